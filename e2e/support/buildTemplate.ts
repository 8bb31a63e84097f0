import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '../../supabase/local/backend';
import { seedDatabase } from '../../supabase/seed';
import { isTemplateName, templatesFolder } from './template';

const KEPT = 3;

/** Deletes all but the latest templates. Whatever else lies in the folder is not ours to delete. */
function forgetOld(folder: string): void {
  const age = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const old = readdirSync(folder)
    .filter((name) => isTemplateName(name))
    .sort((a, b) => age(b) - age(a))
    .slice(KEPT);
  for (const name of old) rmSync(path.join(folder, name), { recursive: true, force: true });
}

async function seed(dataDir: string, databaseUrl?: string): Promise<void> {
  const backend = await startBackend({
    dataDir,
    databaseUrl,
    origin: 'http://localhost',
    seed: seedDatabase,
  });
  await backend.close();
}

/**
 * Seeds the database that copies of the product start from: `buildTemplate.ts FOLDER [DATABASE_URL]`.
 * An embedded one is kept for later runs.
 */
async function main(): Promise<void> {
  const [finished, databaseUrl] = process.argv.slice(2);
  if (!finished) throw new Error('Usage: buildTemplate.ts FOLDER [DATABASE_URL]');
  if (databaseUrl) return seed(finished, databaseUrl);
  if (path.dirname(finished) !== templatesFolder || !isTemplateName(path.basename(finished))) {
    throw new Error(`${finished} is no place for a template; they are kept in ${templatesFolder}.`);
  }
  if (existsSync(finished)) return;
  mkdirSync(path.dirname(finished), { recursive: true });
  const unfinished = `${finished}.${process.pid}`;
  await seed(unfinished);
  renameSync(unfinished, finished);
  forgetOld(path.dirname(finished));
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
