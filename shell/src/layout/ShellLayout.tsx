import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import styled from 'styled-components';
import { ErrorBoundary } from '@tree-service/shared/runtime';
import { anchors, HEADER_HEIGHT_REM } from './anchors';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { SkipLinks } from './SkipLinks';
import { usePreloadOnIntent } from './usePreloadOnIntent';
import { useRouteArrival } from './useRouteArrival';

const GlobalNotices = lazy(() => import('../notices/GlobalNotices'));

const Main = styled.main`
  min-height: 100vh;
  padding-top: ${HEADER_HEIGHT_REM}rem;
`;

/** What stands around every page: skip links, header, footer and notices. */
export function ShellLayout({ children }: { readonly children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useRouteArrival(main);
  usePreloadOnIntent();
  return (
    <>
      <SkipLinks />
      <Navbar />
      <Main id={anchors.main} ref={main} tabIndex={-1}>
        {children ?? <Outlet />}
      </Main>
      <Footer />
      <ErrorBoundary source="GlobalNotices" fallback={null}>
        <Suspense fallback={null}>
          <GlobalNotices />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
