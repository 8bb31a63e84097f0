import type { Queries } from '../../../local/database';

/**
 * Creates temporary functions that move the last step into the past. now() is constant within the
 * transaction of the seed, so a row with exactly now() was touched by the last step. Until endBackdating, triggers that notify, stamp a time or write the audit trail are
 * off, because moving a date is not a change anyone made. Rate limits are off too.
 */
export async function prepareBackdating(queries: Queries): Promise<void> {
  // What they still have to do first.
  await queries.script('set constraints all immediate; set constraints all deferred');
  await queries.script(switchTriggers('disable'));
  await queries.script(
    `update private.owner_limits set duplicate_window = interval '0', requests_an_hour = 100000,
       open_requests_of_new = 100000`,
  );
  await queries.script(MOVE_REQUEST);
  await queries.script(
    'grant execute on function pg_temp.move_request(uuid, timestamptz) to authenticated',
  );
  await queries.script(MOVE_VENDOR);
  await queries.script(SETTLE);
}

/** Puts the triggers back. */
export async function endBackdating(queries: Queries): Promise<void> {
  await queries.script(ORDER_AUDIT);
  await queries.script(ORDER_LEDGER);
  await queries.script(COUNT_ANSWERS);
  await queries.script(switchTriggers('enable'));
  await queries.script('select private.list_all_leads()');
  await queries.script(CHAIN_AUDIT);
  await queries.script(
    `update private.owner_limits set duplicate_window = default, requests_an_hour = default,
       open_requests_of_new = default`,
  );
}

// Entries are numbered as they happened: the accounts were there before anything was decided, and the
// decisions about one Pro were made while those about the next were still to come.
const ORDER_AUDIT = `
  update public.admin_audit a set created_at = (select min(f.created_at) from public.admin_audit f) - interval '1 day'
  where exists (select 1 from private.audit_chain l where l.audit_id = a.id);
  create temporary table entries on commit drop as select * from public.admin_audit;
  delete from public.admin_audit;
  insert into public.admin_audit
    (id, admin_id, action, subject_table, subject_id, before, after, reason, created_at)
  overriding system value
  select n.id, e.admin_id, e.action, e.subject_table, e.subject_id, e.before, e.after, e.reason, e.created_at
  from (select e.*, row_number() over (order by e.created_at, e.id) as place from entries e) e
  join (select id, row_number() over (order by id) as place from entries) n using (place)`;

// Entries of the ledger are numbered as they happened, and balances run in that order.
const ORDER_LEDGER = `
  create temporary table ledger on commit drop as
  select l.*, row_number() over (order by l.created_at, l.id) as place,
    sum(l.posted_delta - l.held_delta) over (partition by l.vendor_id order by l.created_at, l.id) as balance
  from public.token_ledger l;
  create temporary table numbers on commit drop as
  select l.id as old, n.id as new from ledger l
  join (select id, row_number() over (order by id) as place from ledger) n using (place);
  create temporary table reversals on commit drop as
  select a.id, n.new from public.token_adjustments a join numbers n on n.old = a.reverses_id;
  update public.token_adjustments set reverses_id = null where reverses_id is not null;
  update public.token_ledger set reverses_id = null where reverses_id is not null;
  delete from public.token_ledger;
  insert into public.token_ledger
    (id, vendor_id, kind, posted_delta, held_delta, balance_after, reverses_id, lead_id, reason, key, created_by, created_at)
  overriding system value
  select n.new, l.vendor_id, l.kind, l.posted_delta, l.held_delta, l.balance, r.new, l.lead_id, l.reason, l.key,
    l.created_by, l.created_at
  from ledger l join numbers n on n.old = l.id left join numbers r on r.old = l.reverses_id order by n.new;
  update public.token_adjustments a set reverses_id = r.new from reversals r where r.id = a.id`;

