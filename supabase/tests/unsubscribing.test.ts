import { unsubscribeRoutes } from '../local/mail/unsubscribeRoutes';
import { withoutServices } from '../functions/_shared/outbox';
import { mailboxCarrier } from '../local/outbox/mailboxCarrier';
import { deliverOutbox } from '../local/outbox/outboxWorker';
import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let answer: (request: Request) => Promise<Response>;
beforeAll(async () => {
  market = await openMarketplace();
  answer = unsubscribeRoutes(market.database);
});
beforeEach(async () => {
  owner = await market.owner();
  await market.database.query('delete from private.outbox');
});
afterAll(() => market.database.close());

const tell = (kind: string, person = owner) =>
  market.database.query(
    `select private.notify($1, 'owner', $2, '{"request_number": 1001, "category": "tree_removal", "city": "Austin"}', null, null, null)`,
    [person, kind],
  );
const urlOf = (kind: string) =>
  market.value<string | null>('private.unsubscribe_url($1, $2)', [owner, kind]);
const tokenOf = async (kind: string) => (await urlOf(kind))?.split('/').at(-1) ?? '';
const mailed = async () =>
  (
    await market.database.query<{ kind: string }>(
      `select kind from private.outbox where person_id = $1 and channel = 'email' and status = 'waiting' order by kind`,
      [owner],
    )
  ).map(({ kind }) => kind);
const post = (token: string, body: string) =>
  answer(
    new Request(`http://localhost/unsubscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    }),
  );

test('a mail carries the headers with which a mail program stops its kind', async () => {
  await market.call(owner, 'save_notification_preferences', { preferences: { quiet: false } });
  await tell('quote_received');
  await deliverOutbox({
    database: market.database,
    carriers: { email: mailboxCarrier(market.database), ...withoutServices },
    now: new Date(Date.now() + 1000),
  });
  const [mail] = await market.database.query<{ headers: object; text: string; html: string }>(
    'select headers, text, html from local.mails order by id desc limit 1',
  );
  const url = await urlOf('quote_received');
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(mail?.text).toContain(url);
  expect(mail?.html).toContain(`href="${url}"`);
});

test('one press stops only mails of that kind, also those on their way, without signing in', async () => {
  await tell('quote_received');
  await tell('lead_accepted');
  const done = await post(await tokenOf('quote_received'), 'List-Unsubscribe=One-Click');
  expect(done.status).toBe(200);
  expect(await mailed()).toEqual(['lead_accepted']);
  await tell('quote_received');
  expect(await mailed()).toEqual(['lead_accepted']);
  // In the product it still shows.
  const seen = await market.value<number>(
    `select count(*)::int from public.notifications where person_id = $1 and kind = 'quote_received'`,
    [owner],
  );
  expect(seen).toBe(2);
});

test('all mails can be stopped, but not those about the account’s safety', async () => {
  const other = await market.owner();
  expect((await post(await tokenOf('quote_received'), 'all=yes')).status).toBe(200);
  for (const kind of ['quote_received', 'job_delivered', 'account_deletion']) {
    await tell(kind);
    await tell(kind, other);
  }
  expect(await mailed()).toEqual(['account_deletion']);
  expect(await urlOf('account_deletion')).toBeNull();
  expect(
    await market.value(
      `select count(*)::int from private.outbox where person_id = $1 and channel = 'email'`,
      [other],
    ),
  ).toBe(3);
});

test('opening the link only asks, since programs that check links open them', async () => {
  const token = await tokenOf('quote_received');
  const page = await answer(new Request(`http://localhost/unsubscribe/${token}`));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Stop emails like this one');
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  await tell('quote_received');
  expect(await mailed()).toEqual(['quote_received']);
});

test('a forged link stops nothing', async () => {
  const [person, kind, signature] = (await tokenOf('quote_received')).split('.');
  const forged = [
    `${person}.job_delivered.${signature}`,
    `${await market.owner()}.${kind}.${signature}`,
    `${person}.${kind}.${'0'.repeat(64)}`,
    `${person}.${kind}.${signature?.slice(1)}`,
    'nothing',
    "'; drop table private.outbox; --",
  ];
  for (const token of forged) {
    expect((await post(encodeURIComponent(token), 'all=yes')).status).toBe(404);
  }
  await tell('quote_received');
  await tell('job_delivered');
  expect(await mailed()).toEqual(['job_delivered', 'quote_received']);
});
