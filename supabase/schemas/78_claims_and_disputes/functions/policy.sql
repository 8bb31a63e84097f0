create function private.resolution_rules() returns public.resolution_policy
language sql stable security definer set search_path = '' as $$
  select p from public.resolution_policy p order by version desc limit 1
$$;
comment on function private.resolution_rules() is 'The clocks of jobs, reviews, claims and disputes in force.';

create function private.business_deadline(request uuid, at timestamptz, hours float8) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.add_business_hours(
    at, hours, r.time_zone, (private.policy()).business_day_start, (private.policy()).business_day_end)
  from public.service_requests r where r.id = request
$$;
comment on function private.business_deadline(uuid, timestamptz, float8) is
  'The end of a number of business hours where the property of a request is.';

create function private.changed_resolution_policy(rules public.resolution_policy, changes jsonb)
returns public.resolution_policy
language plpgsql stable security definer set search_path = '' as $$
declare
  numbers jsonb;
begin
  perform private.refuse_unknown_settings(changes, to_jsonb(rules));
  select jsonb_object_agg(c.key, private.setting_number(c.key, c.value)) into numbers from jsonb_each(changes) c;
  rules := jsonb_populate_record(rules, coalesce(numbers, '{}'));
  if rules.delivery_reminder_days >= rules.delivery_acceptance_days then
    raise exception 'The reminder must come before finished work is accepted automatically.';
  end if;
  if rules.silent_after_days >= rules.claim_days then
    raise exception 'An owner must count as silent before the time for a claim is over.';
  end if;
  return rules;
end $$;
comment on function private.changed_resolution_policy(public.resolution_policy, jsonb) is
  'The clocks with some settings changed, from untrusted JSON.';

create function private.recent_resolution_rules() returns setof public.resolution_policy
language sql stable security definer set search_path = '' as $$
  select p.*
  from public.resolution_policy p
  where not exists (
    select 1 from public.resolution_policy next
    where next.version > p.version
      and next.created_at <= now() - make_interval(hours => (private.billing_rules()).adjustment_hours))
$$;
comment on function private.recent_resolution_rules() is
  'The clocks in force and those that were within the adjustment_hours of the billing policy: what one administrator loosens stays as strict for so long, or changes in small steps, so that others see it first.';

create function private.refuse_loose_refunds(rules public.resolution_policy) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits public.billing_policy := private.billing_rules();
begin
  if exists (
    select 1 from private.recent_resolution_rules() e
    where rules.claim_grants_at_most
        > greatest(e.claim_grants_at_most + 1, floor(e.claim_grants_at_most / (1 - limits.lead_discount)))
      or rules.claim_grants_per_owner
        > greatest(e.claim_grants_per_owner + 1, floor(e.claim_grants_per_owner / (1 - limits.lead_discount)))
      or rules.claim_grant_days < e.claim_grant_days * (1 - limits.lead_discount)
      or rules.canceled_within_hours > e.canceled_within_hours / (1 - limits.lead_discount)
  ) then
    raise exception 'Automatic refunds change in small steps: one more, or % %%, within % hours. Change the rest later.',
      round(100 * limits.lead_discount), limits.adjustment_hours;
  end if;
end $$;
comment on function private.refuse_loose_refunds(public.resolution_policy) is
  'Refuses settings that grant many more automatic refunds than any that applied within the adjustment_hours of the billing policy.';

create function public.save_resolution_policy(
  changes jsonb, reason text, idempotency_key uuid, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('save_resolution_policy', idempotency_key);
  why text := private.required_text(reason, 'A reason', 1000);
  before_rules public.resolution_policy;
  rules public.resolution_policy;
begin
  if answer is not null then
    return answer;
  end if;
  lock table public.resolution_policy in share row exclusive mode;
  before_rules := private.resolution_rules();
  perform private.assert_version(before_rules.version, expected_version, 'This set of deadlines');
  rules := private.changed_resolution_policy(before_rules, changes);
  perform private.refuse_loose_refunds(rules);
  return private.save_idempotent_result('save_resolution_policy', idempotency_key,
    private.save_policy('resolution_policy', before_rules, rules, why));
end $$;
comment on function public.save_resolution_policy(jsonb, text, uuid, int) is
  'An administrator changes the clocks of jobs, reviews, claims and disputes ({setting: value}), with a reason. It becomes a new version; clocks that already run keep theirs. Refused with the hint version_conflict when expected_version is not the current one. Returns the new version, all settings of it.';
grant execute on function public.save_resolution_policy(jsonb, text, uuid, int) to authenticated;
