import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const save = (changes: unknown, key = randomUUID()) =>
  market.call<{ version: number }>(admin, 'save_resolution_policy', {
    changes,
    reason: 'A trial',
    idempotency_key: key,
  });

test('changed deadlines become a new version once, with the rest kept, and are audited', async () => {
  const key = randomUUID();
  const saved = await save({ review_days: 9 }, key);
  expect(saved).toMatchObject({ version: 2, review_days: 9 });
  expect(await save({ review_days: 9 }, key)).toEqual(saved);
  expect(saved).toEqual(
    await market.value('(select to_jsonb(p) from public.resolution_policy p where p.version = 2)'),
  );
  expect(
    await market.value(
      `(select jsonb_build_array(count(*), max(appeal_days), max(review_days)) from public.resolution_policy)`,
    ),
  ).toEqual([2, 7, 9]);
  expect(
    await market.value(
      `(select count(*)::int from public.admin_audit where action = 'resolution_policy.save')`,
    ),
  ).toBe(1);
});

test.each([
  [{ appeal_days: 0 }, 'The setting appeal_days must be between 1 and 90.'],
  [{ no_show_after_minutes: 1.5 }, 'The setting no_show_after_minutes must be a whole number.'],
  [{ version: 9 }, 'Unknown setting: version.'],
  [{ weight_rating: 1 }, 'Unknown setting: weight_rating.'],
  [
    { delivery_reminder_days: 5 },
    'The reminder must come before finished work is accepted automatically.',
  ],
  [{}, 'Nothing was changed.'],
])('deadlines that make no sense are refused: %j', async (changes, message) => {
  expect(await refusal(save(changes))).toEqual({ code: 'P0001', message });
});
