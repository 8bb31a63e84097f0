import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../local/database';
import { applyMigrations, readMigrations, type Migration } from '../../local/migrations';
import { createTestDatabase } from '../support/database';

let database: Database;
let repository: Migration[];
beforeAll(async () => {
  database = await createTestDatabase();
  repository = await readMigrations(path.join(__dirname, '../../migrations'));
});
afterAll(() => database.close());

const grove: Migration = {
  version: '99990101000000',
  name: 'grove',
  sql: 'create table public.grove (id int)',
};

test('migrations apply once, in order, and are recorded as the hosted command line does', async () => {
  expect(await applyMigrations(database, repository)).toEqual([]);
  expect(await applyMigrations(database, [...repository, grove])).toEqual([grove.version]);
  expect(await applyMigrations(database, [...repository, grove])).toEqual([]);
  const [row] = await database.query(
    'select version, name, statements from supabase_migrations.schema_migrations where version = $1',
    [grove.version],
  );
  expect(row).toEqual({ version: grove.version, name: 'grove', statements: [grove.sql] });
});

test('a migration that fails leaves nothing behind', async () => {
  const broken = {
    version: '99990101000001',
    name: 'broken',
    sql: 'create table public.half (id int); select 1 / 0;',
  };
  await expect(applyMigrations(database, [...repository, grove, broken])).rejects.toThrow(
    'The migration 99990101000001_broken.sql could not be applied: division by zero',
  );
  expect(await database.query(`select to_regclass('public.half') as half`)).toEqual([
    { half: null },
  ]);
});

test('a migration changed after it was applied is refused, with what to do', async () => {
  const changed = { ...grove, sql: `${grove.sql} -- changed` };
  await expect(applyMigrations(database, [...repository, changed])).rejects.toThrow(
    /99990101000000_grove\.sql has changed since it was applied\. Run `npm run reset`/,
  );
});

test('a migration of one statement is known again as the hosted command line records it', async () => {
  const written = { ...grove, sql: `-- A grove of our own.\n${grove.sql};\n` };
  expect(await applyMigrations(database, [...repository, written])).toEqual([]);
});

test('a new migration that sorts before an applied one is refused before anything is applied', async () => {
  const early = { ...grove, version: '99990100000000', name: 'early' };
  const later = { ...grove, version: '99990102000000', sql: 'create table public.later (id int)' };
  await expect(applyMigrations(database, [...repository, early, grove, later])).rejects.toThrow(
    'The migration 99990100000000_early.sql sorts before 99990101000000, which this database already has. Give it a later version',
  );
  expect(await database.query(`select to_regclass('public.later') as later`)).toEqual([
    { later: null },
  ]);
});

test('a database that is ahead of the product is refused, with what to do', async () => {
  await expect(applyMigrations(database, repository)).rejects.toThrow(
    /has migration 99990101000000, which this version of the product does not know\. Run `npm run reset`/,
  );
});

test('the versions are real moments that have passed', () => {
  const moments = repository.map(({ version }) =>
    version.replace(/^(....)(..)(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6.000Z'),
  );
  for (const moment of moments) {
    expect(new Date(moment).toISOString()).toBe(moment);
    expect(Date.parse(moment)).toBeLessThan(Date.now());
  }
});

test.each([
  [['first.sql'], 'first.sql is not named like a migration'],
  [
    ['20300101000000_a.sql', '20300101000000_b.sql'],
    'Two migrations carry the version 20300101000000',
  ],
])('the files %j are refused', async (files, reason) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-migrations-'));
  for (const file of files) writeFileSync(path.join(folder, file), 'select 1');
  await expect(readMigrations(folder)).rejects.toThrow(reason);
  rmSync(folder, { recursive: true });
});
