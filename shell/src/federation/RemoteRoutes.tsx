import { Suspense, use, useLayoutEffect, type ReactNode } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { documentTitle, pageHandleOf, type RemoteName } from '@tree-service/kernel/contract';
import { HeadCollector } from '@tree-service/kernel';
import { PageArrived } from '../firstView/Prerendered';
import { remoteModule } from './remoteLoading';

export interface RemoteRoutesProps {
  readonly remote: RemoteName;
  /** Shown while a page of the remote is on its way. */
  readonly loading: ReactNode;
  /** Shown when the remote has no page at this address. */
  readonly notFound: ReactNode;
}

/**
 * Draws the page of a remote that answers for the current address. Suspends until the remote is there;
 * throws its `RemoteFault` when it does not come.
 */
export function RemoteRoutes({ remote, loading, notFound }: RemoteRoutesProps) {
  const { routes } = use(remoteModule(remote));
  const location = useLocation();
  const page = useRoutes(routes);
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  const title = route && pageHandleOf(route)?.title;

  const fallbackTitle = title === undefined ? undefined : documentTitle(title);
  use(HeadCollector)?.({ title: fallbackTitle });
  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    if (fallbackTitle !== undefined) document.title = fallbackTitle;
  }, [fallbackTitle, location.pathname]);

  if (page === null) return notFound;
  // Another page is another boundary: its own loading state, instead of the last page standing still.
  return (
    <Suspense key={route?.path} fallback={loading}>
      {page}
      <PageArrived />
    </Suspense>
  );
}
