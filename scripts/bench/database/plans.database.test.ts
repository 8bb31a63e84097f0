import { postgresTestUrl } from '../../../supabase/tests/support/database';
import { oneSession, type BenchDatabase } from './engines';
import { load } from './load';
import { scannedTables } from './plans';
import { SUBJECTS } from './subjects';

const VENDORS = 10_000;

let database: BenchDatabase;
beforeAll(async () => {
  const url = await postgresTestUrl();
  if (url === undefined) throw new Error('This test needs PostgreSQL.');
  database = oneSession(url);
  await load(database, VENDORS);
});
afterAll(() => database.close());

const pointed = SUBJECTS.filter(({ isSweep }) => isSweep !== true);
test.each(pointed.map((subject) => [subject.name, subject] as const))(
  '%s: no large table is read from end to end',
  async (_name, subject) => {
    expect(await scannedTables(database, subject, VENDORS)).toEqual([]);
  },
);

test('the caller of a measurement before it is not the caller here', async () => {
  const subject = SUBJECTS.find(({ name }) => name === 'request list');
  if (!subject) throw new Error('The list of requests is not measured.');
  await database.script(
    `select set_config('request.jwt.claim.sub', md5('the busiest')::uuid::text, false)`,
  );
  expect(await scannedTables(database, subject, VENDORS)).toEqual([]);
});

test('a page of an inbox of thousands reads few leads, however often a session asks', async () => {
  const subject = SUBJECTS.find(({ name }) => name === '10k leads: newest');
  if (!subject) throw new Error('The inbox of the busiest Pro is not measured.');
  const fetched = async () => {
    const [leads] = await database.query<{ rows: string }>(
      `select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as rows
       from pg_stat_xact_all_tables where schemaname = 'public' and relname = 'leads'`,
    );
    return Number(leads?.rows ?? 0);
  };
  await database.script(`begin; select set_config('request.jwt.claims',
      json_build_object('sub', md5('the busiest')::uuid, 'role', 'authenticated')::text, true),
    set_config('request.jwt.claim.sub', md5('the busiest')::uuid::text, true)`);
  // From the sixth call on PostgreSQL may keep a plan.
  for (let call = 0; call < 8; call += 1) await database.query(subject.sql);
  const before = await fetched();
  await database.query(subject.sql);
  const read = (await fetched()) - before;
  await database.script('rollback');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(1000);
});

test('a list without an index would be found', async () => {
  const subject = SUBJECTS.find(({ name }) => name === 'lead inbox');
  if (!subject) throw new Error('The inbox is not measured.');
  const orders = ['inbox', 'ending', 'nearest', 'estimate', 'tokens', 'timing', 'category'];
  await database.script(
    `drop index ${orders.map((order) => `private.lead_listings_${order}_idx`).join(', ')}`,
  );
  expect(await scannedTables(database, subject, VENDORS)).toEqual(['lead_listings']);
});
