import { rmSync } from 'node:fs';
import type { Database } from './database';
import type { ObjectFiles } from './storage/objectFiles';

/** Where seeds go: the migrated database, and the files of stored objects (named by their version). */
export type Seed = (database: Database, files: ObjectFiles) => Promise<void>;

/** How far the seed of a database has come. */
export type Planting = 'none' | 'unfinished' | 'finished';

const NAME = 'seed';

/** How far the seed of a migrated database has come. */
export async function plantingState(database: Database): Promise<Planting> {
  const [row] = await database.query<{ done: boolean }>(
    'select finished_at is not null as done from local.plantings where name = $1',
    [NAME],
  );
  return !row ? 'none' : row.done ? 'finished' : 'unfinished';
}

/** Runs the seed of a new database once, and remembers when it began and that it came to its end. */
export async function plant(database: Database, files: ObjectFiles, seed: Seed): Promise<void> {
  await database.query('insert into local.plantings (name) values ($1) on conflict do nothing', [
    NAME,
  ]);
  await seed(database, files);
  await database.query('update local.plantings set finished_at = now() where name = $1', [NAME]);
}

/** Deletes an embedded database whose seed was interrupted; nobody has used it yet. */
export function clearUnfinished(databaseFolder: string): void {
  rmSync(databaseFolder, { recursive: true, force: true });
}
