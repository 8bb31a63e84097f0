import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../e2e/support/chromium';
import { releases, root } from '../product/environment';
import { startProduct } from '../product/startProduct';
import { measurePage, type Download } from './pages/measurePage';

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(9);

function bundleOf({ pathname }: Download): string {
  const [, folder, name] = pathname.split('/');
  if (folder === 'remotes' && name) return name;
  return folder === 'shell' ? 'shell' : 'page and registry';
}

function row(name: string, downloads: readonly Download[]): string {
  const bytes = downloads.reduce((sum, { transferred }) => sum + transferred, 0);
  const scripts = downloads.filter(({ type }) => type === 'script');
  const scriptBytes = scripts.reduce((sum, { transferred }) => sum + transferred, 0);
  const requests = String(downloads.length).padStart(8);
  return `${name.padEnd(18)} ${requests} ${kilobytes(bytes)} ${kilobytes(scriptBytes)}`;
}

/** Prints what the home page downloads before a visitor can use it, bundle by bundle. */
async function main(): Promise<void> {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tree-service-bench-'));
  const product = await startProduct({ port: 0, releases, dataDir });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
  });
  try {
    const { downloads, depth } = await measurePage(browser, {
      origin: product.origin,
      address: '/',
      isScripted: true,
      cpuSlowdown: 4,
    });
    const bundles = [...new Set(downloads.map(bundleOf))];
    console.log('\nThe home page until it is interactive: cold cache, brotli');
    console.log('bundle             requests       KiB    JS KiB');
    for (const bundle of bundles) {
      console.log(
        row(
          bundle,
          downloads.filter((download) => bundleOf(download) === bundle),
        ),
      );
    }
    console.log(row('total', downloads));
    console.log(
      `\nrequest depth ${depth}: the longest chain of downloads that wait for each other`,
    );
  } finally {
    await browser.close();
    await product.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
