import { anyRow, mine, row, SIGNED_IN, uuid, type Aggregate } from './aggregate';
import { idOf } from './attempt';
import { isAnonymous } from './world';

export const administration: Aggregate = {
  tables: {
    'public.feature_flags': { target: () => `name = 'messaging'`, select: 'everyone' },
    'public.feature_flags for one': {
      target: () => `name = 'for_one_owner'`,
      select: 'owner admin',
    },
    'public.feature_flags later': { target: () => `name = 'for_later'`, select: 'admin' },
    'public.error_logs': {
      target: mine('user_id', 'owner'),
      select: 'admin',
      insert: {
        allowed: 'everyone',
        // Visitors report without a name.
        values: (self, world, caller) =>
          `(message, severity, category, user_id) values ('Broken', 'error', 'ui', ${
            isAnonymous(caller) && self === idOf(world, caller) ? 'null' : uuid(self)
          })`,
      },
    },
    'public.error_groups': { target: anyRow, select: 'admin' },
    'public.error_group_releases': { target: anyRow, select: 'admin' },
    'public.admin_audit': { target: anyRow, select: 'admin' },
    'public.admin_changes': { target: anyRow, select: 'admin' },
    'public.viewings': { target: mine('person_id', 'owner'), select: 'owner admin' },
  },
  functions: {
    my_feature_flags: { allowed: 'everyone', given: () => ({}) },
    issue_admin_pass: { allowed: 'admin', given: () => ({}) },
    save_feature_flag: {
      allowed: 'admin',
      given: () => ({
        name: 'video_upload',
        rule: { enabled: true, user_percentage: 10, user_roles: ['vendor'] },
        reason: 'A first group',
      }),
    },
    switch_feature_flag: {
      allowed: 'admin',
      given: () => ({ name: 'messaging', is_on: false, reason: 'Messages arrive twice' }),
    },
    marketplace_health: {
      allowed: 'admin',
      given: () => ({ from_day: '2026-01-01', to_day: '2026-01-31' }),
    },
    won_after_release: {
      allowed: 'admin',
      given: () => ({ from_day: '2026-01-01', to_day: '2026-01-31' }),
    },
    remote_load_failures: {
      allowed: 'admin',
      given: () => ({ from_day: '2026-01-01', to_day: '2026-01-31' }),
    },
    propose_admin_change: {
      allowed: 'admin',
      given: (world) => ({
        person_id: row(world, 'futureAdmin'),
        change: 'appoint',
        reason: 'Joins the team',
      }),
    },
    // Another administrator asked for it.
    decide_admin_change: {
      allowed: 'admin',
      given: (world) => ({
        change_id: row(world, 'adminChange'),
        decision: 'refuse',
        reason: 'Not yet',
      }),
    },
    check_audit_trail: { allowed: 'admin', given: () => ({}) },
    review_queue: { allowed: 'admin', given: () => ({}) },
    assign_case: {
      allowed: 'admin',
      given: (world) => ({
        queue: 'administrators',
        case_id: row(world, 'adminChange'),
        assignee: world.ids.admin,
      }),
    },
    case_notes: {
      allowed: 'admin',
      given: (world) => ({ queue: 'administrators', case_id: row(world, 'adminChange') }),
    },
    add_case_note: {
      allowed: 'admin',
      given: (world) => ({
        queue: 'administrators',
        case_id: row(world, 'adminChange'),
        body: 'Asked them to call back.',
      }),
    },
    start_viewing: {
      allowed: 'admin',
      given: ({ ids }) => ({ person_id: ids.otherOwner, reason: 'They called us' }),
    },
    end_viewing: { allowed: 'admin', given: (world) => ({ viewing_id: row(world, 'viewing') }) },
    viewed_person: { allowed: SIGNED_IN, given: () => ({}) },
    my_admin_access: { allowed: SIGNED_IN, given: () => ({}) },
    count_release_load: {
      allowed: 'everyone',
      given: () => ({ remote: 'mf-vendor', version: '20260101-120000-0123456789' }),
    },
    compare_releases: {
      allowed: 'admin',
      given: () => ({ remote: 'mf-vendor', versions: '{20260101-120000-0123456789}' }),
    },
    releases_in_use: { allowed: 'admin', given: () => ({}) },
    is_promoted: {
      allowed: 'everyone',
      given: ({ ids }) => ({ vendor_id: ids.vendor }),
    },
    record_page_vitals: {
      allowed: 'everyone',
      given: () => ({ page: '/', release: null, device: 'wide', vitals: { LCP: 900 } }),
    },
    page_vitals_by_page: {
      allowed: 'admin',
      given: () => ({ from_day: '2026-01-01', to_day: '2026-01-31' }),
    },
    page_vitals_by_day: {
      allowed: 'admin',
      given: () => ({ from_day: '2026-01-01', to_day: '2026-01-31' }),
    },
    find_error_reports: {
      allowed: 'admin',
      given: () => ({ severity: 'error', words: 'broken', since: '2026-01-01' }),
    },
    error_report_values: { allowed: 'admin', given: () => ({}) },
    resolve_error_group: {
      allowed: 'admin',
      given: async ({ market }) => ({
        fingerprint: await market.value('select min(fingerprint) from public.error_groups'),
        reason: 'Fixed in the next release',
      }),
    },
  },
  async prepare({ market, ids }) {
    await market.database.query(
      `insert into public.feature_flags (name, enabled, user_ids, start_date) values
         ('for_one_owner', true, array[$1]::uuid[], null), ('for_later', true, null, now() + interval '1 day')`,
      [ids.owner],
    );
    await market.database.query(
      `insert into public.error_logs (message, severity, category, user_id, context)
       values ('Broken', 'error', 'ui', $1, '{"release": "r1"}')`,
      [ids.owner],
    );
    await market.database.query(
      `insert into public.admin_audit (admin_id, action, subject_table) values ($1, 'test', 'profiles')`,
      [ids.admin],
    );
    const adminChange = await market.call<string>(await market.admin(), 'propose_admin_change', {
      person_id: await market.owner(),
      change: 'appoint',
      reason: 'Joins the team',
    });
    const viewing = await market.call<{ id: string }>(ids.admin, 'start_viewing', {
      person_id: ids.owner,
      reason: 'They called us',
    });
    return { viewing: viewing.id, adminChange, futureAdmin: await market.owner() };
  },
};
