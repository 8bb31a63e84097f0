import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const DAYS = 86_400_000;
const FULL_NAME = 'Augustabelle Kingsworth';
const SECRETS = {
  email: 'leaving.person@example.com',
  phone: '5125550166',
  writtenPhone: '555-0166',
  street: '4712 Leaving Lane',
  name: FULL_NAME,
  business: 'Kingsworthy Tree Surgeons',
};

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const requestDeletion = (person: string, email: string) =>
  market.call<string>(person, 'request_account_deletion', { confirm_email: email });

/** Columns of any table that contain one of the texts. */
async function traces(): Promise<string[]> {
  const columns = await market.database.query<{ place: string; name: string }>(
    `select c.oid::regclass::text as place, quote_ident(a.attname) as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace,
       'auth'::regnamespace, 'storage'::regnamespace, 'realtime'::regnamespace)`,
  );
  const hits: string[] = [];
  for (const { place, name } of columns) {
    const [row] = await market.database.query<{ hit: boolean }>(
      `select exists (select 1 from ${place} where lower(${name}::text) like any ($1::text[])) as hit`,
      [Object.values(SECRETS).map((secret) => `%${secret.toLowerCase()}%`)],
    );
    // The last mail, which says that the account is gone, waits there to be sent.
    const isFarewell = place === 'private.outbox' && name === 'recipient';
    if (row?.hit && !isFarewell) hits.push(`${place}.${name}`);
  }
  return hits;
}

const failedTimers = () =>
  market.database.query(
    `select machine, event, failure from private.timers where failure is not null`,
  );

async function leavingOwner(): Promise<string> {
  const owner = await market.database.createUser({ email: SECRETS.email });
  const [first_name, last_name] = FULL_NAME.split(' ');
  await market.submit(owner, {
    category: 'arborist',
    property: { address: SECRETS.street, zip: '78704', label: 'Home' },
    contact: { first_name, last_name, phone: '+15125550166' },
    photos: [await market.photo(owner)],
  });
  return owner;
}

test('a request to delete an account needs its address, can be taken back, and a repeat changes nothing', async () => {
  const owner = await market.database.createUser({ email: 'Careful@example.com' });
  expect((await refusal(requestDeletion(owner, 'other@example.com'))).message).toBe(
    'Type the email address of this account to confirm.',
  );
  const due = await requestDeletion(owner, ' careful@EXAMPLE.com ');
  expect(await requestDeletion(owner, 'careful@example.com')).toEqual(due);
  await market.call(owner, 'cancel_account_deletion');
  await market.clock(new Date(Date.now() + 8 * DAYS));
  expect(
    await market.value('select deleted_at from public.profiles where id = $1', [owner]),
  ).toBeNull();
  expect((await refusal(market.call(owner, 'cancel_account_deletion'))).message).toBe(
    'This account is not scheduled for deletion.',
  );
});

