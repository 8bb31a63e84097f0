import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { initialMigration, readSchemas, type SchemaFile } from '../local/schemas';

let files: SchemaFile[];
beforeAll(async () => {
  files = await readSchemas();
});

const DEFINITIONS = {
  table: /^create table ([\w.]+)/gim,
  function: /^create (?:or replace )?function ([\w.]+)/gim,
  policy: /^create policy ("[^"]+" on [\w.]+)/gim,
  trigger: /^create (?:constraint )?trigger (\w+ (?:before|after)[^;]*? on [\w.]+)/gim,
  type: /^create type ([\w.]+)/gim,
  view: /^create (?:materialized )?view ([\w.]+)/gim,
  index: /^create (?:unique )?index (\w+)/gim,
};

/** What the files define, and in which file. */
function definitions(kind: keyof typeof DEFINITIONS): { name: string; file: string }[] {
  return files.flatMap(({ path: file, sql }) =>
    [...sql.matchAll(DEFINITIONS[kind])].map(([, name = '']) => ({ name, file })),
  );
}

test.each([
  ['table', 80],
  ['function', 400],
  ['policy', 100],
  ['trigger', 80],
  ['type', 20],
  ['view', 1],
  ['index', 100],
] as const)('every %s is defined once', (kind, atLeast) => {
  const names = definitions(kind).map(({ name }) => name.replace(/\s+/g, ' '));
  expect(names.length).toBeGreaterThan(atLeast);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('nothing is defined in two steps', () => {
  const steps =
    /^\s*(?:drop\b|create or replace|alter (?:policy|function|type)|alter table [^;]*?\b(?:add|drop|rename)\b).*/gim;
  expect(
    files.flatMap(({ path: file, sql }) =>
      [...withoutBodies(sql).matchAll(steps)].map(([step]) => `${file}: ${step.trim()}`),
    ),
  ).toEqual([]);
});

// A function's body may drop or alter what it made itself.
function withoutBodies(sql: string): string {
  return sql.replace(/\$\$[\s\S]*?\$\$/g, '$$$$');
}

/** The updates and deletes of a text of SQL that name no rows. */
function changesOfEveryRow(sql: string): string[] {
  const change = /\b(?:update\s+[\w.]+(?:\s+\w+)?\s+set|delete\s+from\s+[\w.]+)\b(.*)/is;
  return sql
    .replace(/--.*/g, '')
    .split(';')
    .flatMap((statement) => change.exec(statement) ?? [])
    .filter((found, place) => place % 2 === 0 && !/\bwhere\b/i.test(found))
    .map((found) => found.trim());
}

// A hosted project loads safeupdate for the Data API. It refuses such a statement, in a function and a trigger too.
test('every update and delete names its rows', () => {
  expect(changesOfEveryRow('update private.site set address = $1; delete from a;')).toHaveLength(2);
  expect(changesOfEveryRow('update private.site s set address = $1 where s.only_row')).toEqual([]);
  expect(files.flatMap(({ sql }) => changesOfEveryRow(sql))).toEqual([]);
});

test('policies, triggers, indexes and privileges of a table are in the folder of the table', () => {
  const folderOf = (file: string) => file.split('/')[0];
  const home = new Map(definitions('table').map(({ name, file }) => [name, folderOf(file)]));
  const mentions =
    /^(?:create policy "[^"]+"|create (?:constraint )?trigger \w+[^;]*?|create (?:unique )?index \w+|(?:grant|revoke) [^;]*?|comment on (?:table|column))(?:\s+on)? ((?:public|private)\.\w+)/gim;
  const astray = files.flatMap(({ path: file, sql }) =>
    [...withoutBodies(sql).matchAll(mentions)]
      .map(([, table = '']) => table)
      .filter((table) => home.has(table) && home.get(table) !== folderOf(file))
      .map((table) => `${table} in ${file}`),
  );
  expect(astray).toEqual([]);
});

test('files apply by kind, then by folder, and one of no kind is refused', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tree-service-schemas-'));
  const write = (file: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `-- text of ${file}\n`);
  };
  const inOrder = [
    '10_a/tables.sql',
    '20_b/tables.sql',
    '10_a/functions.sql',
    '20_b/functions/one.sql',
    '20_b/functions/two.sql',
    '10_a/policies.sql',
    '10_a/triggers.sql',
    '10_a/data.sql',
  ];
  [...inOrder].sort().forEach(write);
  const read = await readSchemas(folder);
  expect(read.map((file) => file.path)).toEqual(inOrder);
  const texts = inOrder.map((file) => initialMigration(read).indexOf(`-- text of ${file}`));
  expect(texts).toEqual([...texts].sort((a, b) => a - b));

  write('20_b/views.sql');
  await expect(readSchemas(folder)).rejects.toThrow(
    'supabase/schemas/20_b/views.sql has no place in the order.',
  );
  rmSync(folder, { recursive: true });
});
