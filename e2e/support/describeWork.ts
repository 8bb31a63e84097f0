import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { photo } from '../support/pictures';

async function goOn(page: Page, heading: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Describes the removal of one oak in Austin, with a photo, up to the last look at the answers. */
export async function describeWork(page: Page, firstName: string): Promise<void> {
  await page.getByRole('link', { name: 'Get an Estimate' }).first().click();
  await page.getByRole('radio', { name: /Tree removal/ }).check();
  await goOn(page, /where/i);
  await page.getByLabel('Street address').fill('1204 Barton Hills Drive');
  await page.getByLabel('ZIP code').fill('78704');
  await expect(page.getByText(/Austin, TX/)).toBeVisible();
  await goOn(page, /tree/i);
  await page.getByLabel('Species').fill('Live oak');
  await page.getByLabel('Height').fill('45');
  await page.getByLabel(/Trunk width/).fill('20');
  await page.getByRole('radio', { name: 'Healthy' }).check();
  await page.getByRole('checkbox', { name: 'Near a building, fence or pool' }).check();
  await goOn(page, /photo/i);
  await page.locator('input[type=file]').first().setInputFiles(photo('oak.jpg'));
  await expect(page.getByRole('img', { name: /photo 1/i })).toBeVisible();
  await goOn(page, /.+/);
  await page.getByLabel('What needs to be done?').fill('The oak leans over the garage.');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('radio', { name: /Within a month/ }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/\$[\d,]+ (?:to|–) \$[\d,]+/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByText('The oak leans over the garage.')).toBeVisible();
}
