import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const HOUR = 3_600_000;

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 1000, crewSize: 50 });
  await market.changeRules({
    accepts_at_most: 2,
    release_after_hours: 72,
    request_lifetime_days: 20,
    request_reminder_days: 4,
  });
  await market.changeRules(
    {
      delivery_reminder_days: 6,
      delivery_acceptance_days: 10,
      review_days: 9,
      canceled_within_hours: 96,
    },
    'resolution_policy',
  );
});
afterAll(() => market.database.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const mailTo = async (person: string, kind: string) => {
  const [mail] = await market.database.query<{ subject: string; body_text: string }>(
    `select subject, body_text from private.outbox
     where person_id = $1 and kind = $2 and channel = 'email' order by created_at desc, id limit 1`,
    [person, kind],
  );
  return mail ?? { subject: '', body_text: '' };
};
const hoursLeft = (person: string, kind: string) =>
  market.value<string>(
    `select data ->> 'hours_left' from public.notifications
     where person_id = $1 and kind = $2 order by created_at desc, id limit 1`,
    [person, kind],
  );

test('the refund of a silent lead names its own hours in the mail and in the ledger', async () => {
  const { lead } = await market.accept((await market.submit(owner)).id, vendor);
  await market.clock(inHours(71));
  expect((await mailTo(vendor, 'tokens_released')).subject).toBe('');
  // The rule of a lead is the one it was accepted under.
  await market.changeRules({ release_after_hours: 60 });
  await market.clock(inHours(73));
  await market.changeRules({ release_after_hours: 72 });
  expect(
    await market.value(
      `select reason from public.token_ledger where lead_id = $1 and kind = 'release'`,
      [lead],
    ),
  ).toBe('The owner did not respond within 72 hours');
  expect((await mailTo(vendor, 'tokens_released')).body_text).toMatch(
    'did not respond within 72 hours,',
  );
});

test('a request takes as many Pros as the rule says', async () => {
  const others = await market.vendors(2, { tokens: 100 });
  const { id } = await market.submit(owner);
  const offered = await market.leads(id);
  const vendors = [vendor, ...others].filter((candidate) =>
    offered.some(({ vendor_id }) => vendor_id === candidate),
  );
  expect(vendors).toHaveLength(3);
  await market.accept(id, others[0] ?? '');
  await market.accept(id, others[1] ?? '');
  expect(
    await market.value(
      `select state::text from public.leads where request_id = $1 and vendor_id = $2`,
      [id, vendor],
    ),
  ).toBe('lost');
});

test('the reminder of a request says when it ends', async () => {
  const { id } = await market.submit(owner);
  await market.clock(inHours(16 * 24 + 0.1));
  const { subject, body_text: text } = await mailTo(owner, 'request_expiring');
  expect(subject).toMatch(/expires in four days$/);
  expect(text).toMatch(/expires in four days\./);
  expect(await hoursLeft(owner, 'request_expiring')).toBe('96');
  await market.call(owner, 'cancel_request', { request_id: id, reason: 'Changed my mind' });
});

test('finished work names its days in each mail and notification', async () => {
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  expect((await mailTo(owner, 'job_delivered')).body_text).toMatch('automatically after ten days.');
  const accepted = await market.value<Date>('select accept_by from public.jobs where id = $1', [
    job,
  ]);
  expect(Math.abs(accepted.getTime() - inHours(240).getTime())).toBeLessThan(60_000);
  await market.clock(inHours(6 * 24 + 0.1));
  expect((await mailTo(owner, 'delivery_reminder')).body_text).toMatch(
    /finished the work six days ago\. It will be accepted automatically in four days\./,
  );
  expect(await hoursLeft(owner, 'delivery_reminder')).toBe('96');
  await market.clock(inHours(10 * 24 + 0.1));
  expect((await mailTo(vendor, 'job_completed')).body_text).toMatch(
    'published together, nine days after the first is written.',
  );
});

test('a review is published when the days of the rule are over', async () => {
  const { job } = await market.agree(owner, vendor);
  await market.deliver(vendor, job);
  await market.call(owner, 'accept_delivery', { job_id: job });
  await market.call(owner, 'submit_review', { job_id: job, rating: 5, body: 'Well done.' });
  const published = () =>
    market.value('select state::text from public.reviews where job_id = $1', [job]);
  await market.clock(inHours(9 * 24 - 0.1));
  expect(await published()).toBe('submitted');
  await market.clock(inHours(9 * 24 + 0.1));
  expect(await published()).toBe('published');
});

test('a claim for a request canceled too late is denied with the hours of the rule', async () => {
  const request = (await market.submit(owner)).id;
  const { lead } = await market.accept(request, vendor);
  await market.call(owner, 'share_contact', { lead_id: lead });
  await market.database.query(
    `update public.leads set engaged_at = now() - interval '5 days' where id = $1`,
    [lead],
  );
  await market.call(owner, 'cancel_request', { request_id: request, reason: 'Changed my mind' });
  const { finding } = await market.call<{ finding: string }>(vendor, 'file_credit_claim', {
    lead_id: lead,
    reason: 'request_canceled',
    description: 'See the messages.',
    idempotency_key: randomUUID(),
  });
  expect(finding).toBe('The owner canceled more than 96 hours after replying to you.');
});

test.each([
  [1, 'day', 'one day'],
  [10, 'day', 'ten days'],
  [1.5, 'day', '36 hours'],
  [48, 'hour', '48 hours'],
  [0.25, 'hour', '15 minutes'],
])('%s %ss are worded as %s', async (amount, unit, words) => {
  expect(await market.value(`select private.${unit}s_in_words($1)`, [amount])).toBe(words);
});

test('a reminder after the end of a request is refused', async () => {
  expect((await refusal(market.changeRules({ request_lifetime_days: 4 }))).message).toBe(
    'The reminder must come after the request was sent.',
  );
});
