import type { Locator, Page } from '@playwright/test';

/** The panel of a remote that runs alone in development. */
export function panel(page: Page): Locator {
  return page.getByRole('region', { name: 'QA panel' });
}

/** Chooses a value in one of the lists of the panel. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await panel(page).getByLabel(label, { exact: true }).selectOption(value);
}

/** The heading of the page beside the panel. */
export function heading(page: Page): Locator {
  return page.locator('main').getByRole('heading', { level: 1 });
}
