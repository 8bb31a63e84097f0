import { signInAs } from '../support/signIn';
import { daysAfter, mondayAhead } from '../support/days';
import { expect, test } from '../support/test';

const VENDOR = `(select id from auth.users where email = 'pro2@demo.example')`;
const DAY_OFF = mondayAhead(11);
const WORKING_DAY = daysAfter(DAY_OFF, 2);

test('two tabs that edit the same price, hours, day or job never overwrite each other unseen', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(240_000);
  await product.query(
    `update public.jobs set scheduled_for = null, scheduled_until = null, state = 'scheduled'
     where id in (select id from public.jobs where vendor_id = ${VENDOR} order by created_at, id limit 1)`,
  );
  await signInAs(page, 'pro2');
  const other = await context.newPage();

  await test.step('the price list', async () => {
    for (const tab of [page, other]) {
      await tab.goto('/vendor/pricing');
      await tab
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await expect(tab.getByLabel('Price', { exact: true }).first()).toBeVisible();
    }
    const price = (tab: typeof page) =>
      tab.getByRole('form', { name: /^Edit / }).getByLabel('Price', { exact: true });
    const save = (tab: typeof page) =>
      tab.getByRole('form', { name: /^Edit / }).getByRole('button', { name: 'Save', exact: true });
    await price(page).fill('111');
    await save(page).click();
    await expect(page.getByText(/saved$/).first()).toBeVisible();
    await price(other).fill('222');
    await save(other).click();
    await expect(other.getByText('This was changed since you opened it')).toBeVisible();
    await expect(other.getByText(/Saved version: .+\$111/)).toBeVisible();
    await expect(price(other)).toHaveValue(/222/);
    await other.getByRole('button', { name: 'Save my version' }).click();
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
    await expect(other.getByText('This was changed since you opened it')).toBeVisible();
    await expect(opens(other)).toHaveValue('09:15');
    await expect(other.getByText(/Saved version: Mon 06:30/)).toBeVisible();
    await other.getByRole('button', { name: 'Use the saved version' }).click();
    await expect(opens(other)).toHaveValue('06:30');
    await save(other).click();
    await expect(other.getByText('Working hours saved')).toBeVisible();
  });

  await test.step('a day that differs', async () => {
    const form = (tab: typeof page) => tab.getByRole('form', { name: 'Add a day' });
    const add = (tab: typeof page) => form(tab).getByRole('button', { name: 'Add day' });
    await form(other).getByLabel('Day', { exact: true }).fill(DAY_OFF);
    await form(other).getByLabel(/^Note/).fill('Mine');
    await form(page).getByLabel('Day', { exact: true }).fill(DAY_OFF);
    await form(page).getByLabel(/^Note/).fill('Theirs');
    await add(page).click();
    // The other tab hears of it without a reload, and its form still began from before.
    await expect(other.getByText('Closed · Theirs', { exact: true })).toBeVisible();
    await add(other).click();
    await expect(other.getByText('This was changed since you opened it')).toBeVisible();
    await expect(other.getByText('Saved version: Closed · Theirs.')).toBeVisible();
    await expect(form(other).getByLabel(/^Note/)).toHaveValue('Mine');
    await other.getByRole('button', { name: 'Save my version' }).click();
    await expect(page.getByText('Closed · Mine', { exact: true })).toBeVisible();
  });

  await test.step('the date of a job', async () => {
    for (const tab of [page, other]) {
      await tab.goto('/vendor/schedule');
      await tab.getByRole('button', { name: 'Set date' }).first().click();
      await expect(tab.getByRole('dialog').getByLabel('Day')).toBeVisible();
    }
    const plan = async (tab: typeof page, start: string) => {
      const dialog = tab.getByRole('dialog');
      await dialog.getByLabel('Day').fill(WORKING_DAY);
      await dialog.getByLabel('Start').fill(start);
      await dialog.getByRole('button', { name: 'Set date' }).click();
    };
    await plan(page, '09:00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await plan(other, '11:00');
    await expect(other.getByText('This was changed since you opened it')).toBeVisible();
    await expect(other.getByRole('dialog').getByLabel('Start')).toHaveValue('11:00');
    await other.getByRole('button', { name: 'Save my version' }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  });
});
