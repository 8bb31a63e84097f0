import type { Page } from '@playwright/test';
import { photo } from '../support/pictures';
import { answer, expectStep, goOnTo, wholeTreeInput } from '../support/wizard';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

const species = (page: Page) => page.getByLabel('Species');
const pictureOf = (page: Page) => page.getByRole('img', { name: /^The whole tree, photo/ });
const noticeOf = (page: Page, where: string) =>
  page.getByRole('alert').filter({ hasText: `This request was changed ${where}` });

/** Begins a request up to the trees. */
async function begin(page: Page): Promise<void> {
  await page.goto('/request');
  await answer.price(page);
  await goOnTo(page, 'trees');
}

/** Waits until what was typed is saved in the database. */
async function saved(page: Page, work: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/rpc/save_request_draft') && response.ok(),
  );
  await work();
  await answered;
}

test('a signed-in owner continues a request on another device, and neither overwrites the other', async ({
  newSession,
}) => {
  test.setTimeout(180_000);
  const { page: phone } = await newSession('owner');
  const { page: laptop } = await newSession('owner');

  await test.step('the laptop shows what was typed on the phone', async () => {
    await begin(phone);
    await saved(phone, () => species(phone).fill('Red oak'));
    await laptop.goto('/dashboard');
    await expect(laptop.getByText('Continue your request')).toBeVisible();
    await laptop.getByRole('link', { name: /^Continue: Removal request, \$/ }).click();
    await expectStep(laptop, 'trees');
    await expect(species(laptop)).toHaveValue('Red oak');
  });

  await test.step('typed on both, the second is asked which version to keep', async () => {
    await saved(laptop, () => species(laptop).fill('White oak'));
    await species(phone).fill('Black oak');
    await expect(noticeOf(phone, 'on another device')).toBeVisible();
    await noticeOf(phone, 'on another device')
      .getByRole('button', { name: 'Use the other version' })
      .click();
    await expect(species(phone)).toHaveValue('White oak');
  });
});

test('a photo taken on the phone is there on the laptop, which sends it', async ({
  newSession,
}) => {
  test.setTimeout(180_000);
  const { page: phone, caller } = await newSession('owner');
  const { page: laptop } = await newSession('owner');
  await begin(phone);
  await answer.trees(phone);
  await saved(phone, async () => {
    await wholeTreeInput(phone).setInputFiles(photo('oak.jpg'));
    await expect(pictureOf(phone)).toBeVisible();
  });

  await laptop.goto('/dashboard');
  await laptop.getByRole('link', { name: /^Continue: Removal request, \$/ }).click();
  await expectStep(laptop, 'trees');
  await expect(pictureOf(laptop)).toBeVisible();
  await expect
    .poll(() => pictureOf(laptop).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await goOnTo(laptop, 'work');
  await answer.work(laptop);
  await goOnTo(laptop, 'send');
  await answer.send(laptop);
  await laptop.getByRole('button', { name: 'Send request' }).click();
  await expect(laptop.getByRole('heading', { name: 'We received your request' })).toBeVisible();
  const [sent] = await caller.read<{ request_photos: unknown[] }>(
    'service_requests?select=request_photos(path)&order=created_at.desc&limit=1',
  );
  expect(sent?.request_photos).toHaveLength(1);
});

test('two tabs of one request show the same answers', async ({ page }) => {
  await begin(page);
  const second = await page.context().newPage();
  await second.goto('/request');
  await expectStep(second, 'trees');
  await second.getByLabel('Species').fill('Red oak');
  await expect(species(page)).toHaveValue('Red oak');
  await page.getByLabel('Height').fill('45');
  await expect(second.getByLabel('Height')).toHaveValue('45');
  await expect(species(second)).toHaveValue('Red oak');
});
