import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
// Only the Pros a test makes compete for its request.
beforeEach(() =>
  market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  ),
);
afterAll(() => market.database.close());

const state = (table: string, id: string) =>
  market.value<string>(`select state::text from public.${table} where id = $1`, [id]);

test('a Pro who withdraws before the owner engaged gets the tokens back, and the place goes to the next', async () => {
  const owner = await market.owner();
  const vendors = await market.vendors(6);
  const { id } = await market.submit(owner);
  const [first] = await market.leads(id);
  const vendor = first?.vendor_id ?? '';
  const before = await market.tokens(vendor);
  const { lead } = await market.accept(id, vendor);
  const quote = await market.quote(vendor, lead, 50_000);
  const accepts = () =>
    market.value('select accepts_count from public.vendor_profiles where vendor_id = $1', [vendor]);
  expect(await accepts()).toBe(1);
  expect(await market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Too far' })).toBe(
    'withdrawn',
  );
  // Accepting and stepping back, at no cost, raises nobody's rank.
  expect(await accepts()).toBe(0);
  expect(await market.tokens(vendor)).toEqual(before);
  expect(await state('quotes', quote)).toBe('withdrawn');
  expect(await market.leads(id)).toHaveLength(vendors.length);
  const again = await refusal(
    market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Too far' }),
  );
  expect(again.message).toBe('This lead is withdrawn, so that is no longer possible.');
});

test('a Pro who withdraws after the owner engaged has spent the tokens', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  const spent = await market.tokens(vendor);
  await market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Too far' });
  expect(await market.tokens(vendor)).toEqual(spent);
});

test('when the chosen Pro withdraws, the request is offered to those who lost it, who do not pay twice', async () => {
  const owner = await market.owner();
  const [chosen = '', paid = '', unpaid = ''] = await market.vendors(3);
  const { id } = await market.submit(owner);
  const winner = await market.accept(id, chosen);
  const paidLead = await market.accept(id, paid);
  const unpaidLead = await market.accept(id, unpaid);
  await market.call(owner, 'share_contact', { lead_id: paidLead.lead });
  const paidBefore = await market.tokens(paid);
  const unpaidBefore = await market.tokens(unpaid);
  const job = await market.award(owner, await market.quote(chosen, winner.lead, 80_000));
  await market.call(chosen, 'withdraw_lead', {
    lead_id: winner.lead,
    reason: 'The truck broke down',
  });

  expect(await state('jobs', job)).toBe('canceled');
  expect(await state('leads', winner.lead)).toBe('withdrawn');
  expect(await state('service_requests', id)).toBe('open');
  expect(await state('leads', paidLead.lead)).toBe('offered');
  expect(await state('leads', unpaidLead.lead)).toBe('offered');
  expect(await market.call(chosen, 'lead_contact', { lead_id: winner.lead })).toBeNull();

  expect((await market.accept(id, paid)).conversation).toBe(paidLead.conversation);
  expect(await market.tokens(paid)).toEqual(paidBefore);
  await market.accept(id, unpaid);
  expect(await market.tokens(unpaid)).toEqual(unpaidBefore);
  const second = await market.award(owner, await market.quote(paid, paidLead.lead, 90_000));
  expect(await state('jobs', second)).toBe('scheduled');
  expect((await market.tokens(unpaid)).held).toBe(0);
});

test('a lead offered again keeps its own time: the clocks of the first offer mean nothing to it', async () => {
  const owner = await market.owner();
  const [chosen = '', other = ''] = await market.vendors(2);
  const { id } = await market.submit(owner);
  const lost = await market.accept(id, other);
  const winner = await market.accept(id, chosen);
  const firstRelease = await market.value<Date>(
    `select due_at from private.timers where subject_id = $1 and event = 'release'`,
    [lost.lead],
  );
  await market.award(owner, await market.quote(chosen, winner.lead, 80_000));
  await market.call(chosen, 'withdraw_lead', { lead_id: winner.lead, reason: 'Ill' });
  await market.database.query(
    `update private.timers set due_at = due_at - interval '1 hour' where subject_id = $1 and event = 'release'`,
    [lost.lead],
  );
  await market.accept(id, other);
  await market.clock(new Date(firstRelease.getTime() - 1_800_000));
  expect(await state('leads', lost.lead)).toBe('accepted');
});

