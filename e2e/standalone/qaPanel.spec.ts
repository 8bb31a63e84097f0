import { expect, test as base, type Page } from '@playwright/test';
import type { RemoteName } from '@tree-service/kernel/contract';
import { demoAccounts } from '../../demo/accounts';
import { startDevelopmentCopy, type DevelopmentCopy } from '../support/developmentCopy';
import { choose, heading, panel } from './qaPanel';

const test = base.extend<object, { remote: RemoteName; development: DevelopmentCopy }>({
  remote: ['mf-vendor', { scope: 'worker', option: true }],
  development: [
    async ({ remote }, use) => {
      const copy = await startDevelopmentCopy(remote);
      await use(copy);
      await copy.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ development }, use) => use(development.origin),
});

/** Calls the backend as the page does. */
function callInPage(page: Page, address: string): Promise<{ status: number; body: unknown }> {
  return page.evaluate(async (path) => {
    const configuration = document.getElementById('runtime-config')?.textContent ?? '';
    const apikey = /"publishableKey":"([^"]+)"/.exec(configuration)?.[1] ?? '';
    const response = await fetch(path, { headers: { apikey } });
    return { status: response.status, body: await response.json() };
  }, address);
}

test('a remote opens on its first page as the account it is for', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/vendor/dashboard');
  await expect(heading(page)).toBeVisible();
  await expect(panel(page).getByLabel('Signed in as')).toHaveValue(demoAccounts.pro1.email);

  await choose(page, 'Signed in as', demoAccounts.pro2.email);
  await expect(page).toHaveURL('/vendor/dashboard?qa-account=pro2%40demo.example');
  await expect(panel(page).getByLabel('Signed in as')).toHaveValue(demoAccounts.pro2.email);
  await page.getByLabel('Page', { exact: true }).selectOption('/vendor/tokens');
  await expect(page).toHaveURL('/vendor/tokens?qa-account=pro2%40demo.example');
});

test('a state is a link that shows it in any browser', async ({ page, browser, baseURL }) => {
  const shown = (on: Page) =>
    expect(
      on
        .locator('main')
        .getByText(/^On hold because of the weather/)
        .first(),
    ).toBeVisible();
  await page.goto('/');
  await choose(page, 'State', 'weather-hold');
  await expect(page).toHaveURL(/\/vendor\/requests\/[^/?]+\?qa-state=weather-hold$/);
  await shown(page);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);

  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await shown(other);
  await expect(panel(other).getByLabel('Signed in as')).toHaveValue(demoAccounts.pro2.email);
  await elsewhere.close();
});

test('the clock jumps once', async ({ page, request }) => {
  await page.goto('/vendor/tokens');
  await choose(page, 'Clock', 'release');
  await expect(page).toHaveURL('/vendor/tokens?qa-clock=release');
  await expect(heading(page)).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  const ahead = async () => {
    const answer = await request.post('/qa/enter', { data: { jump: 'release' } });
    const { aheadMs }: { aheadMs: number } = await answer.json();
    return aheadMs;
  };
  const before = await ahead();
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await ahead()).toBe(before);
});

test('flags, faults of the network, theme and width are set by the address', async ({ page }) => {
  await page.goto('/vendor/tokens?qa-flags=video_upload,-messaging&qa-theme=dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(heading(page)).toBeVisible();
  const { body } = await callInPage(page, '/rest/v1/feature_flags');
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'video_upload', enabled: true }),
      expect.objectContaining({ name: 'messaging', enabled: false }),
      expect.objectContaining({ name: 'vendor_matching', enabled: true }),
    ]),
  );

  await panel(page).getByLabel('Failing call', { exact: true }).focus();
  await choose(page, 'Failing call', '/rest/v1/feature_flags');
  await expect(page).toHaveURL(/qa-failing=/);
  await expect(heading(page)).toBeVisible();
  expect((await callInPage(page, '/rest/v1/feature_flags')).status).toBe(500);

  await page.goto('/vendor/tokens?qa-network=offline');
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await expect(callInPage(page, '/rest/v1/feature_flags')).rejects.toThrow('Failed to fetch');

  await page.goto('/vendor/tokens?qa-network=slow');
  await expect(panel(page)).toBeVisible();
  const started = Date.now();
  await callInPage(page, '/rest/v1/feature_flags');
  expect(Date.now() - started).toBeGreaterThanOrEqual(2000);

  await page.goto('/vendor/tokens?qa-width=360');
  const framed = page.frameLocator('iframe');
  await expect(framed.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(framed.getByRole('region', { name: 'QA panel' })).toHaveCount(0);
  expect(await framed.locator('html').evaluate(() => window.innerWidth)).toBe(360);
  await framed.getByLabel('Page', { exact: true }).selectOption('/vendor/schedule');
  await expect(page).toHaveURL('/vendor/schedule?qa-width=360');
});

test('a reset puts the demo data and the clock back', async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.goto('/vendor/tokens?qa-account=pro2@demo.example');
  await panel(page).getByRole('button', { name: 'Reset demo data' }).click();
  await expect(page).toHaveURL('/vendor/dashboard', { timeout: 60_000 });
  await expect(heading(page)).toBeVisible();
  const answer = await request.post('/qa/enter', { data: {} });
  expect(await answer.json()).toEqual({ pages: null, aheadMs: 0 });
});

test('the panel is in the scripts of development', async ({ page, request }) => {
  await page.goto('/');
  await expect(panel(page)).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = loaded.filter((address) => new URL(address).pathname.endsWith('.js'));
  const text = (
    await Promise.all(scripts.map(async (script) => (await request.get(script)).text()))
  ).join('\n');
  for (const trace of ['qa-account', 'treeservice-demo', 'QA panel', '/qa/']) {
    expect(text).toContain(trace);
  }
});
