import { existsSync } from 'node:fs';
import path from 'node:path';

// The shell first: it draws pages without the rest of a browser, in less time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Arguments every browser of the tests is started with: alone, quiet, without a sandbox in a box. */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
