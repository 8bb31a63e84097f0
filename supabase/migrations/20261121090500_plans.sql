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
  created_at timestamptz not null default now()
);
comment on table public.subscription_plans is
  'Plans a Pro can have. features: boostMultiplier (number), featuredProfile, prioritySupport (booleans). Prices in dollars.';
create function private.add_default_plans() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Two callers at once take turns, so that the second finds the plans of the first.
  lock table public.subscription_plans in share row exclusive mode;
  if exists (select 1 from public.subscription_plans) then
    return false;
  end if;
  insert into public.subscription_plans
    (name, subscription_type, tier, monthly_price, quarterly_price, yearly_price, features)
  values
    ('Premium Vendor Plan', 'priority_tier', 'premium', 99.99, 269.97, 999.9,
      '{"boostMultiplier": 1.3, "featuredProfile": true, "prioritySupport": true}'),
    ('Preferred Vendor Plan', 'priority_tier', 'preferred', 49.99, 134.97, 499.9,
      '{"boostMultiplier": 1.15, "featuredProfile": false, "prioritySupport": true}');
  return true;
end $$;
comment on function private.add_default_plans() is
  'Adds the two plans a marketplace starts with when there is no plan at all. Returns whether it did.';
select private.add_default_plans();

create function public.ensure_default_plans() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.add_default_plans();
end $$;
comment on function public.ensure_default_plans() is
  'An administrator makes sure that there are plans: with none, the two default ones are added. Returns whether any was.';
grant execute on function public.ensure_default_plans() to authenticated;

alter table public.subscription_plans enable row level security;
revoke all on public.subscription_plans from anon, authenticated;
grant select on public.subscription_plans to anon, authenticated;
grant insert, update on public.subscription_plans to authenticated;
grant all on public.subscription_plans to service_role;
create policy "Anyone reads plans" on public.subscription_plans
  for select to anon, authenticated using (true);
create policy "Administrators add plans" on public.subscription_plans
  for insert to authenticated with check ((select private.is_admin()));
create policy "Administrators change plans" on public.subscription_plans
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create function private.plan_price_cents(plan public.subscription_plans, period public.billing_period) returns int
language sql immutable set search_path = '' as $$
  select round(100 * case period
    when 'monthly' then plan.monthly_price when 'quarterly' then plan.quarterly_price else plan.yearly_price end)::int
$$;
comment on function private.plan_price_cents(public.subscription_plans, public.billing_period) is
  'What a plan costs for one period, in cents.';

create function private.after_period(start_at timestamptz, period public.billing_period) returns timestamptz
language sql stable set search_path = '' as $$
  select start_at + case period
    when 'monthly' then interval '1 month' when 'quarterly' then interval '3 months' else interval '1 year' end
$$;
comment on function private.after_period(timestamptz, public.billing_period) is 'The end of a period that starts at a moment.';

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
alter table public.vendor_subscriptions enable row level security;
revoke all on public.vendor_subscriptions from anon, authenticated;
grant select on public.vendor_subscriptions to authenticated;
grant all on public.vendor_subscriptions to service_role;
create policy "Pros read their own subscription, administrators all" on public.vendor_subscriptions
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

-- Matching reads the boosts of many Pros at once and states this rule again in its own query; a test
-- holds the two together.
create function private.plan_boost(vendor uuid, at timestamptz) returns float8
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select (p.features ->> 'boostMultiplier')::float8
    from public.vendor_subscriptions s join public.subscription_plans p on p.id = s.plan_id
    where s.vendor_id = vendor and s.state = 'active' and s.current_period_end > at
  ), 1)
$$;
comment on function private.plan_boost(uuid, timestamptz) is
  'What a Pro''s score is multiplied by at a moment: the plan''s boost while the subscription is active and its period has not ended, else 1.';

create function private.audit_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Migrations and seeds act in nobody's name.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'plan.add' else 'plan.change' end, 'subscription_plans', new.id,
      case tg_op when 'UPDATE' then to_jsonb(old) end, to_jsonb(new), null);
  end if;
  return null;
end $$;
comment on function private.audit_plan() is 'Trigger: a plan an administrator adds or changes leaves an audit row.';
create trigger audit_plan after insert or update on public.subscription_plans
  for each row execute function private.audit_plan();
