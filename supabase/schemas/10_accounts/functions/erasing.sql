create function public.files_to_remove() returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select f.bucket_id, f.name from (
    select o.bucket_id, o.name
    from private.folders_to_remove f join storage.objects o on o.name like f.folder || '/%'
    where not exists (select 1 from public.job_photos p where p.path = o.name)
    union
    -- Of reviews that were removed, never sent, or written by an erased person: their paths name nobody.
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id = 'tree-photos' and o.name >= 'reviews/' and o.name < 'reviews0'
      and o.created_at < now() - interval '1 day'
      and not exists (select 1 from public.review_photos p where p.path = o.name)
  ) f
  order by f.bucket_id, f.name limit 1000
$$;
comment on function public.files_to_remove() is
  'Up to 1000 files of erased people, and after a day photos that no review shows any more, for the server to remove through storage. Photos that prove work done for somebody else stay.';
grant execute on function public.files_to_remove() to service_role;

-- How a word is found again in what people wrote: whatever blanks are in it, with either apostrophe, and as mails in
-- HTML have it.
create function private.pattern_of(word text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(regexp_replace(replace(regexp_replace(btrim(word),
    '([\\.*+?^$(){}|\[\]])', '\\\1', 'g'), '&', '&(?:amp;)?'), '[''’]', '(?:''|’|&#39;)', 'g'), '\s+', '\\s+', 'g')
$$;
comment on function private.pattern_of(text) is 'A word or name as a pattern, with the ways to write it that read the same.';

-- Ten digits, whatever parts them; the area code may be missing where the rest is parted like a number.
create function private.phone_pattern(phone text) returns text
language sql immutable set search_path = '' as $$
  select '(?<![0-9])(?:\+?1[^[:alnum:]]{0,3})?\(?'
    || regexp_replace(regexp_replace(substr(phone, 3), '([0-9])', '\1[^[:alnum:]]{0,3}', 'g'), '\[\^\[:alnum:\]\]\{0,3\}$', '')
    || '(?![0-9])|(?<![0-9])' || substr(phone, 6, 3) || '[^[:alnum:]]{1,3}' || substr(phone, 9) || '(?![0-9])'
$$;
comment on function private.phone_pattern(text) is
  'A stored phone number (E.164, US) as a pattern that finds it however its digits are parted.';

create function private.business_pattern(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select '(?<![[:alnum:]])(?:' || private.pattern_of(v.business_name) || '|' || private.pattern_of(upper(v.business_name)) || ')(?![[:alnum:]])'
  from public.vendor_profiles v where v.vendor_id = person and length(v.business_name) >= 5
$$;
comment on function private.business_pattern(uuid) is
  'The name of a Pro''s business as a pattern, as it is written and in capitals: it may be made of ordinary words.';

-- The time a pattern takes grows much faster than its length, and an owner may have thousands of addresses, so there
-- are several: not too many, because PostgreSQL keeps 32 at hand. Longer addresses come first, so that no part of them is left.
create function private.identifying_patterns(person uuid, property uuid default null) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[private.business_pattern(person)] || array(
    select '(?i)' || string_agg(o.pattern, '|' order by o.place)
    from (
      select f.pattern, sum(length(f.pattern)) over (order by length(f.pattern) desc, f.pattern) as place,
        greatest(4000, sum(length(f.pattern)) over () / 24) as room
      from (
        select private.phone_pattern(p.phone) as pattern from public.profiles p where p.id = person
        union
        select '(?<![[:alnum:]])' || private.pattern_of(w.word) || '(?![[:alnum:]])'
        from (
          select v.word from public.profiles p
          cross join lateral (values (p.email), (p.first_name || ' ' || p.last_name), (p.last_name || ', ' || p.first_name),
            (case when p.address ~ '[0-9]' then p.address end)) v (word)
          where p.id = person and p.deleted_at is null
          union all
          -- Words alone are nobody's address, but would go from what others wrote.
          select h.address from public.properties h
          where h.owner_id = person and (property is null or h.id = property) and h.address ~ '[0-9]'
            -- Nobody was told of the others.
            and exists (select 1 from public.service_requests r where r.property_id = h.id)
        ) w (word)
        where length(w.word) >= 5
      ) f
      where f.pattern is not null
    ) o
    group by (o.place - 1) / o.room
    order by (o.place - 1) / o.room), null)
$$;
comment on function private.identifying_patterns(uuid, uuid) is
  'What a person can be known by in any text, as patterns: full name, business, email, addresses (of one property if it is named), and the phone number however it is parted.';

create function private.contact_patterns(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    private.phone_pattern(p.phone),
    case when p.deleted_at is null then '(?i)(?<![[:alnum:]])' || private.pattern_of(p.email) || '(?![[:alnum:]])' end], null)
  from public.profiles p where p.id = person
