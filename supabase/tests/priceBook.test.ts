import { randomUUID } from 'node:crypto';
import { requestInput } from './support/inputs';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
});
afterAll(() => market.database.close());

const dearer = { service: 'trimming', basis: 'height_ft', from_value: 30, high_cents: 100_000 };
const trimming = { ...requestInput(), category: 'maintenance' };

const save = (changes: unknown, person = admin, more: Arguments = {}) =>
  market.call<{ version: number; items: object[] }>(person, 'save_price_book', {
    changes,
    reason: 'Diesel costs more',
    idempotency_key: randomUUID(),
    ...more,
  });
const preview = (changes: unknown, examples: unknown = [trimming]) =>
  market.call<{ before: { high_cents: number }; after: { high_cents: number } }[]>(
    admin,
    'preview_price_book',
    { changes, examples },
  );
const versions = () =>
  market.database.query<{ version: number }>(
    'select distinct version from public.price_book_items order by 1',
  );

test('a preview asks the estimate itself and leaves nothing behind', async () => {
  const before = await versions();
  const [answer] = await preview([dearer]);
  expect(answer?.after.high_cents).toBeGreaterThan(answer?.before.high_cents ?? Infinity);
  expect(await versions()).toEqual(before);
  expect(
    await market.value(
      `select count(*)::int from public.admin_audit where subject_table = 'price_book_items'`,
    ),
  ).toBe(0);
});

test('saved prices are a new version, with the reason in the trail; stored estimates keep theirs', async () => {
  const { id } = await market.submit(owner, { category: 'maintenance' });
  const stored = () =>
    market.value(`select estimate from public.service_requests where id = $1`, [id]);
  const earlier = await stored();
  const key = { idempotency_key: randomUUID() };
  const answer = await save([dearer], admin, key);
  const { version } = answer;
  expect(await save([dearer], admin, key)).toEqual(answer);
  expect(answer.items).toContainEqual(expect.objectContaining({ version, ...dearer }));
  expect(answer.items).toHaveLength(
    await market.value('select count(*)::int from public.price_book_items where version = $1', [
      version,
    ]),
  );
  expect((await versions()).at(-1)).toEqual({ version });
  expect(await stored()).toEqual(earlier);
  const [row] = await market.database.query(
    `select admin_id, reason, before ->> 'version' as before, after ->> 'version' as after
     from public.admin_audit where action = 'price_book.save'`,
  );
  expect(row).toEqual({
    admin_id: admin,
    reason: 'Diesel costs more',
    before: String(version - 1),
    after: String(version),
  });
});

test.each([
  [[], 'Choose which prices to change.'],
  [[{ ...dearer, from_value: 31 }], 'The price book has no such band.'],
  [[{ ...dearer, low_cents: 200_000 }], 'A high price must not be below its low price.'],
  [[{ ...dearer, high_cents: 1.5 }], 'A high price in cents must be a whole number.'],
  [['trimming'], 'Each price must name its band.'],
])('%j is refused: %s', async (changes, message) => {
  expect((await refusal(save(changes))).message).toBe(message);
  expect((await refusal(preview(changes))).message).toBe(message);
});

test('what changes nothing is refused, and so is everyone but an administrator', async () => {
  const { high_cents, ...same } = dearer;
  expect(high_cents).toBe(100_000);
  expect((await refusal(save([same]))).message).toBe('Nothing was changed.');
  expect((await refusal(save([dearer], owner))).code).toBe('42501');
});

interface OnRequests {
  requests: number;
  compared: number;
  changed: number;
  median_percent: number | null;
  largest: {
    number: number;
    before_high_cents: number;
    after_high_cents: number;
    percent: number;
  }[];
}
const previewOnRequests = (changes: unknown, person = admin) =>
  market.call<OnRequests>(person, 'preview_price_book_on_requests', { changes });
