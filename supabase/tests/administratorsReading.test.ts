import { openMarketplace, type Marketplace } from './support/marketplace';

// Administrators read people's data through functions, which say in the audit trail who looked.

let market: Marketplace;
let admin: string;
let owner: string;
let request: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  owner = await market.owner();
  request = (await market.submit(owner, { access_notes: 'Gate code 4711' })).id;
});
afterAll(() => market.database.close());

const COUNTS: readonly (readonly [string, string])[] = [
  ['profiles', `select 1 from public.profiles where user_type <> 'admin'`],
  ['properties', 'select 1 from public.properties'],
  ['trees of properties', 'select 1 from public.property_trees'],
  ['access notes', 'select 1 from public.request_access'],
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
  ['the address of a request', 'request.read', 'admin_request', () => ({ request_id: request })],
])('who opens %s is in the audit trail, once an hour', async (_, action, name, given) => {
  await market.call(admin, name, given());
  await market.call(admin, name, given());
  expect(await trail(action)).toBe(1);
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
  'public.request_photos',
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
