import { may, rolledBack } from './access/attempt';
import { argumentsOf } from './access/callArguments';
import { cellsOf, tableOf } from './access/cells';
import { buildAccessWorld } from './access/buildAccessWorld';
import { FUNCTIONS, TABLES } from './access/matrix';
import type { AccessWorld } from './access/world';
import { becomeCaller, type Queries } from './support/database';
import { refusal } from './support/refusal';
import { enterViewing, startViewing } from './support/viewing';

// Over the whole access matrix: who is viewed reads the same, and nothing is changed.

const VIEWED = ['owner', 'vendor'] as const;
type Viewed = (typeof VIEWED)[number];

let world: AccessWorld;
const viewings: Record<Viewed, string> = { owner: '', vendor: '' };
beforeAll(async () => {
  world = await buildAccessWorld();
  for (const who of VIEWED) {
    viewings[who] = (await startViewing(world.market, world.ids.admin, world.ids[who])).id;
  }
});
afterAll(() => world.market.database.close());

const become = {
  person: (queries: Queries, who: Viewed) => becomeCaller(queries, world.callers[who]),
  viewer: (queries: Queries, who: Viewed) =>
    enterViewing(queries, { userId: world.ids.admin }, viewings[who]),
};

/** What a statement answers the person, or the viewer; a refusal by its code and sentence. */
async function answerTo(
  whom: keyof typeof become,
  who: Viewed,
  sql: string,
  parameters: unknown[] = [],
): Promise<unknown> {
  return rolledBack(world, async (queries) => {
    await queries.query('savepoint asked');
    try {
      await become[whom](queries, who);
      return await queries.query(sql, parameters);
    } catch (error) {
      return await refusal(Promise.reject(error));
    } finally {
      await queries.query('rollback to savepoint asked');
    }
  });
}

async function readableColumns(table: string): Promise<string> {
  return world.market.value(
    `select coalesce(string_agg(format('t.%I', a.attname), ', ' order by a.attnum), '')
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('authenticated', a.attrelid, a.attnum, 'select')`,
    [table],
  );
}

test.each(VIEWED)('every table reads the same as it does to the %s', async (who) => {
  const counts = { tables: 0, rows: 0 };
  for (const table of new Set(Object.keys(TABLES).map(tableOf))) {
    const columns = await readableColumns(table);
    if (columns === '') continue;
    const sql = `select to_jsonb(r)::text as line from (select ${columns} from ${table} t) r order by 1`;
    const [seen, own] = [await answerTo('viewer', who, sql), await answerTo('person', who, sql)];
    expect({ table, seen }).toEqual({ table, seen: own });
    counts.tables += 1;
    counts.rows += Array.isArray(own) ? own.length : 0;
  }
  console.log(`${who}: ${counts.rows} rows of ${counts.tables} tables are the same`);
  expect(counts.tables).toBeGreaterThan(40);
  expect(counts.rows).toBeGreaterThan(100);
});

async function callOf(name: string, who: Viewed): Promise<[string, unknown[]]> {
  const given = await argumentsOf(world, name, who);
  const text = Object.keys(given).map((parameter, place) => `${parameter} => $${place + 1}`);
  const values = Object.values(given).map((value) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  return [`select public.${name}(${text.join(', ')}) as answer`, values];
}

async function functionsThat(write: boolean): Promise<string[]> {
  const rows = await world.market.database.query<{ name: string }>(
    `select proname as name from pg_proc
     where pronamespace = 'public'::regnamespace and (provolatile = 'v') = $1 order by 1`,
    [write],
  );
  return rows.map(({ name }) => name);
}

/** What is different at each call: the time. */
const timeless = (answer: unknown) =>
  JSON.stringify(answer).replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*/g, 'TIME');

test.each(VIEWED)('every function that reads answers as it answers the %s', async (who) => {
  const names = (await functionsThat(false)).filter((name) => name !== 'viewed_person');
  for (const name of names) {
    const [sql, values] = await callOf(name, who);
    const seen = await answerTo('viewer', who, sql, values);
    const own = await answerTo('person', who, sql, values);
    expect({ name, seen: timeless(seen) }).toEqual({ name, seen: timeless(own) });
  }
  console.log(`${who}: ${names.length} functions answer the same`);
  expect(names.length).toBeGreaterThan(40);
});

test.each(VIEWED)(
  'no function writes for a viewer of the %s, and no table takes a row',
  async (who) => {
    const counts = { refused: 0, harmless: [] as string[], writes: 0 };
    for (const name of await functionsThat(true)) {
      if (!may(FUNCTIONS[name]?.allowed ?? 'nobody', who)) continue;
      const [sql, values] = await callOf(name, who);
      const outcome = await answerTo('viewer', who, sql, values);
      if (Array.isArray(outcome)) counts.harmless.push(name);
      else counts.refused += Number(Reflect.get(Object(outcome), 'code') === '25006');
    }
    for (const row of Object.keys(TABLES)) {
      for (const cell of await cellsOf(world, row, who)) {
        if (cell.verb === 'select' || !may(cell.allowed, who)) continue;
        const outcome = await rolledBack(world, async (queries) => {
          await enterViewing(queries, { userId: world.ids.admin }, viewings[who]);
          return refusal(queries.query(cell.sql));
        });
        expect({ row, verb: cell.verb, code: outcome.code }).toMatchObject({ code: '25006' });
        counts.writes += 1;
      }
    }
    console.log(`${who}:`, counts);
    expect(counts.refused).toBeGreaterThan(30);
    expect(counts.writes).toBeGreaterThan(5);
  },
);

test('the matrix itself notices a viewer of another person', async () => {
  const sql = 'select id from public.service_requests order by id';
  const other = await startViewing(world.market, world.ids.admin, world.ids.otherOwner);
  const seen = await rolledBack(world, async (queries) => {
    await enterViewing(queries, { userId: world.ids.admin }, other.id);
    return queries.query(sql);
  });
  expect(seen).not.toEqual(await answerTo('person', 'owner', sql));
});
