import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { liveVersion, readRegistry } from '../../deploy/registry';
import type { AccountName } from '../support/accounts';
import {
  expectSamePage,
  navigate,
  openMarked,
  signInHere,
  signOutHere,
} from '../support/inOnePage';
import type { ProductCopy } from '../support/productCopy';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

/** The address of every file of the administrators' bundle that the site may serve. */
async function adminFiles({ releases }: ProductCopy): Promise<string[]> {
  const version = liveVersion(await readRegistry(releases), 'mf-admin') ?? '';
  const folder = path.join('remotes/mf-admin', version);
  return readdirSync(path.join(releases, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css|json|woff2|svg|png)$/.test(name))
    .map((name) => `/${folder}/${name}`);
}

/** Asks for files from inside a page, with what its browser sends; counts the answers. */
function askInPage(page: Page, files: readonly string[]): Promise<Record<string, number>> {
  return page.evaluate(async (addresses) => {
    const answers: Record<string, number> = {};
    for (const address of addresses) {
      const response = await fetch(address);
      const { byteLength } = await response.arrayBuffer();
      const answer = `${response.status}${byteLength === 0 ? ', empty' : ''}`;
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
    return answers;
  }, files);
}

test('every file of the admin area is missing for visitors, owners and Pros, and there for an administrator @core', async ({
  page,
  product,
  newPage,
}) => {
  const files = await adminFiles(product);
  expect(files.length).toBeGreaterThan(40);
  const nothing = { '404, empty': files.length };

  await page.goto('/');
  expect(await askInPage(page, files)).toEqual(nothing);
  for (const who of ['owner', 'pro1'] satisfies AccountName[]) {
    const other = await newPage();
    await signInAs(other, who);
    await other.goto('/');
    expect(await askInPage(other, files)).toEqual(nothing);
  }

  const office = await newPage();
  await signInAs(office, 'admin');
  await office.goto('/admin');
  await expect(office.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await askInPage(office, files)).toEqual({ '200': files.length });
});

test.describe('in one page', () => {
  test.use({ isolatedStack: true });

  test('the admin area opens just after a promotion and closes with a demotion and a sign-out', async ({
    page,
    product,
  }) => {
    test.setTimeout(120_000);
    const files = await adminFiles(product);
    const nothing = { '404, empty': files.length };
    const adminTools = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Admin Tools' });
    // A page's heading may still be that of the page before.
    const adminArea = page.getByRole('navigation', { name: 'Administration' });
    const turn = (type: 'admin' | 'owner') =>
      product.query(
        `update public.profiles set user_type = '${type}' where email = 'owner@demo.example'`,
      );
    const promote = async () => {
      await turn('admin');
      await expect(adminTools).toBeVisible();
      // Leaving the owner's page for that of the new type comes after the menu.
      await expect(page).toHaveURL('/admin');
    };
    await openMarked(page);
    await signInHere(page, 'owner');
    await expect(page).toHaveURL('/dashboard');

    for (const opened of ['/admin-utility', '/admin-utility/audit']) {
      await promote();
      await navigate(page, opened);
      await expect(adminArea).toBeVisible();
      await expect(page).toHaveURL(opened);
      expect(await askInPage(page, files)).toEqual({ '200': files.length });

      await turn('owner');
      await expect(adminTools).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard');
      expect(await askInPage(page, files)).toEqual(nothing);
    }

    await promote();
    await adminTools.click();
    await expect(adminArea).toBeVisible();
    await signOutHere(page);
    expect(await askInPage(page, files)).toEqual(nothing);
    await expectSamePage(page);
  });
});

test('an administrator whose pass ended while no one looked continues after Try Again', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin-utility');
  const heading = page.locator('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.context().clearCookies({ name: 'admin_pass' });
  await navigate(page, '/admin-utility/plans');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await expect(heading).toBeVisible();
});
