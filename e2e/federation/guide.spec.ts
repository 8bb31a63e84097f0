import type { APIRequestContext, Page } from '@playwright/test';
import { everywhere } from '../../deploy/securityHeaders';
import type { AccountName } from '../support/accounts';
import { asPerson } from '../support/asPerson';
import { serveByGuide, type GuideSite } from '../support/guideSite';
import { createDemoSession, storeSession } from '../support/session';
import { expect, test } from '../support/test';
import { requestsForAdmin } from './adminPaths';

// The site as deploy/README.md sets it up: pages drawn ahead, and nginx with its files and a certificate.

test.use({ isolatedStack: true, ignoreHTTPSErrors: true });

const pagesOf = {
  visitor: [
    '/',
    '/services',
    '/services/tree-removal',
    '/providers',
    '/how-it-works',
    '/blog',
    '/help-center',
    '/login',
    '/auth/register',
    '/request',
  ],
  owner: ['/dashboard', '/requests', '/request', '/messages', '/account'],
  pro1: ['/vendor/dashboard', '/vendor/schedule', '/vendor/tokens', '/vendor/account', '/messages'],
  admin: [
    '/admin',
    '/admin/vendor-approval',
    '/admin-utility',
    '/admin-utility/matching',
    '/account',
  ],
} satisfies Partial<Record<'visitor' | AccountName, readonly string[]>>;

/** What a page complains about from now on. */
function complaintsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`${page.url()}: ${message.text()}`);
  });
  return found;
}

/** Pictures come from the backend, which has another address than the site. */
async function expectPictures(page: Page, site: GuideSite): Promise<void> {
  await page.goto(`${site.address}/messages`);
  const picture = page.locator('img[src*="/storage/v1/"]').first();
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
}

async function openPages(
  site: GuideSite,
  newPage: () => Promise<Page>,
  who: keyof typeof pagesOf,
): Promise<void> {
  const page = await newPage();
  if (who !== 'visitor') {
    const session = await createDemoSession(page.context().request, who);
    await storeSession(page.context(), { ...session, origin: site.address });
  }
  const complaints = complaintsOf(page);
  const adminFiles = requestsForAdmin(page);
  for (const address of pagesOf[who]) {
    const answer = await page.goto(`${site.address}${address}`);
    expect([address, answer?.status()]).toEqual([address, 200]);
    expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
    await expect(page.locator('#root[data-arrived]')).toBeAttached();
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}(?:[?]|$)`));
  }
  if (who === 'owner') await expectPictures(page, site);
  expect(complaints).toEqual([]);
  expect(adminFiles.length > 0).toBe(who === 'admin');
}

/** Asks the site the way a browser without a session does. */
function visitorOf(site: GuideSite, request: APIRequestContext) {
  return async (target: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(`${site.address}${target}`, { headers, maxRedirects: 0 });
    return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
  };
}

type Get = ReturnType<typeof visitorOf>;

async function checkFiles(get: Get): Promise<void> {
  const home = await get('/');
  const [script = ''] = /\/shell\/[^"]+\.[0-9a-f]{10}\.js/.exec(home.text) ?? [];
  for (const [encoding, accepted] of [
    ['gzip', 'gzip'],
    ['br', 'gzip, deflate, br'],
  ]) {
    const packed = await get('/', { 'accept-encoding': String(accepted) });
    expect(packed.text).toBe(home.text);
    expect(packed.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': encoding,
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: expect.stringContaining('Accept-Encoding'),
    });
    const sent = await get(script, { 'accept-encoding': String(accepted) });
    expect(sent.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
  const icon = /<link rel="icon" href="([^"]+)"/.exec(home.text)?.[1] ?? '';
  expect((await get(icon)).headers['content-type']).toContain('image/svg+xml');
  const touchIcon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(home.text)?.[1] ?? '';
  expect((await get(touchIcon)).headers['content-type']).toBe('image/png');
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  expect((await get('/remotes.json')).headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, no-cache',
  });
  expect((await get('/sitemap.xml')).headers['content-type']).toContain('application/xml');
  expect((await get('/healthz')).text).toBe('ok\n');
}

async function checkLostAddresses(get: Get): Promise<void> {
  const registry = JSON.parse((await get('/remotes.json')).text);
  const ofAdmins = registry.remotes['mf-admin'].manifest;
  for (const target of ['/does/not/exist', '/app.js', '/mailbox', ofAdmins]) {
    const { status, headers } = await get(target);
    expect([target, status]).toEqual([target, 404]);
    for (const [name, value] of Object.entries(everywhere)) {
      expect([target, name, headers[name.toLowerCase()]]).toEqual([target, name, value]);
    }
  }
}

async function checkFunctions(get: Get, calendar: string): Promise<void> {
  const feed = await get(`/calendar/${calendar}.ics`);
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(feed.text).toMatch(/^BEGIN:VCALENDAR/);
  const link = await get('/unsubscribe/not-ours');
  expect(link.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(link.headers['content-security-policy']).toContain("default-src 'none'; style-src");
}

test('a site set up by the guide works for everybody, and only administrators get the admin area', async ({
  product,
  request,
  newPage,
}) => {
  // Hundreds of pages are drawn ahead.
  test.setTimeout(300_000);
  const site = await serveByGuide(product);
  const get = visitorOf(site, request);
  await test.step('from port 80 to TLS', async () => {
    const sent = await request.get(`${site.plainAddress}/services`, { maxRedirects: 0 });
    expect([sent.status(), sent.headers()['location']]).toEqual([301, `${site.address}/services`]);
  });
  await test.step('files', () => checkFiles(get));
  await test.step('lost addresses', () => checkLostAddresses(get));
  await test.step('answers of Edge Functions', async () => {
    const vendor = await asPerson(request, 'pro1');
    await checkFunctions(get, await vendor.call<string>('renew_calendar_feed', {}));
  });
  for (const who of ['visitor', 'owner', 'pro1', 'admin'] as const) {
    await test.step(who, () => openPages(site, newPage, who));
  }
  await site.close();
});
