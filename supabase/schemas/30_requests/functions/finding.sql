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
      raise exception 'The request to continue from does not exist.';
    end if;
  end if;
  return query execute format(
    'select r.id, r.number from public.service_requests r
     join public.properties p on p.id = r.property_id
     left join public.quotes q on q.request_id = r.id and q.state = ''accepted''
     left join public.vendor_profiles v on v.vendor_id = q.vendor_id
     where r.owner_id = $1
       and ($2::text[] is null or r.state::text = any ($2))
       and ($3::uuid is null or r.property_id = $3)
       and ($4::uuid is null or (r.%1$I, r.id) %2$s ($5, $4))
       and ($6::text[] = ''{}'' or private.folded(concat_ws('' '', ''#'' || r.number, replace(r.category::text, ''_'', '' ''),
         case r.category when ''maintenance'' then ''trimming and care'' when ''arborist'' then ''visit''
           when ''emergency'' then ''work'' end,
         r.description, r.city, r.region, r.zip, p.label, p.address, v.business_name)) like all ($6))
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

-- What an owner's dashboard asks for: the requests that wait for the owner, however many others are open.
create function public.my_pressing_requests(page_size int default 50) returns table (id uuid, total bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    with pressing as (
      -- Work to look at, or a change of it to decide about.
      select r.id, 1 as place, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state in ('awarded', 'scheduled', 'in_progress') and exists (
        select 1 from public.jobs j
        where j.request_id = r.id and j.state in ('delivered', 'change_order_pending'))
      union all
      -- The latest version of a quote, unanswered.
      select r.id, 2, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state in ('submitted', 'matching', 'open') and exists (
        select 1 from public.quotes q
        where q.request_id = r.id and q.state in ('sent', 'viewed') and not exists (
          select 1 from public.quotes later where later.lead_id = q.lead_id and later.version > q.version))
      union all
      -- No Pro has it, and the owner can help.
      select r.id, 3, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state in ('matching', 'open')
        and private.search_of(r) in ('still_needed', 'none_left')
      union all
      select r.id, 4, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state = 'completed' and not exists (
        select 1 from public.reviews v where v.request_id = r.id and v.author_side = 'owner')
    )
    select p.id, count(*) over () from pressing p
    order by p.place, p.updated_at, p.id
    limit least(greatest(coalesce(page_size, 50), 1), 100);
end $$;
comment on function public.my_pressing_requests(int) is
  'The calling owner''s requests that wait for the owner, with how many there are: work to decide about, quotes to answer, requests no Pro has that the owner can help, reviews to write; in each, the longest waiting first. Up to 100.';
grant execute on function public.my_pressing_requests(int) to authenticated;

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
      raise exception 'The request to continue from does not exist.';
    end if;
  end if;
  -- Only what is requested is part of the statement, so that each choice is read by its own index.
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
