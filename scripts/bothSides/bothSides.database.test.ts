import { randomUUID } from 'node:crypto';
import {
  agreedPrice,
  contactOf,
  formatCents,
  formatCentsRange,
  momentInZone,
  QUOTE_STATES,
} from '@tree-service/domain';
import { openMarketplace, type Marketplace } from '../../supabase/tests/support/marketplace';
import { becomeCaller } from '../../supabase/tests/support/database';
import { rolledBack } from '../../supabase/tests/support/rolledBack';
import { printedQuotes } from './printedQuotes';
import { contradictions } from './contradictions';
import { deadlinesOf, ownersStory, vendorsStory, type Read } from './stories';

// What the owner of a request and its Pro read of it, at every turn it can take.

let market: Marketplace;
let admin: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
// Only the Pros of a test are asked in it.
beforeEach(() =>
  market.database.query(
    `update public.vendor_profiles set state = 'paused' where state = 'approved'`,
  ),
);
afterAll(() => market.database.close());

interface Sides {
  readonly owner: string;
  readonly vendor: string;
}
async function sides(): Promise<Sides> {
  const [owner, vendor] = [
    await market.owner(),
    await market.vendor({ tokens: 1000, crewSize: 50 }),
  ];
  for (const person of [owner, vendor]) {
    await market.call(person, 'save_notification_preferences', { preferences: { quiet: false } });
  }
  return { owner, vendor };
}

const JOB = `to_jsonb(j) || jsonb_build_object('job_disputes',
  (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from public.job_disputes d where d.job_id = j.id),
  'changes', (select coalesce(jsonb_agg(to_jsonb(c)), '[]') from public.job_change_orders c where c.job_id = j.id))`;
const NOTHING: Read = {
  state: 'draft',
  number: 0,
  time_zone: 'America/Chicago',
  contact_name: '',
  estimate_low_cents: 0,
  estimate_high_cents: 0,
  quotes: [],
  leads: [],
  jobs: [],
  reviews: [],
};

/** What a person may read of a request; of leads, those with the Pro. */
async function read(person: string, request: string, vendor: string): Promise<Read> {
  const [row] = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ facts: Read }>(
      `select to_jsonb(r) || jsonb_build_object(
         'quotes', (select coalesce(jsonb_agg(to_jsonb(q) order by q.version desc), '[]') from public.quotes q
           where q.request_id = r.id and q.vendor_id = $2),
         'jobs', (select coalesce(jsonb_agg(${JOB}), '[]') from public.jobs j
           where j.request_id = r.id and j.vendor_id = $2),
         'reviews', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'state', v.state,
             'author_side', v.author_side, 'rating', v.rating, 'body', v.body, 'reply', v.reply)), '[]')
           from public.reviews v where v.request_id = r.id and v.vendor_id = $2),
         'leads', (select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(
             'contact', public.lead_contact(l.id),
             'jobs', (select ${JOB} from public.jobs j where j.lead_id = l.id))), '[]') from public.leads l
           where l.request_id = r.id and l.vendor_id = $2)) as facts
       from public.service_requests r where r.id = $1`,
      [request, vendor],
    ),
  );
  return row?.facts ?? NOTHING;
}

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

const mailed = new Set<string>();

/**
 * The amounts and moments in new mails to a person that the person's pages do not name now. A Pro who has just
 * joined is also offered what others wait for.
 */
