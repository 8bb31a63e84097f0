import type { AccessWorld, CallerName } from './accessWorld';

/** Names of callers, separated by spaces; `everyone` and `nobody` stand for themselves. */
export type Allowed = string;

/** Who may do what with the rows of one table. */
export interface TableAccess {
  /** The row the cells are about: it belongs to the world's owner or Pro. */
  target: (world: AccessWorld) => string;
  select: Allowed;
  /** Inserting a row as oneself. `values` is what each tries; without it nobody may. */
  insert?: { allowed: Allowed; values: (self: string, world: AccessWorld) => string };
  /** Changing the target row. Columns are all that signed-in people may name in an update. */
  update?: { allowed: Allowed; columns: string; change: string };
  delete?: Allowed;
  /** Where the target row itself cannot be deleted by anybody. */
  deleteTarget?: (world: AccessWorld) => string;
}

const sides = 'owner vendor admin';
const uuid = (value: string) => `'${value}'::uuid`;
const mine = (column: string, who: Exclude<CallerName, 'visitor'>) => (world: AccessWorld) =>
  `${column} = ${uuid(world.ids[who])}`;
const anyRow = () => 'true';

/** Every table of the API, and storage. A table without a row here fails the test. */
export const TABLES: Record<string, TableAccess> = {
  'public.profiles': {
    target: mine('id', 'owner'),
    select: 'owner admin',
    update: {
      allowed: 'owner',
      columns:
        'id email user_type first_name last_name phone address city state zip is_profile_complete',
      change: `first_name = 'Changed'`,
    },
  },
  'public.zip_codes': { target: anyRow, select: 'everyone' },
  'public.properties': {
    target: mine('owner_id', 'owner'),
    select: sides,
    delete: 'owner',
    deleteTarget: (world) => `id = ${uuid(world.quietProperty)}`,
  },
  'public.state_events': {
    target: (world) => `subject_id = ${uuid(world.scheduled.lead)}`,
    select: sides,
  },
  'public.vendor_profiles': {
    target: mine('vendor_id', 'vendor'),
    select: 'everyone',
    update: {
      allowed: 'vendor',
      columns: 'business_name about zip service_radius_km categories crew_size founded_year',
      change: `about = 'Changed'`,
    },
  },
  'public.vendor_credentials': {
    target: mine('vendor_id', 'vendor'),
    select: 'everyone',
    insert: {
      allowed: 'vendor otherVendor',
      values: (self) =>
        `(vendor_id, kind, issuer, number, expires_on) values (${uuid(self)}, 'traq', 'Issuer', '77', current_date + 9)`,
    },
  },
  'public.vendor_equipment': {
    target: mine('vendor_id', 'vendor'),
    select: 'everyone',
    insert: {
      allowed: 'vendor otherVendor',
      values: (self) => `(vendor_id, kind) values (${uuid(self)}, 'crane')`,
    },
    update: { allowed: 'vendor', columns: 'quantity', change: 'quantity = 2' },
    delete: 'vendor',
  },
  'public.vendor_prices': {
    target: mine('vendor_id', 'vendor'),
    select: 'vendor',
    insert: {
      allowed: 'vendor otherVendor',
      values: (self) =>
        `(vendor_id, label, unit, price_cents) values (${uuid(self)}, 'Pruning', 'each', 100)`,
    },
    update: { allowed: 'vendor', columns: 'label unit price_cents', change: 'price_cents = 2' },
    delete: 'vendor',
  },
  'public.token_accounts': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
  'public.token_ledger': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
  'public.subscription_plans': {
    target: () => `tier = 'premium'`,
    select: 'everyone',
    insert: {
      allowed: 'admin',
      values: () =>
        `(name, subscription_type, tier, monthly_price, quarterly_price, yearly_price) values ('Basic', 'priority_tier', 'basic', 1, 2, 3)`,
    },
    update: {
      allowed: 'admin',
      columns:
        'id name subscription_type tier monthly_price quarterly_price yearly_price features is_active created_at',
      change: 'monthly_price = 1',
    },
  },
  'public.vendor_subscriptions': { target: mine('vendor_id', 'vendor'), select: 'vendor admin' },
  'public.feature_flags': { target: anyRow, select: 'everyone' },
  'public.error_logs': {
    target: mine('user_id', 'owner'),
    select: 'admin',
    insert: {
      allowed: 'everyone',
      values: () => `(message, severity, category) values ('Broken', 'error', 'ui')`,
    },
  },
  'public.admin_audit': { target: anyRow, select: 'admin' },
  'public.price_book_items': { target: anyRow, select: 'everyone' },
  'public.matching_policy': { target: anyRow, select: 'everyone' },
  'public.service_requests': { target: mine('owner_id', 'owner'), select: sides },
  'public.request_trees': {
    target: (world) => `request_id = ${uuid(world.offered.request)}`,
    select: sides,
  },
  'public.request_photos': {
    target: (world) => `request_id = ${uuid(world.offered.request)}`,
    select: sides,
  },
  'public.leads': { target: mine('owner_id', 'owner'), select: sides },
  'public.match_runs': {
    target: (world) => `request_id = ${uuid(world.offered.request)}`,
    select: 'admin',
  },
  'public.match_candidates': { target: mine('vendor_id', 'vendor'), select: 'admin' },
  'public.conversations': { target: mine('owner_id', 'owner'), select: sides },
  'public.messages': {
    target: (world) => `conversation_id = ${uuid(world.quoted.conversation)}`,
    select: sides,
  },
  'public.quotes': { target: mine('owner_id', 'owner'), select: sides },
  'public.quote_line_items': {
    target: (world) => `quote_id = ${uuid(world.quoted.quote)}`,
    select: sides,
  },
  'public.jobs': { target: mine('owner_id', 'owner'), select: sides },
  'public.job_photos': {
    target: (world) => `job_id = ${uuid(world.delivered.job)}`,
    select: sides,
  },
  'public.reviews': {
    target: (world) => `id = ${uuid(world.completed.review)}`,
    select: 'everyone',
  },
  'storage.buckets': { target: () => `id = 'tree-photos'`, select: 'admin' },
  'storage.objects': {
    target: (world) => `name = '${world.photo}'`,
    select: sides,
    insert: {
      allowed: 'owner otherOwner vendor otherVendor admin',
      values: (self) => `(bucket_id, name) values ('tree-photos', '${self}/new.jpg')`,
    },
  },
};

