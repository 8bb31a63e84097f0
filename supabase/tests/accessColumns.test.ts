import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type Queries, type Row, type TestDatabase } from './support/database';
import { rolledBack } from './support/rolledBack';

// Which columns each role may read and set. A column that is not listed is no one's.
const LISTED = readFileSync(path.join(__dirname, 'access', 'columns.txt'), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ROLES = ['anon', 'authenticated'] as const;
const VERBS = ['select', 'insert', 'update'] as const;

/** The columns each role may read and set, a line each, of all tables or of one. */
async function columns(queries: Queries, table: string | null = null): Promise<string> {
  const rows = await queries.query<{ line: string }>(
    `select format('%s %s %s: %s', r.role, v.verb, c.oid::regclass,
       string_agg(a.attname, ' ' order by a.attname)) as line
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     cross join unnest(array['anon', 'authenticated']) r (role)
     cross join unnest(array['select', 'insert', 'update']) v (verb)
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and ($1::text is null or c.oid = $1::regclass)
       and has_column_privilege(r.role, c.oid, a.attnum, v.verb)
     group by r.role, v.verb, c.oid order by 1`,
    [table],
  );
  return rows.map(({ line }) => `${line}\n`).join('');
}

test('visitors and signed-in people read and set exactly the listed columns', async () => {
  expect(await columns(database)).toBe(LISTED);
});

interface Column extends Row {
  table: string;
  column: string;
}

const HELD = new Set(
  LISTED.split('\n').flatMap((line) => {
    const [what = '', names = ''] = line.split(': ');
    return names.split(' ').map((column) => `${what} ${column}`);
  }),
);

const linesOf = (table: string) =>
  LISTED.split('\n')
    .filter((line) => line.split(' ')[2] === `${table}:`)
    .map((line) => `${line}\n`)
    .join('');

const allColumns = () =>
  database.query<Column>(
    `select c.oid::regclass::text as table, a.attname as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );

/** Whether the listing of a table differs after a script; nothing of it stays. */
const isNoticed = (table: string, script: string): Promise<boolean> =>
  rolledBack(database, async (queries) => {
    await queries.script(script);
    return (await columns(queries, table)) !== linesOf(table);
  });

test('granting any one further column is noticed, and so is taking any one away', async () => {
  const all = await allColumns();
  const counts = { further: [0, 0], taken: [0, 0] };
  for (const role of ROLES) {
    for (const verb of VERBS) {
      for (const { table, column } of all) {
        const isHeld = HELD.has(`${role} ${verb} ${table} ${column}`);
        const others = all
          .filter((one) => one.table === table && one.column !== column)
          .map((one) => one.column)
          .filter((name) => HELD.has(`${role} ${verb} ${table} ${name}`));
        const change = isHeld
          ? `revoke ${verb} on ${table} from ${role};
             ${others.length === 0 ? '' : `grant ${verb} (${others.join(', ')}) on ${table} to ${role}`}`
          : `grant ${verb} (${column}) on ${table} to ${role}`;
        const count = counts[isHeld ? 'taken' : 'further'];
        count[0] = (count[0] ?? 0) + Number(await isNoticed(table, change));
        count[1] = (count[1] ?? 0) + 1;
      }
    }
  }
  console.log(
    `Column grants: ${counts.further.join(' of ')} further and ${counts.taken.join(' of ')} missing ones noticed`,
  );
  expect(counts.further[0]).toBe(counts.further[1]);
  expect(counts.taken[0]).toBe(counts.taken[1]);
  expect(counts.taken[1]).toBeGreaterThan(500);
});
