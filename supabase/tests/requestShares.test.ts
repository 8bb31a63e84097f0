import { createHash } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// A link shows a request and its quotes to a second person, and nothing that leads to the owner.

let market: Marketplace;
let owner: string;
let vendor: string;
let other: string;
beforeAll(async () => {
  market = await openMarketplace();
  [owner, vendor, other] = [
    await market.owner(),
    await market.vendor({ name: 'Whitfield Tree & Crown' }),
    await market.vendor({ name: 'Boone Arbor' }),
  ];
});
afterAll(() => market.database.close());

interface Shared {
  number: number;
  city: string;
  description: string;
  trees: { species: string }[];
  quotes: { business_name: string; total_cents: number; message: string; lines: unknown[] }[];
}
const open = (token: string | null, address = '198.51.100.7') =>
  market.database.as({ role: 'anon', headers: { 'x-forwarded-for': address } }, async (queries) => {
    const [row] = await queries.query<{ shared: Shared | null }>(
      'select public.shared_request($1) as shared',
      [token],
    );
    return row?.shared ?? null;
  });
const share = (request: string, given: Arguments = {}, by = owner) =>
  market.call<{ id: string; token: string }>(by, 'share_request', {
    request_id: request,
    ...given,
  });

/** A request with quotes of both Pros; returns the lead of each. */
async function quoted(changes: Arguments = {}) {
  const { id } = await market.submit(owner, changes);
  const leads: string[] = [];
  for (const [bidder, cents] of [
    [vendor, 90_000],
    [other, 80_000],
  ] as const) {
    const { lead } = await market.accept(id, bidder);
    await market.quote(bidder, lead, cents);
    leads.push(lead);
  }
  return { request: id, leads };
}

test('the longest quotes are read in little more time than hiding contact details in them takes', async () => {
  const { id } = await market.submit(owner);
  const words = 'five one two '.repeat(300).slice(0, 3990);
  for (const bidder of [vendor, other]) {
    const { lead } = await market.accept(id, bidder);
    await market.quote(bidder, lead, 90_000, {
      message: words,
      line_items: Array.from({ length: 50 }, (_, place) => ({
        description: `5 1 2 five five ${'1 2 three 4 '.repeat(22)}${place}`,
        quantity: 1,
        unit_price_cents: 1000,
      })),
    });
  }
  const { token } = await share(id);
  const least = async (work: () => Promise<unknown>) => {
    const took: number[] = [];
    while (took.length < 3) {
      const began = performance.now();
      await work();
      took.push(performance.now() - began);
    }
    return Math.min(...took);
  };
  const masking = await least(() =>
    market.database.query(
      `select private.mask_contact(i.description) from public.quote_line_items i
       join public.quotes q on q.id = i.quote_id where q.request_id = $1`,
      [id],
    ),
  );
  expect(await open(token)).toMatchObject({ quotes: [{}, {}] });
  // Patterns that are compiled again for each text take nearly a hundred times as long.
  expect(await least(() => open(token))).toBeLessThan(15 * masking + 50);
});

test('a visitor reads the work and the quotes, cheapest first', async () => {
  const { request } = await quoted();
  const { token } = await share(request);
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  const shared = await open(token);
  expect(shared).toMatchObject({
    city: 'Austin',
    quotes: [
      { business_name: 'Boone Arbor', total_cents: 80_000 },
      { business_name: 'Whitfield Tree & Crown', total_cents: 90_000 },
    ],
  });
  expect(shared?.trees).not.toHaveLength(0);
  expect(shared?.quotes[0]?.lines).not.toHaveLength(0);
});

test('a link to one quote shows that Pro alone, in the latest version', async () => {
  const { request, leads } = await quoted();
  const { token } = await share(request, { lead_id: leads[0] });
  await market.quote(vendor, leads[0] ?? '', 70_000);
  expect((await open(token))?.quotes).toMatchObject([
    { business_name: 'Whitfield Tree & Crown', total_cents: 70_000 },
  ]);
});

