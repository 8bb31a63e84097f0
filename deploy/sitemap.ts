import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleFolder, liveVersion, readRegistry } from './registry';

/** Address at which search engines find every public page. */
export const SITEMAP_PATH = '/sitemap.xml';

/** File of a release of mf-public with the paths of its public pages. */
const PUBLIC_PAGES_FILE = 'public-pages.json';

const PUBLIC_AREA = 'mf-public';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A list of addresses: of pages, or in an index of sitemaps. */
function listOf(list: 'urlset' | 'sitemapindex', paths: readonly string[], origin: string): string {
  const entry = list === 'urlset' ? 'url' : 'sitemap';
  const places = paths.map(
    (place) => `  <${entry}><loc>${escaped(origin + place)}</loc></${entry}>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('')}</${list}>\n`
  );
}

/** Most addresses a sitemap may hold; https://www.sitemaps.org/protocol.html. */
const MOST_PLACES = 50_000;

/** Whether an address is that of the sitemap or of a part of it. */
export const isSitemapPath = (pathname: string) => /^\/sitemap(?:-[1-9]\d*)?\.xml$/.test(pathname);

/**
 * The files of a sitemap by address: one list of all pages, or, when there are too many for one file, an index
 * and the lists it names.
 */
export function sitemapsOf(
  pages: readonly string[],
  origin: string,
  most = MOST_PLACES,
): ReadonlyMap<string, string> {
  if (pages.length <= most) return new Map([[SITEMAP_PATH, listOf('urlset', pages, origin)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < pages.length; start += most) {
    const place = SITEMAP_PATH.replace('.', `-${parts.size + 1}.`);
    parts.set(place, listOf('urlset', pages.slice(start, start + most), origin));
  }
  return new Map([[SITEMAP_PATH, listOf('sitemapindex', [...parts.keys()], origin)], ...parts]);
}

/**
 * The sitemaps of the live release, by address, with pages that the database lists. None when the release
 * lists no pages, as an older one may.
 */
export async function liveSitemaps(
  releases: string,
  origin: string,
  fromDatabase: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const version = liveVersion(await readRegistry(releases), PUBLIC_AREA);
  if (version === undefined) return new Map();
  const file = path.join(bundleFolder(releases, PUBLIC_AREA), version, PUBLIC_PAGES_FILE);
  try {
    const pages: unknown = JSON.parse(await readFile(file, 'utf8'));
    const listed = Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [];
    if (listed.length === 0) return new Map();
    return sitemapsOf([...listed, ...fromDatabase], origin);
  } catch (cause) {
    console.warn('The live release lists no public pages.', cause);
    return new Map();
  }
}
