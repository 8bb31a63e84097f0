import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type Queries, type TestDatabase } from './support/database';

// Which columns each role may read and set. A column that is not listed is nobody's.
const LISTED = readFileSync(path.join(__dirname, 'access', 'columns.txt'), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ROLES = ['anon', 'authenticated'] as const;
const VERBS = ['select', 'insert'] as const;

async function columns(queries: Queries): Promise<string> {
  const rows = await queries.query<{ line: string }>(
    `select format('%s %s %s: %s', r.role, v.verb, c.oid::regclass,
       string_agg(a.attname, ' ' order by a.attname)) as line
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     cross join unnest(array['anon', 'authenticated']) r (role)
     cross join unnest(array['select', 'insert']) v (verb)
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and has_column_privilege(r.role, c.oid, a.attnum, v.verb)
     group by r.role, v.verb, c.oid order by 1`,
  );
  return rows.map(({ line }) => `${line}\n`).join('');
}

test('visitors and signed-in people read and set exactly the listed columns', async () => {
  expect(await columns(database)).toBe(LISTED);
});

class TakeBack extends Error {}

test('granting any one further column is noticed', async () => {
  const all = await database.query<{ name: string; column: string }>(
    `select c.oid::regclass::text as name, a.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  const held = new Set(
    LISTED.split('\n').flatMap((line) => {
      const [what = '', names = ''] = line.split(': ');
      return names.split(' ').map((column) => `${what} ${column}`);
    }),
  );
  let tried = 0;
  let noticed = 0;
  for (const role of ROLES) {
    for (const verb of VERBS) {
      for (const { name, column } of all) {
        if (held.has(`${role} ${verb} ${name} ${column}`)) continue;
        tried += 1;
        await database
          .transaction(async (queries) => {
            await queries.script(`grant ${verb} (${column}) on ${name} to ${role}`);
            if ((await columns(queries)) !== LISTED) noticed += 1;
            throw new TakeBack();
          })
          .catch((error: unknown) => {
            if (!(error instanceof TakeBack)) throw error;
          });
      }
    }
  }
  console.log(`Further column grants: ${noticed} of ${tried} noticed`);
  expect(noticed).toBe(tried);
  expect(tried).toBeGreaterThan(500);
});
