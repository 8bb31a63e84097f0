-- The clocks of credit claims and disputes.

create table public.resolution_policy (
  version int primary key,
  claim_window interval not null,
  cancelled_within interval not null,
  silent_after interval not null,
  duplicate_within interval not null,
  dispute_window interval not null,
  answer_business_hours float8 not null,
  decision_business_hours float8 not null,
  appeal_window interval not null,
  created_at timestamptz not null default now()
);
comment on table public.resolution_policy is
  'Within what time something can be claimed, disputed, answered, decided and appealed; the highest version is in force. 20 business hours are two business days (matching_policy says when those begin and end).';
insert into public.resolution_policy values
  (1, '30 days', '72 hours', '5 days', '30 days', '30 days', 30, 20, '7 days');
alter table public.resolution_policy enable row level security;
revoke all on public.resolution_policy from anon, authenticated;
grant select on public.resolution_policy to anon, authenticated;
grant all on public.resolution_policy to service_role;
create policy "Anyone reads the rules of claims and disputes" on public.resolution_policy
  for select to anon, authenticated using (true);

create function private.resolution_rules() returns public.resolution_policy
language sql stable security definer set search_path = '' as $$
  select p from public.resolution_policy p order by version desc limit 1
$$;
comment on function private.resolution_rules() is 'The rules of claims and disputes in force.';

create function private.business_deadline(request uuid, at timestamptz, hours float8) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.add_business_hours(
    at, hours, r.time_zone, (private.policy()).business_day_start, (private.policy()).business_day_end)
  from public.service_requests r where r.id = request
$$;
comment on function private.business_deadline(uuid, timestamptz, float8) is
  'The end of a number of business hours where the property of a request is.';
