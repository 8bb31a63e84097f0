import { Suspense } from 'react';
import { Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary, Page, Spinner, Text } from '@tree-service/design';

interface StandalonePagesProps {
  readonly routes: RouteObject[];
  /** Where the address '/' leads, when the remote has no page there. */
  readonly firstPage: string;
}

/** What a remote shows at the current address, as the shell would show it. */
export function StandalonePages({ routes, firstPage }: StandalonePagesProps) {
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
