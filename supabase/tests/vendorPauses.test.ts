import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());

const state = (vendor: string) =>
  market.value<string>('select state::text from public.vendor_profiles where vendor_id = $1', [
    vendor,
  ]);
const pause = (vendor: string, until: string | null = null) =>
  market.call(vendor, 'pause_business', { reason: 'Holidays', until });
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a paused Pro is offered nothing and takes nothing, until resumed', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { id: before } = await market.submit(owner);
  expect(await pause(vendor)).toBe('paused');
  expect((await refusal(market.accept(before, vendor))).message).toBe(
    'Your business is not approved at the moment.',
  );
  const { id: meanwhile } = await market.submit(owner, {
    property: { address: '77 Other Street', zip: '78704' },
  });
  expect((await market.leads(meanwhile)).map((lead) => lead.vendor_id)).not.toContain(vendor);
  expect(await market.call(vendor, 'resume_business')).toBe('approved');
  expect((await refusal(market.call(vendor, 'resume_business'))).message).toBe(
    'Your business is not paused.',
  );
});

test('the owner of a running deal still sees whom they deal with', async () => {
  const owner = await market.owner();
  const stranger = await market.owner();
  const vendor = await market.vendor({ name: 'Oak & Ash' });
  await market.agree(owner, vendor);
  await pause(vendor);
  const seenBy = (userId: string) =>
    market.database.as({ userId }, (queries) =>
      queries.query('select business_name from public.vendor_profiles where vendor_id = $1', [
        vendor,
      ]),
    );
  expect(await seenBy(owner)).toEqual([{ business_name: 'Oak & Ash' }]);
  expect(await seenBy(stranger)).toEqual([]);
});

test('a pause with an end is over on that day, where the Pro is', async () => {
  const vendor = await market.vendor();
  const day = dayAhead(5);
  await pause(vendor, day);
  const morning = await market.value<Date>(
    `select due_at from private.timers where subject_id = $1 and event = 'resume'`,
    [vendor],
  );
  expect(
    await market.value(
      `to_char($1::timestamptz at time zone 'America/Chicago', 'YYYY-MM-DD HH24:MI')`,
      [morning.toISOString()],
    ),
  ).toBe(`${day} 00:00`);
  await market.clock(new Date(morning.getTime() - 1));
  expect(await state(vendor)).toBe('paused');
  await market.clock(new Date(morning.getTime() + 1));
  expect(await state(vendor)).toBe('approved');
});

test('the end of an earlier pause does not end a later one', async () => {
  const vendor = await market.vendor();
  await pause(vendor, dayAhead(5));
  const morning = await market.value<Date>(
    `select due_at from private.timers where subject_id = $1 and event = 'resume'`,
    [vendor],
  );
  await market.call(vendor, 'resume_business');
  await pause(vendor);
  await market.clock(new Date(morning.getTime() + 1));
  expect(await state(vendor)).toBe('paused');
});

test('days in the past or years away are refused', async () => {
  const vendor = await market.vendor();
  for (const until of [dayAhead(-1), dayAhead(800)]) {
    expect((await refusal(pause(vendor, until))).message).toBe(
      'Choose a day within the next year to reopen.',
    );
  }
});

test('a suspended Pro can neither pause nor resume', async () => {
  const vendor = await market.vendor();
  await market.call(admin, 'decide_vendor', {
    vendor_id: vendor,
    decision: 'suspend',
    reason: 'Complaints',
  });
  expect((await refusal(pause(vendor))).message).toBe('Only an approved business can be paused.');
  expect((await refusal(market.call(vendor, 'resume_business'))).message).toMatch(
    /^Your business is suspended/,
  );
  expect(await state(vendor)).toBe('suspended');
});
