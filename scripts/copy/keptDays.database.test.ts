import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../supabase/tests/support/database';

const PRIVACY = path.join(__dirname, '../../mf-public/src/pages/Privacy/privacyText.ts');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('page speeds are kept as long as the privacy page says', async () => {
  const said = /measures how fast pages are.*?for (\d+) days/.exec(readFileSync(PRIVACY, 'utf8'));
  const [limits] = await database.query<{ kept_days: number }>(
    'select kept_days from private.page_vital_limits',
  );
  expect(Number(said?.[1])).toBe(limits?.kept_days);
});
