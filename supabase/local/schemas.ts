import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from './plainError';

/** The database as it is now: a folder for each aggregate. */
const SCHEMAS_FOLDER = path.join(__dirname, '..', 'schemas');

/** One file of supabase/schemas, its path relative to the folder, with forward slashes. */
export interface SchemaFile {
  path: string;
  sql: string;
}

// Every aggregate's tables before any function, and so on: nothing refers to what comes later.
const KINDS = ['schema', 'tables', 'functions', 'policies', 'triggers', 'data'];

/** The files of a schemas folder in the order they apply. Throws a PlainError for a file that has no place in it. */
export async function readSchemas(folder: string = SCHEMAS_FOLDER): Promise<SchemaFile[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.split(path.sep).join('/'))
    .map((name) => ({ path: name, place: placeOf(name) }))
    .sort((a, b) => a.place - b.place || (a.path < b.path ? -1 : 1));
  return Promise.all(
    files.map(async (file) => ({
      path: file.path,
      sql: await readFile(path.join(folder, file.path), 'utf8'),
    })),
  );
}

function placeOf(file: string): number {
  const [, kind] = /^[^/]+\/([^/.]+)(?:\/[^/]+)?\.sql$/.exec(file) ?? [];
  const place = kind ? KINDS.indexOf(kind) : -1;
  if (place < 0) {
    throw new PlainError(
      `supabase/schemas/${file} has no place in the order. Files are <aggregate>/<kind>.sql or <aggregate>/<kind>/<topic>.sql, kinds are ${KINDS.join(', ')}.`,
    );
  }
  return place;
}

/** The migration that builds an empty database from these files. */
export function initialMigration(files: SchemaFile[]): string {
  return [
    '-- Generated from supabase/schemas by `npm run db:initial`. Do not edit.',
    '',
    '-- Functions may call functions that are created after them.',
    'set check_function_bodies = off;',
    '',
    ...files.flatMap((file) => [`-- ${file.path}`, '', file.sql]),
    'reset check_function_bodies;',
    '',
  ].join('\n');
}
