import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Connection } from '@supabase/lite';
import type { Database } from './database';
import { answerErrorsLikePostgrest } from './dataApiErrors';
import { dataApiValues } from './dataApiValues';
import { embeddedKysely } from './embeddedKysely';
import { ENGINE_EXTENSIONS } from './embeddedEngine';
import { loadLite } from './lite';
import { pgliteDatabase } from './pgliteDatabase';
import { PlainError, reasonOf } from './plainError';
import { postgresDatabase } from './postgresDatabase';
import { Mutex } from './mutex';
import { passHeaders } from './callHeaders';

/** An opened database, as the local server and as @supabase/lite speak to it. */
export interface OpenDatabase {
  database: Database;
  connection: Connection;
  /** Runs one request, so that its statements are told apart from other requests'. */
  asCaller<T>(work: () => Promise<T>): Promise<T>;
  /** Makes types known that migrations added, so that lists of their values arrive as lists. */
  learnTypes(): Promise<void>;
}

/**
 * Opens the embedded database in a folder, making it when there is none. Every committed change is
 * handed to the operating system before the commit returns, so that the end of the process, also
 * by force, loses nothing. Throws a PlainError when the folder holds no usable database.
 */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  refuseForeignFolder(folder);
  const { createPgliteConnection } = await loadLite();
  const parsers = Object.fromEntries(
    Object.values(dataApiValues).map(({ oid, parse }) => [oid, parse]),
  );
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { extensions: ENGINE_EXTENSIONS, relaxedDurability: false, parsers },
  });
  try {
    await connection.driver.waitReady;
  } catch (error) {
    throw broken(folder, error);
  }
  const mutex = new Mutex();
  connection.kysely = await embeddedKysely(connection.driver, mutex);
  correct(connection);
  return {
    database: pgliteDatabase(connection.driver, mutex),
    connection,
    asCaller: (work) => mutex.asCaller(work),
    learnTypes: () => connection.driver.refreshArrayTypes(),
  };
}

/** Opens a PostgreSQL database, 15 or newer. Throws a PlainError when it cannot be reached or used. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const database = postgresDatabase(url);
  try {
    const [server] = await database.query<{ version: number; superuser: boolean }>(`
      select current_setting('server_version_num')::int as version,
        (select rolsuper from pg_roles where rolname = current_user) as superuser`);
    if (!server || server.version < 150000)
      throw new PlainError('DATABASE_URL must lead to PostgreSQL 15 or newer.');
    if (!server.superuser) {
      throw new PlainError(
        'The account in DATABASE_URL must be a superuser, since the roles of the API are made with it.',
      );
    }
  } catch (error) {
    await database.close();
    if (error instanceof PlainError) throw error;
    throw new PlainError(`The database in DATABASE_URL cannot be reached: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  const { createPostgresConnection } = await loadLite();
  // lite hands over JSON already written, which its own types would write a second time.
  const json = { to: 114, from: [114], serialize: asJson, parse: parseJsonValue };
  const jsonb = { to: 3802, from: [3802], serialize: asJson, parse: parseJsonValue };
  const types = Object.fromEntries(
    Object.entries(dataApiValues).map(([name, { oid, parse }]) => [
      name,
      { to: oid, from: [oid], serialize: String, parse },
    ]),
  );
  const connection = createPostgresConnection({
    url,
    postgresOptions: { types: { ...types, json, jsonb } },
  });
  correct(connection);
  return {
    database: {
      ...database,
      close: async () => {
        await connection.close();
        await database.close();
      },
    },
    connection,
    asCaller: (work) => work(),
    // The driver asks the catalog itself, on each connection it makes.
    learnTypes: () => Promise.resolve(),
  };
}

function asJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parseJsonValue(text: string): unknown {
  return JSON.parse(text);
}

function correct(connection: Connection): void {
  keepPrivileges(connection);
  passHeaders(connection);
  answerErrorsLikePostgrest(connection);
}

// On its first request lite grants everything in every schema with row-level security to every
// role, also what migrations revoked. It takes this mark for having done so.
function keepPrivileges(connection: Connection): void {
  Reflect.set(connection, 'rlsState', 'active');
}

function refuseForeignFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const isEmpty = readdirSync(folder).length === 0;
  if (!isEmpty && !existsSync(path.join(folder, 'PG_VERSION'))) {
    throw broken(folder, new Error('PG_VERSION is missing'));
  }
}

function broken(folder: string, error: unknown): PlainError {
  return new PlainError(
    `The database in ${folder} is damaged (${reasonOf(error)}). Run \`npm run reset\` to rebuild it; its contents are lost. To keep them, put back a copy of the folder.`,
    { cause: error },
  );
}