async function unknownInMails(person: string, request: string, page: Read): Promise<string[]> {
  const mails = await market.database.query<{ kind: string; words: string; link: string }>(
    `delete from private.outbox o using public.notifications n
     where n.id = o.notification_id and o.person_id = $1 and o.channel = 'email'
     returning n.kind, o.subject || ' ' || o.body_text as words, n.link`,
    [person],
  );
  const known = factsOf(page, page.time_zone);
  return mails.flatMap(({ kind, words, link }) => {
    if (/\/requests\//.test(link) && !link.endsWith(request)) return [];
    mailed.add(kind);
    const named = plain(words).match(new RegExp(`${AMOUNT.source}|${MOMENT.source}`, 'g')) ?? [];
    return named.filter((fact) => !known.includes(fact)).map((fact) => `mail: ${kind}, ${fact}`);
  });
}

/** Whether the owner could share contact details with the Pro of a lead now. */
const canShare = (owner: string, lead: string): Promise<boolean> =>
  rolledBack(market.database, async (queries) => {
    await becomeCaller(queries, { userId: owner });
    await queries.query('select public.share_contact($1)', [lead]);
    return true;
  }).catch(() => false);

/** What of the pages is not so: contact details given or refused otherwise, deadlines without a timer. */
async function untruths(owner: string, mine: Read, theirs: Read): Promise<string[]> {
  const found: string[] = [];
  for (const lead of theirs.leads) {
    const contact = contactOf(lead);
    if ((lead.contact !== null) !== (contact === 'shared')) found.push(`contact: ${contact}`);
    if ((await canShare(owner, lead.id)) !== (contact === 'shared' || contact === 'shareable')) {
      found.push(`sharing contact: ${contact}`);
    }
  }
  const timers = await market.value<string[]>(
    `select coalesce(jsonb_agg(t.due_at), '[]') from private.timers t where t.fired_at is null`,
  );
  const lapsing = [...deadlinesOf(mine), ...deadlinesOf(theirs)];
  return [...found, ...lapsing.filter((at) => !timers.includes(at)).map((at) => `clock: ${at}`)];
}

const WALKED = ['request', 'lead', 'quote', 'job', 'job_dispute', 'review'];
const seen = new Set<string>();
const unseen = () =>
  market.database
    .query<{ state: string }>(
      `select distinct t.machine || ' ' || s.state as state from private.state_transitions t,
         unnest(array[t.from_state, t.to_state]) s (state) where t.machine = any ($1) order by 1`,
      [WALKED],
    )
    .then((rows) => rows.map(({ state }) => state).filter((state) => !seen.has(state)));

function note(mine: Read, theirs: Read): void {
  seen.add(`request ${mine.state}`);
  for (const { state } of theirs.leads) seen.add(`lead ${state}`);
  for (const { state } of [...mine.quotes, ...theirs.quotes]) seen.add(`quote ${state}`);
  for (const job of mine.jobs) {
    seen.add(`job ${job.state}`);
    for (const { state } of job.job_disputes) seen.add(`job_dispute ${state}`);
  }
  for (const { state } of [...mine.reviews, ...theirs.reviews]) seen.add(`review ${state}`);
}

/** Where the PDF of a quote is another one for the other side, or names another price than the page. */
async function misprints({ owner, vendor }: Sides, request: string, mine: Read): Promise<string[]> {
  const [owners, vendors] = [
    await printedQuotes(market, owner, request, vendor),
    await printedQuotes(market, vendor, request, vendor),
  ];
  expect([...owners.keys()]).toEqual([...vendors.keys()]);
  return [...owners].flatMap(([id, document]) => {
    const quote = mine.quotes.find((one) => one.id === id);
    if (quote === undefined) return [`PDF: of no quote on the page, ${id}`];
    const { cents, highestCents } = agreedPrice(
      quote,
      quote.state === 'accepted' ? mine.jobs[0] : null,
    );
    const facts = new Map(document.facts);
    return [
      ...(JSON.stringify(document) === JSON.stringify(vendors.get(id))
        ? []
        : [`PDF: ${JSON.stringify(document)} and ${JSON.stringify(vendors.get(id))}`]),
      ...(document.total === formatCentsRange(cents, highestCents)
        ? []
        : [`PDF: a price of ${document.total}`]),
      ...(facts.get('Status') === QUOTE_STATES[quote.state].label
        ? []
        : [`PDF: ${facts.get('Status')}`]),
    ];
  });
}

/** Reviews that one side reads before the other may. */
function readTooSoon(mine: Read, theirs: Read): string[] {
  const of = (reviews: Read['reviews'], author: string) =>
    reviews.filter(({ author_side: side, state }) => side === author && state === 'submitted');
  return [...of(mine.reviews, 'vendor'), ...of(theirs.reviews, 'owner')].map(
    ({ body }) => `review: read too soon, ${body}`,
  );
}

let compared = 0;

/** What both sides read of a request now; fails where they contradict each other, their mails or the database. */
async function story({ owner, vendor }: Sides, request: string) {
  const mine = await read(owner, request, vendor);
  const theirs = await read(vendor, request, vendor);
  note(mine, theirs);
  compared += 1;
  const now = new Date();
  const ours = ownersStory(mine, mine.leads[0], 'The Pro', now);
  const others = vendorsStory(theirs, mine.contact_name, now);
  expect([
    ...contradictions(ours, others, mine),
    ...readTooSoon(mine, theirs),
    ...(await misprints({ owner, vendor }, request, mine)),
    ...(await untruths(owner, mine, theirs)),
    ...(await unknownInMails(owner, request, mine)),
    ...(await unknownInMails(vendor, request, theirs)),
  ]).toEqual([]);
  const { status, next: _, ...facts } = ours;
  return { ...facts, owner: status, vendor: others.status, contact: others.contact };
}

const both = (label: string) => ({ owner: label, vendor: label });
const soon = () => new Date(Date.now() + 30 * 3_600_000).toISOString();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const call = <Answer = never>(person: string, name: string, given: Record<string, unknown>) =>
  market.call<Answer>(person, name, given);
const say = (person: string, conversation: string) =>
  call(person, 'send_message', {
    conversation_id: conversation,
    body: 'When could you come?',
    idempotency_key: randomUUID(),
  });
/** States that a call passes through on its way, put by hand. */
const putBack = (table: string, id: string, state: string) =>
  market.database.query(`update public.${table} set state = $2 where id = $1`, [id, state]);

test('from the offer to the hired Pro each side reads its own part', async () => {
  const both = await sides();
  const { owner, vendor } = both;
  const { id } = await market.submit(owner);
  expect(await story(both, id)).toMatchObject({ owner: 'Offered to Pros', vendor: 'New' });
  await call(vendor, 'view_lead', { lead_id: await market.lead(id, vendor) });
  expect(await story(both, id)).toMatchObject({ owner: 'Offered to Pros', vendor: 'Viewed' });
  const { lead, conversation } = await market.accept(id, vendor);
  expect(await story(both, id)).toMatchObject({ owner: 'Offered to Pros', vendor: 'Accepted' });
  await say(owner, conversation);
  expect(await story(both, id)).toMatchObject({
    owner: 'Offered to Pros',
    vendor: 'In conversation',
  });
  const quote = await market.quote(vendor, lead, 90_000);
  expect(await story(both, id)).toMatchObject({ owner: '1 quote', vendor: 'Quoted' });
  await call(owner, 'view_quote', { quote_id: quote });
  expect(await story(both, id)).toMatchObject({ owner: '1 quote', vendor: 'Quoted' });
  await call(owner, 'request_quote_changes', { quote_id: quote, note: 'With the stump, please' });
  expect(await story(both, id)).toMatchObject({
    owner: 'Offered to Pros',
    vendor: 'Changes requested',
  });
  const next = await market.quote(vendor, lead, 95_000);
  expect((await story(both, id)).money).toHaveLength(2);
  await call(owner, 'decline_quote', { quote_id: next, reason: 'Too much' });
  expect(await story(both, id)).toMatchObject({
    owner: 'Offered to Pros',
    vendor: 'Quote declined',
  });
  const withdrawn = await market.quote(vendor, lead, 93_000);
  await call(vendor, 'withdraw_quote', { quote_id: withdrawn, reason: 'A mistake' });
  expect(await story(both, id)).toMatchObject({
    owner: 'Offered to Pros',
    vendor: 'Quote withdrawn',
  });
  const last = await market.quote(vendor, lead, 92_000);
  expect(await story(both, id)).toMatchObject({ owner: '1 quote', vendor: 'Quoted' });
  await putBack('quotes', last, 'draft');
  expect(await story(both, id)).toMatchObject({
    owner: 'Offered to Pros',
    vendor: 'Quote withdrawn',
  });
  await putBack('quotes', last, 'sent');
  await call(owner, 'share_contact', { lead_id: lead });
  expect(await story(both, id)).toMatchObject({ contact: 'shared' });
  await call(owner, 'unshare_contact', { lead_id: lead });
  expect(await story(both, id)).toMatchObject({ contact: 'shareable' });
  await market.award(owner, last);
  expect(await story(both, id)).toMatchObject({
    ...{ owner: 'To schedule', vendor: 'To schedule' },
    ...{ date: 'Not set yet', contact: 'shared' },
  });
});

test('a request without a Pro is read by its owner alone', async () => {
  const asking = await sides();
  const property = { address: '1 Far Road', zip: '10001', label: 'Home' };
  const { id } = await market.submit(asking.owner, { property });
  expect(await story(asking, id)).toMatchObject({ owner: 'Looking for Pros', vendor: '' });
  await putBack('service_requests', id, 'submitted');
  expect(await story(asking, id)).toMatchObject({ owner: 'Submitted', vendor: '' });
  await putBack('service_requests', id, 'draft');
  expect(await story(asking, id)).toMatchObject({ owner: 'Draft', vendor: '' });
});

test('a job is read the same by both sides in every state', async () => {
  const hired = await sides();
  const { owner, vendor } = hired;
  const { request, job } = await market.agree(owner, vendor, 90_000);
  await call(vendor, 'schedule_job', { job_id: job, start_at: soon() });
  expect(await story(hired, request)).toMatchObject(both('Scheduled'));
  await call(vendor, 'hold_for_weather', { job_id: job, reason: 'A storm' });
  expect(await story(hired, request)).toMatchObject({
    ...both('Waiting for weather'),
    date: 'Not set yet',
  });
  await call(owner, 'schedule_job', { job_id: job, start_at: soon() });
  await call(vendor, 'start_travel', { job_id: job });
  expect(await story(hired, request)).toMatchObject(both('On the way'));
  await call(vendor, 'start_job', { job_id: job });
  expect(await story(hired, request)).toMatchObject(both('Work in progress'));
  const change = await call<{ id: string }>(vendor, 'propose_change_order', {
    job_id: job,
    line_items: [{ description: 'A second stump', quantity: 1, unit_price_cents: 12_000 }],
    reason: 'Hidden by the hedge',
    idempotency_key: randomUUID(),
  });
  expect(await story(hired, request)).toMatchObject(both('Change proposed'));
  await call(owner, 'approve_change_order', { change_order_id: change.id });
  const changed = await story(hired, request);
  expect(changed).toMatchObject(both('Work in progress'));
  expect(changed.money.join()).toContain('$1,020 to $1,020');
  expect(changed.listed).toBe('Agreed price: $1,020');
  await call(vendor, 'deliver_job', {
    job_id: job,
    note: '',
    photos: [await market.photo(vendor)],
  });
  const delivered = await story(hired, request);
  expect(delivered).toMatchObject(both('Finished, waiting for acceptance'));
  expect(delivered.clock.join()).toContain('accepted automatically on');
  await call(owner, 'accept_delivery', { job_id: job });
  expect(await story(hired, request)).toMatchObject(both('Completed'));
});

const dispute = (owner: string, job: string) =>
  call<{ id: string }>(owner, 'open_dispute', {
    job_id: job,
    reason: 'poor_quality',
    description: 'The cut is rough.',
    wanted: 'no_change',
    wanted_price_cents: null,
    photos: [],
    idempotency_key: randomUUID(),
  });

test('a dispute is read the same by both sides in every state, and the request until it closes', async () => {
  const disputing = await sides();
  const { owner, vendor } = disputing;
  const { request, job } = await market.agree(owner, vendor, 90_000);
  await market.deliver(vendor, job);
  const promised = async () =>
    (await story(disputing, request)).clock.join().includes('accepted automatically');
  expect(await promised()).toBe(true);
  const early = await dispute(owner, job);
  expect(await promised()).toBe(false);
  await call(owner, 'withdraw_dispute', { dispute_id: early.id });
  expect(await promised()).toBe(true);
  await call(owner, 'accept_delivery', { job_id: job });
  const withdrawn = await dispute(owner, job);
  expect(await story(disputing, request)).toMatchObject(both('Dispute: waiting for a reply'));
  await call(owner, 'withdraw_dispute', { dispute_id: withdrawn.id });
  expect(await story(disputing, request)).toMatchObject(both('Completed'));
  const { id } = await dispute(owner, job);
  await call(vendor, 'answer_dispute', { dispute_id: id, statement: 'It is clean.', photos: [] });
  expect(await story(disputing, request)).toMatchObject(both('Dispute: under review'));
  const decision = { dispute_id: id, outcome: 'no_change', reason: 'The cut is as agreed.' };
  await call(admin, 'decide_dispute', decision);
  expect(await story(disputing, request)).toMatchObject(both('Dispute: decided'));
  await call(owner, 'appeal_dispute', { dispute_id: id, reason: 'Look again' });
  expect(await story(disputing, request)).toMatchObject(both('Dispute: appealed'));
  await call(await market.admin(), 'decide_dispute', decision);
  expect(await story(disputing, request)).toMatchObject(both('Completed'));
  await market.database.query(
    `update public.jobs set completed_at = completed_at - interval '40 days' where id = $1`,
    [job],
  );
  await market.clock(inDays(40));
  expect(await story(disputing, request)).toMatchObject({
    ...both('Completed'),
    contact: 'ended',
  });
});

test('a review is read by its author alone until its time comes, then the same by both, until it is removed', async () => {
  const hired = await sides();
  const { owner, vendor } = hired;
  const { request, job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await call(owner, 'accept_delivery', { job_id: job });
  const review = await call<string>(owner, 'submit_review', {
    job_id: job,
    rating: 2,
    body: 'The stump is still there.',
  });
  expect(await story(hired, request)).toMatchObject({ reviews: [] });
  await call(vendor, 'submit_review', { job_id: job, rating: 5, body: 'Easy access.' });
  expect(await story(hired, request)).toMatchObject({ reviews: [] });
  await market.publishReviews(job);
  expect((await story(hired, request)).reviews).toHaveLength(2);
  await call(vendor, 'reply_to_review', {
    review_id: review,
    reply: 'It was not part of the quote.',
  });
  expect((await story(hired, request)).reviews.join()).toContain('It was not part of the quote.');
  await call(admin, 'remove_review', { review_id: review, reason: 'About another job' });
  expect((await story(hired, request)).reviews).toHaveLength(1);
});

test('the price in force is printed, with the one it was quoted at', async () => {
  const hired = await sides();
  const { owner, vendor } = hired;
  const { request, quote, job } = await market.agree(owner, vendor, 90_000);
  await call(vendor, 'start_job', { job_id: job });
  const change = await call<{ id: string }>(vendor, 'propose_change_order', {
    job_id: job,
    line_items: [{ description: 'A second stump', quantity: 1, unit_price_cents: 12_000 }],
    reason: 'Hidden by the hedge',
    idempotency_key: randomUUID(),
  });
  const printed = async () => (await printedQuotes(market, owner, request, vendor)).get(quote);
  expect(await printed()).toMatchObject({ total: '$900', changed: null });
  await call(owner, 'approve_change_order', { change_order_id: change.id });
  await story(hired, request);
  expect(await printed()).toMatchObject({
    total: '$1,020',
    changed: expect.stringContaining('$900'),
  });
});

test.each([false, true])(
  'work that began without a date took place when it began (after a weather hold: %s)',
  async (isHeld) => {
    const hired = await sides();
    const { request, job } = await market.agree(hired.owner, hired.vendor);
    if (isHeld) await call(hired.vendor, 'hold_for_weather', { job_id: job, reason: 'A storm' });
    const dated = async () => {
      expect((await story(hired, request)).date).not.toBe('Not set yet');
    };
    await call(hired.vendor, 'start_job', { job_id: job });
    await dated();
    await call(hired.vendor, 'deliver_job', {
      job_id: job,
      note: '',
      photos: [await market.photo(hired.vendor)],
    });
    await dated();
    await call(hired.owner, 'accept_delivery', { job_id: job });
    await dated();
  },
);

describe('a job that ended early', () => {
  test('is canceled for both, with its request', async () => {
    const hired = await sides();
    const { request, job } = await market.agree(hired.owner, hired.vendor);
    await call(hired.owner, 'cancel_job', {
      job_id: job,
      reason: 'We sold',
      look_further: false,
    });
    expect(await story(hired, request)).toMatchObject({ ...both('Canceled'), contact: 'ended' });
  });

  test.each(['owner', 'vendor'] as const)('without the %s is a no-show', async (reporter) => {
    const hired = await sides();
    const { request, job } = await market.agree(hired.owner, hired.vendor);
    await call(reporter === 'owner' ? hired.vendor : hired.owner, 'schedule_job', {
      job_id: job,
      start_at: soon(),
    });
    expect(await story(hired, request)).toMatchObject(both('Scheduled'));
    for (const past of [
      `scheduled_for = now() - interval '1 hour'`,
      `start_set_at = now() - interval '1 day'`,
    ]) {
      await market.database.query(`update public.jobs set ${past} where id = $1`, [job]);
    }
    await call(hired[reporter], 'report_no_show', { job_id: job, note: 'Nobody came' });
    expect(await story(hired, request)).toMatchObject(
      reporter === 'owner'
        ? { owner: 'Looking for Pros', vendor: 'Lost', contact: 'hidden' }
        : { owner: 'Canceled', vendor: 'No-show', contact: 'ended' },
    );
  });
});

describe('a lead that ends', () => {
  test('when the Pro declines or withdraws', async () => {
    const asking = await sides();
    const { id } = await market.submit(asking.owner);
    const lead = await market.lead(id, asking.vendor);
    await call(asking.vendor, 'decline_lead', { lead_id: lead, reason: 'Too far' });
    expect(await story(asking, id)).toMatchObject({ vendor: 'Declined', contact: 'hidden' });
    const next = await market.submit(asking.owner);
    const accepted = await market.accept(next.id, asking.vendor);
    await market.quote(asking.vendor, accepted.lead, 90_000);
    await call(asking.owner, 'share_contact', { lead_id: accepted.lead });
    await call(asking.vendor, 'withdraw_lead', { lead_id: accepted.lead, reason: 'Too far' });
    expect(await story(asking, next.id)).toMatchObject({ vendor: 'Withdrawn', contact: 'hidden' });
  });

  test('when another Pro is hired', async () => {
    const asking = await sides();
    const winner = await market.vendor();
    const { id } = await market.submit(asking.owner);
    await market.accept(id, asking.vendor);
    const { lead } = await market.accept(id, winner);
    await market.award(asking.owner, await market.quote(winner, lead, 50_000));
    expect(await story({ ...asking, vendor: winner }, id)).toMatchObject(both('To schedule'));
    expect(await story(asking, id)).toMatchObject({ vendor: 'Lost', contact: 'hidden' });
  });

  test('when the request is spam', async () => {
    const asking = await sides();
    const { id } = await market.submit(asking.owner);
    const { lead } = await market.accept(id, asking.vendor);
    await call(asking.owner, 'share_contact', { lead_id: lead });
    await call(admin, 'reject_request_as_spam', { request_id: id, reason: 'Advertising' });
    expect(await story(asking, id)).toMatchObject({
      ...{ owner: 'Removed', vendor: 'Tokens refunded' },
      contact: 'hidden',
    });
  });

  test('when the offer, the quote or the request lapses, and while the owner is silent', async () => {
    const asking = await sides();
    const [silent, lapsing] = [
      await market.submit(asking.owner),
      await market.submit(asking.owner),
    ];
    const { lead } = await market.accept(silent.id, asking.vendor);
    await market.clock(inDays(4));
    expect(await story(asking, silent.id)).toMatchObject({ vendor: 'Tokens refunded' });
    expect(await story(asking, lapsing.id)).toMatchObject({ vendor: 'Expired', contact: 'hidden' });
    await market.quote(asking.vendor, lead, 90_000, { valid_days: 5 });
    await market.clock(inDays(6));
    expect(await story(asking, silent.id)).toMatchObject({ owner: 'Offered to Pros' });
    await market.clock(inDays(15));
    expect(await story(asking, silent.id)).toMatchObject({ owner: 'Expired', vendor: 'Lost' });
  });
});

test('every state of every machine was compared, and one that was not would be missed', async () => {
  expect(await unseen()).toEqual([]);
  console.log(
    `Both sides compared ${compared} times, in all ${seen.size} states of ${WALKED.length} machines`,
  );
  await market.database.query(
    `insert into private.state_transitions values ('job', 'scheduled', 'vanish', 'vanished', '{vendor}')`,
  );
  expect(await unseen()).toEqual(['job vanished']);
});

test('mails were among what was compared, at every turn', () => {
  expect([...mailed]).toEqual(
    expect.arrayContaining([
      ...['lead_offered', 'lead_accepted', 'message_received', 'quote_received'],
      ...['quote_changes_requested', 'quote_accepted', 'job_scheduled', 'job_on_hold'],
      ...['change_order_proposed', 'change_order_answered', 'job_delivered', 'job_completed'],
      ...['dispute_opened', 'dispute_decided', 'job_canceled'],
    ]),
  );
});

describe('would be found', () => {
  test.each([
    [
      'mail',
      ['quotes set total_cents = 91000, highest_cents = 91000', 'jobs set price_cents = 91000'],
    ],
    ['contact', ['leads set contact_shared_at = null']],
    ['clock', [`jobs set accept_by = accept_by + interval '1 day'`]],
  ])('another %s', async (what, changes) => {
    const hired = await sides();
    const { request, job } = await market.agree(hired.owner, hired.vendor, 90_000);
    await market.deliver(hired.vendor, job);
    for (const change of changes) {
      await market.database.query(`update public.${change} where request_id = $1`, [request]);
    }
    await expect(story(hired, request)).rejects.toThrow(`${what}: `);
  });

  test('a side that reads another status, date, price, clock or contact', async () => {
    const { owner, vendor } = await sides();
    const { request, job } = await market.agree(owner, vendor, 90_000);
    await market.deliver(vendor, job);
    const mine = await read(owner, request, vendor);
    const now = new Date();
    const ours = ownersStory(mine, mine.leads[0], 'The Pro', now);
    const others = vendorsStory(await read(vendor, request, vendor), mine.contact_name, now);
    expect(contradictions(ours, others, mine)).toEqual([]);
    const wrong = {
      ...{ status: 'Other', date: 'Other', lead: 'Quoted', money: ['1'], clock: ['1'] },
      ...{ contact: 'ended', reviews: ['Published: 5'], listed: 'Estimate: $1' },
    };
    for (const [what, value] of Object.entries(wrong)) {
      const found = contradictions(ours, { ...others, [what]: value }, mine);
      expect(found).toContainEqual(expect.stringContaining(`${what}: `));
    }
  });

  test('an owner whose next step does not fit the status', async () => {
    const { owner, vendor } = await sides();
    const { request } = await market.agree(owner, vendor);
    const mine = await read(owner, request, vendor);
    const ours = ownersStory(mine, mine.leads[0], 'The Pro', new Date());
    const others = vendorsStory(await read(vendor, request, vendor), mine.contact_name, new Date());
    expect(contradictions(ours, others, mine)).toEqual([]);
    const thanked = { ...ours, next: 'This request is complete' };
    expect(contradictions(thanked, others, mine)).toEqual([expect.stringContaining('next: ')]);
  });

  test('an owner who reads that details can be shared, when the Pro reads that they no longer are', async () => {
    const { owner, vendor } = await sides();
    const { request } = await market.agree(owner, vendor);
    const mine = await read(owner, request, vendor);
    const ours = ownersStory(mine, mine.leads[0], 'The Pro', new Date());
    const ended = { ...ours, lead: 'Won', contact: 'ended' };
    expect(contradictions({ ...ours, contact: 'ended' }, ended, mine)).toEqual([]);
    expect(contradictions({ ...ours, contact: 'shareable' }, ended, mine)).toEqual([
      expect.stringContaining('contact: '),
    ]);
  });

  test('a review read too soon, and a line of a quote that one side alone may read', async () => {
    const hired = await sides();
    const { request, job } = await market.agree(hired.owner, hired.vendor);
    await market.deliver(hired.vendor, job);
    await call(hired.owner, 'accept_delivery', { job_id: job });
    await call(hired.owner, 'submit_review', { job_id: job, rating: 1, body: 'Rude.' });
    await story(hired, request);
    await market.database.query(
      `create policy "Too soon" on public.reviews for select using (true)`,
    );
    await expect(story(hired, request)).rejects.toThrow('review: read too soon, Rude.');
    await market.database.query(`drop policy "Too soon" on public.reviews`);
    await market.database.query(
      `create policy "All but the owner" on public.quote_line_items as restrictive
         for select to authenticated using ((select auth.uid()) <> '${hired.owner}')`,
    );
    await expect(story(hired, request)).rejects.toThrow('PDF: ');
  });
});
