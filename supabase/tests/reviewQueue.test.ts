import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let colleague: string;
beforeEach(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  colleague = await market.admin();
});
afterEach(() => market.database.close());

interface Case extends Record<string, unknown> {
  queue: string;
  id: string;
  assigned_email: string | null;
  notes: number;
  total: string;
}

const queueOf = (caller: string, given = '') =>
  market.database.as({ userId: caller }, (queries) =>
    queries.query<Case>(`select * from public.review_queue(${given})`),
  );

const write = async (body: string): Promise<string> =>
  market.value<string>(`select public.send_contact_message('Rosa', $1, 'question', $2)`, [
    `${body.replaceAll(/\W/g, '')}@example.com`,
    body,
  ]);

/** A Pro who applied so long ago. */
async function applicant(waited: string): Promise<string> {
  const vendor = await market.applicant();
  await market.database.query(
    `update public.vendor_profiles set state = 'under_review', business_name = 'Ash & Sons' where vendor_id = $1`,
    [vendor],
  );
  await market.database.query(
    'update public.vendor_profiles set state_since = now() - $2::interval where vendor_id = $1',
    [vendor, waited],
  );
  return vendor;
}

const alert = (ahead = '0 hours') =>
  market.value<number>('select private.alert_due_cases(now() + $1::interval)', [ahead]);
const told = (person: string) =>
  market.database.query<{ kind: string; link: string; data: Record<string, unknown> }>(
    'select kind, link, data from public.notifications where person_id = $1 order by created_at, id',
    [person],
  );
const why = async (call: Promise<unknown>) => (await refusal(call)).message;

test('everything that waits stands in one list, the earliest due first, and decided cases leave it', async () => {
  const old = await applicant('40 hours');
  const young = await applicant('1 hour');
  const message = await write('Do you take down a cactus?');
  // Messages are due within a day, applications within two.
  expect((await queueOf(admin)).map(({ queue, id }) => [queue, id])).toEqual([
    ['approvals', old],
    ['contact', message],
    ['approvals', young],
  ]);
  expect((await queueOf(admin, `only_queue => 'contact'`)).map(({ id }) => id)).toEqual([message]);
  const [first, ...others] = await queueOf(admin, 'shown => 1');
  expect(others).toEqual([]);
  expect(Number(first?.total)).toBe(3);
  await market.call(admin, 'answer_contact_message', { message_id: message, note: 'Yes.' });
  expect((await queueOf(admin)).map(({ id }) => id)).toEqual([old, young]);
});

test('many cases of one kind leave room for the others, and every case is on some page of the list', async () => {
  const claim = await applicant('1 minute');
  // All of them are due before the application.
  await market.database.query(
    `insert into public.contact_messages (name, email, topic, body, waits_since)
     select 'Rosa', n || '@example.com', 'question', 'Message ' || n, now() - make_interval(hours => 40, mins => n)
     from generate_series(1, 230) n`,
  );
  const all = await queueOf(admin, 'shown => 500');
  expect(all).toHaveLength(231);
  expect(new Set(all.map(({ id }) => id)).size).toBe(231);
  expect(all.findIndex(({ id }) => id === claim)).toBe(10);
  const urgent = await queueOf(admin, 'shown => 8');
  expect(urgent.map(({ queue }) => queue)).toEqual([
    ...Array<string>(4).fill('contact'),
    'approvals',
    ...Array<string>(3).fill('contact'),
  ]);
  const messages = await queueOf(admin, `only_queue => 'contact', shown => 230`);
  expect(messages.map(({ since }) => since)).toEqual(
    messages.map(({ since }) => since).sort((one, other) => Number(one) - Number(other)),
  );
});

