import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { callAsServer } from './support/payments';

// Emails to an address end when it bounces or reports one as spam, until the person there wants them again.

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const tell = (address: string, reason: string, happened_at: string) =>
  callAsServer(market, 'follow_mail_event', { address, reason, happened_at });
const addressOf = (person: string) =>
  market.value<string>('select email from public.profiles where id = $1', [person]);
const notifyOf = (person: string, key: string) =>
  market.database.query(
    `select private.enqueue($1, 'owner', 'quote_received', '{}', '/requests', null, null, true, now(), $2)`,
    [person, key],
  );
const mails = (person: string) =>
  market.value<string[]>(
    `select coalesce(array_agg(status order by dedupe_key), '{}') from private.outbox
     where person_id = $1 and channel = 'email'`,
    [person],
  );
const stopped = async (person: string) => {
  const all = await market.call<{ mails_stopped: unknown }>(person, 'my_notification_preferences');
  return all.mails_stopped;
};

test('a bounce ends what waits and what comes, once, until the person asks again', async () => {
  const [person, other] = [await market.owner(), await market.owner()];
  const address = await addressOf(person);
  await notifyOf(person, `${person}:1`);
  await notifyOf(other, `${other}:1`);

  await tell(address.toUpperCase(), 'bounce', '2026-11-20T10:00:00Z');
  await tell(address, 'bounce', '2026-11-20T10:00:00Z');
  await notifyOf(person, `${person}:2`);
  expect(await mails(person)).toEqual(['skipped']);
  expect(await mails(other)).toEqual(['waiting']);
  expect(await stopped(person)).toMatchObject({ reason: 'bounce' });
  expect(await stopped(other)).toBeNull();

  await market.call(person, 'resume_mails');
  expect(await stopped(person)).toBeNull();
  // The provider tells the same again, later.
  await tell(address, 'bounce', '2026-11-20T10:00:00Z');
  await notifyOf(person, `${person}:3`);
  expect(await mails(person)).toEqual(['skipped', 'waiting']);

  await tell(address, 'complaint', new Date(Date.now() + 60_000).toISOString());
  expect(await mails(person)).toEqual(['skipped', 'skipped']);
  expect(await stopped(person)).toMatchObject({ reason: 'complaint' });
});

test('an address that was corrected gets mails, and mails are turned on three times a day', async () => {
  const person = await market.owner();
  await tell(await addressOf(person), 'bounce', '2026-11-20T10:00:00Z');
  await market.database.query(
    `update public.profiles set email = 'right.' || email where id = $1`,
    [person],
  );
  expect(await stopped(person)).toBeNull();
  await notifyOf(person, `${person}:1`);
  expect(await mails(person)).toEqual(['waiting']);

  for (let time = 0; time < 3; time += 1) await market.call(person, 'resume_mails');
  expect(await refusal(market.call(person, 'resume_mails'))).toMatchObject({
    message: 'Too many attempts. Wait a moment and try again.',
  });
});

test('what was with the worker when its address was stopped is not tried again', async () => {
  await market.database.query('delete from private.outbox');
  const people = [await market.owner(), await market.owner()] as const;
  for (const person of people) await notifyOf(person, `${person}:claimed`);
  const claim = () =>
    market.database.query<{ id: string; recipient: string }>(
      `select id, recipient from public.claim_outbox(20, now() + interval '1 day')`,
    );
  const claimed = await claim();
  expect(claimed).toHaveLength(2);
  await tell(await addressOf(people[0]), 'complaint', '2026-11-20T10:00:00Z');
  for (const { id } of claimed)
    await callAsServer(market, 'finish_outbox', { id, ok: false, error: 'Busy' });
  expect((await claim()).map(({ recipient }) => recipient)).toEqual([await addressOf(people[1])]);
  expect(await mails(people[0])).toEqual(['skipped']);
});
