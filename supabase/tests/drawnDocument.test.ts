import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { withDrawnParts } from '../local/docs/drawnParts';
import { createTestDatabase, type TestDatabase } from './support/database';

const DOCUMENT = path.join(__dirname, '../README.md');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the document draws the schema and the machines as they are; run `npm run db:docs` when it does not', async () => {
  const document = await readFile(DOCUMENT, 'utf8');
  expect(await withDrawnParts(document, database)).toBe(document);
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
