import { test as base, expect, type Page } from '@playwright/test';
import type { ServedPage } from '../../deploy/page';
import { startCopy, type ProductCopy } from './productCopy';

interface PerTest {
  /** What a test provokes on purpose and the watchdog therefore lets pass. */
  readonly tolerated: RegExp | null;
  /** Fails the test when a page breaks the Content-Security-Policy or an exception goes uncaught. */
  readonly watchdog: undefined;
}

interface PerWorker {
  /** Whose page answers navigations: the shell's, or one remote's own. */
  readonly served: ServedPage;
  /** A name here gives the tests a copy of their own, which others do not find changed. */
  readonly apart: string | null;
  /** The copy of the product that this worker's tests run against. */
  readonly product: ProductCopy;
}

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
}

/** `test` of every browser test: each worker has a full copy of the product to itself. */
export const test = base.extend<PerTest, PerWorker>({
  served: ['shell', { scope: 'worker', option: true }],
  apart: [null, { scope: 'worker', option: true }],
  product: [
    // `apart` is not read: another value alone makes another worker.
    async ({ served, apart: _apart }, use) => {
      const product = await startCopy(served);
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tolerated: [null, { option: true }],
  baseURL: ({ product }, use) => use(product.origin),
  watchdog: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => {
        watch(page, complaints);
      });
      await use(undefined);
      expect(complaints.filter((one) => !tolerated?.test(one))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
