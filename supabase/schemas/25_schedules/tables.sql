-- When a Pro works: weekly hours, days that differ, and time that is taken. Hours are wall-clock times
-- where the Pro is; moments are UTC.
create table public.vendor_hours (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  -- Hours are replaced, never changed: the highest number is the version of the week, 0 without hours.
  version int not null generated always as identity,
  unique (vendor_id, weekday, opens)
);
comment on table public.vendor_hours is
  'Weekly working hours, several intervals a day; weekday 1 is Monday, closes may be 24:00. A Pro without any works the business day of the matching policy, Monday to Saturday.';
alter table public.vendor_hours enable row level security;
revoke all on public.vendor_hours from anon, authenticated;
grant select on public.vendor_hours to authenticated;
grant all on public.vendor_hours to service_role;

create table public.vendor_special_days (
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  day date not null,
  note text check (length(note) <= 120),
  -- A day is replaced, never changed; 0 stands for a day that follows the weekly hours.
  version int not null generated always as identity,
  primary key (vendor_id, day)
);
comment on table public.vendor_special_days is
  'Days on which the weekly hours do not count. Closed unless vendor_special_hours says otherwise.';
alter table public.vendor_special_days enable row level security;
revoke all on public.vendor_special_days from anon, authenticated;
grant select on public.vendor_special_days to authenticated;
grant all on public.vendor_special_days to service_role;

create table public.vendor_special_hours (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null,
  day date not null,
  opens time not null,
  closes time not null check (closes > opens),
  unique (vendor_id, day, opens),
  foreign key (vendor_id, day) references public.vendor_special_days (vendor_id, day) on delete cascade
);
comment on table public.vendor_special_hours is 'Working hours of a special day.';
alter table public.vendor_special_hours enable row level security;
revoke all on public.vendor_special_hours from anon, authenticated;
grant select on public.vendor_special_hours to authenticated;
grant all on public.vendor_special_hours to service_role;

create table public.vendor_blocks (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  note text check (length(note) <= 120),
  -- Of times from a calendar file, so that its next export replaces them.
  calendar text check (length(calendar) <= 120),
  event_uid text check (length(event_uid) <= 255),
  occurrence timestamptz check (occurrence is null or event_uid is not null),
  created_at timestamptz not null default now()
);
comment on table public.vendor_blocks is
  'Time a Pro is not available for reasons of the Pro''s own. Times from a calendar file keep its name, the event''s identifier and, in a series, when the series had planned them.';
create index vendor_blocks_vendor_idx on public.vendor_blocks (vendor_id, ends_at);
alter table public.vendor_blocks enable row level security;
revoke all on public.vendor_blocks from anon, authenticated;
grant select, delete on public.vendor_blocks to authenticated;
grant all on public.vendor_blocks to service_role;

-- A Pro's jobs as a calendar other programs subscribe to (iCalendar, RFC 5545).
create table public.vendor_calendar_feeds (
  vendor_id uuid primary key references public.vendor_profiles (vendor_id) on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now()
);
comment on table public.vendor_calendar_feeds is
  'Who has a calendar feed. Only the hash of its secret is kept; no one can read it.';
alter table public.vendor_calendar_feeds enable row level security;
revoke all on public.vendor_calendar_feeds from anon, authenticated;
grant select (vendor_id, created_at), delete on public.vendor_calendar_feeds to authenticated;
grant all on public.vendor_calendar_feeds to service_role;
