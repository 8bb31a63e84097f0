import { ErrorBoundary } from '@tree-service/design';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import styled from 'styled-components';
import { useViewing } from '@tree-service/kernel';
import { areaAt } from '../areas';
import { Announcements } from '../notices/Announcements';
import { anchors, HEADER_HEIGHT } from './anchors';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { SectionNavigation } from './SectionNavigation';
import { SkipLinks } from './SkipLinks';
import { usePreloadOnIntent } from './usePreloadOnIntent';
import { useAfterHydration } from '../prerender/useAfterHydration';
import { useRouteArrival } from './useRouteArrival';

const ViewingBar = lazy(() => import('../notices/ViewingBar'));
const GlobalNotices = lazy(() => import('../notices/GlobalNotices'));

const Under = styled.div`
  padding-top: ${HEADER_HEIGHT};
`;

const Main = styled.main`
  min-height: calc(100vh - ${HEADER_HEIGHT});
  scroll-margin-top: ${HEADER_HEIGHT};
`;

/** The frame of every page: skip links, header, footer and notices. Forms that are all one task have no footer. */
export function ShellLayout({ children }: { readonly children?: ReactNode }) {
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
