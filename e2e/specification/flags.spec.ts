import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect } from '../support/test';
import { type Check, goThrough, row, type Row, test } from './statements';
import { navigateWith } from './navigateWith';

const FLAGS = '**/rest/v1/feature_flags**';
// To someone signed in, they come along with the header.
const HEADER = '**/rest/v1/rpc/my_header';

/** Answers with these flags, alone and with the header. */
async function answerFlags(page: Page, flags: readonly object[]): Promise<void> {
  await page.route(FLAGS, (route) => route.fulfill({ json: flags }));
  await page.route(HEADER, async (route) => {
    const response = await route.fetch();
    const header: object = await response.json();
    await route.fulfill({ response, json: { ...header, flags } });
  });
}

const flag = {
  name: 'debug_tools',
  enabled: true,
  description: null,
  user_percentage: null,
  user_roles: null,
  user_ids: null,
  start_date: null,
  end_date: null,
};

const flagRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });

/** Shows how the flag debug_tools is evaluated for the administrator when the server says this. */
const evaluated = (statement: string, says: object, isOn: boolean): Row =>
  row(4, `A flag is ${isOn ? 'on' : 'off'}: ${statement}`, async ({ page }) => {
    await answerFlags(page, [{ ...flag, ...says }]);
    await page.goto('/admin-diagnostics');
    await expect(flagRow(page, 'debug_tools').getByRole('cell').nth(1)).toHaveText(
      isOn ? 'On' : 'Off',
    );
    await page.unrouteAll({ behavior: 'wait' });
  });

const onByDefault = [
  'advanced_service_request',
  'vendor_matching',
  'media_analysis',
  'messaging',
  'vendor_dashboard',
  'vendor_priority',
  'performance_monitoring',
  'error_reporting',
];
const offByDefault = [
  'video_upload',
  'multi_tree_analysis',
  'vendor_calendar',
  'payment_processing',
  'debug_tools',
];

const byDefault = (name: string, isOn: boolean): Row =>
  row(9, `${name} is ${isOn ? 'on' : 'off'} when loading fails`, async ({ page }) => {
    await expect(flagRow(page, name).getByRole('cell').nth(1)).toHaveText(isOn ? 'On' : 'Off');
  });

/** Answers with every flag on, except those named. */
const allOnBut =
  (...off: string[]): Check =>
  async ({ page }) => {
    const names = [...onByDefault, ...offByDefault];
    await answerFlags(
      page,
      names.map((name) => ({ ...flag, name, enabled: !off.includes(name) })),
    );
  };

test('Evaluation of a flag (§4)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  await goThrough(stage, [
    // Two of the table that isFlagOn is tested with: what the server says reaches the evaluation.
    evaluated('the user has none of the roles', { user_roles: ['vendor'] }, false),
    evaluated('the user has one of the roles', { user_roles: ['vendor', 'admin'] }, true),
  ]);
});

test('Flags that cannot be loaded (§9)', async ({ stage }) => {
  await signInAs(stage.page, 'admin');
  const { page } = stage;

  for (const path of [FLAGS, HEADER])
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin-diagnostics');
  await expect(page.getByText("We couldn't load the flags", { exact: true })).toBeVisible();

  await goThrough(stage, [
    ...onByDefault.map((name) => byDefault(name, true)),
    ...offByDefault.map((name) => byDefault(name, false)),
  ]);
});

test('Pages behind a flag (§2, §4, §5, §9)', async ({ stage }) => {
  await stage.page.clock.install();
  const { page } = stage;
  await answerFlags(page, [flag]);
  await goThrough(stage, [
    row(
      2,
      '/test-deploy shows a deployment test message and the current time',
      async ({ page }) => {
        await page.goto('/test-deploy');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deployment Test');
        await expect(page.getByRole('time')).toContainText(String(new Date().getFullYear()));
      },
    ),
    row(2, '/debug-register is the simplified debug sign-up', async ({ page }) => {
      await page.goto('/debug-register');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug Sign-Up');
    }),
    row(5, 'Debug sign-up starts with the user type vendor', async ({ page }) => {
      await expect(page.getByRole('radio', { name: 'Vendor' })).toBeChecked();
    }),
    row(5, `Debug sign-up, email: 'Please enter a valid email address'`, async ({ page }) => {
      await page.getByLabel('Email').fill('nobody');
      await page.getByLabel('Password', { exact: true }).fill('12345');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        /Please enter a valid email address/,
      );
    }),
    row(5, `Debug sign-up: 'Password must be at least 6 characters'`, async ({ page }) => {
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        /Password must be at least 6 characters/,
      );
    }),
    row(5, `Debug sign-up: 'You must accept the terms'`, async ({ page }) => {
      await expect(page.getByText('You must accept the terms').first()).toBeVisible();
    }),
    row(4, 'Debug sign-up is only logged', async ({ page }) => {
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('Debug sign-up'),
      );
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('123456');
      await page.getByLabel(/I accept the/).check();
      await page.getByRole('button', { name: 'Submit' }).click();
      await logged;
      await expect(page).toHaveURL('/debug-register');
    }),
    row(9, 'The feature flag cache lasts 5 minutes', async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('/rest/v1/feature_flags')) asked += 1;
      });
      const visit = async () => {
        await navigateWith(page, '/services', {});
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services and Prices');
        await navigateWith(page, '/test-deploy', {});
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deployment Test');
      };
      await page.goto('/debug-register');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debug Sign-Up');
      await visit();
      await page.clock.runFor(4 * 60_000);
      await visit();
      expect(asked).toBe(1);
      await page.clock.runFor(2 * 60_000);
      await visit();
      await expect.poll(() => asked).toBe(2);
    }),
  ]);
});

test('Messages that are off (§9)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  await allOnBut('messaging')(stage);
  await goThrough(stage, [
    row(9, 'messaging off: /messages says so', async ({ page }) => {
      await page.goto('/messages');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages are turned off');
    }),
    row(9, 'messaging off: no menu has Messages', async ({ page }) => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await expect(main.getByRole('link', { name: /Messages/ })).toHaveCount(0);
    }),
  ]);
});

test('A dashboard that is off (§9)', async ({ stage }) => {
  await signInAs(stage.page, 'pro1');
  await allOnBut('vendor_dashboard')(stage);
  await goThrough(stage, [
    row(9, 'vendor_dashboard off: /vendor/dashboard says so', async ({ page }) => {
      await page.goto('/vendor/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'The dashboard is turned off',
      );
    }),
    row(9, 'vendor_calendar on: busy times can be imported', async ({ page }) => {
      await page.goto('/vendor/schedule?show=hours');
      await expect(
        page.getByRole('heading', { name: 'Block times from your calendar' }),
      ).toBeVisible();
    }),
  ]);
});

test('Debug sign-up of someone who is in (§4)', async ({ stage }) => {
  await signInAs(stage.page, 'owner');
  const { page } = stage;
  await answerFlags(page, [flag]);
  await goThrough(stage, [
    row(4, 'Debug sign-up redirects to /dashboard when a user exists', async ({ page }) => {
      await page.goto('/debug-register');
      await expect(page).toHaveURL('/dashboard');
    }),
  ]);
});
