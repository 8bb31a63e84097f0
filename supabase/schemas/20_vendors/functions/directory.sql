-- The directory of Pros, open to visitors.
create function private.directory_key(
  sort text, km int, rating_count int, score float8, is_first boolean
) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select case sort
    when 'nearest' then km * 10 + 5 - score
    when 'rating' then (rating_count = 0)::int * 1000000 + (5 - score) * 1000 + km / 1000.0
    -- Rated Pros first; within each ten miles, the best rated.
    else case when is_first then -1
      else (rating_count = 0)::int * 1000000 + km / 16 * 1000 + (5 - score) * 100 + km / 1000.0 end
  end
$$;
comment on function private.directory_key(text, int, int, float8, boolean) is
  'Where a Pro stands in the directory, smallest first: recommended (the promoted one, then rated before unrated, nearby and well rated before distant), nearest, or rating (unrated last).';

create function public.find_vendors(
  zip text, category text default null, sort text default 'recommended', min_stars numeric default null,
  with_compensation boolean default false, open_this_week boolean default false,
  after_key float8 default null, after_id uuid default null, page_size int default 20
)
returns table (
  vendor_id uuid, business_name text, about text, city text, region text, distance_km int,
  near_latitude float8, near_longitude float8,
  categories public.service_category[], rating numeric, rating_count int, jobs_completed int,
  verified public.credential_kind[], is_demo boolean, promoted boolean, is_open_this_week boolean,
  total int, key float8
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted public.service_category := case when find_vendors.category is not null
    then private.parse_category(find_vendors.category) end;
  chosen_sort text := coalesce(find_vendors.sort, 'recommended');
  least_stars numeric := find_vendors.min_stars;
  only_compensated boolean := coalesce(find_vendors.with_compensation, false);
  only_open boolean := coalesce(find_vendors.open_this_week, false);
  last_key float8 := find_vendors.after_key;
  last_id uuid := find_vendors.after_id;
  rules public.matching_policy := private.policy();
  place public.zip_codes;
begin
  select * into place from public.zip_codes z where z.zip = find_vendors.zip;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  if page_size is null or page_size not between 1 and 50 then
    raise exception 'Request at most 50 Pros a page.';
  end if;
  if chosen_sort not in ('recommended', 'nearest', 'rating') then
    raise exception 'Sort by recommended, nearest or rating.';
  end if;
  if least_stars not between 1 and 5 then
    raise exception 'Choose from 1 to 5 stars.';
  end if;
  -- Calendars cost more to read than all the rest.
  if only_open then
    perform private.count_report('calendars ' || private.caller_key(),
      case private.caller_key() when 'visitors' then 1500 else 30 end);
  end if;
  return query
    with cells as (
      select array_agg(row_number * 1440 + column_number) as wanted_cells
      from generate_series(
          floor((place.latitude - 1.45 + 90) * 4)::int, floor((place.latitude + 1.45 + 90) * 4)::int) row_number,
        generate_series(
          floor((place.longitude - 1.45 / greatest(cos(radians(place.latitude)), 0.2) + 180) * 4)::int,
          floor((place.longitude + 1.45 / greatest(cos(radians(place.latitude)), 0.2) + 180) * 4)::int) column_number
    ), near as (
      select v.vendor_id as id, v.service_radius_km as radius,
        private.distance_km(place.latitude, place.longitude, v.latitude, v.longitude) as km
      from public.vendor_profiles v
      where v.state = 'approved' and v.grid_cell = any ((select wanted_cells from cells)::int[])
    ), serving as (
      -- Whole kilometers: near enough to choose by.
      select n.id, round(n.km)::int as km, v.rating_count,
        private.bayesian_rating(v.rating_sum, v.rating_count, rules.rating_prior_mean, rules.rating_prior_count)::float8 as score
      from near n join public.vendor_profiles v on v.vendor_id = n.id
        -- The same rule as private.is_insured.
        join private.match_profiles m on m.vendor_id = n.id
          and m.liability_until >= (now() at time zone coalesce(v.time_zone, 'UTC'))::date
      where n.km <= n.radius and (wanted is null or wanted = any (v.categories))
        and (least_stars is null or v.rating_count > 0 and v.rating_sum >= least_stars * v.rating_count)
        and (not only_compensated or m.compensation_until >= (now() at time zone coalesce(v.time_zone, 'UTC'))::date)
    ), first_place as (
      select s.id from serving s where chosen_sort = 'recommended' and private.is_featured(s.id)
        and (not only_open or private.is_open_this_week(s.id))
      order by s.km, s.score desc, s.id limit 1
    ), ordered as (
      select s.id, s.km, f.id is not null as is_first, count(*) over ()::int as found,
        private.directory_key(chosen_sort, s.km, s.rating_count, s.score, f.id is not null) as place_key
      from serving s left join first_place f on f.id = s.id
    ), next_ones as (
      -- Calendars are read one by one until the page is full, and of no more than these.
      select o.* from ordered o
      where last_key is null or (o.place_key, o.id) > (last_key, last_id)
      order by o.place_key, o.id
      limit case when only_open then 300 else page_size end
    ), chosen as (
      select n.* from next_ones n
      where not only_open or private.is_open_this_week(n.id)
      order by n.place_key, n.id
      limit page_size
    )
    select v.vendor_id, v.business_name, left(v.about, 280), v.city, v.region, c.km,
      round(v.latitude * 50) / 50, round(v.longitude * 50) / 50, v.categories,
      case when v.rating_count > 0 then round(v.rating_sum::numeric / v.rating_count, 2) end,
      v.rating_count, v.jobs_completed,
      coalesce((
        select array_agg(distinct k.kind order by k.kind) from public.vendor_credentials k
        where k.vendor_id = v.vendor_id and k.verified_at is not null and k.expires_on >= current_date), '{}'),
      v.is_demo, c.is_first, only_open or private.is_open_this_week(v.vendor_id),
      case when not only_open then c.found end, c.place_key
    from chosen c join public.vendor_profiles v on v.vendor_id = c.id
    order by c.place_key, c.id;
end $$;
comment on function public.find_vendors(text, text, text, numeric, boolean, boolean, float8, uuid, int) is
  'Approved Pros with verified, unexpired liability insurance who serve a ZIP code, of one service or any, sorted by recommended, nearest or rating (private.directory_key), those after the given key and id; total counts all and is null with open_this_week, which calendars answer one by one. In the recommended order the nearest Pro with a featured profile comes first, and promoted says so. Distance in whole kilometers between the centers of ZIP codes, position to a fiftieth of a degree (about a mile), never contact details or where exactly the Pro is. With open_this_week at most 30 times a minute for one caller.';
grant execute on function public.find_vendors(text, text, text, numeric, boolean, boolean, float8, uuid, int) to anon, authenticated;
