import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium';
import prepareRun from '../../e2e/support/prepareRun';
import { startCopy } from '../../e2e/support/productCopy';
import { measureSignedInPage, signedInPages, type SignedInCost } from './signedInPages';

const USAGE = 'Usage: npm run bench:signed-in -- [--runs 9]';

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

/** Prints what the pages for people with an account cost, in ms until their content shows. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  const endRun = await prepareRun();
  const product = await startCopy('shell', 'postgres');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
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
    await browser.close();
    await product.close();
    endRun();
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
