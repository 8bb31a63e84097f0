import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const DAY = 86_400_000;

let market: Marketplace;
let owner: string;
let vendor: string;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  admin = await market.admin();
  vendor = await market.vendor({ tokens: 1000 });
});
afterAll(() => market.database.close());

interface Answer {
  id: string;
  state: string;
  finding: string | null;
  due_at: string | null;
}

async function paidLead(changes = {}): Promise<{ request: string; lead: string }> {
  const request = (await market.submit(owner, changes)).id;
  const { lead, conversation } = await market.accept(request, vendor);
  await market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'When can you come?',
    idempotency_key: randomUUID(),
  });
  return { request, lead };
}
const file = (lead: string, reason: string, key: string = randomUUID()) =>
  market.call<Answer>(vendor, 'file_credit_claim', {
    lead_id: lead,
    reason,
    description: 'See the messages.',
    idempotency_key: key,
  });
const leadState = (lead: string) =>
  market.value<string>('select state::text from public.leads where id = $1', [lead]);
const claimState = (claim: string) =>
  market.value<string>('select state::text from public.lead_credit_claims where id = $1', [claim]);
const backdate = (lead: string, days: number) =>
  market.database.query(
    'update public.leads set engaged_at = now() - make_interval(days => $2) where id = $1',
    [lead, days],
  );

test('a request canceled soon after the answer is credited at once, once', async () => {
  const before = await market.tokens(vendor);
  const { request, lead } = await paidLead();
  await market.call(owner, 'cancel_request', { request_id: request, reason: 'Changed my mind' });
  const key = randomUUID();
  const answer = await file(lead, 'request_canceled', key);
  expect(answer).toMatchObject({ lead_id: lead, state: 'granted', due_at: null });
  expect(await file(lead, 'request_canceled', key)).toEqual(answer);
  expect(await market.tokens(vendor)).toEqual(before);
  expect(await leadState(lead)).toBe('credited');
  expect((await refusal(file(lead, 'other'))).message).toBe(
    'You have already filed a claim for this lead.',
  );
});

test('a Pro who withdrew before the owner canceled gets nothing back', async () => {
  const { request, lead } = await paidLead();
  const before = await market.tokens(vendor);
  await market.call(vendor, 'withdraw_lead', { lead_id: lead, reason: 'Too far' });
  await market.call(owner, 'cancel_request', { request_id: request, reason: 'Changed my mind' });
  expect(await file(lead, 'request_canceled')).toMatchObject({
    state: 'denied',
    finding: 'You withdrew from this lead before the owner canceled the request.',
  });
  expect(await market.tokens(vendor)).toEqual(before);
  expect(await leadState(lead)).toBe('withdrawn');
});

test('a business that had paused before the owner canceled gets nothing back', async () => {
  const { request, lead } = await paidLead();
  const before = await market.tokens(vendor);
  await market.call(vendor, 'pause_business', { reason: 'Away' });
  await market.call(owner, 'cancel_request', { request_id: request, reason: 'Changed my mind' });
  expect(await file(lead, 'request_canceled')).toMatchObject({
    state: 'denied',
    finding: 'Your business stopped taking work before the owner canceled the request.',
  });
  expect(await market.tokens(vendor)).toEqual(before);
  await market.call(vendor, 'resume_business');
});

test('a request canceled late is denied at once, with an appeal to a person', async () => {
  const { request, lead } = await paidLead();
  const before = await market.tokens(vendor);
  await backdate(lead, 4);
  await market.call(owner, 'cancel_request', { request_id: request, reason: 'Changed my mind' });
  const claim = await file(lead, 'request_canceled');
  expect(claim).toMatchObject({
    state: 'denied',
    finding: 'The owner canceled more than 72 hours after replying to you.',
  });
  expect(await market.tokens(vendor)).toEqual(before);
  expect(
    await market.call(vendor, 'appeal_credit_claim', { claim_id: claim.id, reason: 'Look' }),
  ).toBe('appealed');
  const decide = (decision: string) =>
    market.call(admin, 'decide_credit_claim', {
      claim_id: claim.id,
      decision,
      reason: 'As agreed',
    });
  expect(await decide('deny')).toBe('closed');
  const again = await refusal(
    market.call(vendor, 'appeal_credit_claim', { claim_id: claim.id, reason: 'Look again' }),
  );
  expect(again.message).toBe('This claim is closed, so that is no longer possible.');
  expect((await refusal(decide('grant'))).code).toBe('P0001');
  expect(
    await market.value(
      `select count(*)::int from public.admin_audit where action = 'credit_claim.deny' and subject_id = $1`,
      [claim.id],
    ),
  ).toBe(1);
});

