-- The directory of Pros, open to visitors.
create function public.find_pros(
  zip text, category text default null, page_size int default 20, page int default 1
)
returns table (
  vendor_id uuid, business_name text, about text, city text, region text, distance_km int,
  categories public.service_category[], rating numeric, rating_count int, jobs_completed int,
  verified public.credential_kind[], is_demo boolean, promoted boolean, total int
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted public.service_category := case when find_pros.category is not null
    then private.parse_category(find_pros.category) end;
  rules public.matching_policy := private.policy();
  place public.zip_codes;
begin
  select * into place from public.zip_codes z where z.zip = find_pros.zip;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  if page_size is null or page_size not between 1 and 50 or page is null or page not between 1 and 1000 then
    raise exception 'Request at most 50 Pros a page.';
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
      -- Whole kilometers: near enough to choose by, and Pros of one neighborhood are ordered by rating.
      select n.id, round(n.km)::int as km,
        private.bayesian_rating(v.rating_sum, v.rating_count, rules.rating_prior_mean, rules.rating_prior_count) as score
      from near n join public.vendor_profiles v on v.vendor_id = n.id
        -- The same rule as private.is_insured.
        join private.match_profiles m on m.vendor_id = n.id
          and m.liability_until >= (now() at time zone coalesce(v.time_zone, 'UTC'))::date
      where n.km <= n.radius and (wanted is null or wanted = any (v.categories))
    ), first_place as (
      select s.id from serving s where private.is_featured(s.id)
      order by s.km, s.score desc, s.id limit 1
    ), chosen as (
      select s.*, s.id is not distinct from (select f.id from first_place f) as is_first,
        count(*) over ()::int as found
      from serving s
      order by is_first desc, s.km, s.score desc, s.id
      limit page_size offset (page - 1) * page_size
    )
    select v.vendor_id, v.business_name, left(v.about, 280), v.city, v.region, c.km, v.categories,
      case when v.rating_count > 0 then round(v.rating_sum::numeric / v.rating_count, 2) end,
      v.rating_count, v.jobs_completed,
      coalesce((
        select array_agg(distinct k.kind order by k.kind) from public.vendor_credentials k
        where k.vendor_id = v.vendor_id and k.verified_at is not null and k.expires_on >= current_date), '{}'),
      v.is_demo, c.is_first, c.found
    from chosen c join public.vendor_profiles v on v.vendor_id = c.id
    order by c.is_first desc, c.km, c.score desc, c.id;
end $$;
comment on function public.find_pros(text, text, int, int) is
  'Approved Pros with verified, unexpired liability insurance who serve a ZIP code, of one service or any, nearest first and then best rated, a page at a time; total counts all. The nearest Pro with a featured profile comes first, and promoted says so. Distance in whole kilometers between the centers of ZIP codes, never contact details.';
grant execute on function public.find_pros(text, text, int, int) to anon, authenticated;
