import { measurePage, scriptKibibytes } from '../../scripts/bench/pages/measurePage';
import { measuredPages } from '../../scripts/bench/pages/pageList';
import type { SecureServer } from '../../scripts/bench/pages/secureServer';
import { drawMeasured, startFederated } from '../../scripts/bench/pages/sites';
import { expect, test } from '../support/test';

/** The most a visitor's first view may take before it is interactive. */
interface Budget {
  readonly requests: number;
  readonly depth: number;
  /** Kibibytes of scripts, compressed. */
  readonly scripts: number;
}

const plain: Budget = { requests: 11, depth: 3, scripts: 165 };
const withForm: Budget = { requests: 12, depth: 3, scripts: 185 };

/** Pages with forms; all others have the plain budget. */
const forms = ['/providers', '/contact', '/join-as-pro', '/login', '/auth/register', '/request'];

let site: SecureServer;
test.beforeAll(async ({ sharedProduct }) => {
  const page = await (await fetch(`${sharedProduct.origin}/account`)).text();
  const [, key = ''] = /"publishableKey":"([^"]+)"/.exec(page) ?? [];
  site = await startFederated(await drawMeasured(sharedProduct.origin, key));
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
    const budget = forms.includes(address) ? withForm : plain;
    const names = cost.downloads.map(({ pathname }) => pathname).join('\n');
    expect(cost.downloads.length, names).toBeLessThanOrEqual(budget.requests);
    expect(cost.depth, names).toBeLessThanOrEqual(budget.depth);
    expect(scriptKibibytes(cost), names).toBeLessThanOrEqual(budget.scripts);
    expect(cost.shift).toBeLessThanOrEqual(0.01);
  });
}

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