test('an owner who cancels the job may look further or end it all', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const further = await market.agree(owner, vendor);
  await market.call(owner, 'cancel_job', {
    job_id: further.job,
    reason: 'No trust',
    look_further: true,
  });
  expect(await state('service_requests', further.request)).toBe('matching');
  expect(await state('leads', further.lead)).toBe('lost');
  expect(await state('quotes', further.quote)).toBe('withdrawn');

  const ended = await market.agree(owner, vendor);
  await market.call(owner, 'cancel_job', {
    job_id: ended.job,
    reason: 'Sold',
    look_further: false,
  });
  expect(await state('service_requests', ended.request)).toBe('canceled');
  expect(await market.value('select end_reason from public.jobs where id = $1', [ended.job])).toBe(
    'Sold',
  );

  const running = await market.agree(owner, vendor);
  await market.call(vendor, 'start_job', { job_id: running.job });
  const refused = await refusal(
    market.call(owner, 'cancel_request', {
      request_id: running.request,
      reason: 'Changed my mind',
    }),
  );
  expect(refused.code).toBe('42501');
  await market.call(admin, 'cancel_job', {
    job_id: running.job,
    reason: 'Unsafe',
    look_further: false,
  });
  expect(await state('service_requests', running.request)).toBe('canceled');
  expect(
    await market.value(`select count(*)::int from public.admin_audit where action = 'job.cancel'`),
  ).toBe(1);
});

