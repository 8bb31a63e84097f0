import { openMarketplace, type Marketplace } from './support/marketplace';

// Administrators read people's data through functions, which say in the audit trail who looked.

let market: Marketplace;
let admin: string;
let owner: string;
let request: string;
let photo: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
  vendor = await market.vendor();
  photo = await market.photo(owner);
  const photos = [photo];
  request = (await market.submit(owner, { access_notes: 'Gate code 4711', photos })).id;
});
afterAll(() => market.database.close());

const COUNTS: readonly (readonly [string, string])[] = [
  ['profiles', `select 1 from public.profiles where user_type <> 'admin'`],
  ['properties', 'select 1 from public.properties'],
  ['trees of properties', 'select 1 from public.property_trees'],
  ['access notes', 'select 1 from public.request_access'],
  ['photos of requests', 'select 1 from public.request_photos'],
  ['files of photos', `select 1 from storage.objects where bucket_id = 'tree-photos'`],
];
const rows = (who: string, sql: string) =>
  market.database.as({ userId: who }, async (queries) => (await queries.query(sql)).length);
const trail = (action: string) =>
  market.value<number>(
    'select count(*)::int from public.admin_audit where admin_id = $1 and action = $2',
    [admin, action],
  );

test.each(COUNTS)('no table gives an administrator %s', async (_, sql) => {
  expect(await rows(admin, sql)).toBe(0);
});

test('owners read their own, and administrators each other', async () => {
  expect(await rows(owner, 'select 1 from public.properties')).toBe(1);
  expect(await rows(owner, 'select 1 from public.request_access')).toBe(1);
  const colleague = await market.admin();
  expect(await rows(admin, `select 1 from public.profiles where id = '${colleague}'`)).toBe(1);
});

test.each([
  ['an account', 'person.read', 'admin_person', () => ({ person_id: owner })],
  [
    'names of accounts',
    'people.read',
    'admin_account_names',
    () => ({ account_ids: `{${owner}}` }),
  ],
  ['records of Pros', 'vendors.read', 'vendor_records', () => ({ vendor_ids: `{${vendor}}` })],
  ['the address of a request', 'request.read', 'admin_request', () => ({ request_id: request })],
])('who opens %s is in the audit trail, once an hour', async (_, action, name, given) => {
  await market.call(admin, name, given());
  await market.call(admin, name, given());
  expect(await trail(action)).toBe(1);
});

test('photos of a request show to the administrator who opened it, for half a day', async () => {
  const colleague = await market.admin();
  const other = (await market.submit(owner, { photos: [await market.photo(owner)] })).id;
  const shown = (who: string) =>
    market.database.as({ userId: who }, async (queries) => [
      ...(await queries.query('select request_id::text as id from public.request_photos')),
      ...(await queries.query(
        `select name as id from storage.objects where bucket_id = 'tree-photos'`,
      )),
    ]);
  await market.call(admin, 'admin_request', { request_id: request });
  expect(await shown(admin)).toEqual([{ id: request }, { id: photo }]);
  expect(await shown(colleague)).toEqual([]);
  await market.call(colleague, 'admin_request', { request_id: other });
  expect((await shown(colleague)).map(({ id }) => id)).toContain(other);
  expect((await shown(colleague)).map(({ id }) => id)).not.toContain(request);
  await market.database.query(
    `set session_replication_role = replica;
     update public.admin_audit set created_at = created_at - interval '13 hours';
     set session_replication_role = origin`,
  );
  expect(await shown(admin)).toEqual([]);
});

/** Tables whose rows administrators read directly: records of the business, and what they are there to decide about. */
const READ_DIRECTLY = new Set([
  'public.account_deletions',
  'public.admin_audit',
  'public.admin_changes',
  'public.announcements',
  'public.chargebacks',
  'public.contact_messages',
  'public.conversations',
  'public.credential_decisions',
  'public.credential_documents',
  'public.credential_reminders',
  'public.error_group_releases',
  'public.error_groups',
  'public.error_logs',
  'public.feature_flags',
  'public.job_change_orders',
  'public.job_disputes',
  'public.job_safety_checklists',
  'public.jobs',
  'public.lead_credit_claims',
  'public.leads',
  'public.match_candidates',
  'public.match_runs',
  'public.message_reports',
  'public.messages',
  'public.money_ledger',
  'public.payment_reconciliations',
  'public.payment_refunds',
  'public.payments',
  'public.plan_proposals',
  'public.profiles',
  'public.quotes',
  'public.review_reports',
  'public.reviews',
  'public.service_requests',
  'public.state_events',
  'public.token_accounts',
  'public.token_adjustments',
  'public.token_debts',
  'public.token_ledger',
  'public.token_purchases',
  'public.vendor_blocks',
  'public.vendor_credentials',
  'public.vendor_crew',
  'public.vendor_equipment',
  'public.vendor_hours',
  'public.vendor_media',
  'public.vendor_prices',
  'public.vendor_profiles',
  'public.vendor_special_days',
  'public.vendor_special_hours',
  'public.vendor_subscriptions',
  'public.viewings',
  'realtime.messages',
  'storage.buckets',
  'storage.objects',
]);

test('a policy lets administrators read no other table', async () => {
  const found = await market.database.query<{ place: string }>(
    `select distinct schemaname || '.' || tablename as place from pg_catalog.pg_policies
     where coalesce(qual, '') like '%is_admin()%' or coalesce(with_check, '') like '%is_admin()%'
     order by 1`,
  );
  expect(found.map(({ place }) => place).filter((place) => !READ_DIRECTLY.has(place))).toEqual([]);
  expect(found.length).toBeGreaterThan(20);
});
