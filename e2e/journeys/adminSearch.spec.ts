import { expectAccessible } from '../support/accessibility';
import { asPerson } from '../support/asPerson';
import { enterOn, typeInto } from '../support/keyboard';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

test('an administrator finds a person by keyboard alone, reads the account and ends its sessions', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { id } = await asPerson(request, 'owner');
  await signInAs(page, 'admin');
  await page.goto('/admin-utility/flags');
  await expect(page.getByRole('heading', { level: 1, name: 'Feature flags' })).toBeVisible();

  await test.step('a page by its name', async () => {
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('price book');
    await expect(page.getByRole('option', { name: /^Price book/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-utility/prices');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a person by email', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Price book' })).toBeVisible();
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('owner@demo.example');
    await expect(page.getByRole('option', { name: /owner@demo\.example/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/person/${id}`);
    await expect(page.getByText('owner@demo.example')).toBeVisible();
  });

  await test.step('the sessions of the account', async () => {
    await enterOn(page, 'Sessions');
    await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible();
    await enterOn(page, 'End sessions');
    await expect(page.getByRole('dialog')).toBeVisible();
    await typeInto(page, /^Reason/, 'The phone was stolen.');
    await enterOn(page, 'End sessions');
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
  });

  await test.step('conversations for a reason, all of it in the audit log', async () => {
    await enterOn(page, 'Messages');
    await expect(page.getByRole('button', { name: 'Show conversations' })).toBeVisible();
    await enterOn(page, 'Show conversations');
    await expect(page.getByRole('dialog')).toBeVisible();
    await typeInto(page, /^Reason/, 'A complaint about a Pro.');
    await enterOn(page, 'Show conversations');
    await expect(page.getByRole('table', { name: 'Conversations' })).toBeVisible();
    await enterOn(page, 'Audit log');
    const audit = page.getByRole('table', { name: 'Audit log' });
    await expect(audit.getByText('The phone was stolen.')).toBeVisible();
    await expect(audit.getByText('A complaint about a Pro.')).toBeVisible();
  });
});
