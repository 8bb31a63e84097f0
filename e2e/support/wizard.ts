import type { Page } from '@playwright/test';
import { photo } from '../support/pictures';
import { expect } from '../support/test';

/** The heading of each step of the request form. */
export const headings = {
  service: 'What do you need?',
  property: 'Where are the trees?',
  trees: 'Tell us about the trees',
  photos: 'Add photos',
  access: 'What should Pros know?',
  timing: 'When should it happen?',
  estimate: 'Your instant estimate',
  contact: 'How should Pros address you?',
  review: 'Check your answers',
} as const;

/** A step of the request form. */
export type StepName = keyof typeof headings;

/** Waits until a step is on screen. */
export async function expectStep(page: Page, step: StepName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[step]);
}

/** Presses the button that goes on, and waits for the step it leads to. */
export async function goOnTo(page: Page, step: StepName): Promise<void> {
  const name = step === 'review' ? 'Check your answers' : 'Continue';
  await page.getByRole('button', { name, exact: true }).click();
  await expectStep(page, step);
}

/** Gives answers to one step, without going on. */
export const answer: Readonly<Record<Exclude<StepName, 'review'>, (page: Page) => Promise<void>>> =
  {
    service: (page) => page.getByRole('radio', { name: /^Tree removal/ }).check(),
    property: async (page) => {
      await page.getByLabel('Street address').fill('77 Flight Mode Lane');
      await page.getByLabel('ZIP code').fill('78704');
      await expect(page.getByText(/^Austin, TX\./)).toBeVisible();
    },
    trees: async (page) => {
      await page.getByLabel('Species').fill('Cedar elm');
      await page.getByLabel('Height').fill('45');
      await page.getByRole('radio', { name: 'Healthy' }).check();
    },
    photos: async (page) => {
      await wholeTreeInput(page).setInputFiles([photo('one.jpg'), photo('two.jpg')]);
      await expect(page.getByRole('img', { name: 'The whole tree, photo 2' })).toBeVisible();
    },
    access: (page) => page.getByLabel('What needs to be done?').fill('It leans over the shed.'),
    timing: (page) => page.getByRole('radio', { name: /^Within a month/ }).check(),
    estimate: async (page) => {
      await expect(page.getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible();
    },
    contact: (page) => page.getByLabel('First name').fill('Olivia'),
  };

/** The file field behind the first of the guided photos. */
export function wholeTreeInput(page: Page) {
  return page.getByLabel('The whole tree', { exact: true }).and(page.locator('input'));
}

/** Puts a pin on the map by its button. */
export async function putPin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place a pin in the center' }).click();
  await expect(page.getByRole('application', { name: 'Your trees' })).toBeVisible();
}
