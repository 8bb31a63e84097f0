import type { Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('the chosen appearance holds before any script file has arrived, and breaks no policy', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy|Refused/i.test(message.text())) problems.push(message.text());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.locator('#root[data-arrived]').waitFor();
  expect(await ground(page)).toBe('light');
  await page.getByLabel('Email').fill('owner@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('treeservice-demo');
  await page.getByRole('button', { name: /^(Sign|Log) ?in$/i }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account');
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground(page)).toBe('dark');

  await page.route('**/*.js', (route) => route.abort());
  for (const address of ['/services', '/account']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  await page.goto('/services');
  expect(await ground(page)).toBe('dark');
  await page.unroute('**/*.js');
  expect(problems).toEqual([]);
});

test('pages are printed light, without header, navigation, footer and buttons', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/services/tree-removal');
  await page.locator('#root[data-arrived]').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get an Estimate' }).first()).toBeHidden();
  expect(await ground(page)).toBe('light');
});

test('an inventory and a request are printed with their trees and prices, without buttons', async ({
  page,
  product,
}) => {
  await signInAs(page, 'manager');
  await page.goto('/properties');
  await page.getByRole('link', { name: /^Quarry Lane townhomes/ }).click();
  await expect(page.getByRole('table', { name: 'Trees' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('table', { name: 'Trees' }).getByText('Hackberry').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add tree' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  const [quote] = await product.query(
    `select q.request_id, q.total_cents::int as cents, v.business_name, l.description
     from public.quotes q join public.vendor_profiles v using (vendor_id)
     join public.profiles p on p.id = q.owner_id and p.email = 'manager@demo.example'
     join public.quote_line_items l on l.quote_id = q.id and l.position = 1
     where q.state = 'accepted' order by q.created_at desc, q.id limit 1`,
  );
  await page.goto(`/requests/${String(quote?.['request_id'])}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('main');
  const total = (Number(quote?.['cents']) / 100).toLocaleString('en-US');
  for (const words of [quote?.['business_name'], quote?.['description'], `$${total}`]) {
    const shown = printed.getByText(String(words)).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
  }
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(printed.getByRole('button', { name: 'Share' })).toBeHidden();
});
