-- Subscription plans and who has one.

create type public.subscription_state as enum ('incomplete', 'active', 'past_due', 'canceled', 'unpaid');

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 120),
  subscription_type text not null,
  tier text not null unique,
  monthly_price numeric(10, 2) not null check (monthly_price >= 0),
  quarterly_price numeric(10, 2) not null check (quarterly_price >= 0),
  yearly_price numeric(10, 2) not null check (yearly_price >= 0),
  features jsonb not null default '{}',
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.subscription_plans is
  'Plans a Pro can have. features: boostMultiplier (number), featuredProfile, prioritySupport (booleans). Prices in dollars.';
insert into public.subscription_plans
  (name, subscription_type, tier, monthly_price, quarterly_price, yearly_price, features)
values
  ('Premium Vendor Plan', 'priority_tier', 'premium', 99.99, 269.97, 999.9,
    '{"boostMultiplier": 1.3, "featuredProfile": true, "prioritySupport": true}'),
  ('Preferred Vendor Plan', 'priority_tier', 'preferred', 49.99, 134.97, 499.9,
    '{"boostMultiplier": 1.15, "featuredProfile": false, "prioritySupport": true}');
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

create table public.vendor_subscriptions (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  plan_id uuid not null references public.subscription_plans (id),
  state public.subscription_state not null default 'incomplete',
  current_period_end timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.vendor_subscriptions is 'Which plan a Pro has. The boost counts only while active.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index vendor_subscriptions_one_live_idx on public.vendor_subscriptions (vendor_id) include (id)
  where state in ('active', 'past_due');
create index vendor_subscriptions_vendor_idx on public.vendor_subscriptions (vendor_id);
create index vendor_subscriptions_plan_idx on public.vendor_subscriptions (plan_id);
alter table public.vendor_subscriptions enable row level security;
revoke all on public.vendor_subscriptions from anon, authenticated;
grant select on public.vendor_subscriptions to authenticated;
grant all on public.vendor_subscriptions to service_role;
create policy "Pros read their own subscription, administrators all" on public.vendor_subscriptions
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

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
