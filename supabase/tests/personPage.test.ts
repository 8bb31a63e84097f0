import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  vendor = await market.vendor();
  owner = await market.owner();
  await market.agree(owner, vendor);
});
afterAll(() => market.database.close());

const signIn = (person: string, device: string) =>
  market.database.query(
    'insert into auth.sessions (id, user_id, user_agent, created_at, updated_at) values ($1, $2, $3, now(), now())',
    [randomUUID(), person, device],
  );

const audited = (action: string) =>
  market.database.query(
    `select admin_id, subject_id, reason from public.admin_audit where action = $1`,
    [action],
  );

test('an administrator sees an account with its business and where it is signed in', async () => {
  await signIn(vendor, 'A phone');
  expect(await market.call(admin, 'admin_person', { person_id: vendor })).toMatchObject({
    id: vendor,
    user_type: 'vendor',
    business_name: expect.any(String),
    deletion_due_at: null,
    sessions: [{ device: 'A phone' }],
  });
  const missing = await refusal(market.call(admin, 'admin_person', { person_id: randomUUID() }));
  expect(missing.message).toBe('This account does not exist.');
});

test("ending sessions ends only this person's, notifies their pages and is audited", async () => {
  await signIn(owner, 'A laptop');
  await signIn(owner, 'A phone');
  const asked = { person_id: owner, reason: 'The phone was stolen' };
  expect(await market.call(admin, 'admin_end_sessions', asked)).toBe(2);
  expect(
    await market.value('select count(*)::int from auth.sessions where user_id = $1', [owner]),
  ).toBe(0);
  expect(
    await market.value('select count(*)::int from auth.sessions where user_id = $1', [vendor]),
  ).toBe(1);
  expect(
    await market.value(
      `select count(*)::int from realtime.messages where topic = $1 and payload ->> 'kind' = 'sessions'`,
      [`user:${owner}`],
    ),
  ).toBe(1);
  expect(await audited('person.end_sessions')).toEqual([
    { admin_id: admin, subject_id: owner, reason: 'The phone was stolen' },
  ]);
});

test('messages are listed only for a reason', async () => {
  const list = (given: Arguments) =>
    market.database.as({ userId: admin }, (queries) =>
      queries.query('select number from public.admin_conversations($1, $2)', [
        given['person_id'],
        given['reason'],
      ]),
    );
  expect((await refusal(list({ person_id: owner, reason: ' ' }))).message).toBe(
    'A reason is required.',
  );
  expect(await list({ person_id: owner, reason: 'A complaint' })).toHaveLength(1);
  expect(await list({ person_id: vendor, reason: 'A complaint' })).toHaveLength(1);
  expect(await audited('person.read_messages')).toHaveLength(2);
});

test('an account is deleted after seven days, unless its person keeps it; an administrator’s never', async () => {
  const person = await market.owner();
  const asked = { person_id: person, reason: 'Asked for by mail' };
  const due = await market.call<string>(admin, 'admin_delete_account', asked);
  expect(await market.call(admin, 'admin_delete_account', asked)).toEqual(due);
  await market.call(person, 'cancel_account_deletion');
  await market.clock(new Date(Date.now() + 8 * 86_400_000));
  const isGone = () =>
    market.value('select deleted_at is not null from public.profiles where id = $1', [person]);
  expect(await isGone()).toBe(false);

  await market.call(admin, 'admin_delete_account', asked);
  await market.clock(new Date(Date.now() + 8 * 86_400_000));
  expect(await isGone()).toBe(true);
  expect((await refusal(market.call(admin, 'admin_delete_account', asked))).message).toBe(
    'This account was deleted.',
  );
  const own = market.call(admin, 'admin_delete_account', { person_id: admin, reason: 'Bye' });
  expect((await refusal(own)).code).toBe('42501');
});

test('why a conversation is read is written down, and without a reason it is refused', async () => {
  const conversation = await market.value<string>(
    'select id from public.conversations order by created_at, id limit 1',
  );
  const read = (reason: string) =>
    market.call(admin, 'admin_read_conversation', { conversation_id: conversation, reason });
  expect((await refusal(read(' '))).message).toBe('A reason is required.');
  await read('The owner reported pressure');
  expect(await audited('conversation.read')).toEqual([
    { admin_id: admin, subject_id: conversation, reason: 'The owner reported pressure' },
  ]);
});

test('an ended session has no rights of an administrator, for files either, while its token is still valid', async () => {
  const session = randomUUID();
  await market.database.query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
    [session, admin],
  );
  const isAdmin = () =>
    market.database.transaction(async (queries) => {
      const claims = { sub: admin, role: 'authenticated', aal: 'aal2', session_id: session };
      const [answer] = await queries.query<{ is: boolean }>(
        `with given as materialized (select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true))
         select private.is_admin() as is from given`,
        [JSON.stringify(claims), admin],
      );
      return answer?.is;
    });
  expect(await isAdmin()).toBe(true);
  const other = await market.admin();
  await market.call(other, 'admin_end_sessions', { person_id: admin, reason: 'A stolen laptop' });
  expect(await isAdmin()).toBe(false);
});
