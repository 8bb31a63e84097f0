import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Contact messages are answered by mail from the product, and the exchange stays together.

interface Said {
  readonly by: string;
  readonly author: string | null;
  readonly body: string;
}
interface Thread {
  readonly [column: string]: unknown;
  readonly message_id: string;
  readonly account_id: string | null;
  readonly is_sent_signed_in: boolean;
  readonly said: readonly Said[];
}

let market: Marketplace;
let admin: string;
beforeEach(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterEach(() => market.database.close());

const write = async (body: string, answers: string | null = null, email = 'ada@example.com') => {
  const [row] = await market.database.as({ role: 'anon' }, (queries) =>
    queries.query<{ id: string }>(
      `select public.send_contact_message('Ada', $1, 'question', $2, $3) as id`,
      [email, body, answers],
    ),
  );
  return row?.id ?? '';
};
const reply = (id: string, body: string, more: object = {}, who = admin) =>
  market.call<{ id: string; answered_at: string }>(who, 'reply_to_contact_message', {
    message_id: id,
    body,
    answered_seen: null,
    idempotency_key: randomUUID(),
    ...more,
  });
const threadOf = async (id: string) => {
  const [thread] = await market.database.as({ userId: admin }, (queries) =>
    queries.query<Thread>('select * from public.contact_threads($1)', [[id]]),
  );
  if (!thread) throw new Error('no thread');
  return thread;
};
const mails = () =>
  market.database.query<{ recipient: string; subject: string; body_text: string }>(
    `select recipient, subject, body_text from private.outbox where kind = 'contact_reply' order by created_at`,
  );

test('a reply is mailed once with what it answers, and marks the message as answered', async () => {
  const id = await write('Do you work on Sundays?');
  const key = { idempotency_key: randomUUID() };
  const first = await reply(id, 'Yes.\n\nPros say so on their page.', key);
  expect(await reply(id, 'Yes.\n\nPros say so on their page.', key)).toEqual(first);
  const sent = await mails();
  expect(sent).toEqual([
    {
      recipient: 'ada@example.com',
      subject: 'Our reply to your message',
      body_text: expect.stringMatching(/^Yes\.\n\nPros say so[^]*Do you work on Sundays\?/),
    },
  ]);
  expect(
    await market.database.query('select answered_by, answer_note from public.contact_messages'),
  ).toEqual([{ answered_by: admin, answer_note: null }]);
  const trail = await market.database.query(
    `select action, after from public.admin_audit where subject_id = $1`,
    [id],
  );
  expect(trail).toMatchObject([{ action: 'contact_message.reply' }]);
  expect(JSON.stringify(trail)).not.toMatch(/Sunday|Yes/);
});

test('what the sender answers goes on with the exchange and waits again', async () => {
  const id = await write('Do you work on Sundays?');
  await reply(id, 'Some Pros do.');
  const token = /#([0-9a-f-]{36})/.exec((await mails())[0]?.body_text ?? '')?.[1] ?? '';
  const next = await write('Which ones?', token);
  const unrelated = await write('Hello', randomUUID());
  const { said } = await threadOf(next);
  expect(said.map(({ by, author, body }) => [by, author, body])).toEqual([
    ['sender', 'Ada', 'Do you work on Sundays?'],
    ['admin', expect.stringContaining('@'), 'Some Pros do.'],
  ]);
  expect((await threadOf(unrelated)).said).toEqual([]);
  expect(
    await market.value(
      '(select count(*)::int from public.contact_messages where answered_at is null)',
    ),
  ).toBe(2);
});

test('an answer that did not see a colleague’s is refused, and nothing is sent twice', async () => {
  const id = await write('Do you work on Sundays?');
  const colleague = await market.admin();
  const { answered_at: seen } = await reply(id, 'Yes.', {}, colleague);
  const late = await refusal(reply(id, 'No.'));
  expect(late.message).toMatch(/@.+ answered this message in the meantime/);
  const note = market.call(admin, 'answer_contact_message', { message_id: id, note: 'By phone' });
  expect((await refusal(note)).message).toMatch(/in the meantime/);
  expect(await mails()).toHaveLength(1);
  await reply(id, 'On some Sundays only.', { answered_seen: seen });
  expect(await mails()).toHaveLength(2);
});

test('the account beside a message is the sender’s, or the one its address belongs to', async () => {
  const owner = await market.owner();
  const email = await market.value<string>('(select email from public.profiles where id = $1)', [
    owner,
  ]);
  const typed = await threadOf(await write('Hi', null, email.toUpperCase()));
  expect(typed).toMatchObject({ account_id: owner, is_sent_signed_in: false });
  const signedIn = await market.call<string>(owner, 'send_contact_message', {
    name: 'Maya',
    email: 'elsewhere@example.com',
    topic: 'question',
    body: 'Hi',
  });
  expect(await threadOf(signedIn)).toMatchObject({ account_id: owner, is_sent_signed_in: true });
  expect(await threadOf(await write('Hi'))).toMatchObject({ account_id: null });
});

test('replies are in the export of who wrote, and go with the account, the mail too', async () => {
  const owner = await market.owner();
  const email = await market.value<string>('(select email from public.profiles where id = $1)', [
    owner,
  ]);
  const id = await market.call<string>(owner, 'send_contact_message', {
    name: 'Maya',
    email,
    topic: 'question',
    body: 'Hi',
  });
  await reply(id, 'Hello Maya.');
  const exported = await market.call<{ contact_replies: object[] }>(owner, 'export_my_data');
  expect(exported.contact_replies).toMatchObject([{ body: 'Hello Maya.' }]);
  expect(JSON.stringify(exported.contact_replies)).not.toMatch(/author_id|token/);
  await market.database.query('select private.erase_person($1)', [owner]);
  expect(await market.value('(select count(*)::int from private.contact_replies)')).toBe(0);
  expect(await mails()).toEqual([]);
});
