import type { Browser } from '@playwright/test';
import prepareRun from '../../e2e/support/prepareRun';
import { startCopy } from '../../e2e/support/productCopy';
import { formatAgainstGoal, median } from './goals';
import { measureDeal } from './dealPresses';
import { measurePress, presses } from './presses';
import { measureSignedInPage, signedInPages, type SignedInCost } from './signedInPages';

interface Column {
  readonly name: string;
  readonly of: (cost: SignedInCost) => number | null;
  /** The most it may be. */
  readonly goal: number;
}

const columns: readonly Column[] = [
  { name: 'sign-in', of: ({ signIn }) => signIn, goal: 800 },
  { name: 'by address', of: ({ byAddress }) => byAddress, goal: 500 },
  { name: 'visited', of: ({ visitedAgain }) => visitedAgain, goal: 200 },
  { name: 'calls', of: ({ calls }) => calls, goal: 4 },
  { name: 'waves', of: ({ waves }) => waves, goal: 1 },
];

/** From a press to its result. */
const PRESS_GOAL_MS = 300;

/** Each deal ends with the approval of one of the Pros who wait for it in the demo data. */
const MOST_DEALS = 3;

const row = (name: string, cells: readonly string[]) =>
  `${name.padEnd(28)}${cells.map((cell) => cell.padStart(14)).join('')}`;

/**
 * Prints what the pages for people with an account cost, in ms until their content shows, measured on a
 * copy of the product with the demo data, and how long presses take to show their result. A page that no
 * one lands on has no sign-in.
 */
export async function printSignedInPages(browser: Browser, runs: number): Promise<void> {
  const endRun = await prepareRun();
  const product = await startCopy('shell', 'postgres');
  try {
    console.log(`\nPages of signed-in people, not throttled, in ms; medians of ${runs}`);
    console.log(
      row(
        '',
        columns.map(({ name }) => name),
      ),
    );
    console.log(
      row(
        'goal, at most',
        columns.map(({ goal }) => String(goal)),
      ),
    );
    for (const page of signedInPages) {
      const costs: SignedInCost[] = [];
      for (let run = 0; run < runs; run += 1) {
        costs.push(await measureSignedInPage(browser, product.origin, page));
      }
      const cells = columns.map(({ of, goal }) =>
        formatAgainstGoal(median(costs.map(of)), goal, 0),
      );
      console.log(row(page.name, cells));
    }
    console.log(`\n${row('', ['press'])}\n${row('goal, at most', [String(PRESS_GOAL_MS)])}`);
    for (const press of presses) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measurePress(browser, product.origin, press));
      }
      console.log(row(press.name, [formatAgainstGoal(median(times), PRESS_GOAL_MS, 0)]));
    }
    const deals = new Map<string, number[]>();
    for (let run = 0; run < Math.min(runs, MOST_DEALS); run += 1) {
      await measureDeal(browser, product, (press, ms) =>
        deals.set(press, [...(deals.get(press) ?? []), ms]),
      );
    }
    for (const [press, times] of deals) {
      console.log(row(press, [formatAgainstGoal(median(times), PRESS_GOAL_MS, 0)]));
    }
  } finally {
    await product.close();
    endRun();
  }
}
