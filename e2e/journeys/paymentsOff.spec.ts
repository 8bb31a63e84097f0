import { expect, test } from '../support/test';

test('while payments are switched off, nothing is offered or said of them', async ({
  newSession,
}) => {
  const { page } = await newSession('pro2');
  await page.goto('/vendor/tokens');
  await expect(page.getByText("Tokens aren't for sale right now.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Buy tokens' })).toHaveCount(0);
  const navigation = page.getByRole('navigation', { name: 'Your business' });
  await expect(navigation.getByRole('link', { name: 'Tokens' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Payments' })).toHaveCount(0);
  await page.goto('/vendor/payments');
  await expect(page.getByText("Payments aren't available here")).toBeVisible();
});
