import { postgresTestUrl } from '../../../supabase/tests/support/database';
import { oneSession, type BenchDatabase } from './engines';
import { load } from './load';
import { scannedTables } from './plans';
import { SUBJECTS } from './subjects';

const PROS = 10_000;

let database: BenchDatabase;
beforeAll(async () => {
  const url = await postgresTestUrl();
  if (url === undefined) throw new Error('This test needs PostgreSQL.');
  database = oneSession(url);
  await load(database, PROS);
});
afterAll(() => database.close());

// Who owns every row of a table reads it from end to end; everyone else may not.
const OF_MANY = SUBJECTS.filter(({ name }) => !/^10k|^1k/.test(name));

test.each(OF_MANY.map((subject) => [subject.name, subject] as const))(
  '%s: no large table is read from end to end',
  async (_name, subject) => {
    expect(await scannedTables(database, subject, PROS)).toEqual([]);
  },
);

test('a list without an index would be found', async () => {
  const subject = SUBJECTS.find(({ name }) => name === 'lead inbox');
  if (!subject) throw new Error('The inbox is not measured.');
  await database.script('drop index private.lead_listings_inbox_idx');
  expect(await scannedTables(database, subject, PROS)).toEqual(['lead_listings']);
});
