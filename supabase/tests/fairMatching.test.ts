import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// The rules of fair matching, one by one, as the people concerned meet them.

let market: Marketplace;
let owner: string;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());
beforeEach(async () => {
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  owner = await market.owner();
});

/** Pros who have been here for years and done well. */
async function proven(count: number, plan?: 'premium'): Promise<string[]> {
  const vendors = await market.vendors(count, plan ? { plan } : {});
  await market.database.query(
    `update public.vendor_profiles set rating_count = 20, rating_sum = 95, jobs_completed = 40,
       approved_at = now() - interval '2 years' where vendor_id = any ($1::uuid[])`,
    [vendors],
  );
  return vendors;
}

interface Offer {
  vendor_id: string;
  promoted: boolean;
}

/** The first offers of a new request, which may name a Pro to ask. */
async function firstOffers(chosen?: string): Promise<Offer[]> {
  const { id } = await market.submit(
    owner,
    chosen === undefined ? {} : { ask: { vendor_id: chosen, others: true } },
  );
  return market.database.query<Offer & Record<string, unknown>>(
    'select vendor_id, promoted from public.leads where request_id = $1 order by offer_position',
    [id],
  );
}

test('the newest Pro without a plan is asked at once, however many proven Pros with plans there are', async () => {
  await proven(8, 'premium');
  await proven(2);
  const paying = await market.vendor({ plan: 'premium' });
  const newcomer = await market.vendor({ zip: '78664' });
  const offers = await firstOffers();
  expect(offers).toHaveLength(5);
  expect(offers.map((offer) => offer.vendor_id)).toContain(newcomer);
  expect(paying).not.toBe(newcomer);
});

test('a Pro the owner chose takes neither the place kept for a newcomer nor that of the best Pro without a plan', async () => {
  await proven(6, 'premium');
  const [best = ''] = await proven(1);
  const newcomer = await market.vendor({ zip: '78664' });
  const [chosen = ''] = await proven(1, 'premium');
  await market.database.query(
    'update public.vendor_profiles set rating_sum = 20 where vendor_id = $1',
    [chosen],
  );
  const asked = (await firstOffers(chosen)).map((offer) => offer.vendor_id);
  expect(asked).toHaveLength(5);
  expect(asked).toEqual(expect.arrayContaining([chosen, best, newcomer]));
});

test('where nearly all are newcomers, a Pro the owner chose takes the place of the last of them, not that of the best', async () => {
  const [best = ''] = await proven(1, 'premium');
  await market.vendors(6);
  const [chosen = ''] = await proven(1);
  await market.database.query(
    'update public.vendor_profiles set rating_sum = 20 where vendor_id = $1',
    [chosen],
  );
  expect((await firstOffers()).map((offer) => offer.vendor_id)).not.toContain(chosen);
  const asked = (await firstOffers(chosen)).map((offer) => offer.vendor_id);
  expect(asked).toHaveLength(5);
  expect(asked).toEqual(expect.arrayContaining([chosen, best]));
});

test('six newcomers are each asked within six requests', async () => {
  await proven(8, 'premium');
  const newcomers = await market.vendors(6, { zip: '78664' });
  const asked = new Set<string>();
  for (let turn = 0; turn < 6; turn += 1) {
    for (const { vendor_id } of await firstOffers()) asked.add(vendor_id);
  }
  expect(newcomers.filter((newcomer) => !asked.has(newcomer))).toEqual([]);
});

test('a Pro of 2.0 stars with a plan is neither promoted nor ahead of better ones', async () => {
  const good = await proven(4);
  const [poor = ''] = await proven(1, 'premium');
  const rate = (stars: number) =>
    market.database.query(
      'update public.vendor_profiles set rating_count = 2, rating_sum = $2 where vendor_id = $1',
      [poor, 2 * stars],
    );
  await rate(2);
  const offers = await firstOffers();
  expect(
    offers
      .map((offer) => offer.vendor_id)
      .slice(0, 4)
      .sort(),
  ).toEqual([...good].sort());
  expect(offers.at(-1)).toEqual({ vendor_id: poor, promoted: false });
  const lead = await market.value<string>(
    '(select id from public.leads where vendor_id = $1 order by offered_at desc, id limit 1)',
    [poor],
  );
  expect(await market.call(poor, 'my_match_explanation', { lead_id: lead })).toMatchObject({
    boost: 1,
    below_floor: 'rating',
  });
  await rate(4);
  expect((await firstOffers())[0]).toEqual({ vendor_id: poor, promoted: true });
});