// What count_answer counts while its trigger is on.
const COUNT_ANSWERS = `
  insert into private.counted_answers (lead_id, outcome)
  select distinct on (e.subject_id) e.subject_id, e.to_state::public.lead_state from public.state_events e
  where e.machine = 'lead' and e.from_state in ('offered', 'viewed') and e.to_state in ('accepted', 'declined', 'expired')
  order by e.subject_id, e.id
  on conflict (lead_id) do nothing;
  update public.vendor_profiles v
  set answers_count = c.answers, accepts_count = c.accepts, lapses_count = c.lapses
  from (
    select l.vendor_id, count(*) filter (where e.to_state <> 'expired') as answers,
      count(*) filter (where e.to_state = 'accepted') as accepts,
      count(*) filter (where e.to_state = 'expired') as lapses
    from public.leads l join public.state_events e on e.machine = 'lead' and e.subject_id = l.id
    where e.from_state in ('offered', 'viewed') and e.to_state in ('accepted', 'declined', 'expired')
    group by l.vendor_id) c
  where c.vendor_id = v.vendor_id`;

// In the order of the entries, and with the dates they have by now.
const CHAIN_AUDIT = `select private.chain_audit_row(a.id) from public.admin_audit a
  where private.audit_digest(a) is distinct from (
    select l.digest from private.audit_chain l where l.audit_id = a.id order by l.position desc limit 1)
  order by a.id`;

const DATED = ['service_requests', 'leads', 'quotes', 'jobs'];
const SILENCED = [
  ...DATED,
  'messages',
  'conversations',
  'state_events',
  'admin_audit',
  'token_ledger',
];

function switchTriggers(change: 'disable' | 'enable'): string {
  return SILENCED.map((table) => `alter table public.${table} ${change} trigger user;`).join('\n');
}

// Rows the last step did not touch are left alone, which keeps the seed fast.
function moving(table: string, rows: string, columns: readonly string[]): string {
  const changes = columns.map(
    (column) => `${column} = case when ${column} = now() then at else ${column} end`,
  );
  return `update public.${table} set ${changes.join(', ')} where ${rows} and now() in (${columns.join(', ')});`;
}

const OF_REQUEST = `subject_id in (select request union select id from public.leads where request_id = request
      union select id from public.quotes where request_id = request
      union select id from public.jobs where request_id = request
      union select id from public.reviews where request_id = request)`;

const MOVE_REQUEST = `
create or replace function pg_temp.move_request(request uuid, at timestamptz) returns void
language plpgsql security definer as $$
begin
  ${[
    moving('service_requests', 'id = request', ['created_at', 'submitted_at']),
    moving('request_photos', 'request_id = request', ['created_at']),
    moving('match_runs', 'request_id = request', ['created_at']),
    moving('leads', 'request_id = request', ['offered_at', 'engaged_at', 'contact_shared_at']),
    moving(
      'messages',
      'conversation_id in (select id from public.conversations where request_id = request)',
      ['created_at'],
    ),
    moving('conversations', 'request_id = request', [
      'created_at',
      'owner_read_at',
      'vendor_read_at',
      'last_message_at',
    ]),
    moving('quotes', 'request_id = request', ['created_at']),
    moving('job_photos', 'job_id in (select id from public.jobs where request_id = request)', [
      'created_at',
    ]),
    'update public.jobs set accept_by = accept_by - (now() - at) where request_id = request and delivered_at = now();',
    // Work that began without a date took place then.
    `update public.jobs set scheduled_for = at, scheduled_until = private.work_end(vendor_id, at, planned_hours)
     where request_id = request and scheduled_for = now();`,
    moving('jobs', 'request_id = request', ['created_at', 'delivered_at', 'completed_at']),
    moving('reviews', 'request_id = request', ['created_at', 'published_at', 'replied_at']),
    moving('state_events', 'request_id = request', ['created_at']),
    moving('token_ledger', 'lead_id in (select id from public.leads where request_id = request)', [
      'created_at',
    ]),
  ].join('\n  ')}
  update private.timers set due_at = due_at - (now() - at), set_at = at where set_at = now() and ${OF_REQUEST};
end $$`;

