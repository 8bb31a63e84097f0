import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// What an administrator does for a request that finds no Pro.

let market: Marketplace;
let admin: string;
let owner: string;
beforeEach(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
});
afterEach(() => market.database.close());

const act = <T = unknown>(name: string, given: Arguments, who = admin) =>
  market.call<T>(who, name, { reason: 'Asked by phone', idempotency_key: randomUUID(), ...given });
const why = async (call: Promise<unknown>) => (await refusal(call)).message;

interface Trail extends Record<string, unknown> {
  action: string;
  reason: string | null;
  after: Record<string, unknown>;
}
const trail = () =>
  market.database.query<Trail>(
    `select action, reason, after from public.admin_audit where action like 'request.%' order by id`,
  );
const value = <T>(sql: string, ...given: unknown[]) => market.value<T>(`(${sql})`, given);
const stateOf = (id: string) =>
  value<string>('select state::text from public.service_requests where id = $1', id);
const expiryOf = (id: string) =>
  value<Date>(`select (private.latest_timer('request', $1, 'expire')).due_at`, id);

interface Check {
  check: string;
  ok: boolean;
  is_required: boolean;
  words: string;
}
interface Found extends Record<string, unknown> {
  vendor_id: string;
  fits: Check[];
}
const found = (id: string, name: string | null = null, most = 10) =>
  market.database.as({ userId: admin }, (queries) =>
    queries.query<Found>('select * from public.admin_find_vendors($1, $2, $3)', [id, name, most]),
  );
const failing = (fits: Check[] | undefined) =>
  fits?.filter(({ ok }) => !ok).map(({ check, is_required: must }) => (must ? `${check}!` : check));

/** Something that was refused leaves no trace. */
async function refusedWithoutTrace(call: () => Promise<unknown>): Promise<string> {
  const traces = () =>
    market.database.query(
      `select (select count(*) from public.admin_audit) as audit, (select count(*) from public.leads) as leads,
         (select count(*) from public.state_events) as events, (select count(*) from public.match_runs) as runs,
         (select count(*) from public.notifications) as notices, (select count(*) from private.outbox) as mails,
         (select count(*) from private.timers) as timers, (select count(*) from private.answered_calls) as answers`,
    );
  const before = await traces();
  const words = await why(call());
  expect(await traces()).toEqual(before);
  return words;
}

test('the page of a request has its owner with contact details, its search and clock; reading it is audited once an hour', async () => {
  const { id, number } = await market.submit(owner);
  const read = () =>
    market.call<Record<string, unknown>>(admin, 'admin_request', { request_id: id });
  const page = await read();
  expect(page).toMatchObject({
    search: 'none_found',
    passed: null,
    extends_by_days: 14,
    asked_vendor: null,
    letters: [],
    owner: {
      id: owner,
      email: await value('select email from public.profiles where id = $1', owner),
      address: expect.stringMatching(/^12 Elm Street, lot \d+, Austin, TX 78704$/),
      is_suspended: false,
    },
  });
  const [since, due, expires] = ['since', 'due_at', 'expires_at'].map((key) =>
    Date.parse(String(page[key])),
  );
  expect((due ?? 0) - (since ?? 0)).toBe(8 * 3_600_000);
  expect((expires ?? 0) - Date.now()).toBeGreaterThan(13 * 86_400_000);
  await read();
  expect(await trail()).toEqual([
    {
      action: 'request.read',
      reason: null,
      after: { number, contact_name: expect.any(String), owner_id: owner },
    },
  ]);
  expect(await why(market.call(owner, 'admin_request', { request_id: id }))).toBe(
    'Only an administrator can do this.',
  );
  expect(await why(market.call(admin, 'admin_request', { request_id: randomUUID() }))).toBe(
    'This request does not exist.',
  );
});

