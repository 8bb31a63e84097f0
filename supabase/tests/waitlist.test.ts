import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

// Who hears that a place opens: those who confirmed by mail, once, and nobody who left.

let market: Marketplace;
let admin: string;
let marketId: string;
const NONE = { tree_removal: 0, stump_grinding: 0, arborist: 0, maintenance: 0, emergency: 0 };
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
});
afterAll(() => market.database.close());
beforeEach(async () => {
  await market.database
    .script(`delete from private.waitlist; delete from private.outbox; delete from private.markets;
    delete from private.error_report_counts;`);
  const { id } = await market.call<{ id: string }>(admin, 'save_market', {
    market: { name: 'Portland', zips: ['97214'], least_vendors: NONE },
  });
  marketId = id;
});

let callers = 0;
/** As a visitor, each from an address of its own unless one is given. */
const visit = async <T>(name: string, given: unknown[], from?: string) => {
  callers += 1;
  const address = from ?? `198.51.100.${callers}`;
  const call = `public.${name}(${given.map((_, place) => `$${place + 1}`).join(', ')})`;
  return market.database.as(
    { role: 'anon', headers: { 'x-forwarded-for': address } },
    async (queries) => {
      const [row] = await queries.query<{ answer: T }>(`select ${call} as answer`, given);
      return row?.answer;
    },
  );
};
const join = (email: string, zip = '97214', from?: string) =>
  visit('join_waitlist', [email, zip], from);
const mails = () =>
  market.database.query<{ recipient: string; subject: string; body_text: string }>(
    'select recipient, subject, body_text from private.outbox order by created_at, recipient, id',
  );
const tokenIn = (text = '') => /#([0-9a-f-]{36})/.exec(text)?.[1] ?? '';
const tokenOf = async (email: string) =>
  tokenIn((await mails()).find(({ recipient }) => recipient === email)?.body_text);
const why = async (call: Promise<unknown>) => (await refusal(call)).message;
const open = () => market.call(admin, 'set_market_status', { market_id: marketId, status: 'open' });

test('who confirmed hears once that the place is open, and is taken off the list', async () => {
  await join('Maya@Example.com');
  const token = await tokenOf('maya@example.com');
  expect(await visit('waitlist_entry', [token])).toEqual({
    place: 'Portland, OR',
    is_confirmed: false,
  });
  expect(await visit('confirm_waitlist', [token])).toBe(true);
  await join('silent@example.com');
  await market.database.query('delete from private.outbox');
  await open();
  expect(await mails()).toEqual([
    {
      recipient: 'maya@example.com',
      subject: "We're open in Portland, OR",
      body_text: expect.stringContaining('/request?zip=97214'),
    },
  ]);
  expect(await visit('waitlist_entry', [token])).toBeNull();
});

test('reading the link changes nothing, and one press leaves', async () => {
  await join('maya@example.com');
  const token = await tokenOf('maya@example.com');
  await visit('waitlist_entry', [token]);
  await visit('waitlist_entry', [token]);
  expect(await visit('waitlist_entry', [token])).toMatchObject({ is_confirmed: false });
  await visit('confirm_waitlist', [token]);
  expect(await visit('leave_waitlist', [token])).toBe(true);
  expect(await visit('leave_waitlist', [token])).toBe(false);
  await market.database.query('delete from private.outbox');
  await open();
  expect(await mails()).toEqual([]);
});

test('the answer is the same for an address that waits, and it gets no second mail in a day', async () => {
  const first = await join('maya@example.com');
  expect(await join('maya@example.com')).toEqual(first);
  await visit('confirm_waitlist', [await tokenOf('maya@example.com')]);
  expect(await join('MAYA@example.com')).toEqual(first);
  expect(await mails()).toHaveLength(1);
});

test('an address that never confirms gets few mails, whoever asks and for however many places', async () => {
  for (const zip of ['97214', '10001', '78701', '78704', '78664']) {
    await join('victim@example.com', zip);
  }
  expect(await mails()).toHaveLength(3);
});

