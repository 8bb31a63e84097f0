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

create function public.ensure_default_plans() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.add_default_plans();
end $$;
comment on function public.ensure_default_plans() is
  'An administrator makes sure that there are plans: with none, the two default ones are added. Returns whether any was.';
grant execute on function public.ensure_default_plans() to authenticated;

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

create function private.has_plan_feature(vendor uuid, feature text, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.vendor_subscriptions s join public.subscription_plans p on p.id = s.plan_id
    where s.vendor_id = vendor and s.state = 'active' and s.current_period_end > at
      and (p.features ->> feature)::boolean)
$$;
comment on function private.has_plan_feature(uuid, text, timestamptz) is
  'Whether the active plan of a Pro brings featuredProfile or prioritySupport at a moment.';

-- A plan buys a place, never trust: without insurance or enough reviews, with poor stars or after a lost dispute no
-- profile is promoted, and so no Pro whom nobody has rated stands before rated ones.
create function private.is_featured(vendor uuid, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan_feature(vendor, 'featuredProfile', at) and exists (
    select 1 from private.match_profiles m
    cross join private.policy() rules
    where m.vendor_id = vendor and m.liability_until >= at::date and m.rating_count >= rules.floor_reviews
      and private.below_floor(rules, (m.rating_sum / greatest(m.rating_count, 1)::float8)::real, m.rating_count,
        ((date_part('epoch', at) - date_part('epoch', m.dispute_lost_at)) / 86400)::real) is null)
$$;
comment on function private.is_featured(uuid, timestamptz) is
  'Whether a Pro''s profile is featured: the plan says so, liability insurance is verified and not expired, there are floor_reviews reviews, and nothing of private.below_floor applies.';

create function public.is_promoted(vendor_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.vendor_profiles v where v.vendor_id = is_promoted.vendor_id and v.state = 'approved')
    and private.is_featured(is_promoted.vendor_id)
$$;
comment on function public.is_promoted(uuid) is 'Whether the public profile of an approved Pro is featured, and so labeled Promoted.';
grant execute on function public.is_promoted(uuid) to anon, authenticated;

create function private.plan_from(plan jsonb, earlier public.subscription_plans) returns public.subscription_plans
language plpgsql stable set search_path = '' as $$
declare
  wanted public.subscription_plans := earlier;
begin
  wanted.name := private.required_text(private.json_text(plan, 'name', 'The name', 120), 'The name', 120);
  wanted.tier := private.required_text(private.json_text(plan, 'tier', 'The tier', 40), 'The tier', 40);
  if length(wanted.name) < 2 or wanted.tier !~ '^[a-z][a-z0-9_]*$' then
    raise exception 'Use at least 2 characters for the name, and lowercase letters, digits and underscores for the tier.';
  end if;
  wanted.monthly_price := private.json_number(plan, 'monthly_price', 'The monthly price', 0, 100000);
  wanted.quarterly_price := private.json_number(plan, 'quarterly_price', 'The quarterly price', 0, 100000);
  wanted.yearly_price := private.json_number(plan, 'yearly_price', 'The yearly price', 0, 100000);
  if wanted.monthly_price is null or wanted.quarterly_price is null or wanted.yearly_price is null then
    raise exception 'Enter a monthly, a quarterly and a yearly price.';
  end if;
  wanted.features := jsonb_strip_nulls(jsonb_build_object(
    'boostMultiplier', plan #> '{features,boostMultiplier}',
    'featuredProfile', plan #> '{features,featuredProfile}',
    'prioritySupport', plan #> '{features,prioritySupport}'));
  if not private.are_plan_features(wanted.features) then
    raise exception 'A boost is between 1 and 3; a featured profile and priority support are yes or no.';
  end if;
  wanted.is_active := private.json_flag(plan, 'is_active');
  return wanted;
end $$;
comment on function private.plan_from(jsonb, public.subscription_plans) is 'A plan from untrusted JSON, in place of an earlier one.';
