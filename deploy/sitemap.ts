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

/** A sitemap of the pages at some paths of an origin. */
function sitemapOf(pages: readonly string[], origin: string): string {
  const places = pages.map((page) => `  <url><loc>${escaped(origin + page)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('')}</urlset>\n`
  );
}

/** Most addresses a sitemap may hold; https://www.sitemaps.org/protocol.html. */
const MOST_PLACES = 50_000;

/**
 * The sitemap of the live release, with pages that the database lists. Null when the release lists no
 * pages, as an older one may.
 */
export async function liveSitemap(
  releases: string,
  origin: string,
  fromDatabase: readonly string[],
): Promise<string | null> {
  const version = liveVersion(await readRegistry(releases), PUBLIC_AREA);
  if (version === undefined) return null;
  const file = path.join(bundleFolder(releases, PUBLIC_AREA), version, PUBLIC_PAGES_FILE);
  try {
    const pages: unknown = JSON.parse(await readFile(file, 'utf8'));
    const listed = Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [];
    if (listed.length === 0) return null;
    return sitemapOf([...listed, ...fromDatabase].slice(0, MOST_PLACES), origin);
  } catch (cause) {
    console.warn('The live release lists no public pages.', cause);
    return null;
  }
}
