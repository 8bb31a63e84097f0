import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { livePrerender, withPrerender } from '../../deploy/homePage';
import { hashesOf } from '../../deploy/fileHashes.js';
import { publishedHashes, withHashes, withHashList } from '../../deploy/pageHashes';
import { createSite } from '../../deploy/site';
import { sendFile } from '../../deploy/staticFile';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium';
import { releases, root } from '../product/environment';
import { buildTwin } from './home/buildTwin.js';
import { startSecureServer } from './home/secureServer';
import { measureHome, type HomeCost } from './measureHome';

const RUNS = 9;
// The home page asks the backend for nothing, so that none has to run.
const configuration = { backendUrl: '/', publishableKey: 'none', remotesUrl: '/remotes.json' };

const scriptKilobytes = ({ downloads }: HomeCost) =>
  downloads
    .filter(({ type }) => type === 'script')
    .reduce((sum, { transferred }) => sum + transferred, 0) / 1024;

const figures: readonly [name: string, of: (cost: HomeCost) => number, digits: number][] = [
  ['requests', ({ downloads }) => downloads.length, 0],
  ['depth', ({ depth }) => depth, 0],
  ['JavaScript, KiB (brotli)', scriptKilobytes, 1],
  ['largest paint, ms', ({ largestPaint }) => largestPaint, 0],
  ['interactive, ms', ({ interactive }) => interactive, 0],
  ['blocked, ms', ({ blocked }) => blocked, 0],
  ['layout shift', ({ shift }) => shift, 3],
];

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function startTwin(folder: string) {
  const scripts = await buildTwin(folder);
  const view = await livePrerender(releases, configuration.remotesUrl);
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const drawn = withPrerender(html.replace('__RUNTIME_CONFIG__', JSON.stringify(configuration)), {
    ...view,
    data: [],
    scripts: scripts.map((script) => `/${script}`),
  });
  const own = hashesOf(folder);
  const live = publishedHashes(releases);
  const page = await withHashes(
    withHashList(drawn, '/', own),
    (address) => own[address.slice(1)] ?? live(address),
  );
  // Its page and its scripts are its own; style sheets and fonts are those of the releases.
  const site = createSite({ releases, origin: 'https://localhost', configuration, homePage: page });
  return startSecureServer((request, response) => {
    const file = path.join(folder, path.normalize(request.url ?? '/'));
    void (async () => {
      const isOwn = file.endsWith('.js') && (await sendFile(request, response, file));
      if (!isOwn) await site(request, response);
    })();
  });
}

/** Prints what the home page costs as five bundles, as one, and the ratio, measured in turns. */
async function main(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-twin-'));
  const twin = await startTwin(folder);
  const site = createSite({ releases, origin: 'https://localhost', configuration });
  const federated = await startSecureServer((request, response) => void site(request, response));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  try {
    const costs: { federated: HomeCost[]; twin: HomeCost[] } = { federated: [], twin: [] };
    for (let run = 0; run < RUNS; run += 1) {
      costs.federated.push(await measureHome(browser, federated.origin));
      costs.twin.push(await measureHome(browser, twin.origin));
    }
    console.log(
      `\nThe home page, cold, 1.6 Mbit/s, 150 ms, CPU 4 times slower; medians of ${RUNS}`,
    );
    console.log(`${''.padEnd(26)} federated   one bundle    ratio`);
    for (const [name, of, digits] of figures) {
      const [ours, theirs] = [median(costs.federated.map(of)), median(costs.twin.map(of))];
      const ratio = theirs === 0 ? '-' : (ours / theirs).toFixed(2);
      const cells = [ours.toFixed(digits).padStart(9), theirs.toFixed(digits).padStart(12)];
      console.log(`${name.padEnd(26)} ${cells.join(' ')} ${ratio.padStart(8)}`);
    }
  } finally {
    await browser.close();
    federated.close();
    twin.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
