import { createHash, timingSafeEqual } from 'node:crypto';
import path from 'node:path';

/** Below this address lies the administrators' bundle. */
const ADMIN_FILES = '/remotes/mf-admin/';

/** Below it, administrators read the source maps that releases keep, for the stacks of error reports. */
const ADMIN_SOURCE_MAPS = `${ADMIN_FILES}sourcemaps/`;

/**
 * Browsers ask again before they use a file a second time, so a pass that has ended hides it too. Caches in between keep
 * none, and those that do not respect that tell callers apart.
 */
export const adminFilesCache = {
  'Cache-Control': 'private, no-cache',
  'CDN-Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Cookie',
} as const;

const PASS = /(?:^|;\s*)admin_pass=([\w-]{22})\.(\d{10})(?:;|$)/;

/** Whether an address is one of the administrators' bundle. */
export function isAdminFile(pathname: string): boolean {
  // Some file systems don't tell upper from lower case.
  return pathname.toLowerCase().startsWith(ADMIN_FILES);
}

/** The file among the releases of a source map that administrators ask for; null for other addresses. */
export function sourceMapFile(pathname: string): string | null {
  if (!pathname.startsWith(ADMIN_SOURCE_MAPS) || !pathname.endsWith('.map')) return null;
  return path.join('sourcemaps', pathname.slice(ADMIN_SOURCE_MAPS.length));
}

/**
 * Whether a Cookie header carries a pass that the database signed with this secret and that has not
 * ended. The rule of secure_link in nginx/site.conf.
 */
export function hasAdminPass(cookies: string | undefined, secret: string): boolean {
  const [, signature = '', expires = ''] = PASS.exec(cookies ?? '') ?? [];
  if (expires === '' || Number(expires) * 1000 <= Date.now()) return false;
  const expected = createHash('md5').update(`${expires} ${secret}`).digest('base64url');
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}
