import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { test as base } from '../support/test';

export type Section = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** What a statement may use to look. */
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

export function row(section: Section, statement: string, check: Check): Row {
  return { section, statement, check };
}

/** `test` of the specification: titles name the sections, and each statement is a step of some seconds. */
export const test = base.extend<{ readonly stage: Stage }>({
  stage: async ({ page, context, browser, request, product }, use, testInfo) => {
    testInfo.slow();
    await use({ page, context, browser, request, origin: product.origin });
  },
});

/** Checks statements one after the other on one page. */
export async function goThrough(stage: Stage, rows: readonly Row[]): Promise<void> {
  for (const { section, statement, check } of rows) {
    await test.step(`§${section}: ${statement}`, () => check(stage));
  }
}
