import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium';
import { printSignedInPages } from './signedInTable';

const USAGE = 'Usage: npm run bench:signed-in -- [--runs 9]';

/** Prints the second table of `npm run bench:pages` alone. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  try {
    await printSignedInPages(browser, runs);
  } finally {
    await browser.close();
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
