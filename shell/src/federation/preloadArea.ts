import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pageHandleOf } from '@tree-service/kernel/contract';
import { authState, userTypeOf } from '@tree-service/kernel';
import { decideAccess } from '../auth/accessDecision';
import { areaAt, remoteOf } from '../areas';
import { remoteModule } from './remoteLoading';

function preloadPages(routes: RouteObject[], path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  return Promise.all(matches.map(({ route }) => pageHandleOf(route)?.preload()));
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
    .then(({ routes }) => preloadPages(routes, path))
    .catch((cause: unknown) => {
      console.info(`${path} could not be loaded ahead.`, cause);
    });
}
