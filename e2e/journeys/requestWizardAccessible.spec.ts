import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';
import { addPhotos, answer, expectStep, goOnTo, putPin } from '../support/wizard';

test('every step of the request form is accessible, with a price, photos and a pin', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/request');
  await expectStep(page, 'price');
  await answer.price(page);
  await expect(page.getByRole('heading', { name: /Pros? we'd contact/ })).toBeVisible();
  await expectAccessible(page);
  await goOnTo(page, 'trees');
  await answer.trees(page);
  await addPhotos(page);
  await expect(page.getByText(/^Estimate so far: \$/)).toBeVisible();
  await expectAccessible(page);
  await goOnTo(page, 'work');
  await answer.work(page, { description: 'Call me: 512 555 0143, the oak leans.' });
  await expect(page.getByText(/^This looks like a phone number\./)).toBeVisible();
  await expectAccessible(page);
  await goOnTo(page, 'send');
  await answer.send(page);
  await putPin(page);
  await expectAccessible(page);
});
