import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { enterViewing, inViewing, startViewing } from './support/viewing';

let market: Marketplace;
let admin: string;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
  vendor = await market.vendor();
});
afterAll(() => market.database.close());

const OWN_NAME = 'select first_name from public.profiles where id = auth.uid()';
const rename = (person: string) =>
  `update public.profiles set first_name = 'Changed' where id = '${person}'`;
const OVER = {
  code: '42501',
  message: 'This viewing is over. Start another one to go on.',
};
const NOT_AN_ADMIN = { code: '42501', message: 'Only an administrator can view as a person.' };
const look = (viewer: string, viewing: string) =>
  inViewing(market, viewer, viewing, (queries) => queries.query(OWN_NAME));

test('a call of a viewing runs as the person, with claims of no session and the lowest assurance', async () => {
  const { id, ends_at: ends } = await startViewing(market, admin, vendor);
  const minutes = (new Date(ends).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30.1);
  const [claims] = await inViewing(market, admin, id, (queries) =>
    queries.query('select auth.uid() as uid, auth.jwt() as jwt, private.is_admin() as admin'),
  );
  expect(claims).toEqual({
    uid: vendor,
    admin: false,
    jwt: {
      sub: vendor,
      role: 'authenticated',
      aud: 'authenticated',
      email: await market.value('select email from public.profiles where id = $1', [vendor]),
      aal: 'aal1',
      is_anonymous: false,
      user_metadata: { user_type: 'vendor' },
      app_metadata: { provider: 'email', providers: ['email'] },
      view_as: id,
    },
  });
  const viewed = await inViewing(market, admin, id, (queries) =>
    queries.query('select public.viewed_person() as value'),
  );
  expect(viewed).toMatchObject([{ value: { id, profile: { id: vendor, user_type: 'vendor' } } }]);
  expect(await market.call(admin, 'viewed_person')).toBeNull();
  expect(await market.call(vendor, 'viewed_person')).toBeNull();
});

test('nothing is written, and writing cannot be turned back on', async () => {
  const { id } = await startViewing(market, admin, owner);
  for (const sql of [
    rename(owner),
    `insert into public.profiles (id, email, user_type) values (gen_random_uuid(), 'x@example.com', 'owner')`,
    'delete from public.contact_messages',
    `select public.mark_notifications_read()`,
    `select public.end_other_sessions()`,
    `select public.end_viewing('${id}')`,
  ]) {
    const { code } = await refusal(inViewing(market, admin, id, (queries) => queries.query(sql)));
    expect({ sql, code }).toEqual({ sql, code: expect.stringMatching(/^(25006|42501)$/) });
  }
  for (const sql of [
    'set transaction read write',
    `select set_config('transaction_read_only', 'off', true)`,
  ]) {
    const { code } = await refusal(inViewing(market, admin, id, (queries) => queries.query(sql)));
    expect({ sql, code }).toEqual({ sql, code: '25001' });
  }
  expect(
    await market.value('select first_name from public.profiles where id = $1', [owner]),
  ).toBeNull();
});

test('a viewing that is over, of someone else, or none at all is refused, never run as the administrator', async () => {
  const { id } = await startViewing(market, admin, owner);
  const other = await market.admin();
  expect(await refusal(look(other, id))).toEqual(OVER);
  for (const forged of [randomUUID(), '', 'x', `${id}, ${id}`, `${id}'--`]) {
    expect({ forged, ...(await refusal(look(admin, forged))) }).toEqual({ forged, ...OVER });
  }
  await market.call(admin, 'end_viewing', { viewing_id: id });
  expect(await refusal(look(admin, id))).toEqual(OVER);

  const late = await startViewing(market, admin, owner);
  await market.database.query(
    `update public.viewings set started_at = now() - interval '31 minutes', ends_at = now() - interval '1 minute'
     where id = $1`,
    [late.id],
  );
  expect(await refusal(look(admin, late.id))).toEqual(OVER);
});

test('no one else gains anything by the header', async () => {
  const { id } = await startViewing(market, admin, owner);
  for (const person of [owner, vendor, await market.owner()]) {
    expect(await refusal(look(person, id))).toEqual(NOT_AN_ADMIN);
  }
  for (const role of ['anon', 'service_role'] as const) {
    const entered = market.database.transaction((queries) => enterViewing(queries, { role }, id));
    expect({ role, ...(await refusal(entered)) }).toEqual({ role, ...NOT_AN_ADMIN });
  }
  for (const call of ['private.enter_viewing', 'private.viewed_claims']) {
    const asked = market.database.as({ userId: admin }, (queries) =>
      queries.query(`select ${call}(null)`),
    );
    expect((await refusal(asked)).code).toBe('42501');
  }
});

