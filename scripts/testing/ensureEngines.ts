import { existsSync } from 'node:fs';
import { tryCommand } from './tryCommand';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';
// Where Debian puts what belongs to a library, by the machine's architecture.
const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (architecture) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

function orMissing(found: string | undefined, what: string, packages: string): string {
  if (found !== undefined) return found;
  throw new Error(`${what} is not installed and could not be: apt-get install ${packages}`);
}

/** Path of Firefox. Throws when it is not installed. */
export function findFirefox(): string {
  return orMissing(FIREFOX.find(existsSync), 'Firefox', 'firefox-esr');
}

/** Path of the browser that shows WebKit. Throws when it, its driver or its display is not installed. */
export function findMiniBrowser(): string {
  const isComplete = [WEBKIT_DRIVER, XVFB].every(existsSync);
  const found = isComplete ? MINI_BROWSERS.find(existsSync) : undefined;
  return orMissing(found, 'WebKit, its driver or Xvfb', 'webkit2gtk-driver xvfb');
}

function areInstalled(): boolean {
  try {
    return [findFirefox(), findMiniBrowser()].length > 0;
  } catch {
    return false;
  }
}

/** Makes sure Firefox and WebKit are installed, from Debian. Without them their tests fail and say so. */
export function ensureEngines(): void {
  if (areInstalled()) return;
  console.log('Firefox or WebKit is missing; installing both...');
  tryCommand('apt-get', ['update', '-q']);
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  tryCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]);
}
