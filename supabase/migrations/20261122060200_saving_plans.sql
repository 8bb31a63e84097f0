-- Plans are changed with a reason, like everything else an administrator does.

create or replace function private.audit_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Migrations and seeds act in nobody's name.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'plan.add' else 'plan.change' end, 'subscription_plans', new.id,
      case tg_op when 'UPDATE' then to_jsonb(old) end, to_jsonb(new),
      nullif(current_setting('tree_service.reason', true), ''));
  end if;
  return null;
end $$;
comment on function private.audit_plan() is
  'Trigger: a plan an administrator adds or changes leaves an audit row, with the reason save_plan was given.';

create function private.plan_from(plan jsonb, earlier public.subscription_plans) returns public.subscription_plans
language plpgsql stable set search_path = '' as $$
declare
  wanted public.subscription_plans := earlier;
begin
  wanted.name := private.required_text(private.json_text(plan, 'name', 'The name', 120), 'The name', 120);
  wanted.tier := private.required_text(private.json_text(plan, 'tier', 'The tier', 40), 'The tier', 40);
  if length(wanted.name) < 2 or wanted.tier !~ '^[a-z][a-z0-9_]*$' then
    raise exception 'A name has at least 2 characters, a tier small letters, digits and underscores.';
  end if;
  wanted.monthly_price := private.json_number(plan, 'monthly_price', 'The monthly price', 0, 100000);
  wanted.quarterly_price := private.json_number(plan, 'quarterly_price', 'The quarterly price', 0, 100000);
  wanted.yearly_price := private.json_number(plan, 'yearly_price', 'The yearly price', 0, 100000);
  if wanted.monthly_price is null or wanted.quarterly_price is null or wanted.yearly_price is null then
    raise exception 'Give a monthly, a quarterly and a yearly price.';
  end if;
  wanted.features := jsonb_strip_nulls(jsonb_build_object(
    'boostMultiplier', plan #> '{features,boostMultiplier}',
    'featuredProfile', plan #> '{features,featuredProfile}',
    'prioritySupport', plan #> '{features,prioritySupport}'));
  if not private.are_plan_features(wanted.features) then
    raise exception 'A boost lies between 1 and 3; a featured profile and priority support are yes or no.';
  end if;
  wanted.is_active := private.json_flag(plan, 'is_active');
  return wanted;
end $$;
comment on function private.plan_from(jsonb, public.subscription_plans) is 'A plan from untrusted JSON, in place of an earlier one.';

create function public.save_plan(plan jsonb, reason text, plan_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 1000);
  wanted public.subscription_plans;
begin
  if plan is null or jsonb_typeof(plan) <> 'object' then
    raise exception 'Say what the plan is.';
  end if;
  lock table public.subscription_plans in share row exclusive mode;
  if plan_id is not null then
    select * into wanted from public.subscription_plans p where p.id = plan_id;
    if not found then
      raise exception 'This plan does not exist.';
    end if;
  end if;
  wanted := private.plan_from(plan, wanted);
  if exists (
    select 1 from public.subscription_plans p
    where p.id is distinct from plan_id and (p.name = wanted.name or p.tier = wanted.tier)
  ) then
    raise exception 'Another plan has this name or tier.';
  end if;
  perform set_config('tree_service.reason', why, true);
  if plan_id is null then
    insert into public.subscription_plans
      (name, subscription_type, tier, monthly_price, quarterly_price, yearly_price, features, is_active)
    values (wanted.name, 'priority_tier', wanted.tier, wanted.monthly_price, wanted.quarterly_price,
      wanted.yearly_price, wanted.features, wanted.is_active)
    returning id into wanted.id;
  else
    update public.subscription_plans p
    set name = wanted.name, tier = wanted.tier, monthly_price = wanted.monthly_price,
      quarterly_price = wanted.quarterly_price, yearly_price = wanted.yearly_price,
      features = wanted.features, is_active = wanted.is_active
    where p.id = plan_id;
  end if;
  perform set_config('tree_service.reason', '', true);
  return wanted.id;
end $$;
comment on function public.save_plan(jsonb, text, uuid) is
  'An administrator changes a plan, or without plan_id adds one: name, tier, monthly_price, quarterly_price, yearly_price (dollars), features (boostMultiplier, featuredProfile, prioritySupport), is_active; with a reason. Running subscriptions keep the price they were chosen at. Audited. Returns the plan''s id.';
grant execute on function public.save_plan(jsonb, text, uuid) to authenticated;

-- Only with its reason from now on.
drop policy "Administrators add plans" on public.subscription_plans;
drop policy "Administrators change plans" on public.subscription_plans;
revoke insert, update on public.subscription_plans from authenticated;
