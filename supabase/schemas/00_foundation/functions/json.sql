-- Reading JSON that came from outside: each field is checked before anything is made of it.

create function private.json_number(source jsonb, field text, label text, minimum numeric, maximum numeric)
returns numeric language plpgsql immutable set search_path = '' as $$
declare
  found_value jsonb := source -> field;
begin
  if found_value is null or found_value = 'null'::jsonb then
    return null;
  end if;
  if jsonb_typeof(found_value) <> 'number' then
    raise exception '% must be a number.', label;
  end if;
  if (found_value #>> '{}')::numeric not between minimum and maximum then
    raise exception '% must be between % and %.', label, minimum, maximum;
  end if;
  return (found_value #>> '{}')::numeric;
end $$;
comment on function private.json_number(jsonb, text, text, numeric, numeric) is
  'A number from untrusted JSON, null when absent. Refuses other types and values out of range.';
grant execute on function private.json_number(jsonb, text, text, numeric, numeric) to anon, authenticated;

create function private.json_whole(source jsonb, field text, label text, minimum numeric, maximum numeric)
returns bigint language plpgsql immutable set search_path = '' as $$
declare
  found_value numeric := private.json_number(source, field, label, minimum, maximum);
begin
  if found_value <> trunc(found_value) then
    raise exception '% must be a whole number.', label;
  end if;
  return found_value::bigint;
end $$;
comment on function private.json_whole(jsonb, text, text, numeric, numeric) is
  'As private.json_number, and refuses fractions.';
grant execute on function private.json_whole(jsonb, text, text, numeric, numeric) to anon, authenticated;

create function private.json_flag(source jsonb, field text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(source -> field = 'true'::jsonb, false) $$;
comment on function private.json_flag(jsonb, text) is 'Whether a field of untrusted JSON is exactly true.';
grant execute on function private.json_flag(jsonb, text) to anon, authenticated;

create function private.json_text(source jsonb, field text, label text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source -> field) not in ('string', 'null') then
    raise exception '% must be text.', label;
  end if;
  return private.clean_text(source ->> field, label, max_length);
end $$;
comment on function private.json_text(jsonb, text, text, int) is
  'A trimmed text from untrusted JSON, null when absent or blank.';
grant execute on function private.json_text(jsonb, text, text, int) to anon, authenticated;

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
      raise exception '% must be a list of known values.', label;
    end if;
    list := list || (item #>> '{}');
  end loop;
  return list;
end $$;
comment on function private.json_list(jsonb, text, text, int, text) is
  'A list of texts that match a pattern, from untrusted JSON; null when absent.';

-- Where a page continues: the value the list is ordered by, and the lead's id, of the last row before it.
-- Checked by shape, since catching a failed cast costs the embedded engine more than it can take often.
create function private.is_moment(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case when value ~ '^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?([+-](0\d|1[0-4]):[0-5]\d|Z)$'
    then substr(value, 9, 2)::int <= extract(day from
      make_date(substr(value, 1, 4)::int, substr(value, 6, 2)::int, 1) + interval '1 month' - interval '1 day')
    else false end
$$;
comment on function private.is_moment(text) is
  'Whether an untrusted text is an ISO 8601 moment with seconds and offset, between 1900 and 2199, on a day that exists.';
