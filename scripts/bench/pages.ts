import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium';
import { releases, root } from '../product/environment';
import { startProduct } from '../product/startProduct';
import { formatAgainstGoal, median } from './goals';
import { measurePage, scriptKibibytes, type PageCost } from './pages/measurePage';
import { findMeasuredPages, pageKinds } from './pages/pageList';
import { drawMeasured, startFederated, startStatic } from './pages/sites';
import { printSignedInPages } from './signedInTable';

const USAGE = 'Usage: npm run bench:pages -- [--runs 9] [--page /services]...';
const CPU_SLOWDOWN = 4;

interface Figure {
  readonly name: string;
  readonly of: (cost: PageCost) => number;
  readonly digits: number;
  /** The most it may be. */
  readonly goal?: number;
  /** The most it may be, as a multiple of the same page without a script. */
  readonly timesNoScript?: number;
}

/** What is measured, with the goals a new visitor's first view has to meet. */
const figures: readonly Figure[] = [
  { name: 'requests', of: ({ downloads }) => downloads.length, digits: 0, goal: 10 },
  { name: 'depth', of: ({ depth }) => depth, digits: 0, goal: 3 },
  { name: 'JS KiB', of: ({ downloads }) => scriptKibibytes(downloads), digits: 1, goal: 130 },
  {
    name: 'LCP ms',
    of: ({ largestPaint }) => largestPaint,
    digits: 0,
    goal: 600,
    timesNoScript: 1.2,
  },
  { name: 'interactive', of: ({ interactive }) => interactive, digits: 0 },
  { name: 'blocked', of: ({ blocked }) => blocked, digits: 0, goal: 150 },
  { name: 'shift', of: ({ shift }) => shift, digits: 3, goal: 0.01 },
];

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(30)}${cells.map((cell) => cell.padStart(20)).join('')}`;
}

const goalInWords = ({ goal, timesNoScript }: Figure) =>
  [goal, timesNoScript && `${timesNoScript}x no script`].filter(Boolean).join(', ');

const builds = [
  ['as released', true],
  ['no script', false],
] as const;

/** The results of the released page, beside their goals, and of the one without a script. */
function cellsOf(released: readonly PageCost[], noScript: readonly PageCost[]): string[][] {
  const resultOf = (costs: readonly PageCost[], { of }: Figure) => median(costs.map(of));
  const beside = (figure: Figure) => {
    const { digits, goal = Infinity, timesNoScript = Infinity } = figure;
    const strictest = Math.min(goal, (resultOf(noScript, figure) ?? Infinity) * timesNoScript);
    return formatAgainstGoal(resultOf(released, figure), strictest, digits);
  };
  return [
    figures.map(beside),
    figures.map((figure) => formatAgainstGoal(resultOf(noScript, figure), null, figure.digits)),
  ];
}

async function measureInTurns(
  browser: Browser,
  origins: readonly string[],
  address: string,
  runs: number,
): Promise<PageCost[][]> {
  const costs: PageCost[][] = builds.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, [, isScripted]] of builds.entries()) {
      const origin = origins[index] ?? '';
      const opening = { origin, address, isScripted, cpuSlowdown: CPU_SLOWDOWN };
      costs[index]?.push(await measurePage(browser, opening));
    }
  }
  return costs;
}

/**
 * Prints what each public page costs a new visitor on a slow phone and a weak line, beside the same page
 * without any script, measured in turns; then, unless only some pages are asked for, what the pages for
 * people with an account cost.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '9' }, page: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  const isAsked = (kind: string) => values.page?.includes(kind) ?? true;
  if (!pageKinds.some(isAsked)) throw new Error(USAGE);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-bench-'));
  const product = await startProduct({ port: 0, releases, dataDir: path.join(folder, 'data') });
  const pages = (await findMeasuredPages((sql) => product.database.query(sql))).filter(({ kind }) =>
    isAsked(kind),
  );
  const measured = await drawMeasured(product.origin, product.publishableKey, pages);
  const servers = [await startFederated(measured), await startStatic(measured)];
  const origins = servers.map(({ origin }) => origin);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  try {
    console.log(`\nCold, 1.6 Mbit/s, 150 ms, CPU ${CPU_SLOWDOWN} times slower; medians of ${runs}`);
    console.log(
      row(
        '',
        figures.map(({ name }) => name),
      ),
    );
    console.log(row('goal, at most', figures.map(goalInWords)));
    for (const { kind, address } of pages) {
      const [released = [], noScript = []] = await measureInTurns(browser, origins, address, runs);
      const rows = cellsOf(released, noScript);
      rows.forEach((cells, index) => {
        console.log(row(index === 0 ? kind : `  ${builds[index]?.[0]}`, cells));
      });
    }
    if (values.page === undefined) await printSignedInPages(browser, runs);
  } finally {
    await browser.close();
    servers.forEach((server) => server.close());
    await product.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
