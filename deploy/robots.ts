import { SITEMAP_PATH } from './sitemap';

/** Address at which crawlers ask what they may read. */
export const ROBOTS_PATH = '/robots.txt';

// What needs an account has nothing to find; steps of signing in are no pages to land on.
const CLOSED = [
  '/account',
  '/admin',
  '/appointment',
  '/auth/callback',
  '/auth/confirm',
  '/confirm-email',
  '/confirmation',
  '/crew-day',
  '/dashboard',
  '/mailbox',
  '/messages',
  '/request',
  '/reset-password',
  '/shared',
  '/vendor/',
  '/waitlist',
] as const;

/** What crawlers may read at an origin: the public pages, which the sitemap lists, nothing of an account. */
export function robotsOf(origin: string): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${origin}${SITEMAP_PATH}\n`;
}