/** A request for trimming one tree of this height, submitted some days ago. */
async function trimmed(height_m: number, daysAgo = 1): Promise<number> {
  const tree = { species: 'Oak', height_m, condition: 'healthy' };
  const { id } = await market.submit(owner, { category: 'maintenance', trees: [tree] });
  await market.database.query(
    `update public.service_requests set submitted_at = now() - make_interval(days => $2) where id = $1`,
    [id, daysAgo],
  );
  return market.value<number>('select number::int from public.service_requests where id = $1', [
    id,
  ]);
}

describe('what a change does to recent requests', () => {
  // A band of its own, so that the test sets what changes: 60 ft and more.
  const tall = { service: 'trimming', basis: 'height_ft', from_value: 60 };
  beforeEach(() =>
    market.database.query(
      `update public.service_requests set submitted_at = now() - interval '60 days'`,
    ),
  );

  test('is counted for 30 days by the estimate itself, and nothing is saved', async () => {
    const before = await versions();
    await trimmed(6);
    const high = await trimmed(20);
    await trimmed(20, 31);
    const band = await market.value<{ low: number; high: number }>(
      `select jsonb_build_object('low', low_cents, 'high', high_cents) from public.price_book_items
       where service = 'trimming' and basis = 'height_ft' and from_value = 60 order by version desc limit 1`,
    );
    const answer = await previewOnRequests([
      { ...tall, low_cents: band.low * 2, high_cents: band.high * 2 },
    ]);
    expect(answer).toMatchObject({ requests: 2, compared: 2, changed: 1 });
    expect(answer.largest).toHaveLength(1);
    const [largest] = answer.largest;
    expect(largest?.number).toBe(high);
    expect(largest?.percent).toBe(answer.median_percent);
    expect(largest?.percent).toBeGreaterThan(0);
    const stored = await market.value<number>(
      'select estimate_high_cents::int from public.service_requests where number = $1',
      [high],
    );
    expect(largest?.after_high_cents).toBeGreaterThan(stored);
    expect(await versions()).toEqual(before);
  });

  test('names the five largest changes, the largest first', async () => {
    for (const height of [19, 20, 21, 22, 23, 24]) await trimmed(height);
    const answer = await previewOnRequests([{ ...tall, low_cents: 0 }]);
    expect(answer.changed).toBe(6);
    const sizes = answer.largest.map(({ percent }) => Math.abs(percent));
    expect(sizes).toHaveLength(5);
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  });

  test('is nothing without requests, and for administrators alone', async () => {
    expect(await previewOnRequests([{ ...dearer, high_cents: 150_000 }])).toEqual({
      requests: 0,
      compared: 0,
      changed: 0,
      median_percent: null,
      largest: [],
    });
    expect((await refusal(previewOnRequests([dearer], owner))).code).toBe('42501');
  });
});

test('one administrator makes prices, by which leads cost, lower in steps alone', async () => {
  const own = await openMarketplace();
  const person = await own.admin();
  const band = { service: 'trimming', basis: 'height_ft', from_value: 30 };
  const [now] = await own.database.query<{ low: number; high: number }>(
    `select low_cents as low, high_cents as high from public.price_book_items
     where service = 'trimming' and basis = 'height_ft' and from_value = 30 order by version desc limit 1`,
  );
  if (!now) throw new Error('The band is not there.');
  const lower = (share: number) =>
    own.call(person, 'save_price_book', {
      changes: [
        {
          ...band,
          low_cents: Math.round(now.low * share),
          high_cents: Math.round(now.high * share),
        },
      ],
      reason: 'Fewer storms',
      idempotency_key: randomUUID(),
    });
  const refused = { message: expect.stringMatching(/^Prices may become at most 25 % lower/) };
  expect(await refusal(lower(0.1))).toMatchObject(refused);
  await lower(0.8);
  expect(await refusal(lower(0.7))).toMatchObject(refused);
  await own.database.script(
    `alter table public.admin_audit disable trigger user;
     update public.admin_audit set created_at = created_at - interval '25 hours';`,
  );
  await lower(0.7);
  await own.database.close();
});
