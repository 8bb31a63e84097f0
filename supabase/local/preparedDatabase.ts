import path from 'node:path';
import { openEmbedded, openPostgres, type OpenDatabase } from './openDatabase';
import { PlainError } from './plainError';
import { clearUnfinished, plant, plantingState, type Seed } from './planting';
import { prepareDatabase } from './prepareDatabase';
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
 * embedded database whose seed was interrupted is built anew. Throws a PlainError when it cannot.
 */
export async function preparedDatabase(options: PreparedDatabaseOptions): Promise<OpenDatabase> {
  const folder = path.join(options.dataDir, 'database');
  const open = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openEmbedded(folder);
  try {
    await prepareDatabase(open.database, options.migrationsFolder);
    await open.learnTypes();
    const planting = await plantingState(open.database);
    if (planting === 'unfinished') {
      await open.database.close();
      return await beginAgain(options, folder);
    }
    if (planting === 'none' && options.seed) {
      options.log('Planting the demo data …');
      await plant(open.database, options.files, options.seed);
    }
    await forgetLooseFiles(open, options.files);
    return open;
  } catch (error) {
    await open.database.close().catch(() => undefined);
    throw error;
  }
}

async function beginAgain(options: PreparedDatabaseOptions, folder: string): Promise<OpenDatabase> {
  if (options.databaseUrl) {
    throw new PlainError(
      'The demo data of this database was not finished. Empty the database and start again.',
    );
  }
  options.log('The demo data was not finished last time; the local database is built anew.');
  clearUnfinished(folder);
  return preparedDatabase(options);
}

async function forgetLooseFiles(open: OpenDatabase, files: ObjectFiles): Promise<void> {
  const rows = await open.database.query<{ version: string }>(
    'select version from storage.objects',
  );
  await files.keepOnly(new Set(rows.map((row) => row.version)));
}