test('a case is taken, given to a colleague with a notice, and put back', async () => {
  const id = await applicant('1 hour');
  const assign = (assignee: string | null) =>
    market.call(admin, 'assign_case', { queue: 'approvals', case_id: id, assignee });
  await assign(admin);
  expect(await queueOf(admin, 'only_mine => true')).toHaveLength(1);
  expect(await told(admin)).toEqual([]);
  await assign(colleague);
  await assign(colleague);
  expect(await queueOf(admin, 'only_mine => true')).toEqual([]);
  expect(await queueOf(colleague, 'only_mine => true')).toHaveLength(1);
  const [notice, ...more] = await told(colleague);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    kind: 'case_assigned',
    link: '/admin-utility/queue',
    data: { case: 'Application: Ash & Sons' },
  });
  const mail = await market.value<string>(
    `select subject from private.outbox where person_id = $1 and channel = 'email'`,
    [colleague],
  );
  expect(mail).toBe('Application: Ash & Sons was assigned to you');
  await assign(null);
  expect((await queueOf(admin))[0]?.assigned_email).toBeNull();
  const trail = await market.database.query(
    `select after ->> 'assigned_to' is null as is_back from public.admin_audit
     where action = 'case.assign' and subject_id = $1 order by id`,
    [id],
  );
  expect(trail).toEqual([{ is_back: false }, { is_back: false }, { is_back: true }]);
});

test('only administrators take cases, and only open ones', async () => {
  const id = await applicant('1 hour');
  const owner = await market.owner();
  const given = { queue: 'approvals', case_id: id };
  expect(await why(market.call(admin, 'assign_case', { ...given, assignee: owner }))).toBe(
    'A case can only be assigned to an administrator.',
  );
  expect(await why(market.call(owner, 'assign_case', { ...given, assignee: owner }))).toBe(
    'Only an administrator can do this.',
  );
  for (const other of [
    { ...given, queue: 'claims' },
    { ...given, case_id: owner },
  ]) {
    expect(await why(market.call(admin, 'assign_case', { ...other, assignee: admin }))).toBe(
      'This case is not open.',
    );
    expect(await why(market.call(admin, 'add_case_note', { ...other, body: 'Hm.' }))).toBe(
      'This case is not open.',
    );
  }
});

test('who is no administrator any more has no cases', async () => {
  const id = await applicant('1 hour');
  const given = { queue: 'approvals', case_id: id, assignee: colleague };
  await market.call(admin, 'assign_case', given);
  await market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [
    colleague,
  ]);
  expect((await queueOf(admin))[0]?.assigned_email).toBeNull();
});

test('notes are read by colleagues, also once the case is decided, and lose the words of an erased person', async () => {
  const id = await applicant('1 hour');
  await market.call(admin, 'add_case_note', {
    queue: 'approvals',
    case_id: id,
    body: '  Ash & Sons: insurer calls back on Monday.  ',
  });
  expect((await queueOf(colleague))[0]?.notes).toBe(1);
  const notes = () =>
    market.database.as({ userId: colleague }, (queries) =>
      queries.query<{ body: string }>(`select body from public.case_notes('approvals', $1)`, [id]),
    );
  expect((await notes()).map(({ body }) => body)).toEqual([
    'Ash & Sons: insurer calls back on Monday.',
  ]);
  await market.database.query('select private.erase_person($1)', [id]);
  expect((await notes()).map(({ body }) => body)).toEqual([
    '[removed]: insurer calls back on Monday.',
  ]);
});

test('administrators are alerted once of what is due soon: who took it alone, of the rest everybody', async () => {
  const mine = await applicant('47 hours');
  await applicant('50 hours');
  await applicant('1 hour');
  await market.call(admin, 'assign_case', {
    queue: 'approvals',
    case_id: mine,
    assignee: admin,
  });
  expect(await alert()).toBe(2);
  expect(await alert()).toBe(0);
  const cases = async (person: string) => (await told(person)).map(({ data }) => data['cases']);
  expect(await cases(admin)).toEqual(['2 cases are']);
  expect(await cases(colleague)).toEqual(['1 case is']);
  expect(
    await market.value(
      `select subject from private.outbox where person_id = $1 and kind = 'cases_due' and channel = 'email'`,
      [colleague],
    ),
  ).toBe('1 case is due soon or overdue');
  // The third falls due a day and a half later.
  expect(await alert('46 hours')).toBe(1);
  expect(await cases(colleague)).toEqual(['1 case is', '1 case is']);
});

test('credentials of an application are part of it, those of a listed Pro are a case of their own', async () => {
  const id = await applicant('1 hour');
  const add = (vendor: string) =>
    market.database.query(
      `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on)
       values ($1, 'traq', 'ISA', '1', current_date + 100)`,
      [vendor],
    );
  await add(id);
  await add(await market.vendor());
  expect((await queueOf(admin)).map(({ queue }) => queue).sort()).toEqual([
    'approvals',
    'unverified',
  ]);
});
