import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

/** What axe asks about colours; all else is the same in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** A phone and a desk: enough where only a part of an examined page has changed. */
export const PHONE_AND_DESK = [360, 1280] as const;

/**
 * Expects that axe finds nothing on the page as it stands, at three widths or at those given, in light
 * and in dark.
 */
export async function expectAccessible(page: Page, at: readonly number[] = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const rules = colorScheme === 'dark' ? COLOUR_RULES : [];
      // Chromium may repaint part of a page a moment late: only what a second look finds too is there.
      const found = (await findings(page, rules)).length > 0 ? await findings(page, rules) : [];
      expect.soft(found, `${page.url()} at ${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

/** What axe finds on the page, once its colours have settled; all rules unless some are given. */
async function findings(page: Page, rules: string[]): Promise<{ id: string; where: string[] }[]> {
  await coloursSettled(page);
  const axe = new AxeBuilder({ page });
  if (rules.length > 0) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
}

/**
 * Waits until the page is drawn as the last change of width or colour scheme asks: transitions
 * start with the next frame, and axe would measure the colours in between. A page with nothing new to
 * draw may draw no frame, and a transition whose element went may never end, so neither is waited for
 * longer than either takes.
 */
async function coloursSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const atMost = (milliseconds: number, wait: Promise<unknown>) =>
      Promise.race([wait, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
    for (let frame = 0; frame < 2; frame += 1) {
      await atMost(1000, new Promise(requestAnimationFrame));
    }
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await atMost(3000, Promise.allSettled(transitions.map(({ finished }) => finished)));
  });
}

/** Expects that nothing on the page reaches beyond a narrow phone's width. */
export async function expectNoSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(beyond, `${page.url()} at 360 px`).toBeLessThanOrEqual(0);
}
