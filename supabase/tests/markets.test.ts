import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// A city is opened by an administrator, ZIP code by ZIP code, once enough Pros cover it.

let market: Marketplace;
let admin: string;
let owner: string;
beforeEach(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
});
afterEach(() => market.database.close());

const NEEDED = { tree_removal: 2, stump_grinding: 0, arborist: 0, maintenance: 0, emergency: 0 };
const AUSTIN = { name: 'Austin', zips: ['78701', '78704'], least_vendors: NEEDED };

interface Saved {
  id: string;
  version: number;
}
const save = (given: Arguments, id: string | null = null, more: Arguments = {}) =>
  market.call<Saved>(admin, 'save_market', {
    market: given,
    ...(id === null ? {} : { market_id: id }),
    ...more,
  });
const move = (id: string, status: string, more: Arguments = {}) =>
  market.call<Saved>(admin, 'set_market_status', { market_id: id, status, ...more });
const seen = (id: string) =>
  market.call<{
    status: string;
    version: number;
    missing: string | null;
    zips: { zip: string; open_requests: number; vendors: Record<string, number> }[];
  }>(admin, 'admin_market', { market_id: id });
const answerAt = (zip: string) =>
  market.call<{ search: string; vendors: unknown[] }>(owner, 'price_and_vendors', {
    input: { category: 'tree_removal', trees: [{ height_m: 10 }] },
    zip,
  });
const at = (zip: string) => ({ property: { address: '5 Elm Street', zip, label: 'Home' } });
const why = async (call: Promise<unknown>) => (await refusal(call)).message;
const lastAudit = async () => {
  const [row] = await market.database.query<{
    action: string;
    reason: string | null;
    after: Arguments;
  }>(
    `select action, reason, after from public.admin_audit where action like 'market.%' order by id desc limit 1`,
  );
  return row;
};

test('without any market, requests are taken everywhere', async () => {
  expect((await answerAt('10001')).search).toBe('none_found');
  await market.submit(owner, at('10001'));
});

