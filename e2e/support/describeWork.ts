import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { photo } from '../support/pictures';
import { answer, goOnTo, wholeTreeInput } from './wizard';

/** Describes the removal of one oak in Austin, with a photo, up to the last look at the answers. */
export async function describeWork(page: Page, firstName: string): Promise<void> {
  await page.getByRole('link', { name: 'Get an Estimate' }).first().click();
  await answer.price(page);
  await expect(page.getByText('Estimated price in Austin, TX')).toBeVisible();
  await goOnTo(page, 'trees');
  await answer.trees(page, { species: 'Live oak' });
  await page.getByLabel(/Trunk width/).fill('20');
  await page.getByRole('checkbox', { name: 'Near a building, fence or pool' }).check();
  await wholeTreeInput(page).setInputFiles(photo('oak.jpg'));
  await expect(page.getByRole('img', { name: /photo 1/i })).toBeVisible();
  await goOnTo(page, 'work');
  await answer.work(page, { description: 'The oak leans over the garage.' });
  await expect(page.getByText(/^Estimate so far: \$/)).toBeVisible();
  await goOnTo(page, 'send');
  await answer.send(page, { address: '1204 Barton Hills Drive', firstName });
  await expect(page.getByText('The oak leans over the garage.')).toBeVisible();
}
