import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hashOf } from '../../deploy/fileHashes.js';

/** What altered files ask for when they run, with their name. */
const SIGN = '/sign-of-alteration?';

function signOf(file: string): string {
  return `new Image().src = '${SIGN}${path.basename(file)}';`;
}

const COPIES = ['', '.br', '.gz'] as const;
const AWAY = '.away';

/** A file behind the server that is not what was published. */
export interface Alteration {
  /** May be called again. */
  restore(): Promise<void>;
}

async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch((cause: unknown) => {
    if (Object(cause).code !== 'ENOENT') throw cause;
  });
}

// Files of releases are linked from elsewhere: they are put away, never written to.
async function replaceFile(file: string, content: string): Promise<Alteration> {
  for (const copy of COPIES) await move(file + copy, file + copy + AWAY);
  await writeFile(file, content);
  return {
    async restore() {
      for (const copy of COPIES) await move(file + copy + AWAY, file + copy);
    },
  };
}

/** Lets a script do something besides what it did. */
export async function alterFile(file: string): Promise<Alteration> {
  return replaceFile(file, `${signOf(file)}\n${await readFile(file, 'utf8')}`);
}

/**
 * Lets a manifest name another entry, with the hash of that, as someone would who knows how releases
 * are checked.
 */
export async function alterManifest(file: string): Promise<Alteration> {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const entry = 'mf-manifest.json.0000000000.js';
  const place = path.join(path.dirname(file), entry);
  await writeFile(place, signOf(file));
  manifest.metaData.remoteEntry.name = entry;
  manifest.release.integrity[entry] = hashOf(signOf(file));
  const altered = await replaceFile(file, JSON.stringify(manifest));
  return {
    async restore() {
      await altered.restore();
      await rm(place, { force: true });
    },
  };
}

/** The names of the altered files that run in a page from now on. */
export function watchSigns(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const [, name] = request.url().split(SIGN);
    if (name !== undefined) seen.add(name);
  });
  return seen;
}

/** Takes the hashes away from a page before it sees them, and what demands them. */
export async function ignoreHashes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLScriptElement, HTMLLinkElement]) {
      Object.defineProperty(prototype, 'integrity', { set: () => undefined });
    }
    const { fetch } = window;
    window.fetch = (address, options) => fetch(address, { ...options, integrity: '' });
  });
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const { 'integrity-policy': _demanded, ...headers } = response.headers();
    const html = (await response.text()).replace(/ integrity="[^"]*"/g, '');
    return route.fulfill({ response, headers, body: html });
  });
}
