-- What is switched on, and for whom.
create table public.feature_flags (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{1,60}$'),
  enabled boolean not null default false,
  description text,
  user_percentage int check (user_percentage between 0 and 100),
  user_roles text[],
  user_ids uuid[],
  start_date timestamptz,
  end_date timestamptz,
  version int not null default 1
);
comment on table public.feature_flags is 'What is switched on, and for whom. Evaluated in the order the specification gives. version: counts changes.';
alter table public.feature_flags enable row level security;
revoke all on public.feature_flags from anon, authenticated;
grant select on public.feature_flags to anon, authenticated;
grant all on public.feature_flags to service_role;

-- What is different each time an error happens (ids, figures, quoted words, addresses) is left out of
-- its shape, so that the same error is recognized.
create function private.error_fingerprint(message text, category text, source text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select md5(coalesce(source, '') || '|' || category || '|' || left(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(left(message, 500)),
      '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '#', 'g'),
      'https?://[^[:space:]]+', '#', 'g'),
      '"[^"]*"|''[^'']*''|`[^`]*`|“[^”]*”', '#', 'g'),
      '[0-9a-f]{12,}|[0-9]+', '#', 'g'), 300))
$$;
comment on function private.error_fingerprint(text, text, text) is
  'What errors of one kind share: a hash of source, category and the shape of the message.';
-- Generated columns are computed with the rights of the person who writes the row.
grant execute on function private.error_fingerprint(text, text, text) to anon, authenticated, service_role;

-- Errors the interface reports.
create table public.error_logs (
  id bigint generated always as identity primary key,
  message text not null check (length(message) <= 2000),
  severity text not null check (severity in ('debug', 'info', 'warning', 'error', 'critical')),
  category text not null check (category in (
    'api', 'ui', 'authentication', 'database', 'network', 'validation', 'edge_function', 'media', 'unknown')),
  source text check (length(source) <= 200),
  context jsonb check (pg_column_size(context) <= 8192),
  stack_trace text check (length(stack_trace) <= 20000),
  user_id uuid references public.profiles (id) on delete set null,
  user_agent text check (length(user_agent) <= 500),
  url text check (length(url) <= 2000),
  report_key text unique check (length(report_key) <= 60),
  fingerprint text not null generated always as (private.error_fingerprint(message, category, source)) stored,
  created_at timestamptz not null default now()
);
comment on table public.error_logs is
  'Errors reported by the interface. Written by anyone, read by administrators. context may carry release, remote and remote_version, and occurred_at when the report arrived later. report_key is chosen by the browser, so that a report sent twice arrives once.';
create index error_logs_created_idx on public.error_logs (created_at desc);
create index error_logs_user_idx on public.error_logs (user_id);
-- Reports are paged by their number, which a storm of reports in one moment does not share.
create index error_logs_severity_idx on public.error_logs (severity, id desc);
create index error_logs_category_idx on public.error_logs (category, id desc);
create index error_logs_fingerprint_idx on public.error_logs (fingerprint, id desc);
-- Reports of errors are found by all that kinds of errors are found by. Read through a function: under a
-- policy no index could serve words or what the context says, because those comparisons may leak.
create index error_logs_words_idx on public.error_logs using gin (private.searched_words(message));
create index error_logs_source_idx on public.error_logs (source, id desc);
create index error_logs_release_idx on public.error_logs ((context ->> 'release'), id desc);
create index error_logs_remote_idx on public.error_logs ((context ->> 'remote'), id desc);
create index error_logs_remote_version_idx on public.error_logs ((context ->> 'remote_version'), id desc);
alter table public.error_logs enable row level security;
revoke all on public.error_logs from anon, authenticated;
grant insert (message, severity, category, source, context, stack_trace, user_id, user_agent, url, report_key)
  on public.error_logs to anon, authenticated;
grant select on public.error_logs to authenticated;
grant all on public.error_logs to service_role;

