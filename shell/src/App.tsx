import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@tree-service/kernel/contract';
import { RuntimeProvider, useAuth, useViewing } from '@tree-service/kernel';
import { ErrorBoundary, SkipLink, ThemeRoot } from '@tree-service/design';
import { Navigate, Outlet, useLocation, useNavigationType } from 'react-router';
import styled from 'styled-components';
import { AreaAtPath } from './AreaAtPath';
import { areaAt } from './areas';
import { anchors, HEADER_HEIGHT } from './layout/anchors';
import { Footer } from './layout/Footer';
import { Navbar } from './layout/Navbar';
import { SectionNavigation } from './layout/SectionNavigation';
import { useAfterHydration } from './prerender/useAfterHydration';
import { preloadArea } from './federation/preloadArea';

/** /auth: redirects to the sign-in page with its navigation state. */
export function AuthRedirect() {
  const { key, state, search } = useLocation();
  // A sign-out and a guard may both lead here, the second before the first has led on; each arrival
  // is passed on automatically.
  return <Navigate key={key} to={{ pathname: paths.login(), search }} state={state} replace />;
}

const ViewingBar = lazy(() => import('./notices/ViewingBar'));
const GlobalNotices = lazy(() => import('./notices/GlobalNotices'));

const Under = styled.div`
  padding-top: ${HEADER_HEIGHT};
`;

const Main = styled.main`
  min-height: calc(100vh - ${HEADER_HEIGHT});
  scroll-margin-top: ${HEADER_HEIGHT};
`;

/** The first stops of the keyboard on every page; each is seen only while it has the focus. */
function SkipLinks({ hasFooter }: { readonly hasFooter: boolean }) {
  return (
    <nav aria-label="Skip links">
      <SkipLink targetId={anchors.main}>Skip to main content</SkipLink>
      <SkipLink targetId={anchors.navigation}>Skip to navigation</SkipLink>
      {hasFooter && <SkipLink targetId={anchors.footer}>Skip to footer</SkipLink>}
    </nav>
  );
}

function onIntent(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
  if (link.pathname !== window.location.pathname) preloadArea(link.pathname);
}

/** Preloads a link's page on hover, touch or focus. */
function usePreloadOnIntent(): void {
  useEffect(() => {
    const options = { passive: true };
    document.addEventListener('pointerover', onIntent, options);
    document.addEventListener('touchstart', onIntent, options);
    document.addEventListener('focusin', onIntent, options);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('touchstart', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
}

const AnnouncementBar = lazy(() => import('./notices/AnnouncementBar'));

/**
 * The place of announcements under the header. Signed-in people see them immediately. For visitors it
 * waits until they go to a second page: reading announcements takes the backend's client, which the
 * first view of someone who only looks in must not pay for.
 */
export function Announcements() {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const { key } = useLocation();
  const [arrivedOn] = useState(key);
  const [hasMovedOn, setHasMovedOn] = useState(false);
  if (!hasMovedOn && key !== arrivedOn) setHasMovedOn(true);
  if (!isSignedIn && !hasMovedOn) return null;
  return (
    <ErrorBoundary source="Announcements" fallback={null}>
      <Suspense fallback={null}>
        <AnnouncementBar />
      </Suspense>
    </ErrorBoundary>
  );
}

const HEADING_WAIT_MS = 10_000;

function focusHeading(page: HTMLElement): boolean {
  // Keeps focus that the page or the user has already placed.
  if (page.contains(document.activeElement) && page !== document.activeElement) return true;
  const heading = page.querySelector('h1');
  if (heading === null) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return true;
}

function whenHeadingIsThere(page: HTMLElement): () => void {
  if (focusHeading(page)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusHeading(page)) stop();
  });
  const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(page, { childList: true, subtree: true });
  return stop;
}

/**
 * Does for navigation within the page what the browser does for a page load: the page starts at its
 * top (or at its fragment), and focus moves to the new page's heading, however late that arrives.
 * Going back keeps the scroll position the browser remembers.
 */
export function useRouteArrival(page: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    const isFirst = arrivedAt.current === null;
    const isSamePage = arrivedAt.current === pathname;
    arrivedAt.current = pathname;
    if (isFirst || isSamePage || page.current === null) return undefined;
    if (navigationType !== 'POP' && hash === '') window.scrollTo(0, 0);
    return whenHeadingIsThere(page.current);
  }, [pathname, hash, navigationType, page]);
}

/** The frame of every page: skip links, header, footer and notices. Forms that are all one task have no footer. */
function ShellLayout({ children }: { readonly children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteArrival(main);
  usePreloadOnIntent();
  const isViewing = useViewing() !== null;
  const isSettled = useAfterHydration();
  const frame = areaAt(useLocation().pathname)?.frame;
  return (
    <>
      <SkipLinks hasFooter={frame !== 'form'} />
      <Navbar />
      {isViewing && (
        <Suspense fallback={null}>
          <ViewingBar />
        </Suspense>
      )}
      <Under>
        <Announcements />
        {frame === 'sections' && <SectionNavigation />}
      </Under>
      <Main id={anchors.main} ref={main} tabIndex={-1}>
        {children ?? <Outlet />}
      </Main>
      {frame !== 'form' && <Footer />}
      <ErrorBoundary source="GlobalNotices" fallback={null}>
        <Suspense fallback={null}>{isSettled && <GlobalNotices />}</Suspense>
      </ErrorBoundary>
    </>
  );
}

export interface AppProps {
  /** The router around everything: the browser's, or one fixed at an address. */
  readonly router: ComponentType<{ readonly children: ReactNode }>;
}

/** The whole application: what exists once, around the one router. */
export function App({ router: Router }: AppProps) {
  return (
    <ThemeRoot>
      <Router>
        <RuntimeProvider>
          <Routes>
            <Route element={<ShellLayout />}>
              <Route path={paths.auth.pattern} element={<AuthRedirect />} />
              <Route path="*" element={<AreaAtPath />} />
            </Route>
          </Routes>
        </RuntimeProvider>
      </Router>
    </ThemeRoot>
  );
}
