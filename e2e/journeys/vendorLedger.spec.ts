import { readFile } from 'node:fs/promises';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

test('a Pro filters the token ledger and downloads what is left as CSV', async ({ page }) => {
  await signInAs(page, 'pro1');
  await page.goto('/vendor/tokens');
  const ledger = page.getByRole('table', { name: 'Token ledger, newest first' });
  const entries = ledger.getByRole('row');
  await expect(entries.nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Spent', exact: true }).click();
  await expect(page).toHaveURL(/kind=capture/);
  await expect(ledger.getByText(/^Held,/)).toHaveCount(0);
  await expect(ledger.getByText(/^Spent,/).first()).toBeVisible();
  const older = page.getByRole('button', { name: 'Show older entries' });
  await expect(async () => {
    if (await older.isVisible()) await older.click();
    await expect(older).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const shown = (await entries.count()) - 1;

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('token-ledger.csv');
  const [header, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(header).toBe('Time (UTC),Kind,Reason,Request,Change,Change in held,Available after');
  expect(rows).toHaveLength(shown);
  for (const row of rows) expect(row).toContain(',Spent,');

  await page.getByText('Choose dates').click();
  await page.getByLabel(/^To\b/).fill('2020-01-01');
  await expect(page.getByText('No matching entries. Try fewer filters.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^To\b/)).toHaveValue('2020-01-01');
});
