import { createTestDatabase, type TestDatabase } from '../../../supabase/tests/support/database';
import { SAFETY_TOPICS } from './safety';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('the checklist asks for the topics the database stores, in its order', async () => {
  const [row] = await database.query<{ topics: string[] }>(
    'select array_to_json(enum_range(null::public.safety_topic)) as topics',
  );
  expect(row?.topics).toEqual(Object.keys(SAFETY_TOPICS));
});
