-- Administrators look for people.
create function private.audit_reading(act text, place text, subject uuid, what jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A page that stays open is read again and again; the trail says once an hour who looked.
  if not exists (
    select 1 from public.admin_audit a
    where a.subject_id is not distinct from subject and a.subject_table = place and a.action = act
      and a.admin_id = auth.uid() and a.created_at > now() - interval '1 hour'
      and (subject is not null or a.after = what)
  ) then
    perform private.audit(act, place, subject, null, what, null);
  end if;
end $$;
comment on function private.audit_reading(text, text, uuid, jsonb) is
  'Notes in the audit trail, once an hour, that the calling administrator looked at people''s data.';

create function public.admin_account_names(account_ids uuid[]) returns table (
  id uuid, email text, first_name text, last_name text, business_name text
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  if cardinality(admin_account_names.account_ids) > 100 then
    raise exception 'Request at most 100 accounts.';
  end if;
  perform private.audit_reading('people.read', 'profiles', null, jsonb_build_object('accounts', admin_account_names.account_ids));
  return query
    select p.id, p.email, p.first_name, p.last_name, v.business_name
    from public.profiles p left join public.vendor_profiles v on v.vendor_id = p.id
    where p.id = any (admin_account_names.account_ids) order by p.email, p.id;
end $$;
comment on function public.admin_account_names(uuid[]) is
  'For administrators: what up to 100 accounts are called. Audited, once an hour for the same accounts.';
grant execute on function public.admin_account_names(uuid[]) to authenticated;

create function public.admin_find_people(query text) returns table (
  id uuid, email text, user_type public.user_type, first_name text, last_name text, phone text, city text,
  state text, business_name text, vendor_state public.vendor_state, created_at timestamptz, deleted_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  beginning text;
  digits text;
  person uuid;
begin
  perform private.require_admin();
  words := private.folded(private.required_text(admin_find_people.query, 'What to look for', 120));
  beginning := regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%';
  digits := '+1' || right(regexp_replace(words, '[^0-9]', '', 'g'), 10);
  if words ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    person := words::uuid;
  end if;
  -- Looking at people is an act of an administrator like any other.
  perform private.audit('people.search', 'profiles', null, null, null, words);
  return query
  with hits as (
    (select p.id from public.profiles p where lower(p.email) like beginning
      order by lower(p.email) using operator(pg_catalog.~<~), p.id limit 20)
    union (select p.id from public.profiles p where private.folded(p.last_name) like beginning
      order by private.folded(p.last_name) using operator(pg_catalog.~<~), p.id limit 20)
    union (select p.id from public.profiles p where private.folded(p.first_name) like beginning
      order by private.folded(p.first_name) using operator(pg_catalog.~<~), p.id limit 20)
    union (select p.id from public.profiles p where p.phone = digits order by p.id limit 20)
    union (select p.id from public.profiles p where p.id = person)
    union (select v.vendor_id from public.vendor_profiles v where private.folded(v.business_name) like beginning
      order by private.folded(v.business_name) using operator(pg_catalog.~<~), v.vendor_id limit 20)
  )
  select p.id, p.email, p.user_type, p.first_name, p.last_name, p.phone, p.city, p.state,
    v.business_name, v.state, p.created_at, p.deleted_at
  from hits h join public.profiles p on p.id = h.id left join public.vendor_profiles v on v.vendor_id = p.id
  order by p.email, p.id limit 20;
end $$;
comment on function public.admin_find_people(text) is
  'For administrators: up to 20 people whose email, name or business begins with a text, or whose phone number or id it is. Audited.';
grant execute on function public.admin_find_people(text) to authenticated;
