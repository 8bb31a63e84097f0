-- What is switched on, and for whom.

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

create function public.my_feature_flags() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.name, private.is_flag_on(f.name, auth.uid(), now())), '{}')
  from public.feature_flags f
$$;
comment on function public.my_feature_flags() is 'Every flag by name, and whether it is on for the caller now.';
grant execute on function public.my_feature_flags() to anon, authenticated;

create function private.json_date(source jsonb, field text, label text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  given text := private.json_text(source, field, label, 40);
  moment timestamptz;
begin
  if given is null then
    return null;
  end if;
  if given !~ '^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$' then
    raise exception '% must be a date.', label;
  end if;
  begin
    moment := given::timestamptz;
  exception when datetime_field_overflow or invalid_datetime_format then
    raise exception '% must be a date.', label;
  end;
  return moment;
end $$;
comment on function private.json_date(jsonb, text, text) is 'A moment in ISO 8601 from untrusted JSON, null when absent or blank.';

create function public.save_feature_flag(name text, rule jsonb, reason text) returns void
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
    raise exception 'The name of a flag is 2 to 61 small letters, digits and underscores.';
  end if;
  if rule is null or jsonb_typeof(rule) <> 'object' or jsonb_typeof(rule -> 'enabled') is distinct from 'boolean' then
    raise exception 'Say whether the flag is enabled.';
  end if;
  flag.name := name;
  flag.enabled := (rule ->> 'enabled')::boolean;
  flag.description := private.json_text(rule, 'description', 'The description', 500);
  flag.user_percentage := private.json_whole(rule, 'user_percentage', 'The percentage', 0, 100)::int;
  flag.start_date := private.json_date(rule, 'start_date', 'The start');
  flag.end_date := private.json_date(rule, 'end_date', 'The end');
  if flag.end_date < flag.start_date then
    raise exception 'The end must not lie before the start.';
  end if;
  flag.user_roles := private.json_list(rule, 'user_roles', 'The roles', 3, '^(owner|vendor|admin)$');
  flag.user_ids := private.json_list(rule, 'user_ids', 'The accounts', 1000,
    '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$')::uuid[];
  select to_jsonb(f) into before_row from public.feature_flags f where f.name = name for update;
  insert into public.feature_flags select flag.*
  on conflict on constraint feature_flags_pkey do update
  set enabled = flag.enabled, description = coalesce(flag.description, feature_flags.description),
    user_percentage = flag.user_percentage, user_roles = flag.user_roles, user_ids = flag.user_ids,
    start_date = flag.start_date, end_date = flag.end_date;
  perform private.audit('flag.save', 'feature_flags', null, before_row,
    (select to_jsonb(f) from public.feature_flags f where f.name = name), why);
end $$;
comment on function public.save_feature_flag(text, jsonb, text) is
  'An administrator adds or changes a flag: enabled, description, user_percentage, user_roles, user_ids, start_date, end_date; what is absent no longer limits it. Audited.';
grant execute on function public.save_feature_flag(text, jsonb, text) to authenticated;

create function private.json_list(source jsonb, field text, label text, at_most int, pattern text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  item jsonb;
  list text[] := '{}';
begin
  if source -> field is null or source -> field = 'null'::jsonb then
    return null;
  end if;
  if jsonb_typeof(source -> field) <> 'array' or jsonb_array_length(source -> field) > at_most then
    raise exception '% must be a list of at most %.', label, at_most;
  end if;
  for item in select * from jsonb_array_elements(source -> field) loop
    if jsonb_typeof(item) <> 'string' or (item #>> '{}') !~ pattern then
      raise exception '% must be a list of known ones.', label;
    end if;
    list := list || (item #>> '{}');
  end loop;
  return list;
end $$;
comment on function private.json_list(jsonb, text, text, int, text) is
  'A list of texts that match a pattern, from untrusted JSON; null when absent.';
