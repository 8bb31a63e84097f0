import { cp, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPrerenderer } from '../deploy/prerender/prerenderer';
import { PAGES_FOLDER, writePages } from '../deploy/prerender/writePages';
import { appLinksFromEnvironment, writeAppLinks } from '../deploy/appLinks';
import { outsideSources } from '../deploy/outsideSources';
import { mapStreetsFromEnvironment } from '../deploy/mapStreets';
import { mapTilesFromEnvironment } from '../deploy/mapTiles';
import { pageSpeedShareFromEnvironment } from '../deploy/pageSpeedShare';
import { signInProvidersFromEnvironment } from '../deploy/signInProviders';
import { socialLinksFromEnvironment } from '../deploy/socialLinks';
import { weatherUrlFromEnvironment } from '../deploy/weather';
import { renderPage } from '../deploy/page';
import { PICTURES } from '../deploy/pictures';
import { writeSiteIcons } from '../deploy/siteIcons';
import { bundleNames, liveVersion, readRegistry } from '../deploy/registry';
import { isQuickRelease } from '../deploy/releaseMetadata';
import { liveSitemaps } from '../deploy/sitemap';
import { PlainError } from '../supabase/local/plainError';
import { releases } from './product/environment';
import { explain } from './product/runUntilStopped';

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new PlainError(
      `${name} is missing. Usage: BACKEND_URL=https://PROJECT.supabase.co PUBLISHABLE_KEY=... SITE_URL=https://SITE npm run page`,
    );
  }
  return value;
}

/** Throws when what is live was built by `npm start`, in files several times as large. */
async function requireBuilt(): Promise<void> {
  const registry = await readRegistry(releases);
  for (const bundle of bundleNames) {
    const version = liveVersion(registry, bundle);
    if (version === undefined || !(await isQuickRelease(releases, bundle, version))) continue;
    throw new PlainError(
      `${bundle} ${version} was built for this machine alone. Run \`npm run build\` first.`,
    );
  }
}

async function write(name: string, html: string): Promise<void> {
  const file = path.join(releases, name);
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, html);
  await rename(draft, file);
  console.log(`Wrote ${file}.`);
}

/**
 * Writes among the releases what a server hands out that only hands out files: `index.html`, the page of
 * the live shell with the configuration of a deployment; `pages/`, every public page drawn ahead; and
 * `sitemap.xml`; copies the pictures of mails, draws the icons of tabs and phones; and writes which apps open
 * links of the site. To be run again after each release or rollback of the shell, mf-public or mf-owner.
 */
async function main(): Promise<void> {
  const configuration = {
    backendUrl: required('BACKEND_URL'),
    publishableKey: required('PUBLISHABLE_KEY'),
    remotesUrl: '/remotes.json',
    mapTiles: mapTilesFromEnvironment(process.env),
    mapStreets: mapStreetsFromEnvironment(process.env),
    weatherUrl: weatherUrlFromEnvironment(process.env),
    signInProviders: signInProvidersFromEnvironment(process.env),
    socialLinks: socialLinksFromEnvironment(process.env),
    pageSpeedShare: pageSpeedShareFromEnvironment(process.env),
  };
  await requireBuilt();
  await writeAppLinks(releases, appLinksFromEnvironment(process.env));
  await cp(PICTURES, path.join(releases, 'pictures'), { recursive: true });
  await writeSiteIcons(releases);
  const site = new URL(required('SITE_URL')).origin;
  await write('index.html', await renderPage(releases, 'shell', configuration));
  const views = createPrerenderer({ releases, configuration, site });
  const count = await writePages(releases, views, outsideSources(configuration, site));
  console.log(`Wrote ${count} pages to ${path.join(releases, PAGES_FOLDER)}.`);
  const { listed } = await views.addresses();
  for (const [place, sitemap] of await liveSitemaps(releases, site, listed)) {
    await write(place.slice(1), sitemap);
  }
}

// What draws pages keeps timers, which would hold the command open for minutes.
main().then(() => process.exit(), explain);
