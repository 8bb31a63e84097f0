import {
  openMarketplace,
  type Arguments,
  type Marketplace,
  type VendorOptions,
} from './support/marketplace';

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());
beforeEach(async () => {
  // The Pros of earlier tests are out of the way, and a new owner may ask for the same work again.
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  );
  owner = await market.owner();
});

/** Why the latest match of a request left each Pro out; null for who was ranked. */
async function leftOut(requestId: string): Promise<Record<string, string | null>> {
  const rows = await market.database.query<{ vendor: string; reason: string | null }>(
    `select u.vendor, u.reason::text from public.match_candidates c, unnest(c.vendor_ids, c.left_out) u (vendor, reason)
     where c.run_id = private.latest_run($1)`,
    [requestId],
  );
  return Object.fromEntries(rows.map(({ vendor, reason }) => [vendor, reason]));
}

const tree = (more: Arguments): Arguments => ({
  trees: [{ species: 'Elm', height_m: 12, diameter_cm: 40, condition: 'dead', ...more }],
});

const needs: [string, Arguments, VendorOptions, VendorOptions, string][] = [
  [
    'wires within 10 ft need line clearance',
    tree({ near_wires: true }),
    { verified: ['line_clearance'] },
    { verified: ['traq'] },
    'line_clearance_missing',
  ],
  [
    'a stump needs a grinder',
    tree({ stump: true }),
    { equipment: ['stump_grinder'] },
    { equipment: ['chipper'] },
    'stump_grinder_missing',
  ],
  [
    'a very tall tree needs a crane',
    tree({ height_m: 35 }),
    { equipment: ['crane'] },
    { equipment: ['bucket_truck'] },
    'crane_missing',
  ],
  [
    'a tall tree that is hard to reach needs a crane',
    tree({ height_m: 24, poor_access: true }),
    { equipment: ['crane'] },
    { equipment: ['bucket_truck'] },
    'crane_missing',
  ],
  [
    'advice needs a verified arborist',
    { category: 'arborist' },
    { verified: ['isa_certified_arborist'] },
    { verified: ['workers_compensation'] },
    'arborist_missing',
  ],
];

test.each(needs)('%s', async (_, request, fitting, unfitting, reason) => {
  const good = await market.vendor(fitting);
  const bad = await market.vendor(unfitting);
  const { id } = await market.submit(owner, request);
  expect(await leftOut(id)).toEqual({ [good]: null, [bad]: reason });
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual([good]);
});

test('a tall tree that can be reached needs no crane, nor does pruning the tallest', async () => {
  const vendor = await market.vendor({ equipment: [] });
  const tall = await market.submit(owner, tree({ height_m: 24 }));
  const pruned = await market.submit(owner, { category: 'maintenance', ...tree({ height_m: 35 }) });
  for (const { id } of [tall, pruned]) expect(await leftOut(id)).toEqual({ [vendor]: null });
});

test.each([
  ['line_clearance', 'line_clearance_missing'],
  ['liability_insurance', 'insurance_missing'],
])('%s counts until its last day is over where the work is', async (kind, reason) => {
  const vendor = await market.vendor({ verified: ['line_clearance'] });
  const until = (days: number) =>
    market.database.query(
      `update public.vendor_credentials set expires_on = (now() at time zone 'America/Chicago')::date + $2::int
       where vendor_id = $1 and kind = $3::public.credential_kind`,
      [vendor, days, kind],
    );
  await until(0);
  const today = await market.submit(owner, tree({ near_wires: true }));
  expect(await leftOut(today.id)).toEqual({ [vendor]: null });
  await until(-1);
  await market.value('private.run_match($1)', [today.id]);
  await market.database.query('delete from public.leads where request_id = $1', [today.id]);
  await market.value('private.run_match($1)', [today.id]);
  expect(await leftOut(today.id)).toEqual({ [vendor]: reason });
});

test('who is paused, suspended, too far away or does other work is not looked at', async () => {
  const fitting = await market.vendor();
  for (const state of ['paused', 'suspended', 'under_review']) {
    const vendor = await market.vendor();
    await market.database.query(
      'update public.vendor_profiles set state = $2::public.vendor_state where vendor_id = $1',
      [vendor, state],
    );
  }
  await market.vendor({ zip: '97214' });
  await market.vendor({ zip: '78664', radiusKm: 20 });
  const grinds = await market.vendor();
  await market.database.query(
    `update public.vendor_profiles set categories = '{stump_grinding}' where vendor_id = $1`,
    [grinds],
  );
  const { id } = await market.submit(owner);
  expect(await leftOut(id)).toEqual({ [fitting]: null });
});

test('a full crew takes nothing more', async () => {
  const vendor = await market.vendor({ crewSize: 1 });
  const other = { property: { address: '3 Elm Street', zip: '78704', label: 'Other' } };
  const third = { property: { address: '4 Elm Street', zip: '78704', label: 'Third' } };
  for (const changes of [{}, other]) {
    const { id } = await market.submit(owner, changes);
    const { lead } = await market.accept(id, vendor);
    await market.award(owner, await market.quote(vendor, lead, 90_000));
  }
  const { id } = await market.submit(owner, third);
  expect(await leftOut(id)).toEqual({ [vendor]: 'fully_booked' });
});

test('a Pro who declined or was asked before is not asked again, and no one is asked about their own request', async () => {
  const [first = '', second = ''] = await market.vendors(2);
  const { id } = await market.submit(owner);
  await market.call(first, 'decline_lead', {
    lead_id: await market.lead(id, first),
    reason: 'Too far',
  });
  await market.value('private.run_match($1)', [id]);
  expect(await leftOut(id)).toEqual({ [first]: 'declined', [second]: 'already_offered' });
  await market.database.query('update public.service_requests set owner_id = $2 where id = $1', [
    id,
    second,
  ]);
  await market.value('private.run_match($1)', [id]);
  expect((await leftOut(id))[second]).toBe('own_request');
});
