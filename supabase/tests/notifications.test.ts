import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';

interface Notice {
  id: string;
  kind: string;
  link: string;
  data: Record<string, unknown>;
  read_at: Date | null;
}

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 2000 });
  for (const person of [owner, vendor]) {
    await market.call(person, 'save_notification_preferences', { preferences: { quiet: false } });
  }
});
beforeEach(async () => {
  await market.database.query('delete from public.notifications');
  await market.database.query('delete from private.outbox');
});
afterAll(() => market.database.close());

const notices = (person: string, before: string | null = null, size = 50) =>
  market.database.as({ userId: person }, (queries) =>
    queries.query<Notice & Record<string, unknown>>(
      'select * from public.my_notifications($1, $2)',
      [before, size],
    ),
  );
const kinds = async (person: string) => (await notices(person)).map(({ kind }) => kind).reverse();
const mails = (person: string) =>
  market.database.query<{
    subject: string;
    body_text: string;
    body_html: string;
    status: string;
    due_at: Date;
  }>(
    `select subject, body_text, body_html, status, due_at from private.outbox
     where person_id = $1 and channel = 'email' order by created_at, due_at`,
    [person],
  );
const send = (person: string, conversation: string, body: string) =>
  market.call(person, 'send_message', {
    conversation_id: conversation,
    body,
    idempotency_key: randomUUID(),
  });

test('every rule is about a move that exists, or about the beginning of a row', async () => {
  const unknown = await market.database.query(
    `select machine, event from private.notification_rules r
     where not exists (select 1 from private.state_transitions t where t.machine = r.machine and t.event = r.event)
       and (machine, event) not in (('lead', 'offer'), ('job_dispute', 'open'))`,
  );
  expect(unknown).toEqual([]);
});