test('nothing in it leads to the owner', async () => {
  const person = await market.database.createUser({ email: 'secret.person@example.com' });
  const { id } = await market.submit(person, {
    description: 'Call (512) 555-0142 or ask Augusta Kingsworth at 77 Hidden Hollow Road.',
    trees: [{ species: 'Augusta Kingsworth’s oak, 77 Hidden Hollow Road', height_m: 10, count: 1 }],
    access_notes: 'The gate code is 4711.',
    property: { address: '77 Hidden Hollow Road', zip: '78704', label: 'Home' },
    contact: { first_name: 'Augusta', last_name: 'Kingsworth', phone: '+15125550142' },
    photos: [await market.photo(person)],
  });
  const { token } = await share(id, {}, person);
  const text = JSON.stringify(await open(token));
  for (const secret of ['0142', 'Kingsworth', 'Hidden Hollow', '4711', 'secret.person', person]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain('.jpg');
});

test('a link shows the words of a request whole when its owner is called like one of them', async () => {
  const person = await market.owner();
  const { id } = await market.submit(person, {
    description: 'Dear Pros, the Ash and the juniper at the back have to go.',
    trees: [{ species: 'Ash', height_m: 10, count: 1 }],
    contact: { first_name: 'Juniper', last_name: 'Ash', phone: '+15125550142' },
  });
  const { token } = await share(id, {}, person);
  expect(await open(token)).toMatchObject({
    description: 'Dear Pros, the Ash and the juniper at the back have to go.',
    trees: [{ species: 'Ash' }],
  });
});

test('revoked, expired, mistyped and missing tokens read the same', async () => {
  const { request } = await quoted();
  const [revoked, expired, good] = [
    await share(request),
    await share(request),
    await share(request),
  ];
  await market.call(owner, 'revoke_request_share', { share_id: revoked.id });
  await market.database.query(
    `update public.request_shares set expires_at = now() - interval '1 second' where id = $1`,
    [expired.id],
  );
  const answers = [
    await open(revoked.token),
    await open(expired.token),
    await open(good.token.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))),
    await open(''),
    await open(null),
  ];
  expect(answers).toEqual([null, null, null, null, null]);
  expect(await open(good.token)).toMatchObject({ city: 'Austin' });
});

test('a request that was removed as spam is shown to no one', async () => {
  const { id } = await market.submit(owner);
  const { token } = await share(id);
  await market.call(await market.admin(), 'reject_request_as_spam', {
    request_id: id,
    reason: 'Advertising',
  });
  expect(await open(token)).toBeNull();
});

test('only the hash of a token is kept, and its owner cannot read even that', async () => {
  const { request } = await quoted();
  const { id, token } = await share(request);
  const kept = await market.value<Buffer>(
    'select token_hash from public.request_shares where id = $1',
    [id],
  );
  expect(Buffer.from(kept)).toEqual(createHash('sha256').update(token).digest());
  const read = market.database.as({ userId: owner }, (queries) =>
    queries.query('select token_hash from public.request_shares'),
  );
  expect(await refusal(read)).toMatchObject({ code: '42501' });
});

test('owners share only their own requests, for a limited time and a limited number of times', async () => {
  const { id } = await market.submit(owner);
  const stranger = await market.owner();
  const missing = { message: 'This request does not exist, or cannot be shared.' };
  expect(await refusal(share(id, {}, stranger))).toMatchObject(missing);
  expect(await refusal(share(id, { valid_days: 91 }))).toMatchObject({
    message: 'A link works for 1 to 90 days.',
  });
  expect(await refusal(share(id, { lead_id: await market.lead(id, vendor) }))).toMatchObject({
    message: 'This quote does not exist.',
  });
  const mine = await share(id);
  await market.call(stranger, 'revoke_request_share', { share_id: mine.id });
  expect(await open(mine.token)).not.toBeNull();
  for (let place = 1; place < 10; place += 1) await share(id);
  expect(await refusal(share(id))).toMatchObject({
    message: 'A request can have up to 10 links. Turn one off first.',
  });
});

test('links go with the account', async () => {
  const person = await market.owner();
  const { id } = await market.submit(person);
  const { token } = await share(id, {}, person);
  await market.database.query('select private.erase_person($1)', [person]);
  expect(await open(token)).toBeNull();
});

test('guessing tokens is slowed down, without slowing others', async () => {
  // As many as a minute has, in whichever minute the next one falls.
  await market.database.query(
    `insert into private.error_report_counts (reporter, minute, reports)
     select 'shared address 203.0.113.9', date_trunc('minute', now()) + n * interval '1 minute', 60
     from generate_series(0, 2) n`,
  );
  await expect(open('one more', '203.0.113.9')).rejects.toThrow(/too many/i);
  expect(await open('guess', '203.0.113.10')).toBeNull();
});
