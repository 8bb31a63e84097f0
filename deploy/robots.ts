/** Address at which crawlers ask what they may read. */
export const ROBOTS_PATH = '/robots.txt';

// What needs an account has nothing to find; steps of signing in are no pages to land on.
const CLOSED = [
  '/account',
  '/admin',
  '/auth/callback',
  '/confirm-email',
  '/confirmation',
  '/dashboard',
  '/mailbox',
  '/messages',
  '/request',
  '/reset-password',
  '/vendor/',
] as const;

/** What crawlers may read: the public pages, and nothing that belongs to an account. */
export const robots = `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\n`).join('')}`;
