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

create function private.json_flag(source jsonb, field text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(source -> field = 'true'::jsonb, false) $$;
comment on function private.json_flag(jsonb, text) is 'Whether a field of untrusted JSON is exactly true.';

create function private.json_text(source jsonb, field text, label text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source -> field) not in ('string', 'null') then
    raise exception '% must be a text.', label;
  end if;
  return private.clean_text(source ->> field, label, max_length);
end $$;
comment on function private.json_text(jsonb, text, text, int) is
  'A trimmed text from untrusted JSON, null when absent or blank.';
grant execute on function
  private.json_number(jsonb, text, text, numeric, numeric), private.json_whole(jsonb, text, text, numeric, numeric),
  private.json_flag(jsonb, text), private.json_text(jsonb, text, text, int), private.clean_text(text, text, int)
  to anon, authenticated;
