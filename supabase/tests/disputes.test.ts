import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

const DAY = 86_400_000;

let market: Marketplace;
let owner: string;
let vendor: string;
let admin: string;
let second: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  [admin, second] = [await market.admin(), await market.admin()];
  vendor = await market.vendor({ tokens: 1000, crewSize: 50 });
});
afterAll(() => market.database.close());

async function delivered(): Promise<{ job: string; request: string }> {
  const deal = await market.agree(owner, vendor, 90_000);
  await market.deliver(vendor, deal.job);
  return deal;
}
const open = (job: string, changes: Arguments = {}, person = owner) =>
  market.call<{ id: string; due_at: string }>(person, 'open_dispute', {
    job_id: job,
    reason: 'poor_quality',
    description: 'The cut is rough.',
    wanted: 'rework',
    wanted_price_cents: null,
    photos: [],
    idempotency_key: randomUUID(),
    ...changes,
  });
const answer = (dispute: string) =>
  market.call(vendor, 'answer_dispute', {
    dispute_id: dispute,
    statement: 'It is not.',
    photos: [],
  });
const decide = (dispute: string, outcome: string, price: number | null = null, person = admin) =>
  market.call(person, 'decide_dispute', {
    dispute_id: dispute,
    outcome,
    price_cents: price,
    reason: 'The photos show it',
  });
const disputeState = (id: string) =>
  market.value<string>('select state::text from public.job_disputes where id = $1', [id]);
const job = async (id: string) => {
  const [row] = await market.database.query<{ state: string; price_cents: number }>(
    'select state::text, price_cents from public.jobs where id = $1',
    [id],
  );
  return row;
};

test('opened, answered, decided: the outcome takes effect once no one can appeal', async () => {
  const { job: id } = await delivered();
  const dispute = await open(id, { photos: [await market.photo(owner)] });
  expect((await refusal(open(id))).message).toBe('A dispute about this job is already open.');
  expect((await refusal(decide(dispute.id, 'rework'))).code).toBe('P0001');
  expect(await answer(dispute.id)).toBe('under_review');
  expect(await decide(dispute.id, 'rework')).toBe('decided');
  expect(await job(id)).toMatchObject({ state: 'delivered' });
  await market.clock(new Date(Date.now() + 7 * DAY - 60_000));
  expect(await job(id)).toMatchObject({ state: 'delivered' });
  await market.clock(new Date(Date.now() + 7 * DAY + 60_000));
  expect(await disputeState(dispute.id)).toBe('closed');
  expect(await job(id)).toMatchObject({ state: 'in_progress' });
});

test('one appeal, by either side; the second decision is final and takes effect at once', async () => {
  const { job: id } = await delivered();
  const { id: dispute } = await open(id, { wanted: 'price_reduced', wanted_price_cents: 50_000 });
  await answer(dispute);
  await decide(dispute, 'no_change');
  await market.call(vendor, 'appeal_dispute', {
    dispute_id: dispute,
    reason: 'I want it in writing',
  });
  const twice = await refusal(
    market.call(owner, 'appeal_dispute', { dispute_id: dispute, reason: 'Me too' }),
  );
  expect(twice.message).toBe('This dispute is appealed, so that is no longer possible.');
  expect(await refusal(decide(dispute, 'price_reduced', 70_000))).toEqual({
    code: '42501',
    message: 'You made the first decision. Another administrator must decide the appeal.',
  });
  expect((await refusal(decide(dispute, 'price_reduced', 90_000, second))).message).toBe(
    'The new price must be at least $1 and lower than the agreed price.',
  );
  expect(await decide(dispute, 'price_reduced', 70_000, second)).toBe('closed');
  expect(await job(id)).toMatchObject({ state: 'delivered', price_cents: 70_000 });
  expect(
    await market.value(
      `select count(*)::int from public.admin_audit where action = 'dispute.decide' and subject_id = $1`,
      [dispute],
    ),
  ).toBe(2);
});

test('silence of the other side sends it to an administrator, silence of ours is seen', async () => {
  const { job: id } = await delivered();
  const dispute = await open(id);
  const until = new Date(dispute.due_at).getTime();
  await market.clock(new Date(until - 1000));
  expect(await disputeState(dispute.id)).toBe('submitted');
  await market.clock(new Date(until + 1000));
  expect(await disputeState(dispute.id)).toBe('under_review');
  const due = await market.value<Date>('select due_at from public.job_disputes where id = $1', [
    dispute.id,
  ]);
  await market.clock(new Date(due.getTime() + 1000));
  const events = await market.database.query(
    'select event, actor, vendor_id, request_id is not null as filed from public.state_events where subject_id = $1 order by id',
    [dispute.id],
  );
  expect(events).toEqual([
    { event: 'open', actor: 'owner', vendor_id: vendor, filed: true },
    { event: 'review', actor: 'timer', vendor_id: vendor, filed: true },
    { event: 'overdue', actor: 'timer', vendor_id: vendor, filed: true },
  ]);
});

test('work in dispute is not accepted by the clock; withdrawn, it is', async () => {
  const { job: id, request } = await delivered();
  const { id: dispute } = await open(id);
  await market.clock(new Date(Date.now() + 5 * DAY + 60_000));
  expect(await job(id)).toMatchObject({ state: 'delivered' });
  const notTheirs = await refusal(market.call(vendor, 'withdraw_dispute', { dispute_id: dispute }));
  expect(notTheirs.code).toBe('42501');
  await market.call(owner, 'withdraw_dispute', { dispute_id: dispute });
  await market.clock(new Date(Date.now() + 5 * DAY + 120_000));
  expect(await job(id)).toMatchObject({ state: 'completed' });
  expect(
    await market.value('select state::text from public.service_requests where id = $1', [request]),
  ).toBe('completed');
});