-- How much may be reported. More is refused, and the interface then only counts.
create table private.error_report_limits (
  one boolean primary key default true check (one),
  per_person int not null default 60,
  critical_an_hour int not null default 5,
  all_visitors int not null default 600,
  visitors_per_kind int not null default 60,
  longest_stack int not null default 8000,
  kept_at_most int not null default 100000,
  kinds_kept_at_most int not null default 20000,
  -- The longest count is of one hour.
  counts_kept_for interval not null default '2 hours'
);
comment on table private.error_report_limits is
  'One row: how many errors a minute each person or address may report, how many of an account count as critical within an hour, and visitors whose address is unknown all together and of one kind; how much of a stack is kept, how many reports (kept_at_most) and kinds (kinds_kept_at_most) are, and for how long the counts by caller are. For how long reports are: private.kept_data.';

create table private.error_report_counts (
  reporter text not null,
  minute timestamptz not null,
  reports int not null default 1,
  primary key (reporter, minute)
);
comment on table private.error_report_counts is 'Reports of the last minutes, by whom they are counted for.';
create index error_report_counts_minute_idx on private.error_report_counts (minute);

-- How fast pages were, without whose they were.
create table private.page_vitals (
  id bigint generated always as identity primary key,
  page text not null,
  release text,
  remote text,
  remote_version text,
  device text not null check (device in ('narrow', 'wide')),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  value float8 not null check (value >= 0),
  created_at timestamptz not null default now()
);
comment on table private.page_vitals is
  'Core Web Vitals measured in browsers, by name of the page, release of the shell, and remote with its release; milliseconds, CLS without a unit. Written and read through functions alone.';
create index page_vitals_created_idx on private.page_vitals (created_at);

create table private.page_vital_limits (
  one boolean primary key default true check (one),
  a_minute int not null default 600,
  a_minute_each int not null default 60,
  kept_at_most int not null default 500000,
  releases_kept_for interval not null default '90 days',
  releases_kept_at_most int not null default 1000
);
comment on table private.page_vital_limits is
  'One row: how many measurements are taken a minute from one caller (a_minute_each) and from all visitors whose address is unknown (a_minute), how many are kept (private.kept_data: how long), and how long and how many loads of releases are.';

