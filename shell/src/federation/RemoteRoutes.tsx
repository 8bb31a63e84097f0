import { Suspense, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { documentTitle, pageHandleOf, type RemoteName } from '@tree-service/kernel/contract';
import { HeadCollector } from '@tree-service/kernel';
import { PageArrived } from '../prerender/Prerendered';
import { useIsSettled } from './arrival';
import { prepareVisit } from './preloadArea';
import { remoteModule } from './remoteLoading';

export interface RemoteRoutesProps {
  readonly remote: RemoteName;
  /** Shown while the remote, or a page of it, is on its way. */
  readonly loading: ReactNode;
  /** Shown when the remote has no page at this address. */
  readonly notFound: ReactNode;
}

const NONE_YET: RouteObject[] = [{ path: '*', element: null }];

/**
 * Draws the page of a remote that answers for the current address, once both are there; throws its
 * `RemoteFault` when the remote does not come.
 */
export function RemoteRoutes({ remote, loading, notFound }: RemoteRoutesProps) {
  const location = useLocation();
  const { pathname, search } = location;
  const module = remoteModule(remote);
  const isHere = useIsSettled(module);
  const routes = isHere ? use(module).routes : NONE_YET;
  const page = useRoutes(routes);
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  const handle = useMemo(() => (route ? pageHandleOf(route) : null), [route]);
  const title = handle?.title;
  // Kept while the page is shown: a failed download is forgotten, and asking again would start another.
  const code = useMemo(() => handle?.preload(), [handle]);
  const isCodeHere = useIsSettled(code);

  useLayoutEffect(() => {
    prepareVisit(pathname + search);
  }, [pathname, search]);

  const fallbackTitle = title === undefined ? undefined : documentTitle(title);
  use(HeadCollector)?.({ title: fallbackTitle });
  // Before the effects of the page itself, which may know a better title.
  useLayoutEffect(() => {
    if (fallbackTitle !== undefined) document.title = fallbackTitle;
  }, [fallbackTitle, pathname]);

  if (isHere && page === null) return notFound;
  if (!isHere || !isCodeHere) return loading;
  // Throws when the page did not come.
  if (code) use(code);
  // Another page is another boundary: its own loading state, instead of the last page standing still.
  return (
    <Suspense key={route?.path} fallback={loading}>
      {page}
      <PageArrived />
    </Suspense>
  );
}
