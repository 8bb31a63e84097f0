import { Effort } from '../support/effort';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isolatedStack: true });

test('on a phone, three taps lead from an offer to a sent quote with prices of one’s own list', async ({
  page,
}) => {
  const effort = new Effort(page);
  await signInAs(page, 'pro1');
  await page.goto('/vendor/requests');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Arborist visit' });
  await effort.tap(card.getByRole('link', { name: /^View details of request/ }).first());
  await effort.tap(page.getByRole('button', { name: /^Accept and quote, \d+ tokens$/ }));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Price each')).toHaveValue(/325/);
  await effort.tap(sheet.getByRole('button', { name: /^Accept for \d+ tokens and send$/ }));
  await expect(page.getByText(/^Quote sent to /)).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(/^Version 1, sent/)).toBeVisible();
  console.log(`From an offer to a sent quote: ${effort.toString()}`);
  expect(effort.taps).toBe(3);
  expect(effort.keys).toBe(0);
});
