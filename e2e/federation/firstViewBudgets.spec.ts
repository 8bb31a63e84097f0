import { measurePage, scriptKibibytes } from '../../scripts/bench/pages/measurePage';
import { measuredPages } from '../../scripts/bench/pages/pageList';
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
  '/': 183,
  '/services': 184,
  '/services/tree-removal': 188,
  '/how-it-works': 175,
  '/providers': 202,
  '/blog': 176,
  '/blog/when-to-prune-a-tree': 188,
  '/help-center': 178,
  '/welcome-flow': 175,
  '/about': 180,
  '/careers': 175,
  '/join-as-pro': 197,
  '/contact': 195,
  '/terms': 176,
  '/privacy': 176,
  '/accessibility': 175,
  '/login': 197,
  '/auth/register': 198,
  '/request': 221,
};

// On a slow machine two small files for after the first view come before it is interactive.
const MOST_REQUESTS = 14;
// Drawings wait for everything else; how many come depends on the browser: at most the scene at the top,
// the four sizes of the price form and the five services.
const MOST_PICTURES = 10;
const MOST_DEPTH = 3;
const MOST_SHIFT = 0.01;

let site: SecureServer;
test.beforeAll(async ({ sharedProduct }) => {
  const page = await (await fetch(`${sharedProduct.origin}/account`)).text();
  site = await startFederated(await drawMeasured(sharedProduct.origin, publishableKeyIn(page)));
});
test.afterAll(() => {
  site.close();
});

for (const { address } of measuredPages) {
  test(`${address} stays within its budget`, async ({ browser }) => {
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
    expect(scriptKibibytes(cost.named), names).toBeLessThanOrEqual(SCRIPT_KIB[address] ?? 0);
  });
}

test('every page can be used with nothing but the scripts it names', async ({ browser }) => {
  test.setTimeout(180_000);
  for (const { address } of measuredPages) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const html = page
      .waitForResponse((response) => response.request().isNavigationRequest())
      .then((response) => response.text());
    await page.route('**/*.js', async (route) => {
      const isNamed = (await html).includes(new URL(route.request().url()).pathname);
      await (isNamed ? route.continue() : route.abort());
    });
    await page.goto(site.origin + address);
    await expect(page.locator('#root[data-arrived]'), address).toBeAttached();
    await context.close();
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
  expect(scripts.filter((text) => text.includes('GoTrueClient'))).toEqual([]);
});
