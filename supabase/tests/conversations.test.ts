import { randomUUID } from 'node:crypto';
import { storeAttachment } from './support/attachment';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

interface Message {
  id: string;
  body: string;
  masked: boolean;
  attachments: { path: string; name: string; mime_type: string; size_bytes: number }[];
}

let market: Marketplace;
let owner: string;
let vendor: string;
let lead: string;
let conversation: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 2000 });
});
beforeEach(async () => {
  const request = (await market.submit(owner)).id;
  ({ lead, conversation } = await market.accept(request, vendor));
  // What earlier tests wrote is long ago.
  await market.database.query(
    `update public.messages set created_at = created_at - interval '2 days'`,
  );
});
afterAll(() => market.database.close());

const send = (person: string, body: string, attachments: unknown = null, key = randomUUID()) =>
  market.call<Message>(person, 'send_message', {
    conversation_id: conversation,
    body,
    idempotency_key: key,
    attachments,
  });
const refused = async (attempt: Promise<unknown>) => (await refusal(attempt)).message;
const page = (person: string, before: string | null, page_size = 50) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query<{ id: string; body: string; attachments: unknown[]; removed: boolean }>(
      'select * from public.conversation_messages($1, $2, $3)',
      [conversation, before, page_size],
    ),
  );
const summary = async (person: string) => {
  const rows = await market.database.as({ userId: person }, (queries) =>
    queries.query<{ id: string; unread_count: number; is_open: boolean; lead_state: string }>(
      'select * from public.my_conversations()',
    ),
  );
  return rows.find((row) => row.id === conversation);
};

test('contact details are hidden until the owner shares them, and the sender hears of it', async () => {
  const written = 'Call me: 512-555-0100';
  const hidden = await send(vendor, written);
  expect(hidden).toMatchObject({ body: written, masked: true });
  expect(await page(owner, null)).toMatchObject([
    { body: 'Call me: [phone hidden]', masked: true },
  ]);
  expect(await page(vendor, null)).toMatchObject([{ body: written, masked: true }]);
  expect(await send(vendor, 'See you on Monday')).toMatchObject({ masked: false });
  await market.call(owner, 'share_contact', { lead_id: lead });
  for (const reader of [owner, vendor])
    expect((await page(reader, null)).at(-1)).toMatchObject({ body: written, masked: false });
  expect(await send(owner, 'Call me: 512-555-0100')).toMatchObject({
    body: 'Call me: 512-555-0100',
    masked: false,
  });
});

test('the same key sends once', async () => {
  const key = randomUUID();
  const first = await send(vendor, 'Hello', null, key);
  expect(await send(vendor, 'Hello', null, key)).toEqual(first);
  expect(await page(owner, null)).toHaveLength(1);
});