test('with one, they are taken in open markets alone, and the price says so before', async () => {
  await market.vendors(2);
  const { id } = await save(AUSTIN);
  expect(await answerAt('78704')).toMatchObject({ search: 'not_open', vendors: [] });
  expect(await why(market.submit(owner))).toBe(
    "We're not open in Austin, TX yet, so we can't take requests there.",
  );
  await move(id, 'open');
  expect((await answerAt('78704')).search).toBe('asked');
  await market.submit(owner);
  expect((await answerAt('10001')).search).toBe('not_open');
  expect(await why(market.submit(owner, at('10001')))).toMatch(/^We're not open in/);
});

test('opening says which ZIP codes and services lack insured Pros, and takes a reason instead', async () => {
  await market.vendor();
  await market.vendor({ isInsured: false });
  const { id } = await save(AUSTIN);
  const missing = 'Tree removal: two ZIP codes with fewer than two insured Pros (78701, 78704).';
  expect(await why(move(id, 'open'))).toBe(
    `Some places lack Pros. ${missing} Give a reason to go ahead anyway.`,
  );
  expect(await seen(id)).toMatchObject({ status: 'draft', missing });
  await move(id, 'open', { reason: 'Two more sign on Monday.' });
  expect(await lastAudit()).toMatchObject({
    action: 'market.open',
    reason: 'Two more sign on Monday.',
    after: { status: 'open', despite: missing },
  });
});

test('coverage counts who travels to a ZIP code from outside, and no one who does not reach it', async () => {
  await market.vendor({ zip: '78664', radiusKm: 60 });
  await market.vendor({ zip: '78664', radiusKm: 20 });
  await market.vendor({ zip: '97214' });
  const { id } = await save({ ...AUSTIN, zips: ['78704', '78664'] });
  const { zips } = await seen(id);
  expect(zips.map(({ zip, vendors }) => [zip, vendors['tree_removal']])).toEqual([
    ['78664', 2],
    ['78704', 1],
  ]);
});

test('coverage counts for each service who has what it asks', async () => {
  await market.vendor({ equipment: [] });
  await market.vendor({ verified: ['isa_certified_arborist'] });
  const { id } = await save({ ...AUSTIN, zips: ['78704'] });
  expect((await seen(id)).zips[0]?.vendors).toEqual({
    tree_removal: 2,
    stump_grinding: 1,
    arborist: 1,
    maintenance: 2,
    emergency: 2,
  });
});

test('a ZIP code belongs to one market at most', async () => {
  await save(AUSTIN);
  expect(await why(save({ ...AUSTIN, name: 'South', zips: ['78704'] }))).toBe(
    'ZIP code 78704 already belongs to Austin. Remove it there first.',
  );
  expect(await market.value(`(select count(*)::int from private.markets)`)).toBe(1);
});

test('a paused market takes no new requests, and those it has go on', async () => {
  const [first] = await market.vendors(2);
  const { id } = await save(AUSTIN);
  await move(id, 'open');
  const request = await market.submit(owner);
  expect(await why(move(id, 'paused'))).toBe('A reason is missing.');
  await move(id, 'paused', { reason: 'The storm keeps everyone busy.' });
  expect(await why(market.submit(await market.owner()))).toMatch(/^We're not open in/);
  const { lead } = await market.accept(request.id, first ?? '');
  const job = await market.award(owner, await market.quote(first ?? '', lead, 90_000));
  expect(job).toBeTruthy();
});

test('an open market grows by what is covered, or for a reason', async () => {
  await market.vendors(2, { radiusKm: 15 });
  const { id } = await save(AUSTIN);
  await move(id, 'open');
  const larger = { ...AUSTIN, zips: [...AUSTIN.zips, '78664'] };
  expect(await why(save(larger, id))).toMatch(/^Some places lack Pros/);
  expect((await seen(id)).zips).toHaveLength(2);
  await save(larger, id, { reason: 'We drive there ourselves.' });
  expect((await seen(id)).zips).toHaveLength(3);
});

test('a change of two administrators at once is not lost', async () => {
  const { id, version } = await save(AUSTIN);
  await save({ ...AUSTIN, name: 'Greater Austin' }, id, { expected_version: version });
  expect(await why(save(AUSTIN, id, { expected_version: version }))).toMatch(
    /changed since you opened it/,
  );
  expect(await why(move(id, 'open', { expected_version: version }))).toMatch(
    /changed since you opened it/,
  );
});

test('a market that is not open can be removed with a reason, after which requests are taken everywhere', async () => {
  await market.vendors(2);
  const { id } = await save(AUSTIN);
  await move(id, 'open');
  const remove = (reason: string) => market.call(admin, 'remove_market', { market_id: id, reason });
  expect(await why(remove('A try'))).toBe('Pause this market before you remove it.');
  await move(id, 'paused', { reason: 'A try' });
  expect(await why(remove(' '))).toMatch(/reason/);
  await remove('A try');
  expect((await answerAt('10001')).search).toBe('none_found');
});

test('bad input is refused with a sentence, and nothing is saved', async () => {
  const cases: [Arguments, RegExp][] = [
    [{ zips: ['00000'] }, /ZIP code 00000/],
    [{ zips: 'all' }, /List the ZIP codes/],
    [{ zips: [null] }, /ZIP code without digits/],
    [{ zips: Array.from({ length: 1001 }, () => '78704') }, /1000 ZIP codes at most/],
    [{ name: ' ' }, /name/i],
    [{ name: 'x'.repeat(81) }, /name/i],
    [{ least_vendors: { ...NEEDED, arborist: -1 } }, /from 0 to 20/],
    [{ least_vendors: { ...NEEDED, arborist: 1.5 } }, /from 0 to 20/],
    [{ least_vendors: {} }, /from 0 to 20/],
  ];
  for (const [changes, sentence] of cases) {
    expect(await why(save({ ...AUSTIN, ...changes }))).toMatch(sentence);
  }
  expect(await market.value(`(select count(*)::int from private.markets)`)).toBe(0);
});

test('an empty market cannot open, and a second one needs another name', async () => {
  const { id } = await save({ ...AUSTIN, zips: [] });
  expect(await why(move(id, 'open', { reason: 'Soon' }))).toMatch(/Add the ZIP codes/);
  expect(await why(save({ ...AUSTIN, name: 'AUSTIN', zips: [] }))).toMatch(/already/);
});

test('the ZIP codes around one are those within the radius', async () => {
  const around = (zip: string, miles: number) =>
    market.call<string[]>(admin, 'zips_around', { zip, miles });
  expect(await around('78704', 5)).toEqual(['78701', '78704']);
  expect(await around('78704', 30)).toEqual(['78664', '78701', '78704']);
  expect(await why(around('00000', 5))).toMatch(/find this ZIP code/);
  expect(await why(around('78704', 500))).toMatch(/between 1 and 100 miles/);
});

test('the price says how many Pros cover the place, and how soon requests there are quoted from five on', async () => {
  await market.vendors(2);
  const vendor = await market.vendor({ name: 'Quick' });
  const coverage = async () => {
    const answer = await answerAt('78704');
    return Reflect.get(answer, 'coverage') as unknown;
  };
  const quoted = async (hours: number) => {
    const { id } = await market.submit(await market.owner());
    const { lead } = await market.accept(id, vendor);
    await market.quote(vendor, lead, 90_000);
    await market.database.query(
      `update public.quotes set created_at = r.submitted_at + make_interval(hours => $2)
       from public.service_requests r where r.id = request_id and r.id = $1`,
      [id, hours],
    );
  };
  for (const hours of [1, 2, 30, 4]) await quoted(hours);
  expect(await coverage()).toEqual({ vendors: 3, first_quote_hours: null });
  await quoted(9);
  expect(await coverage()).toEqual({ vendors: 3, first_quote_hours: 4 });
  await save({ ...AUSTIN, zips: ['78701'] });
  expect(await coverage()).toBeNull();
});
