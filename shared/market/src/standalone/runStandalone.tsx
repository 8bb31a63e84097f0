import { type ReactNode, StrictMode, Suspense, useId } from 'react';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  matchRoutes,
  Navigate,
  type RouteObject,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router-dom';
import { RuntimeProvider } from '@tree-service/kernel';
import {
  color,
  ErrorBoundary,
  Logo,
  Page,
  Select,
  space,
  Spinner,
  Text,
  ThemeRoot,
  VStack,
} from '@tree-service/design';
import { PRODUCT_NAME, type RemoteName, type RemoteModule } from '@tree-service/kernel/contract';
import styled from 'styled-components';
import { standaloneAreas } from './areas';

/** A remote that runs alone. */
interface Standalone {
  /** Shown in the header, such as 'Vendor area'. */
  readonly title: string;
  readonly remote: RemoteName;
  readonly module: RemoteModule;
}

/** The QA panel around the pages; it and what it needs are part of development builds alone. */
async function aroundPages(remote: RemoteName): Promise<(pages: ReactNode) => ReactNode> {
  if (process.env.NODE_ENV !== 'development') return (pages) => pages;
  const [{ startQa }, { QaPages }] = await Promise.all([
    import('./qa/startQa'),
    import('./qa/QaPages'),
  ]);
  const { failure } = await startQa(remote);
  return (pages) => (
    <QaPages remote={remote} failure={failure}>
      {pages}
    </QaPages>
  );
}

interface StandalonePagesProps {
  readonly routes: RouteObject[];
  /** Where the address '/' leads, when the remote has no page there. */
  readonly firstPage: string;
}

/** What a remote shows at the current address, as the shell would show it. */
function StandalonePages({ routes, firstPage }: StandalonePagesProps) {
  const { pathname, search } = useLocation();
  const page = useRoutes(routes);
  if (page === null && pathname === '/') return <Navigate to={firstPage + search} replace />;
  if (page === null) {
    return (
      <Page title="This page belongs to another area">
        <Text>Only this area runs here, and it has no page at {pathname}. Choose one above.</Text>
      </Page>
    );
  }
  return (
    <ErrorBoundary key={pathname} source="standalone">
      <Suspense fallback={<Spinner />}>{page}</Suspense>
    </ErrorBoundary>
  );
}

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(4)} ${space(6)};
  padding: ${space(4)} ${space(6)};
  border-bottom: 1px solid ${color.border};
  background: ${color.surfaceRaised};
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  margin-right: auto;
`;

/** Every path of a remote that needs no parameter. */
function fixedPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path = '', children = [] }) => [
    ...(path.startsWith('/') && !path.includes(':') ? [path] : []),
    ...fixedPaths(children),
  ]);
}

/** Leads to any page of the remote that can be reached without knowing an id. */
function PagePicker({ routes }: { readonly routes: RouteObject[] }) {
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const current = matchRoutes(routes, location)?.at(-1)?.route.path ?? '';
  const pages = fixedPaths(routes);
  return (
    <VStack $gap={1}>
      <label htmlFor={id}>Page</label>
      <Select
        id={id}
        placeholder="Choose a page"
        value={pages.includes(current) ? current : ''}
        options={pages.map((path) => ({ value: path, label: path }))}
        onChange={(event) => void navigate(event.target.value)}
      />
    </VStack>
  );
}

/** The frame around a remote that runs standalone. */
interface StandaloneFrameProps {
  readonly title: string;
  readonly routes: RouteObject[];
  readonly children: ReactNode;
}

/** A plain header with the pages of the remote, and the page below it. */
function StandaloneFrame({ title, routes, children }: StandaloneFrameProps) {
  return (
    <>
      <Header>
        <Title>
          <Logo name={PRODUCT_NAME} />
          <Text tone="muted">{title}, alone</Text>
        </Title>
        <PagePicker routes={routes} />
      </Header>
      <main>{children}</main>
    </>
  );
}

/** Runs one remote standalone, with its own router. */
export async function runStandalone({ title, remote, module }: Standalone): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const around = await aroundPages(remote);
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <BrowserRouter>
          <RuntimeProvider>
            {around(
              <StandaloneFrame title={title} routes={module.routes}>
                <StandalonePages
                  routes={module.routes}
                  firstPage={standaloneAreas[remote].firstPage}
                />
              </StandaloneFrame>,
            )}
          </RuntimeProvider>
        </BrowserRouter>
      </ThemeRoot>
    </StrictMode>,
  );
}
