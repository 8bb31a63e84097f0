import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium';
import { releases, root } from '../product/environment';
import { startProduct } from '../product/startProduct';
import { measurePage, scriptKibibytes, type PageCost } from './pages/measurePage';
import { findMeasuredPages, pageKinds } from './pages/pageList';
import { drawMeasured, startFederated, startStatic, startTwin } from './pages/sites';
import { printSignedInPages } from './signedInTable';

const USAGE = 'Usage: npm run bench:pages -- [--runs 9] [--page /services]...';
const CPU_SLOWDOWN = 4;

const figures: readonly [name: string, of: (cost: PageCost) => number, digits: number][] = [
  ['requests', ({ downloads }) => downloads.length, 0],
  ['depth', ({ depth }) => depth, 0],
  ['JS KiB', ({ downloads }) => scriptKibibytes(downloads), 1],
  ['LCP ms', ({ largestPaint }) => largestPaint, 0],
  ['interactive', ({ interactive }) => interactive, 0],
  ['blocked', ({ blocked }) => blocked, 0],
  ['shift', ({ shift }) => shift, 3],
];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(30)}${cells.map((cell) => cell.padStart(12)).join('')}`;
}

function cellsOf(costs: readonly PageCost[]): string[] {
  return figures.map(([, of, digits]) => {
    const value = median(costs.map(of));
    return Number.isNaN(value) ? '-' : value.toFixed(digits);
  });
}

const builds = [
  ['as released', true],
  ['one bundle', true],
  ['no script', false],
] as const;

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
        figures.map(([name]) => name),
      ),
    );
    for (const { kind, address } of pages) {
      const costs = await measureInTurns(browser, origins, address, runs);
      for (const [index, [name]] of builds.entries()) {
        console.log(row(index === 0 ? kind : `  ${name}`, cellsOf(costs[index] ?? [])));
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
