-- Administrators change plans; what moves more value than one may move alone waits for a second one.
create function private.propose_plan(act text, plan_id uuid, vendor_id uuid, terms jsonb, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  proposal public.plan_proposals;
begin
  insert into public.plan_proposals (act, plan_id, vendor_id, terms, reason, proposed_by)
  values (act, plan_id, vendor_id, terms, why, auth.uid()) returning * into proposal;
  perform private.audit('plan.propose', 'plan_proposals', proposal.id, null, to_jsonb(proposal), why);
  return jsonb_build_object('state', 'pending', 'proposal_id', proposal.id);
end $$;
comment on function private.propose_plan(text, uuid, uuid, jsonb, text) is
  'Leaves what an administrator wants to do with a plan to a second one. Returns {state: pending, proposal_id}.';

create function private.brings_more(features jsonb, earlier jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce((features ->> 'boostMultiplier')::float8, 1) > coalesce((earlier ->> 'boostMultiplier')::float8, 1)
    or exists (
      select 1 from unnest(array['featuredProfile', 'prioritySupport']) f
      where coalesce((features ->> f)::boolean, false) and not coalesce((earlier ->> f)::boolean, false))
$$;
comment on function private.brings_more(jsonb, jsonb) is 'Whether a plan brings something that it did not bring before.';

-- Against the highest price of late, so that small steps add up.
create function private.price_drop_cents(wanted public.subscription_plans) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(max(ceil(100 * greatest(12 * (e.monthly_price - wanted.monthly_price),
    4 * (e.quarterly_price - wanted.quarterly_price), e.yearly_price - wanted.yearly_price)))::bigint, 0)
  from (
    select p.monthly_price, p.quarterly_price, p.yearly_price from public.subscription_plans p where p.id = wanted.id
    union all
    select (a.before ->> 'monthly_price')::numeric, (a.before ->> 'quarterly_price')::numeric,
      (a.before ->> 'yearly_price')::numeric
    from public.admin_audit a
    where a.subject_id = wanted.id and a.subject_table = 'subscription_plans' and a.action = 'plan.change'
      and a.created_at > now() - make_interval(hours => (private.billing_rules()).adjustment_hours)
  ) e
$$;
comment on function private.price_drop_cents(public.subscription_plans) is
  'By how much a year of a plan would be cheaper, paid by whichever period, than it was within the hours of the limit, at most, in cents: who chooses a plan keeps its price.';

-- Two may not have one name or tier, so plans are saved one after the other.
create function private.wanted_plan(plan jsonb, plan_id uuid, expected_version int) returns public.subscription_plans
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted public.subscription_plans;
begin
  lock table public.subscription_plans in share row exclusive mode;
  if plan_id is not null then
    select * into wanted from public.subscription_plans p where p.id = plan_id;
    if not found then
      raise exception 'This plan does not exist.';
    end if;
    perform private.assert_version(wanted.version, expected_version, 'This plan');
  end if;
  wanted := private.plan_from(plan, wanted);
  if exists (
    select 1 from public.subscription_plans p
    where p.id is distinct from plan_id and (p.name = wanted.name or p.tier = wanted.tier)
  ) then
    raise exception 'Another plan has this name or tier.';
  end if;
  return wanted;
end $$;
comment on function private.wanted_plan(jsonb, uuid, int) is
  'A plan as it is to be stored, from untrusted JSON; plans are locked. Refuses what cannot be stored.';

create function private.store_plan(wanted public.subscription_plans, why text) returns public.subscription_plans
language plpgsql security definer set search_path = '' as $$
declare
  stored public.subscription_plans;
begin
  perform set_config('tree_service.reason', why, true);
  if wanted.id is null then
    insert into public.subscription_plans
      (name, subscription_type, tier, monthly_price, quarterly_price, yearly_price, features, is_active)
    values (wanted.name, 'priority_tier', wanted.tier, wanted.monthly_price, wanted.quarterly_price,
      wanted.yearly_price, wanted.features, wanted.is_active)
    returning * into stored;
  else
    update public.subscription_plans p
    set name = wanted.name, tier = wanted.tier, monthly_price = wanted.monthly_price,
      quarterly_price = wanted.quarterly_price, yearly_price = wanted.yearly_price,
      features = wanted.features, is_active = wanted.is_active
    where p.id = wanted.id
    returning p.* into stored;
  end if;
  perform set_config('tree_service.reason', '', true);
  return stored;
end $$;
comment on function private.store_plan(public.subscription_plans, text) is
  'Adds or changes a plan, with the reason for the audit row.';

create function public.save_plan(
  plan jsonb, reason text, plan_id uuid default null, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 1000);
  wanted public.subscription_plans;
  earlier public.subscription_plans;
begin
  if plan is null or jsonb_typeof(plan) <> 'object' then
    raise exception 'Say what the plan is.';
  end if;
  wanted := private.wanted_plan(plan, plan_id, expected_version);
  select * into earlier from public.subscription_plans p where p.id = plan_id;
  if (wanted.is_active and not coalesce(earlier.is_active, false))
    or (plan_id is not null and private.brings_more(wanted.features, earlier.features))
    or (0 in (wanted.monthly_price, wanted.quarterly_price, wanted.yearly_price) and private.price_drop_cents(wanted) > 0)
    or private.tokens_worth(private.price_drop_cents(wanted)) > (private.billing_rules()).adjustment_limit then
    return private.propose_plan('save', plan_id, null,
      jsonb_build_object('plan', to_jsonb(wanted), 'version', earlier.version), why) || jsonb_build_object('plan', null);
  end if;
  wanted := private.store_plan(wanted, why);
  return jsonb_build_object('state', 'saved', 'plan', to_jsonb(wanted));
end $$;
comment on function public.save_plan(jsonb, text, uuid, int) is
  'An administrator changes a plan, or without plan_id adds one: name, tier, monthly_price, quarterly_price, yearly_price (dollars), features (boostMultiplier, featuredProfile, prioritySupport), is_active; with a reason. Offering a plan, letting it bring more, and making a year of it free, or cheaper by more than one administrator may move for a Pro alone, wait for a second one. Running subscriptions keep the price they were chosen at. Refused with the hint version_conflict when expected_version is not the current one. Audited. Returns {state: saved, plan}, the plan as it is stored, or {state: pending, proposal_id, plan: null}.';
grant execute on function public.save_plan(jsonb, text, uuid, int) to authenticated;

create function public.decide_plan_proposal(proposal_id uuid, decision text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  proposal public.plan_proposals;
begin
  if decision is null or decision not in ('approve', 'refuse', 'withdraw') then
    raise exception 'Unknown decision.';
  end if;
  select * into proposal from public.plan_proposals p where p.id = proposal_id for update;
  if not found then
    raise exception 'This proposal does not exist.';
  end if;
  if proposal.decision is not null then
    raise exception 'This proposal has already been decided.';
  end if;
  if (proposal.proposed_by = admin) <> (decision = 'withdraw') then
    raise exception '%', case decision when 'withdraw' then 'Only who proposed a change can withdraw it.'
      else 'Another administrator must decide what you proposed.' end using errcode = '42501';
  end if;
  if decision = 'approve' then
    perform private.assert_still_admin(proposal.proposed_by);
    if proposal.act = 'save' then
      perform private.store_plan(
        private.wanted_plan(proposal.terms -> 'plan', proposal.plan_id, (proposal.terms ->> 'version')::int),
        proposal.reason);
    else
      perform private.lock_working_business(proposal.vendor_id);
      perform private.give_plan(
        proposal.vendor_id, proposal.plan_id, (proposal.terms ->> 'period')::public.billing_period, proposal.reason);
    end if;
  end if;
  update public.plan_proposals p
  set decision = decision, decided_by = admin, decision_reason = why, decided_at = now() where p.id = proposal_id;
  perform private.audit('plan.' || decision, 'plan_proposals', proposal_id, to_jsonb(proposal),
    (select to_jsonb(p) from public.plan_proposals p where p.id = proposal_id), why);
  return decision;
end $$;
comment on function public.decide_plan_proposal(uuid, text, text) is
  'A second administrator approves or refuses what one may not do with a plan alone; who proposed it may withdraw it instead. With a reason. Approving a plan that was changed since is refused with the hint version_conflict. Audited. Returns the decision.';
grant execute on function public.decide_plan_proposal(uuid, text, text) to authenticated;
