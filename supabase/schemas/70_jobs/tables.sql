-- Jobs: from an accepted quote to accepted work, with photos as proof.
create type public.job_state as enum (
  'scheduled', 'en_route', 'in_progress', 'change_order_pending', 'delivered', 'completed',
  'weather_hold', 'canceled', 'no_show'
);

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  quote_id uuid not null unique references public.quotes (id),
  lead_id uuid not null unique references public.leads (id),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  state public.job_state not null default 'scheduled',
  price_cents bigint not null check (price_cents > 0),
  tax_cents bigint not null default 0 check (tax_cents between 0 and price_cents),
  scheduled_for timestamptz,
  start_set_by text check (start_set_by in ('owner', 'vendor')),
  start_set_at timestamptz,
  start_confirmed_at timestamptz,
  late_minutes int check (late_minutes in (30, 60)),
  arrival_asked_at timestamptz,
  has_arrived boolean,
  delivery_note text check (length(delivery_note) <= 2000),
  delivered_at timestamptz,
  reminded_at timestamptz,
  completed_at timestamptz,
  no_show_side text check (no_show_side in ('owner', 'vendor')),
  end_reason text check (length(end_reason) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  planned_hours numeric(4, 1) not null default 4 check (planned_hours between 0.5 and 80),
  scheduled_until timestamptz,
  accept_by timestamptz,
  people int check (people between 1 and 100),
  machines public.equipment_kind[] not null default '{}' check (not 'climbing_gear' = any (machines)),
  review_folder uuid not null unique default gen_random_uuid()
);
comment on table public.jobs is
  'Work agreed by an accepted quote. scheduled_for is null until a date is agreed. reminded_at: when the owner was reminded to look at delivered work. no_show_side: who did not appear. end_reason: why it was canceled.';
comment on column public.jobs.tax_cents is 'How much of the price is sales tax, at the rate of the quote.';
comment on column public.jobs.start_set_by is
  'Who set the present start, and start_set_at when; start_confirmed_at: when the other side confirmed it.';
comment on column public.jobs.late_minutes is
  'How late the Pro or the crew said they would be for the present start; null while they said nothing.';
comment on column public.jobs.arrival_asked_at is
  'When the owner was asked whether the crew arrived for the present start; has_arrived: what the owner answered.';
comment on column public.jobs.planned_hours is 'Working hours the job is expected to take.';
comment on column public.jobs.people is 'How many people the Pro sends; null for the usual two.';
comment on column public.jobs.machines is 'The machines the Pro planned for the job, each kind once.';
comment on column public.jobs.review_folder is
  'Where the owner''s photos of the review lie, below reviews/ in the tree-photos bucket: anyone may read their paths, so these name nobody.';
comment on column public.jobs.accept_by is
  'When delivered work is accepted unless the owner answers first.';
comment on column public.jobs.scheduled_until is
  'When the planned hours are over, counted in the Pro''s working hours; kept by the database.';
create index jobs_owner_idx on public.jobs (owner_id, created_at desc);
create index jobs_vendor_idx on public.jobs (vendor_id, state);
create index jobs_request_idx on public.jobs (request_id);
create index jobs_occupied_idx on public.jobs (vendor_id, scheduled_until)
  where state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending');
create index jobs_owner_state_idx on public.jobs (owner_id, state, scheduled_for);
create index jobs_vendor_planned_idx on public.jobs (vendor_id, scheduled_for)
  where state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold');
alter table public.jobs enable row level security;
revoke all on public.jobs from anon, authenticated;
grant select on public.jobs to authenticated;
grant all on public.jobs to service_role;

create table private.doubtful_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  doubts text not null
);
comment on table private.doubtful_jobs is
  'Completed jobs that do not look like jobs, and why, in sentences for administrators. They count for nobody until an administrator keeps the owner''s review, which removes the row.';
alter table private.doubtful_jobs enable row level security;

create table public.paid_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  marked_at timestamptz not null default now()
);
comment on table public.paid_jobs is
  'Jobs that the Pro marked as paid. Owners pay outside the product; this is the Pro''s private bookkeeping.';
create index paid_jobs_vendor_idx on public.paid_jobs (vendor_id);
alter table public.paid_jobs enable row level security;
revoke all on public.paid_jobs from anon, authenticated;
grant select on public.paid_jobs to authenticated;
grant all on public.paid_jobs to service_role;

create table public.job_photos (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  path text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.job_photos is 'Completion photos: objects of the tree-photos bucket.';
create index job_photos_job_idx on public.job_photos (job_id);
alter table public.job_photos enable row level security;
revoke all on public.job_photos from anon, authenticated;
grant select on public.job_photos to authenticated;
grant all on public.job_photos to service_role;

-- Change orders: what turns up during the work and changes its price.
create table public.job_change_orders (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  number int not null,
  reason text not null check (length(reason) between 1 and 2000),
  amount_cents bigint not null check (amount_cents between -100000000 and 100000000),
  tax_cents bigint not null default 0 check (tax_cents between -100000000 and 100000000),
  price_before_cents bigint not null check (price_before_cents > 0),
  decision text check (decision in ('approved', 'declined', 'withdrawn', 'lapsed')),
  decision_note text check (length(decision_note) <= 2000),
  answer_by timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (job_id, number),
  check ((decision is null) = (decided_at is null))
);
comment on table public.job_change_orders is
  'A change a Pro proposes during the work: amount_cents, with tax_cents of sales tax in it, is added to (or, below zero, taken from) the price of the job once the owner approves. decision is null while it waits.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index job_change_orders_one_open_idx on public.job_change_orders (job_id) include (id)
  where decision is null;
create index job_change_orders_request_idx on public.job_change_orders (request_id);
create index job_change_orders_owner_idx on public.job_change_orders (owner_id);
create index job_change_orders_vendor_idx on public.job_change_orders (vendor_id, created_at desc);
alter table public.job_change_orders enable row level security;
revoke all on public.job_change_orders from anon, authenticated;
grant select on public.job_change_orders to authenticated;
grant all on public.job_change_orders to service_role;

create table public.job_change_order_lines (
  id uuid primary key default gen_random_uuid(),
  change_order_id uuid not null references public.job_change_orders (id) on delete cascade,
  position int not null,
  description text not null check (length(description) between 1 and 300),
  quantity numeric(6, 2) not null check (quantity between 0.01 and 1000),
  unit public.price_unit not null default 'each',
  unit_price_cents bigint not null check (unit_price_cents between -100000000 and 100000000),
  unique (change_order_id, position),
  check (unit <> 'flat' or quantity = 1)
);
comment on table public.job_change_order_lines is
  'The lines of a change order; the amount is their sum and its sales tax. Prices below zero are for work that is left out.';
alter table public.job_change_order_lines enable row level security;
revoke all on public.job_change_order_lines from anon, authenticated;
grant select on public.job_change_order_lines to authenticated;
grant all on public.job_change_order_lines to service_role;

create table private.checked_trees (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  checked_at timestamptz not null default now()
);
comment on table private.checked_trees is
  'Jobs whose owner has said which of the trees are gone; they are asked once.';