test('work that has begun stays begun while it waits for the weather or another date', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { job, lead, request } = await market.agree(owner, vendor);
  await market.call(vendor, 'start_job', { job_id: job });
  await market.call(vendor, 'hold_for_weather', { job_id: job, reason: 'Storm' });
  const ends = (who: string): (() => Promise<unknown>)[] => [
    () => market.call(who, 'cancel_job', { job_id: job, reason: 'Enough', look_further: true }),
    () => market.call(who, 'cancel_job', { job_id: job, reason: 'Enough', look_further: false }),
  ];
  const noShow = (who: string) => market.call(who, 'report_no_show', { job_id: job, note: 'Gone' });
  const withdraw = () => market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Ill' });
  const sentence =
    "Work on this job has begun. If you can't agree on how to go on, open a dispute.";
  for (const end of [...ends(owner), ...ends(vendor), withdraw])
    expect((await refusal(end())).message).toBe(sentence);

  await market.call(owner, 'schedule_job', {
    job_id: job,
    start_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
  await market.call(vendor, 'confirm_start', { job_id: job });
  for (const end of [...ends(owner), ...ends(vendor), withdraw])
    expect((await refusal(end())).message).toBe(sentence);
  await market.database.transaction(async (queries) => {
    await queries.query('set local session_replication_role = replica');
    await queries.query(
      `update public.jobs set scheduled_for = now() - interval '1 hour', start_set_at = now() - interval '2 days'
       where id = $1`,
      [job],
    );
  });
  for (const who of [owner, vendor]) expect((await refusal(noShow(who))).message).toBe(sentence);
  const email = await market.value<string>('select email from public.profiles where id = $1', [
    vendor,
  ]);
  const leave = market.call(vendor, 'request_account_deletion', { confirm_email: email });
  const number = await market.value<string>(
    'select number from public.service_requests where id = $1',
    [request],
  );
  expect((await refusal(leave)).message).toBe(
    `Work on request #${number} is under way. Finish it first.`,
  );
  expect(await state('service_requests', request)).toBe('in_progress');

  await market.call(owner, 'open_dispute', {
    job_id: job,
    reason: 'damage',
    description: 'Half of the tree is still standing.',
    wanted: 'job_canceled',
    wanted_price_cents: null,
    photos: [],
    idempotency_key: randomUUID(),
  });
  const dispute = await market.value<string>(
    'select id from public.job_disputes where job_id = $1',
    [job],
  );
  await market.call(vendor, 'answer_dispute', {
    dispute_id: dispute,
    statement: 'The storm stopped us.',
    photos: [],
  });
  await market.call(admin, 'decide_dispute', {
    dispute_id: dispute,
    outcome: 'job_canceled',
    price_cents: null,
    reason: 'The photos show it',
  });
  // The outcome takes effect once no one can appeal.
  for (const days of [30, 60]) await market.clock(new Date(Date.now() + days * 86_400_000));
  expect(await state('jobs', job)).toBe('canceled');
  expect(await state('service_requests', request)).toBe('canceled');
});

test('a missed appointment counts from 30 minutes after the start', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { job, request } = await market.agree(owner, vendor);
  const report = () => market.call(owner, 'report_no_show', { job_id: job, note: 'Nobody came' });
  const early = 'You can report a no-show from 30 minutes after the agreed start.';
  expect((await refusal(report())).message).toBe(early);
  const startedAgo = async (minutes: number, of = job) => {
    await market.database.query(
      `update public.jobs set scheduled_for = now() - make_interval(mins => $2) where id = $1`,
      [of, minutes],
    );
    await market.database.query(
      `update public.jobs set start_set_at = scheduled_for - interval '1 day' where id = $1`,
      [of],
    );
  };
  await startedAgo(29);
  expect((await refusal(report())).message).toBe(early);
  await startedAgo(31);
  expect(await report()).toBe('no_show');
  expect(await market.value('select no_show_side from public.jobs where id = $1', [job])).toBe(
    'vendor',
  );
  expect(await state('service_requests', request)).toBe('matching');

  const other = await market.agree(owner, vendor);
  await startedAgo(60, other.job);
  await market.call(vendor, 'report_no_show', { job_id: other.job, note: 'The gate was locked' });
  expect(await state('service_requests', other.request)).toBe('canceled');
});

test('spam gives every Pro everything back, held or captured', async () => {
  const owner = await market.owner();
  const [held = '', captured = ''] = await market.vendors(2);
  const before = [await market.tokens(held), await market.tokens(captured)];
  const { id } = await market.submit(owner);
  await market.accept(id, held);
  const { lead } = await market.accept(id, captured);
  await market.call(owner, 'share_contact', { lead_id: lead });
  const rejected = market.call(admin, 'reject_request_as_spam', {
    request_id: id,
    reason: 'Advertising',
  });
  expect(await rejected).toBe(1);
  expect([await market.tokens(held), await market.tokens(captured)]).toEqual(before);
  expect(await state('leads', lead)).toBe('credited');
  expect(await state('service_requests', id)).toBe('rejected_spam');
  const late = await refusal(market.accept(id, held));
  expect(late.code).toBe('P0001');
});

test('a quote expires automatically, and can be taken back before', async () => {
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  const first = await market.quote(vendor, lead, 50_000, { valid_days: 1 });
  await market.clock(new Date(Date.now() + 86_340_000));
  expect(await state('quotes', first)).toBe('sent');
  await market.clock(new Date(Date.now() + 86_460_000));
  expect(await state('quotes', first)).toBe('expired');
  const second = await market.quote(vendor, lead, 60_000);
  expect(
    await market.call(vendor, 'withdraw_quote', { quote_id: second, reason: 'A mistake' }),
  ).toBe('withdrawn');
  const { quote } = await market.agree(owner, vendor);
  const won = await refusal(
    market.call(vendor, 'withdraw_quote', { quote_id: quote, reason: 'A mistake' }),
  );
  expect(won.message).toBe('This quote was accepted. Withdraw from the job instead.');
});
