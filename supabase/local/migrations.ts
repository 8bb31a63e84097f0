import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Queries } from './database';
import { PlainError, reasonOf } from './plainError';

/** One file of supabase/migrations: 14-digit version, name and text. */
export interface Migration {
  version: string;
  name: string;
  sql: string;
}

const FILE_NAME = /^(\d{14})_([\w-]+)\.sql$/;

/** The migrations of a folder in the order they apply. Refuses file names and versions that cannot be ordered. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || !name) {
      throw new PlainError(
        `${file} is not named like a migration: 14 digits, an underscore, a name, .sql.`,
      );
    }
    if (migrations.at(-1)?.version === version) {
      throw new PlainError(
        `Two migrations carry the version ${version}. Give the newer one a later version.`,
      );
    }
    migrations.push({ version, name, sql: await readFile(path.join(folder, file), 'utf8') });
  }
  return migrations;
}

/** A digest of texts that changes when any of them, or their order, changes. */
export function digest(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:${text}`);
  return hash.digest('hex');
}

/**
 * Applies what is not yet recorded in supabase_migrations.schema_migrations, each migration in a
 * transaction of its own. Returns the versions applied now. Throws a PlainError when a migration
 * that was applied before has changed since or is missing, when a new one sorts before one that was
 * applied, or when one fails.
 */
export async function applyMigrations(
  database: Database,
  migrations: Migration[],
): Promise<string[]> {
  const recorded = await recordedMigrations(database);
  const known = new Set(migrations.map((migration) => migration.version));
  for (const version of recorded.keys()) {
    if (!known.has(version)) {
      throw new PlainError(
        `The database has migration ${version}, which this version of the product does not know. ${WHAT_TO_DO}`,
      );
    }
  }
  refuseOutOfOrder(migrations, recorded);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (recorded.has(migration.version)) {
      refuseChanged(migration, recorded.get(migration.version));
      continue;
    }
    await applyOne(database, migration);
    applied.push(migration.version);
  }
  return applied;
}

const WHAT_TO_DO =
  'Run `npm run reset` to rebuild the local database (its contents are lost), or bring the migration files back as they were.';

// Ours is one element, the whole file; the hosted command line keeps each statement as one.
async function recordedMigrations(database: Queries): Promise<Map<string, string | undefined>> {
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key,
      statements text[],
      name text
    );
  `);
  const rows = await database.query<{ version: string; statements: string[] | null }>(
    'select version, statements from supabase_migrations.schema_migrations order by version',
  );
  return new Map(
    rows.map(({ version, statements }) => [
      version,
      statements?.length === 1 ? statements[0] : undefined,
    ]),
  );
}

// Applied last here and in the middle elsewhere, it would give two databases that differ.
function refuseOutOfOrder(migrations: Migration[], recorded: ReadonlyMap<string, unknown>): void {
  const newest = [...recorded.keys()].sort().at(-1) ?? '';
  const late = migrations.find(({ version }) => version < newest && !recorded.has(version));
  if (!late) return;
  throw new PlainError(
    `The migration ${late.version}_${late.name}.sql sorts before ${newest}, which this database already has. Give it a later version, as \`npm run db:migration\` does.`,
  );
}

// The CLI records a single statement without the comments around it and its end.
const bare = (sql: string) =>
  sql
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[; ]+$/, '')
    .trim();

function refuseChanged(migration: Migration, recordedSql: string | undefined): void {
  if (recordedSql === undefined || bare(recordedSql) === bare(migration.sql)) return;
  throw new PlainError(
    `The migration ${migration.version}_${migration.name}.sql has changed since it was applied. ${WHAT_TO_DO}`,
  );
}

async function applyOne(database: Database, migration: Migration): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.script(migration.sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
        [migration.version, migration.name, migration.sql],
      );
    });
  } catch (error) {
    throw new PlainError(
      `The migration ${migration.version}_${migration.name}.sql could not be applied: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}
