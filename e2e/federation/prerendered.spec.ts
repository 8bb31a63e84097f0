import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asPerson } from '../support/asPerson';
import { expect, test } from '../support/test';
import { publicPages } from './publicAddresses';

declare global {
  interface Window {
    /** The first elements of the page, as they were drawn ahead. */
    drawnElements?: Record<string, Element>;
  }
}

const PARTS = ['header', 'main h1', 'footer'];
const arrived = '#root[data-arrived]';
const CANARY = '20260101-000000-0123456789';

/** Remembers parts of the page before any script of it runs. */
async function rememberDrawn(page: Page): Promise<void> {
  await page.addInitScript((parts) => {
    const drawn: Record<string, Element> = {};
    window.drawnElements = drawn;
    new MutationObserver(() => {
      for (const part of parts) {
        const element = document.querySelector(part);
        if (element) drawn[part] ??= element;
      }
    }).observe(document, { childList: true, subtree: true });
  }, PARTS);
}

/** The remembered parts that are still in the page. */
function keptParts(page: Page): Promise<string[]> {
  return page.evaluate(
    (parts) =>
      parts.filter((part) => document.querySelector(part) === window.drawnElements?.[part]),
    PARTS,
  );
}

test('every public page is taken over as it was drawn', async ({ newPage }) => {
  test.setTimeout(240_000);
  for (const { address, heading } of publicPages) {
    await test.step(address, async () => {
      // As who comes for the first time gets it.
      const page = await newPage();
      await rememberDrawn(page);
      await page.goto(address);
      await expect.soft(page.locator(`${arrived}[data-drawn-path="${address}"]`)).toBeAttached();
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect.soft(title, address).toBeVisible();
      // The request form has no footer.
      const parts = address === '/request' ? PARTS.filter((part) => part !== 'footer') : PARTS;
      expect.soft(await keptParts(page), address).toEqual(parts);
      await page.context().close();
    });
  }
});

test('every public page says what it is without a script', async ({ request, baseURL }) => {
  test.setTimeout(240_000);
  for (const { address, data = [] } of publicPages) {
    await test.step(address, async () => {
      const response = await request.get(address, { headers: { accept: 'text/html' } });
      expect.soft(response.status(), address).toBe(200);
      const html = await response.text();
      expect.soft(html, address).toMatch(/<h1[^>]*>/);
      expect.soft(html, address).toMatch(/<title>[^<]*Tree Service[^<]*<\/title>/);
      expect.soft(html, address).toMatch(/<meta name="description" content="[^"]{20,}">/);
      expect.soft(html, address).toContain(`<link rel="canonical" href="${baseURL}${address}">`);
      expect.soft(html, address).toMatch(/<meta property="og:title" content="[^"]+">/);
      const objects = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)];
      const types = new Set(objects.map(([, text = '']) => String(JSON.parse(text)['@type'])));
      expect.soft([...types], address).toEqual(data);
    });
  }
});

test('prices are in the page before a script has read them', async ({ request }) => {
  for (const address of ['/services', '/services/stump-grinding']) {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    const [markup = ''] = (await response.text()).split('id="drawn-data"');
    expect(markup).toContain('National prices from our price book');
    expect(markup).toMatch(/\$\d/);
  }
});

test.describe('once a rule has changed', () => {
  // Its server keeps what it drew for minutes, from the first request on.
  test.use({ isolatedStack: true });

  test('a page drawn before is taken over and corrected', async ({ page, request }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/hydrat/i.test(message.text())) complaints.push(message.text());
    });
    const address = '/how-it-works';
    const drawn = async () =>
      (await request.get(address, { headers: { accept: 'text/html' } })).text();
    const asReleased = /at most (?:<!-- -->)?three Pros/;
    expect(await drawn()).toMatch(asReleased);
    const admin = await asPerson(request, 'admin');
    await admin.call('save_matching_policy', {
      changes: { accepts_at_most: 4 },
      reason: 'A trial',
      idempotency_key: randomUUID(),
    });
    expect(await drawn()).toMatch(asReleased);
    await rememberDrawn(page);
    await page.goto(address);
    await expect(page.getByText(/at most four Pros can take it/)).toBeVisible();
    await expect(page.getByText(/three Pros/)).toHaveCount(0);
    expect(await keptParts(page)).toEqual(PARTS);
    expect(complaints).toEqual([]);
  });
});

test('a page with a query is drawn again, for what it asks', async ({ page }) => {
  await rememberDrawn(page);
  await page.goto('/help-center?q=token');
  await expect(page.locator(arrived)).toBeAttached();
  await expect(page.getByRole('searchbox')).toHaveValue('token');
  expect(await keptParts(page)).not.toContain('main h1');
});

test('a page drawn by another release than the one that runs is drawn again', async ({ page }) => {
  await rememberDrawn(page);
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = await response.json();
    registry.remotes['mf-public'].version = 'another';
    await route.fulfill({ json: registry });
  });
  await page.goto('/services');
  await expect(page.locator(arrived)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: 'Services and Prices' })).toBeVisible();
  expect(await keptParts(page)).not.toContain('main h1');
});

