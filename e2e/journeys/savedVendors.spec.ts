import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

test('an owner saves a Pro in the directory and asks that Pro from the dashboard', async ({
  newSession,
}) => {
  test.setTimeout(120_000);
  const { page } = await newSession('owner');
  await page.goto('/providers?zip=78704');
  await page.getByRole('button', { name: 'Save: Whitfield Tree & Crown' }).click();
  await expect(
    page.getByRole('button', { name: 'Saved: Whitfield Tree & Crown', pressed: true }),
  ).toBeVisible();

  await page.goto('/dashboard');
  const list = page.getByRole('region', { name: 'Saved Pros' });
  const card = list.getByRole('article', { name: 'Whitfield Tree & Crown' });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Ask this Pro: Whitfield Tree & Crown' }).click();
  await expect(page).toHaveURL(/\/request/);
  await expect(page.getByText(/Whitfield Tree & Crown/).first()).toBeVisible();

  await page.goto('/dashboard');
  await card.getByRole('button', { name: 'Saved: Whitfield Tree & Crown' }).click();
  await expect(list).toHaveCount(0);
});
