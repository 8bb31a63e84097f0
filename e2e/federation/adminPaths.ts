import type { Page } from '@playwright/test';
import { patterns } from '@tree-service/kernel/contract';

/** Every address of the administrators' area, with an id that is nobody's where one stands. */
export const adminPaths = Object.entries(patterns)
  .filter(([name]) => name.startsWith('admin'))
  .map(([, pattern]) => pattern.replace(/:\w+/, '00000000-0000-4000-8000-000000000000'));

/** Whatever the page asks for from now on of the administrators' remote. */
export function requestsForAdmin(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/remotes/mf-admin/')) found.push(request.url());
  });
  return found;
}
