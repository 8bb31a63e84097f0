import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { diagrams } from '../local/docs/diagrams';
import { createTestDatabase, type TestDatabase } from './support/database';

const DOCUMENT = path.join(__dirname, '../diagrams.md');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the diagrams show the database as it is; run `npm run db:docs` when they do not', async () => {
  expect(await readFile(DOCUMENT, 'utf8')).toBe(await diagrams(database));
});

test('every table and every state is drawn', async () => {
  const document = await readFile(DOCUMENT, 'utf8');
  const tables = await database.query<{ name: string }>(
    `select case schemaname when 'public' then '' else schemaname || '_' end || tablename as name
     from pg_tables where schemaname in ('public', 'private')`,
  );
  const states = await database.query<{ name: string }>(
    `select distinct from_state as name from private.state_transitions
     union select to_state from private.state_transitions`,
  );
  expect(tables.filter(({ name }) => !document.includes(`  ${name} {`))).toEqual([]);
  expect(
    states.filter(({ name }) => !new RegExp(String.raw`(--> | )${name}( -->|:|\n)`).test(document)),
  ).toEqual([]);
});
