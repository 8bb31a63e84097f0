create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch_updated_at() is 'Trigger: stamps updated_at with the time of the change.';

-- Lengths and emptiness of texts people type. Returns the trimmed text, or null when it is blank.
create function private.clean_text(value text, field text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := case when private.has_visible_text(value) then btrim(value) end;
begin
  if length(trimmed) > max_length then
    raise exception '% must be at most % characters.', field, max_length;
  end if;
  return trimmed;
end $$;
comment on function private.clean_text(text, text, int) is
  'The trimmed text, null when it shows nothing. Refuses texts over max_length characters with a sentence naming the field.';
grant execute on function private.clean_text(text, text, int) to anon, authenticated;

create function private.required_text(value text, field text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := private.clean_text(value, field, max_length);
begin
  if cleaned is null then
    raise exception '% is required.', field;
  end if;
  return cleaned;
end $$;
comment on function private.required_text(text, text, int) is
  'As private.clean_text, and refuses a blank text.';

-- Great-circle distance by the haversine formula on a sphere of the mean Earth radius, 6371.0088 km (IUGG).
create function private.distance_km(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2)
  )))
$$;
comment on function private.distance_km(float8, float8, float8, float8) is
  'Great-circle distance in kilometers (haversine).';

-- Names stand in subjects of mails, headings and calendars, where a second line is something else.
create function private.keep_one_line() returns trigger
language plpgsql set search_path = '' as $$
declare
  texts jsonb := to_jsonb(new);
  field text;
  folded text;
begin
  foreach field in array tg_argv loop
    folded := regexp_replace(texts ->> field, U&'[[:cntrl:]\2028\2029]+', ' ', 'g');
    -- What holds nothing else is left for the table to refuse.
    texts := texts || jsonb_build_object(field, coalesce(nullif(btrim(folded), ''), texts ->> field));
  end loop;
  return jsonb_populate_record(new, texts);
end $$;
comment on function private.keep_one_line() is
  'Trigger (columns): line breaks and control characters in names become blanks.';

-- Lists of a Pro have an end. The lock makes two additions at once count each other.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  present int;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || new.vendor_id::text, 0));
  execute format('select count(*) from public.%I t where t.vendor_id = $1', tg_table_name)
    into present using new.vendor_id;
  if present >= tg_argv[0]::int then
    raise exception 'You can have at most % %.', tg_argv[0], tg_argv[1];
  end if;
  return new;
end $$;
comment on function private.limit_rows() is
  'Trigger (most, noun): refuses a row more than a Pro may have in a table.';

create function private.lock_folder(bucket text, folder text) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(bucket || '/' || folder, 0))
$$;
comment on function private.lock_folder(text, text) is
  'Files that are stored in a folder at the same moment wait for each other, so that each counts those before it.';

create function private.files_in(bucket text, folder text) returns bigint
language sql security definer set search_path = '' as $$
  select private.lock_folder(bucket, folder);
  select count(*) from storage.objects o
  where o.bucket_id = bucket and o.name >= folder || '/' and o.name < folder || '0'
$$;
comment on function private.files_in(text, text) is
  'How many files a folder of a bucket holds. Locks the folder.';

-- Policies refuse the file before it is sent. The hosted storage-api asks them in a transaction of its own, which it
-- rolls back, and adds the row with all rights once the file is there: files stored at the same moment count each
-- other only here.
create function private.limit_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  fits boolean;
begin
  execute format('select private.%I($1, 0)', tg_argv[0]) into fits using split_part(new.name, '/', 1);
  if not fits then
    raise exception 'You can''t store more files here.' using errcode = '42501';
  end if;
  return null;
end $$;
comment on function private.limit_files() is
  'Trigger (function): refuses a file that its folder has no room for, no matter who adds it. The function takes the folder and how many files are being added.';
