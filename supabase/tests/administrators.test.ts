import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
let first: string;
let second: string;
beforeEach(async () => {
  market = await openMarketplace();
  first = await market.admin();
  second = await market.admin();
});
afterEach(() => market.database.close());

const propose = (admin: string, person: string, change: string) =>
  market.call<string>(admin, 'propose_admin_change', {
    person_id: person,
    change,
    reason: 'Joins the team',
  });
const decide = (admin: string, proposal: string, decision: string) =>
  market.call(admin, 'decide_admin_change', { change_id: proposal, decision, reason: 'Agreed' });
const typeOf = (person: string) =>
  market.value('select user_type::text from public.profiles where id = $1', [person]);
const why = async (call: Promise<unknown>) => (await refusal(call)).message;

test('two administrators appoint a third: one proposes, the other approves, and the proposer cannot approve', async () => {
  const person = await market.owner();
  const proposal = await propose(first, person, 'appoint');
  expect(await typeOf(person)).toBe('owner');
  expect(await why(decide(first, proposal, 'approve'))).toBe(
    'Another administrator must decide what you proposed.',
  );
  expect(await why(decide(person, proposal, 'approve'))).toBe('Only an administrator can do this.');
  expect(await decide(second, proposal, 'approve')).toBe('approve');
  expect(await typeOf(person)).toBe('admin');
  expect(await why(decide(second, proposal, 'approve'))).toBe(
    'This proposal has already been decided.',
  );
  const trail = await market.database.query(
    `select action, admin_id, reason from public.admin_audit where subject_id = $1 order by id`,
    [person],
  );
  expect(trail).toEqual([
    { action: 'admin.propose', admin_id: first, reason: 'Joins the team' },
    { action: 'admin.appoint', admin_id: second, reason: 'Joins the team' },
    { action: 'admin.approve', admin_id: second, reason: 'Agreed' },
  ]);
});