test('an administrator who is one no more, or owes a second factor, views nothing', async () => {
  const former = await market.admin();
  const { id } = await startViewing(market, former, owner);
  const withPassword = { userId: former, aal: 'aal1' } as const;
  const looked = market.database.transaction((queries) => enterViewing(queries, withPassword, id));
  expect(await refusal(looked)).toEqual(NOT_AN_ADMIN);
  const started = market.database.as(withPassword, (queries) =>
    queries.query(`select public.start_viewing($1, 'They called us')`, [owner]),
  );
  expect((await refusal(started)).message).toBe('Only an administrator can do this.');
  expect(await look(former, id)).toHaveLength(1);
  await market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [
    former,
  ]);
  expect(await refusal(look(former, id))).toEqual(NOT_AN_ADMIN);
});

test('administrators are not viewed, also those who became one meanwhile, nor who has left', async () => {
  const other = await market.admin();
  expect(await refusal(startViewing(market, admin, other))).toEqual({
    code: '42501',
    message: 'Administrators cannot be viewed.',
  });
  const person = await market.owner();
  const { id } = await startViewing(market, admin, person);
  await market.database.query(`update public.profiles set user_type = 'admin' where id = $1`, [
    person,
  ]);
  expect(await refusal(look(admin, id))).toEqual(OVER);
  await market.database.query(
    `update public.profiles set user_type = 'owner', deleted_at = now() where id = $1`,
    [person],
  );
  expect(await refusal(look(admin, id))).toEqual(OVER);
  expect((await refusal(startViewing(market, admin, person))).message).toBe(
    'This account was deleted.',
  );
});

test('it takes a reason, is audited, and the person reads when and why, not who', async () => {
  const person = await market.owner();
  const start = (reason: string) =>
    market.call(admin, 'start_viewing', { person_id: person, reason });
  expect((await refusal(start('  '))).message).toBe('A reason is required.');
  const { id } = await startViewing(market, admin, person);
  await market.call(admin, 'end_viewing', { viewing_id: id });
  await market.call(admin, 'end_viewing', { viewing_id: id });
  const trail = await market.database.query(
    `select action, admin_id, reason from public.admin_audit where subject_id = $1 order by id`,
    [person],
  );
  expect(trail).toEqual([
    { action: 'person.view', admin_id: admin, reason: 'They called us' },
    { action: 'person.view_end', admin_id: admin, reason: 'They called us' },
  ]);
  const findings = await market.call(admin, 'check_audit_trail');
  expect(findings).toMatchObject({ findings: [] });

  const asPerson = (sql: string) =>
    market.database.as({ userId: person }, (queries) => queries.query(sql));
  expect(await asPerson('select reason, ended_at is null as open from public.viewings')).toEqual([
    { reason: 'They called us', open: false },
  ]);
  expect((await refusal(asPerson('select admin_id from public.viewings'))).code).toBe('42501');
  expect(await market.call(person, 'export_my_data')).toMatchObject({
    viewings: [expect.not.objectContaining({ admin_id: admin })],
  });
  expect(await market.call(admin, 'admin_person', { person_id: person })).toMatchObject({
    viewings: [{ id, reason: 'They called us', admin: expect.stringContaining('@') }],
  });
});

test('longer than 30 minutes is not possible', async () => {
  const { id } = await startViewing(market, admin, owner);
  const longer = market.database.query(
    `update public.viewings set ends_at = started_at + interval '31 minutes' where id = $1`,
    [id],
  );
  expect((await refusal(longer)).code).toBe('23514');
});

/** Replaces a part of private.enter_viewing for one transaction, and tells what a call then comes to. */
async function without(part: string, attempt: string, viewer = admin): Promise<string> {
  const { id } = await startViewing(market, admin, owner);
  const whole = await market.value<string>(
    `pg_get_functiondef('private.enter_viewing(text)'::regprocedure)`,
  );
  expect(whole).toContain(part);
  const tried = market.database.transaction(async (queries) => {
    await queries.script(
      whole.replace(part, part.endsWith(',') ? "set_config('a.b', '', true)," : 'true'),
    );
    await enterViewing(queries, { userId: viewer }, id);
    await queries.query(attempt);
    throw new Error('It went through.');
  });
  return (await refusal(tried)).message;
}

test('negative control: without the switch, or without the check of whose viewing it is, calls go through', async () => {
  const other = await market.admin();
  const outcomes = {
    readOnly: await without("set_config('transaction_read_only', 'on', true),", rename(owner)),
    ownership: await without('v.admin_id = auth.uid()', OWN_NAME, other),
  };
  console.log('Negative controls:', outcomes);
  expect(outcomes).toEqual({ readOnly: 'It went through.', ownership: 'It went through.' });
  const { id } = await startViewing(market, admin, owner);
  const kept = inViewing(market, admin, id, (queries) => queries.query(rename(owner)));
  expect((await refusal(kept)).code).toBe('25006');
  expect(await refusal(look(other, id))).toEqual(OVER);
});

test('without the header it costs next to nothing', async () => {
  const began = performance.now();
  await market.database.query(
    'select count(private.before_request()) from generate_series(1, 10000)',
  );
  const spent = (performance.now() - began) / 10_000;
  console.log(`A call without the header: ${spent.toFixed(4)} ms`);
  expect(spent).toBeLessThan(0.2);
});
