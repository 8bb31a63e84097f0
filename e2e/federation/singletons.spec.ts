import { signInAs } from '../support/accounts';
import { expect, test } from '../support/test';

const sharedOnce = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
  '@tree-service/kernel',
];

test.describe('what exists once per page', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'owner');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const name of sharedOnce) {
    test(`${name} is the same object in the shell and in every loaded remote`, async ({ page }) => {
      const seen = await page.evaluate(async (shared) => {
        interface Bundle {
          readonly name: string;
          loadShare(key: string): Promise<false | (() => unknown)>;
        }
        const registry: unknown = Reflect.get(window, '__FEDERATION__');
        const bundles: Bundle[] = Reflect.get(Object(registry), '__INSTANCES__');
        const copies = await Promise.all(
          bundles.map(async (bundle) => {
            const factory = await bundle.loadShare(shared);
            return factory === false ? undefined : factory();
          }),
        );
        return {
          bundles: bundles.map((bundle) => bundle.name),
          isThere: copies.every((copy) => copy !== undefined),
          copies: new Set(copies).size,
        };
      }, name);

      expect(seen.bundles).toEqual(expect.arrayContaining(['shell', 'mf_public', 'mf_owner']));
      expect(seen.isThere).toBe(true);
      expect(seen.copies).toBe(1);
    });
  }

  test('one style sheet of styled-components holds the styles of all bundles', async ({ page }) => {
    await expect(page.locator('style[data-styled]')).toHaveCount(1);
  });

  test('a remote downloads no second copy of anything shared', async ({ page }) => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: Reflect.get(entry, 'decodedBodySize') as number,
      })),
    );
    const reactDomBytes = 150_000;
    const big = loaded.filter(
      ({ path, bytes }) =>
        path.startsWith('/remotes/') && path.endsWith('.js') && bytes > reactDomBytes,
    );
    expect(big).toEqual([]);
  });
});
