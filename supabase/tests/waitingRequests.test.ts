import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// A request that found no Pro, or whose Pros all passed, is offered to whoever can do it later.

let market: Marketplace;
beforeEach(async () => {
  market = await openMarketplace();
});
afterEach(() => market.database.close());

const notices = (person: string, kind: string) =>
  market.value<number>(
    '(select count(*)::int from public.notifications where person_id = $1 and kind = $2)',
    [person, kind],
  );
const search = (request: string) =>
  market.value<string | null>(
    '(select private.search_of(r) from public.service_requests r where r.id = $1)',
    [request],
  );
const state = (request: string) =>
  market.value<string>('(select state::text from public.service_requests where id = $1)', [
    request,
  ]);
const now = () => new Date();

/** Lets the clock run until nothing is due any more. */
async function settle(moment = now()): Promise<void> {
  for (let rounds = 0; rounds < 50; rounds += 1) {
    await market.clock(moment);
    const due = await market.value<number>(
      '(select count(*)::int from private.timers where fired_at is null and due_at <= $1)',
      [moment.toISOString()],
    );
    if (due === 0) return;
  }
  throw new Error('Timers keep falling due.');
}

/** An application that only waits for the decision of an administrator. */
async function applied(options = {}): Promise<string> {
  const vendor = await market.vendor(options);
  await market.database.query(
    `update public.vendor_profiles set state = 'under_review', approved_at = null where vendor_id = $1`,
    [vendor],
  );
  await market.database.query(
    `delete from private.timers where machine = 'vendor' and subject_id = $1`,
    [vendor],
  );
  return vendor;
}

const approve = async (vendor: string) =>
  market.call(await market.admin(), 'decide_vendor', {
    vendor_id: vendor,
    decision: 'approve',
    reason: 'Insurance checked',
  });

test('a request without a Pro is offered to one who is approved later, and its owner is notified once', async () => {
  const owner = await market.owner();
  const { id } = await market.submit(owner);
  expect([await search(id), await state(id)]).toEqual(['none_found', 'matching']);
  const vendor = await applied();
  await settle();
  expect(await market.leads(id)).toEqual([]);
  await approve(vendor);
  await settle();
  expect((await market.leads(id)).map((lead) => lead.vendor_id)).toEqual([vendor]);
  expect([await search(id), await state(id)]).toEqual(['asked', 'open']);
  expect(await notices(owner, 'vendor_available')).toBe(1);
  await market.value('private.queue_nightly_rematches()');
  await settle(new Date(Date.now() + 60_000));
  expect(await market.leads(id)).toHaveLength(1);
  expect(await notices(owner, 'vendor_available')).toBe(1);
});

test('x', async () => {
  const owner = await market.owner();
  void refusal;
  void owner;
});
