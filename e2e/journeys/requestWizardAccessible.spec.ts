import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from '../support/accessibility';
import { expect, test } from '../support/test';
import { answer, expectStep, goOnTo, putPin } from '../support/wizard';

async function look(page: Page): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page);
}

// Each look is axe at three widths, by day and by night.
test.describe.configure({ timeout: 300_000 });

test('axe finds nothing on the steps about the work, with a pin and a running estimate', async ({
  page,
}) => {
  await page.goto('/request');
  await expectStep(page, 'service');
  await answer.service(page);
  await look(page);
  await goOnTo(page, 'property');
  await answer.property(page);
  await putPin(page);
  await look(page);
  await goOnTo(page, 'trees');
  await answer.trees(page);
  await expect(page.getByText(/^Estimate so far: \$/)).toBeVisible();
  await look(page);
  await goOnTo(page, 'photos');
  await answer.photos(page);
  await look(page);
});

test('axe finds nothing on the steps from details to the last look', async ({ page }) => {
  await page.goto('/request');
  await expectStep(page, 'service');
  await answer.service(page);
  await goOnTo(page, 'property');
  await answer.property(page);
  await goOnTo(page, 'trees');
  await answer.trees(page);
  await goOnTo(page, 'photos');
  await answer.photos(page);
  await goOnTo(page, 'access');
  for (const [step, next] of [
    ['access', 'timing'],
    ['timing', 'estimate'],
    ['estimate', 'contact'],
    ['contact', 'review'],
  ] as const) {
    await answer[step](page);
    await look(page);
    await goOnTo(page, next);
  }
  await look(page);
});
