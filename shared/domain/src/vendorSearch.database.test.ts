import { createTestDatabase, type TestDatabase } from '../../../supabase/tests/support/database';
import { SEARCH_VECTORS } from './testing/searchVectors';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each(SEARCH_VECTORS)('the database says the same of a request %j', async (vector) => {
  const { state, askedAt, confirmedAt, leads, isMatchingOn, search } = vector;
  const [row] = await database.query<{ answer: string | null }>(
    `select case when r.state in ('matching', 'open')
       then private.search_case(r, $2::public.lead_state[], $3) else private.search_of(r) end as answer
     from jsonb_populate_record(null::public.service_requests, $1::jsonb) r`,
    [
      { state, still_needed_asked_at: askedAt, still_needed_at: confirmedAt },
      `{${leads.join(',')}}`,
      isMatchingOn,
    ],
  );
  expect(row?.answer).toBe(search);
});