for (const { share, isDrawnAgain } of [
  { share: 100, isDrawnAgain: true },
  { share: 0, isDrawnAgain: false },
]) {
  test(`beside a canary for ${share} % of visitors a page is drawn ${isDrawnAgain ? 'again' : 'once'}`, async ({
    page,
  }) => {
    await rememberDrawn(page);
    const isCanary = (address: string) => address.includes('?canary');
    await page.route('**/remotes.json', async (route) => {
      const registry = await (await route.fetch()).json();
      const live = registry.remotes['mf-public'];
      // The same files under another version.
      live.canary = { ...live, version: CANARY, manifest: `${live.manifest}?canary`, share };
      await route.fulfill({ json: registry });
    });
    const manifests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('mf-manifest')) manifests.push(request.url());
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill('rowan@example.com');
    await expect(page.locator(arrived)).toBeAttached();
    await expect(page.getByLabel('Email')).toHaveValue('rowan@example.com');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toHaveCount(1);
    expect((await keptParts(page)).includes('main h1')).toBe(!isDrawnAgain);
    expect(manifests.some(isCanary)).toBe(isDrawnAgain);
  });
}

/** Opens a page whose scripts come only once they are let. Resolves when its forms can be used. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  let letScriptsCome: () => void = () => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/application.*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState === 'interactive');
  return letScriptsCome;
}

const forms = [
  { address: '/login', label: 'Email', typed: 'nobody@example.com', send: 'Sign In' },
  { address: '/auth/register', label: 'Email', typed: 'me@example.com', send: 'Create account' },
  { address: '/join-as-pro', label: 'Business name', typed: 'Elm & Sons', send: 'Join as a Pro' },
  { address: '/contact', label: 'Your name', typed: 'Rowan', send: 'Send message' },
  { address: '/providers', label: 'ZIP code', typed: '787', send: 'Search' },
  { address: '/request', label: 'ZIP code', typed: '787', send: 'Continue' },
] as const;

for (const { address, label, typed, send } of forms) {
  test(`what is typed and sent at ${address} before the scripts load is kept and sent once`, async ({
    page,
  }) => {
    const letScriptsCome = await openWithoutScripts(page, address);
    const main = page.locator('main');
    await main.getByLabel(label, { exact: true }).fill(typed);
    await main.getByRole('button', { name: send, exact: true }).click();
    letScriptsCome();
    await expect(page.locator(arrived)).toBeAttached();
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(typed);
    // Something is missing or wrong, and the form has been sent.
    await expect(main.locator('form [aria-invalid="true"]').first()).toBeAttached();
  });
}

test('what is searched for in the help center before the scripts load is found then', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page, '/help-center');
  await page.getByLabel('Search answers').fill('refund');
  letScriptsCome();
  await expect(page.locator(arrived)).toBeAttached();
  await expect(page).toHaveURL('/help-center?q=refund');
  await expect(page.getByLabel('Search answers')).toHaveValue('refund');
});

test('addresses of someone’s own answer 200 with the plain page', async ({ request }) => {
  for (const address of ['/dashboard', '/auth/callback', '/vendor/leads', '/reset-password']) {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    expect([address, response.status()]).toEqual([address, 200]);
    expect(await response.text()).toContain('<div id="root"></div>');
  }
});

test('below a guarded prefix, no one learns which pages exist before the guard lets them in', async ({
  request,
  page,
  newSession,
}) => {
  const lost = '/vendor/no-such-page';
  const htmlAt = async (address: string) => {
    const response = await request.get(address, { headers: { accept: 'text/html' } });
    return [response.status(), await response.text()];
  };
  expect(await htmlAt(lost)).toEqual(await htmlAt('/vendor/requests'));
  await page.goto(lost);
  await expect(page).toHaveURL(/\/login$/);
  const vendor = await newSession('pro1');
  await vendor.page.goto(lost);
  await expect(
    vendor.page.getByRole('heading', { level: 1, name: "Oops! We couldn't find the page" }),
  ).toBeVisible();
  // No area owns this address.
  expect((await htmlAt('/owner/no-such-page'))[0]).toBe(404);
});

test.describe('for visitors of another place', () => {
  test.use({ locale: 'de-DE' });

  test('a page drawn before is taken over, with amounts as everyone reads them', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/hydrat/i.test(message.text())) complaints.push(message.text());
    });
    await rememberDrawn(page);
    await page.goto('/services');
    await expect(page.locator(arrived)).toBeAttached();
    expect(await keptParts(page)).toEqual(PARTS);
    await expect(page.getByRole('main')).toContainText(/\$\d/);
    await expect(page.getByRole('main')).not.toContainText(/\d\s\$/);
    expect(complaints).toEqual([]);
  });
});