$$;
comment on function private.contact_patterns(uuid) is
  'A person''s phone number and email address as patterns: what is nobody else''s and no ordinary word, whatever text it is in.';

-- Names that are words of their own: those of trees and yards, months and colors, and what sentences begin with.
create function private.is_everyday_name(name text) returns boolean
language sql immutable set search_path = '' as $$
  select length(name) < 3 or lower(name) = any (string_to_array(
    'will hope grace faith joy chance chase grant mark bill rich rob pat sue frank art drew jack guy bud max miles gene rusty '
    || 'april may june august summer autumn dawn day sky skye rain misty sunny star rose lily ivy holly hazel heather iris '
    || 'daisy violet laurel olive olivia jasmine ginger basil rowan willow ash aspen forest forrest woody reed reid moss fern '
    || 'cliff dale glen heath brook brooke river lake bay ridge hill hills field fields park parks wood woods branch bush root '
    || 'stump limb oak elm fir pine birch maple cedar cherry berry stone rock sand marsh ford bridge lane street rivers brooks '
    || 'white black brown green gray grey gold silver ruby amber pearl crystal red long short small little young strong hardy '
    || 'sharp power powers price cost money love best good wise sweet bright early day days week weeks noon winter summers '
    || 'north west east church house houses home hall court key case page line post bond cash cook baker carpenter mason '
    || 'farmer gardner gardener cutter carter driver walker hunter fisher shepherd king prince knight noble law law low new '
    || 'old fall falls flowers bloom lemon plum crane bird birds wolf fox bear bull drake swift can van von del den and the but '
    || 'for you are not any all may ask let see say yes major dean dear more moore bell ball board block bolt boots bragg chip '
    || 'dusty harry job lance rod ray skip trip tab tad van vane ward wells weaver welcome work worth wright '
    || 'juniper magnolia sage myrtle alder linden cypress palm palmer locust poplar spruce larch hemlock hawthorn hickory acacia '
    || 'sycamore peach apple pears orange cotton thorn leaf grove groves orchard hedges trunk bark twigg clover poppy rosemary '
    || 'lavender camellia dahlia azalea marigold tree trees gate gates wall walls fence garden gardens pool poole yard lawn path '
    || 'patio barn barnes shed trail trails well steps street post drive front side sun sunshine snow frost storm storms gale '
    || 'breeze cloud clouds flood winds thunder monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat '
    || 'january february march july september october november december jan feb mar apr jun jul aug sep sept oct nov dec head '
    || 'hand foot back person call clear cross fair free full great hard high keen large main open read ready right rush safe', ' '))
$$;
comment on function private.is_everyday_name(text) is
  'Whether a first or last name is also an ordinary word of texts about yards, or too short to tell from one.';

