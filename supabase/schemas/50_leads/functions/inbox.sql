-- A Pro's inbox: parts, filters, orders, and pages that stay quick with thousands of leads.

create function public.my_lead_counts() returns table (state public.lead_state, leads bigint)
language sql stable security definer set search_path = '' as $$
  select l.state, count(*) from public.leads l
  where l.vendor_id = auth.uid() and private.still_reads_request(l) group by l.state
$$;
comment on function public.my_lead_counts() is
  'How many leads the calling Pro has in each state, without those that ended so long ago that their request is no longer read; states without any are left out.';
grant execute on function public.my_lead_counts() to authenticated;

-- The states a page is to show, from untrusted JSON.
create function private.parse_lead_states(source jsonb) returns public.lead_state[]
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source) = 'array' then
    if jsonb_array_length(source) between 1 and 20
      and array(select jsonb_array_elements_text(source)) <@ enum_range(null::public.lead_state)::text[] then
      return array(select jsonb_array_elements_text(source))::public.lead_state[];
    end if;
  end if;
  raise exception 'Choose which requests to show.';
end $$;
comment on function private.parse_lead_states(jsonb) is 'States of leads from an untrusted list.';

create function private.is_lead_place(source jsonb, value_type text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(source) <> 'array' then false
    when jsonb_array_length(source) <> 2 or jsonb_typeof(source -> 1) <> 'string' then false
    when source ->> 1 !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then false
    when value_type = 'timestamptz' then jsonb_typeof(source -> 0) = 'string' and private.is_moment(source ->> 0)
    when jsonb_typeof(source -> 0) <> 'number' then false
    when value_type = 'float8' then abs((source ->> 0)::numeric) < 1e15
    when value_type = 'int' then (source ->> 0)::numeric between 0 and 2147483647 and (source ->> 0)::numeric % 1 = 0
    else (source ->> 0)::numeric between 0 and 1e15 and (source ->> 0)::numeric % 1 = 0
  end
$$;
comment on function private.is_lead_place(jsonb, text) is
  'Whether untrusted JSON is a place in a list of leads: [value, id], with a value of this type.';

create function public.my_lead_page(filter jsonb, after jsonb default null, at_most int default 20)
returns table (lead_id uuid, place jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  states public.lead_state[] := private.parse_lead_states(filter -> 'states');
  category text := private.json_text(filter, 'category', 'The service', 40);
  timing text := private.json_text(filter, 'timing', 'The time', 40);
  within_km numeric := private.json_number(filter, 'within_km', 'The distance', 0, 20000);
  words text := private.folded(private.json_text(filter, 'search', 'The search', 80));
  beginning text := regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%';
  sort text := coalesce(private.json_text(filter, 'sort', 'The order', 20), 'newest');
  value_text text;
  value_type text;
  falling boolean;
begin
  case sort
    when 'newest' then value_text := 'l.offered_at'; value_type := 'timestamptz'; falling := true;
    when 'ending' then value_text := 'l.offer_expires_at'; value_type := 'timestamptz'; falling := false;
    when 'nearest' then value_text := 'l.distance_km'; value_type := 'float8'; falling := false;
    when 'estimate' then value_text := 'l.estimate_high_cents'; value_type := 'bigint'; falling := true;
    when 'tokens' then value_text := 'l.token_price'; value_type := 'int'; falling := false;
    else raise exception 'Unknown sort order.';
  end case;
  if at_most is null or at_most not between 1 and 100 then
    raise exception 'Request between 1 and 100 requests.';
  end if;
  if category is not null then
    perform private.parse_category(category);
  end if;
  if timing not in ('emergency', 'this_week', 'this_month', 'flexible') then
    raise exception 'Unknown timing.';
  end if;
  if after = 'null'::jsonb then
    after := null;
  end if;
  if after is not null and not private.is_lead_place(after, value_type) then
    raise exception 'The page to continue from cannot be read.';
  end if;
  return query execute format(
    -- The places of the page alone are made, not those of all that are ordered.
    'select p.lead_id, jsonb_build_array(p.value, p.lead_id) from (
     select l.lead_id, %1$s as value
     from private.lead_listings l
     where l.vendor_id = $1 and l.state = any ($2)
       -- A value, not exists: PostgreSQL would read all leads at once to answer it.
       and (select private.still_reads_request(o) from public.leads o where o.id = l.lead_id)
       and ($3 is null or l.category = $3::public.service_category)
       and ($4 is null or l.timing = $4::public.request_timing)
       and ($5 is null or l.distance_km <= $5)
       and ($6 is null or l.words[3] = $6 or l.words[4] = $6 or l.words[1] like $7 or l.words[2] like $7)
       and ($8 is null or (%1$s, l.lead_id) %2$s (($8 ->> 0)::%3$s, ($8 ->> 1)::uuid))
     order by %1$s %4$s, l.lead_id %4$s limit $9) p order by p.value %4$s, p.lead_id %4$s',
    value_text, case when falling then '<' else '>' end, value_type, case when falling then 'desc' else 'asc' end)
  using caller, states, category, timing, within_km::float8, words, beginning, after, at_most;
end $$;
comment on function public.my_lead_page(jsonb, jsonb, int) is
  'A page of the calling Pro''s leads. filter: {states, category, timing, within_km, search (number, ZIP code, or the beginning of a first name or city), sort: newest | ending | nearest | estimate | tokens}; all but states may be absent. after: the place of the last row before (null: from the start). Rows in their order, each with its place.';
grant execute on function public.my_lead_page(jsonb, jsonb, int) to authenticated;
