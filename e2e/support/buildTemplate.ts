import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from '../../supabase/local/backend';
import { seedDatabase } from '../../supabase/seed';

const KEPT = 3;

function forgetOld(folder: string): void {
  const age = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const old = readdirSync(folder)
    .sort((a, b) => age(b) - age(a))
    .slice(KEPT);
  for (const name of old) rmSync(path.join(folder, name), { recursive: true, force: true });
}

/** Seeds the database that every copy of the product starts from: `buildTemplate.ts FOLDER`. */
async function main(): Promise<void> {
  const finished = process.argv[2];
  if (!finished) throw new Error('Usage: buildTemplate.ts FOLDER');
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
