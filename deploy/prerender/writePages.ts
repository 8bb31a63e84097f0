import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nothingOutside, type OutsideSources } from '../outsideSources';
import { styleHashes } from '../inlineHashes';
import type { SitePage } from './drawPage';
import type { Prerenderer } from './prerenderer';

/** Folder of the pages drawn ahead, among the releases. */
export const PAGES_FOLDER = 'pages';

/** An address that is surely lost. */
const LOST = '/404';

/** The file of the page at an address, below the folder of pages. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const isDrawn = ({ styleHashes: own }: SitePage) => own.length > 0;

/** Hashes as a Content-Security-Policy lists them. */
const listOf = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(' ');

/** An nginx map from an address to a value. */
function mapOf(
  variable: string,
  otherwise: string,
  rows: readonly (readonly [key: string, value: string])[],
): string {
  const lines = rows.map(([key, value]) => `    ${quoted(key)} ${quoted(value)};\n`);
  return `map $uri $${variable} {\n    default ${quoted(otherwise)};\n${lines.join('')}}\n`;
}

/**
 * Writes every page of its own as a file, the page of lost addresses as `404.html`, and `nginx.conf`,
 * which tells nginx the hash of each page's styles, the addresses that have no page of their own and
 * are answered by the plain page, and what maps and forecasts need of the policy. A listed page that cannot
 * be drawn is one of these. Replaces the folder as a whole. Returns how many pages it has.
 */
export async function writePages(
  releases: string,
  views: Prerenderer,
  outside: OutsideSources = nothingOutside,
): Promise<number> {
  const folder = path.join(releases, PAGES_FOLDER);
  const draft = `${folder}.${process.pid}.draft`;
  const hashes: [string, string][] = [];
  async function write(address: string, file: string): Promise<void> {
    const page = await views.at(address);
    if (!isDrawn(page)) throw new Error(`The page at ${address} cannot be drawn.`);
    await store(page, file);
  }
  async function store({ html, styleHashes: own }: SitePage, file: string): Promise<void> {
    hashes.push([`/${PAGES_FOLDER}/${file}`, listOf(own)]);
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), html);
  }
  const { pages, listed, plain } = await views.addresses();
  for (const address of pages) await write(address, fileOf(address));
  const undrawn: string[] = [];
  for (const address of listed) {
    const page = await views.at(address);
    if (!isDrawn(page)) undrawn.push(`^${address}/?$`);
    // Otherwise it was taken off the list meanwhile.
    else if (page.status === 200) await store(page, fileOf(address));
  }
  await write(LOST, '404.html');
  await writeFile(
    path.join(draft, 'nginx.conf'),
    mapOf('prerender_styles', listOf([styleHashes.empty]), hashes) +
      mapOf(
        'plain_page',
        '',
        [...plain, ...undrawn].map((pattern) => [`~${pattern}`, '1']),
      ) +
      Object.entries(outside)
        .map(([use, sources]) => mapOf(`outside_${use}`, sources.join(' '), []))
        .join(''),
  );
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  // One of them is the page of lost addresses.
  return hashes.length - 1;
}
