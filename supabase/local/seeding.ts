import { rmSync } from 'node:fs';
import type { Database } from './database';
import type { ObjectFiles } from './storage/objectFiles';

/** Where a seed puts the bytes of stored objects, by their version. */
export interface SeededFiles {
  write(version: string, bytes: Uint8Array): Promise<void>;
}

/** Fills a migrated database, and writes the files of stored objects. */
export type Seed = (database: Database, files: SeededFiles) => Promise<void>;

/** How far the seed of a database has come. */
export type SeedState = 'none' | 'unfinished' | 'finished';

const NAME = 'seed';

/** How far the seed of a migrated database has come. */
export async function seedState(database: Database): Promise<SeedState> {
  const [row] = await database.query<{ done: boolean }>(
    'select finished_at is not null as done from local.seeds where name = $1',
    [NAME],
  );
  return !row ? 'none' : row.done ? 'finished' : 'unfinished';
}

/** Runs the seed of a new database once, and records its start and its end. */
export async function runSeed(database: Database, files: ObjectFiles, seed: Seed): Promise<void> {
  await database.query('insert into local.seeds (name) values ($1) on conflict do nothing', [NAME]);
  // A seed that is interrupted is run again from the start.
  await seed(database, { write: (version, bytes) => files.writeSoon(version, bytes) });
  await database.query('update local.seeds set finished_at = now() where name = $1', [NAME]);
}

/** Deletes an embedded database whose seed was interrupted; no one has used it yet. */
export function clearUnfinished(databaseFolder: string): void {
  rmSync(databaseFolder, { recursive: true, force: true });
}
