import type { Page } from '@playwright/test';
import { areas } from '../../shell/src/areas';
import adminRemote from '../../mf-admin/src/routes';

const ofEverybody = areas.find(({ id }) => id === 'account')?.prefixes ?? [];

/** Every address of the administrators' area, with an id no one has in place of a parameter. */
export const adminPaths = adminRemote.routes
  .flatMap(({ path }) => path ?? [])
  .filter((path) => !ofEverybody.includes(path))
  .map((path) => path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000'));

/** Whatever the page requests from now on of the administrators' remote. */
export function requestsForAdmin(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/remotes/mf-admin/')) found.push(request.url());
  });
  return found;
}