test('a request is matched again by hand, in a run of its own', async () => {
  const { id } = await market.submit(owner);
  expect(await act('admin_match_again', { request_id: id })).toBe(0);
  const vendor = await market.vendor();
  const key = randomUUID();
  const again = () => act('admin_match_again', { request_id: id, idempotency_key: key });
  expect(await again()).toBe(1);
  // A repeat with the same key has no second effect.
  expect(await again()).toBe(1);
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual([vendor]);
  expect(
    await market.database.query(
      `select reason, count(*)::int from public.match_runs where request_id = $1 group by reason order by reason`,
      [id],
    ),
  ).toEqual([
    { reason: 'admin', count: 2 },
    { reason: 'sent', count: 1 },
  ]);
  expect(
    (await trail()).map(({ action, reason, after }) => [action, reason, after['asked']]),
  ).toEqual([
    ['request.match_again', 'Asked by phone', 0],
    ['request.match_again', 'Asked by phone', 1],
  ]);
});

test('matching again is refused with the reason when nobody could be asked', async () => {
  const again = (id: string) => () => act('admin_match_again', { request_id: id });
  const { id } = await market.submit(owner);
  await market.database.query('update public.profiles set suspended_at = now() where id = $1', [
    owner,
  ]);
  expect(await refusedWithoutTrace(again(id))).toContain('suspended');
  await market.database.query('update public.profiles set suspended_at = null where id = $1', [
    owner,
  ]);
  await market.database.query(
    `update public.feature_flags set enabled = false where name = 'vendor_matching'`,
  );
  expect(await refusedWithoutTrace(again(id))).toContain('vendor_matching is off');
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'vendor_matching'`,
  );
  await market.vendors(5);
  await act('admin_match_again', { request_id: id });
  expect(await refusedWithoutTrace(again(id))).toContain('As many Pros as possible');
  const chosen = await market.vendor();
  const alone = await market.submit(owner, { ask: { vendor_id: chosen, others: false } });
  expect(await refusedWithoutTrace(again(alone.id))).toContain('one Pro alone');
  await market.call(owner, 'cancel_request', { request_id: id, reason: 'No longer needed' });
  expect(await refusedWithoutTrace(again(id))).toBe(
    'This request is canceled, so that is no longer possible.',
  );
  expect(
    await refusedWithoutTrace(() => act('admin_match_again', { request_id: id, reason: ' ' })),
  ).toBe('A reason is required.');
});

test('Pros are listed nearest first or by name, each with what fits and what does not', async () => {
  const far = await market.vendor({ name: 'Round Saw', zip: '78664', radiusKm: 5 });
  const near = await market.vendor({ name: 'Near Saw', zip: '78704' });
  await market.vendor({ name: 'West Saw', zip: '97214', isInsured: false });
  const paused = await market.vendor({ name: 'Round Table' });
  await market.database.query(
    `update public.vendor_profiles set state = 'paused' where vendor_id = $1`,
    [paused],
  );
  await market.database.query('delete from public.vendor_equipment where vendor_id = $1', [far]);
  const { id } = await market.submit(owner, {
    trees: [
      {
        species: 'Elm',
        height_m: 12,
        diameter_cm: 40,
        condition: 'dead',
        stump: true,
        near_wires: true,
      },
    ],
  });
  const nearest = await found(id);
  expect(nearest.map(({ vendor_id: vendor }) => vendor)).toEqual([near, far]);
  expect(nearest.map(({ fits }) => failing(fits))).toEqual([
    ['line_clearance!'],
    ['line_clearance!', 'distance', 'stump_grinder'],
  ]);
  const words = nearest[1]?.fits.find(({ check }) => check === 'distance')?.words;
  expect(words).toBe('20 miles away, travels 3 miles');
  expect((await found(id, 'ROUND')).map(({ vendor_id: vendor }) => vendor).sort()).toEqual(
    [far, paused].sort(),
  );
  expect(await found(id, 'ROUND', 1)).toHaveLength(1);
  expect(failing((await found(id, 'West'))[0]?.fits)).toEqual([
    'insured!',
    'line_clearance!',
    'distance',
  ]);
  expect(failing((await found(id, 'Round T'))[0]?.fits)).toContain('approved!');
  expect(await found(id, '%')).toEqual([]);
});

test('a request is offered by hand to a Pro whom matching leaves out; the audit says despite what, and the owner and the Pro hear of it', async () => {
  const vendor = await market.vendor({ name: 'Far Saw', zip: '97214' });
  const { id, number } = await market.submit(owner);
  const notices = (person: string) =>
    market.database.query<{ kind: string }>(
      `select kind from public.notifications where person_id = $1 and read_at is null order by created_at, id`,
      [person],
    );
  expect(await notices(admin)).toEqual([{ kind: 'request_unmatched' }]);
  const lead = await act<{ id: string; state: string }>('admin_offer_request', {
    request_id: id,
    vendor_id: vendor,
  });
  expect(lead).toMatchObject({ id: await market.lead(id, vendor), state: 'offered' });
  expect(await stateOf(id)).toBe('open');
  expect(await trail()).toEqual([
    {
      action: 'request.offer',
      reason: 'Asked by phone',
      after: {
        business_name: 'Far Saw',
        vendor_id: vendor,
        owner_id: owner,
        number,
        despite: [expect.stringMatching(/^[\d]+ miles away, travels 37 miles$/)],
      },
    },
  ]);
  expect(await notices(vendor)).toEqual([{ kind: 'lead_offered' }]);
  expect(await notices(owner)).toEqual([{ kind: 'vendor_available' }]);
  // The bell forgets what is settled.
  expect(await notices(admin)).toEqual([]);
  const waiting = await market.database.query(`select * from private.waiting_cases('unmatched')`);
  expect(waiting).toEqual([]);
  // The Pro answers it like any other offer.
  await market.accept(id, vendor);
});

test('an offer by hand is refused for what no reason can outweigh', async () => {
  const wires = {
    trees: [{ species: 'Elm', height_m: 12, diameter_cm: 40, condition: 'dead', near_wires: true }],
  };
  const { id } = await market.submit(owner, wires);
  const offer = (vendor: string) => () =>
    act('admin_offer_request', { request_id: id, vendor_id: vendor });
  const cleared = { verified: ['line_clearance'] };
  expect(await refusedWithoutTrace(offer(await market.vendor()))).toBe(
    "This Pro can't be offered this request. No verified line clearance, which work near wires needs.",
  );
  const uninsured = await market.vendor({ ...cleared, isInsured: false });
  expect(await refusedWithoutTrace(offer(uninsured))).toContain('No verified liability insurance.');
  const stopped = await market.vendor(cleared);
  await market.database.query(
    `update public.vendor_profiles set state = 'suspended' where vendor_id = $1`,
    [stopped],
  );
  expect(await refusedWithoutTrace(offer(stopped))).toContain("Doesn't take requests: suspended.");
  expect(await refusedWithoutTrace(offer(randomUUID()))).toBe('This Pro does not exist.');

  const declining = await market.vendor(cleared);
  await act('admin_offer_request', { request_id: id, vendor_id: declining });
  expect(await refusedWithoutTrace(offer(declining))).toContain('Has this request already.');
  await market.call(declining, 'decline_lead', {
    lead_id: await market.lead(id, declining),
    reason: 'Too far away',
  });
  expect(await refusedWithoutTrace(offer(declining))).toContain('Declined: Too far away.');
  // Once the owner has changed it, the Pro can be asked again.
  await market.call(owner, 'change_request', {
    request_id: id,
    timing: 'flexible',
    description: 'It can wait until spring.',
  });
  const [lead] = await market.leads(id);
  if (lead?.state === 'declined') await offer(declining)();
  expect((await market.leads(id))[0]?.state).toBe('offered');

  await market.call(owner, 'cancel_request', { request_id: id, reason: 'No longer needed' });
  expect(await refusedWithoutTrace(offer(await market.vendor(cleared)))).toContain('is canceled');
});

test("nobody is offered their own request, and administrators don't decide about their own", async () => {
  const { id } = await market.submit(owner);
  const business = await market.vendor();
  await market.database.query('update public.service_requests set owner_id = $2 where id = $1', [
    id,
    business,
  ]);
  expect(
    await refusedWithoutTrace(() =>
      act('admin_offer_request', { request_id: id, vendor_id: business }),
    ),
  ).toContain("The owner's own business.");
  await market.database.query('update public.service_requests set owner_id = $2 where id = $1', [
    id,
    admin,
  ]);
  for (const name of ['admin_match_again', 'admin_extend_request', 'admin_close_request']) {
    expect(await refusedWithoutTrace(() => act(name, { request_id: id }))).toContain(
      'your own request',
    );
  }
  // Their Pros would get tokens back.
  expect(
    await refusedWithoutTrace(() =>
      market.call(admin, 'reject_request_as_spam', { request_id: id, reason: 'A trial' }),
    ),
  ).toContain('your own request');
});

test('a request is kept open for two weeks more, once', async () => {
  const { id } = await market.submit(owner);
  const before = await expiryOf(id);
  const key = randomUUID();
  const extend = () =>
    act<string>('admin_extend_request', { request_id: id, idempotency_key: key });
  const until = new Date(await extend());
  expect(until.getTime() - before.getTime()).toBe(14 * 86_400_000);
  expect(new Date(await extend())).toEqual(until);
  expect(await expiryOf(id)).toEqual(until);
  expect(
    await refusedWithoutTrace(() => act('admin_extend_request', { request_id: id })),
  ).toContain('already stays open until');
  const [row] = await trail();
  expect([row?.action, row?.reason, new Date(String(row?.after['expires_at']))]).toEqual([
    'request.extend',
    'Asked by phone',
    until,
  ]);
  // The clock goes by the later end.
  await market.clock(new Date(before.getTime() + 60_000));
  expect(await stateOf(id)).toBe('matching');
  await market.clock(new Date(until.getTime() + 60_000));
  expect(await stateOf(id)).toBe('expired');
  expect(
    await refusedWithoutTrace(() => act('admin_extend_request', { request_id: id })),
  ).toContain('is expired');
});

test('a request no Pro was found for is closed with an apology and the reason; not while a Pro has it', async () => {
  const { id, number } = await market.submit(owner);
  const close = (request: string, key = randomUUID()) =>
    act('admin_close_request', {
      request_id: request,
      reason: 'Nobody works there.',
      idempotency_key: key,
    });
  const key = randomUUID();
  expect([await close(id, key), await close(id, key)]).toEqual(['canceled', 'canceled']);
  expect(await stateOf(id)).toBe('canceled');
  const mails = await market.database.query<{ subject: string; body_text: string }>(
    `select subject, body_text from private.outbox where person_id = $1 and kind = 'request_closed' and channel = 'email'`,
    [owner],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(`We closed your request #${number}`);
  expect(mails[0]?.body_text).toContain("We're sorry.");
  expect(mails[0]?.body_text).toContain('“Nobody works there.”');
  expect((await trail()).map(({ action, reason }) => [action, reason])).toEqual([
    ['request.cancel', 'Nobody works there.'],
  ]);
  await market.vendor();
  const asked = await market.submit(owner);
  expect(await refusedWithoutTrace(() => close(asked.id))).toContain('A Pro has this request');
});

test('a note stands with those of the case, whatever became of the request', async () => {
  const { id } = await market.submit(owner);
  await market.call(owner, 'cancel_request', { request_id: id, reason: 'No longer needed' });
  const key = randomUUID();
  const note = () =>
    market.call(admin, 'admin_note_request', {
      request_id: id,
      body: 'Call in May.',
      idempotency_key: key,
    });
  expect(await note()).toBe(await note());
  const notes = await market.database.as({ userId: admin }, (queries) =>
    queries.query<{ body: string }>(`select body from public.case_notes('unmatched', $1)`, [id]),
  );
  expect(notes.map(({ body }) => body)).toEqual(['Call in May.']);
  expect((await trail()).map(({ action }) => action)).toEqual(['request.note']);
  expect(JSON.stringify(await trail())).not.toContain('Call in May.');
});

test('a key used for one action is refused for another', async () => {
  const { id } = await market.submit(owner);
  const key = randomUUID();
  await act('admin_extend_request', { request_id: id, idempotency_key: key });
  expect(
    await refusedWithoutTrace(() =>
      act('admin_match_again', { request_id: id, idempotency_key: key }),
    ),
  ).toBe('This idempotency key was used for another action.');
});
