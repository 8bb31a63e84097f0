import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

const SECOND_MS = 1000;
const STEP_MS = 100;
/** How long a step may really take on a machine that is busy with other tests. */
const BUSY_STEP_MS = 400;

/**
 * Expects that what others do shows on an open page within a second, without a reload. The page's own
 * clock, which the test has installed, goes on by that second at most, so that nothing waits for a
 * later timer; a busy machine may take up to four times as long.
 * @param act Does it, and returns what it makes visible.
 */
export async function expectWithinASecond(page: Page, act: () => Promise<Locator>): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + SECOND_MS);
  const shown = await act();
  const isShown = () =>
    shown.waitFor({ timeout: BUSY_STEP_MS }).then(
      () => true,
      () => false,
    );
  for (let passed = 0; passed < SECOND_MS && !(await isShown()); passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
  }
  await expect(shown).toBeVisible({ timeout: BUSY_STEP_MS });
  await page.clock.resume();
}