create function private.capital_pattern(name text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(distinct private.pattern_of(s.spelling), '|')
  from (values (upper(left(name, 1)) || substr(name, 2)), (initcap(name)), (upper(name))) s (spelling)
$$;
comment on function private.capital_pattern(text) is 'The ways to write a name that show it is one: with its capital letter, or all in capitals.';

create function private.name_patterns(person uuid, is_mail boolean default false) returns text[]
language sql stable security definer set search_path = '' as $$
  with names as (
    select private.pattern_of(n.name) as pattern, private.capital_pattern(btrim(n.name)) as capital,
      private.is_everyday_name(btrim(n.name)) as is_everyday
    from public.profiles p
    cross join lateral (values (p.first_name), (p.last_name)) n (name)
    where p.id = person and p.deleted_at is null and btrim(n.name) <> ''
  )
  select array_remove(array[
    (select '(?<![[:alnum:]_])(?:' || string_agg(distinct n.capital, '|') || ')(?![[:alnum:]_])'
      from names n where not n.is_everyday),
    (select '(?in)(?<=\m(?:hi|hello|hey|dear|thanks|thank you|mrs?|ms|miss|dr)[.,]?\s)(?:'
        || string_agg(distinct n.pattern, '|') || ')(?![[:alnum:]_])|^(?:' || string_agg(distinct n.pattern, '|') || ')$'
      from names n where not n.is_everyday),
    -- Tuesday, May 5
    (select case when is_mail then '(?<![[:alnum:]_])(?:' || string_agg(distinct n.capital, '|') || ')(?![[:alnum:]_]|\s+[0-9])'
      else '(?n)(?<=\m(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Tt]hanks|[Tt]hank [Yy]ou|[Mm]rs?|[Mm]s|[Mm]iss|[Dd]r)[.,]?\s)(?:'
        || string_agg(distinct n.capital, '|') || ')(?![[:alnum:]_])|^(?:' || string_agg(distinct n.capital, '|') || ')$' end
      from names n where n.is_everyday)], null)
$$;
comment on function private.name_patterns(uuid, boolean) is
  'A person''s first and last name, each alone and as a whole word with its capital letter, as patterns for texts of deals with that person; without the capital after a greeting or a title, and alone on a line. A name that is an everyday word too (Will, Hope, Ash, An) counts only with a capital letter, and only there, so that what others wrote about other things stays; in the product''s own mails (is_mail) wherever it has its capital letter and is no date.';

create function private.is_erasing() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.erasures e where e.transaction_id = pg_current_xact_id()::text::bigint)
$$;
comment on function private.is_erasing() is 'Whether this transaction is erasing a person: only then do texts that are otherwise kept lose words.';