create table private.release_loads (
  remote text not null check (remote ~ '^mf-[a-z]{1,40}$'),
  version text not null check (version ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{10}$'),
  loads bigint not null default 1,
  first_at timestamptz not null default now(),
  primary key (remote, version)
);
comment on table private.release_loads is
  'How many pages loaded a release of a remote since its first count. Counted only while that remote has a canary.';
create index release_loads_first_idx on private.release_loads (first_at);

create table public.error_groups (
  fingerprint text primary key,
  message text not null,
  category text not null,
  source text,
  severity text not null,
  occurrences bigint not null default 0,
  affected_users int not null default 0,
  release text,
  remote text,
  remote_version text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (id) on delete set null,
  reopened_at timestamptz
);
comment on table public.error_groups is
  'Reported errors by kind, kept by the database: the latest message, severity and release, how often, when first and last, and how many signed-in people it met. A resolved one that happens again is reopened.';
create index error_groups_seen_idx on public.error_groups (last_seen_at desc);
create index error_groups_resolved_by_idx on public.error_groups (resolved_by);
alter table public.error_groups enable row level security;
revoke all on public.error_groups from anon, authenticated;
grant select on public.error_groups to authenticated;
grant all on public.error_groups to service_role;

create table private.error_group_people (
  fingerprint text not null references public.error_groups (fingerprint) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  primary key (fingerprint, user_id)
);
comment on table private.error_group_people is 'Whom an error has met, so that each person counts once.';
create index error_group_people_user_idx on private.error_group_people (user_id);

create table public.error_group_releases (
  fingerprint text not null references public.error_groups (fingerprint) on delete cascade,
  bundle text not null,
  version text not null,
  occurrences bigint not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (fingerprint, bundle, version)
);
comment on table public.error_group_releases is
  'How often an error of a kind was reported from each release: of the remote whose page was shown, else of the shell.';
create index error_group_releases_version_idx on public.error_group_releases (bundle, version, first_seen_at);
create index error_group_releases_seen_idx on public.error_group_releases (last_seen_at);
alter table public.error_group_releases enable row level security;
revoke all on public.error_group_releases from anon, authenticated;
grant select on public.error_group_releases to authenticated;
grant all on public.error_group_releases to service_role;

-- When administrators are alerted of errors.
create table private.error_alert_policy (
  only_row boolean primary key default true check (only_row),
  severities text[] not null default '{error,critical}',
  new_for interval not null default '1 day',
  jump_within interval not null default '1 hour',
  jump_times int not null default 5 check (jump_times > 1),
  jump_at_least int not null default 20 check (jump_at_least > 0),
  jump_compared_with interval not null default '7 days',
  quiet_for interval not null default '30 minutes'
);
comment on table private.error_alert_policy is
  'One row: severities that alert; how long a kind of error, or a release, is new; that a known kind jumps with a new release when it is reported within jump_within at least jump_at_least times and jump_times as often as on average in jump_compared_with before the release; and how long after an alert the next one waits.';

create table private.error_alerts (
  fingerprint text not null references public.error_groups (fingerprint) on delete cascade,
  cause text not null check (cause in ('new', 'jump')),
  bundle text not null,
  version text not null,
  alerted_at timestamptz not null default now(),
  primary key (fingerprint, cause, bundle, version)
);
comment on table private.error_alerts is
  'Of which kinds of errors administrators were alerted: once as new, and once for each release with which it jumped.';
create index error_alerts_alerted_idx on private.error_alerts (alerted_at);

-- The audit trail of the administrators.
create function private.audit_about(subject uuid, before jsonb, after jsonb) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(distinct named.id) from (
    select subject::text as id
    union all
    select said.stored ->> key.name
    from (values (before), (after)) said (stored)
    cross join (values ('vendor_id'), ('account_id'), ('owner_id'), ('user_id')) key (name)
  ) named where named.id is not null
$$;
comment on function private.audit_about(uuid, jsonb, jsonb) is
  'Whom an audit row is about: its subject, and the accounts that the stored rows of its subject name as theirs.';
grant execute on function private.audit_about(uuid, jsonb, jsonb) to service_role;

create table public.admin_audit (
  id bigint generated always as identity primary key,
  admin_id uuid references public.profiles (id) on delete set null,
  action text not null,
  subject_table text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now(),
  about text[] generated always as (private.audit_about(subject_id, before, after)) stored
);
comment on table public.admin_audit is
  'Append-only: who did what to whom, from what to what, and why. about names the subject and the accounts it belongs to.';
create index admin_audit_created_idx on public.admin_audit (created_at desc);
-- Trails are read by the subject alone.
create index admin_audit_subject_idx on public.admin_audit (subject_id, subject_table);
create index admin_audit_about_idx on public.admin_audit using gin (about);
create index admin_audit_admin_idx on public.admin_audit (admin_id);
alter table public.admin_audit enable row level security;
revoke all on public.admin_audit from anon, authenticated;
grant select on public.admin_audit to authenticated;
grant select, insert on public.admin_audit to service_role;

-- What people write to us through the contact form, with or without an account.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete set null,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  topic text not null check (topic in ('question', 'problem', 'account', 'press', 'other')),
  body text not null check (length(body) between 1 and 4000),
  answered_at timestamptz,
  answered_by uuid references public.profiles (id) on delete set null,
  answer_note text check (length(answer_note) <= 1000),
  created_at timestamptz not null default now(),
  -- What the queue is ordered by: priority support counts as having waited a day longer.
  waits_since timestamptz not null default now(),
  follows_id uuid references public.contact_messages (id) on delete set null
);
comment on table public.contact_messages is
  'Messages of the contact form. Read and answered by administrators, in the order of waits_since. answer_note: how one was answered elsewhere. follows_id: the first message of the exchange this one goes on with.';
