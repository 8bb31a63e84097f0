import { privacyText } from '../../mf-public/src/pages/Privacy/privacyText';
import { createTestDatabase, type TestDatabase } from '../../supabase/tests/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('page speeds are kept as long as the privacy page says', async () => {
  const said = /measures how fast pages are.*?for (\d+) days/.exec(JSON.stringify(privacyText));
  const [limits] = await database.query<{ kept_days: number }>(
    'select kept_days from private.page_vital_limits',
  );
  expect(Number(said?.[1])).toBe(limits?.kept_days);
});
