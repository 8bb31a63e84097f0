import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from '@tree-service/kernel/contract';
import { authState, userTypeOf } from '@tree-service/kernel';
import { decideAccess } from '../auth/accessDecision';
import { areaAt, remoteOf } from '../areas';
import { remoteModule } from './remoteLoading';

function isPageHandle(handle: unknown): handle is PageHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'preload' in handle &&
    typeof handle.preload === 'function'
  );
}

function pagesAt(routes: RouteObject[], path: string): PageHandle[] {
  const handles = (matchRoutes(routes, path) ?? []).map(({ route }): unknown => route.handle);
  return handles.filter(isPageHandle);
}

/**
 * Downloads the area and the page behind a path ahead of need, for instance while somebody points at a
 * link. Asks the guard first: nothing is downloaded for whom it would refuse. Failures are left to be
 * met, and shown, when somebody really goes there.
 */
export function preloadArea(path: string): void {
  const auth = authState();
  const area = areaAt(path);
  if (!area || decideAccess(area.guard, auth).kind !== 'allowed') return;
  remoteModule(remoteOf(area, userTypeOf(auth)))
    .then(({ routes }) => Promise.all(pagesAt(routes, path).map((page) => page.preload())))
    .catch((cause: unknown) => {
      console.info(`${path} could not be loaded ahead.`, cause);
    });
}
