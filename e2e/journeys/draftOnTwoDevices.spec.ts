import type { Page } from '@playwright/test';
import { photo } from '../support/pictures';
import { answer, expectStep, goOnTo, wholeTreeInput } from '../support/wizard';
import { expect, test } from '../support/test';

test.use({ isolatedStack: true });

const pictureOf = (page: Page) => page.getByRole('img', { name: /^The whole tree, photo/ });

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
