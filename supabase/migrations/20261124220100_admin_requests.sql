-- Administrators find any request, however long ago it was sent.

create function private.request_words(
  number bigint, category public.service_category, description text, contact_name text,
  city text, region text, zip text
) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select private.searched_words(concat_ws(' ', 'no', number, replace(category::text, '_', ' '),
    case category when 'maintenance' then 'trimming and care' when 'arborist' then 'visit'
      when 'emergency' then 'work' end,
    city, region, zip, contact_name, description))
$$;
comment on function private.request_words(bigint, public.service_category, text, text, text, text, text) is
  'The words a request is found by: number, service, place, contact and description.';
-- Indexes are kept with the rights of whoever writes the row.
grant execute on function private.request_words(bigint, public.service_category, text, text, text, text, text)
  to authenticated, service_role;

create index service_requests_words_idx on public.service_requests
  using gin (private.request_words(number, category, description, contact_name, city, region, zip));
create index service_requests_newest_idx on public.service_requests (created_at desc, id desc);
create index service_requests_state_newest_idx on public.service_requests (state, created_at desc, id desc);
drop index public.service_requests_state_idx;

create function public.admin_find_requests(
  words text default null, states public.request_state[] default null, matched boolean default false,
  after uuid default null, page_size int default 20
) returns table (
  id uuid, number bigint, state public.request_state, category public.service_category,
  contact_name text, city text, region text, zip text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text;
  named uuid;
  looked_for tsquery;
  last_at timestamptz;
begin
  perform private.require_admin();
  wanted := private.clean_text(words, 'The words to search for', 200);
  -- An id alone or the address of a page that names it.
  named := substring(lower(wanted) from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid;
  if named is null then
    looked_for := private.words_looked_for(wanted);
  end if;
  if after is not null then
    select r.created_at into last_at from public.service_requests r where r.id = after;
    if not found then
      raise exception 'The request to go on from does not exist.';
    end if;
  end if;
  -- Only what is asked for stands in the statement, so that each choice is read by its own index.
  return query execute
    'select r.id, r.number, r.state, r.category, r.contact_name, r.city, r.region, r.zip, r.created_at
     from public.service_requests r where true'
    || case when named is not null then ' and r.id = $1' else '' end
    || case when looked_for is not null then
      ' and private.request_words(r.number, r.category, r.description, r.contact_name, r.city, r.region, r.zip) @@ $2'
      else '' end
    || case when states is not null then ' and r.state = any ($3)' else '' end
    || case when matched then ' and exists (select from public.match_runs m where m.request_id = r.id)' else '' end
    || case when after is not null then ' and (r.created_at, r.id) < ($4, $5)' else '' end
    || ' order by r.created_at desc, r.id desc limit $6'
    using named, looked_for, states, last_at, after, least(greatest(coalesce(page_size, 20), 1), 100);
end $$;
comment on function public.admin_find_requests(text, public.request_state[], boolean, uuid, int) is
  'For administrators: requests newest first, those after the given one, up to 100 at a time; where every word begins a word of number, service, place, contact or description, or the words hold its id; in these states; with matched, those that were matched at least once.';
grant execute on function public.admin_find_requests(text, public.request_state[], boolean, uuid, int) to authenticated;
