import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';

const DAY = 86_400_000;

let market: Marketplace;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor({ tokens: 1000, crewSize: 50 });
});
afterAll(() => market.database.close());

async function sendQuote(changes = {}) {
  const owner = await market.owner();
  const { id: request } = await market.submit(owner);
  const { lead, conversation } = await market.accept(request, vendor);
  const quote = await market.quote(vendor, lead, 90_000, changes);
  return { owner, request, lead, conversation, quote };
}

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const reminders = (request: string) =>
  market.database.query<{ person_id: string; link: string; data: Record<string, unknown> }>(
    `select person_id, link, data from public.notifications
     where kind = 'quote_unanswered' and link = '/vendor/requests/' || $1`,
    [request],
  );
const write = (sender: string, conversation: string) =>
  market.call(sender, 'send_message', {
    conversation_id: conversation,
    body: 'Thank you.',
    idempotency_key: randomUUID(),
  });
const changeRule = (days: number) =>
  market.changeRules({ quote_reminder_days: days }, 'resolution_policy');

test('a quote without an answer is brought up once, with its request, and no earlier than the rule says', async () => {
  const { owner, request, quote } = await sendQuote();
  await market.call(owner, 'view_quote', { quote_id: quote });
  await market.clock(inDays(2.99));
  expect(await reminders(request)).toEqual([]);
  await market.clock(inDays(3.01));
  await market.clock(inDays(4));
  expect(await reminders(request)).toEqual([
    {
      person_id: vendor,
      link: `/vendor/requests/${request}`,
      data: expect.objectContaining({ amount_cents: 90_000, hours_waited: 72 }),
    },
  ]);
  const mail = await market.value<string>(
    `select subject || ' ' || body_text from private.outbox
     where kind = 'quote_unanswered' and person_id = $1 and link = $2`,
    [vendor, `/vendor/requests/${request}`],
  );
  expect(mail).toContain('has had your quote of $900 for three days and has not responded');
});

test('each version has a reminder of its own, and a replaced one has none', async () => {
  const { request, lead, quote } = await sendQuote();
  await market.database.query(
    `update private.timers set due_at = due_at - interval '2 days', set_at = set_at - interval '2 days'
     where subject_id = $1 and event = 'remind'`,
    [quote],
  );
  const second = await market.quote(vendor, lead, 80_000);
  await market.clock(inDays(2));
  expect(await reminders(request)).toEqual([]);
  await market.clock(inDays(3.01));
  const [reminder, ...others] = await reminders(request);
  expect(others).toEqual([]);
  expect(reminder?.data).toMatchObject({ version: 2, amount_cents: 80_000 });
  expect(await market.value(`select state::text from public.quotes where id = $1`, [second])).toBe(
    'sent',
  );
});

type Deal = Awaited<ReturnType<typeof sendQuote>>;
test.each<[string, (deal: Deal) => Promise<unknown>]>([
  [
    'is accepted',
    ({ owner, quote }) =>
      market.call(owner, 'accept_quote', { quote_id: quote, idempotency_key: randomUUID() }),
  ],
  [
    'is declined',
    ({ owner, quote }) => market.call(owner, 'decline_quote', { quote_id: quote, reason: 'Dear' }),
  ],
  [
    'is to be changed',
    ({ owner, quote }) =>
      market.call(owner, 'request_quote_changes', { quote_id: quote, note: 'No hauling' }),
  ],
  [
    'is withdrawn',
    ({ quote }) => market.call(vendor, 'withdraw_quote', { quote_id: quote, reason: 'A mistake' }),
  ],
  ['was answered in a message', ({ owner, conversation }) => write(owner, conversation)],
  [
    'lost its request, which the owner canceled',
    ({ owner, request }) =>
      market.call(owner, 'cancel_request', { request_id: request, reason: 'Later' }),
  ],
])('nobody is reminded of a quote that %s', async (_, answer) => {
  const deal = await sendQuote();
  await answer(deal);
  await market.clock(inDays(3.01));
  expect(await reminders(deal.request)).toEqual([]);
});

test('a word of the Pro is no answer of the owner', async () => {
  const { request, conversation } = await sendQuote();
  await write(vendor, conversation);
  await market.clock(inDays(3.01));
  expect(await reminders(request)).toHaveLength(1);
});

test('a quote that ends before its reminder has none, however late the clock runs', async () => {
  const short = await sendQuote({ valid_days: 2 });
  await market.clock(inDays(5));
  expect(await reminders(short.request)).toEqual([]);
  const long = await sendQuote({ valid_days: 4 });
  await market.clock(inDays(4.5));
  expect(await reminders(long.request)).toEqual([]);
});

test('the rule can be changed, for quotes sent from then on', async () => {
  const before = await sendQuote();
  await changeRule(1);
  const after = await sendQuote();
  await market.clock(inDays(1.01));
  expect(await reminders(before.request)).toEqual([]);
  expect(await reminders(after.request)).toHaveLength(1);
});
