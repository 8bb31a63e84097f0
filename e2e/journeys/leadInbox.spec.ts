import { signInAs } from '../support/signIn';
import { asPerson, submitWork } from '../support/asPerson';
import { expectAccessible } from '../support/accessibility';
import { enterOn, spaceOn, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

test('the inbox is narrowed down, ordered and shown on a map, and the address keeps it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner, { timing: 'flexible' });
  await signInAs(page, 'pro1');
  await page.goto('/vendor/requests');
  const card = page.getByRole('article').filter({ hasText: `request #${work.number},` });
  await expect(card).toBeVisible();

  await page.getByLabel('Search', { exact: true }).fill(String(work.number));
  await expect(page).toHaveURL(new RegExp(`find=${work.number}`));
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByLabel('When').selectOption('Emergency');
  await expect(page.getByText('No matching requests')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await expect(card).toBeVisible();

  await page.getByLabel('Sort by').selectOption('Nearest first');
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('nearest');

  await page.getByRole('link', { name: 'View on map' }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByRole('group', { name: 'Requests on a map' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText(/^Show as a list \(/).click();
  await page.getByRole('button', { name: new RegExp(`request #${work.number}`) }).click();
  await expect(card).toBeVisible();
});

test('on a phone an offer fits on the screen and is declined with two taps, which can be taken back', async ({
  page,
  request,
}) => {
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner);
  await page.setViewportSize({ width: 375, height: 667 });
  await signInAs(page, 'pro2');
  await page.goto(`/vendor/requests?find=${work.number}`);
  const card = page.getByRole('article').filter({ hasText: `request #${work.number},` });
  await expect(card.getByText(/\(up\sto\s\$/)).toBeVisible();
  const box = await card.boundingBox();
  // What the header and the bar at the bottom leave free.
  expect(box?.height).toBeLessThan(560);
  const decline = card.getByRole('button', { name: 'Decline', exact: true });
  await decline.click();
  await card.getByRole('button', { name: 'Fully booked' }).click();
  await expect(card.getByText('Declined: Fully booked')).toBeVisible();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('button', { name: /^Accept for/ })).toBeVisible();

  await decline.click();
  await card.getByRole('button', { name: 'Too far away' }).click();
  // Leaving sends it at once; no one has to wait for the moment to pass.
  await page.getByRole('link', { name: 'Closed' }).click();
  await expect(page.getByText('You declined: Too far away').first()).toBeVisible();
});

test('inbox and detail keep to everyone: axe, narrow phones, keyboard alone', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const owner = await asPerson(request, 'owner');
  const work = await submitWork(owner);
  await signInAs(page, 'pro1');
  await page.goto('/vendor/requests');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/vendor/requests?find=${work.number}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await enterOn(page, `View details of request #${work.number}`);
  await page.waitForURL(`**/vendor/requests/${work.id}`);
  await expect(page.getByText(`Request #${work.number} in`)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Map of Austin, TX 78704' })).toBeVisible();
  await expect(
    page.getByText(/miles from your starting point, within your .+ service area/),
  ).toBeVisible();
  await expectAccessible(page);

  await enterOn(page, /^Accept for \d+ tokens/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await enterOn(page, /^Accept for \d+ tokens/);
  await expect(page.getByRole('log')).toBeVisible();
  await expectAccessible(page);
  await typeInto(page, /^Message/, 'Includes hauling.');
  await enterOn(page, 'Send quote');
  await expect(page.getByText(/^Version 1, sent/)).toBeVisible();
  await enterOn(page, 'Withdraw quote');
  await expect(page.getByRole('dialog')).toBeVisible();
  await spaceOn(page, 'A price was wrong');
  await enterOn(page, 'Withdraw quote');
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
