import { argumentsOf } from './access/callArguments';
import { attempt, may } from './access/attempt';
import { callOf } from './access/calls';
import { FUNCTIONS } from './access/matrix';
import { buildAccessWorld } from './access/buildAccessWorld';
import { CALLERS, type AccessWorld, type CallerName } from './access/world';
import { refusal, type Arguments } from './support/marketplace';

let world: AccessWorld;
beforeAll(async () => {
  world = await buildAccessWorld();
});
afterAll(() => world.market.database.close());

test('every public function is in the matrix', async () => {
  const rows = await world.market.database.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(Object.keys(FUNCTIONS).sort()).toEqual(rows.map((row) => row.name).sort());
});

const counts = { calls: 0, refusals: 0 };
afterAll(() => console.log(`Functions: ${counts.calls} calls, ${counts.refusals} refused`));

const call = async (caller: CallerName, name: string, given: Arguments) => {
  const { sql, parameters } = callOf(name, given);
  const outcome = await attempt(world, caller, sql, parameters);
  counts.calls += 1;
  counts.refusals += Number(!('rows' in outcome));
  return outcome;
};

const rows = Object.entries(FUNCTIONS).map(([name, access]) => [name, access.allowed] as const);
test.each(rows)('%s works for: %s', async (name, allowed) => {
  for (const caller of CALLERS) {
    const outcome = await call(caller, name, await argumentsOf(world, name, caller));
    const passed = 'rows' in outcome;
    expect({ caller, passed, outcome }).toMatchObject({ caller, passed: may(allowed, caller) });
    if (!passed) {
      expect({ caller, code: outcome.code }).toEqual({
        caller,
        code: expect.stringMatching(/^(42501|P0001)$/),
      });
    }
  }
});

test('contact details go only to the two sides of the lead', async () => {
  const { market, ids, scheduled } = world;
  for (const person of [ids.otherOwner, ids.otherVendor, ids.admin]) {
    expect(await market.call(person, 'lead_contact', { lead_id: scheduled.lead })).toBeNull();
  }
  expect(await market.call(ids.vendor, 'lead_contact', { lead_id: scheduled.lead })).toMatchObject({
    address: expect.stringMatching(/^12 Elm Street/),
  });
  expect(await market.call(ids.owner, 'lead_contact', { lead_id: scheduled.lead })).toHaveProperty(
    'business_name',
  );
});

test('applicants apply, rejected Pros apply again, no one decides about themselves', async () => {
  const { market, applicants } = world;
  expect(await market.call(applicants.ready, 'submit_vendor_application')).toBe('under_review');
  expect(await market.call(applicants.rejected, 'reapply_vendor_application')).toBe(
    'documents_pending',
  );
  const own = await refusal(
    market.call(applicants.underReview, 'decide_vendor', {
      vendor_id: applicants.underReview,
      decision: 'approve',
      reason: 'Me',
    }),
  );
  expect(own.code).toBe('42501');
});

test('a suspended Pro keeps what was agreed but takes nothing new', async () => {
  const { market, ids } = world;
  const vendor = await market.vendor({ crewSize: 20 });
  const fresh = (await market.submit(ids.owner)).id;
  await market.call(ids.admin, 'decide_vendor', {
    vendor_id: vendor,
    decision: 'suspend',
    reason: 'Complaints',
  });
  const refused = await refusal(market.accept(fresh, vendor));
  expect(refused).toEqual({
    code: '42501',
    message: 'Your business is not approved at the moment.',
  });
  const later = (await market.submit(ids.owner)).id;
  expect((await market.leads(later)).map((lead) => lead.vendor_id)).not.toContain(vendor);
});
