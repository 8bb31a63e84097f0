import type { Page } from '@playwright/test';
import { photo } from './pictures';
import { expect } from './test';
import { sendWithoutUndo } from './undo';

/** A Pro on the page of a lead takes it for tokens. */
export async function acceptLead(vendor: Page): Promise<void> {
  await vendor.getByRole('button', { name: /^Accept for \d+ tokens?$/ }).click();
  const dialog = vendor.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Accept for/ }).click();
  await expect(vendor.getByRole('log')).toBeVisible();
}

/** A Pro writes to the owner of an accepted lead. */
export async function writeToOwner(vendor: Page, owner: string, message: string): Promise<void> {
  await vendor.getByLabel(`Message to ${owner}`, { exact: true }).fill(message);
  await vendor.getByRole('button', { name: 'Send', exact: true }).click();
}

/** A Pro quotes an accepted lead. */
export async function quoteWork(vendor: Page, owner: string, dollars: string): Promise<void> {
  await vendor.getByLabel('Price each').first().fill(dollars);
  await vendor.getByRole('button', { name: 'Send quote' }).click();
  await expect(vendor.getByText(`Quote sent to ${owner}.`)).toBeVisible();
}

/** An owner on the page of a request accepts the quote, with the phone number of an account that has none yet. */
export async function acceptQuote(owner: Page, phone?: string): Promise<void> {
  await owner.getByRole('button', { name: 'Accept quote' }).first().click();
  const dialog = owner.getByRole('alertdialog');
  if (phone !== undefined) await dialog.getByLabel('Your phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Accept quote' }).click();
  await expect(owner.getByText(/^You accepted the quote/)).toBeVisible();
}

/** The Pro sets the date of the accepted work, starts it and delivers it with a photo. */
export async function deliverWork(vendor: Page, owner: string): Promise<void> {
  await vendor.getByRole('button', { name: 'Set date' }).click();
  await vendor.getByRole('dialog').getByRole('button', { name: 'Set date' }).click();
  await vendor.getByRole('button', { name: 'Start work' }).click();
  await vendor.getByRole('alertdialog').getByRole('button', { name: 'Start work' }).click();
  await sendWithoutUndo(vendor);
  await vendor
    .locator('input[type=file][aria-label="Photos of the finished work"]')
    .setInputFiles(photo('done.jpg'));
  await expect(vendor.getByRole('img', { name: 'Photo 1', exact: true })).toBeVisible();
  await vendor
    .getByLabel(new RegExp(`^Note for ${owner}`))
    .fill('Trunk and branches are gone, lawn raked.');
  await vendor.getByRole('button', { name: 'Deliver work' }).click();
}

/** The owner accepts the delivered work and reviews it, with a picture where one is given. */
export async function acceptAndReview(owner: Page, picture?: string): Promise<void> {
  await owner.getByRole('button', { name: 'Accept work' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Accept work' }).click();
  await expect(owner.getByRole('alertdialog')).toHaveCount(0);
  await expect(owner.getByRole('heading', { level: 1 })).toBeFocused();
  await owner.getByRole('button', { name: 'Write a review' }).click();
  await expect(owner.getByRole('radio', { name: /1 star/ })).toBeFocused();
  await owner.locator('label').filter({ hasText: '5 stars' }).click();
  await owner.getByLabel('How was the work?').fill('On time, careful and tidy.');
  if (picture !== undefined) {
    await owner
      .locator('input[type=file][aria-label="Photos of the work"]')
      .setInputFiles(photo(picture));
    await expect(owner.getByRole('img', { name: 'Photo 1', exact: true })).toBeVisible();
  }
  await owner.getByRole('button', { name: 'Send review' }).click();
  await expect(owner.getByText('On time, careful and tidy.')).toBeVisible();
  await expect(owner.getByText('Not published yet')).toBeVisible();
}
