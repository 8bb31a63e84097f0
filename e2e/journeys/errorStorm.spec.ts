import { signInAs } from '../support/signIn';
import { expectAccessible } from '../support/accessibility';
import { interceptSocket } from '../support/socket';
import type { ProductCopy } from '../support/productCopy';
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
  await expect(page.getByText(/^10,000 times, no signed-in users, ui, LeadInbox/)).toBeVisible();
  await expectAccessible(page);

  await storm.click();
  await page.getByRole('button', { name: 'Mark as resolved' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What did you do?').fill('Prices are never empty now.');
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(page.getByText(/has no price/)).toHaveCount(0);

  await product.query(
    `insert into public.error_logs (message, severity, category, source) values
       ('TypeError: lead 5 has no price', 'critical', 'ui', 'LeadInbox')`,
  );
  await page.reload();
  await page.getByText('lead 5 has no price').click();
  await expect(page.getByText('Reopened')).toBeVisible();

  await page.goto('/admin/error-logs?view=latest');
  await expect(page.getByText(/has no price/)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/has no price/)).toHaveCount(100);

  await page.getByLabel('Search messages').fill('price 4711');
  await expect(page.getByText(/has no price/)).toHaveCount(1);
  await page.getByText('Filter by source or release').click();
  await page.getByLabel('Source').selectOption('LeadInbox');
  await expect(page).toHaveURL(/source=LeadInbox/);
  await expect(page.getByText('TypeError: lead 4711 has no price')).toBeVisible();
});

async function report(product: ProductCopy, message: string): Promise<void> {
  await product.query(
    `insert into public.error_logs (message, severity, category, source)
     values ('${message}', 'warning', 'media', 'Tail')`,
  );
}

test('what is reported now appears at the top, waits while paused, and is caught up with after a cut', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const socket = await interceptSocket(page);
  await signInAs(page, 'admin');
  await page.goto('/admin/error-logs?view=latest&category=media');
  await expect(page.getByRole('switch', { name: /^Live updates/ })).toBeChecked();
  await expect.poll(() => socket.isListening()).toBe(true);
  const entries = page.locator('main details:has(summary time)');

  await test.step('a new report appears without a reload', async () => {
    // The channel is joined some time after the connection is up; what came before is read later.
    await expect(async () => {
      await report(product, 'A first photo was lost');
      await expect(entries.first()).toContainText('A first photo was lost', { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('paused, it only counts', async () => {
    await page.getByRole('switch', { name: /^Live updates/ }).uncheck();
    await report(product, 'A second photo was lost');
    await expect(page.getByRole('button', { name: 'Show 1 new report' })).toBeVisible();
    await expect(entries.first()).toContainText('A first photo was lost');
    await page.getByRole('button', { name: 'Show 1 new report' }).click();
    await expect(entries.first()).toContainText('A second photo was lost');
  });

  await test.step('what came while the line was cut is caught up with', async () => {
    await socket.cut();
    await report(product, 'A third photo was lost');
    socket.restore();
    await expect(entries.first()).toContainText('A third photo was lost');
  });

  await test.step('an opened report stays where it is', async () => {
    await entries.first().getByText('A third photo was lost').click();
    await expect(page.getByText('Paused. No new reports.')).toBeVisible();
    await report(product, 'A fourth photo was lost');
    await expect(page.getByRole('button', { name: 'Show 1 new report' })).toBeVisible();
    await expect(entries.first()).toContainText('A third photo was lost');
  });
});