test('opening disputes and withdrawing them has an end for the day', async () => {
  const { job: id, request } = await delivered();
  const again = async () =>
    market.call(owner, 'withdraw_dispute', { dispute_id: (await open(id)).id });
  await again();
  await market.database.query(
    `insert into public.state_events (machine, subject_id, event, to_state, actor, actor_id, request_id)
     select 'job_dispute', gen_random_uuid(), 'open', 'submitted', 'owner', $1, $2 from generate_series(2, 29)`,
    [owner, request],
  );
  await again();
  expect((await refusal(again())).message).toMatch(/too many times today/);
});

test('when both agree no administrator is needed', async () => {
  const { job: id } = await delivered();
  const { id: dispute } = await open(id, { wanted: 'work_accepted', reason: 'payment' }, vendor);
  expect((await refusal(market.call(vendor, 'settle_dispute', { dispute_id: dispute }))).code).toBe(
    '42501',
  );
  expect(await market.call(owner, 'settle_dispute', { dispute_id: dispute })).toBe('closed');
  expect(await job(id)).toMatchObject({ state: 'completed' });
});

test('running work can be ended by a dispute, and the request with it', async () => {
  const deal = await market.agree(owner, vendor);
  expect((await refusal(open(deal.job, { wanted: 'job_canceled' }))).message).toBe(
    'This job has not started. Reschedule or cancel it instead.',
  );
  await market.call(vendor, 'start_job', { job_id: deal.job });
  const { id: dispute } = await open(deal.job, { wanted: 'job_canceled', reason: 'safety' });
  await market.call(vendor, 'settle_dispute', { dispute_id: dispute });
  expect(await job(deal.job)).toMatchObject({ state: 'canceled' });
  expect(
    await market.value('select state::text from public.service_requests where id = $1', [
      deal.request,
    ]),
  ).toBe('canceled');
});

test('a job that ended more than 30 days ago is settled', async () => {
  const { job: id } = await delivered();
  await market.call(owner, 'accept_delivery', { job_id: id });
  await market.database.query(
    `update public.state_events set created_at = created_at - interval '31 days' where subject_id = $1`,
    [id],
  );
  expect((await refusal(open(id, { wanted: 'no_change' }))).message).toBe(
    "You can open a dispute within 30 days of the job's end.",
  );
});

test('an owner does not reopen work an administrator decided is accepted, and can appeal', async () => {
  const { job: id } = await delivered();
  const dispute = await open(id, { wanted: 'work_accepted' }, vendor);
  const reopen = () => market.call(owner, 'reopen_job', { job_id: id, reason: 'Still rough' });
  await market.call(owner, 'answer_dispute', {
    dispute_id: dispute.id,
    statement: 'It is rough.',
    photos: [],
  });
  await decide(dispute.id, 'work_accepted');
  expect((await refusal(reopen())).message).toBe(
    'An administrator decided that this work is accepted. Appeal the decision instead.',
  );
  await market.call(owner, 'appeal_dispute', { dispute_id: dispute.id, reason: 'Look again' });
  expect((await refusal(reopen())).message).toBe(
    'An administrator decided that this work is accepted. The decision is being appealed.',
  );
  await decide(dispute.id, 'work_accepted', null, second);
  expect(await job(id)).toMatchObject({ state: 'completed' });
});

test('an administrator decides nothing about deals of their own', async () => {
  const judge = await market.owner();
  const why = 'This case involves your own request. Another administrator must decide it.';
  const reason = 'In my favor';
  const { job: id, lead } = await market.agree(judge, vendor, 90_000);
  await market.deliver(vendor, id);
  const dispute = await open(id, {}, judge);
  await answer(dispute.id);
  const { id: message } = await market.call<{ id: string }>(vendor, 'send_message', {
    conversation_id: await market.value('select id from public.conversations where lead_id = $1', [
      lead,
    ]),
    body: 'It is not.',
    idempotency_key: randomUUID(),
  });
  const report = await market.call(judge, 'report_message', { message_id: message, reason });
  const done = await market.agree(judge, vendor, 90_000);
  await market.deliver(vendor, done.job);
  await market.call(judge, 'accept_delivery', { job_id: done.job });
  const review = await market.call(vendor, 'submit_review', {
    job_id: done.job,
    rating: 1,
    body: 'Slow to answer',
  });
  const talked = await market.accept((await market.submit(judge)).id, vendor);
  await market.call(judge, 'send_message', {
    conversation_id: talked.conversation,
    body: 'When?',
    idempotency_key: randomUUID(),
  });
  const claim = await market.call<{ id: string }>(vendor, 'file_credit_claim', {
    lead_id: talked.lead,
    reason: 'not_genuine',
    description: 'Nobody lives there',
    idempotency_key: randomUUID(),
  });
  await market.database.query(`update public.profiles set user_type = 'admin' where id = $1`, [
    judge,
  ]);

  const decisions: [name: string, given: Arguments][] = [
    ['decide_dispute', { dispute_id: dispute.id, outcome: 'rework', reason }],
    ['decide_credit_claim', { claim_id: claim.id, decision: 'deny', reason }],
    ['remove_review', { review_id: review, reason }],
    ['keep_review', { review_id: review, reason }],
    ['resolve_message_report', { report_id: report, outcome: 'removed', resolution: reason }],
  ];
  for (const [name, given] of decisions) {
    expect({ name, ...(await refusal(market.call(judge, name, given))) }).toMatchObject({
      name,
      message: why,
      code: '42501',
    });
  }
  expect(await decide(dispute.id, 'rework')).toBe('decided');
});
