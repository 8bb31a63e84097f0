import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// A name that nobody can see is none.

let market: Marketplace;
let vendor: string;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor();
  owner = await market.owner();
});
afterAll(() => market.database.close());

const UNSEEN: readonly (readonly [string, string])[] = [
  ['characters without width', '\u200B\u200D\uFEFF'],
  ['control characters', '\u0001\u0007\u001B'],
  ['marks of direction and blanks', ' \u202E\u2066 \u00A0'],
  ['letters that show nothing', '\u3164\u115F\u2800'],
];

const WRITES: readonly (readonly [string, string])[] = [
  ['a business', 'update public.vendor_profiles set business_name = $2 where vendor_id = $1'],
  ['a first name', 'update public.profiles set first_name = $2 where id = $1'],
  ['a last name', 'update public.profiles set last_name = $2 where id = $1'],
  [
    'a person of a crew',
    `insert into public.vendor_crew (vendor_id, label, role) values ($1, $2, 'climber')`,
  ],
  [
    'a price',
    `insert into public.vendor_prices (vendor_id, label, unit, price_cents) values ($1, $2, 'each', 100)`,
  ],
  [
    'an issuer',
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on) values ($1, 'license', $2, gen_random_uuid(), current_date)`,
  ],
];

const write = (sql: string, words: string) =>
  market.database.as({ userId: vendor }, (queries) => queries.query(sql, [vendor, words]));

describe.each(UNSEEN)('of %s alone', (_, words) => {
  test.each(WRITES)('%s takes no name', async (_what, sql) => {
    expect((await refusal(write(sql, words))).code).toBe('23514');
  });

  test('a request takes no name of whom to ask for', async () => {
    const contact = { first_name: words, last_name: 'Byron', phone: '+15125550100' };
    expect((await refusal(market.submit(owner, { contact }))).message).toBe(
      'Your first name is required.',
    );
  });

  test('an account that signs up as a Pro gets the name of its address', async () => {
    const [account] = await market.database.query<{ id: string }>(
      `insert into auth.users (id, email, raw_user_meta_data)
       values (gen_random_uuid(), gen_random_uuid() || '@example.com', $1) returning id`,
      [{ user_type: 'vendor', business_name: words }],
    );
    expect(
      await market.value('select business_name from public.vendor_profiles where vendor_id = $1', [
        account?.id,
      ]),
    ).toMatch(/^[0-9a-f-]{36} tree care$/);
  });
});

test.each(['李树', 'Ástríðr', 'Ада', '🌳🌳', 'A1'])('%s is a name', async (words) => {
  for (const [, sql] of WRITES) await write(sql, words);
});

test.each([
  // A new name of an approved business is a proposal.
  [
    0,
    `select proposed from public.business_proposals where vendor_id = $1 and proposed like 'Oak%'`,
  ],
  [1, 'select first_name from public.profiles where id = $1'],
  [2, 'select last_name from public.profiles where id = $1'],
  [3, `select label from public.vendor_crew where vendor_id = $1 and label like 'Oak%'`],
  [4, `select label from public.vendor_prices where vendor_id = $1 and label like 'Oak%'`],
  [5, `select issuer from public.vendor_credentials where vendor_id = $1 and issuer like 'Oak%'`],
])('line breaks and control characters in a name become blanks (%i)', async (place, read) => {
  await write(WRITES[place]?.[1] ?? '', 'Oak\r\nBcc: all\u2028& Saw\u0007');
  expect(await market.value(read, [vendor])).toBe('Oak Bcc: all & Saw');
});
