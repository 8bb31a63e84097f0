import { expectAccessible } from '../support/accessibility';
import { asPerson, submitWork } from '../support/asPerson';
import { expect, test } from '../support/test';
import { openAdmin } from '../support/adminPages';
import { crowdOfVendors } from '../support/crowd';

test.use({ isolatedStack: true });

const CROWD = 5000;

test('a match of 5,000 Pros is replayed page by page, and other weights are tried and not saved', async ({
  newSession,
  product,
  request,
}) => {
  test.setTimeout(300_000);
  await product.query(crowdOfVendors(CROWD));
  const { id } = await submitWork(await asPerson(request, 'owner'));
  const { page, caller } = await newSession('admin');
  const settings = await caller.read('matching_policy?select=*');
  await openAdmin(page, `/admin/match-visualization?request=${id}`, 'Match visualization');
  const order = page.getByRole('table', { name: 'Order of offers' });
  await expect(order.getByRole('row')).toHaveCount(26);

  await test.step('the funnel and the map have all of them', async () => {
    await expect(page.getByRole('img', { name: /^Map of request .* 5,?\d{3} Pros/ })).toBeVisible();
    await expect(
      page.getByText(/Ranking the stored signals again gives the same order/),
    ).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Reasons for exclusion' }).getByText(/Fully booked/),
    ).toBeVisible();
  });

  await test.step('a press on the map shows the Pros there', async () => {
    const before = await page.getByText(/^Boosted score$/).count();
    expect(before).toBe(1);
    await page
      .getByRole('img', { name: /^Map of request/ })
      .click({ position: { x: 180, y: 390 } });
    await expect(page.getByRole('heading', { level: 3, name: /^Crowd \d+$/ })).toBeVisible();
  });

  await test.step('one of them is found by name, and the order is paged through', async () => {
    await page.getByRole('button', { name: 'Next', exact: true }).first().click();
    await expect(page.getByText(/^26 to 50 of 4,\d{3} ranked Pros$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Order', exact: true }).selectOption('score');
    await expect(page.getByText(/^1 to 25 of 4,\d{3} ranked Pros$/)).toBeVisible();
    await page.getByLabel('Find a ranked Pro').fill('Crowd 4321');
    await expect(order.getByRole('row')).toHaveCount(2);
    await order.getByRole('button', { name: 'Crowd 4321' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Crowd 4321' })).toBeVisible();
    await page.getByLabel('Find an excluded Pro').fill('Crowd 4320');
    await expect(
      page.getByRole('table', { name: 'Excluded Pros' }).getByRole('row', { name: /Fully booked/ }),
    ).toHaveCount(1);
  });

  const trial = page.getByRole('region', { name: 'What if' });
  await test.step('unchanged settings give the stored order', async () => {
    await trial.getByRole('button', { name: 'Show order' }).click();
    await expect(trial.getByText('The order stays the same.')).toBeVisible();
  });

  await test.step('other weights turn the order round beside the stored one, and nothing is saved', async () => {
    await trial.getByLabel(/^Distance/).fill('101');
    await trial.getByRole('button', { name: 'Show order' }).click();
    await expect(trial.getByText('Please enter “Distance”, from 0 to 100').first()).toBeVisible();
    await trial.getByLabel(/^Distance/).fill('100');
    await trial.getByLabel(/^Rating/).fill('0');
    await trial.getByLabel('Apply plan boosts').uncheck();
    await trial.getByRole('button', { name: 'Show order' }).click();
    await expect(trial.getByText('Not saved')).toBeVisible();
    await expect(trial.getByText(/would get an offer in the first round/)).toBeVisible();
    const first = trial.getByRole('table', { name: 'Order under these settings' });
    await expect(first.getByText('Added').first()).toBeVisible();
    expect(await caller.read('matching_policy?select=*')).toEqual(settings);
  });

  await expectAccessible(page);
});
