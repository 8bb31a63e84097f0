import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFor } from './activation';
import { renderPage, type PageConfiguration } from './page';
import { publishedHashes, withHashes } from './pageHashes';
import { bundleFolder, readRegistry, releaseAddress, type BundleName } from './registry';

/** The remote that the home page belongs to. */
const HOME = 'mf-public';

const ROOT = '<div id="root"></div>';
const PLACE = '<div id="prerendered"></div>';

/** A bundle's part of the prerendered home page, written by scripts/releases/prerender.js. */
interface BundlePrerender {
  readonly html: string;
  /** Address of its style sheet. */
  readonly styles: string;
  /** Addresses of the scripts it loads. */
  readonly scripts: readonly string[];
}

function isBundlePrerender(value: unknown): value is BundlePrerender {
  return (
    typeof value === 'object' &&
    value !== null &&
    'html' in value &&
    typeof value.html === 'string' &&
    'styles' in value &&
    typeof value.styles === 'string' &&
    'scripts' in value &&
    Array.isArray(value.scripts) &&
    value.scripts.every((script) => typeof script === 'string')
  );
}

async function readJson(file: string): Promise<unknown> {
  const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
  return parsed;
}

async function readPrerender(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<BundlePrerender> {
  const part = await readJson(path.join(bundleFolder(releases, bundle), version, 'prerender.json'));
  if (!isBundlePrerender(part)) throw new Error(`prerender.json of ${bundle} is invalid.`);
  const below = (file: string) => `${releaseAddress(bundle, version)}/${file}`;
  return { html: part.html, styles: below(part.styles), scripts: part.scripts.map(below) };
}

async function entryOf(releases: string, manifest: string): Promise<string> {
  const { metaData } = Object(await readJson(path.join(releases, manifest)));
  const name: unknown = Object(Object(metaData).remoteEntry).name;
  if (typeof name !== 'string') throw new Error(`${manifest} names no entry.`);
  return `${path.posix.dirname(manifest)}/${name}`;
}

const sheet = (address: string) => `<link rel="stylesheet" href="${address}" data-prerendered>`;
const preload = (as: 'script' | 'fetch', address: string) =>
  `<link rel="preload" as="${as}" href="${address}"${as === 'fetch' ? ' crossorigin' : ''}>`;

/** The prerendered home page, ready to insert into the shell's page. */
export interface HomePrerender {
  readonly html: string;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  /** Addresses of the JSON files and scripts the home page loads. */
  readonly data: readonly string[];
  readonly scripts: readonly string[];
}

/** The prerendered home page of the live releases. Rejects when a release has none. */
export async function livePrerender(releases: string, remotesUrl: string): Promise<HomePrerender> {
  const registry = await readRegistry(releases);
  const { shell } = registry;
  const home = shell && (await releaseFor(releases, registry, HOME, shell.version));
  if (!shell || !home) throw new Error('There is no release of the home page.');
  const frame = await readPrerender(releases, 'shell', shell.version);
  const page = await readPrerender(releases, HOME, home.version);
  return {
    html: frame.html.replace(PLACE, () => PLACE.replace('><', () => `>${page.html}<`)),
    styles: [frame.styles, page.styles],
    data: [remotesUrl, home.manifest],
    scripts: [await entryOf(releases, home.manifest), ...page.scripts],
  };
}

/** Inserts the prerendered home page into the shell's page and preloads its files. */
export function withPrerender(
  html: string,
  { styles, data, scripts, ...view }: HomePrerender,
): string {
  const links = [
    ...styles.map(sheet),
    ...data.map((address) => preload('fetch', address)),
    ...scripts.map((address) => preload('script', address)),
  ];
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(ROOT, () => ROOT.replace('><', () => `>${view.html}<`));
}

/**
 * The live shell's page for `/`, with the prerendered home page in it and the remote's files preloaded.
 * Without a prerendered home page it is the plain page.
 */
export async function renderHomePage(
  releases: string,
  configuration: PageConfiguration,
): Promise<string> {
  const html = await renderPage(releases, 'shell', configuration);
  try {
    const view = await livePrerender(releases, configuration.remotesUrl);
    return await withHashes(withPrerender(html, view), publishedHashes(releases));
  } catch (cause) {
    console.warn('The home page is served without prerendering.', cause);
    return html;
  }
}
