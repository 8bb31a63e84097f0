import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measurePage, scriptKibibytes } from '../../scripts/bench/pages/measurePage';
import { findMeasuredPages, type MeasuredPage } from '../../scripts/bench/pages/pageList';
import type { SecureServer } from '../../scripts/bench/pages/secureServer';
import { drawMeasured, startFederated } from '../../scripts/bench/pages/sites';
import { inPairs } from '../../scripts/inPairs';
import { publishableKeyIn } from '../support/pageConfiguration';
import { expect, test } from '../support/test';

/**
 * Kibibytes of compressed scripts that each page may take before it is interactive, by its address. What
 * every page takes is 152 of them, of which docs/adr/0024-first-view-budget.md has a list; what forms are
 * made of is 20. On pages with the price form, its questions are two; its answer is loaded once it is used.
 */
const SCRIPT_KIB: Readonly<Record<string, number>> = {
  '/': 173,
  '/services': 172,
  '/services/prices': 172,
  '/services/tree-removal': 177,
  '/services/arborist/new-york': 177,
  '/how-it-works': 162,
  '/providers': 174,
  '/providers/:id': 174,
  '/blog': 163,
  '/blog/when-to-prune-a-tree': 166,
  '/help-center': 165,
  '/welcome-flow': 161,
  '/about': 163,
  '/careers': 163,
  '/join-as-pro': 187,
  '/contact': 184,
  '/terms': 163,
  '/privacy': 163,
  '/accessibility': 163,
  '/login': 187,
  '/auth/register': 188,
  '/request': 212,
};

// The page, the list of releases, two fonts, and at most six scripts.
const MOST_REQUESTS = 10;
// Drawings wait for everything else; how many come depends on the browser: at most one for each of the
// nine articles, or the scene at the top, the sheet with the sizes of the price form and the five services.
const MOST_PICTURES = 9;
const MOST_DEPTH = 3;
const MOST_SHIFT = 0.01;

/** A name in the code of supabase-js. */
const CLIENT_MARK = 'GoTrueClient';

/** What only some people come to see, by a name or words in its code. */
const LATER_MARKS = [
  CLIENT_MARK,
  'wifi-off',
  'Dismiss announcement',
  'Notification settings',
  'Viewing as someone else',
];

/** The text of every script in a folder. */
const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** What the shell hands on to the remotes, so that no page downloads it twice. */
const SHARED_MARKS = {
  'the federation runtime': 'initOptions is required',
  'what the frame and the pages are drawn with': 'Something went wrong',
} as const;

let site: SecureServer;
let pages: readonly MeasuredPage[];
test.beforeAll(async ({ sharedProduct }) => {
  const page = await (await fetch(`${sharedProduct.origin}/account`)).text();
  pages = await findMeasuredPages((sql) => sharedProduct.query(sql));
  site = await startFederated(
    await drawMeasured(sharedProduct.origin, publishableKeyIn(page), pages),
  );
});
test.afterAll(() => {
  site.close();
});

// Over a weak line a page mostly waits, so two are measured at once.
test('every page stays within its budget', async ({ browser }) => {
  test.setTimeout(180_000);
  await inPairs(pages, async ({ kind, address }) => {
    const cost = await measurePage(browser, {
      origin: site.origin,
      address,
      isScripted: true,
      cpuSlowdown: 1,
    });
    const names = [kind, ...cost.named.map(({ pathname }) => pathname)].join('\n');
    const pictures = cost.named.filter(({ pathname }) => pathname.endsWith('.svg')).length;
    expect.soft(pictures, names).toBeLessThanOrEqual(MOST_PICTURES);
    expect.soft(cost.named.length - pictures, names).toBeLessThanOrEqual(MOST_REQUESTS);
    expect.soft(cost.shift, kind).toBeLessThanOrEqual(MOST_SHIFT);
    expect.soft(cost.depth, names).toBeLessThanOrEqual(MOST_DEPTH);
    expect.soft(scriptKibibytes(cost.named), names).toBeLessThanOrEqual(SCRIPT_KIB[kind] ?? 0);
  });
});

test('every page can be used with nothing but the scripts it names, which have nothing twice and nothing that comes later', async ({
  browser,
  request,
  sharedProduct,
}) => {
  test.setTimeout(180_000);
  const named = new Set<string>();
  await inPairs(pages, async ({ address }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const html = page
      .waitForResponse((response) => response.request().isNavigationRequest())
      .then((response) => response.text());
    await page.route('**/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      const isNamed = (await html).includes(pathname);
      if (isNamed) named.add(pathname);
      await (isNamed ? route.continue() : route.abort());
    });
    await page.goto(site.origin + address);
    await expect(page.locator('#root[data-arrived]'), address).toBeAttached();
    await context.close();
  });
  const texts = await Promise.all(
    [...named].map(async (pathname) => (await request.get(pathname)).text()),
  );
  const countOf = (mark: string) => texts.filter((text) => text.includes(mark)).length;
  const built = scriptsIn(sharedProduct.releases);
  for (const mark of LATER_MARKS) {
    expect(countOf(mark), mark).toBe(0);
    expect(
      built.some((text) => text.includes(mark)),
      `${mark} in a script of later`,
    ).toBe(true);
  }
  for (const [what, mark] of Object.entries(SHARED_MARKS)) expect(countOf(mark), what).toBe(1);
});

test('a first view that reads nothing but the rules never downloads the backend’s client', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.text().then((text) => scripts.push(text));
  });
  await page.goto('/how-it-works', { waitUntil: 'networkidle' });
  await expect(page.locator('#root[data-arrived]')).toBeAttached();
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((text) => text.includes(CLIENT_MARK))).toEqual([]);
});
