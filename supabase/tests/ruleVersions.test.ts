import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admins: readonly [string, string];
beforeAll(async () => {
  market = await openMarketplace();
  admins = [await market.admin(), await market.admin()];
});
afterAll(() => market.database.close());

const band = { service: 'trimming', basis: 'height_ft', from_value: 30 };

/** What two administrators change of the same version, and where it is stored. */
const changes: [writer: string, table: string, value: string, one: unknown, other: unknown][] = [
  ['save_matching_policy', 'matching_policy', 'offers_at_once', 6, 7],
  ['save_resolution_policy', 'resolution_policy', 'review_days', 8, 9],
  ['save_price_book', 'price_book_items', 'high_cents', 210_000, 220_000],
];

test.each(changes)(
  '%s of a version another administrator has replaced overwrites nothing',
  async (writer, table, value, one, other) => {
    const [first, second] = admins;
    const opened = await market.value<number>(`select max(version) from public.${table}`);
    const save = (admin: string, to: unknown, expected_version?: number) =>
      market.call<{ version: number }>(admin, writer, {
        changes: table === 'price_book_items' ? [{ ...band, [value]: to }] : { [value]: to },
        reason: 'A trial',
        idempotency_key: randomUUID(),
        ...(expected_version !== undefined && { expected_version }),
      });
    const stored = () =>
      market.value(
        `select ${value} from public.${table}
         ${table === 'price_book_items' ? `where service = 'trimming' and basis = 'height_ft' and from_value = 30` : ''}
         order by version desc limit 1`,
      );

    expect(await save(first, one, opened)).toMatchObject({ version: opened + 1 });
    expect((await refusal(save(second, other, opened))).message).toMatch(
      /was changed since you opened it\. Nothing was overwritten\.$/,
    );
    expect(await stored()).toBe(one);

    expect(await save(second, other, opened + 1)).toMatchObject({ version: opened + 2 });
    expect(await stored()).toBe(other);
  },
);

test('an administrator makes leads cheaper by a quarter in a day at most, however small the steps', async () => {
  const own = await openMarketplace();
  const admin = await own.admin();
  const save = (changes: object) =>
    own.call(admin, 'save_matching_policy', {
      changes,
      reason: 'A trial',
      idempotency_key: randomUUID(),
    });
  const why = async (changes: object) => (await refusal(save(changes))).message;
  const refused = 'Leads may become at most 25 % cheaper within 24 hours. Change the rest later.';
  const dearer = { token_price_max: 28 };

  expect(await why({ token_price_max: 1, token_price_min: 1 })).toBe(refused);
  expect(await why({ cents_per_token: 1_000_000 })).toBe(refused);
  await save({ token_price_max: 20 });
  expect(await why({ token_price_max: 18 })).toBe(refused);
  // A step up does not make room for a larger one down.
  await save(dearer);
  expect(await why({ token_price_max: 20 })).toBe(refused);
  await save({ token_price_max: 21 });
  await own.database.query(
    `update public.matching_policy set created_at = created_at - interval '25 hours'`,
  );
  await save({ token_price_max: 16 });
  await own.database.close();
});

test('an owner counts as silent before the time for a claim is over', async () => {
  const save = (changes: object) =>
    market.call(admins[0], 'save_resolution_policy', {
      changes,
      reason: 'A trial',
      idempotency_key: randomUUID(),
    });
  const words = 'An owner must count as silent before the time for a claim is over.';
  expect((await refusal(save({ silent_after_days: 40 }))).message).toBe(words);
  expect((await refusal(save({ claim_days: 1 }))).message).toBe(words);
  await save({ silent_after_days: 40, claim_days: 41 });
});

test('an administrator lets more refunds be given by themselves in small steps alone', async () => {
  const save = (changes: object) =>
    market.call(admins[0], 'save_resolution_policy', {
      changes,
      reason: 'A trial',
      idempotency_key: randomUUID(),
    });
  const words =
    'Automatic refunds change in small steps: one more, or 25 %, within 24 hours. Change the rest later.';
  for (const changes of [
    { claim_grants_at_most: 100 },
    { claim_grants_per_owner: 3 },
    { claim_grant_days: 1 },
    { canceled_within_hours: 720 },
  ]) {
    expect((await refusal(save(changes))).message).toBe(words);
  }
  await save({ claim_grants_at_most: 4 });
  expect((await refusal(save({ claim_grants_at_most: 5 }))).message).toBe(words);
});
