-- How the database reaches the Edge Functions of a hosted project. Empty elsewhere: the local server
-- does the same work itself.
create table private.edge_functions (
  only_row boolean primary key default true check (only_row),
  address text not null check (address ~ '^https?://[^[:space:]]*[^/[:space:]]$'),
  worker_key text not null check (worker_key ~ '^[!-~]{32,200}$'),
  behind_cloudflare boolean not null default false,
  trusted_proxies int not null default 1 check (trusted_proxies between 1 and 10),
  set_up_at timestamptz not null default now()
);
comment on table private.edge_functions is
  'Where the Edge Functions of a hosted project are, the key with which they know the database, whether Cloudflare is before the project, how many proxies elsewhere are, and since when. Written by set_up_hosting.';

create table private.scheduled_work (
  name text primary key,
  schedule text not null,
  command text not null,
  at_least_every interval not null
);
comment on table private.scheduled_work is
  'What pg_cron does on a hosted project; at_least_every: after that long without a success it counts as standing still.';

-- How long data is kept. The privacy page is generated from it (`npm run db:types`).
create table private.kept_data (
  name text primary key,
  place int not null unique,
  what text not null,
  since text not null,
  kept_days int not null check (kept_days between 1 and 3650),
  kept_in text not null,
  clock text not null,
  is_report boolean not null default false
);
comment on table private.kept_data is
  'What is forgotten after days: rows of a table (kept_in) that many days after the time in one of its columns (clock), and never while that is empty. what and since: how the privacy page says it. is_report: removed every five minutes, everything else once a day.';

create table private.forwarded_reports (
  only_row boolean primary key default true check (only_row),
  last_error bigint not null default 0,
  last_vital bigint not null default 0
);
comment on table private.forwarded_reports is
  'One row: up to which number errors and page speeds were forwarded to an OTLP endpoint.';

create table private.health_report (
  only_row boolean primary key default true check (only_row),
  reported_at timestamptz not null default '-infinity'
);
comment on table private.health_report is
  'One row: when the operator last heard what the daily check had found, or it had found nothing.';

-- Photos that a worker has looked at, by their object in storage. Empty where storage cleans them itself.
create table private.photo_cleaning (
  object_id uuid primary key,
  attempts int not null default 1,
  claimed_at timestamptz not null default now(),
  cleaned_at timestamptz
);
comment on table private.photo_cleaning is
  'Photos, videos and PDFs of hosted storage that were claimed to be cleaned or looked at: how often, when last, and since when that is done.';
