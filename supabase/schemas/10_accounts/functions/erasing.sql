create function public.files_to_remove() returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name
  from private.folders_to_remove f join storage.objects o on o.name like f.folder || '/%'
  where not exists (select 1 from public.job_photos p where p.path = o.name)
  limit 1000
$$;
comment on function public.files_to_remove() is
  'Up to 1000 files of erased people, for the server to remove through storage. Photos that prove work done for somebody else stay.';
grant execute on function public.files_to_remove() to service_role;

-- The words that name a person: full name, business, email, phone as it is written, addresses.
create function private.identifying_words(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct w.word order by w.word desc), '{}') from (
    select p.email from public.profiles p where p.id = person
    union all select p.first_name || ' ' || p.last_name from public.profiles p where p.id = person
    union all select p.address from public.profiles p where p.id = person
    union all select p.phone from public.profiles p where p.id = person
    union all select substr(p.phone, 3) from public.profiles p where p.id = person
    union all select format('(%s) %s-%s', substr(p.phone, 3, 3), substr(p.phone, 6, 3), substr(p.phone, 9))
      from public.profiles p where p.id = person and p.phone is not null
    union all select format('%s-%s-%s', substr(p.phone, 3, 3), substr(p.phone, 6, 3), substr(p.phone, 9))
      from public.profiles p where p.id = person and p.phone is not null
    union all select v.business_name from public.vendor_profiles v where v.vendor_id = person
    union all select h.address from public.properties h where h.owner_id = person
  ) w (word)
  where length(w.word) >= 5
$$;
comment on function private.identifying_words(uuid) is 'The words by which a person can be known in free text.';

