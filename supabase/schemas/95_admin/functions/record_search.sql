-- The search administrators open from every page. Each part reads a few rows in the order of one index,
-- so that it takes as long in a large marketplace as in a small one.

create function public.admin_search(words text) returns table (
  kind text, id text, title text, detail text, person_id uuid, request_id uuid
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant int := 5;
  wanted text;
  beginning text;
  first_word text;
  rest text;
  digits text;
  zip_code text;
  figure bigint;
  named uuid;
begin
  perform private.require_admin();
  wanted := private.folded(private.required_text(words, 'What to look for', 120));
  if length(wanted) < 2 then
    raise exception 'Type at least two characters.';
  end if;
  beginning := regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
  first_word := split_part(beginning, ' ', 1);
  rest := nullif(substr(beginning, length(first_word) + 2), '');
  digits := regexp_replace(wanted, '[^0-9]', '', 'g');
  zip_code := substring(wanted from '^[0-9]{5}$');
  figure := substring(wanted from '^(?:no[.]?|#)? *([0-9]{1,12})$')::bigint;
  named := substring(wanted from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid;
  return query
  with hits as (
    (select p.id from public.profiles p where lower(p.email) like beginning
      order by lower(p.email) using operator(pg_catalog.~<~), p.id limit most)
    union (select p.id from public.profiles p where private.folded(p.last_name) like beginning
      order by private.folded(p.last_name) using operator(pg_catalog.~<~), p.id limit most)
    union (select p.id from public.profiles p where private.folded(p.first_name) like beginning
      order by private.folded(p.first_name) using operator(pg_catalog.~<~), p.id limit most)
    union (select p.id from public.profiles p
      where rest is not null and private.folded(p.last_name) like rest and private.folded(p.first_name) = first_word
      order by private.folded(p.last_name) using operator(pg_catalog.~<~), p.id limit most)
    union (select p.id from public.profiles p
      where length(digits) between 10 and 11 and p.phone = '+1' || right(digits, 10) order by p.id limit most)
    union (select p.id from public.profiles p where p.zip = zip_code order by p.created_at desc, p.id limit most)
    union (select p.id from public.profiles p where p.id = named)
  )
  select 'person', p.id::text, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email),
    concat_ws(', ', case p.user_type when 'vendor' then 'Pro' when 'admin' then 'administrator' else 'owner' end,
      p.email, p.city), p.id, null::uuid
  from hits h join public.profiles p on p.id = h.id
  where p.deleted_at is null
  order by 3, p.id limit most;
  -- Looking at people is an act of an administrator like any other; looking for a page is none.
  if found then
    perform private.audit('people.search', 'profiles', null, null, null, wanted);
  end if;

  return query
  with hits as (
    (select v.vendor_id from public.vendor_profiles v where private.folded(v.business_name) like beginning
      order by private.folded(v.business_name) using operator(pg_catalog.~<~), v.vendor_id limit most)
    union (select v.vendor_id from public.vendor_profiles v where v.zip = zip_code order by v.vendor_id limit most)
    union (select v.vendor_id from public.vendor_profiles v where v.vendor_id = named)
  )
  select 'business', v.vendor_id::text, v.business_name,
    concat_ws(', ', replace(v.state::text, '_', ' '), z.city, v.zip), v.vendor_id, null::uuid
  from hits h join public.vendor_profiles v on v.vendor_id = h.vendor_id
  left join public.zip_codes z on z.zip = v.zip
  order by v.business_name, v.vendor_id limit most;

  return query
  with hits as (
    select r.id from public.service_requests r where r.number = figure
    union (select r.id from public.service_requests r where r.zip = zip_code
      order by r.created_at desc, r.id desc limit most)
    union (select r.id from public.service_requests r where r.id = named)
  )
  select 'request', r.id::text, 'Request no. ' || r.number,
    concat_ws(', ', replace(r.category::text, '_', ' '), r.city, r.zip, replace(r.state::text, '_', ' ')),
    r.owner_id, r.id
  from hits h join public.service_requests r on r.id = h.id
  order by r.created_at desc, r.id limit most;

  return query
  select 'quote', q.id::text, format('Quote for no. %s, version %s', r.number, q.version),
    concat_ws(', ', v.business_name, to_char(q.total_cents / 100.0, 'FM$999,999,990.00')
      || case when q.highest_cents > q.total_cents then to_char(q.highest_cents / 100.0, '" to "FM$999,999,990.00') else '' end,
    replace(q.state::text, '_', ' ')),
    q.vendor_id, r.id
  from (
    select q.* from public.quotes q join public.service_requests r on r.id = q.request_id where r.number = figure
    union select q.* from public.quotes q where q.id = named
  ) q
  join public.service_requests r on r.id = q.request_id
  join public.vendor_profiles v on v.vendor_id = q.vendor_id
  order by q.created_at desc, q.id limit most;

  return query
  select 'job', j.id::text, 'Job of no. ' || r.number,
    concat_ws(', ', v.business_name, to_char(j.price_cents / 100.0, 'FM$999,999,990.00'), replace(j.state::text, '_', ' ')),
    j.vendor_id, r.id
  from (
    select j.* from public.jobs j join public.service_requests r on r.id = j.request_id where r.number = figure
    union select j.* from public.jobs j where j.id = named
  ) j
  join public.service_requests r on r.id = j.request_id
  join public.vendor_profiles v on v.vendor_id = j.vendor_id
  order by j.created_at desc, j.id limit most;

  return query
  select 'ledger', l.id::text, 'Ledger entry ' || l.id,
    concat_ws(', ', v.business_name, l.kind::text, to_char(coalesce(nullif(l.posted_delta, 0), l.held_delta), 'FMSG999,990') || ' tokens'),
    l.vendor_id, null::uuid
  from public.token_ledger l left join public.vendor_profiles v on v.vendor_id = l.vendor_id
  where l.id = figure;
end $$;
comment on function public.admin_search(text) is
  'For administrators: up to five each of people (beginning of email or name, phone number, ZIP code, id), businesses (beginning of the name, ZIP code, id), requests (number, ZIP code, id), quotes and jobs (number of the request, id), and the ledger entry of a number. kind: person, business, request, quote, job or ledger. Audited when people are found.';
grant execute on function public.admin_search(text) to authenticated;
