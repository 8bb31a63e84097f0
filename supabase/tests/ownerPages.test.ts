import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ crewSize: 50, tokens: 3000 });
});
afterAll(() => market.database.close());

const pressing = (person: string, page_size: number | null = null) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query<{ id: string; total: number }>(
      'select id, total::int from public.my_pressing_requests($1)',
      [page_size],
    ),
  );

interface Choice {
  conversation?: string;
  about_request?: string;
  unread?: boolean;
  after?: string;
  page_size?: number;
}

const conversations = async (person: string, choice: Choice = {}) => {
  const rows = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ id: string; unread_count: number }>(
      'select * from public.my_conversations($1, $2, $3, $4, $5)',
      [
        choice.conversation ?? null,
        choice.about_request ?? null,
        choice.unread ?? null,
        choice.after ?? null,
        choice.page_size ?? null,
      ],
    ),
  );
  return rows.map(({ id }) => id);
};

test('a dashboard lists what waits for its owner, the most pressing first, and how much there is', async () => {
  const quiet = (await market.submit(owner)).id;
  const reviewable = await market.agree(owner, vendor);
  await market.deliver(vendor, reviewable.job);
  await market.call(owner, 'accept_delivery', { job_id: reviewable.job });
  const quoted = (await market.submit(owner)).id;
  const { lead } = await market.accept(quoted, vendor);
  const quote = await market.quote(vendor, lead, 80_000);
  const delivered = await market.agree(owner, vendor);
  await market.deliver(vendor, delivered.job);

  const ids = (await pressing(owner)).map(({ id }) => id);
  expect(ids).toEqual([delivered.request, quoted, reviewable.request]);
  expect(ids).not.toContain(quiet);
  expect(await pressing(owner, 1)).toEqual([{ id: delivered.request, total: 3 }]);
  expect(await pressing(await market.owner())).toEqual([]);

  await market.call(owner, 'request_quote_changes', { quote_id: quote, note: 'Cheaper, please.' });
  await market.call(owner, 'submit_review', { job_id: reviewable.job, rating: 5, body: 'Good.' });
  expect((await pressing(owner)).map(({ id }) => id)).toEqual([delivered.request]);
});

test('conversations come by the page, and one by one, by request, or with something unread alone', async () => {
  const person = await market.owner();
  const talks: { request: string; conversation: string }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const request = (await market.submit(person)).id;
    const { conversation } = await market.accept(request, vendor);
    talks.push({ request, conversation });
    await market.database.query(
      `update public.conversations set last_message_at = null, created_at = now() - $2 * interval '1 hour'
       where id = $1`,
      [conversation, 10 - count],
    );
  }
  const [oldest, middle, newest] = talks.map(({ conversation }) => conversation);
  expect(await conversations(person)).toEqual([newest, middle, oldest]);
  expect(await conversations(person, { page_size: 2 })).toEqual([newest, middle]);
  expect(await conversations(person, { page_size: 2, after: middle })).toEqual([oldest]);
  expect(await conversations(person, { conversation: middle })).toEqual([middle]);
  expect(await conversations(person, { about_request: talks[0]?.request })).toEqual([oldest]);
  expect(await conversations(person, { unread: true })).toEqual([]);

  await market.call(vendor, 'send_message', {
    conversation_id: oldest,
    body: 'Hello',
    idempotency_key: randomUUID(),
  });
  expect(await conversations(person, { unread: true })).toEqual([oldest]);
  expect(await conversations(person)).toEqual([oldest, newest, middle]);

  const stranger = await market.owner();
  expect(await conversations(stranger, { conversation: middle })).toEqual([]);
  const { message } = await refusal(conversations(stranger, { after: middle }));
  expect(message).toBe('The conversation to continue from does not exist.');
});

test('a request every Pro passed on waits for its owner, and its list promises no other Pro', async () => {
  const listed = (person: string) =>
    market.call<Record<string, unknown>[]>(person, 'my_request_list', {});
  const person = await market.owner();
  const { id } = await market.submit(person);
  const [lead] = await market.leads(id);
  expect(await listed(person)).toMatchObject([{ id, next_at: null }]);
  expect(await pressing(person)).toEqual([]);
  await market.call(vendor, 'decline_lead', { lead_id: lead?.id, reason: 'Too far away' });
  expect(await listed(person)).toMatchObject([{ id, next_at: null }]);
  expect(await pressing(person)).toEqual([{ id, total: 1 }]);

  // With more Pros than are asked at once, another one follows.
  for (let count = 0; count < 5; count += 1) await market.vendor();
  const other = await market.owner();
  await market.submit(other);
  const [request] = await listed(other);
  expect(Date.parse(String(request?.['next_at']))).toBeGreaterThan(Date.now());
});
