import { expectAccessible } from '../support/accessibility';
import { ageOpenRequests } from '../support/deals';
import { Effort } from '../support/effort';
import { followMailedLink, mailTo } from '../support/mailbox';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { expectStep } from '../support/wizard';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

const EMAIL = 'ada@oak.example';

test('from the home page to a price in 3 taps, and to a sent request in 13', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const effort = new Effort(page);
  await page.goto('/');
  await expect(page.locator('#root[data-arrived]')).toBeAttached();
  await effort.look();

  await effort.tap(page.getByRole('radio', { name: 'Tree removal' }));
  await effort.tap(page.getByRole('radio', { name: /^Medium/ }));
  await effort.tap(page.getByLabel('ZIP code'));
  const answered = page.waitForResponse(/\/rpc\/price_and_vendors/);
  await effort.type('78704');
  await (await answered).finished();
  await expect(page.getByText('Estimated price in Austin, TX')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '$450' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: /Pros? we'd contact/ })).toBeVisible();
  await expect(page.getByText(/^Insurance verified, valid until/).first()).toBeVisible();
  const { responseStart, requestStart } = (await answered).request().timing();
  console.info(`A price: ${effort.toString()}; answered in ${responseStart - requestStart} ms`);
  expect(effort.taps).toBeLessThanOrEqual(3);
  expect(effort.keys).toBeLessThanOrEqual(5);
  await expectAccessible(page);
  const screensToPrice = effort.screens;

  await effort.tap(page.getByRole('link', { name: 'Get quotes' }));
  await expectStep(page, 'trees');
  await effort.look();
  await effort.tap(page.getByRole('radio', { name: 'Dead' }));
  await effort.tap(page.getByRole('button', { name: 'Continue', exact: true }));

  await expectStep(page, 'work');
  await effort.look();
  await effort.tap(page.getByRole('radio', { name: /^Within a month/ }));
  await effort.tap(page.getByLabel('What needs to be done?'));
  await effort.type('Fell an oak');
  await effort.tap(page.getByRole('button', { name: 'Continue', exact: true }));

  await expectStep(page, 'send');
  await effort.look();
  await effort.tap(page.getByLabel('Street address'));
  await effort.type('9 Elm');
  await effort.press('Tab');
  await effort.press('Tab');
  await effort.type('Ada');
  await effort.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Create your account to send your removal request, \$[\d,]+ to \$[\d,]+$/,
  );
  await effort.look();
  await expectAccessible(page);
  await effort.tap(page.getByLabel('Email'));
  await effort.type(EMAIL);
  await effort.press('Tab');
  await effort.type('oaks-fall');
  await effort.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
  await effort.look();
  expect(effort.screens - screensToPrice).toBeLessThanOrEqual(5);

  // The link in the mail is a tap, too, and so is the button behind it.
  await followMailedLink(page, await mailTo(request, EMAIL, /confirm/i));
  effort.taps += 2;
  await expect(page.getByRole('heading', { name: 'We received your request' })).toBeVisible();
  await effort.look();
  console.info(`A sent request: ${effort.toString()}`);
  expect(effort.taps).toBeLessThanOrEqual(13);
  expect(effort.keys).toBeLessThanOrEqual(60);
});

test.describe('signed in', () => {
  test.use({ isolatedStack: true });

  test('an owner with a saved property sends it three screens after the price', async ({
    page,
    product,
  }) => {
    test.setTimeout(150_000);
    await ageOpenRequests(product, 'owner');
    await signInAs(page, 'owner');
    const effort = new Effort(page);
    await page.goto('/');
    await expect(page.locator('#root[data-arrived]')).toBeAttached();
    await effort.look();
    await effort.tap(page.getByRole('radio', { name: 'Trimming and care' }));
    await effort.tap(page.getByRole('radio', { name: /^Medium/ }));
    await effort.tap(page.getByLabel('ZIP code'));
    await effort.type('78704');
    await expect(page.getByText('Estimated price in Austin, TX')).toBeVisible();
    const screensToPrice = effort.screens;

    await effort.tap(page.getByRole('link', { name: 'Get quotes' }));
    await expectStep(page, 'trees');
    await effort.look();
    await effort.tap(page.getByRole('radio', { name: 'Healthy' }));
    await effort.tap(page.getByRole('button', { name: 'Continue', exact: true }));
    await expectStep(page, 'work');
    await effort.look();
    await effort.tap(page.getByRole('radio', { name: /^Within a month/ }));
    await effort.tap(page.getByLabel('What needs to be done?'));
    await effort.type('Thin the oak');
    await effort.tap(page.getByRole('button', { name: 'Continue', exact: true }));
    await expectStep(page, 'send');
    await effort.look();
    await effort.tap(page.getByRole('radio', { name: /^Home/ }));
    await expect(page.getByLabel('Street address')).toHaveCount(0);
    expect(effort.screens - screensToPrice).toBeLessThanOrEqual(3);
    await effort.tap(page.getByRole('button', { name: 'Send request' }));
    await expect(page.getByRole('heading', { name: 'We received your request' })).toBeVisible();
    console.info(`A sent request of an owner: ${effort.toString()}`);
  });
});

test('a price that was asked for before the page listens leads on with its answers', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('radio', { name: 'Tree removal' }).check();
  await page.getByRole('radio', { name: /^Tall/ }).check();
  await page.getByLabel('ZIP code').fill('78704');
  await page.getByRole('button', { name: 'See your price' }).click();
  await expect(page).toHaveURL('/request?service=tree_removal&size=tall&zip=78704');
  await context.close();
});

test('services, prices, how it works and Pros are one tap away on the first screen', async ({
  page,
}) => {
  await page.goto('/');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  for (const [name, heading] of [
    ['Services', 'Services and Prices'],
    ['Prices', /cost/i],
    ['How it works', /how it works/i],
    ['Find a Pro', 'Find a Professional'],
  ] as const) {
    const link = sections.getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