test('the same work paid for twice is credited at once; a silent owner is for a person to judge', async () => {
  owner = await market.owner();
  await paidLead();
  const again = await paidLead();
  await market.database.query(
    `update public.service_requests r set property_id = other.property_id
     from public.service_requests other where r.id = $1 and other.id = (
       select id from public.service_requests where owner_id = r.owner_id and id <> r.id
       order by number desc limit 1)`,
    [again.request],
  );
  await market.database.query(
    `update public.service_requests set submitted_at = submitted_at + interval '1 hour' where id = $1`,
    [again.request],
  );
  expect(await file(again.lead, 'duplicate_request')).toMatchObject({ state: 'granted' });

  const silent = await paidLead();
  expect((await refusal(file(silent.lead, 'owner_silent'))).message).toBe(
    'Give the owner five days to reply first.',
  );
  await backdate(silent.lead, 6);
  expect(await file(silent.lead, 'owner_silent')).toMatchObject({ state: 'under_review' });
});

test('what only a person can tell waits two business days, and says when it is overdue', async () => {
  const before = await market.tokens(vendor);
  const { lead } = await paidLead();
  const claim = await file(lead, 'not_as_described');
  expect(claim).toMatchObject({ state: 'under_review', finding: null });
  const due = new Date(claim.due_at ?? 0);
  expect(due.getTime() - Date.now()).toBeGreaterThan(DAY);
  expect(due.getTime() - Date.now()).toBeLessThan(5 * DAY);
  await market.clock(new Date(due.getTime() + 1000));
  const overdue = () =>
    market.value(
      `select count(*)::int from public.state_events where subject_id = $1 and event = 'overdue'`,
      [claim.id],
    );
  expect(await overdue()).toBe(1);
  await market.call(admin, 'decide_credit_claim', {
    claim_id: claim.id,
    decision: 'grant',
    reason: 'The tree is another one',
  });
  expect(await claimState(claim.id)).toBe('granted');
  expect(await market.tokens(vendor)).toEqual(before);
});

test('a denied claim no one appeals is closed after 7 days, and no appeal comes later', async () => {
  const { lead } = await paidLead();
  const claim = await file(lead, 'owner_no_show');
  expect(claim.state).toBe('denied');
  await market.database.query(
    `update public.lead_credit_claims set due_at = now() - interval '1 minute' where id = $1`,
    [claim.id],
  );
  const late = await refusal(
    market.call(vendor, 'appeal_credit_claim', { claim_id: claim.id, reason: 'Late' }),
  );
  expect(late.message).toBe('The appeal period has ended.');
  await market.clock(new Date(Date.now() + 7 * DAY + 1000));
  expect(await claimState(claim.id)).toBe('closed');
});

test('a request that turns out to be spam answers its open claims', async () => {
  const before = await market.tokens(vendor);
  const { request, lead } = await paidLead();
  const claim = await file(lead, 'not_genuine');
  await market.call(admin, 'reject_request_as_spam', {
    request_id: request,
    reason: 'Advertising',
  });
  expect(await claimState(claim.id)).toBe('granted');
  expect(await market.tokens(vendor)).toEqual(before);
});

test('only tokens that were spent can be claimed, within 30 days, and not for a job that was won', async () => {
  const request = (await market.submit(owner)).id;
  const held = await market.accept(request, vendor);
  expect((await refusal(file(held.lead, 'other'))).message).toBe(
    'No tokens were spent on this lead.',
  );
  const old = await paidLead();
  await backdate(old.lead, 31);
  expect((await refusal(file(old.lead, 'other'))).message).toBe(
    "You can claim a refund within 30 days of the owner's reply.",
  );
  const won = await market.agree(owner, vendor);
  expect((await refusal(file(won.lead, 'other'))).message).toBe(
    'You have won this job, so its tokens are spent.',
  );
});