const MOVE_VENDOR = `
create or replace function pg_temp.move_vendor(vendor uuid, at timestamptz) returns void
language plpgsql as $$
begin
  update auth.users set created_at = at, email_confirmed_at = at where id = vendor;
  update public.profiles set created_at = at where id = vendor;
  update public.vendor_profiles
  set created_at = at, state_since = least(at + interval '3 days', now()), is_demo = true,
    approved_at = case when approved_at is not null then least(at + interval '3 days', now()) end
  where vendor_id = vendor;
  update public.vendor_credentials
  set created_at = at, verified_at = at + (verified_at - now()) + interval '3 days' where vendor_id = vendor;
  update public.credential_decisions set decided_at = least(at + interval '3 days', now()) where vendor_id = vendor;
  update public.credential_documents set added_at = at where vendor_id = vendor;
  update public.vendor_media set created_at = at where vendor_id = vendor;
  update public.vendor_subscriptions set created_at = at + interval '20 days' where vendor_id = vendor;
  update public.state_events set created_at = least(at + interval '3 days', now())
  where vendor_id = vendor and machine in ('vendor', 'subscription');
  update public.admin_audit set created_at = least(at + interval '3 days', now())
  where subject_id = vendor or subject_id in (select id from public.vendor_credentials where vendor_id = vendor);
  update public.token_ledger set created_at = at + interval '3 days' where vendor_id = vendor;
end $$`;

const stampLastEvent = (table: string) => `update public.${table} t set updated_at = (
    select max(e.created_at) from public.state_events e where e.request_id = request and e.subject_id = t.id)
  where t.${table === 'service_requests' ? 'id' : 'request_id'} = request
    and exists (select 1 from public.state_events e where e.request_id = request and e.subject_id = t.id);`;

// Deadlines count from when things happened, and so do the timers that wait for them.
const SETTLE = `
create or replace function pg_temp.settle_request(request uuid, offers_open_until timestamptz) returns void
language plpgsql as $$
begin
  update public.leads l
  set offer_expires_at = coalesce(
    case when l.state in ('offered', 'viewed') then offers_open_until end,
    private.offer_deadline(r, l.offered_at))
  from public.service_requests r where r.id = l.request_id and r.id = request;
  update public.quotes
  set valid_until = created_at + (valid_until - now()),
    earliest_start = earliest_start + (created_at::date - now()::date)
  where request_id = request;
  ${DATED.map(stampLastEvent).join('\n  ')}
  update private.timers t set due_at = l.offer_expires_at
  from public.leads l where l.request_id = request and t.machine = 'lead' and t.event = 'expire' and t.subject_id = l.id;
  update private.timers t set due_at = q.valid_until
  from public.quotes q where q.request_id = request and t.machine = 'quote' and t.event = 'expire' and t.subject_id = q.id;
  update private.timers set fired_at = due_at where fired_at is not null and ${OF_REQUEST};
end $$`;

/**
 * Dates the closings and reminders that timers have just fired by when they were due; nothing else
 * follows from them. Returns what else the timers did.
 */
export async function dateLateTimers(
  queries: Queries,
): Promise<{ machine: string; event: string; request_id: string }[]> {
  await queries.query(
    `update public.state_events e set created_at = t.due_at from private.timers t
     where e.actor = 'timer' and e.created_at = now() and e.event in ('close', 'remind')
       and t.machine = e.machine and t.event = e.event and t.subject_id = e.subject_id and t.fired_at = now()`,
  );
  await queries.query('update private.timers set fired_at = due_at where fired_at = now()');
  return queries.query(
    `select machine, event, request_id from public.state_events where actor = 'timer' and created_at = now()`,
  );
}
