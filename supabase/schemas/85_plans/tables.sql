-- Subscription plans and who has one.
create type public.subscription_state as enum ('incomplete', 'active', 'past_due', 'canceled', 'unpaid');

create type public.billing_period as enum ('monthly', 'quarterly', 'yearly');

create function private.are_plan_features(features jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(features) = 'object', false)
    and case jsonb_typeof(features -> 'boostMultiplier')
      when 'number' then (features ->> 'boostMultiplier')::numeric between 1 and 3
      else features -> 'boostMultiplier' is null end
    and coalesce(jsonb_typeof(features -> 'featuredProfile') = 'boolean', true)
    and coalesce(jsonb_typeof(features -> 'prioritySupport') = 'boolean', true)
$$;
comment on function private.are_plan_features(jsonb) is
  'Whether JSON says what a plan brings: boostMultiplier from 1 to 3, featuredProfile and prioritySupport true or false, each optional.';
grant execute on function private.are_plan_features(jsonb) to authenticated, service_role;

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 120),
  subscription_type text not null,
  tier text not null unique,
  monthly_price numeric(10, 2) not null check (monthly_price >= 0),
  quarterly_price numeric(10, 2) not null check (quarterly_price >= 0),
  yearly_price numeric(10, 2) not null check (yearly_price >= 0),
  features jsonb not null default '{}' check (private.are_plan_features(features)),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  version int not null default 1
);
comment on table public.subscription_plans is
  'Plans a Pro can have. features: boostMultiplier (number), featuredProfile, prioritySupport (booleans). Prices in dollars. version: counts changes.';
alter table public.subscription_plans enable row level security;
revoke all on public.subscription_plans from anon, authenticated;
grant select on public.subscription_plans to anon, authenticated;
grant all on public.subscription_plans to service_role;

create table public.vendor_subscriptions (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  plan_id uuid not null references public.subscription_plans (id),
  state public.subscription_state not null default 'incomplete',
  billing_period public.billing_period not null default 'monthly',
  price_cents int not null default 0 check (price_cents >= 0),
  is_paid boolean not null default false,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  next_plan_id uuid references public.subscription_plans (id),
  next_period public.billing_period,
  created_at timestamptz not null default now(),
  check ((next_plan_id is null) = (next_period is null)),
  check (not (cancel_at_period_end and next_plan_id is not null))
);
comment on table public.vendor_subscriptions is
  'Which plan a Pro has. price_cents: for one period, as it was when chosen; is_paid: by the Pro, not given by an administrator. current_period_end: until when it is active, or an incomplete one waits. next_plan_id, next_period: what follows at the end of the period. The boost counts only while active and before that end.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index vendor_subscriptions_one_live_idx on public.vendor_subscriptions (vendor_id) include (id)
  where state in ('active', 'past_due');
create unique index vendor_subscriptions_one_chosen_idx on public.vendor_subscriptions (vendor_id) include (id)
  where state = 'incomplete';
create index vendor_subscriptions_vendor_idx on public.vendor_subscriptions (vendor_id);
create index vendor_subscriptions_plan_idx on public.vendor_subscriptions (plan_id);
create index vendor_subscriptions_next_plan_idx on public.vendor_subscriptions (next_plan_id);
create index vendor_subscriptions_asked_idx on public.vendor_subscriptions (created_at, id) where state = 'incomplete';
alter table public.vendor_subscriptions enable row level security;
revoke all on public.vendor_subscriptions from anon, authenticated;
grant select on public.vendor_subscriptions to authenticated;
grant all on public.vendor_subscriptions to service_role;

-- A plan that one administrator may not save or give alone: proposed by one, decided by another.
create table public.plan_proposals (
  id uuid primary key default gen_random_uuid(),
  act text not null check (act in ('save', 'activate')),
  plan_id uuid references public.subscription_plans (id),
  vendor_id uuid references public.vendor_profiles (vendor_id) on delete cascade,
  terms jsonb not null,
  reason text not null,
  proposed_by uuid not null references public.profiles (id) on delete restrict,
  decision text check (decision in ('approve', 'refuse', 'withdraw')),
  decided_by uuid references public.profiles (id) on delete restrict,
  decision_reason text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((act = 'activate') = (vendor_id is not null)),
  check (act = 'save' or plan_id is not null),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check (decision = 'withdraw' or decided_by <> proposed_by)
);
comment on table public.plan_proposals is
  'Plans that need a second administrator. save: terms is {plan, version}, plan_id null for a new plan; activate: terms is {period}, for vendor_id. decision is null while another administrator has to decide.';
create index plan_proposals_open_idx on public.plan_proposals (created_at, id) where decision is null;
create index plan_proposals_plan_idx on public.plan_proposals (plan_id);
create index plan_proposals_vendor_idx on public.plan_proposals (vendor_id);
create index plan_proposals_proposed_idx on public.plan_proposals (proposed_by);
create index plan_proposals_decided_idx on public.plan_proposals (decided_by);
alter table public.plan_proposals enable row level security;
revoke all on public.plan_proposals from anon, authenticated, service_role;
grant select on public.plan_proposals to authenticated;
grant select on public.plan_proposals to service_role;
