import type { Page } from '@playwright/test';
import { expect } from './test';

/** Lets a page believe for a moment that it is hidden, as when a phone is locked. */
export const HIDE_FOR_A_MOMENT = `
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');`;

/**
 * Waits until what was pressed can be undone, and lets it be sent at once, as a hidden page does. That it is sent
 * after ten seconds anyway is a promise of useDelayed.test.tsx.
 */
export async function sendWithoutUndo(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await page.evaluate(HIDE_FOR_A_MOMENT);
}
