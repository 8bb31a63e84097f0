import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { findChromium, HEADLESS } from '../../e2e/support/chromium';
import { tryCommand } from './tryCommand';

const hasChromium = () => findChromium() !== undefined || existsSync(chromium.executablePath());

/** Makes sure there is a Chromium for the browser tests: an installed one, else one it installs. */
export function ensureChromium(): void {
  if (hasChromium()) return;
  console.log('No Chromium was found; installing one...');
  if (tryCommand('npx', ['playwright', 'install', 'chromium']) && hasChromium()) return;
  tryCommand('apt-get', ['update', '-q']);
  for (const name of [HEADLESS, 'chromium']) {
    if (tryCommand('apt-get', ['install', '-y', '-q', name]) && hasChromium()) return;
  }
  if (!hasChromium()) {
    console.error(
      'No Chromium could be installed. Install one, or name it: CHROMIUM=/path npm test',
    );
  }
}
