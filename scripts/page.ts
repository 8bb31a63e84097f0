import { cp, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderHomePage } from '../deploy/homePage';
import { mapTilesFromEnvironment } from '../deploy/mapTiles';
import { signInProvidersFromEnvironment } from '../deploy/signInProviders';
import { renderPage } from '../deploy/page';
import { PICTURES } from '../deploy/pictures';
import { liveSitemap } from '../deploy/sitemap';
import { PlainError } from '../supabase/local/plainError';
import { releases } from './product/environment';
import { explain } from './product/runUntilStopped';

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new PlainError(
      `${name} is missing. Usage: BACKEND_URL=https://PROJECT.supabase.co PUBLISHABLE_KEY=... npm run page`,
    );
  }
  return value;
}

async function write(name: string, html: string): Promise<void> {
  const file = path.join(releases, name);
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, html);
  await rename(draft, file);
  console.log(`Wrote ${file}.`);
}

/**
 * Writes `index.html` and `home.html` among the releases: the page of the live shell with the
 * configuration of a deployment, and the same for the address `/`, for a server that only hands out
 * files; with SITE_URL also `sitemap.xml`; and copies the pictures of mails. To be run again after each release or rollback of the shell or of mf-public.
 */
async function main(): Promise<void> {
  const configuration = {
    backendUrl: required('BACKEND_URL'),
    publishableKey: required('PUBLISHABLE_KEY'),
    remotesUrl: process.env['REMOTES_URL'] ?? '/remotes.json',
    mapTiles: mapTilesFromEnvironment(process.env),
    signInProviders: signInProvidersFromEnvironment(process.env),
  };
  await cp(PICTURES, path.join(releases, 'pictures'), { recursive: true });
  await write('index.html', await renderPage(releases, 'shell', configuration));
  await write('home.html', await renderHomePage(releases, configuration));
  const site = process.env['SITE_URL'];
  if (!site) {
    console.log('SITE_URL is not set, so no sitemap.xml was written.');
    return;
  }
  const sitemap = await liveSitemap(releases, new URL(site).origin);
  if (sitemap !== null) await write('sitemap.xml', sitemap);
}

main().catch(explain);
