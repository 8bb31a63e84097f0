import { readHashes, type FileHashes } from './releaseMetadata';
import { isBundleName, releaseAddress, type BundleName } from './registry';

const TAG = /<(?:script|link)\b(?=[^>]*?\s(?:src|href)="([^"]+\.(?:js|css))")[^>]*>/g;
const RELEASED = /^\/(?:remotes\/)?(shell|mf-[^/]+)\/([^/]+)\/(.+)$/;

/**
 * Gives every script and style sheet that a page names the hash the browser compares it with, preloads
 * included. Tags that have one keep it. `hashOf` throws for a file without one.
 */
export async function withHashes(
  html: string,
  hashOf: (address: string) => Promise<string> | string,
): Promise<string> {
  const hashes = new Map<string, string>();
  for (const [tag, address = ''] of html.matchAll(TAG)) {
    if (!tag.includes(' integrity=')) hashes.set(address, await hashOf(address));
  }
  return html.replace(TAG, (tag: string, address: string) => {
    const hash = hashes.get(address);
    if (hash === undefined || tag.includes(' integrity=')) return tag;
    const bare = tag.replace(/ crossorigin(?:="[^"]*")?/, '');
    return bare.replace(/^<\w+/, (start) => `${start} integrity="${hash}" crossorigin="anonymous"`);
  });
}

/** Where the page lists the hashes of scripts that its bundle loads later. */
export function withHashList(html: string, base: string, hashes: FileHashes): string {
  const scripts = Object.entries(hashes).filter(([file]) => file.endsWith('.js'));
  const list = JSON.stringify({ base, files: Object.fromEntries(scripts) });
  const element = `<script type="application/json" id="integrity">${list}</script>`;
  return html.replace('</head>', () => `${element}</head>`);
}

/** Tells the published hash of a file of any release by its address. */
export function publishedHashes(releases: string): (address: string) => Promise<string> {
  const known = new Map<string, Promise<FileHashes | null>>();
  return async (address) => {
    const [, bundle, version = '', file = ''] = RELEASED.exec(address) ?? [];
    if (!isBundleName(bundle)) throw new Error(`${address} belongs to no release.`);
    const release = releaseAddress(bundle, version);
    const hashes = known.get(release) ?? readHashes(releases, bundle, version);
    known.set(release, hashes);
    const hash = (await hashes)?.[file];
    if (hash === undefined) throw new Error(`${address} was published without a hash.`);
    return hash;
  };
}

/**
 * A page of a release with the hashes of the files it names, and of the scripts its bundle loads later.
 * Throws when a file was published without one.
 */
export async function sealedPage(
  releases: string,
  html: string,
  bundle: BundleName,
  version: string,
): Promise<string> {
  const hashes = (await readHashes(releases, bundle, version)) ?? {};
  const listed = withHashList(html, `${releaseAddress(bundle, version)}/`, hashes);
  return withHashes(listed, publishedHashes(releases));
}
