import type { Browser } from '@playwright/test';
import prepareRun from '../../e2e/support/prepareRun';
import { startCopy } from '../../e2e/support/productCopy';
import { measureSignedInPage, signedInPages, type SignedInCost } from './signedInPages';

const columns: readonly [name: string, of: (cost: SignedInCost) => number | null][] = [
  ['sign-in', ({ signIn }) => signIn],
  ['by address', ({ byAddress }) => byAddress],
  ['visited', ({ visitedAgain }) => visitedAgain],
  ['calls', ({ calls }) => calls],
  ['waves', ({ waves }) => waves],
];

function median(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? null;
}

/**
 * Prints what the pages for people with an account cost, in ms until their content shows, measured on a
 * copy of the product with the demo data. A page that no one lands on has no sign-in.
 */
export async function printSignedInPages(browser: Browser, runs: number): Promise<void> {
  const endRun = await prepareRun();
  const product = await startCopy('shell', 'postgres');
  try {
    console.log(`\nPages of signed-in people, not throttled, in ms; medians of ${runs}`);
    console.log(`${''.padEnd(28)}${columns.map(([name]) => name.padStart(12)).join('')}`);
    for (const page of signedInPages) {
      const costs: SignedInCost[] = [];
      for (let run = 0; run < runs; run += 1) {
        costs.push(await measureSignedInPage(browser, product.origin, page));
      }
      const cells = columns.map(([, of]) =>
        (median(costs.map(of))?.toFixed(0) ?? '-').padStart(12),
      );
      console.log(`${page.name.padEnd(28)}${cells.join('')}`);
    }
  } finally {
    await product.close();
    endRun();
  }
}