/**
 * Every public function: who it works for, called with the world's own rows
 * (accessWorld.functionArguments). Everybody else is refused.
 */
export const FUNCTIONS: Record<string, Allowed> = {
  accept_delivery: 'owner',
  accept_lead: 'vendor',
  accept_quote: 'owner',
  add_property: 'owner otherOwner',
  cancel_request: 'owner',
  decide_vendor: 'admin',
  decline_lead: 'vendor',
  decline_quote: 'owner',
  deliver_job: 'vendor',
  estimate_request: 'everyone',
  mark_conversation_read: 'owner vendor',
  my_match_explanation: 'vendor',
  reopen_job: 'owner',
  reply_to_review: 'vendor',
  request_quote_changes: 'owner',
  run_due_timers: 'nobody',
  schedule_job: 'owner vendor',
  send_message: 'owner vendor',
  send_quote: 'vendor',
  share_contact: 'owner',
  start_job: 'vendor',
  start_travel: 'vendor',
  submit_request: 'owner otherOwner',
  submit_review: 'owner vendor',
  verify_credential: 'admin',
  view_lead: 'vendor',
  view_quote: 'owner',
  // These answer with the caller's own: nothing for everybody but the sides of the deal.
  lead_contact: 'owner otherOwner vendor otherVendor admin',
  my_conversations: 'owner otherOwner vendor otherVendor admin',
  my_lead_competition: 'owner otherOwner vendor otherVendor admin',
  // Approved Pros have nothing to apply for; access.test.ts tries them as applicants.
  submit_vendor_application: 'nobody',
  reapply_vendor_application: 'nobody',
};
