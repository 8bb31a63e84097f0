import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let owner: string;
let vendor: string;
let deal: { request: string; quote: string; job: string };
let number: number;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  vendor = await market.vendor();
  owner = await market.owner();
  await market.database.query(
    `update public.vendor_profiles set business_name = 'Oak & Saw' where vendor_id = $1`,
    [vendor],
  );
  deal = await market.agree(owner, vendor);
  await market.database.query(
    `update public.profiles set first_name = 'Maya', last_name = 'Torres%', phone = '+15125550142', zip = '78704'
     where id = $1`,
    [owner],
  );
  number = await market.value('select number::int from public.service_requests where id = $1', [
    deal.request,
  ]);
});
afterAll(() => market.database.close());

const found = async (words: string) => {
  const rows = await market.database.as({ userId: admin }, (queries) =>
    queries.query<{ kind: string; id: string }>(
      'select kind, id from public.admin_search($1) order by kind',
      [words],
    ),
  );
  return rows.map(({ kind, id }) => `${kind} ${id}`);
};

test('people are found by the beginning of mail and name, by full name, phone, ZIP code and id', async () => {
  const email = await market.value<string>('select email from public.profiles where id = $1', [
    owner,
  ]);
  for (const words of [
    email.slice(0, -4),
    'MAY',
    'torres%',
    'Maya Torr',
    '(512) 555-0142',
    owner,
  ]) {
    expect({ words, found: await found(words) }).toEqual({ words, found: [`person ${owner}`] });
  }
  expect(await found('78704')).toEqual([`person ${owner}`, `request ${deal.request}`]);
  // Signs of a pattern stand for themselves.
  expect(await found('m%ya')).toEqual([]);
});

test('people and businesses are found without accents and with them, in any case', async () => {
  const person = await market.owner();
  const business = await market.applicant();
  await market.database.query(
    `update public.profiles set first_name = 'Zoë', last_name = 'Ibáñez' where id = $1`,
    [person],
  );
  await market.database.query(
    `update public.vendor_profiles set business_name = 'Árboles São Paulo' where vendor_id = $1`,
    [business],
  );
  for (const words of ['ibanez', 'IBÁÑEZ', 'zoe iba', 'Iba\u0301n\u0303ez'])
    expect({ words, found: await found(words) }).toEqual({ words, found: [`person ${person}`] });
  for (const words of ['arboles sao', 'Árboles São'])
    expect({ words, found: await found(words) }).toEqual({
      words,
      found: [`business ${business}`],
    });
  expect(await found('ibanex')).toEqual([]);
});

test('a business is found by its name and its id', async () => {
  expect(await found('oak &')).toEqual([`business ${vendor}`]);
  expect(await found(vendor)).toEqual([`business ${vendor}`, `person ${vendor}`]);
});

test('a number finds the request, its quotes and job, and the ledger entry of that number', async () => {
  const ofRequest = [`job ${deal.job}`, `quote ${deal.quote}`, `request ${deal.request}`];
  for (const words of [String(number), `#${number}`, `no. ${number}`]) {
    expect({ words, found: await found(words) }).toEqual({ words, found: ofRequest });
  }
  const entry = await market.value<number>(
    'select min(id)::int from public.token_ledger where vendor_id = $1',
    [vendor],
  );
  expect(await found(`0${entry}`)).toEqual([`ledger ${entry}`]);
  expect(await found(deal.job)).toEqual([`job ${deal.job}`]);
});

test('a search that found people is in the audit log, others are not, and too short a one is refused', async () => {
  const name = await market.value<string>(
    'select lower(email) from public.profiles where id = $1',
    [await market.owner()],
  );
  await found(name);
  await found('refunds');
  expect(
    await market.database.query(
      `select reason from public.admin_audit
       where action = 'people.search' and reason in ($1, 'refunds') and admin_id = $2`,
      [name, admin],
    ),
  ).toEqual([{ reason: name }]);
  expect((await refusal(found(' x '))).message).toBe('Type at least two characters.');
});

test('a person who was erased is not found', async () => {
  const gone = await market.owner();
  await market.database.query(
    `update public.profiles set first_name = 'Zebulon', deleted_at = now() where id = $1`,
    [gone],
  );
  expect(await found('zebulon')).toEqual([]);
});
