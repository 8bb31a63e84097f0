-- Where the marketplace takes requests, and who covers a place.

create function private.is_open_at(place text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select 1 from private.markets) or exists (
    select 1 from private.market_zips z join private.markets m on m.id = z.market_id
    where z.zip = place and m.status = 'open')
$$;
comment on function private.is_open_at(text) is
  'Whether requests are taken at a ZIP code: in open markets, and everywhere as long as there is no market.';

create function private.refuse_closed_place(place text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_open_at(place) then
    raise exception 'We''re not open in % yet, so we can''t take requests there.',
      coalesce((select z.city || ', ' || z.state from public.zip_codes z where z.zip = place), 'this ZIP code')
      using hint = 'not_open';
  end if;
end $$;
comment on function private.refuse_closed_place(text) is 'Refuses a request at a ZIP code outside open markets.';

create function private.vendors_covering(place public.zip_codes)
returns table (category public.service_category, vendors int)
language sql stable security definer rows 5 set search_path = '' as $$
  with center as (
    select cos(radians(place.latitude)) * cos(radians(place.longitude)) as x,
      cos(radians(place.latitude)) * sin(radians(place.longitude)) as y,
      sin(radians(place.latitude)) as z,
      (now() at time zone place.time_zone)::date as today
  ), near as (
    select m.categories, m.equipment, m.arborist_until >= center.today or m.traq_until >= center.today as is_arborist
    from center, private.reach_cells(place.latitude, place.longitude) c,
      -- As in private.select_candidates.
      lateral (
        select m.* from private.match_profiles m
        where m.reach_cell between c.first_cell and c.last_cell and m.liability_until >= center.today
          and (m.x - center.x) * (m.x - center.x) + (m.y - center.y) * (m.y - center.y)
            + (m.z - center.z) * (m.z - center.z) <= m.reach
        offset 0
      ) m
  )
  select s.category, count(n.categories)::int
  from unnest(enum_range(null::public.service_category)) s (category)
  left join near n on n.categories & private.enum_bit(s.category) <> 0
    and (s.category <> 'arborist' or n.is_arborist)
    and (s.category <> 'stump_grinding' or n.equipment & private.enum_bit('stump_grinder'::public.equipment_kind) <> 0)
  group by s.category
$$;
comment on function private.vendors_covering(public.zip_codes) is
  'How many approved Pros with valid insurance travel to a ZIP code for each service, wherever they are based, and have what each request for it asks: a qualification for advice, a grinder for stumps. Who is fully booked counts.';

create function private.coverage_gaps(market uuid)
returns table (zip text, category public.service_category, vendors int, least_vendors int)
language sql stable security definer set search_path = '' as $$
  select z.zip, c.category, c.vendors, s.least_vendors
  from private.market_zips m
  join public.zip_codes z on z.zip = m.zip
  cross join lateral private.vendors_covering(z) c
  join private.market_services s on s.market_id = m.market_id and s.category = c.category
  where m.market_id = market and c.vendors < s.least_vendors
$$;
comment on function private.coverage_gaps(uuid) is
  'Each ZIP code and service of a market that fewer insured Pros cover than the market asks for.';

create function private.gaps_in_words(market uuid) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(g.words, ' ' order by g.category) from (
    select g.category, initcap(left(replace(g.category::text, '_', ' '), 1)) || substr(replace(g.category::text, '_', ' '), 2)
      || ': ' || private.counted(count(*), 'ZIP code') || ' with fewer than '
      || private.counted(min(g.least_vendors)::bigint, 'insured Pro') || ' (' || array_to_string((array_agg(g.zip order by g.zip))[1:5], ', ')
      || case when count(*) > 5 then ', …' else '' end || ').' as words
    from private.coverage_gaps(market) g group by g.category
  ) g
$$;
comment on function private.gaps_in_words(uuid) is
  'What a market lacks, a sentence for each service, with the first ZIP codes; null when it lacks nothing.';

create function private.first_quote_hours(place text) returns numeric
language sql stable security definer set search_path = '' as $$
  with around as (
    select o.zip from private.market_zips m join private.market_zips o on o.market_id = m.market_id where m.zip = place
    union
    -- Outside markets, the area whose mail is sorted together.
    select z.zip from public.zip_codes z
    where z.zip between left(place, 3) || '00' and left(place, 3) || '99'
      and not exists (select 1 from private.market_zips m where m.zip = place)
  ), waits as (
    select extract(epoch from q.sent_at - r.submitted_at) / 3600 as hours
    from private.market_limits l
    cross join around a
    -- So many of each ZIP code, because every price asks.
    cross join lateral (
      select n.id, n.submitted_at from public.service_requests n
      where n.zip = a.zip and n.created_at > now() - make_interval(days => l.pace_days)
      order by n.created_at desc, n.id desc limit l.pace_requests_per_zip
    ) r
    cross join lateral (
      select min(q.created_at) as sent_at from public.quotes q where q.request_id = r.id and q.state <> 'draft'
    ) q
    where q.sent_at >= r.submitted_at
  )
  select case when count(*) >= (select l.pace_quotes_at_least from private.market_limits l)
    then round(percentile_cont(0.5) within group (order by w.hours)::numeric, 1) end
  from waits w
$$;
comment on function private.first_quote_hours(text) is
  'Median hours from a request to its first quote around a ZIP code (its market, else the ZIP codes with the same first three digits) over the days of private.market_limits, of the latest requests that got one; null for too few.';
