import {
  parsePeriod,
  parseRange,
  periodChoices,
} from '../../mf-vendor/src/pages/VendorDashboard/statsRange';
import { createTestDatabase, type TestDatabase } from '../../supabase/tests/support/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

// Which days those are: statsRange.test.ts.
test.each(['2026-11-26', '2026-01-15', '2028-03-31', '2026-03-01', '2027-01-01', '2026-12-31'])(
  "as of %s, the database counts the days that a Pro's dashboard shows, for every period to choose",
  async (today) => {
    const choices = periodChoices(new URLSearchParams(), today);
    const counted = [];
    for (const { label, search } of choices) {
      const address = new URLSearchParams(search);
      const [days] = await database.query<{ from: string; to: string }>(
        `select d.from_day::text as from, d.to_day::text as to from private.period_days($1, $2, $3) d`,
        [parsePeriod(address.get('period')), today, parseRange(address.get('days'))],
      );
      counted.push({ label, ...days });
    }
    expect(counted).toEqual(choices.map(({ label, from, to }) => ({ label, from, to })));
    expect(choices).toHaveLength(7);
  },
);

test('a period that is not known is the last days asked for', async () => {
  const ofUnknown = await database.query(
    `select d.from_day::text, d.to_day::text from private.period_days('never', '2026-11-26', 30) d`,
  );
  expect(ofUnknown).toEqual([{ from_day: '2026-10-28', to_day: '2026-11-26' }]);
});
