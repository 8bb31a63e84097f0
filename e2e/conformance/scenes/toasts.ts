import type { Locator, Page } from '@playwright/test';

/** The toast whose text contains something. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
