import { expect, test } from '../support/test';
import { giveReason, openAdmin } from '../support/adminPages';

test('a wrong weight is previewed and not saved', async ({ newSession }) => {
  test.setTimeout(180_000);
  const { page, caller } = await newSession('admin');
  const versions = () => caller.read('matching_policy?select=version');
  const before = await versions();
  await openAdmin(page, '/admin-utility/matching', 'Matching settings');
  const distance = page.getByLabel('Distance', { exact: false }).first();
  const asSet = await distance.inputValue();

  await test.step('a weight that is none is refused beside its field', async () => {
    await distance.fill('101');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByText('Please enter “Distance”, from 0 to 100').first()).toBeVisible();
    await expect(distance).toHaveValue('101');
  });

  await test.step('distance alone turns the order of a stored match around', async () => {
    await distance.fill('100');
    for (const signal of ['Rating', 'Acceptance', 'Response', 'Availability', 'Credentials']) {
      await page.getByLabel(signal).first().fill('0');
    }
    await page.getByLabel('Experience').first().fill('0');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Order under these settings' })).toBeVisible();
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
    await expect(
      page.getByText(/^All \d+ match(es)? ranked again: [1-9]\d* of \d+ first offers/),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^Median distance/ })).toBeVisible();
  });

  await test.step('what is left there is a draft, and not saved', async () => {
    await openAdmin(page, '/admin-utility/matching', 'Matching settings');
    await expect(page.getByLabel('Distance').first()).toHaveValue('100');
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByLabel('Distance').first()).toHaveValue(asSet);
    expect(await versions()).toEqual(before);
  });
});

test('a changed price is tried on example jobs and saved with its reason', async ({
  newSession,
}) => {
  test.setTimeout(180_000);
  const { page, caller } = await newSession('admin');
  await openAdmin(page, '/admin-utility/prices', 'Price book');
  await expect(page.getByRole('heading', { name: 'Prices, version 1' })).toBeVisible();
  await page
    .getByRole('group', { name: 'Written report', exact: true })
    .getByLabel('High', { exact: true })
    .fill('500');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const row = page.getByRole('row', { name: /Arborist: visit, 2 hours, report/ });
  await expect(row).toContainText('$1,250');
  await expect(row).toContainText('$1,300');
  expect(await caller.read('price_book_items?select=version&version=eq.2')).toEqual([]);
  await page.getByRole('button', { name: 'Save as new version', exact: true }).click();
  await giveReason(page, 'Reason', 'Reports take longer now.', 'Save as new version');
  await expect(page.getByRole('heading', { name: 'Prices, version 2' })).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: 'Versions of the price book' })
      .getByText('Reports take longer'),
  ).toBeVisible();
});
