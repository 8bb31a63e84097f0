import { signInAs } from '../support/accounts';
import { expect, test } from '../support/test';

test('two tabs that edit the same price or the same hours never overwrite each other unseen', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, 'pro2');
  const other = await context.newPage();

  await test.step('the price list', async () => {
    for (const tab of [page, other]) {
      await tab.goto('/vendor/pricing');
      await tab
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await expect(tab.getByLabel('Price', { exact: true }).first()).toBeVisible();
    }
    const price = (tab: typeof page) =>
      tab.getByRole('form', { name: /^Change / }).getByLabel('Price', { exact: true });
    const save = (tab: typeof page) =>
      tab
        .getByRole('form', { name: /^Change / })
        .getByRole('button', { name: 'Save', exact: true });
    await price(page).fill('111');
    await save(page).click();
    await expect(page.getByText(/saved$/).first()).toBeVisible();
    await price(other).fill('222');
    await save(other).click();
    await expect(
      other.getByText('This price changed elsewhere while you were editing'),
    ).toBeVisible();
    await expect(other.getByText(/Saved there: .+\$111/)).toBeVisible();
    await expect(price(other)).toHaveValue(/222/);
    await other.getByRole('button', { name: 'Save mine instead' }).click();
    await expect(other.getByText(/\$222/).first()).toBeVisible();
  });

  await test.step('the working hours', async () => {
    for (const tab of [page, other]) {
      await tab.goto('/vendor/schedule?show=hours');
      await expect(tab.getByRole('form', { name: 'Working hours' })).toBeVisible();
    }
    const opens = (tab: typeof page) =>
      tab.getByRole('group', { name: 'Monday', exact: true }).getByLabel('Opens').first();
    const save = (tab: typeof page) =>
      tab
        .getByRole('form', { name: 'Working hours' })
        .getByRole('button', { name: 'Save', exact: true });
    await opens(page).fill('06:30');
    await save(page).click();
    await expect(page.getByText('Working hours saved')).toBeVisible();
    await opens(other).fill('09:15');
    await save(other).click();
    await expect(
      other.getByText('Your hours changed elsewhere while you were editing'),
    ).toBeVisible();
    await expect(opens(other)).toHaveValue('09:15');
    await expect(other.getByText(/Saved there: Mon 06:30/)).toBeVisible();
    await other.getByRole('button', { name: 'Use what is saved' }).click();
    await expect(opens(other)).toHaveValue('06:30');
    await save(other).click();
    await expect(other.getByText('Working hours saved')).toBeVisible();
  });
});
