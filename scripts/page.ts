import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPage } from '../deploy/page';
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

/**
 * Writes `index.html` among the releases: the page of the live shell with the configuration of a
 * deployment, for a server that only hands out files.
 */
async function main(): Promise<void> {
  const html = await renderPage(releases, 'shell', {
    backendUrl: required('BACKEND_URL'),
    publishableKey: required('PUBLISHABLE_KEY'),
    remotesUrl: process.env['REMOTES_URL'] ?? '/remotes.json',
  });
  const file = path.join(releases, 'index.html');
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, html);
  await rename(draft, file);
  console.log(`Wrote ${file}.`);
}

main().catch(explain);
