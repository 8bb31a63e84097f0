import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestPath } from '../../deploy/requestPath';
import { remoteNames, type RemoteName } from '../../shared/kernel/src/contract/area';
import { areaAt, type Area } from '../../shell/src/areas';
import type { AreaBuilds } from './areaBuilds';

/** Where open pages ask; the same address is in shell/src/federation/AreaOnceBuilt.tsx. */
const UNBUILT_PATH = '/unbuilt-areas.json';

function remotesOf({ remote }: Area): readonly RemoteName[] {
  return typeof remote === 'string' ? [remote] : Object.values(remote);
}

/**
 * Seconds until the area of an address is built; null when one that may answer there already is, and for
 * addresses of no area.
 */
export function secondsLeftAt(
  { secondsLeft }: Pick<AreaBuilds, 'secondsLeft'>,
  pathname: string,
): number | null {
  const area = areaAt(pathname);
  if (!area) return null;
  const waits = remotesOf(area).map(secondsLeft);
  const known = waits.filter((wait) => wait !== null);
  // What could not be built may be built by the next start; nobody knows when that is.
  return known.length < waits.length ? null : Math.min(...known.map((wait) => wait || 60));
}

/**
 * Answers which remotes are not built yet, with the seconds that takes, or null where building failed.
 * Returns whether the request was for that.
 */
export function answerForBuilds(
  { secondsLeft }: Pick<AreaBuilds, 'secondsLeft'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (requestPath(request.url ?? '/') !== UNBUILT_PATH) return false;
  const unbuilt = remoteNames
    .map((remote) => [remote, secondsLeft(remote)] as const)
    .filter(([, wait]) => wait !== null);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  // JSON writes NaN as null.
  response.end(JSON.stringify(Object.fromEntries(unbuilt)));
  return true;
}
