import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const PHONE = 360;
const TABLET = 768;
const DESK = 1280;
const HEIGHT = 800;

/** What axe checks about colors, which alone differs between the color schemes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that the page, in its present state, is accessible: axe finds nothing wrong with its
 * structure, nor with its colors, in light as it is and in dark on the other kind of screen, and it
 * fits phones, tablets and desks. Leaves the page as wide as it was.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  const isNarrow = before !== null && before.width < TABLET;
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await colorsSettled(page);
  const found = await faultsOf(await axeOn(page));
  const isColor = ({ id }: Fault) => COLOR_RULES.includes(id);
  expect
    .soft(
      found.filter((fault) => !isColor(fault)),
      `structure of ${page.url()}`,
    )
    .toEqual([]);
  if (found.some(isColor)) await expectContrast(page);
  await expectToFit(page, TABLET);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of isNarrow ? [PHONE, DESK] : [DESK, PHONE]) await expectToFit(page, width);
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}

/** Expects that nothing reaches beyond the page at a width in px, and leaves it that wide. */
async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(beyond, `px of ${page.url()} beyond ${width} px`).toBeLessThanOrEqual(0);
}

async function expectContrast(page: Page): Promise<void> {
  // Chromium may repaint part of a page late: only what a second look finds too is there.
  const found = (await colorFaults(page)).length > 0 ? await colorFaults(page) : [];
  expect.soft(found, `colors of ${page.url()}`).toEqual([]);
}

/** Stands for axe itself where the page has it: handing it over takes longer than most looks. */
const KEPT = ';';

/**
 * Axe on a page. Nothing here has frames, which the mode called legacy leaves out: it takes a third of the
 * time. To describe what is right, which no test reads, would take as long again as to find what is wrong.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: KEPT }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

type Fault = { id: string; where: string[] };

async function faultsOf(axe: AxeBuilder): Promise<Fault[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
}

async function colorFaults(page: Page): Promise<Fault[]> {
  await colorsSettled(page);
  return faultsOf((await axeOn(page)).withRules(COLOR_RULES));
}

/** Of transitions, the end of one can start another below it. */
const MOST_ROUNDS = 5;

/**
 * Draws the page as the last change of width or color scheme demands. Transitions start with the next
 * frame, and axe would measure the colors in between, so they are brought to their end: those of what is
 * not drawn would never come there. A page with nothing new to draw may draw no frame, so none is waited
 * for longer than it takes. What is drawn only once it is scrolled to keeps its old colors until then, so
 * it is drawn now.
 */
async function colorsSettled(page: Page): Promise<void> {
  await page.evaluate(async (rounds) => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') {
        element.style.contentVisibility = 'visible';
      }
    }
    const frame = () =>
      Promise.race([
        new Promise(requestAnimationFrame),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await frame();
    await frame();
    for (let round = 0; round < rounds && transitions().length > 0; round += 1) {
      for (const transition of transitions()) transition.finish();
      await frame();
    }
  }, MOST_ROUNDS);
}
