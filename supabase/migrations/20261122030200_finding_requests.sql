-- An owner's requests, page by page: quick with ten thousand of them, and the next page starts where
-- the last one ended whatever has come in meanwhile.

create index service_requests_owner_newest_idx on public.service_requests (owner_id, created_at desc, id desc);
create index service_requests_owner_changed_idx on public.service_requests (owner_id, updated_at desc, id desc);
create index service_requests_owner_state_idx on public.service_requests (owner_id, state);
drop index public.service_requests_owner_idx;

create function private.search_patterns(words text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (
    select w from regexp_split_to_table(coalesce(words, ''), '\s+') w where w <> '' limit 10
  ) given
$$;
comment on function private.search_patterns(text) is
  'A LIKE pattern for each word searched for, the first ten of them, with nothing in them special.';

create function public.find_my_requests(
  states text[] default null, words text default null, at_property uuid default null,
  sort text default 'newest', after uuid default null, page_size int default 20
) returns table (id uuid, number bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
  patterns text[] := private.search_patterns(private.clean_text(words, 'The words to search for', 200));
  last_row public.service_requests;
  moment text := case sort when 'updated' then 'updated_at' else 'created_at' end;
  direction text := case sort when 'oldest' then 'asc' else 'desc' end;
begin
  if sort is null or sort not in ('newest', 'oldest', 'updated') then
    raise exception 'Requests can be sorted by newest, oldest or updated.';
  end if;
  if after is not null then
    select r.* into last_row from public.service_requests r where r.id = after and r.owner_id = caller;
    if not found then
      raise exception 'The request to go on from does not exist.';
    end if;
  end if;
  return query execute format(
    'select r.id, r.number from public.service_requests r
     join public.properties p on p.id = r.property_id
     left join public.vendor_profiles v on v.vendor_id = r.awarded_vendor_id
     where r.owner_id = $1
       and ($2::text[] is null or r.state::text = any ($2))
       and ($3::uuid is null or r.property_id = $3)
       and ($4::uuid is null or (r.%1$I, r.id) %2$s ($5, $4))
       and ($6::text[] = ''{}'' or concat_ws('' '', ''#'' || r.number, replace(r.category::text, ''_'', '' ''),
         case r.category when ''maintenance'' then ''trimming and care'' when ''arborist'' then ''visit''
           when ''emergency'' then ''work'' end,
         r.description, r.city, r.region, r.zip, p.label, p.address, v.business_name) ilike all ($6))
     order by r.%1$I %3$s, r.id %3$s limit $7',
    moment, case direction when 'asc' then '>' else '<' end, direction)
    using caller, states, at_property, after,
      case moment when 'updated_at' then last_row.updated_at else last_row.created_at end,
      patterns, least(greatest(coalesce(page_size, 20), 1), 100);
end $$;
comment on function public.find_my_requests(text[], text, uuid, text, uuid, int) is
  'Ids and numbers of the calling owner''s requests in order: in these states, with every word somewhere in number, service, description, place or chosen Pro, at this property; sorted by newest, oldest or updated; those after the given one. Up to 100 at a time.';
grant execute on function public.find_my_requests(text[], text, uuid, text, uuid, int) to authenticated;

create function public.count_my_requests(at_property uuid default null)
returns table (state public.request_state, requests int)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    select r.state, count(*)::int from public.service_requests r
    where r.owner_id = caller and (at_property is null or r.property_id = at_property)
    group by r.state;
end $$;
comment on function public.count_my_requests(uuid) is
  'How many requests the calling owner has in each state, everywhere or at one property.';
grant execute on function public.count_my_requests(uuid) to authenticated;
