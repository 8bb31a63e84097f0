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

/** Seeds the database that every copy of the product starts from: `buildTemplate.ts FOLDER`. */
async function main(): Promise<void> {
  const finished = process.argv[2];
  if (!finished) throw new Error('Usage: buildTemplate.ts FOLDER');
  if (path.dirname(finished) !== templatesFolder || !isTemplateName(path.basename(finished))) {
    throw new Error(`${finished} is no place for a template; they are kept in ${templatesFolder}.`);
  }
  if (existsSync(finished)) return;
  mkdirSync(path.dirname(finished), { recursive: true });
  const unfinished = `${finished}.${process.pid}`;
  const backend = await startBackend({
    dataDir: unfinished,
    origin: 'http://localhost',
    seed: seedDatabase,
  });
  await backend.close();
  renameSync(unfinished, finished);
  forgetOld(path.dirname(finished));
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
