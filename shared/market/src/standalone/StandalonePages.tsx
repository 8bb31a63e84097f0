import { Suspense } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { ErrorBoundary, Page, Spinner, Text } from '@tree-service/design';

/** What a remote shows at the current address, as the shell would show it. */
export function StandalonePages({ routes }: { readonly routes: RouteObject[] }) {
  const { pathname } = useLocation();
  const page = useRoutes(routes);
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
