-- Appointments that happen: both sides are reminded of a start, and answer on a page that needs no account.
create table private.appointment_policy (
  only_row boolean primary key default true check (only_row),
  days_ahead int not null default 3,
  days_ahead_at time not null default '09:00',
  evening_at time not null default '18:00',
  morning_at time not null default '07:00',
  least_notice interval not null default '2 hours',
  late_within interval not null default '12 hours',
  ask_arrival_after interval not null default '30 minutes',
  shown_from int not null default 5
);
comment on table private.appointment_policy is
  'When people are reminded of a start, on the clock of the property: days_ahead before it at days_ahead_at, the evening before, and on the morning of the day. A reminder that would come within least_notice after the start was set is left out. late_within: how long before a start a Pro can say they run late; ask_arrival_after: how long after the expected arrival the owner is asked whether the crew is there; shown_from: from how many appointments on a profile says how many were kept.';

create table private.appointment_links (
  token_hash bytea primary key,
  job_id uuid not null references public.jobs (id) on delete cascade,
  person_id uuid not null references public.profiles (id) on delete cascade,
  starts_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table private.appointment_links is
  'Links in reminders, by which one side of a job answers without signing in, until the start the reminder was about. Only the hash of a link''s token is kept; no one can read it.';
create index appointment_links_job_idx on private.appointment_links (job_id);
create index appointment_links_person_idx on private.appointment_links (person_id);
create index appointment_links_starts_idx on private.appointment_links (starts_at);

create table private.appointment_outcomes (
  job_id uuid not null references public.jobs (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  starts_at timestamptz not null,
  was_kept boolean not null,
  noted_at timestamptz not null default now(),
  primary key (job_id, starts_at)
);
comment on table private.appointment_outcomes is
  'Whether a Pro kept the starts of their jobs (private.note_outcome says what counts). A start that was moved in time, by either side, is not here.';
create index appointment_outcomes_vendor_idx on private.appointment_outcomes (vendor_id);