create function private.redact_text(value text, words text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  word text;
begin
  foreach word in array words loop
    value := regexp_replace(value, regexp_replace(word, '([\\.*+?^$(){}|\[\]])', '\\\1', 'g'), '[removed]', 'gi');
  end loop;
  return value;
end $$;
comment on function private.redact_text(text, text[]) is 'The text with each of the words replaced, large or small.';

-- Only what people wrote: names of fields and the form of the document stay as they are.
create function private.redact_json(value jsonb, words text[]) returns jsonb
language sql stable set search_path = '' as $$
  select case jsonb_typeof(value)
    -- A word of the product's own lists says nothing about anybody, and pages go by it.
    when 'string' then case when exists (select 1 from pg_catalog.pg_enum e where e.enumlabel = value #>> '{}')
      or exists (select 1 from private.state_transitions t where t.event = value #>> '{}')
      then value else to_jsonb(private.redact_text(value #>> '{}', words)) end
    when 'array' then (
      select coalesce(jsonb_agg(private.redact_json(e.value, words) order by e.place), '[]')
      from jsonb_array_elements(value) with ordinality e (value, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(f.key, private.redact_json(f.value, words)), '{}') from jsonb_each(value) f)
    else value
  end
$$;
comment on function private.redact_json(jsonb, text[]) is 'The document with each of the words replaced in its texts, except where a text is a state, an event or another word of the schema.';

-- Every free text in rows about the person, in tables there are now and later ones.
create function private.redact_records(person uuid, words text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  field record;
begin
  if cardinality(words) = 0 then
    return;
  end if;
  for field in
    select s.place, s.condition, a.attname as name, format_type(a.atttypid, null) as type
    from private.tables_of_person() s
    join pg_catalog.pg_attribute a on a.attrelid = s.place and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
    -- The audit trail has its own function.
    where s.place not in (
      'public.admin_audit'::regclass, 'public.profiles'::regclass, 'public.error_groups'::regclass)
      and a.attname not in ('path', 'key', 'fingerprint', 'zip')
      -- Columns that hold one of a list of words, or a key, say nothing about anybody.
      and not exists (
        select 1 from pg_catalog.pg_constraint k
        where k.conrelid = s.place and a.attnum = any (k.conkey)
          and (k.contype in ('f', 'p') or (k.contype = 'c' and pg_catalog.pg_get_constraintdef(k.oid) ~ 'ANY \(|~')))
  loop
    -- No longer than before, so that no limit of a column is in the way.
    execute format(
      'update %1$s t set %2$I = %3$s where (%4$s) and t.%2$I is distinct from %3$s',
      private.full_name(field.place), field.name,
      format(case field.type when 'jsonb' then 'private.redact_json(t.%1$I, $2)'
        else 'left(private.redact_text(t.%1$I, $2), greatest(length(t.%1$I), 1))' end, field.name),
      field.condition) using person, words;
  end loop;
  update public.state_events e set note = private.redact_text(e.note, words)
  where e.note is not null and (e.vendor_id = person
    or e.request_id in (select r.id from public.service_requests r where r.owner_id = person));
end $$;
comment on function private.redact_records(uuid, text[]) is
  'Replaces a person''s name, contact details and addresses in every text kept about deals with them.';

-- What others were notified of and replied in deals with the person.
create function private.redact_others_records(person uuid, words text[], subjects uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  others uuid[] := array(
    select l.vendor_id from public.leads l where l.owner_id = person
    union select l.owner_id from public.leads l where l.vendor_id = person);
  admins uuid[] := array(select a.id from public.profiles a where a.user_type = 'admin');
begin
  -- Administrators hear of everyone's claims and disputes. What tells of cases, or of errors, has no subject.
  update public.notifications n set data = private.redact_json(n.data, words)
  where (n.person_id = any (others)
      or n.person_id = any (admins) and (n.subject_id is null or n.subject_id = any (subjects)))
    and n.data is distinct from private.redact_json(n.data, words);
  update private.outbox o
  set subject = private.redact_text(o.subject, words), body_text = private.redact_text(o.body_text, words),
    body_html = private.redact_text(o.body_html, words)
  where (o.person_id = any (others)
      or o.person_id = any (admins) and (o.subject_id is null or o.subject_id = any (subjects)))
    and o.subject || o.body_text || o.body_html
      is distinct from private.redact_text(o.subject || o.body_text || o.body_html, words);
  update private.answered_calls c set answer = private.redact_json(c.answer, words)
  where c.actor_id = any (others) and c.answer is distinct from private.redact_json(c.answer, words);
  update public.error_groups g set message = private.redact_text(g.message, words)
  where g.fingerprint in (select p.fingerprint from private.error_group_people p where p.user_id = person);
end $$;
comment on function private.redact_others_records(uuid, text[], uuid[]) is
  'Replaces what names a person in notifications to people they dealt with, and in those to administrators about the given subjects or about none.';

create function private.redact_audit(person uuid, words text[], subjects uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.admin_audit a
  set before = private.redact_json(a.before, words), after = private.redact_json(a.after, words), reason = private.redact_text(a.reason, words)
  where a.subject_id = any (subjects) or (a.subject_table = 'profiles' and a.subject_id is null);
  update public.admin_audit a
  set before = jsonb_build_object('state', a.before -> 'state'), after = jsonb_build_object('state', a.after -> 'state')
  where a.subject_id = person or a.subject_table in (select t.table_name from private.personal_tables t)
    and a.subject_id = any (subjects);
end $$;
comment on function private.redact_audit(uuid, text[], uuid[]) is
  'Takes a person out of the audit trail: that something was done, when, why and by whom stays.';

create function private.ids_about(person uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  source record;
  found_ids uuid[];
  ids uuid[] := array[person];
begin
  for source in
    select s.* from private.tables_of_person() s
    join pg_catalog.pg_attribute a on a.attrelid = s.place and a.attname = 'id' and a.atttypid = 'uuid'::regtype
  loop
    execute format('select coalesce(array_agg(t.id), ''{}'') from %s t where %s', private.full_name(source.place), source.condition)
      into found_ids using person;
    ids := ids || found_ids;
  end loop;
  return ids;
end $$;
comment on function private.ids_about(uuid) is 'The ids of all rows about a person, by which the audit trail speaks of them.';

-- What an owner has asked for ends; Pros who took part lose nothing they held.
create function private.close_requests_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.service_requests;
begin
  for request in
    select * from public.service_requests r
    where r.owner_id = person and r.state in ('draft', 'submitted', 'matching', 'open', 'awarded', 'scheduled')
    order by r.id for update
  loop
    perform private.lock_accounts(request.id);
    perform private.transition('job', j.id, 'cancel', 'owner', 'The account was deleted')
    from public.jobs j where j.request_id = request.id and j.state in ('scheduled', 'weather_hold');
    perform private.transition('request', request.id, 'cancel', 'owner', 'The account was deleted');
    perform private.close_leads(request.id, null);
  end loop;
end $$;
comment on function private.close_requests_of(uuid) is 'Cancels what an owner has asked for and nobody has begun.';

create function private.close_business_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_open_deals(person);
  perform private.transition('vendor', v.vendor_id, 'close_account', 'system', 'The account was deleted')
  from public.vendor_profiles v where v.vendor_id = person and v.state <> 'terminated';
  perform private.lock_request_of('job', j.id),
    private.end_agreement(j.id, 'cancel', 'vendor', 'The Pro''s account was deleted', true)
  from public.jobs j where j.vendor_id = person and j.state in ('scheduled', 'weather_hold') and not private.has_begun(j);
  perform private.transition('subscription', s.id, 'cancel', 'vendor', 'The account was deleted')
  from public.vendor_subscriptions s where s.vendor_id = person and s.state in ('incomplete', 'active', 'past_due', 'unpaid');
end $$;
comment on function private.close_business_of(uuid) is
  'Ends a Pro''s business: what is not agreed ends with it, and work not begun goes back to its owner.';

create function private.erase_person(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  words text[];
  address text;
  subjects uuid[];
  mine private.personal_tables;
begin
  -- First, so that a request sent at this moment is either seen and ended here, or refused.
  perform 1 from public.profiles p where p.id = person for no key update;
  words := private.identifying_words(person);
  address := (select lower(p.email) from public.profiles p where p.id = person);
  if exists (select 1 from public.profiles p where p.id = person and p.deleted_at is not null) then
    return;
  end if;
  insert into private.erasures (person_id, transaction_id) values (person, pg_current_xact_id()::text::bigint)
  on conflict (person_id) do update set transaction_id = excluded.transaction_id;
  perform private.close_requests_of(person);
  perform private.close_business_of(person);
  perform private.let_customer_go(person);
  subjects := private.ids_about(person);

  update public.profiles p
  set email = 'deleted-' || person || '@deleted.invalid', first_name = 'Deleted', last_name = 'account',
    phone = null, address = null, city = null, state = null, zip = null, is_profile_complete = false,
    suspension_reason = null, deleted_at = now()
  where p.id = person;
  update public.vendor_profiles v
  set business_name = 'Deleted account', about = null, quote_terms = null, state_reason = null, crew_size = null, founded_year = null
  where v.vendor_id = person;

  delete from public.request_photos f using public.service_requests r where r.id = f.request_id and r.owner_id = person;
  delete from public.job_photos f using public.jobs j where j.id = f.job_id and j.owner_id = person;
  delete from public.quote_photos f using public.quotes q where q.id = f.quote_id and person in (q.owner_id, q.vendor_id);
  delete from public.message_attachments f using public.messages m where m.id = f.message_id and m.sender_id = person;
  delete from public.property_trees t using public.properties p where p.id = t.property_id and p.owner_id = person;
  delete from public.properties p
  where p.owner_id = person and not exists (select 1 from public.service_requests r where r.property_id = p.id);
  update public.properties p
  set label = 'Removed', address = 'Removed ' || p.id, archived_at = coalesce(p.archived_at, now())
  where p.owner_id = person;
  update public.service_requests r
  set description = 'Removed with the account.', contact_name = 'Deleted account'
  where r.owner_id = person;
  delete from public.request_access a using public.service_requests r where r.id = a.request_id and r.owner_id = person;
  update public.leads l set contact_shared_at = null
  where person in (l.owner_id, l.vendor_id) and l.contact_shared_at is not null;
  delete from public.review_photos f using public.reviews v where v.id = f.review_id and v.author_id = person;
  update public.reviews v set author_name = 'Deleted account' where v.author_id = person;
  update public.messages m set body = left(private.mask_contact(m.body), 4000) where m.sender_id = person;

  for mine in select * from private.personal_tables loop
    execute format('delete from public.%I t where t.%I = $1', mine.table_name, mine.person_column) using person;
  end loop;
  -- Other people's rows about the person.
  delete from public.saved_vendors s where s.vendor_id = person;
  delete from public.contact_messages m where lower(m.email) = address;
  delete from private.answered_calls c where c.actor_id = person;
  update public.error_logs e set user_id = null, context = null, user_agent = null, url = null,
    message = private.redact_text(e.message, words), stack_trace = private.redact_text(e.stack_trace, words)
  where e.user_id = person;

  perform private.redact_records(person, words);
  perform private.redact_others_records(person, words, subjects);
  delete from private.error_group_people g where g.user_id = person;
  perform private.redact_audit(person, words, subjects);
  perform private.redact_case_notes(words, subjects);
  insert into private.folders_to_remove (folder) values (person::text) on conflict do nothing;
  delete from auth.users u where u.id = person;
end $$;
comment on function private.erase_person(uuid) is
  'Removes a person: business and requests end, the profile says "Deleted account", properties, photos and contact details go, words that name the person leave every text, the sign-in is deleted. Agreements, quotes, ledger, ratings and audit stay.';
