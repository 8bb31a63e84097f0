import { signInAs } from '../support/accounts';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';

const STORM = 10_000;

test('a storm of 10,000 reports is one line that opens, is resolved, and comes back when it happens again', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  await product.query(
    `insert into public.error_logs (message, severity, category, source, context)
     select 'TypeError: lead ' || n || ' has no price', 'critical', 'ui', 'LeadInbox', '{"remote": "mf-vendor"}'
     from generate_series(1, ${STORM}) n`,
  );
  await signInAs(page, 'admin');
  await page.goto('/admin/error-logs');
  const storm = page.getByText(/lead \d+ has no price/);
  await expect(storm).toHaveCount(1);
  await expect(page.getByText(/^10,000 times, nobody signed in, ui, LeadInbox/)).toBeVisible();
  await expectAccessible(page);

  await storm.click();
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was done').fill('Prices are never empty now.');
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByText(/has no price/)).toHaveCount(0);

  await product.query(
    `insert into public.error_logs (message, severity, category, source) values
       ('TypeError: lead 5 has no price', 'critical', 'ui', 'LeadInbox')`,
  );
  await page.reload();
  await page.getByText('lead 5 has no price').click();
  await expect(page.getByText('It came back')).toBeVisible();

  await page.goto('/admin/error-logs?view=latest');
  await expect(page.getByText(/has no price/)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/has no price/)).toHaveCount(100);
});
