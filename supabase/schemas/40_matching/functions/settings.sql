create function private.setting_number(setting_name text, given jsonb) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  allowed private.rule_limits;
  wanted numeric;
begin
  select * into allowed from private.rule_limits l where l.setting = setting_name;
  if not found then
    raise exception 'Unknown setting: %.', left(setting_name, 60);
  end if;
  if jsonb_typeof(given) is distinct from 'number' then
    raise exception 'The setting % must be a number.', setting_name;
  end if;
  wanted := (given #>> '{}')::numeric;
  if wanted not between allowed.lowest and allowed.highest then
    raise exception 'The setting % must be between % and %.', setting_name, allowed.lowest, allowed.highest;
  end if;
  if allowed.is_whole and wanted <> trunc(wanted) then
    raise exception 'The setting % must be a whole number.', setting_name;
  end if;
  return wanted;
end $$;
comment on function private.setting_number(text, jsonb) is 'A number of a policy from untrusted JSON.';

create function private.setting_time(setting_name text, given jsonb) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'string' or given #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    raise exception 'The setting % must be a time such as 08:00.', setting_name;
  end if;
  return (given #>> '{}')::time;
end $$;
comment on function private.setting_time(text, jsonb) is 'A time of day of a policy from untrusted JSON.';

create function private.refuse_unknown_settings(changes jsonb, rules jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  unknown text;
begin
  if changes is null or jsonb_typeof(changes) <> 'object' then
    raise exception 'Choose which settings to change.';
  end if;
  select setting into unknown from jsonb_object_keys(changes) setting
  where not rules ? setting or setting in ('version', 'created_at') order by setting limit 1;
  if found then
    raise exception 'Unknown setting: %.', left(unknown, 60);
  end if;
end $$;
comment on function private.refuse_unknown_settings(jsonb, jsonb) is
  'Refuses changes to a policy that are no {setting: value}, or name a setting the policy does not have.';

create function private.check_policy(rules public.matching_policy) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if rules.unboosted_places + rules.newcomer_places >= rules.offers_at_once then
    raise exception 'The number of reserved places must be lower than the number of offers at once.';
  end if;
  if rules.token_price_min > rules.token_price_max then
    raise exception 'The lowest price of a lead must not be above the highest.';
  end if;
  if rules.request_reminder_days >= rules.request_lifetime_days then
    raise exception 'The reminder must come after the request was sent.';
  end if;
  if rules.business_day_end - rules.business_day_start < interval '1 hour' then
    raise exception 'A business day must last at least an hour.';
  end if;
end $$;
comment on function private.check_policy(public.matching_policy) is 'Refuses settings that contradict each other.';

create function private.changed_policy(rules public.matching_policy, changes jsonb) returns public.matching_policy
language plpgsql stable security definer set search_path = '' as $$
declare
  setting text;
  given jsonb;
  numbers jsonb := '{}';
  total float8;
begin
  perform private.refuse_unknown_settings(changes, to_jsonb(rules));
  for setting, given in select * from jsonb_each(changes) loop
    case setting
      when 'business_day_start' then rules.business_day_start := private.setting_time(setting, given);
      when 'business_day_end' then rules.business_day_end := private.setting_time(setting, given);
      else numbers := numbers || jsonb_build_object(setting, private.setting_number(setting, given));
    end case;
  end loop;
  rules := jsonb_populate_record(rules, numbers);
  total := rules.weight_distance + rules.weight_rating + rules.weight_acceptance + rules.weight_response
    + rules.weight_availability + rules.weight_credentials + rules.weight_experience;
  if total <= 0 then
    raise exception 'At least one signal must have a weight.';
  end if;
  -- Weights are shares: whatever is given is brought to a sum of 1, and what is one already stays as it is.
  if abs(total - 1) > 1e-9 then
    rules.weight_distance := rules.weight_distance / total;
    rules.weight_rating := rules.weight_rating / total;
    rules.weight_acceptance := rules.weight_acceptance / total;
    rules.weight_response := rules.weight_response / total;
    rules.weight_availability := rules.weight_availability / total;
    rules.weight_credentials := rules.weight_credentials / total;
    rules.weight_experience := rules.weight_experience / total;
  end if;
  perform private.check_policy(rules);
  return rules;
end $$;
comment on function private.changed_policy(public.matching_policy, jsonb) is
  'A policy with some settings changed, from untrusted JSON; weights are brought to a sum of 1.';

create function private.save_policy(policy text, before_rules anyelement, rules anyelement, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  next_version int := (to_jsonb(before_rules) ->> 'version')::int + 1;
begin
  if rules is not distinct from before_rules then
    raise exception 'Nothing was changed.';
  end if;
  rules := jsonb_populate_record(rules, jsonb_build_object('version', next_version, 'created_at', now()));
  execute format('insert into public.%I select ($1).*', policy) using rules;
  perform private.audit(policy || '.save', policy, null, to_jsonb(before_rules), to_jsonb(rules), why);
  return to_jsonb(rules);
end $$;
comment on function private.save_policy(text, anyelement, anyelement, text) is
  'Adds a set of rules to the table of a policy as its next version, audited. Refuses when nothing differs from the earlier one. Returns them as they are stored.';

-- What Pros pay for leads is value that administrators give: in small steps, which others see before the next.
create function private.refuse_cheap_leads(rules public.matching_policy) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits public.billing_policy := private.billing_rules();
begin
  if exists (
    select 1
    from (
      select p.*, lead(p.created_at, 1, 'infinity') over (order by p.version) as replaced_at
      from public.matching_policy p
    ) e
    where e.replaced_at > now() - make_interval(hours => limits.adjustment_hours)
      and (rules.cents_per_token > e.cents_per_token / (1 - limits.lead_discount)
        or rules.token_price_min < e.token_price_min - greatest(1, floor(e.token_price_min * limits.lead_discount))
        or rules.token_price_max < e.token_price_max - greatest(1, floor(e.token_price_max * limits.lead_discount))
        -- An owner's silence gives tokens back.
        or rules.release_after_hours < e.release_after_hours * (1 - limits.lead_discount))
  ) then
    raise exception 'Leads may become at most % %% cheaper within % hours. Change the rest later.',
      round(100 * limits.lead_discount), limits.adjustment_hours;
  end if;
end $$;
comment on function private.refuse_cheap_leads(public.matching_policy) is
  'Refuses settings with which leads would cost less, or their tokens come back sooner, by more than lead_discount of the billing policy, than with any settings that applied within its adjustment_hours.';

create function public.save_matching_policy(
  changes jsonb, reason text, idempotency_key uuid, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('save_matching_policy', idempotency_key);
  why text := private.required_text(reason, 'A reason', 1000);
  before_rules public.matching_policy;
  rules public.matching_policy;
begin
  if answer is not null then
    return answer;
  end if;
  -- Two administrators take turns, so that neither overwrites what the other has just set.
  lock table public.matching_policy in share row exclusive mode;
  before_rules := private.policy();
  perform private.assert_version(before_rules.version, expected_version, 'This set of matching settings');
  rules := private.changed_policy(before_rules, changes);
  perform private.refuse_cheap_leads(rules);
  return private.save_idempotent_result('save_matching_policy', idempotency_key,
    private.save_policy('matching_policy', before_rules, rules, why));
end $$;
comment on function public.save_matching_policy(jsonb, text, uuid, int) is
  'An administrator changes settings of matching ({setting: value}; times as 08:00), with a reason. It becomes a new version; earlier matches keep theirs. Leads become cheaper in steps. Refused with the hint version_conflict when expected_version is not the current one. Returns the new version, all settings of it.';
grant execute on function public.save_matching_policy(jsonb, text, uuid, int) to authenticated;