test('two administrators remove the second factor of a third, who is logged out and told', async () => {
  const third = await market.admin();
  const remove = () => propose(first, third, 'remove_factor');
  expect(await why(remove())).toBe('This account has no second factor.');
  expect(await why(propose(first, await market.owner(), 'remove_factor'))).toBe(
    'This account is not an administrator.',
  );
  await market.database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now(), 'A')`,
    [third],
  );
  await market.database.query(
    `insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())`,
    [third],
  );
  const proposal = await remove();
  for (const one of [first, third]) {
    expect(await why(decide(one, proposal, 'approve'))).toMatch(/^Another administrator/);
  }
  const left = () =>
    market.database.query(
      `select (select count(*)::int from auth.mfa_factors where user_id = $1) as factors,
         (select count(*)::int from auth.sessions where user_id = $1) as sessions,
         (select count(*)::int from public.notifications where person_id = $1 and kind = 'second_factor_removed') as notices`,
      [third],
    );
  expect(await left()).toEqual([{ factors: 1, sessions: 1, notices: 0 }]);
  await decide(second, proposal, 'approve');
  expect(await left()).toEqual([{ factors: 0, sessions: 0, notices: 1 }]);
  expect(await typeOf(third)).toBe('admin');
});

test('what a browser knows at sign-in says who is an administrator, from the appointment to the removal', async () => {
  const person = await market.owner();
  const known = () =>
    market.value(`select raw_user_meta_data ->> 'user_type' from auth.users where id = $1`, [
      person,
    ]);
  await decide(second, await propose(first, person, 'appoint'), 'approve');
  expect(await known()).toBe('admin');
  await decide(second, await propose(first, person, 'revoke'), 'approve');
  expect(await known()).toBe('owner');
});

test('a removed administrator is refused at the next call and signed out; the last two cannot be removed', async () => {
  const third = await market.admin();
  const proposal = await propose(first, third, 'revoke');
  expect(await why(decide(third, proposal, 'refuse'))).toBe(
    'Another administrator must decide this.',
  );
  const heard = () =>
    market.value<number>(
      `select count(*)::int from realtime.messages where topic = $1 and payload ->> 'kind' = 'profiles'`,
      [`user:${third}`],
    );
  const before = await heard();
  await decide(second, proposal, 'approve');
  expect(await typeOf(third)).toBe('owner');
  expect(await heard()).toBe(before + 1);
  expect(await why(propose(third, await market.owner(), 'appoint'))).toBe(
    'Only an administrator can do this.',
  );
  expect(await why(propose(first, second, 'revoke'))).toBe(
    'The last two administrators cannot be removed. Add another one first.',
  );
});

test('a revocation proposed with three administrators is refused once there are two', async () => {
  const third = await market.admin();
  const fourth = await market.admin();
  const one = await propose(first, third, 'revoke');
  const other = await propose(first, fourth, 'revoke');
  await decide(second, one, 'approve');
  await market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [
    fourth,
  ]);
  expect(await why(decide(second, other, 'approve'))).toBe('This account is not an administrator.');
});

test('a proposal by someone who is no longer an administrator takes no effect', async () => {
  const person = await market.owner();
  const third = await market.admin();
  const proposal = await propose(third, person, 'appoint');
  await decide(second, await propose(first, third, 'revoke'), 'approve');
  expect(await why(decide(second, proposal, 'approve'))).toBe(
    'The person who proposed this is no longer an administrator. Propose it again.',
  );
  expect(await typeOf(person)).toBe('owner');
  expect(await decide(second, proposal, 'refuse')).toBe('refuse');
});

test('proposing oneself, a business, an account twice or an unconfirmed address is refused', async () => {
  const person = await market.owner();
  const vendor = await market.vendor();
  await market.admin();
  expect(await why(propose(first, first, 'revoke'))).toBe(
    'Ask another administrator to propose this.',
  );
  expect(await why(propose(first, vendor, 'appoint'))).toBe(
    'This account has a business. Administrators need an account without one.',
  );
  expect(await why(propose(first, person, 'promote'))).toBe('Unknown change.');
  await propose(first, person, 'appoint');
  expect(await why(propose(second, person, 'appoint'))).toBe(
    'This account already has an open proposal.',
  );
  const stranger = await market.owner();
  await market.database.query('update auth.users set email_confirmed_at = null where id = $1', [
    stranger,
  ]);
  expect(await why(propose(first, stranger, 'appoint'))).toBe(
    'The email address of this account is not confirmed yet.',
  );
});

test('the proposer may withdraw; the table cannot be written directly', async () => {
  const person = await market.owner();
  const proposal = await propose(first, person, 'appoint');
  expect(await why(decide(second, proposal, 'withdraw'))).toBe(
    'Only who proposed a change can withdraw it.',
  );
  await decide(first, proposal, 'withdraw');
  const write = (sql: string, given: readonly unknown[] = []) =>
    market.database.as({ userId: first }, (queries) => queries.query(sql, [...given]));
  for (const sql of [
    `insert into public.admin_changes (person_id, change, reason, proposed_by)
     values ('${person}', 'appoint', 'x', '${second}')`,
    'update public.admin_changes set decision = null',
    'delete from public.admin_changes',
    `update public.profiles set user_type = 'admin' where id = '${person}'`,
  ]) {
    expect({ sql, code: await codeOf(write(sql), person) }).toEqual({ sql, code: '42501' });
  }
});

/** The code of a refusal, or that of one when the write met no row. */
async function codeOf(call: Promise<readonly unknown[]>, person: string): Promise<string> {
  try {
    await call;
    return (await typeOf(person)) === 'owner' ? '42501' : 'written';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}

test('two revocations at once leave two administrators', async () => {
  const third = await market.admin();
  const given: Arguments[] = [];
  for (const [admin, person] of [
    [first, third],
    [third, second],
  ] as const) {
    given.push({
      change_id: await propose(admin, person, 'revoke'),
      decision: 'approve',
      reason: 'Agreed',
    });
  }
  const outcomes = await Promise.allSettled([
    market.call(second, 'decide_admin_change', given[0] ?? {}),
    market.call(first, 'decide_admin_change', given[1] ?? {}),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(
    await market.value(
      `select count(*)::int from public.profiles where user_type = 'admin' and deleted_at is null`,
    ),
  ).toBe(2);
});

test('an account that is suspended or about to be deleted is not appointed', async () => {
  const [suspended, leaving] = [await market.owner(), await market.owner()];
  await market.call(first, 'admin_suspend_owner', { person_id: suspended, reason: 'Fraud' });
  expect(await why(propose(first, suspended, 'appoint'))).toBe('This account is suspended.');
  // Also when deletion was requested after the proposal.
  const proposal = await propose(first, leaving, 'appoint');
  await market.call(second, 'admin_delete_account', {
    person_id: leaving,
    reason: 'Asked by mail',
  });
  expect(await why(decide(second, proposal, 'approve'))).toBe(
    'This account is scheduled for deletion.',
  );
  expect(await typeOf(leaving)).toBe('owner');
});
