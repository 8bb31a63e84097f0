import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { ServedPage } from '../../deploy/page';
import type { AccountName } from './accounts';
import { personOf, type Person } from './asPerson';
import { startCopy, type Engine, type ProductCopy } from './productCopy';
import { createDemoSession, storeSession } from './session';

interface PerTest {
  /** What a test provokes on purpose and the watchdog therefore ignores. */
  readonly tolerated: RegExp | null;
  /**
   * Fails the test when a page breaks a policy for what it may load and run, or an exception goes
   * uncaught.
   */
  readonly watchdog: (context: BrowserContext) => void;
  /**
   * Whether the test gets a copy of the product of its own, with the demo data as it was seeded. For
   * tests that move the clock, fill the database or need what other tests may have changed.
   */
  readonly isolatedStack: boolean;
  /** What the database of an isolated stack runs on. */
  readonly engine: Engine;
  /** The copy of the product that the test runs against. */
  readonly product: ProductCopy;
  /** Opens a page in a browser context of its own. */
  readonly newPage: () => Promise<Page>;
  /** Opens a page in a browser context of its own, signed in, with a way to call the backend. */
  readonly newSession: (who: AccountName) => Promise<{ page: Page; caller: Person }>;
}

interface PerWorker {
  /** Whose page answers navigations: the shell's, or one remote's own. */
  readonly served: ServedPage;
  /** The copy that all tests of a worker share, unless their stack is isolated. */
  readonly sharedProduct: ProductCopy;
}

const STARTING_MS = 120_000;

const BROKEN_RULE = /Content Security Policy|Trusted(?:HTML|Script|Type)|Integrity-Policy/;

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`Uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (BROKEN_RULE.test(message.text())) complaints.push(message.text());
  });
}

/** `test` of every browser test: each worker has a full copy of the product to itself. */
export const test = base.extend<PerTest, PerWorker>({
  served: ['shell', { scope: 'worker', option: true }],
  sharedProduct: [
    async ({ served }, use) => {
      const product = await startCopy(served, 'postgres');
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
  isolatedStack: [false, { option: true }],
  engine: ['postgres', { option: true }],
  product: [
    async ({ isolatedStack, engine, served, sharedProduct }, use) => {
      if (!isolatedStack) {
        await use(sharedProduct);
        return;
      }
      const product = await startCopy(served, engine);
      await use(product);
      await product.close();
    },
    { timeout: STARTING_MS },
  ],
  tolerated: [null, { option: true }],
  baseURL: ({ product }, use) => use(product.origin),
  watchdog: [
    async ({ tolerated }, use) => {
      const complaints: string[] = [];
      await use((context) => {
        context.on('page', (page) => {
          watch(page, complaints);
        });
      });
      expect(complaints.filter((one) => !tolerated?.test(one))).toEqual([]);
    },
    { auto: true },
  ],
  // The watchdog itself needs no context, which tests without a page of their own would pay for.
  context: async ({ context, watchdog }, use) => {
    watchdog(context);
    await use(context);
  },
  newPage: async ({ browser, baseURL, watchdog }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
      contexts.push(context);
      watchdog(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  newSession: ({ newPage }, use) =>
    use(async (who) => {
      const page = await newPage();
      const context = page.context();
      const session = await createDemoSession(context.request, who);
      await storeSession(context, session);
      return { page, caller: personOf(context.request, session) };
    }),
});

export { expect };