test('both sides hear of each step the other makes, and no one of their own', async () => {
  const { request, job } = await market.agree(owner, vendor);
  expect(await kinds(owner)).toEqual(['lead_accepted', 'quote_received']);
  expect((await kinds(vendor)).sort()).toEqual(['lead_engaged', 'lead_offered', 'quote_accepted']);
  await market.call(vendor, 'schedule_job', {
    job_id: job,
    start_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await market.deliver(vendor, job);
  expect((await kinds(owner)).slice(2)).toEqual(['job_scheduled', 'job_started', 'job_delivered']);
  await market.call(owner, 'accept_delivery', { job_id: job });
  expect(await kinds(vendor)).toContain('job_completed');
  const [latest] = await notices(owner);
  expect(latest?.link).toBe(`/requests/${request}`);
});

test('a notification holds facts, and never contact details', async () => {
  await market.agree(owner, vendor, 95_000);
  const quote = (await notices(owner)).find(({ kind }) => kind === 'quote_received');
  expect(quote?.data).toMatchObject({
    amount_cents: 95_000,
    category: 'tree_removal',
    request_number: expect.any(Number),
  });
  expect(JSON.stringify(await notices(vendor))).not.toMatch(/5125550100|example\.com|Elm Street/);
});

test('people hear through the channels they chose', async () => {
  const quiet = await market.owner();
  await market.call(quiet, 'save_notification_preferences', {
    preferences: {
      kinds: [
        { kind: 'lead_accepted', email: false },
        { kind: 'quote_received', in_app: false },
      ],
    },
  });
  await market.agree(quiet, vendor);
  expect(await kinds(quiet)).toEqual(['lead_accepted']);
  expect((await mails(quiet)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^We have your request/),
    expect.stringMatching(/sent you a quote for request #\d+: \$900$/),
  ]);
});

test('a request that was received is confirmed: what was asked, what comes next, the page', async () => {
  const { id, number } = await market.submit(owner);
  const received = async () =>
    (await mails(owner)).filter(({ subject }) => subject.startsWith('We have your request'));
  expect(await received()).toEqual([
    expect.objectContaining({
      subject: `We have your request #${number}: tree removal in Austin`,
      status: 'waiting',
    }),
  ]);
  const text = (await received())[0]?.body_text ?? '';
  expect(text).toMatch(/1 tree, this month\. Our estimate is \$[\d,]+ to \$[\d,]+\./);
  expect(text).toContain('What happens next: we ask Pros near you.');
  expect(text).toContain(`/requests/${id}`);
  expect(text).not.toMatch(/Elm Street|5125550100/);
  expect(await kinds(owner)).not.toContain('request_received');
  await market.submit(owner, { ask: { vendor_id: vendor } });
  expect((await received()).at(-1)?.body_text).toMatch(/What happens next: we ask Pro \d+ first\./);
});

test('people who turned off request confirmations get none', async () => {
  const brief = await market.owner();
  await market.call(brief, 'save_notification_preferences', {
    preferences: { kinds: [{ kind: 'request_received', email: false }] },
  });
  await market.submit(brief);
  expect(await mails(brief)).toEqual([]);
});

test('a mail names its page and the preferences; what people wrote stays text', async () => {
  await market.database.query(`update private.site set address = 'https://trees.example'`);
  const { id } = await market.submit(owner);
  const { lead } = await market.accept(id, vendor);
  const quote = await market.quote(vendor, lead, 80_000);
  await market.call(owner, 'request_quote_changes', {
    quote_id: quote,
    note: '<script>alert(1)</script> {amount}\r\nBcc: x',
  });
  const mail = (await mails(vendor)).find(({ subject }) => subject.includes('requested changes'));
  expect(mail?.body_text).toContain(`https://trees.example/vendor/requests/${id}`);
  expect(mail?.body_text).toContain('https://trees.example/account');
  expect(mail?.body_text).toContain('“<script>alert(1)</script> amount Bcc: x”');
  expect(mail?.body_html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.body_html).not.toContain('<script');
  for (const { subject, body_text } of [...(await mails(owner)), ...(await mails(vendor))]) {
    expect(subject + body_text).not.toMatch(/[{}]/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
});

test('messages come in one bundle, and in one mail every ten minutes while they are unread', async () => {
  const { id } = await market.submit(owner);
  const { conversation } = await market.accept(id, vendor);
  await market.database.query('delete from private.outbox');
  for (const body of ['One', 'Two', 'Three']) await send(vendor, conversation, body);
  const bundles = (await notices(owner)).filter(({ kind }) => kind === 'message_received');
  expect(bundles).toMatchObject([
    { data: { count: 3, excerpt: 'Three' }, link: `/messages?with=${conversation}` },
  ]);
  expect(await mails(owner)).toMatchObject([{ status: 'waiting' }]);
  await market.database.query(`update private.outbox set status = 'sent', finished_at = now()`);
  await send(vendor, conversation, 'Four');
  await send(vendor, conversation, 'Five');
  const second = (await mails(owner)).filter(({ status }) => status === 'waiting');
  expect(second).toHaveLength(1);
  expect(second[0]?.due_at.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
  await market.call(owner, 'mark_conversation_read', { conversation_id: conversation });
  expect((await mails(owner)).map(({ status }) => status).sort()).toEqual(['sent', 'skipped']);
  expect(await market.call(owner, 'unread_notifications')).toBe(1);
});

test('what was read in the product is not mailed any more', async () => {
  await market.agree(owner, vendor);
  await market.database.query(`delete from private.outbox where kind = 'request_received'`);
  const [latest] = await notices(owner);
  expect(await market.call(owner, 'unread_notifications')).toBe(2);
  await market.database.as({ userId: owner }, (queries) =>
    queries.query('select public.mark_notifications_read($1::uuid[])', [[latest?.id]]),
  );
  expect(await market.call(owner, 'unread_notifications')).toBe(1);
  expect((await mails(owner)).map(({ status }) => status).sort()).toEqual(['skipped', 'waiting']);
  expect(await market.call(owner, 'mark_notifications_read', {})).toBe(1);
  expect(await market.call(vendor, 'mark_notifications_read', {})).toBeGreaterThan(0);
});

test('pages of notifications follow each other', async () => {
  await market.agree(owner, vendor);
  await market.agree(owner, vendor);
  const all = (await notices(owner)).map(({ id }) => id);
  const first = await notices(owner, null, 3);
  const rest = await notices(owner, first.at(-1)?.id ?? null, 3);
  expect([...first, ...rest].map(({ id }) => id)).toEqual(all.slice(0, 6));
});

test('a Pro hears once when few tokens are left', async () => {
  const poor = await market.vendor({ tokens: 20 });
  await market.accept((await market.submit(owner)).id, poor);
  expect((await kinds(poor)).filter((kind) => kind === 'tokens_low')).toHaveLength(1);
});

test('open pages are notified of what changed for their person', async () => {
  const topics = async (kind: string) =>
    (
      await market.database.query<{ topic: string }>(
        `select topic from realtime.messages where payload ->> 'kind' = $1`,
        [kind],
      )
    ).map(({ topic }) => topic);
  await market.agree(owner, vendor);
  expect(await topics('notifications')).toEqual(
    expect.arrayContaining([`user:${owner}`, `user:${vendor}`]),
  );
  expect(await topics('token_accounts')).toContain(`user:${vendor}`);
  expect(await topics('token_accounts')).not.toContain(`user:${owner}`);
});
