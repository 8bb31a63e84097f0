import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../product/environment';
import { filesOf, type Change } from './change';
import { ensurePostgres } from './ensurePostgres';
import { jest, jestRelatedTo, type JestRun } from './jestPart';
import type { Outcome, Part } from './part';

const onPostgres: JestRun = { projects: ['database'] };
const embedded: JestRun = { projects: ['database'], environment: { TEST_DATABASE: 'pglite' } };

// Tests whose result can depend on the engine: its own, the connections to it, its extensions, text
// rules and clock. All others run on PostgreSQL only.
const PARITY = [
  'tests/embedded/',
  ...['dataApi', 'migrations', 'realtime', 'storage', 'viewing'].map(
    (name) => `tests/local/${name}.test`,
  ),
  ...[
    'contactMasking',
    'database',
    'mainJob',
    'matchingOrder',
    'requestSearch',
    'timers',
    'tokenRaces',
  ].map((name) => `tests/${name}.test`),
];

// Neither the tests of other things than rows nor those that compare schemas, in which the triggers that move
// rows would be a difference.
const OF_ROWS = [
  '\\bsupabase/tests/(?!(?:embedded|functions|fuzz|hosted|local|schemas|schemasAndMigrations|upgrades)(?:/|[.]test))',
];

const ALWAYS_WITH_SQL = ['supabase/tests/schemaLint.test.ts', 'supabase/tests/access*.test.ts'];

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The tests that name a function, table or view which SQL files define. */
function testsNaming(sql: readonly string[]): string[] {
  const definition = /^create (?:or replace )?(?:function|table|view) (?:public|private)\.(\w+)/gm;
  const names = sql.flatMap((file) =>
    [...textOf(file).matchAll(definition)].map(([, name]) => name),
  );
  if (names.length === 0) return [];
  const named = new RegExp(String.raw`\b(?:${names.join('|')})\b`);
  return filesOf('supabase/*.test.ts', '*.database.test.ts').filter((test) =>
    named.test(textOf(test)),
  );
}

/** Tests of files that no test imports: SQL, and servers that run in their own processes. */
function furtherTests(files: readonly string[]): string[] {
  const sql = files.filter((file) => file.endsWith('.sql'));
  const schemas = sql.filter((file) => file.startsWith('supabase/schemas/'));
  const isServer = files.some((file) => /^supabase\/local\/.*(?<!\.test)\.ts$/.test(file));
  const isFunction = files.some((file) => file.startsWith('supabase/functions/'));
  return [
    // Migrations are generated from the schemas.
    ...(sql.length > 0 ? testsNaming(schemas.length > 0 ? schemas : sql) : []),
    ...(sql.length > 0 ? filesOf(...ALWAYS_WITH_SQL) : []),
    ...(isServer ? filesOf('supabase/tests/local/*.test.ts') : []),
    ...(isServer || isFunction ? filesOf('supabase/tests/functions/*.test.ts') : []),
  ];
}

function databaseFor({ files }: Change): Promise<Outcome> {
  ensurePostgres();
  return jestRelatedTo({ files: [...files, ...furtherTests(files)] }, onPostgres);
}

/** The tests of the database and the backend on PostgreSQL, the engine of production. */
export const database: Part = {
  name: 'database',
  run: () => {
    ensurePostgres();
    // Tests of the embedded engine belong to parity.
    return jest({ ...onPostgres, words: ['^(?!.*\\btests/embedded/)'] });
  },
  runFor: databaseFor,
};

/** The tests of the schema once more, with rows stored in a random order: none may depend on it. */
export const databaseShuffled: Part = {
  name: 'database:shuffled',
  run: () => {
    ensurePostgres();
    return jest({ ...onPostgres, environment: { TEST_ROW_ORDER: 'shuffled' }, words: OF_ROWS });
  },
  runsIn: 'nothing',
};

/** The tests whose result can depend on the engine, on the embedded one that `npm start` uses. */
export const parity: Part = {
  name: 'parity',
  run: () => jest({ ...embedded, words: PARITY }),
};

/** All tests of the database on the embedded engine. */
export const databaseOnPglite: Part = {
  name: 'database:pglite',
  run: () => jest(embedded),
  runsIn: 'nothing',
};