test('nor more by leaving in between, on one day', async () => {
  await market.database.query(`update private.error_report_limits set counts_kept_for = '0'`);
  for (let round = 0; round < 4; round += 1) {
    await join('victim@example.com');
    const left = (await mails())
      .filter(({ recipient }) => recipient === 'victim@example.com')
      .map(({ body_text }) => visit('leave_waitlist', [tokenIn(body_text)]));
    await Promise.all(left);
    // What was counted this minute is forgotten soon, what was counted today is not.
    await market.database.query('select private.remove_old_reports()');
  }
  expect(await mails()).toHaveLength(3);
  expect(await market.value('(select count(*)::int from private.waitlist)')).toBe(0);
  // An address is not kept with its count, and others are not counted with it.
  expect(
    await market.value(
      `(select count(*)::int from private.error_report_counts where reporter like '%victim%')`,
    ),
  ).toBe(0);
  await join('other@example.com');
  expect(await mails()).toHaveLength(4);
  await market.database.query('update private.error_report_limits set counts_kept_for = default');
});

test('an address from which mails were stopped gets none, and nobody learns it', async () => {
  const stop = (email: string) =>
    market.database.query(`select public.follow_mail_event($1, 'complaint', now())`, [email]);
  const sent = () =>
    market.database.query<{ recipient: string }>('select recipient from public.claim_outbox(200)');
  await stop('stopped@example.com');
  expect(await join('stopped@example.com')).toEqual(await join('heard@example.com'));
  await join('later@example.com');
  await visit('confirm_waitlist', [await tokenOf('later@example.com')]);
  await market.database.query(`select public.finish_outbox(id, true) from private.outbox`);
  expect(
    await market.database.query(
      'select recipient, status, failure from private.outbox order by recipient',
    ),
  ).toEqual([
    { recipient: 'heard@example.com', status: 'sent', failure: null },
    { recipient: 'later@example.com', status: 'sent', failure: null },
    {
      recipient: 'stopped@example.com',
      status: 'skipped',
      failure: 'Emails to this address were stopped.',
    },
  ]);
  await stop('later@example.com');
  await open();
  expect(await sent()).toEqual([]);
});

test('one mailbox is not named in several ways', async () => {
  for (const email of [
    'target@example.com,a.bb',
    'target@example.com;e.ff',
    'a<target@example.com>.bb',
    '"x"<target@example.com>,.bb',
    'target@example.com(aa.bb)',
    'target\\@example.com',
    'target@exa_mple.com',
    'target@example.com.',
    'target@-example.com',
    'tärget@example.com',
    'target@localhost',
  ])
    expect([email, await why(join(email))]).toEqual([email, 'Please enter a valid email address.']);
  expect(await mails()).toEqual([]);
  for (const email of ["o'neil+trees@mail.example.co.uk", 'maya_w@xn--bcher-kva.example'])
    await join(email);
  expect(await mails()).toHaveLength(2);
});

test('one caller joins a few times an hour', async () => {
  for (let place = 0; place < 5; place += 1) {
    await join(`one${place}@example.com`, '97214', '203.0.113.9');
  }
  expect(await why(join('six@example.com', '97214', '203.0.113.9'))).toMatch(/Too many attempts/);
  await join('six@example.com', '97214', '203.0.113.10');
});

test('bad input and open places are refused with a sentence', async () => {
  expect(await why(join('maya'))).toMatch(/valid email/);
  expect(await why(join('maya@example.com', '00000'))).toMatch(/find this ZIP code/);
  await open();
  expect(await why(join('maya@example.com'))).toBe(
    "We're open in Portland, OR already. You can send a request now.",
  );
});

test('an administrator sees how many wait for a ZIP code, of confirmed addresses alone', async () => {
  await join('maya@example.com');
  await join('other@example.com');
  await visit('confirm_waitlist', [await tokenOf('maya@example.com')]);
  const seen = await market.call(admin, 'admin_market', { market_id: marketId });
  expect(seen).toMatchObject({ zips: [{ zip: '97214', waiting: 1 }] });
});
