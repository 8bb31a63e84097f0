-- Which conversations an administrator looks for. What was written is not looked through.
create function public.admin_find_conversations(words text) returns setof public.conversations
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant int := 25;
  wanted text;
  beginning text;
  first_word text;
  rest text;
  figure bigint;
begin
  perform private.require_admin();
  wanted := private.folded(private.required_text(words, 'What to look for', 120));
  beginning := regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
  first_word := split_part(beginning, ' ', 1);
  rest := nullif(substr(beginning, length(first_word) + 2), '');
  figure := substring(wanted from '^(?:no[.]?|#)? *([0-9]{1,12})$')::bigint;
  perform private.audit('people.search', 'profiles', null, null, null, wanted);
  return query
  with people as (
    (select p.id from public.profiles p where private.folded(p.last_name) like beginning
      order by private.folded(p.last_name) using operator(pg_catalog.~<~), p.id limit most)
    union (select p.id from public.profiles p where private.folded(p.first_name) like beginning
      order by private.folded(p.first_name) using operator(pg_catalog.~<~), p.id limit most)
    union (select p.id from public.profiles p
      where rest is not null and private.folded(p.last_name) like rest and private.folded(p.first_name) = first_word
      order by private.folded(p.last_name) using operator(pg_catalog.~<~), p.id limit most)
    union (select v.vendor_id from public.vendor_profiles v where private.folded(v.business_name) like beginning
      order by private.folded(v.business_name) using operator(pg_catalog.~<~), v.vendor_id limit most)
  ), hits as (
    select c.id from public.service_requests r join public.conversations c on c.request_id = r.id where r.number = figure
    union
    select f.id from people p cross join lateral (
      select c.id from public.conversations c where c.owner_id = p.id
      order by coalesce(c.last_message_at, c.created_at) desc, c.id desc limit most) f
    union
    select f.id from people p cross join lateral (
      select c.id from public.conversations c where c.vendor_id = p.id
      order by coalesce(c.last_message_at, c.created_at) desc, c.id desc limit most) f
  )
  select c.* from hits h join public.conversations c on c.id = h.id
  order by c.last_message_at desc nulls last, c.id desc limit most;
end $$;
comment on function public.admin_find_conversations(text) is
  'For administrators: up to 25 conversations, the latest first, of a request by its number, or of people or businesses whose name begins with a text. Never by what was written. Audited.';
grant execute on function public.admin_find_conversations(text) to authenticated;
