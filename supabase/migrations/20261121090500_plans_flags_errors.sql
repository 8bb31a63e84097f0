-- Subscription plans, feature flags, error logs and the administrators' audit trail.

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
create unique index vendor_subscriptions_one_live_idx on public.vendor_subscriptions (vendor_id)
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

create table public.feature_flags (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{1,60}$'),
  enabled boolean not null default false,
  description text,
  user_percentage int check (user_percentage between 0 and 100),
  user_roles text[],
  user_ids uuid[],
  start_date timestamptz,
  end_date timestamptz
);
comment on table public.feature_flags is 'What is switched on, and for whom. Evaluated in the order the specification gives.';
insert into public.feature_flags (name, enabled, description) values
  ('advanced_service_request', true, 'The step-by-step request form'),
  ('vendor_matching', true, 'Offering requests to matching Pros'),
  ('media_analysis', true, 'Reading facts from photos'),
  ('messaging', true, 'Conversations between owners and Pros'),
  ('vendor_dashboard', true, 'The Pro''s dashboard'),
  ('vendor_priority', true, 'Priority plans for Pros'),
  ('performance_monitoring', true, 'Measuring how fast pages are'),
  ('error_reporting', true, 'Saving errors for administrators'),
  ('video_upload', false, 'Videos beside photos'),
  ('multi_tree_analysis', false, 'Several trees from one photo'),
  ('vendor_calendar', false, 'Two-way calendar sync for Pros'),
  ('payment_processing', false, 'Payments inside the product'),
  ('debug_tools', false, 'Pages for developers');
alter table public.feature_flags enable row level security;
revoke all on public.feature_flags from anon, authenticated;
grant select on public.feature_flags to anon, authenticated;
grant all on public.feature_flags to service_role;
create policy "Anyone reads feature flags" on public.feature_flags
  for select to anon, authenticated using (true);

create table public.error_logs (
  id bigint generated always as identity primary key,
  message text not null check (length(message) <= 2000),
  severity text not null check (severity in ('debug', 'info', 'warning', 'error', 'critical')),
  category text not null check (category in (
    'api', 'ui', 'authentication', 'database', 'network', 'validation', 'edge_function', 'media', 'unknown')),
  source text check (length(source) <= 200),
  context jsonb check (pg_column_size(context) <= 16384),
  stack_trace text check (length(stack_trace) <= 20000),
  user_id uuid references public.profiles (id) on delete set null,
  user_agent text check (length(user_agent) <= 500),
  url text check (length(url) <= 2000),
  created_at timestamptz not null default now()
);
comment on table public.error_logs is 'Errors reported by the interface. Written by anyone, read by administrators.';
create index error_logs_created_idx on public.error_logs (created_at desc);
create index error_logs_user_idx on public.error_logs (user_id);
alter table public.error_logs enable row level security;
revoke all on public.error_logs from anon, authenticated;
grant insert (message, severity, category, source, context, stack_trace, user_id, user_agent, url)
  on public.error_logs to anon, authenticated;
grant select on public.error_logs to authenticated;
grant all on public.error_logs to service_role;
create policy "Anyone reports an error as themselves" on public.error_logs
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));
create policy "Administrators read errors" on public.error_logs
  for select to authenticated using ((select private.is_admin()));

create table public.admin_audit (
  id bigint generated always as identity primary key,
  admin_id uuid references public.profiles (id) on delete set null,
  action text not null,
  subject_table text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now()
);
comment on table public.admin_audit is 'Append-only: who did what to whom, from what to what, and why.';
create index admin_audit_created_idx on public.admin_audit (created_at desc);
create index admin_audit_subject_idx on public.admin_audit (subject_table, subject_id);
create index admin_audit_admin_idx on public.admin_audit (admin_id);
alter table public.admin_audit enable row level security;
revoke all on public.admin_audit from anon, authenticated;
grant select on public.admin_audit to authenticated;
grant select, insert on public.admin_audit to service_role;
create policy "Administrators read the audit trail" on public.admin_audit
  for select to authenticated using ((select private.is_admin()));

create function private.audit(
  action_name text, on_table text, on_id uuid, before_row jsonb, after_row jsonb, why text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_audit (admin_id, action, subject_table, subject_id, before, after, reason)
  values (auth.uid(), action_name, on_table, on_id, before_row, after_row, why)
$$;
comment on function private.audit(text, text, uuid, jsonb, jsonb, text) is 'Leaves one row in the audit trail.';

-- What an administrator decides about a Pro.
create function public.decide_vendor(vendor_id uuid, decision text, reason text) returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  new_state public.vendor_state;
  why text := private.required_text(reason, 'A reason', 1000);
begin
  perform private.require_admin();
  if decision is null or decision not in
    ('approve', 'reject', 'request_documents', 'suspend', 'reinstate', 'resume', 'terminate') then
    raise exception 'This decision is not known.';
  end if;
  select to_jsonb(v) into before_row from public.vendor_profiles v where v.vendor_id = vendor_id for update;
  new_state := private.transition('vendor', vendor_id, decision, 'admin', why)::public.vendor_state;
  update public.vendor_profiles v
  set state_reason = case when new_state = 'approved' then null else why end
  where v.vendor_id = vendor_id;
  if decision = 'approve' then
    perform private.post_tokens(vendor_id, 'grant', 50, null, 'Welcome tokens', 'welcome:' || vendor_id);
  end if;
  perform private.audit('vendor.' || decision, 'vendor_profiles', vendor_id, before_row,
    (select to_jsonb(v) from public.vendor_profiles v where v.vendor_id = vendor_id), why);
  return new_state;
end $$;
comment on function public.decide_vendor(uuid, text, text) is
  'An administrator approves, rejects, asks for documents, suspends, reinstates, resumes or terminates a Pro, with a reason. Returns the new state.';
grant execute on function public.decide_vendor(uuid, text, text) to authenticated;

create function public.verify_credential(credential_id uuid, evidence text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  why text := private.required_text(evidence, 'The evidence', 1000);
begin
  perform private.require_admin();
  select to_jsonb(c) into before_row from public.vendor_credentials c where c.id = credential_id for update;
  if before_row is null then
    raise exception 'This credential does not exist.';
  end if;
  update public.vendor_credentials c set verified_at = now(), verified_by = auth.uid() where c.id = credential_id;
  perform private.audit('credential.verify', 'vendor_credentials', credential_id, before_row,
    (select to_jsonb(c) from public.vendor_credentials c where c.id = credential_id), why);
end $$;
comment on function public.verify_credential(uuid, text) is
  'An administrator confirms a credential and says on what evidence.';
grant execute on function public.verify_credential(uuid, text) to authenticated;

create function public.submit_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  business public.vendor_profiles;
begin
  select * into business from public.vendor_profiles v where v.vendor_id = caller for update;
  if not found then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  if business.zip is null then
    raise exception 'Add the ZIP code your crew starts from.';
  end if;
  if cardinality(business.categories) = 0 then
    raise exception 'Choose at least one service you offer.';
  end if;
  if not exists (
    select 1 from public.vendor_credentials c
    where c.vendor_id = caller and c.kind = 'liability_insurance' and c.expires_on > current_date
  ) then
    raise exception 'Add your liability insurance, valid beyond today.';
  end if;
  return private.transition('vendor', caller, 'submit', 'vendor')::public.vendor_state;
end $$;
comment on function public.submit_vendor_application() is
  'A Pro asks to be approved. Says what is missing; returns the new state.';
grant execute on function public.submit_vendor_application() to authenticated;
