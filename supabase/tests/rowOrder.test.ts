import { createTestDatabase, type TestDatabase } from './support/database';
import { undecidedRows, type Columns } from './support/decidedRows';
import { shuffleRows } from './support/shuffledRows';

// Rows come as they happen to be stored where no order decides, which changes from one machine to the next.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function names(sql: string): Promise<ReadonlySet<string>> {
  return new Set((await database.query<{ name: string }>(sql)).map(({ name }) => name));
}

async function columns(): Promise<Columns> {
  const ofTables = `from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    and c.relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`;
  return {
    keys: await names(`select distinct a.attname as name ${ofTables}
      join pg_index i on i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)`),
    moments: await names(
      `select distinct a.attname as name ${ofTables} where a.atttypid = 'timestamptz'::regtype`,
    ),
  };
}

/** Functions of ours with a query that an order leaves open, each with what it selects. */
async function undecided(): Promise<string[]> {
  const known = await columns();
  const functions = await database.query<{ name: string; body: string }>(
    `select p.oid::regprocedure::text as name, p.prosrc as body from pg_proc p
     where p.pronamespace::regnamespace::text in ('public', 'private') order by 1`,
  );
  return functions.flatMap(({ name, body }) =>
    undecidedRows(body, known).map((words) => `${name}: ${words}`),
  );
}

test('every function that takes the first rows, or lists rows by a moment, decides between any two', async () => {
  expect(await undecided()).toEqual([]);
});

test.each([
  ['first rows in no order', 'select id from public.messages limit (1)'],
  [
    'first rows of a moment',
    'select m.id from public.messages m order by m.created_at desc limit 1',
  ],
  ['rows after the first', 'select body from public.messages order by created_at offset 5'],
  [
    'first rows inside',
    'select array(select m.sender_id from public.messages m order by m.body, m.created_at limit 2)',
  ],
  ['a list by a moment', 'select jsonb_agg(m.body order by m.created_at) from public.messages m'],
  [
    'one of two that are united',
    'select 1 union all (select sender_id from public.messages limit 3) order by 1',
  ],
  [
    'groups by a moment',
    'select sender_id, body from public.messages group by sender_id, body order by max(created_at) limit 3',
  ],
])('%s are found', async (_, body) => {
  expect(undecidedRows(body, await columns())).toHaveLength(1);
});

test.each([
  ['a key', 'select body from public.messages m order by m.created_at desc, m.id desc limit 1'],
  ['all that is selected', 'select m.body from public.messages m order by m.body limit 1'],
  [
    'the place of a word',
    "select w from regexp_split_to_table('a b', ' ') with ordinality g (w, place) order by place limit 1",
  ],
  [
    'nothing, where rows are alike',
    'select count(*) from (select 1 from public.messages limit (100)) few',
  ],
  [
    'all that is grouped by',
    'select sender_id, count(*) from public.messages group by 1 order by 2, 1 limit 5',
  ],
])('an order by %s decides', async (_, body) => {
  expect(undecidedRows(body, await columns())).toEqual([]);
});

test('a run with shuffled rows stores them in another order than they were written in', async () => {
  const shuffled = await createTestDatabase();
  await shuffleRows(shuffled);
  const written = Array.from({ length: 40 }, (_, index) => `call ${index}`);
  for (const call of written) {
    await shuffled.query(
      `insert into private.answered_calls (actor_id, key, call, answer)
       values (gen_random_uuid(), gen_random_uuid(), $1, '{}')`,
      [call],
    );
  }
  const rows = await shuffled.query<{ call: string }>('select call from private.answered_calls');
  await shuffled.close();
  const stored = rows.map(({ call }) => call);
  expect(stored.toSorted()).toEqual(written.toSorted());
  expect(stored).not.toEqual(written);
});
