import type { Page } from '@playwright/test';
import { photo } from '../support/pictures';
import { expect } from '../support/test';

/** The heading of each step of the request form, in order. */
export const headings = {
  price: 'What do you need?',
  trees: 'Tell us about the trees',
  work: 'What should Pros know?',
  send: 'Check and send',
} as const;

/** A step of the request form. */
export type StepName = keyof typeof headings;

/** Waits until a step is on screen. */
export async function expectStep(page: Page, step: StepName): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[step]);
}

/** Presses the button that continues, and waits for the step it leads to. */
export async function goOnTo(page: Page, step: StepName): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectStep(page, step);
}

/** What a test may want to answer otherwise. */
export interface Answers {
  readonly address?: string;
  readonly firstName?: string;
  readonly species?: string;
  readonly description?: string;
}

/** Gives answers to one step, without going on. */
export const answer: Readonly<Record<StepName, (page: Page, answers?: Answers) => Promise<void>>> =
  {
    price: async (page) => {
      await page.getByRole('radio', { name: /^Tree removal/ }).check();
      await page.getByRole('radio', { name: /^Medium/ }).check();
      await page.getByLabel('ZIP code').fill('78704');
      await expect(page.getByText(/^Austin, TX\./)).toBeVisible();
    },
    trees: async (page, { species = 'Cedar elm' } = {}) => {
      await page.getByLabel('Species').fill(species);
      await page.getByLabel('Height').fill('45');
      await page.getByRole('radio', { name: 'Healthy' }).check();
    },
    work: async (page, { description = 'It leans over the shed.' } = {}) => {
      await page.getByRole('radio', { name: /^Within a month/ }).check();
      await page.getByLabel('What needs to be done?').fill(description);
    },
    send: async (page, { address = '77 Flight Mode Lane', firstName = 'Olivia' } = {}) => {
      await page.getByLabel('Street address').fill(address);
      await page.getByLabel('First name').fill(firstName);
    },
  };

/** Adds two photos of the whole tree. */
export async function addPhotos(page: Page): Promise<void> {
  await wholeTreeInput(page).setInputFiles([photo('one.jpg'), photo('two.jpg')]);
  await expect(page.getByRole('img', { name: 'The whole tree, photo 2' })).toBeVisible();
}

/** The file field behind the first of the guided photos. */
export function wholeTreeInput(page: Page) {
  return page.getByLabel('The whole tree', { exact: true }).and(page.locator('input'));
}

/** Opens the map of the last step and puts a pin on it by its button. */
export async function putPin(page: Page): Promise<void> {
  await page.getByText('Mark the trees on a map (optional)', { exact: true }).click();
  await page.getByRole('button', { name: 'Place a pin in the center' }).click();
  await expect(page.getByRole('application', { name: 'Your trees' })).toBeVisible();
}

/** Answers the steps from the first to the last, which is answered too, without sending. */
export async function answerAll(page: Page, answers: Answers = {}): Promise<void> {
  await expectStep(page, 'price');
  await answer.price(page);
  await goOnTo(page, 'trees');
  await answer.trees(page, answers);
  await goOnTo(page, 'work');
  await answer.work(page, answers);
  await goOnTo(page, 'send');
  await answer.send(page, answers);
}

/** Creates the account that sends the request on screen, up to the page that asks to confirm the address. */
export async function signUpToSend(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Create account and send' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your email');
}
