import { randomUUID } from 'node:crypto';
import { withoutServices, type Carrier } from '../functions/_shared/outbox';
import { mailboxCarrier } from '../local/outbox/mailboxCarrier';
import { deliverOutbox } from '../local/outbox/outboxWorker';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const MINUTE = 60_000;

let market: Marketplace;
let owner: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  await market.call(owner, 'save_notification_preferences', { preferences: { quiet: false } });
});
beforeEach(() => market.database.query('delete from private.outbox'));
afterAll(() => market.database.close());

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const tell = () =>
  market.database.query(
    `select private.notify($1, 'owner', 'request_expiring', '{"request_number": 1001, "hours_left": 48}', null, null, null)`,
    [owner],
  );
const deliver = (email: Carrier, at: Date) =>
  deliverOutbox({
    database: market.database,
    carriers: { email, ...withoutServices },
    now: at,
  });
const items = () =>
  market.database.query<{ status: string; attempts: number; failure: string | null; due_at: Date }>(
    'select status, attempts, failure, due_at from private.outbox order by due_at',
  );
const mailbox = () => mailboxCarrier(market.database);
const kept = () => market.value<number>('select count(*)::int from local.mails');
const failing: Carrier = async () => {
  throw new Error('The mail server is away.');
};

test('a mail is written with what it tells of, or not at all', async () => {
  class Undo extends Error {}
  await expect(
    market.database.transaction(async (queries) => {
      await queries.query(
        `select private.notify($1, 'owner', 'request_expiring', '{}', null, null, null)`,
        [owner],
      );
      throw new Undo();
    }),
  ).rejects.toBeInstanceOf(Undo);
  expect(await items()).toEqual([]);
  await tell();
  expect(await items()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
});

test('a worker that dies between sending and reporting sends nothing twice', async () => {
  await tell();
  const before = await kept();
  let arrive: () => void;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  void deliver(async (item) => {
    await mailbox()(item);
    arrive();
    return new Promise<never>(() => undefined);
  }, later(1000));
  await arrived;
  expect(await items()).toMatchObject([{ status: 'claimed' }]);
  expect(await deliver(mailbox(), later(MINUTE))).toBe(0);
  expect(await deliver(mailbox(), later(4 * MINUTE))).toBe(1);
  expect(await items()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  expect((await kept()) - before).toBe(1);
});

test('two workers at once share the work', async () => {
  for (let number = 0; number < 20; number += 1) await tell();
  const before = await kept();
  const sent = await Promise.all([
    deliver(mailbox(), later(1000)),
    deliver(mailbox(), later(1000)),
  ]);
  expect(sent[0] + sent[1]).toBe(20);
  expect((await kept()) - before).toBe(20);
  expect((await items()).every((item) => item.status === 'sent' && item.attempts === 1)).toBe(true);
});

test('what fails is tried again after growing pauses, and recovers', async () => {
  await tell();
  const pauses: number[] = [];
  let at = later(1000);
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await deliver(failing, at)).toBe(0);
    const [item] = await items();
    expect(item).toMatchObject({ status: 'waiting', failure: 'The mail server is away.' });
    const due = item?.due_at ?? at;
    pauses.push((due.getTime() - at.getTime()) / 1000);
    expect(await deliver(mailbox(), new Date(due.getTime() - 1))).toBe(0);
    at = due;
  }
  expect(pauses).toEqual([30, 120, 480]);
  expect(await deliver(mailbox(), at)).toBe(1);
  expect(await items()).toMatchObject([{ status: 'sent', failure: null }]);
});

test('what cannot be sent is given up in the end, with the reason', async () => {
  await tell();
  let at = later(1000);
  for (let turn = 0; turn < 6; turn += 1) {
    await deliver(failing, at);
    at = (await items())[0]?.due_at ?? at;
  }
  expect(await items()).toMatchObject([
    { status: 'dead', attempts: 6, failure: 'The mail server is away.' },
  ]);
  expect(await deliver(mailbox(), later(30 * 24 * 60 * MINUTE))).toBe(0);
});

test('a retry waits for the end of quiet hours', async () => {
  const sleeper = await market.owner();
  const preferences = { time_zone: 'UTC', quiet_from: '22:00', quiet_until: '07:00' };
  await market.call(sleeper, 'save_notification_preferences', { preferences });
  await market.database.query(
    `insert into private.outbox (channel, person_id, kind, recipient, subject, body_text, body_html, link, due_at)
     values ('email', $1, 'job_completed', 'a@example.com', 'S', 'T', 'H', '/', '2026-11-23T21:59:50Z')`,
    [sleeper],
  );
  await deliver(failing, new Date('2026-11-23T21:59:50Z'));
  expect((await items())[0]?.due_at).toEqual(new Date('2026-11-24T07:00:00Z'));
});

test('a browser is no device for push messages', async () => {
  const given = { token: `device ${randomUUID()}`, platform: 'web' };
  const { message } = await refusal(market.call(owner, 'register_push_token', given));
  expect(message).toBe('The platform must be ios or android.');
});

test('push messages without a provider are skipped, which fails nothing', async () => {
  const token = randomUUID().replaceAll('-', '');
  await market.call(owner, 'register_push_token', { token, platform: 'ios' });
  await tell();
  const heard: unknown[] = [];
  await deliver(mailbox(), later(1000));
  expect(await items()).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        status: 'skipped',
        failure: 'No service for push messages is set up.',
      }),
    ]),
  );
  await tell();
  await deliverOutbox({
    database: market.database,
    now: later(1000),
    carriers: {
      ...withoutServices,
      email: mailbox(),
      push: async (item) => {
        heard.push(item.pushTokens, item.subject, item.link);
        return 'sent';
      },
    },
  });
  expect(heard).toEqual([
    [{ token, platform: 'ios' }],
    'Your request #1001 expires in two days',
    '/dashboard',
  ]);
  const other = await market.owner();
  await market.call(other, 'register_push_token', { token, platform: 'ios' });
  expect(
    await market.value('select person_id from public.push_tokens where token = $1', [token]),
  ).toBe(other);
});

test('no mail goes to an unconfirmed address', async () => {
  const unconfirmed = await market.database.createUser({
    email: 'unconfirmed@example.com',
    confirmed: false,
  });
  await market.database.query(
    `select private.notify($1, 'owner', 'request_expired', '{}', null, null, null)`,
    [unconfirmed],
  );
  expect(await items()).toEqual([]);
});
