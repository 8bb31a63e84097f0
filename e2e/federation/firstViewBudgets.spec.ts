import { measurePage, scriptKibibytes } from '../../scripts/bench/pages/measurePage';
import {
  findMeasuredPages,
  pageKinds,
  type MeasuredPage,
} from '../../scripts/bench/pages/pageList';
import type { SecureServer } from '../../scripts/bench/pages/secureServer';
import { drawMeasured, startFederated } from '../../scripts/bench/pages/sites';
import { publishableKeyIn } from '../support/pageConfiguration';
import { expect, test } from '../support/test';

/**
 * Kibibytes of compressed scripts that each page may take before it is interactive, by its address. What
 * every page takes is 163 of them: React, the router, the styles, the queries and the federation runtime.
 * On pages with the price form, its questions are two of them; its answer is loaded once it is used.
 */
const SCRIPT_KIB: Readonly<Record<string, number>> = {
  '/': 186,
  '/services': 184,
  '/services/tree-removal': 188,
  '/services/arborist/new-york': 188,
  '/how-it-works': 175,
  '/providers': 202,
  '/providers/:id': 202,
  '/blog': 176,
  '/blog/when-to-prune-a-tree': 188,
  '/help-center': 178,
  '/welcome-flow': 175,
  '/about': 180,
  '/careers': 175,
  '/join-as-pro': 199,
  '/contact': 197,
  '/terms': 176,
  '/privacy': 176,
  '/accessibility': 175,
  '/login': 199,
  '/auth/register': 200,
  '/request': 221,
};

// The page, the list of releases, two fonts, and at most nine scripts.
const MOST_REQUESTS = 13;
// Drawings wait for everything else; how many come depends on the browser: at most the scene at the top,
// the sheet with the sizes of the price form and the five services.
const MOST_PICTURES = 7;
const MOST_DEPTH = 3;
const MOST_SHIFT = 0.01;

/** A name in the code of supabase-js. */
const CLIENT_MARK = 'GoTrueClient';

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

for (const { kind } of pageKinds) {
  test(`${kind} stays within its budget`, async ({ browser }) => {
    const address = pages.find((page) => page.kind === kind)?.address ?? kind;
    const cost = await measurePage(browser, {
      origin: site.origin,
      address,
      isScripted: true,
      cpuSlowdown: 1,
    });
    const names = cost.named.map(({ pathname }) => pathname).join('\n');
    const pictures = cost.named.filter(({ pathname }) => pathname.endsWith('.svg')).length;
    expect(pictures, names).toBeLessThanOrEqual(MOST_PICTURES);
    expect(cost.named.length - pictures, names).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(cost.shift).toBeLessThanOrEqual(MOST_SHIFT);
    expect(cost.depth, names).toBeLessThanOrEqual(MOST_DEPTH);
    console.log(
      'BUDGET',
      kind,
      scriptKibibytes(cost.named).toFixed(2),
      cost.named.length - pictures,
      cost.depth,
    );
    expect(scriptKibibytes(cost.named), names).toBeLessThanOrEqual(SCRIPT_KIB[kind] ?? 0);
  });
}

test('every page can be used with nothing but the scripts it names, of which none is the backend’s client', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const named = new Set<string>();
  for (const { address } of pages) {
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
  }
  for (const pathname of named) {
    expect(await (await request.get(pathname)).text(), pathname).not.toContain(CLIENT_MARK);
  }
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
