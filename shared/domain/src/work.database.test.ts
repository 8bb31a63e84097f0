import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from '../../../supabase/tests/support/marketplace';
import {
  JOB_STATES,
  type DisputeState,
  type JobState,
  type LeadState,
  type RequestState,
} from './states';
import { formatCents } from './money';
import { agreedPrice, jobDate, statusOfLead, statusOfRequest } from './work';
import { momentInZone } from './zonedTime';

interface Job {
  state: JobState;
  scheduled_for: string | null;
  price_cents: number;
  job_disputes: { state: DisputeState }[];
}
interface Read {
  state: RequestState;
  time_zone: string;
  quotes: { lead_id: string; state: 'sent'; total_cents: number; highest_cents: number }[];
  leads: { state: LeadState; jobs: Job | null }[];
  jobs: Job[];
}

let market: Marketplace;
let owner: string;
let pro: string;
let admin: string;
const seen = new Set<JobState>();
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  admin = await market.admin();
  pro = await market.pro({ tokens: 1000, crewSize: 50 });
  for (const person of [owner, pro, admin]) {
    await market.call(person, 'save_notification_preferences', { preferences: { quiet: false } });
  }
});
afterAll(() => market.database.close());

/** A request with what belongs to it, as far as the person may read it. */
async function read(person: string, request: string): Promise<Read> {
  const [row] = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ facts: Read }>(
      `select jsonb_build_object(
         'state', r.state,
         'time_zone', r.time_zone,
         'quotes', (select coalesce(jsonb_agg(to_jsonb(q)), '[]') from public.quotes q where q.request_id = r.id),
         'jobs', (select coalesce(jsonb_agg(${JOB}), '[]') from public.jobs j where j.request_id = r.id),
         'leads', (select jsonb_agg(to_jsonb(l) || jsonb_build_object('jobs',
             (select ${JOB} from public.jobs j where j.lead_id = l.id))) from public.leads l
           where l.request_id = r.id and (l.vendor_id = $2 or r.owner_id = $2))) as facts
       from public.service_requests r where r.id = $1`,
      [request, person],
    ),
  );
  if (!row) throw new Error('The person cannot read the request.');
  return row.facts;
}
const JOB = `to_jsonb(j) || jsonb_build_object('job_disputes',
  (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from public.job_disputes d where d.job_id = j.id),
  'changes', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.job_change_orders c where c.job_id = j.id))`;

const AMOUNT = /\$[\d,.]*\d/g;
const MOMENT = /[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M [A-Z]{2,4}/g;
const plain = (text: string) => text.replaceAll('\u202F', ' ');

/** Every amount and moment in what a person reads of a request, as its pages would write them. */
function factsOf(row: unknown, zone: string, name = ''): string[] {
  if (typeof row === 'number' && name.endsWith('_cents')) return [formatCents(row)];
  if (typeof row === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(row)) {
    return [plain(momentInZone(row, zone))];
  }
  if (typeof row !== 'object' || row === null) return [];
  return Object.entries(row).flatMap(([key, value]) => factsOf(value, zone, key));
}

const kinds = new Set<string>();

/** Fails when a mail to a person names an amount or a moment that the person's pages do not name now. */
async function mailsAgree(person: string, page: Read): Promise<void> {
  const mails = await market.database.query<{ kind: string; words: string }>(
    `delete from private.outbox o using public.notifications n
     where n.id = o.notification_id and o.person_id = $1 and o.channel = 'email'
     returning n.kind, o.subject || ' ' || o.body_text as words`,
    [person],
  );
  const known = factsOf(page, page.time_zone);
  for (const { kind, words } of mails) {
    kinds.add(kind);
    const named = plain(words).match(new RegExp(`${AMOUNT.source}|${MOMENT.source}`, 'g')) ?? [];
    expect({ kind, unknown: named.filter((fact) => !known.includes(fact)) }).toEqual({
      kind,
      unknown: [],
    });
  }
}

/** What both sides read of a request; fails when they, or the mails they got, disagree about its job. */
async function story(
  request: string,
): Promise<{ owner: string; pro: string; date?: string; price?: number }> {
  const mine = await read(owner, request);
  const theirs = await read(pro, request);
  await mailsAgree(owner, mine);
  await mailsAgree(pro, theirs);
  const lead = theirs.leads[0] ?? { state: 'lost', jobs: null };
  const statuses = { owner: statusOfRequest(mine).label, pro: statusOfLead(lead).label };
  const [job] = mine.jobs;
  if (job === undefined || lead.jobs === null) return statuses;
  seen.add(job.state);
  const accepted = mine.quotes.find(({ state }) => String(state) === 'accepted');
  const read2 = theirs.quotes.find(({ state }) => String(state) === 'accepted');
  expect(jobDate(lead.jobs, theirs.time_zone)).toBe(jobDate(job, mine.time_zone));
  const price = agreedPrice(accepted ?? { total_cents: 0, highest_cents: 0 }, job);
  expect(agreedPrice(read2 ?? { total_cents: 1, highest_cents: 1 }, lead.jobs)).toEqual(price);
  return { ...statuses, date: jobDate(job, mine.time_zone), price: price.cents };
}

const both = (label: string) => ({ owner: label, pro: label });
const soon = () => new Date(Date.now() + 30 * 3_600_000).toISOString();
const call = (person: string, name: string, given: Record<string, unknown>) =>
  market.call<never>(person, name, given);
const dispute = (job: string) =>
  market.call<{ id: string }>(owner, 'open_dispute', {
    job_id: job,
    reason: 'poor_quality',
    description: 'The cut is rough.',
    wanted: 'no_change',
    wanted_price_cents: null,
    photos: [],
    idempotency_key: randomUUID(),
  });

test('from the offer to the hired Pro each side reads its own part', async () => {
  const { id } = await market.submit(owner);
  expect(await story(id)).toEqual({ owner: 'Offered to Pros', pro: 'New' });
  const { lead, conversation } = await market.accept(id, pro);
  expect(await story(id)).toEqual({ owner: 'Offered to Pros', pro: 'Accepted' });
  await call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'When could you come?',
    idempotency_key: randomUUID(),
  });
  expect(await story(id)).toEqual({ owner: 'Offered to Pros', pro: 'In conversation' });
  const quote = await market.quote(pro, lead, 90_000);
  expect(await story(id)).toEqual({ owner: '1 quote', pro: 'Quoted' });
  await call(owner, 'request_quote_changes', { quote_id: quote, note: 'With the stump, please' });
  expect(await story(id)).toEqual({ owner: 'Offered to Pros', pro: 'Quoted' });
  await market.award(owner, await market.quote(pro, lead, 95_000));
  expect(await story(id)).toMatchObject({ ...both('To schedule'), date: 'Not set yet' });
});

