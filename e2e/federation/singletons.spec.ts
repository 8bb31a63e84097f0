import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const sharedOnce = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
  '@tree-service/kernel',
  '@tree-service/design/frame',
];

/** Which bundles are loaded, and how many copies of a shared module they have between them. */
function sharedCopies(page: Page, name: string) {
  return page.evaluate(async (shared) => {
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
}

test('the shell and every loaded remote share one copy of each shared module and one style sheet', async ({
  page,
}) => {
  await signInAs(page, 'owner');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();

  const loaded = async () => (await sharedCopies(page, 'react')).bundles;
  await expect.poll(loaded).toEqual(expect.arrayContaining(['shell', 'mf_public', 'mf_owner']));
  for (const name of sharedOnce) {
    expect.soft(await sharedCopies(page, name), name).toMatchObject({
      isThere: true,
      copies: 1,
    });
  }
  await expect.soft(page.locator('style[data-styled]')).toHaveCount(1);

  // What the build of react-dom says wherever it is bundled.
  const carriers = await page.evaluate(async (mark) => {
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async (script) => {
        const answer = await fetch(script);
        return { path: script.pathname, text: await answer.text() };
      }),
    );
    return texts.filter(({ text }) => text.includes(mark)).map(({ path }) => path);
  }, 'Minified React error');
  expect.soft(carriers.filter((path) => path.startsWith('/remotes/'))).toEqual([]);
  expect.soft(carriers.filter((path) => path.startsWith('/shell/'))).not.toEqual([]);
});
