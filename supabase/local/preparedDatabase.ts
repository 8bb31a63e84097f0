import path from 'node:path';
import { openEmbedded, openPostgres, type OpenDatabase } from './openDatabase';
import { PlainError } from './plainError';
import { prepareDatabase } from './prepareDatabase';
import { clearUnfinished, runSeed, seedState, type Seed } from './seeding';
import type { ObjectFiles } from './storage/objectFiles';

/** What it takes to get a database the product can run on. */
export interface PreparedDatabaseOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  migrationsFolder?: string;
  seed?: Seed;
  files: ObjectFiles;
  log(message: string): void;
}

/**
 * Opens the database, brings it up to the newest migration and, when it is new, seeds it. An
 * embedded database whose seed was interrupted is rebuilt. Throws a PlainError when it cannot.
 */
export async function preparedDatabase(options: PreparedDatabaseOptions): Promise<OpenDatabase> {
  const folder = path.join(options.dataDir, 'database');
  const open = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openEmbedded(folder);
  try {
    await prepareDatabase(open.database, options.migrationsFolder);
    await open.learnTypes();
    const state = await seedState(open.database);
    if (state === 'unfinished') {
      await open.database.close();
      return await rebuild(options, folder);
    }
    if (state === 'none' && options.seed) {
      options.log('Loading the demo data …');
      await runSeed(open.database, options.files, options.seed);
    }
    await deleteUnusedFiles(open, options.files);
    return open;
  } catch (error) {
    await open.database.close().catch(() => undefined);
    throw error;
  }
}

async function rebuild(options: PreparedDatabaseOptions, folder: string): Promise<OpenDatabase> {
  if (options.databaseUrl) {
    throw new PlainError(
      'Loading the demo data into this database was interrupted. Empty the database and start again.',
    );
  }
  options.log('Loading the demo data was interrupted last time; rebuilding the local database.');
  clearUnfinished(folder);
  return preparedDatabase(options);
}

async function deleteUnusedFiles(open: OpenDatabase, files: ObjectFiles): Promise<void> {
  const rows = await open.database.query<{ version: string }>(
    'select version from storage.objects',
  );
  await files.keepOnly(new Set(rows.map((row) => row.version)));
}