test('after seven days the owner is nowhere, and what law and ledger need is still there', async () => {
  const owner = await leavingOwner();
  const vendor = await market.vendor({ tokens: 200 });
  const admin = await market.admin();
  const deal = await market.agree(owner, vendor);
  await market.deliver(vendor, deal.job);
  await market.call(owner, 'accept_delivery', { job_id: deal.job });
  await market.call(owner, 'submit_review', {
    job_id: deal.job,
    rating: 4,
    body: `Good work. ${FULL_NAME}`,
  });
  const open = await market.submit(owner);
  const { lead, conversation } = await market.accept(open.id, vendor);
  for (const [person, body] of [
    [owner, `I am ${FULL_NAME}, ${SECRETS.email}`],
    [vendor, `Hello ${FULL_NAME}`],
  ] as const) {
    await market.call(person, 'send_message', {
      conversation_id: conversation,
      body,
      idempotency_key: randomUUID(),
    });
  }
  const [signIn, another] = [owner, vendor].map((id) => ({
    actor_id: id,
    actor_username: id === owner ? SECRETS.email : 'pro@example.com',
  }));
  const removed = { actor_id: admin, traits: { user_id: owner, user_email: SECRETS.email } };
  await market.database.query(
    `insert into auth.audit_log_entries (id, payload, created_at)
     select gen_random_uuid(), payload::json, now() from unnest(array[$1, $2, $3]::text[]) payload`,
    [signIn, another, removed].map((payload) => JSON.stringify(payload)),
  );
  await market.call(admin, 'admin_find_people', { query: SECRETS.email });
  await market.call(owner, 'send_contact_message', {
    name: FULL_NAME,
    email: SECRETS.email,
    topic: 'other',
    body: `I leave. ${SECRETS.street}`,
  });
  await market.database.as({ userId: owner }, (queries) =>
    queries.query(
      `insert into public.error_logs (message, severity, category, user_id, url)
       values ($1, 'error', 'ui', $2, $3)`,
      [`No ${SECRETS.email}`, owner, SECRETS.email],
    ),
  );
  const waiting = await market.submit(owner);
  const waitingLead = (await market.accept(waiting.id, vendor)).lead;
  const before = await market.tokens(vendor);

  await market.database.query(
    `update public.profiles set first_name = split_part($2, ' ', 1), last_name = split_part($2, ' ', 2),
       phone = '+15125550166' where id = $1`,
    [owner, FULL_NAME],
  );
  await requestDeletion(owner, SECRETS.email);
  await market.clock(new Date(Date.now() + 6 * DAYS));
  expect(await market.value('select count(*)::int from auth.users where id = $1', [owner])).toBe(1);
  await market.clock(new Date(Date.now() + 7 * DAYS + 60_000));

  expect(await failedTimers()).toEqual([]);
  expect(await traces()).toEqual([]);
  expect(await market.value('select count(*)::int from auth.users where id = $1', [owner])).toBe(0);
  expect(
    await market.database.query(
      `select first_name || ' ' || last_name as name, phone, address, zip from public.profiles where id = $1`,
      [owner],
    ),
  ).toEqual([{ name: 'Deleted account', phone: null, address: null, zip: null }]);
  const states = await market.database.query<{ state: string }>(
    `select distinct state::text from public.service_requests where owner_id = $1 order by 1`,
    [owner],
  );
  expect(states.map((row) => row.state)).not.toContain('open');
  expect(
    await market.value('select array_agg(state::text) from public.leads where id = any ($1)', [
      [lead, waitingLead],
    ]),
  ).not.toContain('accepted');
  expect((await market.tokens(vendor)).held).toBe(0);
  expect(before.held).toBeGreaterThan(0);
  expect(
    await market.database.query(
      'select rating, author_name, body from public.reviews where job_id = $1',
      [deal.job],
    ),
  ).toEqual([{ rating: 4, author_name: 'Deleted account', body: 'Good work. [removed]' }]);
  expect(
    await market.value('select count(*)::int from public.messages where conversation_id = $1', [
      conversation,
    ]),
  ).toBe(2);
  expect(
    await market.value(
      'select sum(posted_delta)::int = (select posted from public.token_accounts where vendor_id = $1) from public.token_ledger where vendor_id = $1',
      [vendor],
    ),
  ).toBe(true);
  expect(await market.value(`select count(*)::int > 0 from public.files_to_remove()`)).toBe(true);
  // A token that is still valid opens nothing any more.
  const late = await refusal(
    market.call(owner, 'add_property', { label: 'X', address: '1 New Road', zip: '78704' }),
  );
  expect(late).toEqual({ code: '42501', message: 'This account was deleted.' });
});

test('a Pro who leaves gives back what was held, hands work over and keeps no business', async () => {
  const vendor = await market.database.createUser({ email: SECRETS.email, userType: 'vendor' });
  await market.database.query(
    `update public.vendor_profiles set state = 'approved', business_name = $2, about = $3, zip = '78701',
       categories = enum_range(null::public.service_category), service_radius_km = 60, crew_size = 20
     where vendor_id = $1`,
    [vendor, SECRETS.business, `Call ${SECRETS.writtenPhone}`],
  );
  await market.database.query(
    `insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
     values ($1, 'liability_insurance', 'Issuer', 'GL', current_date + 400, now())`,
    [vendor],
  );
  await market.database.query(
    `select private.post_tokens($1, 'grant', 100, null, 'Test tokens', $2)`,
    [vendor, `test:${vendor}`],
  );
  const owner = await market.owner();
  const scheduled = await market.agree(owner, vendor);
  const waiting = await market.submit(owner);
  await market.accept(waiting.id, vendor);
  expect((await market.tokens(vendor)).held).toBeGreaterThan(0);
  await requestDeletion(vendor, SECRETS.email);
  await market.clock(new Date(Date.now() + 7 * DAYS + 60_000));

  expect(await traces()).toEqual([]);
  expect(
    await market.value('select state::text from public.vendor_profiles where vendor_id = $1', [
      vendor,
    ]),
  ).toBe('terminated');
  expect((await market.tokens(vendor)).held).toBe(0);
  expect(
    await market.value('select state::text from public.jobs where id = $1', [scheduled.job]),
  ).toBe('canceled');
  expect(
    await market.value(
      `select count(*)::int from public.leads where vendor_id = $1
         and state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'won')`,
      [vendor],
    ),
  ).toBe(0);
});

test('nobody leaves in the middle of work; work begun in the days to think again comes first', async () => {
  const owner = await market.owner();
  const email = await market.value<string>('select email from public.profiles where id = $1', [
    owner,
  ]);
  const vendor = await market.vendor({ crewSize: 20 });
  const deal = await market.agree(owner, vendor);
  await requestDeletion(owner, email);
  await market.call(vendor, 'start_job', { job_id: deal.job });
  await market.clock(new Date(Date.now() + 7 * DAYS + 60_000));
  expect(
    await market.value('select state::text from public.account_deletions where person_id = $1', [
      owner,
    ]),
  ).toBe('requested');
  expect((await refusal(requestDeletion(owner, email))).message).toMatch(
    /is under way\. Finish it first\.$/,
  );
});

