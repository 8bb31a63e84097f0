import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Files for messages come from the sides of an open conversation, and not without end.

let market: Marketplace;
let owner: string;
let vendor: string;
let conversation: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor();
  ({ conversation } = await market.accept((await market.submit(owner)).id, vendor));
});
afterAll(() => market.database.close());

const upload = (who: string, name: string = `${randomUUID()}.pdf`) =>
  market.database.as({ userId: who }, (queries) =>
    queries.query(
      `insert into storage.objects (bucket_id, name, metadata)
       values ('message-attachments', $1, '{"mimetype": "application/pdf", "size": 1000}')`,
      [`${who}/${name}`],
    ),
  );
const limit = (changes: string) =>
  market.database.query(`update private.messaging_limits set ${changes}`);

test('an account without a conversation stores nothing', async () => {
  const fresh = await market.owner();
  expect((await refusal(upload(fresh))).code).toBe('42501');
});

test.each(['a.exe', 'a.pdf.html', '../x/a.pdf', 'a b.pdf', '.pdf/..', `${'x'.repeat(130)}.pdf`])(
  'a file called %s is refused',
  async (name) => {
    expect((await refusal(upload(vendor, name))).code).toBe('42501');
  },
);

test('files that no message shows have an end; sending them makes room', async () => {
  await limit('unsent_files_at_most = 3');
  const names = [1, 2, 3].map(() => `${randomUUID()}.pdf`);
  for (const name of names) await upload(owner, name);
  expect((await refusal(upload(owner))).code).toBe('42501');
  await market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'See these',
    idempotency_key: randomUUID(),
    attachments: names.map((name) => ({ path: `${owner}/${name}`, name })),
  });
  await upload(owner);
  // The other side is not held up by it.
  await upload(vendor);
});

test('a day and an account have an end', async () => {
  await limit('unsent_files_at_most = 1000, files_a_day = 6');
  await upload(vendor);
  while ((await count(vendor)) < 6) await upload(vendor);
  expect((await refusal(upload(vendor))).code).toBe('42501');
  await market.database.query(`update storage.objects set created_at = now() - interval '2 days'`);
  await upload(vendor);
  await limit('files_at_most = 7');
  expect((await refusal(upload(vendor))).code).toBe('42501');
});

const count = (who: string) =>
  market.value<number>(`(select count(*)::int from storage.objects where name like $1 || '/%')`, [
    who,
  ]);

test('a message shows a file once, and says so in a sentence', async () => {
  await limit('unsent_files_at_most = 1000, files_a_day = 1000');
  const name = `${randomUUID()}.pdf`;
  await upload(owner, name);
  const twice = market.call(owner, 'send_message', {
    conversation_id: conversation,
    body: 'See these',
    idempotency_key: randomUUID(),
    attachments: ['first', 'second'].map((called) => ({ path: `${owner}/${name}`, name: called })),
  });
  expect(await refusal(twice)).toMatchObject({
    code: 'P0001',
    message: 'A file was not uploaded. Please add it again.',
  });
});

test('a conversation that has ended takes no more files', async () => {
  await limit('files_at_most = 1000, files_a_day = 1000');
  const other = await market.vendor();
  const { lead } = await market.accept((await market.submit(owner)).id, other);
  await upload(other);
  await market.call(other, 'withdraw_lead', { lead_id: lead, reason: 'Too far' });
  expect((await refusal(upload(other))).code).toBe('42501');
});
