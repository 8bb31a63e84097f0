import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pageHandleOf } from '@tree-service/kernel/contract';
import { authState, userTypeOf } from '@tree-service/kernel';
import { decideAccess } from '../auth/accessDecision';
import { areaAt, remoteOf } from '../areas';
import { remoteModule } from './remoteLoading';

/** Downloads the page of an area at a path. */
export function preloadPages(routes: RouteObject[], path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  return Promise.all(matches.map(async ({ route }) => pageHandleOf(route)?.preload()));
}

/**
 * Preloads the area and page of a path, for instance while a link is hovered. Checks the guard first:
 * nothing is downloaded where it would refuse. Failures are shown only on the actual visit.
 */
export function preloadArea(path: string): void {
  const auth = authState();
  const area = areaAt(path);
  if (!area || decideAccess(area.guard, auth).kind !== 'allowed') return;
  remoteModule(remoteOf(area, userTypeOf(auth)))
    .then(({ routes }) => preloadPages(routes, path))
    .catch((cause: unknown) => {
      console.info(`${path} could not be preloaded.`, cause);
    });
}
