-- The clocks of quotes, jobs, reviews, credit claims and disputes.
create table public.resolution_policy (
  version int primary key,
  quote_reminder_days float8 not null check (quote_reminder_days > 0),
  delivery_reminder_days float8 not null check (delivery_reminder_days > 0),
  delivery_acceptance_days float8 not null check (delivery_acceptance_days > delivery_reminder_days),
  change_answer_hours float8 not null check (change_answer_hours > 0),
  no_show_after_minutes int not null check (no_show_after_minutes >= 0),
  no_show_notice_hours float8 not null check (no_show_notice_hours >= 0),
  review_days float8 not null check (review_days > 0),
  review_job_hours float8 not null check (review_job_hours >= 0),
  review_price_percent float8 not null check (review_price_percent >= 0),
  review_owner_days float8 not null check (review_owner_days >= 0),
  review_other_jobs int not null check (review_other_jobs >= 0),
  claim_days float8 not null check (claim_days > 0),
  canceled_within_hours float8 not null check (canceled_within_hours >= 0),
  silent_after_days float8 not null check (silent_after_days >= 0 and silent_after_days < claim_days),
  duplicate_within_days float8 not null check (duplicate_within_days >= 0),
  claim_grants_at_most int not null check (claim_grants_at_most >= 0),
  claim_grants_per_owner int not null check (claim_grants_per_owner >= 0),
  claim_grant_days float8 not null check (claim_grant_days > 0),
  dispute_days float8 not null check (dispute_days > 0),
  answer_business_hours float8 not null check (answer_business_hours > 0),
  decision_business_hours float8 not null check (decision_business_hours > 0),
  appeal_days float8 not null check (appeal_days > 0),
  created_at timestamptz not null default now()
);
comment on table public.resolution_policy is
  'Within what time a quote, finished work, a change, a review, a claim, a dispute and an appeal must be answered; the highest version is in force. 20 business hours are two business days (matching_policy says when those begin and end). And when an owner''s review waits for an administrator: the work was accepted within review_job_hours of the agreement, costs under review_price_percent of where the estimate began, the owner''s account was younger than review_owner_days, or the owner asked that Pro alone and fewer than review_other_jobs other Pros have done jobs for them; 0 turns a check off. And how many claims of one Pro, and of one Pro about one owner, are granted without an administrator within claim_grant_days; a person decides those beyond.';
alter table public.resolution_policy enable row level security;
revoke all on public.resolution_policy from anon, authenticated;
grant select on public.resolution_policy to anon, authenticated;
grant all on public.resolution_policy to service_role;

-- Lead-credit claims: a Pro asks for the tokens of a lead back.
create type public.lead_credit_claim_state as enum (
  'submitted', 'under_review', 'granted', 'denied', 'appealed', 'closed', 'withdrawn'
);

create type public.lead_credit_reason as enum (
  'request_canceled', 'duplicate_request', 'owner_silent', 'contact_unreachable', 'owner_no_show',
  'not_as_described', 'not_genuine', 'other'
);

create table public.lead_credit_claims (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null unique references public.leads (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  state public.lead_credit_claim_state not null default 'submitted',
  reason public.lead_credit_reason not null,
  description text check (length(description) <= 2000),
  tokens int not null check (tokens > 0),
  answered_by text check (answered_by in ('machine', 'administrator')),
  finding text check (length(finding) <= 2000),
  appeal_reason text check (length(appeal_reason) <= 2000),
  due_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.lead_credit_claims is
  'A Pro''s claim for the tokens captured for a lead, once a lead. finding: the answer''s reason, or while it waits, why facts alone do not answer it. due_at: until when an administrator answers, or, once denied, until when the Pro may appeal.';
create index lead_credit_claims_vendor_idx on public.lead_credit_claims (vendor_id, created_at desc);
create index lead_credit_claims_request_idx on public.lead_credit_claims (request_id);
create index lead_credit_claims_queue_idx on public.lead_credit_claims (state, due_at);
alter table public.lead_credit_claims enable row level security;
revoke all on public.lead_credit_claims from anon, authenticated;
grant select on public.lead_credit_claims to authenticated;
grant all on public.lead_credit_claims to service_role;

-- Job disputes: one side objects, the other answers, an administrator decides, one appeal.
create type public.job_dispute_state as enum (
  'submitted', 'under_review', 'decided', 'appealed', 'closed', 'withdrawn'
);

create type public.dispute_reason as enum (
  'incomplete_work', 'poor_quality', 'damage', 'no_show', 'price', 'payment', 'safety', 'other'
);

create type public.dispute_outcome as enum (
  'no_change', 'rework', 'price_reduced', 'job_canceled', 'work_accepted', 'no_show_cleared'
);

create table public.job_disputes (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  state public.job_dispute_state not null default 'submitted',
  opened_by text not null check (opened_by in ('owner', 'vendor')),
  reason public.dispute_reason not null,
  description text not null check (length(description) between 1 and 4000),
  wanted public.dispute_outcome not null,
  wanted_price_cents bigint check (wanted_price_cents between 100 and 100000000),
  answer text check (length(answer) <= 4000),
  answered_at timestamptz,
  outcome public.dispute_outcome,
  outcome_price_cents bigint check (outcome_price_cents between 100 and 100000000),
  decision_reason text check (length(decision_reason) <= 4000),
  decided_at timestamptz,
  appealed_by text check (appealed_by in ('owner', 'vendor')),
  appeal_reason text check (length(appeal_reason) <= 4000),
  due_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((wanted = 'price_reduced') = (wanted_price_cents is not null)),
  check (coalesce(outcome = 'price_reduced', false) = (outcome_price_cents is not null))
);
comment on table public.job_disputes is
  'A disagreement about a job. due_at: when the present stage ends: the other side''s answer, the administrator''s decision, the time to appeal. The outcome takes effect when the dispute is closed.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index job_disputes_one_open_idx on public.job_disputes (job_id) include (id)
  where state in ('submitted', 'under_review', 'decided', 'appealed');
create index job_disputes_job_idx on public.job_disputes (job_id);
create index job_disputes_request_idx on public.job_disputes (request_id);
create index job_disputes_owner_idx on public.job_disputes (owner_id, created_at desc);
create index job_disputes_vendor_idx on public.job_disputes (vendor_id, created_at desc);
create index job_disputes_queue_idx on public.job_disputes (state, due_at);
alter table public.job_disputes enable row level security;
revoke all on public.job_disputes from anon, authenticated;
grant select on public.job_disputes to authenticated;
grant all on public.job_disputes to service_role;

create table public.job_dispute_photos (
  id uuid primary key default gen_random_uuid(),
  dispute_id uuid not null references public.job_disputes (id) on delete cascade,
  side text not null check (side in ('owner', 'vendor')),
  path text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.job_dispute_photos is 'What each side shows in a dispute: objects of the tree-photos bucket.';
create index job_dispute_photos_dispute_idx on public.job_dispute_photos (dispute_id);
alter table public.job_dispute_photos enable row level security;
revoke all on public.job_dispute_photos from anon, authenticated;
grant select on public.job_dispute_photos to authenticated;
grant all on public.job_dispute_photos to service_role;
