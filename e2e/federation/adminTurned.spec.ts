import type { Page } from '@playwright/test';
import { asPerson } from '../support/asPerson';
import {
  expectSamePage,
  openMarked,
  signInHere,
  signOutHere,
  navigate,
} from '../support/inOnePage';
import { expect, test } from '../support/test';
import { adminPaths, requestsForAdmin } from './adminPaths';

const NO_PERMISSION = 'You do not have permission to access this page';

/** Rows only administrators read, as the page asks for them. */
function readsForAdmin(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/v1\/(?:admin_audit|message_reports|rpc\/admin_)/.test(request.url()))
      found.push(request.url());
  });
  return found;
}

/** Goes to every address of the administrators inside the page that is open; each leads away. */
async function expectEveryDoorShut(page: Page): Promise<void> {
  for (const path of adminPaths) {
    await navigate(page, path);
    await expect(page).toHaveURL('/dashboard');
  }
}

async function openAuditLog(page: Page): Promise<void> {
  await navigate(page, '/admin-utility/audit');
  await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
}

test('an administrator signs out, then an owner signs in on the same page', async ({ page }) => {
  test.setTimeout(240_000);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await openMarked(page);
  await signInHere(page, 'admin');
  await expect(page).toHaveURL('/admin');

  await test.step('the owner after them finds every door shut and nothing left', async () => {
    await openAuditLog(page);
    await signOutHere(page);
    const downloads = requestsForAdmin(page);
    const reads = readsForAdmin(page);
    await signInHere(page, 'owner');
    await expect(page).toHaveURL('/dashboard');
    await expectEveryDoorShut(page);
    await expect(menu.getByRole('link', { name: 'Request Service' })).toBeVisible();
    expect({ downloads, reads }).toEqual({ downloads: [], reads: [] });
    await expectSamePage(page);
  });
});

test.describe('revoked', () => {
  test.use({ isolatedStack: true });

  test('a revoked administrator is refused with the next call and led out within a minute', async ({
    page,
    request,
    product,
  }) => {
    test.setTimeout(180_000);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const caller = await asPerson(request, 'admin2');
    await openMarked(page);
    await signInHere(page, 'admin2');
    await expect(page).toHaveURL('/admin');
    await openAuditLog(page);

    await product.query(
      `update public.profiles set user_type = 'owner' where email = 'admin2@demo.example'`,
    );
    await expect(caller.call('admin_find_people', { query: 'owner' })).rejects.toThrow(
      'Only an administrator can do this.',
    );
    expect(await caller.read('admin_audit?select=id&limit=1')).toEqual([]);

    await expect(page).toHaveURL('/dashboard', { timeout: 60_000 });
    await expect(page.getByText(NO_PERMISSION).first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Audit log' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Request Service' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Admin Tools' })).toHaveCount(0);

    const downloads = requestsForAdmin(page);
    const reads = readsForAdmin(page);
    await expectEveryDoorShut(page);
    expect({ downloads, reads }).toEqual({ downloads: [], reads: [] });
    await expectSamePage(page);
  });
});
