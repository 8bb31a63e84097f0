import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { AccountName } from '../support/accounts';

export type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What a row may use to look. */
export interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly origin: string;
}

/** Rejects when the product does not do what the statement says. */
export type Check = (stage: Stage) => Promise<void>;

/** One statement of the specification, and how it is checked. */
export interface Row {
  readonly section: Section;
  readonly statement: string;
  readonly check: Check;
}

/** Rows that are checked one after the other on one page. */
export interface Scene {
  readonly name: string;
  /** Who is signed in; a visitor when absent. */
  readonly as?: AccountName;
  /** Width of the window in px; 1280 when absent. */
  readonly width?: number;
  /** Whether the page's clock is ours to move. */
  readonly clock?: boolean;
  /** Goes to where the rows begin. */
  readonly open?: Check;
  /** What the scene provokes on purpose and no watchdog should report. */
  readonly tolerated?: RegExp;
  readonly rows: readonly Row[];
}

export function row(section: Section, statement: string, check: Check): Row {
  return { section, statement, check };
}

/** Opens a path. */
export const at =
  (path: string): Check =>
  async ({ page }) => {
    await page.goto(path);
  };
