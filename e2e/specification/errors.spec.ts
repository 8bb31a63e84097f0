import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { goThrough, row, test } from './statements';

const card = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' });

/** What the page of health checks found of something. */
const checked = (page: Page, what: string) =>
  page
    .getByRole('region', { name: 'Health checks' })
    .getByRole('term')
    .filter({ hasText: what })
    .locator('xpath=following-sibling::dd[1]');

// What is shown and kept when something fails.
test('An area that fails (§2)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await goThrough(stage, [
    row(2, `The error card is titled 'Something went wrong'`, async ({ page }) => {
      await page.route('**/remotes/mf-owner/**/mf-manifest.json', (route) => route.abort());
      await page.goto('/requests');
      await expect(card(page)).toBeVisible();
    }),
    row(2, `'Go Home' leads to /`, async ({ page }) => {
      await expect(card(page).getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    }),
    row(2, `'Try Again' resets the failed area`, async ({ page }) => {
      await page.unroute('**/remotes/mf-owner/**/mf-manifest.json');
      await card(page).getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Requests');
      await expect(card(page)).toHaveCount(0);
    }),
  ]);
});

test.describe(() => {
  test.use({ tolerated: /./ });

  test('A page that fails while it is drawn (§2, §4, §8)', async ({ stage }) => {
    await signInAs(stage.page, 'owner');
    await goThrough(stage, [
      row(4, 'The error boundary shows the card when a child fails', async ({ page }) => {
        await page.route('**/rest/v1/rpc/my_conversations**', (route) =>
          route.fulfill({ json: [{ broken: true }] }),
        );
        await page.goto('/messages');
        await expect(card(page)).toBeVisible();
      }),
      row(
        2,
        'The card may show the name and the message of the error in a scrollable box',
        async ({ page }) => {
          await expect(card(page).locator('pre')).toHaveText(/Error/);
          await expect(card(page).locator('pre')).toHaveCSS('overflow-y', 'auto');
        },
      ),
      row(
        2,
        `The default description: 'We encountered an error while trying to display this content.'`,
        async ({ page }) => {
          await expect(card(page)).toContainText(
            'We encountered an error while trying to display this content.',
          );
        },
      ),
      row(
        8,
        'The boundary logs to error_logs under the category ui with a stack',
        async ({ page }) => {
          const saved = page.waitForRequest(
            (request) =>
              request.method() === 'POST' && request.url().includes('/rest/v1/error_logs'),
          );
          await page.reload();
          const entry: unknown = (await saved).postDataJSON();
          expect(entry).toMatchObject({ category: 'ui', severity: 'error', url: page.url() });
          expect(entry).toHaveProperty('stack_trace');
          expect(entry).toHaveProperty('user_agent');
          expect(entry).toHaveProperty('source');
          expect(entry).toHaveProperty('context.componentStack', expect.stringMatching(/\S/));
          expect(entry).toHaveProperty('user_id');
        },
      ),
      row(8, 'A failed save is only logged to the console', async ({ page }) => {
        await page.route('**/rest/v1/error_logs**', (route) =>
          route.fulfill({ status: 500, json: {} }),
        );
        const logged = page.waitForEvent('console', (message) =>
          message.text().includes('An error report could not be saved'),
        );
        await page.reload();
        await logged;
        await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      }),
      row(4, `'Try Again' returns the boundary to normal`, async ({ page }) => {
        await expect(card(page)).toBeVisible();
        await page.unroute('**/rest/v1/rpc/my_conversations**');
        await card(page).getByRole('button', { name: 'Try Again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
        await expect(card(page)).toHaveCount(0);
      }),
    ]);
  });
});

test('What must exist (§7, §8)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  await stage.page.goto('/admin/refresh');
  await goThrough(stage, [
    ...['Table vendor_subscriptions', 'Table subscription_plans', 'Bucket tree-photos'].map(
      (what) =>
        row(8, `The existence check finds: ${what}`, async ({ page }) => {
          await expect(checked(page, what)).toHaveText(/^Exists/);
        }),
    ),
    row(
      7,
      'The existence checks select id, limit 1, and list the buckets; default plans go into an empty table alone',
      async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
        await page.reload();
        await expect(checked(page, 'Bucket tree-photos')).toHaveText('Exists');
        for (const table of ['vendor_subscriptions', 'subscription_plans']) {
          expect(asked).toContainEqual(
            expect.stringMatching(new RegExp(`/rest/v1/${table}\\?select=id&limit=1$`)),
          );
        }
        expect(asked).toContainEqual(expect.stringMatching(/\/storage\/v1\/bucket/));
        expect(asked.filter((one) => /^POST .*plans/.test(one))).toEqual([]);
      },
    ),
    row(8, 'A missing table is logged, and default-plan setup is skipped', async ({ page }) => {
      for (const table of ['vendor_subscriptions', 'subscription_plans']) {
        await page.route(`**/rest/v1/${table}?**`, (route) =>
          route.fulfill({ status: 404, json: { code: 'PGRST205', message: 'No such table' } }),
        );
      }
      await page.route('**/storage/v1/bucket**', (route) => route.fulfill({ json: [] }));
      const logged = page.waitForEvent('console', (said) => said.text().includes('does not exist'));
      await page.reload();
      await logged;
      for (const table of ['vendor_subscriptions', 'subscription_plans']) {
        await expect(checked(page, `Table ${table}`)).toHaveText('Missing; logged and skipped');
      }
    }),
    row(8, 'A missing tree-photos bucket is only logged', async ({ page }) => {
      await expect(checked(page, 'Bucket tree-photos')).toHaveText('Missing; logged');
    }),
  ]);
});