create function private.redact_text(value text, patterns text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  pattern text;
begin
  foreach pattern in array patterns loop
    value := regexp_replace(value, pattern, '[removed]', 'g');
  end loop;
  return value;
end $$;
comment on function private.redact_text(text, text[]) is 'The text with what each pattern finds replaced.';

create function private.redact_html(value text, patterns text[]) returns text
language sql immutable set search_path = '' as $$
  select private.redact_text(value, array(
    select regexp_replace(p.pattern, '^(\(\?[a-z]+\))?(.*)$', '\1(?:\2)(?![^<]*(?:>|</style))')
    from unnest(patterns) with ordinality p (pattern, place) order by p.place))
$$;
comment on function private.redact_html(text, text[]) is
  'The HTML with what each pattern finds in its words replaced; tags and styles stay.';

create function private.names_nobody(field text) returns boolean
language sql immutable set search_path = '' as $$
  select field in ('path', 'key', 'fingerprint', 'zip', 'city', 'region', 'time_zone', 'kind', 'dedupe_key', 'mime_type')
$$;
comment on function private.names_nobody(text) is 'Whether a column or key of this name holds a fact that says nothing about anybody.';

-- Only what people wrote: names of fields and the form of the document stay as they are.
create function private.redact_json(value jsonb, patterns text[]) returns jsonb
language sql stable set search_path = '' as $$
  select case jsonb_typeof(value)
    -- A word of the product's own lists says nothing about anybody, and pages go by it.
    when 'string' then case when exists (select 1 from pg_catalog.pg_enum e where e.enumlabel = value #>> '{}')
      or exists (select 1 from private.state_transitions t where t.event = value #>> '{}')
      then value else to_jsonb(private.redact_text(value #>> '{}', patterns)) end
    when 'array' then (
      select coalesce(jsonb_agg(private.redact_json(e.value, patterns) order by e.place), '[]')
      from jsonb_array_elements(value) with ordinality e (value, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(f.key, case when private.names_nobody(f.key) or f.key in ('state', 'species') then f.value
        else private.redact_json(f.value, patterns) end), '{}') from jsonb_each(value) f)
    else value
  end
$$;
comment on function private.redact_json(jsonb, text[]) is 'The document with what each pattern finds replaced in its texts, except where a text is a state, an event or another word of the schema, or a place or kind of tree.';

-- Every free text in rows about the person, in tables there are now and later ones.
create function private.redact_records(person uuid, certain text[], in_deals text[], business text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  field record;
  locked regclass;
begin
  for field in
    select s.place, s.condition, a.attname as name, a.atttypid = 'jsonb'::regtype as is_document,
      -- What the two sides told each other may hold what we do not know of them: a second number, another address.
      exists (select 1 from pg_catalog.pg_attribute o where o.attrelid = s.place and not o.attisdropped
        and o.attname in ('conversation_id', 'message_id')) and l.longest is not null as is_talk, l.longest
    from private.tables_of_person() s
    join pg_catalog.pg_attribute a on a.attrelid = s.place and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
    cross join lateral (
      select min(substring(pg_catalog.pg_get_constraintdef(k.oid) from 'length\(.*<= ([0-9]+)')::int) as longest
      from pg_catalog.pg_constraint k where k.conrelid = s.place and k.contype = 'c' and k.conkey = array[a.attnum]
    ) l
    -- The audit trail has its own function.
    where s.place not in (
      'public.admin_audit'::regclass, 'public.profiles'::regclass, 'public.error_groups'::regclass)
      and not private.names_nobody(a.attname)
      -- Columns that hold one of a list of words, or a key, say nothing about anybody.
      and not exists (
        select 1 from pg_catalog.pg_constraint k
        where k.conrelid = s.place and a.attnum = any (k.conkey)
          and (k.contype in ('f', 'p') or (k.contype = 'c' and pg_catalog.pg_get_constraintdef(k.oid) ~ 'ANY \(|~')))
    order by s.place, a.attnum
  loop
    -- In a statement of its own: the next one then sees what others changed until now.
    if locked is distinct from field.place then
      execute format('select 1 from %s t where %s for no key update of t', private.full_name(field.place), field.condition) using person;
      locked := field.place;
    end if;
    execute format(
      'with edited as materialized (select t.ctid as place, %3$s as words from %1$s t where (%4$s) and t.%2$I is not null) '
        || 'update %1$s t set %2$I = e.words from edited e where t.ctid = e.place and t.%2$I is distinct from e.words',
      private.full_name(field.place), field.name,
      case when field.is_document then format('private.redact_json(t.%I, $2)', field.name)
        else format(case when field.is_talk then 'left(private.redact_text(private.mask_contact(t.%I), $2), %s)'
          else 'left(private.redact_text(t.%I, $2), %s)' end, field.name, coalesce(field.longest, 1000000)) end,
      field.condition)
    using person, case
      -- A tree called Ash is no Mr. Ash.
      when field.name in ('species', 'choice_option') then certain
      -- What was agreed stays, whatever the business is called.
      when field.place in ('public.quote_line_items'::regclass, 'public.job_change_order_lines'::regclass) then array_remove(in_deals, business)
      else in_deals end;
  end loop;
  update public.state_events e set note = private.redact_text(e.note, in_deals)
  where e.note is not null and (e.vendor_id = person
    or e.request_id in (select r.id from public.service_requests r where r.owner_id = person))
    and e.note is distinct from private.redact_text(e.note, in_deals);
end $$;
comment on function private.redact_records(uuid, text[], text[], text) is
  'Replaces a person''s names, contact details and addresses in every text kept about deals with them, and all contact details in messages and their reports. certain: patterns for any text; in_deals: with those for a name alone; business: the one among them that stays in the lines of an agreement.';

create function private.names_one_of(answer jsonb, subjects uuid[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select 1 from regexp_matches(answer::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m
    where m[1]::uuid = any (subjects))
$$;
comment on function private.names_one_of(jsonb, uuid[]) is 'Whether a document holds one of the ids.';

-- What others were notified of and replied in deals with the person. A name alone counts where the text is about such a
-- deal: others have the same name.
create function private.redact_others_records(
  person uuid, subjects uuid[], contact text[], certain text[], in_deals text[], in_mails text[]
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  others uuid[] := array(
    select l.vendor_id from public.leads l where l.owner_id = person
    union select l.owner_id from public.leads l where l.vendor_id = person);
  admins uuid[] := array(select a.id from public.profiles a where a.user_type = 'admin');
begin
  -- Administrators hear of everyone's claims and disputes. What tells of cases, or of errors, has no subject.
  with edited as materialized (
    select n.id, private.redact_json(n.data, case when n.subject_id = any (subjects) then in_deals
      when n.person_id = any (admins) then certain else contact end) as data
    from public.notifications n
    where n.person_id = any (others)
      or n.person_id = any (admins) and (n.subject_id is null or n.subject_id = any (subjects))
  )
  update public.notifications n set data = e.data from edited e where n.id = e.id and n.data is distinct from e.data;
  with found as materialized (
    select o.id, case when o.subject_id = any (subjects) then in_mails
      when o.person_id = any (admins) then certain else contact end as patterns
    from private.outbox o
    where o.person_id = any (others)
      or o.person_id = any (admins) and (o.subject_id is null or o.subject_id = any (subjects))
  ), edited as materialized (
    select o.id, private.redact_text(o.subject, f.patterns) as subject,
      private.redact_text(o.body_text, f.patterns) as body_text, private.redact_html(o.body_html, f.patterns) as body_html
    from found f join private.outbox o on o.id = f.id
  )
  update private.outbox o set subject = e.subject, body_text = e.body_text, body_html = e.body_html
  from edited e where o.id = e.id and (o.subject, o.body_text, o.body_html) is distinct from (e.subject, e.body_text, e.body_html);
  perform 1 from private.answered_calls c where c.actor_id = any (others) for no key update;
  with edited as materialized (
    select c.ctid as place,
      private.redact_json(c.answer, case when private.names_one_of(c.answer, subjects) then in_deals else contact end) as answer
    from private.answered_calls c where c.actor_id = any (others)
  )
  update private.answered_calls c set answer = e.answer
  from edited e where c.ctid = e.place and c.answer is distinct from e.answer;
  update public.error_groups g set message = private.redact_text(g.message, certain)
  where g.fingerprint in (select p.fingerprint from private.error_group_people p where p.user_id = person);
end $$;
comment on function private.redact_others_records(uuid, uuid[], text[], text[], text[], text[]) is
  'Replaces what names a person in notifications, mails and kept answers of people they dealt with, and in those to administrators about the given subjects or about none. contact: patterns for texts about other deals, in which a name or an address may be words of others; certain: for those to administrators about nothing else; in_deals and in_mails: for texts and mails about the subjects.';

create function private.redact_audit(person uuid, patterns text[], subjects uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.admin_audit a
  set before = private.redact_json(a.before, patterns), after = private.redact_json(a.after, patterns), reason = private.redact_text(a.reason, patterns)
  where a.subject_id = any (subjects) or (a.subject_table = 'profiles' and a.subject_id is null
    -- What was looked for goes when it was this person, and not for a word they have in common.
    and (a.action <> 'people.search' or private.redact_text(a.reason, patterns) = '[removed]'));
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

-- People finish such work before they delete an account. If one is deleted anyway, the other side isn't left waiting.
create function private.end_work_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_request_of('job', j.id),
    private.end_agreement(j.id, 'cancel', 'system', 'The account was deleted', false)
  from public.jobs j where person in (j.owner_id, j.vendor_id) and private.is_under_way(j);
end $$;
comment on function private.end_work_of(uuid) is 'Cancels the work, with its requests, that a person is in the middle of.';

create function private.close_deals_of(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  was_open boolean := private.work_under_way(person) is not null
    or exists (select 1 from public.service_requests r
      where r.owner_id = person and r.state in ('draft', 'submitted', 'matching', 'open', 'awarded', 'scheduled'))
    or exists (select 1 from public.vendor_profiles v where v.vendor_id = person and v.state <> 'terminated');
begin
  perform private.end_work_of(person);
  perform private.close_requests_of(person);
  perform private.close_business_of(person);
  return was_open;
end $$;
comment on function private.close_deals_of(uuid) is
  'Ends everything a person has going with others. Returns whether there was anything.';

create function private.erase_person(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  contact text[];
  certain text[];
  in_deals text[];
  in_mails text[];
  business text;
  address text;
  subjects uuid[];
  mine private.personal_tables;
begin
  -- First, so that a request sent at this moment is either seen and ended here, or refused.
  perform 1 from public.profiles p where p.id = person for no key update;
  contact := private.contact_patterns(person);
  certain := private.identifying_patterns(person);
  business := private.business_pattern(person);
  in_deals := certain || private.name_patterns(person);
  in_mails := certain || private.name_patterns(person, true);
  address := (select lower(p.email) from public.profiles p where p.id = person);
  if exists (select 1 from public.profiles p where p.id = person and p.deleted_at is not null) then
    return;
  end if;
  insert into private.erasures (person_id, transaction_id) values (person, pg_current_xact_id()::text::bigint)
  on conflict (person_id) do update set transaction_id = excluded.transaction_id;
  perform private.keep_traces(p.id) from public.profiles p
  where p.id = person and (p.suspended_at is not null or p.user_type = 'vendor');
  perform private.close_deals_of(person);
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

  for mine in select * from private.personal_tables loop
    execute format('delete from public.%I t where t.%I = $1', mine.table_name, mine.person_column) using person;
  end loop;
  -- Other people's rows about the person.
  delete from public.saved_vendors s where s.vendor_id = person;
  delete from public.contact_messages m where lower(m.email) = address;
  delete from private.waitlist w where w.email = address;
  delete from private.appointment_links a where a.person_id = person;
  delete from private.outbox o where o.person_id is null and o.recipient = address;
  delete from private.answered_calls c where c.actor_id = person;
  -- Auth records there who signed in, with email and IP address. It is Auth's table: where a project may not change
  -- it, the account goes all the same, and the health check says what stays.
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries a
    where person::text in (a.payload ->> 'actor_id', a.payload -> 'traits' ->> 'user_id');
  end if;
  update public.error_logs e set user_id = null, context = null, user_agent = null, url = null,
    message = private.redact_text(e.message, in_deals), stack_trace = private.redact_text(e.stack_trace, certain)
  where e.user_id = person;

  delete from private.written_texts w
  where w.writer_id = person or w.vendor_id = person
    or w.request_id in (select r.id from public.service_requests r where r.owner_id = person);
  perform private.redact_records(person, certain, in_deals, business);
  perform private.redact_others_records(person, subjects, contact, certain, in_deals, in_mails);
  delete from private.error_group_people g where g.user_id = person;
  perform private.redact_audit(person, in_deals, subjects);
  perform private.redact_case_notes(in_deals, subjects);
  insert into private.folders_to_remove (folder) values (person::text) on conflict do nothing;
  delete from auth.users u where u.id = person;
end $$;
comment on function private.erase_person(uuid) is
  'Removes a person: work, business and requests end, the profile says "Deleted account", properties, photos and contact details go, words that name the person leave the texts of deals with them, all contact details leave their conversations, the sign-in is deleted. Agreements, quotes with their terms, ledger, ratings and audit stay.';
