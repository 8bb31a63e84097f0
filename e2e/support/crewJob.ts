import type { Locator, Page } from '@playwright/test';
import { photo } from './pictures';
import { expect } from './test';
import { sendWithoutUndo } from './undo';

/** A crew starts a job on its card of the day and finishes it with a photo. */
export async function startAndFinish(crew: Page, card: Locator): Promise<void> {
  const status = card.getByRole('group', { name: 'Status' });
  await card.getByRole('button', { name: 'Start', exact: true }).click();
  await sendWithoutUndo(crew);
  await expect(status.getByText('Work in progress')).toBeVisible();
  await card
    .locator('input[type=file][aria-label="Photos of the finished work"]')
    .setInputFiles(photo('done.jpg'));
  await expect(card.getByRole('img', { name: /photo 1/i })).toBeVisible();
  await card.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(status.getByText('Finished, waiting for acceptance')).toBeVisible();
}
