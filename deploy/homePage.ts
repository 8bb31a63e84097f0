import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPage, type PageConfiguration } from './page';
import { bundleFolder, readRegistry, releaseAddress, type BundleName } from './registry';

/** The remote that the home page belongs to. */
const HOME = 'mf-public';

const ROOT = '<div id="root"></div>';
const PLACE = '<div id="first-view"></div>';

/** What a release says about the home page: see scripts/releases/drawFirstView.js. */
interface DrawnAhead {
  readonly html: string;
  /** Address of its style sheet. */
  readonly styles: string;
  /** Addresses of the scripts it will ask for. */
  readonly scripts: readonly string[];
}

function isDrawn(value: unknown): value is DrawnAhead {
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

async function drawnAhead(
  releases: string,
  bundle: BundleName,
  version: string,
): Promise<DrawnAhead> {
  const drawn = await readJson(
    path.join(bundleFolder(releases, bundle), version, 'first-view.json'),
  );
  if (!isDrawn(drawn)) throw new Error(`The first view of ${bundle} is not one.`);
  const below = (file: string) => `${releaseAddress(bundle, version)}/${file}`;
  return { html: drawn.html, styles: below(drawn.styles), scripts: drawn.scripts.map(below) };
}

async function entryOf(releases: string, manifest: string): Promise<string> {
  const { metaData } = Object(await readJson(path.join(releases, manifest)));
  const name: unknown = Object(Object(metaData).remoteEntry).name;
  if (typeof name !== 'string') throw new Error(`${manifest} names no entry.`);
  return `${path.posix.dirname(manifest)}/${name}`;
}

const sheet = (address: string) => `<link rel="stylesheet" href="${address}" data-first-view>`;
const ahead = (as: 'script' | 'fetch', address: string) =>
  `<link rel="preload" as="${as}" href="${address}"${as === 'fetch' ? ' crossorigin' : ''}>`;

/** What was drawn ahead of the home page, ready to be laid into the page of a shell. */
export interface FirstView {
  readonly html: string;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  /** Addresses of the JSON files and of the scripts that the home page will ask for. */
  readonly data: readonly string[];
  readonly scripts: readonly string[];
}

/** The first view of the live releases. Rejects when one of them has none, as an older one may. */
export async function liveFirstView(releases: string, remotesUrl: string): Promise<FirstView> {
  const { shell, remotes } = await readRegistry(releases);
  const home = remotes[HOME];
  if (!shell || !home) throw new Error('There is no release of the home page.');
  const frame = await drawnAhead(releases, 'shell', shell.version);
  const page = await drawnAhead(releases, HOME, home.version);
  return {
    html: frame.html.replace(PLACE, () => PLACE.replace('><', () => `>${page.html}<`)),
    styles: [frame.styles, page.styles],
    data: [remotesUrl, home.manifest],
    scripts: [await entryOf(releases, home.manifest), ...page.scripts],
  };
}

/** Lays a first view into the page of a shell and has its files asked for at once. */
export function withFirstView(html: string, { styles, data, scripts, ...view }: FirstView): string {
  const links = [
    ...styles.map(sheet),
    ...data.map((address) => ahead('fetch', address)),
    ...scripts.map((address) => ahead('script', address)),
  ];
  return html
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(ROOT, () => ROOT.replace('><', () => `>${view.html}<`));
}

/**
 * The page of the live shell for the address `/`: with the home page drawn ahead in it, and every file
 * its remote will need asked for at once. Releases that have nothing drawn ahead give the plain page.
 */
export async function renderHomePage(
  releases: string,
  configuration: PageConfiguration,
): Promise<string> {
  const html = await renderPage(releases, 'shell', configuration);
  try {
    return withFirstView(html, await liveFirstView(releases, configuration.remotesUrl));
  } catch (cause) {
    console.warn('The home page is served without its first view.', cause);
    return html;
  }
}
