import { existsSync } from 'node:fs';
import path from 'node:path';

/** Chromium without a window, which takes a quarter less time than one that draws a window nobody sees. */
export const HEADLESS = 'chromium-headless-shell';

const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/*
 * Chromium heeds the last switch of this name alone, so Playwright's own list is repeated before what
 * is added: the suggestions below the address bar, a hidden page per window that nobody sees, which
 * cost a third of what the tests' pages cost.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Arguments every browser of the tests is started with: alone, quiet, without a sandbox in a box. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/**
 * Path of the Chromium installed on this machine: what `CHROMIUM` names, else the first found on the
 * PATH. Undefined when there is none; Playwright then uses the one it has downloaded itself.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(existsSync);
}
