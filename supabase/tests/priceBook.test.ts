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
  market.call<{ version: number }>(person, 'save_price_book', {
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
  const { version } = await save([dearer], admin, key);
  expect(await save([dearer], admin, key)).toEqual({ version });
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