test('an auth user deleted by another path leaves no person behind either', async () => {
  const owner = await market.database.createUser({ email: SECRETS.email });
  await market.database.query('delete from auth.users where id = $1', [owner]);
  expect(await traces()).toEqual([]);
  expect(await market.value('select first_name from public.profiles where id = $1', [owner])).toBe(
    'Deleted',
  );
});

test('the export holds everything about its owner and nothing of anybody else', async () => {
  const owner = await market.owner();
  const other = await market.owner();
  const vendor = await market.vendor({ crewSize: 20 });
  const deal = await market.agree(owner, vendor);
  await market.submit(other);
  const mine = await market.call<Record<string, Record<string, unknown>[]>>(
    owner,
    'export_my_data',
  );
  expect(Object.keys(mine)).toEqual(
    expect.arrayContaining([
      'sign_in',
      'profiles',
      'properties',
      'property_trees',
      'service_requests',
      'request_trees',
      'leads',
      'quotes',
      'quote_line_items',
      'jobs',
      'conversations',
      'files',
    ]),
  );
  expect(mine['jobs']?.map((job) => job['id'])).toEqual([deal.job]);
  expect(JSON.stringify(mine)).not.toContain(other);
  const theirs = await market.call<Record<string, unknown>>(vendor, 'export_my_data');
  expect(Object.keys(theirs)).toEqual(
    expect.arrayContaining(['vendor_profiles', 'token_accounts', 'token_ledger', 'leads', 'jobs']),
  );
});

test('every table that points at people is found, and every other one is about nobody', async () => {
  const found = await market.database.query<{ name: string }>(
    'select place::text as name from private.tables_of_person()',
  );
  const all = await market.database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  const impersonal = [
    'billing_policy',
    'care_rules',
    'feature_flags',
    'matching_policy',
    'payment_reconciliations',
    'price_book_items',
    'price_book_surcharges',
    'price_books',
    'resolution_policy',
    'state_events',
    'subscription_plans',
    'token_packages',
    'zip_codes',
  ];
  const plain = (rows: { name: string }[]) => rows.map(({ name }) => name.replace('public.', ''));
  const names = new Set([...plain(found), ...impersonal]);
  expect(plain(all).filter((name) => !names.has(name))).toEqual([]);
});

test('what administrators were notified of a dispute loses its owner’s name, and notices about others keep it', async () => {
  const admin = await market.admin();
  const owner = await market.owner();
  const vendor = await market.vendor();
  const { job } = await market.agree(owner, vendor);
  await market.database.query(
    `update public.profiles set first_name = 'Philippa', last_name = 'Quarterbridge' where id = $1`,
    [owner],
  );
  await market.call(vendor, 'start_job', { job_id: job });
  const dispute = await market.call<{ id: string }>(owner, 'open_dispute', {
    job_id: job,
    reason: 'damage',
    description: 'The fence is broken.',
    wanted: 'no_change',
    photos: [],
    idempotency_key: randomUUID(),
  });
  await market.call(vendor, 'answer_dispute', {
    dispute_id: dispute.id,
    statement: 'Philippa Quarterbridge broke it.',
    photos: [],
  });
  await market.database.query(
    `select private.notify($1, 'admin', 'dispute_to_decide', '{"note": "Philippa Quarterbridge saw it."}', null, gen_random_uuid())`,
    [admin],
  );
  const notes = () =>
    market.database.query(
      `select data ->> 'note' as note from public.notifications
       where person_id = $1 and kind = 'dispute_to_decide' order by created_at`,
      [admin],
    );
  expect(await notes()).toEqual([
    { note: 'Philippa Quarterbridge broke it.' },
    { note: 'Philippa Quarterbridge saw it.' },
  ]);
  await market.database.query('select private.erase_person($1)', [owner]);
  expect(await notes()).toEqual([
    { note: '[removed] broke it.' },
    { note: 'Philippa Quarterbridge saw it.' },
  ]);
});

test('while somebody is erased, others can go on and the clock fires what is theirs', async () => {
  const leaving = await market.owner();
  const other = await market.owner();
  const vendor = await market.vendor({ crewSize: 30, tokens: 300 });
  await market.accept((await market.submit(leaving)).id, vendor);
  const { id } = await market.submit(other);
  await market.call(leaving, 'request_account_deletion', {
    confirm_email: await market.value('select email from public.profiles where id = $1', [leaving]),
  });
  const due = new Date(Date.now() + 7 * DAYS + 60_000).toISOString();
  // What others have going with the person ends in a call of its own, which reads no texts.
  expect(await market.value('private.erase_due_person($1)', [due])).toBe(true);
  const deleted = () =>
    market.value('select deleted_at is not null from public.profiles where id = $1', [leaving]);
  expect(await deleted()).toBe(false);
  expect(await market.value('private.erase_due_person($1)', [due])).toBe(true);
  expect(await deleted()).toBe(true);
  expect(await market.value('private.erase_due_person($1)', [due])).toBe(false);
  await market.accept(id, vendor);
  // A timer would keep those of others waiting.
  expect(
    await market.value(
      `select count(*)::int from private.timer_effects where machine = 'account_deletion'`,
    ),
  ).toBe(0);
});
