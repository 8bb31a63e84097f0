import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// The Pro an owner chose is asked first, by the same rules as everyone; others only as the owner says.

let market: Marketplace;
let owner: string;
let chosen: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  await market.vendors(4);
  // Farthest of all, so that the order alone would not ask this Pro first.
  chosen = await market.vendor({ zip: '78664', radiusKm: 60 });
});
afterAll(() => market.database.close());

const asked = async (request: string) =>
  (await market.leads(request)).map(({ vendor_id: vendor }) => vendor);
const ask = (vendor: string, others = false) => ({ ask: { vendor_id: vendor, others } });

test('the chosen Pro is asked alone', async () => {
  const { id } = await market.submit(owner, ask(chosen));
  expect(await asked(id)).toEqual([chosen]);
});

test('without a choice everyone is asked', async () => {
  const { id } = await market.submit(owner);
  expect((await asked(id)).length).toBe(5);
});

test('others are asked at once when the owner says so', async () => {
  const { id } = await market.submit(owner, ask(chosen, true));
  expect(await asked(id)).toContain(chosen);
  expect((await asked(id)).length).toBe(5);
});

test('others are asked when the chosen Pro declines', async () => {
  const { id } = await market.submit(owner, ask(chosen));
  await market.call(chosen, 'decline_lead', {
    lead_id: await market.lead(id, chosen),
    reason: 'too_busy',
  });
  expect((await asked(id)).length).toBe(5);
});

test('others are asked when the chosen Pro does not answer in time', async () => {
  const { id } = await market.submit(owner, ask(chosen));
  await market.database.query(`select public.run_due_timers(now() + interval '7 days')`);
  expect((await asked(id)).length).toBeGreaterThan(1);
});

test('no one else is asked while the chosen Pro has accepted, until the owner says so', async () => {
  const { id } = await market.submit(owner, ask(chosen));
  await market.accept(id, chosen);
  expect(await asked(id)).toEqual([chosen]);
  expect(await market.call<number>(owner, 'ask_other_vendors', { request_id: id })).toBe(4);
  expect(await market.call<number>(owner, 'ask_other_vendors', { request_id: id })).toBe(0);
});

test('a Pro who cannot take the work is refused by the rules of matching, with the reason', async () => {
  const uninsured = await market.vendor({ isInsured: false });
  const distant = await market.vendor({ zip: '10001' });
  const grinderless = await market.vendor({ equipment: [] });
  const refused = (vendor: string, changes = {}) =>
    refusal(market.submit(owner, { ...ask(vendor), ...changes })).then(({ message }) => message);
  expect(await refused(uninsured)).toMatch(/no verified liability insurance/);
  expect(await refused(distant)).toMatch(/does not travel to this ZIP code/);
  expect(
    await refused(grinderless, {
      trees: [{ species: 'Elm', height_m: 12, diameter_cm: 40, condition: 'dead', stump: true }],
    }),
  ).toMatch(/equipment/);
  expect(await refused(randomUUID())).toMatch(/no longer listed/);
});

test('the reason is shown before anything is sent', async () => {
  const distant = await market.vendor({ zip: '10001' });
  const why = (vendor: string, zip = '78704') =>
    market.call<string | null>(owner, 'why_not_ask', {
      vendor_id: vendor,
      category: 'tree_removal',
      zip,
    });
  expect(await why(chosen)).toBeNull();
  expect(await why(distant)).toMatch(/does not travel/);
  expect(await why(distant, '10001')).toBeNull();
});

test('offers to a Pro the owner asked for raise and lower nobody’s rank or public figures', async () => {
  const friend = await market.vendor();
  const standing = async () => {
    const [row] = await market.database.query(
      `select v.answers_count, v.accepts_count, v.lapses_count,
         private.public_figures(v) ->> 'acceptance_rate' as rate,
         private.public_figures(v) ->> 'median_answer_seconds' as seconds,
         private.public_figures(v) ->> 'win_rate' as won, private.typical_prices(v.vendor_id) as prices
       from public.vendor_profiles v where v.vendor_id = $1`,
      [friend],
    );
    return row;
  };
  const before = await standing();
  for (let round = 0; round < 6; round += 1) {
    const { id } = await market.submit(owner, ask(friend));
    const { lead } = await market.accept(id, friend);
    await market.award(owner, await market.quote(friend, lead, 10_000));
    await market.call(owner, 'cancel_request', { request_id: id, reason: 'Changed my mind' });
  }
  const junk = await market.submit(owner, ask(friend));
  await market.call(friend, 'decline_lead', {
    lead_id: await market.lead(junk.id, friend),
    reason: 'too_busy',
  });
  expect(await standing()).toEqual(before);
  const { id } = await market.submit(owner);
  await market.accept(id, friend);
  expect(await standing()).toMatchObject({
    answers_count: Number(before?.['answers_count']) + 1,
    accepts_count: Number(before?.['accepts_count']) + 1,
  });
});

test('however often an owner asks by name, or the same Pros again, it counts once or not at all', async () => {
  const [second, ranked] = [await market.vendor(), await market.vendor()];
  const lapses = async (vendor: string) =>
    market.value('select lapses_count from public.vendor_profiles where vendor_id = $1', [vendor]);
  const letLapse = async (request: string) => {
    await market.database.query(
      `update private.timers set due_at = now() - interval '1 minute'
       where machine = 'lead' and event = 'expire' and fired_at is null
         and subject_id in (select id from public.leads where request_id = $1)`,
      [request],
    );
    await market.clock(new Date());
  };
  const askSecond = (request: string) =>
    market.call(owner, 'ask_vendor', { request_id: request, vendor_id: second });
  const { id } = await market.submit(owner, ask(chosen));
  await askSecond(id);
  await letLapse(id);
  expect(await lapses(second)).toBe(0);
  expect((await refusal(askSecond(id))).message).toMatch(/within the last day/);
  await market.database.query(
    `update public.leads set offered_at = offered_at - interval '2 days' where request_id = $1`,
    [id],
  );
  await askSecond(id);
  await letLapse(id);
  expect(await lapses(second)).toBe(0);

  const before = Number(await lapses(ranked));
  const other = await market.submit(await market.owner());
  const again = await market.lead(other.id, ranked);
  await letLapse(other.id);
  expect(await lapses(ranked)).toBe(before + 1);
  await market.database.query(
    `select private.renew_offer(r, l, 'Asked again', now()) from public.leads l
     join public.service_requests r on r.id = l.request_id where l.id = $1`,
    [again],
  );
  await letLapse(other.id);
  expect(await lapses(ranked)).toBe(before + 1);
  const admin = await market.admin();
  await market.call(admin, 'reject_request_as_spam', { request_id: other.id, reason: 'Spam' });
  expect(await lapses(ranked)).toBe(before);
});