test('pages follow each other without gaps, however many messages share a moment', async () => {
  for (let number = 1; number <= 7; number += 1) await send(vendor, `Number ${number}`);
  const read: string[] = [];
  let before: string | null = null;
  for (let turn = 0; turn < 4; turn += 1) {
    const rows: { id: string; body: string }[] = await page(owner, before, 2);
    read.push(...rows.map((row) => row.body));
    before = rows.at(-1)?.id ?? null;
  }
  expect(read).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Number ${number}`));
  expect(await refused(page(owner, randomUUID()))).toBe('This message does not exist.');
  expect(await refused(page(await market.owner(), null))).toBe('This conversation does not exist.');
});

test('unread messages are counted for the reader until they are read', async () => {
  await send(vendor, 'One');
  await send(vendor, 'Two');
  expect(await summary(owner)).toMatchObject({ unread_count: 2, is_open: true });
  expect(await market.call(owner, 'unread_total')).toBeGreaterThanOrEqual(2);
  expect(await market.call(vendor, 'unread_total')).toBe(0);
  await market.call(owner, 'mark_conversation_read', { conversation_id: conversation });
  expect(await summary(owner)).toMatchObject({ unread_count: 0 });
  await send(owner, 'Three');
  expect(await market.call(vendor, 'unread_total')).toBe(1);
});

test('a conversation whose lead has ended says so and takes no more messages', async () => {
  expect(await summary(vendor)).toMatchObject({ is_open: true, lead_state: 'accepted' });
  await market.database.query(`update public.leads set state = 'lost' where id = $1`, [lead]);
  expect(await summary(vendor)).toMatchObject({ is_open: false, lead_state: 'lost' });
  for (const person of [owner, vendor]) {
    expect(await refused(send(person, 'Hello?'))).toBe('This conversation is closed.');
  }
});

test('no one writes too fast, or to too many new people a day', async () => {
  await market.database.query(
    'update private.messaging_limits set a_minute_in_one = 3, new_contacts_a_day = 2',
  );
  for (let number = 0; number < 3; number += 1) await send(vendor, 'Hello');
  expect(await refused(send(vendor, 'Hello'))).toBe(
    'You are sending messages too quickly. Please wait a moment.',
  );
  await market.database.query(
    `update public.messages set created_at = created_at - interval '2 minutes'`,
  );
  for (const isNew of [true, true, false]) {
    const request = (await market.submit(owner)).id;
    ({ conversation } = await market.accept(request, vendor));
    if (
      isNew &&
      (await market.value<number>(
        `select count(distinct conversation_id)::int from public.messages where sender_id = $1 and created_at > now() - interval '1 day'`,
        [vendor],
      )) < 2
    )
      await send(vendor, 'Hello');
  }
  expect(await refused(send(vendor, 'Hello'))).toBe(
    'You have contacted many people today. Please contact new people tomorrow.',
  );
  await market.database.query(
    'update private.messaging_limits set a_minute_in_one = 20, new_contacts_a_day = 60',
  );
});

describe('attachments', () => {
  const path = (ending = 'pdf', person = vendor) => `${person}/${randomUUID()}.${ending}`;

  test('up to five photos and PDFs go with a message, words or none', async () => {
    const paths = [1, 2, 3, 4, 5].map(() => path());
    for (const one of paths) await storeAttachment(market.database, one);
    const files = paths.map((one, place) => ({ path: one, name: `Plan ${place + 1}.pdf` }));
    const message = await send(vendor, '', files);
    expect(message.attachments).toHaveLength(5);
    expect(message.attachments[0]).toMatchObject({
      path: paths[0],
      name: 'Plan 1.pdf',
      mime_type: 'application/pdf',
      size_bytes: 1000,
    });
    const [read] = await page(owner, null);
    expect(read?.attachments).toEqual(message.attachments);
    expect(await refused(send(vendor, 'Again', files))).toContain('was not uploaded');
  });

  test('files that belong to others, are missing, too large, of another kind or too many are refused', async () => {
    const foreign = path('pdf', owner);
    await storeAttachment(market.database, foreign);
    const large = path();
    await storeAttachment(market.database, large, {
      mimetype: 'application/pdf',
      size: 99_999_999,
    });
    const script = path('webp');
    await storeAttachment(market.database, script, { mimetype: 'text/html', size: 10 });
    const attempts: [unknown, string][] = [
      [[{ path: foreign, name: 'a' }], 'A file was not uploaded. Please add it again.'],
      [[{ path: path(), name: 'a' }], 'A file was not uploaded. Please add it again.'],
      [[{ path: large, name: 'a' }], 'Only photos and PDFs of up to 10 MB can be sent.'],
      [[{ path: script, name: 'a' }], 'Only photos and PDFs of up to 10 MB can be sent.'],
      [Array(6).fill({ path: large, name: 'a' }), 'At most 5 files can be sent with a message.'],
      [[5], 'Each attachment needs a path and a name.'],
      [[{ path: large }], 'The name of a file is required.'],
    ];
    for (const [files, sentence] of attempts) {
      expect(await refused(send(vendor, 'See this', files))).toBe(sentence);
    }
    expect(await page(owner, null)).toEqual([]);
  });

  test('a file whose name in storage could say something to the other side is not sent', async () => {
    const id = randomUUID();
    for (const named of [
      `${vendor}/call-512-555-0177.pdf`,
      `${vendor}/mail-me/${id}.pdf`,
      `${vendor}/${id}.call-me.pdf`,
    ]) {
      await storeAttachment(market.database, named);
      expect(await refused(send(vendor, 'See this', [{ path: named, name: 'a' }]))).toBe(
        'A file was not uploaded. Please add it again.',
      );
      const [message] = await market.database.query<{ id: string }>(
        'select id from public.messages order by created_at, id limit 1',
      );
      const attached = market.database.query(
        `insert into public.message_attachments (message_id, position, path, name, mime_type, size_bytes)
         values ($1, 5, $2, 'a', 'application/pdf', 10)`,
        [message?.id, named],
      );
      expect((await refusal(attached)).code).toBe('23514');
    }
  });

  test('a file that is shown stays, and is seen by the two sides and administrators with a reason', async () => {
    const shown = path('jpg');
    await storeAttachment(market.database, shown, { mimetype: 'image/jpeg', size: 10 });
    const seen = (person: string) =>
      market.database.as({ userId: person }, (queries) =>
        queries.query('select from storage.objects where name = $1', [shown]),
      );
    expect(await seen(owner)).toEqual([]);
    await send(vendor, 'Look', [{ path: shown, name: 'photo.jpg' }]);
    expect(await seen(owner)).toHaveLength(1);
    const [admin, colleague] = [await market.admin(), await market.admin()];
    expect(await seen(admin)).toEqual([]);
    await market.call(admin, 'admin_read_conversation', {
      conversation_id: conversation,
      reason: 'The owner asked us to look',
    });
    expect(await seen(admin)).toHaveLength(1);
    expect(await seen(colleague)).toEqual([]);
    expect(await seen(await market.owner())).toEqual([]);
    const removed = await market.database.as({ userId: vendor }, (queries) =>
      queries.query('delete from storage.objects where name = $1 returning 1', [shown]),
    );
    expect(removed).toEqual([]);
  });
});

test('administrators see the last message of each conversation for a reason on record, and open none by it', async () => {
  const admin = await market.admin();
  await send(owner, 'When could you come?');
  await send(vendor, `On Monday. ${'The oak first. '.repeat(20)}`);
  const empty = (await market.accept((await market.submit(owner)).id, vendor)).conversation;
  const lastMessages = (reason: string, conversation_ids = [conversation, empty]) =>
    market.database.as({ userId: admin }, (queries) =>
      queries.query('select * from public.admin_last_messages($1, $2)', [conversation_ids, reason]),
    );
  const audited = () =>
    market.database.query(
      `select subject_id, reason, after ->> 'vendor_id' as vendor, after ->> 'owner_id' as owner
       from public.admin_audit where action = 'conversation.last_message'`,
    );
  expect(await refused(lastMessages(' '))).toBe('A reason is required.');
  expect(await audited()).toEqual([]);
  const many = Array.from({ length: 26 }, () => randomUUID());
  expect(await refused(lastMessages('Spam', many))).toBe('Choose at most 25 conversations.');

  const [shown, ...others] = await lastMessages('Reports of spam');
  expect(others).toEqual([]);
  expect(shown).toEqual({
    conversation_id: conversation,
    words: expect.stringMatching(/^On Monday\. The oak first.{176}$/),
  });
  expect(await audited()).toEqual([
    { subject_id: conversation, reason: 'Reports of spam', vendor, owner },
  ]);
  expect(await refused(page(admin, null))).toBe('This conversation does not exist.');
});

describe('reports', () => {
  test('an administrator takes a message down; the reason and what it said stay in the audit', async () => {
    const admin = await market.admin();
    const message = await send(vendor, 'Pay me cash or else.');
    const report = await market.call<string>(owner, 'report_message', {
      message_id: message.id,
      reason: 'He threatens me',
    });
    expect(
      await refused(market.call(owner, 'report_message', { message_id: message.id, reason: 'x' })),
    ).toBe('You have already reported this message.');
    expect(
      await refused(market.call(vendor, 'report_message', { message_id: message.id, reason: 'x' })),
    ).toBe("You can't report your own message.");
    const decision = { report_id: report, outcome: 'removed', resolution: 'A threat' };
    expect((await refusal(market.call(owner, 'resolve_message_report', decision))).code).toBe(
      '42501',
    );
    await market.call(admin, 'resolve_message_report', decision);
    expect(await refused(market.call(admin, 'resolve_message_report', decision))).toBe(
      'This report is already resolved.',
    );
    const [shown] = await page(vendor, null);
    expect(shown).toMatchObject({
      body: 'This message was removed because it broke our rules.',
      removed: true,
    });
    const [entry] = await market.database.query(
      `select admin_id, reason, before ->> 'body' as said, after ->> 'name' as name, after ->> 'vendor_id' as vendor
       from public.admin_audit where action = 'message_report.removed'`,
    );
    expect(entry).toEqual({
      admin_id: admin,
      reason: 'A threat',
      said: 'Pay me cash or else.',
      name: expect.stringMatching(/^Message from the Pro, request #\d+$/),
      vendor,
    });
  });

  test('a message that was removed is nowhere in kept answers, and sending it again says that it was removed', async () => {
    const admin = await market.admin();
    const key = randomUUID();
    const body = 'Call the number on the van, or else.';
    const write = () =>
      market.call<{ id: string; body: string }>(vendor, 'send_message', {
        conversation_id: conversation,
        body,
        idempotency_key: key,
      });
    const message = await write();
    expect(await write()).toEqual(message);
    const report = { message_id: message.id, reason: 'He threatens me' };
    await market.call(admin, 'resolve_message_report', {
      report_id: await market.call(owner, 'report_message', report),
      outcome: 'removed',
      resolution: 'A threat',
    });
    const kept = `select count(*)::int from private.answered_calls where answer::text like '%on the van%'`;
    expect(await market.value(kept)).toBe(0);
    expect(await write()).toMatchObject({
      id: message.id,
      body: 'This message was removed because it broke our rules.',
    });
  });
});