create index contact_messages_follows_idx on public.contact_messages (follows_id);
create index contact_messages_queue_idx on public.contact_messages (waits_since, id) where answered_at is null;
create index contact_messages_created_idx on public.contact_messages (created_at desc);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at desc);
create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_answered_by_idx on public.contact_messages (answered_by);
alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
-- Not which administrator answered.
grant select (id, user_id, name, email, topic, body, waits_since, answered_at, answer_note, created_at)
  on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create table private.contact_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on table private.contact_replies is
  'What administrators wrote back to contact messages, by mail. The token stands in that mail alone: a message sent with it goes on with the exchange.';
create index contact_replies_message_idx on private.contact_replies (message_id, created_at);
create index contact_replies_author_idx on private.contact_replies (author_id);

create table private.contact_limits (
  one boolean primary key default true check (one),
  per_address_an_hour int not null default 5,
  all_visitors_an_hour int not null default 200
);
comment on table private.contact_limits is
  'One row: how many contact messages an hour one account or network address may send, and visitors whose address is unknown all together.';

-- Notices of the administrators that everyone sees.
create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  message text not null check (length(message) between 1 and 500),
  severity text not null check (severity in ('info', 'warning', 'critical')),
  shown_from timestamptz not null,
  shown_until timestamptz not null,
  created_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  check (shown_until > shown_from)
);
comment on table public.announcements is 'Notices shown to everyone from a moment until another, unless withdrawn.';
create index announcements_shown_idx on public.announcements (shown_until desc);
create index announcements_created_by_idx on public.announcements (created_by);
alter table public.announcements enable row level security;
revoke all on public.announcements from anon, authenticated;
grant select (id, message, severity, shown_from, shown_until, withdrawn_at, created_at)
  on public.announcements to anon, authenticated;
grant all on public.announcements to service_role;

-- The web server checks passes to the administrators' bundle without asking the database, so both hold
-- this key.
create table private.admin_pass_key (
  only_row boolean primary key default true check (only_row),
  secret uuid not null default gen_random_uuid()
);
comment on table private.admin_pass_key is
  'One row: the secret that the database signs passes to the administrators'' bundle with, and the web server checks them with. 122 random bits. An operator copies it to the web server, and changes it in both places.';

-- Set by the operator, with access to the database. The demo data, whose passwords anyone can read, sets false.
create table private.admin_security (
  only_row boolean primary key default true check (only_row),
  second_factor_required boolean not null default true
);
comment on table private.admin_security is
  'One row: whether administrators must enroll a second factor before their pages open.';

-- Who becomes an administrator or stops being one, and who has lost a second factor: asked for by one
-- administrator, decided by another.
create table public.admin_changes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete restrict,
  change text not null check (change in ('appoint', 'revoke', 'remove_factor')),
  reason text not null,
  proposed_by uuid not null references public.profiles (id) on delete restrict,
  decision text check (decision in ('approve', 'refuse', 'withdraw')),
  decided_by uuid references public.profiles (id) on delete restrict,
  decision_reason text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check (decision = 'withdraw' or decided_by not in (proposed_by, person_id))
);
comment on table public.admin_changes is
  'Proposals to make an account an administrator (appoint), to take that back (revoke), or to remove the second factor of one who lost it (remove_factor). decision is null while another administrator has to decide.';
create unique index admin_changes_one_open_idx on public.admin_changes (person_id) include (id) where decision is null;
create index admin_changes_person_idx on public.admin_changes (person_id, created_at desc);
create index admin_changes_proposed_idx on public.admin_changes (proposed_by);
create index admin_changes_decided_idx on public.admin_changes (decided_by);
alter table public.admin_changes enable row level security;
revoke all on public.admin_changes from anon, authenticated, service_role;
grant select on public.admin_changes to authenticated;
grant select on public.admin_changes to service_role;
