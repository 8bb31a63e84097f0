import type { BrowserContext, Page } from '@playwright/test';
import { signInAs } from '../support/signIn';
import { expect, test } from '../support/test';
import { addPhotos, answer, expectStep, goOnTo } from '../support/wizard';

// What an owner begins to write follows the owner into other tests.
test.use({ isolatedStack: true });

/** Lets the first such call reach the backend, loses its answer, and cuts the line. */
async function loseFirstAnswer(page: Page, context: BrowserContext, calls: RegExp): Promise<void> {
  let isFirst = true;
  await page.route(calls, async (route) => {
    if (!isFirst || route.request().method() !== 'POST') return route.continue();
    isFirst = false;
    await route.fetch();
    await context.setOffline(true);
    return route.abort('connectionreset');
  });
}

test('flight mode in the middle of the answers, of a photo and of sending: nothing lost, nothing doubled', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(180_000);
  const [before] = await product.query(
    `select count(*)::int as photos from storage.objects where bucket_id = 'tree-photos'`,
  );
  await signInAs(page, 'owner');
  await page.goto('/request');
  await answer.price(page);
  await goOnTo(page, 'trees');

  await test.step('offline, people keep writing', async () => {
    await context.setOffline(true);
    await answer.trees(page);
    await goOnTo(page, 'work');
    await context.setOffline(false);
    await page.goBack();
    await expectStep(page, 'trees');
  });

  await test.step('the line is cut while a photo is sent; it continues automatically', async () => {
    await loseFirstAnswer(page, context, /\/storage\/v1\/object\/tree-photos\//);
    await addPhotos(page);
    await expect(
      page.getByText(/^You're offline\. 2 photos will upload automatically/),
    ).toBeVisible();
    await goOnTo(page, 'work');
    await answer.work(page);
    await context.setOffline(false);
    await page.goBack();
    await expectStep(page, 'trees');
    await expect(page.getByText('2 photos uploaded.')).toBeVisible();
  });

  await test.step('a reload keeps both photos and stores neither twice', async () => {
    await page.reload();
    await expectStep(page, 'trees');
    await expect(page.getByRole('img', { name: /^The whole tree, photo/ })).toHaveCount(2);
    await expect(page.getByText('2 photos uploaded.')).toBeVisible();
    const [after] = await product.query(
      `select count(*)::int as photos from storage.objects where bucket_id = 'tree-photos'`,
    );
    expect(Number(after?.['photos']) - Number(before?.['photos'])).toBe(2);
  });

  await test.step('the line is cut while the request is sent; it is sent once', async () => {
    await goOnTo(page, 'work');
    await expect(page.getByLabel('What needs to be done?')).toHaveValue('It leans over the shed.');
    await goOnTo(page, 'send');
    await answer.send(page);
    await loseFirstAnswer(page, context, /\/rpc\/submit_request/);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText("Your request wasn't sent")).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/confirmation/);
    const found = await product.query(
      `select (select count(*)::int from public.request_photos f where f.request_id = r.id) as photos
       from public.service_requests r join public.properties p on p.id = r.property_id
       where p.address = '77 Flight Mode Lane'`,
    );
    expect(found).toEqual([{ photos: 2 }]);
  });
});
