import type { Locator, Page } from '@playwright/test';

/** Counts what a journey asks of a person: taps, keys and screens. A key that continues or sends counts as one. */
export class Effort {
  taps = 0;
  keys = 0;
  readonly #headings = new Set<string>();

  constructor(readonly page: Page) {}

  /** How many screens were looked at. */
  get screens(): number {
    return this.#headings.size;
  }

  /** Taps what a finger can reach. */
  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** The key of a phone's keyboard that goes to the next field, or that sends the form. */
  async press(key: 'Tab' | 'Enter'): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }

  /** Notes the screen that is shown, by its heading. */
  async look(): Promise<void> {
    this.#headings.add(await this.page.getByRole('heading', { level: 1 }).innerText());
  }

  /** The counts so far, as a line to print. */
  toString(): string {
    return `${this.taps} taps, ${this.keys} characters, ${this.screens} screens`;
  }
}
