-- FNV-1a, 32 bit, over the bytes of a text (Fowler, Noll and Vo, draft-eastlake-fnv).
create function private.fnv1a(words text) returns bigint
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  bytes bytea := convert_to(words, 'UTF8');
  hash bigint := 2166136261;
begin
  for place in 0 .. length(bytes) - 1 loop
    hash := ((hash # get_byte(bytes, place)) * 16777619) & 4294967295;
  end loop;
  return hash;
end $$;
comment on function private.fnv1a(text) is 'The 32-bit FNV-1a hash of the UTF-8 bytes of a text.';

create function private.stable_bucket(person uuid) returns int
language sql immutable strict parallel safe set search_path = '' as $$
  select (private.fnv1a(person::text) % 100)::int
$$;
comment on function private.stable_bucket(uuid) is
  'The bucket (0 to 99) an account always falls into, as the interface computes it: FNV-1a of its id in lower case, modulo 100.';

create function private.is_flag_on(flag text, person uuid, at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rule public.feature_flags;
  user_type text;
begin
  select * into rule from public.feature_flags f where f.name = flag;
  if not found or not rule.enabled or rule.start_date > at or rule.end_date < at then
    return false;
  end if;
  select p.user_type::text into user_type from public.profiles p where p.id = person and p.deleted_at is null;
  if cardinality(rule.user_roles) > 0 and (user_type is null or user_type <> all (rule.user_roles)) then
    return false;
  end if;
  if cardinality(rule.user_ids) > 0 and (person is null or person <> all (rule.user_ids)) then
    return false;
  end if;
  return rule.user_percentage is null or person is null or private.stable_bucket(person) < rule.user_percentage;
end $$;
comment on function private.is_flag_on(text, uuid, timestamptz) is
  'Whether a flag is on for a person (null: a visitor) at a moment. In order: it exists, is enabled, has started, has not ended, lists the role, lists the id, and the person''s bucket is below the percentage. The role is the profile''s; metadata does not count.';
grant execute on function private.is_flag_on(text, uuid, timestamptz) to anon, authenticated;

create function public.my_feature_flags() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.name, private.is_flag_on(f.name, auth.uid(), now())), '{}')
  from public.feature_flags f
$$;
comment on function public.my_feature_flags() is 'Every flag by name, and whether it is on for the caller now.';
grant execute on function public.my_feature_flags() to anon, authenticated;

create function public.save_feature_flag(
  name text, rule jsonb, reason text, expected_version int default null
) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  flag public.feature_flags;
  why text;
begin
  perform private.require_admin();
  why := private.required_text(reason, 'A reason', 1000);
  if name is null or name !~ '^[a-z][a-z0-9_]{1,60}$' then
    raise exception 'Use 2 to 61 lowercase letters, digits and underscores for the name of a flag.';
  end if;
  if rule is null or jsonb_typeof(rule) <> 'object' or jsonb_typeof(rule -> 'enabled') is distinct from 'boolean' then
    raise exception 'Choose whether the flag is enabled.';
  end if;
  flag.name := name;
  flag.enabled := (rule ->> 'enabled')::boolean;
  flag.description := private.json_text(rule, 'description', 'The description', 500);
  flag.user_percentage := private.json_whole(rule, 'user_percentage', 'The percentage', 0, 100)::int;
  flag.start_date := private.json_date(rule, 'start_date', 'The start');
  flag.end_date := private.json_date(rule, 'end_date', 'The end');
  if flag.end_date < flag.start_date then
    raise exception 'The end must not be before the start.';
  end if;
  flag.user_roles := private.json_list(rule, 'user_roles', 'The roles', 3, '^(owner|vendor|admin)$');
  flag.user_ids := private.json_list(rule, 'user_ids', 'The accounts', 1000,
    '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$')::uuid[];
  -- A new flag has no row to lock, and may be added by two at once.
  perform pg_advisory_xact_lock(hashtextextended('feature_flags:' || name, 0));
  select to_jsonb(f) into before_row from public.feature_flags f where f.name = name for update;
  perform private.assert_version(coalesce((before_row ->> 'version')::int, 0), expected_version, 'This flag');
  flag.version := 1;
  insert into public.feature_flags select flag.*
  on conflict on constraint feature_flags_pkey do update
  set enabled = flag.enabled, description = coalesce(flag.description, feature_flags.description),
    user_percentage = flag.user_percentage, user_roles = flag.user_roles, user_ids = flag.user_ids,
    start_date = flag.start_date, end_date = flag.end_date
  returning * into flag;
  perform private.audit('flag.save', 'feature_flags', null, before_row, to_jsonb(flag), why);
  return flag.version;
end $$;
comment on function public.save_feature_flag(text, jsonb, text, int) is
  'An administrator adds or changes a flag: enabled, description, user_percentage, user_roles, user_ids, start_date, end_date; what is absent no longer limits it. Refused with the hint version_conflict when expected_version is not the current one (0: a new flag). Audited. Returns the new version.';
grant execute on function public.save_feature_flag(text, jsonb, text, int) to authenticated;

create function public.switch_feature_flag(name text, is_on boolean, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row public.feature_flags;
  why text;
begin
  perform private.require_admin();
  why := private.required_text(reason, 'A reason', 1000);
  if is_on is null then
    raise exception 'Choose whether the flag is enabled.';
  end if;
  select * into before_row from public.feature_flags f where f.name = name for update;
  if not found then
    raise exception 'This flag does not exist.';
  end if;
  if before_row.enabled = is_on then
    raise exception 'This flag is already %.', case when is_on then 'on' else 'off' end;
  end if;
  update public.feature_flags f set enabled = is_on where f.name = name;
  perform private.audit(case when is_on then 'flag.turn_on' else 'flag.turn_off' end, 'feature_flags', null,
    to_jsonb(before_row), (select to_jsonb(f) from public.feature_flags f where f.name = name), why);
end $$;
comment on function public.switch_feature_flag(text, boolean, text) is
  'An administrator turns a flag off for everyone, or on again under the conditions it has, with a reason. Refuses a flag that is so already. Audited.';
grant execute on function public.switch_feature_flag(text, boolean, text) to authenticated;

-- Each request with a free place is offered by a timer of its own: one that fails is kept with its reason and stops no other,
-- and no transaction holds the Pros of all of them. Those no one was offered come first. One a second, so that a
-- tick of the clock, once a minute where pg_cron is the clock, offers at most 60 of them.
-- Those sent while the start lies ahead are all offered when it comes.
create function private.resume_matching() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
begin
  perform private.set_timer('request', w.id, 'resume',
    greatest(now(), new.start_date) + w.place * interval '1 second')
  from (
    select r.id, row_number() over (order by r.state = 'open', r.submitted_at, r.id) - 1 as place
    from public.service_requests r
    where r.state = 'matching' or r.state = 'open' and rules.offers_at_once > (
      select count(*) from public.leads l
      where l.request_id = r.id and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released'))
  ) w;
  return null;
end $$;
comment on function private.resume_matching() is
  'Trigger: when vendor_matching is on again, lets the clock offer the waiting requests to Pros, one by one.';
