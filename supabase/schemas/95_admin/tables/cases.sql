-- What waits for administrators, whatever it is, is a case: who has taken it, what they noted, until when
-- it is to be decided.
create table private.case_queues (
  queue text primary key,
  noun text not null,
  decide_within interval not null
);
comment on table private.case_queues is
  'The kinds of cases: what one is called, and how long after it began to wait it is due where it has no deadline of its own.';

create table private.case_assignments (
  queue text not null references private.case_queues (queue),
  case_id text not null,
  assigned_to uuid not null references public.profiles (id) on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (queue, case_id)
);
comment on table private.case_assignments is 'Which administrator has taken a case.';
create index case_assignments_person_idx on private.case_assignments (assigned_to);

create table private.case_notes (
  id uuid primary key default gen_random_uuid(),
  queue text not null references private.case_queues (queue),
  case_id text not null,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
comment on table private.case_notes is
  'What administrators note about a case for each other. Nobody else reads it. Never changed, but for words that name a person who is erased.';
create index case_notes_case_idx on private.case_notes (queue, case_id, created_at);
create index case_notes_author_idx on private.case_notes (author_id);

create table private.case_alerts (
  queue text not null references private.case_queues (queue),
  case_id text not null,
  due_at timestamptz not null,
  alerted_at timestamptz not null default now(),
  primary key (queue, case_id, due_at)
);
comment on table private.case_alerts is 'Which cases administrators were alerted of, and for which due time.';
create index case_alerts_alerted_idx on private.case_alerts (alerted_at);

create table private.case_alert_policy (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default '2 hours',
  kept_for interval not null default '90 days'
);
comment on table private.case_alert_policy is
  'One row: how long before a case is due administrators are alerted, and how long it is remembered that they were.';
