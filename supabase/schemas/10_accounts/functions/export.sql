-- Everything about a person, wherever it is kept: found through the foreign keys, so that a new table
-- is part of it from its first day.
create function private.full_name(place regclass) returns text
language sql stable set search_path = '' as $$
  select format('%I.%I', n.nspname, c.relname)
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.oid = place
$$;
comment on function private.full_name(regclass) is 'The name of a table with its schema, for statements built at run time.';
grant execute on function private.full_name(regclass) to authenticated;

create function private.tables_of_person() returns table (place regclass, condition text)
language sql stable set search_path = '' as $$
  with keys as (
    select k.conrelid, k.confrelid, a.attname as key_column, r.attname as referenced_column
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_catalog.pg_attribute r on r.attrelid = k.confrelid and r.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
  ),
  people as (
    select unnest(array['public.profiles', 'public.vendor_profiles', 'public.token_accounts']::regclass[]) as place
  ),
  direct as (
    select 'public.profiles'::regclass as place, '%1$s.id = $1' as condition
    union all
    select k.conrelid::regclass, string_agg(format('%%1$s.%I = $1', k.key_column), ' or ' order by k.key_column)
    from keys k join people p on p.place = k.confrelid
    where k.conrelid <> 'public.profiles'::regclass
    group by k.conrelid
  ),
  belonging as (
    select k.conrelid::regclass as place, string_agg(format('%%1$s.%I in (select p.%I from %s p where %s)',
      k.key_column, k.referenced_column, private.full_name(d.place), format(d.condition, 'p')), ' or ' order by k.key_column, d.place::text) as condition
    from keys k join direct d on d.place = k.confrelid
    where not exists (select 1 from people p where p.place in (k.conrelid, k.confrelid)) and k.conrelid <> k.confrelid
    group by k.conrelid
  ),
  first_two as (
    select r.place, string_agg(r.condition, ' or ') as condition
    from (select * from direct union all select * from belonging) r group by r.place
  ),
  farther as (
    select k.conrelid::regclass as place, string_agg(format('%%1$s.%I in (select q.%I from %s q where %s)',
      k.key_column, k.referenced_column, private.full_name(b.place), format(b.condition, 'q')), ' or ' order by k.key_column, b.place::text) as condition
    from keys k join belonging b on b.place = k.confrelid
    where not exists (select 1 from first_two nearer where nearer.place in (k.conrelid, k.confrelid) and nearer.place <> b.place)
    group by k.conrelid
  )
  select n.place, format(n.condition, 't') from first_two n
  union all select f.place, format(f.condition, 't') from farther f
$$;
comment on function private.tables_of_person() is
  'Tables with rows about people, and the condition (on alias t, the person as $1) that finds a person''s rows: tables that point at the person, and up to two steps further those whose rows belong to such rows.';
grant execute on function private.tables_of_person() to authenticated;

create function private.my_sign_in() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
    'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'metadata', u.raw_user_meta_data,
    'providers', u.raw_app_meta_data -> 'providers')
  from auth.users u where u.id = auth.uid()
$$;
comment on function private.my_sign_in() is 'What the sign-in service keeps about the caller, without secrets.';
grant execute on function private.my_sign_in() to authenticated;

-- Tables with columns that callers may read only through functions, so the export reads them that way.
create function private.my_closed_rows() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(own.place, own.found), '{}')
  from (
    select 'vendor_profiles' as place, jsonb_agg(to_jsonb(v)) as found
    from public.vendor_profiles v where v.vendor_id = auth.uid()
    union all
    select 'vendor_credentials', jsonb_agg(to_jsonb(c) - 'verified_by' order by c.created_at, c.id)
    from public.vendor_credentials c where c.vendor_id = auth.uid()
    union all
    select 'reviews', jsonb_agg(to_jsonb(r) - 'author_id' order by r.created_at, r.id)
    from public.reviews r
    where r.author_id = auth.uid()
      or (r.vendor_id = auth.uid() and r.published_at is not null and r.state in ('published', 'removed'))
    union all
    select 'viewings', jsonb_agg(to_jsonb(v) - 'admin_id' order by v.started_at, v.id)
    from public.viewings v where v.person_id = auth.uid()
    union all
    select 'request_letters', jsonb_agg(to_jsonb(l) - 'author_id' order by l.created_at, l.id)
    from public.request_letters l where l.owner_id = auth.uid()
    union all
    select 'contact_replies', jsonb_agg(to_jsonb(r) - 'author_id' - 'token' order by r.created_at, r.id)
    from private.contact_replies r join public.contact_messages m on m.id = r.message_id where m.user_id = auth.uid()
    union all
    select 'texts_as_written', jsonb_agg(jsonb_build_object('table', w.place, 'id', w.subject, 'column', w.field, 'words', w.words)
      order by w.place, w.subject, w.field)
    from private.written_texts w where w.writer_id = auth.uid()
  ) own
  where own.found is not null
$$;
comment on function private.my_closed_rows() is
  'The caller''s own business and credentials with every column, the reviews the caller wrote or, published, received, when and why administrators viewed the caller, letters about the caller''s requests, replies to the caller''s messages, and what the caller wrote where rows hold it with contact details hidden; by table.';
grant execute on function private.my_closed_rows() to authenticated;

-- With the caller's own rights: the export can hold nothing its reader could not read anyway.
create function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_user();
  source record;
  columns text;
  found_rows jsonb;
  answer jsonb := jsonb_build_object('exported_at', now(), 'sign_in', private.my_sign_in());
begin
  for source in select * from private.tables_of_person() order by place::text loop
    select string_agg(format('t.%I', a.attname), ', ' order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = source.place and a.attnum > 0 and not a.attisdropped
      and has_column_privilege(source.place, a.attnum, 'select');
    continue when columns is null;
    begin
      execute format('select jsonb_agg(to_jsonb(r)) from (select %s from %s t where %s order by 1 limit 50000) r',
        columns, private.full_name(source.place), source.condition) into found_rows using caller;
    exception when insufficient_privilege then
      -- Which rows are about whom is not for people to read here.
      continue;
    end;
    if found_rows is not null then
      answer := answer || jsonb_build_object(
        (select c.relname from pg_catalog.pg_class c where c.oid = source.place), found_rows);
    end if;
  end loop;
  return answer || private.my_closed_rows() || jsonb_build_object('files', (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'name', o.name, 'created_at', o.created_at)
      order by o.bucket_id, o.name), '[]')
    from storage.objects o where o.name like caller || '/%'));
end $$;
comment on function public.export_my_data() is
  'Everything about the caller in one document, by table, with the names of uploaded files: all rows that point at the caller or belong to such rows, as far as the caller may read them.';
grant execute on function public.export_my_data() to authenticated;
