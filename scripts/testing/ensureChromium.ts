import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium, HEADLESS } from '../../e2e/support/chromium';
import { tryCommand } from './tryCommand';

const hasChromium = () => findChromium() !== undefined || existsSync(chromium.executablePath());

/** Version of the whole Chromium that Debian's packages installed; undefined when they did not. */
function debianVersion(): string | undefined {
  const words = ['-W', '-f', '${db:Status-Abbrev}${Version}', 'chromium'];
  const { status, stdout } = spawnSync('dpkg-query', words, { encoding: 'utf8' });
  return status === 0 ? /^ii (.+)$/.exec(stdout)?.[1] : undefined;
}

/**
 * Adds the Chromium without a window to a whole one from Debian, in the same version, as they share
 * files. The whole one does where that fails.
 */
function tryAddingHeadless(): void {
  const found = findChromium() ?? '';
  if (process.env['CHROMIUM'] || !['chromium', 'chromium-browser'].includes(path.basename(found))) {
    return;
  }
  const version = debianVersion();
  if (version === undefined) return;
  console.log('Adding the Chromium without a window, in which the tests take less time...');
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const words = ['install', '-y', '-q', '--no-install-recommends', ...impatient];
  tryCommand('apt-get', [...words, `${HEADLESS}=${version}`]);
}

function installFromDebian(): boolean {
  if (!tryCommand('apt-get', ['update', '-q'])) return false;
  return [HEADLESS, 'chromium'].some(
    (name) => tryCommand('apt-get', ['install', '-y', '-q', name]) && hasChromium(),
  );
}

// Needs the open internet, which networks that mirror Debian's packages may not have.
function installFromPlaywright(): boolean {
  return tryCommand('npx', ['playwright', 'install', 'chromium']) && hasChromium();
}

/**
 * Makes sure there is a Chromium for the browser tests: an installed one, else one it installs; in
 * continuous integration one without a window where that can be had.
 */
export function ensureChromium(): void {
  if (hasChromium()) {
    if (process.env['CI']) tryAddingHeadless();
    return;
  }
  console.log('No Chromium was found; installing one...');
  if (installFromDebian() || installFromPlaywright()) return;
  console.error('No Chromium could be installed. Install one, or name it: CHROMIUM=/path npm test');
}