test('a job is read the same by both sides in every state', async () => {
  const { request, job } = await market.agree(owner, pro, 90_000);
  await call(pro, 'schedule_job', { job_id: job, start_at: soon() });
  expect(await story(request)).toMatchObject({ ...both('Scheduled'), price: 90_000 });
  await call(pro, 'hold_for_weather', { job_id: job, reason: 'A storm' });
  expect(await story(request)).toMatchObject({
    ...both('Waiting for weather'),
    date: 'Not set yet',
  });
  await call(owner, 'schedule_job', { job_id: job, start_at: soon() });
  await call(pro, 'start_travel', { job_id: job });
  expect(await story(request)).toMatchObject(both('On the way'));
  await call(pro, 'start_job', { job_id: job });
  expect(await story(request)).toMatchObject(both('Work in progress'));
  const change = await market.call<{ id: string }>(pro, 'propose_change_order', {
    job_id: job,
    line_items: [{ description: 'A second stump', quantity: 1, unit_price_cents: 12_000 }],
    reason: 'Hidden by the hedge',
    idempotency_key: randomUUID(),
  });
  expect(await story(request)).toMatchObject(both('Change proposed'));
  await call(owner, 'approve_change_order', { change_order_id: change.id });
  expect(await story(request)).toMatchObject({ ...both('Work in progress'), price: 102_000 });
  await call(pro, 'deliver_job', { job_id: job, note: '', photos: [await market.photo(pro)] });
  expect(await story(request)).toMatchObject(both('Finished, waiting for acceptance'));
  await call(owner, 'accept_delivery', { job_id: job });
  expect(await story(request)).toMatchObject(both('Completed'));

  const { id } = await dispute(job);
  expect(await story(request)).toMatchObject(both('Dispute: waiting for a reply'));
  await call(pro, 'answer_dispute', { dispute_id: id, statement: 'It is clean.', photos: [] });
  expect(await story(request)).toMatchObject(both('Dispute: under review'));
  const decision = { dispute_id: id, outcome: 'no_change', reason: 'The cut is as agreed.' };
  await call(admin, 'decide_dispute', decision);
  expect(await story(request)).toMatchObject(both('Dispute: decided'));
  await call(owner, 'appeal_dispute', { dispute_id: id, reason: 'Look again' });
  expect(await story(request)).toMatchObject(both('Dispute: appealed'));
  await call(await market.admin(), 'decide_dispute', decision);
  expect(await story(request)).toMatchObject(both('Completed'));
});

test('work that began without a date took place when it began', async () => {
  const { request, job } = await market.agree(owner, pro);
  await call(pro, 'start_job', { job_id: job });
  expect((await story(request)).date).not.toBe('Not set yet');
});

test('a job that ended early is read as ended by the Pro, and its request continues or is canceled', async () => {
  const canceled = await market.agree(owner, pro);
  await call(owner, 'cancel_job', { job_id: canceled.job, reason: 'We sold', look_further: false });
  expect(await story(canceled.request)).toMatchObject(both('Canceled'));
  const missed = await market.agree(owner, pro);
  await market.database.query(
    `update public.jobs set state = 'no_show', no_show_side = 'vendor' where id = $1`,
    [missed.job],
  );
  expect((await story(missed.request)).pro).toBe('No-show');
  expect([...seen].sort()).toEqual(Object.keys(JOB_STATES).sort());
});

test('mails were among what was compared, at every turn', () => {
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['lead_offered', 'lead_accepted', 'message_received', 'quote_received'],
      ...['quote_changes_requested', 'quote_accepted', 'job_scheduled', 'job_on_hold'],
      ...['change_order_proposed', 'change_order_answered', 'job_delivered', 'job_completed'],
      ...['dispute_opened', 'dispute_decided', 'job_canceled'],
    ]),
  );
});

test('a mail with another price than the pages show would be found', async () => {
  const { request, quote } = await market.agree(owner, pro, 90_000);
  await market.database.query(
    'update public.quotes set total_cents = 91000, highest_cents = 91000 where id = $1',
    [quote],
  );
  await market.database.query('update public.jobs set price_cents = 91000 where request_id = $1', [
    request,
  ]);
  await expect(story(request)).rejects.toThrow(/\$900/);
});
