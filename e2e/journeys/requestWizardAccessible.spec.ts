import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/test';
import { answer, expectStep, goOnTo, putPin } from '../support/wizard';

test('every step of the request form is accessible, with a pin, photos and a running estimate', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/request');
  await expectStep(page, 'service');
  for (const [step, next] of [
    ['service', 'property'],
    ['property', 'trees'],
    ['trees', 'photos'],
    ['photos', 'access'],
    ['access', 'timing'],
    ['timing', 'estimate'],
    ['estimate', 'contact'],
    ['contact', 'review'],
  ] as const) {
    await answer[step](page);
    if (step === 'property') await putPin(page);
    if (step === 'trees') await expect(page.getByText(/^Estimate so far: \$/)).toBeVisible();
    await expectAccessible(page);
    await goOnTo(page, next);
  }
  await expectAccessible(page);
});