test('a Pro with exactly the stars of the floor is not below it, whichever they are', async () => {
  const [exact = ''] = await proven(1, 'premium');
  await market.database.query(
    'update public.vendor_profiles set rating_count = 10, rating_sum = 41 where vendor_id = $1',
    [exact],
  );
  await market.database.query('update public.matching_policy set floor_rating = 4.1');
  const offers = await firstOffers();
  await market.database.query('update public.matching_policy set floor_rating = 4');
  expect(offers).toContainEqual({ vendor_id: exact, promoted: true });
});

test('a dispute an administrator decides against the Pro keeps the plan from counting; one settled does not', async () => {
  await proven(4);
  const [vendor = ''] = await proven(1, 'premium');
  const dispute = async () => {
    const { job } = await market.agree(owner, vendor);
    await market.deliver(vendor, job);
    const { id } = await market.call<{ id: string }>(owner, 'open_dispute', {
      job_id: job,
      reason: 'poor_quality',
      description: 'Half the stump is still there.',
      wanted: 'rework',
      photos: [],
      idempotency_key: randomUUID(),
    });
    return id;
  };
  const isPromoted = async () =>
    (await firstOffers()).find((offer) => offer.vendor_id === vendor)?.promoted;
  await market.call(vendor, 'settle_dispute', { dispute_id: await dispute() });
  expect(await isPromoted()).toBe(true);
  const lost = await dispute();
  await market.call(vendor, 'answer_dispute', {
    dispute_id: lost,
    statement: 'It was agreed so.',
    photos: [],
  });
  expect(await isPromoted()).toBe(true);
  await market.call(admin, 'decide_dispute', {
    dispute_id: lost,
    outcome: 'rework',
    reason: 'The photos show it.',
  });
  expect(await isPromoted()).toBe(false);
  await market.database.query(
    `update public.job_disputes set decided_at = now() - interval '91 days' where id = $1`,
    [lost],
  );
  expect(await isPromoted()).toBe(true);
});

test('who loses the insurance while others are asked is not asked next', async () => {
  const vendors = await proven(6);
  const { id } = await market.submit(owner);
  const asked = (await market.leads(id)).map((lead) => lead.vendor_id);
  const [next = ''] = vendors.filter((vendor) => !asked.includes(vendor));
  const decline = async () =>
    market.call(asked[0] ?? '', 'decline_lead', {
      lead_id: await market.lead(id, asked[0] ?? ''),
      reason: 'Too far',
    });
  await market.database.query(
    `update public.vendor_credentials set expires_on = current_date - 2 where vendor_id = $1`,
    [next],
  );
  await decline();
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual(asked);
});

test.each([
  ['none', `delete from public.vendor_credentials where vendor_id = $1`],
  ['unverified', `update public.vendor_credentials set verified_at = null where vendor_id = $1`],
  [
    'expired',
    `update public.vendor_credentials set expires_on = current_date - 2 where vendor_id = $1`,
  ],
])('insurance %s: not listed, shown, matched, resumed or reinstated', async (_, spoil) => {
  const vendor = await market.vendor();
  const other = await market.vendor();
  const found = async () => {
    const rows = await market.database.as({ role: 'anon' }, (queries) =>
      queries.query<{ vendor_id: string }>(`select vendor_id from public.find_vendors('78701')`),
    );
    return rows.map(({ vendor_id }) => vendor_id);
  };
  expect(await found()).toEqual(expect.arrayContaining([vendor, other]));
  await market.database.query(spoil, [vendor]);
  expect(await found()).not.toContain(vendor);
  expect(await market.value('public.public_vendor_profile($1)', [vendor])).toBeNull();
  expect((await firstOffers()).map((offer) => offer.vendor_id)).toEqual([other]);
  await market.call(vendor, 'pause_business', { reason: 'Holiday' });
  expect((await refusal(market.call(vendor, 'resume_business'))).message).toContain('insurance');
  const decide = (decision: string) =>
    market.call(admin, 'decide_vendor', { vendor_id: vendor, decision, reason: 'All is well' });
  expect((await refusal(decide('resume'))).message).toContain('liability insurance');
  await market.database.query(
    `update public.vendor_profiles set state = 'suspended' where vendor_id = $1`,
    [vendor],
  );
  expect((await refusal(decide('reinstate'))).message).toContain('liability insurance');
});
