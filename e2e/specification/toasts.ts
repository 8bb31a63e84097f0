import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';

/** Every toast on the page. */
export const allToasts = (page: Page): Locator => page.locator('[data-sonner-toast]');

/** The toast whose text contains something. */
export const toast = (page: Page, text: string): Locator =>
  allToasts(page).filter({ hasText: text }).first();

/**
 * Moves the page's clock, which is stopped, forward in small steps until something holds: what it needs takes
 * some milliseconds of timers, and none may go meanwhile, however busy the machine.
 */
export async function stepUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10);
    await holds();
  }).toPass({ intervals: [50] });
}

/** Moves the page's clock, which is stopped, forward until the page shows as many toasts. */
export const stepToToasts = (page: Page, count: number): Promise<void> =>
  stepUntil(page, () => expect(allToasts(page)).toHaveCount(count, { timeout: 250 }));

/** How far something on screen is from the edges of the window, in px. */
export async function edgesOf(
  page: Page,
  thing: Locator,
): Promise<{ top: number; right: number; bottom: number }> {
  const box = await thing.boundingBox();
  const window = page.viewportSize();
  if (box === null || window === null) throw new Error('It is not on screen.');
  return {
    top: box.y,
    right: window.width - box.x - box.width,
    bottom: window.height - box.y - box.height,
  };
}

/** Something disappears between two times (ms) from now on the page's clock, which is stopped. */
export async function goesBetween(
  page: Page,
  thing: Locator,
  [earliest, latest]: readonly [number, number],
): Promise<void> {
  await page.clock.runFor(earliest);
  await expect(thing).toBeVisible();
  await page.clock.runFor(latest - earliest);
  await expect(thing).toHaveCount(0);
}
