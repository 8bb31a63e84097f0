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
import { drawMeasured, startFederated, startStatic, startTwin } from './pages/sites';
import { printSignedInPages } from './signedInTable';

const USAGE = 'Usage: npm run bench:pages -- [--runs 9] [--page /services]...';
const CPU_SLOWDOWN = 4;

interface Figure {
  readonly name: string;
  readonly of: (cost: PageCost) => number;
  readonly digits: number;
  /** The most it may be. */
  readonly goal?: number;
  /** The most it may be, as a multiple of the same page built another way. */
  readonly comparedWith?: readonly [build: 'one bundle' | 'no script', times: number];
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
    comparedWith: ['no script', 1.2],
  },
  {
    name: 'interactive',
    of: ({ interactive }) => interactive,
    digits: 0,
    comparedWith: ['one bundle', 1],
  },
  { name: 'blocked', of: ({ blocked }) => blocked, digits: 0, goal: 150 },
  { name: 'shift', of: ({ shift }) => shift, digits: 3, goal: 0.01 },
];

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(30)}${cells.map((cell) => cell.padStart(20)).join('')}`;
}

const goalInWords = ({ goal, comparedWith }: Figure) =>
  [goal, comparedWith && `${comparedWith[1]}x ${comparedWith[0]}`].filter(Boolean).join(', ');

const builds = [
  ['as released', true],
  ['one bundle', true],
  ['no script', false],
] as const;

/** The results of one build of a page; those of the released one beside their goals. */
function cellsOf(costs: readonly (readonly PageCost[])[], build: number): string[] {
  const resultOf = ({ of }: Figure, index: number) => median((costs[index] ?? []).map(of));
  return figures.map((figure) => {
    const { digits, goal, comparedWith } = figure;
    const compared =
      comparedWith &&
      resultOf(
        figure,
        builds.findIndex(([name]) => name === comparedWith[0]),
      );
    const limits = [goal, comparedWith && (compared ?? Infinity) * comparedWith[1]];
    const strictest = Math.min(...limits.filter((limit) => limit !== undefined));
    return formatAgainstGoal(resultOf(figure, build), build === 0 ? strictest : null, digits);
  });
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
 * as one bundle and without any script, measured in turns; then, unless only some pages are asked for,
 * what the pages for people with an account cost.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '9' }, page: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  const isAsked = ({ kind }: { readonly kind: string }) => values.page?.includes(kind) ?? true;
  if (!pageKinds.some(isAsked)) throw new Error(USAGE);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-twin-'));
  const product = await startProduct({ port: 0, releases, dataDir: path.join(folder, 'data') });
  const pages = (await findMeasuredPages((sql) => product.database.query(sql))).filter(isAsked);
  const measured = await drawMeasured(product.origin, product.publishableKey, pages);
  const twin = path.join(folder, 'twin');
  const servers = [
    await startFederated(measured),
    await startTwin(measured, twin),
    await startStatic(measured),
  ];
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
      const costs = await measureInTurns(browser, origins, address, runs);
      for (const [index, [name]] of builds.entries()) {
        console.log(row(index === 0 ? kind : `  ${name}`, cellsOf(costs, index)));
      }
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
