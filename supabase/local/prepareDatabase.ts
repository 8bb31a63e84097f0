import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database';
import { loadLite } from './lite';
import { applyMigrations, digest, readMigrations } from './migrations';

/** Where the migrations of this repository are. */
export const MIGRATIONS_FOLDER = path.join(__dirname, '..', 'migrations');

/** The file with what hosted Supabase has before the first migration. */
const BOOTSTRAP_FILE = path.join(__dirname, 'bootstrap.sql');

const ROLES = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  execute format('grant anon, authenticated, service_role to %I', current_user);
end $$;
`;

/**
 * Brings a database, new or not, to where the product can run on it: roles, the tables of auth and
 * storage, the bootstrap and all migrations. Returns the versions of the migrations applied now.
 * Throws a PlainError when a migration cannot be applied.
 */
export async function prepareDatabase(
  database: Database,
  migrationsFolder: string = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const migrations = await readMigrations(migrationsFolder);
  await prepareServices(database);
  return applyMigrations(database, migrations);
}

/** Brings a database to what a hosted project has before the first migration. */
export async function prepareServices(database: Database): Promise<void> {
  const { getAuthSchemaSql, getStorageSchemaSql } = await loadLite();
  await bootstrap(database, [
    ROLES,
    getAuthSchemaSql(true),
    getStorageSchemaSql(true),
    await readFile(BOOTSTRAP_FILE, 'utf8'),
  ]);
}

async function bootstrap(database: Database, scripts: string[]): Promise<void> {
  await database.script(`
    create schema if not exists local;
    create table if not exists local.bootstrap (digest text primary key, done_at timestamptz not null default now());
  `);
  const version = digest(...scripts);
  const done = await database.query('select from local.bootstrap where digest = $1', [version]);
  if (done.length > 0) return;
  await database.transaction(async (transaction) => {
    for (const script of scripts) await transaction.script(script);
    await transaction.query('insert into local.bootstrap (digest) values ($1)', [version]);
  });
}
