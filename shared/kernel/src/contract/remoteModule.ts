import type { RouteObject } from 'react-router';
import { isRecord } from './isRecord';

/** Version of the agreement between the shell and its remotes. */
export const CONTRACT_VERSION = 1;

/**
 * What every remote exposes as `./routes`. Route paths are absolute, and each route shows an `element`
 * or a `Component` (loaders and lazy routes belong to data routers, which the shell is not).
 */
export interface RemoteModule {
  readonly contract: typeof CONTRACT_VERSION;
  readonly routes: RouteObject[];
}

/** A remote answered, but not with what the shell and the remotes agreed on. */
export class BrokenContractError extends Error {
  override readonly name = 'BrokenContractError';
}

function showsSomething(route: Record<string, unknown>): boolean {
  return (
    route['element'] !== undefined ||
    typeof route['Component'] === 'function' ||
    isRecord(route['Component']) ||
    Array.isArray(route['children'])
  );
}

function isRoute(value: unknown): value is RouteObject {
  if (!isRecord(value)) return false;
  const { path, index, children } = value;
  if (path !== undefined && typeof path !== 'string') return false;
  if (index !== undefined && typeof index !== 'boolean') return false;
  if (children !== undefined && !(Array.isArray(children) && children.every(isRoute))) return false;
  return showsSomething(value);
}

/**
 * Checks what a remote handed over. Returns it typed, or throws a `BrokenContractError` whose message
 * tells a developer what is wrong. A module's default export is accepted too, since federation hands
 * over module namespaces.
 */
export function parseRemoteModule(value: unknown): RemoteModule {
  if (!isRecord(value)) throw new BrokenContractError('The remote exposes no module.');
  const candidate = isRecord(value['default']) ? value['default'] : value;
  const { contract, routes } = candidate;
  if (contract !== CONTRACT_VERSION) {
    throw new BrokenContractError(
      `The remote speaks contract ${String(contract)}, this shell speaks ${CONTRACT_VERSION}.`,
    );
  }
  if (!Array.isArray(routes) || routes.length === 0) {
    throw new BrokenContractError('The remote exposes no routes.');
  }
  const checked: RouteObject[] = [];
  for (const [position, route] of routes.entries()) {
    if (!isRoute(route)) {
      throw new BrokenContractError(`Route ${position} of the remote is not a route.`);
    }
    checked.push(route);
  }
  return { contract: CONTRACT_VERSION, routes: checked };
}
