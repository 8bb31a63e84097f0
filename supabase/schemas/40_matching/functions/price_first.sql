-- What a visitor sees before anything is asked of them: a price, and the Pros who would be asked.

-- Who cannot tell the height gets the whole span, from a small tree to a tall one.
create function private.estimate_any_height(input jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  small constant jsonb := public.estimate_request(private.with_heights(input, 6.1));
  tall constant jsonb := public.estimate_request(private.with_heights(input, 24.4));
begin
  if small -> 'low_cents' = tall -> 'low_cents' and small -> 'high_cents' = tall -> 'high_cents' then
    return small;
  end if;
  return tall - 'inputs' || jsonb_build_object(
    'low_cents', small -> 'low_cents',
    'lines', (
      select jsonb_agg(t.line || jsonb_build_object('low_cents', s.line -> 'low_cents',
          'reason', replace(t.line ->> 'reason', 'by height', 'for any height')) order by t.place)
      from jsonb_array_elements(tall -> 'lines') with ordinality t (line, place)
      join jsonb_array_elements(small -> 'lines') with ordinality s (line, place) using (place)),
    'reasons', jsonb_build_array('The range covers small and tall trees. Add the height to narrow it.'));
end $$;
comment on function private.estimate_any_height(jsonb) is
  'The estimate of trees whose height is not known: from that of trees of 20 feet to that of trees of 80 feet.';
grant execute on function private.estimate_any_height(jsonb) to anon, authenticated;

create function private.with_heights(input jsonb, height_m numeric) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(input -> 'trees') = 'array' then jsonb_set(input, '{trees}', (
      select coalesce(jsonb_agg(case when jsonb_typeof(t) = 'object'
        then jsonb_build_object('height_m', height_m) || jsonb_strip_nulls(t) else t end), '[]')
      from jsonb_array_elements(input -> 'trees') t))
    else input end
$$;
comment on function private.with_heights(jsonb, numeric) is 'Described work where trees without a height have this one.';
grant execute on function private.with_heights(jsonb, numeric) to anon, authenticated;

create function private.vendors_to_ask(input jsonb, place public.zip_codes) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  rules constant public.matching_policy := private.policy();
  described constant jsonb := private.with_heights(input, 13.7);
  request public.service_requests;
  seen public.match_candidates;
  first_offer int[];
begin
  if not private.is_flag_on('vendor_matching', auth.uid(), now()) then
    return '[]';
  end if;
  request.id := gen_random_uuid();
  request.owner_id := coalesce(auth.uid(), gen_random_uuid());
  request.category := private.parse_category(described ->> 'category')::public.service_category;
  request.latitude := place.latitude;
  request.longitude := place.longitude;
  request.time_zone := place.time_zone;
  seen := private.select_candidates(rules, request, private.needs_of(rules, request.category,
    array(select t from private.parse_trees(described -> 'trees') t)));
  first_offer := (private.rank_candidates(rules, seen)).offer_order[1:rules.offers_at_once];
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'vendor_id', v.vendor_id, 'business_name', v.business_name, 'city', v.city, 'region', v.region,
      'distance_km', round(seen.distances_km[o.number]),
      'rating', case when v.rating_count > 0 then round(v.rating_sum::numeric / v.rating_count, 2) end,
      'rating_count', v.rating_count, 'jobs_completed', v.jobs_completed,
      'insured_until', m.liability_until,
      'logo_path', (select f.path from public.vendor_media f where f.vendor_id = v.vendor_id and f.kind = 'logo'),
      'photo_path', (
        select f.path from public.vendor_media f where f.vendor_id = v.vendor_id and f.kind = 'photo'
        order by f.moment is not distinct from 'before', f.position, f.id limit 1),
      'is_demo', v.is_demo,
      'promoted', seen.plan_boosts[o.number] > 1 and rules.boost_at_most > 1 and private.below_floor(
        rules, seen.stars[o.number], seen.reviews[o.number], seen.lost_dispute_days[o.number]) is null)
      order by o.place), '[]')
    from unnest(first_offer) with ordinality o (number, place)
    join public.vendor_profiles v on v.vendor_id = seen.vendor_ids[o.number] and v.state = 'approved'
    join private.match_profiles m on m.vendor_id = v.vendor_id
  );
end $$;
comment on function private.vendors_to_ask(jsonb, public.zip_codes) is
  'The Pros a request for this work at this ZIP code would be offered to first, in that order, by the matching a request goes through; none while vendor_matching is off for the caller.';

create function public.price_and_vendors(input jsonb, zip text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  place public.zip_codes;
  estimate jsonb;
  vendors jsonb;
  is_open boolean;
begin
  if input is null or jsonb_typeof(input) <> 'object' or pg_column_size(input) > 65536 then
    raise exception 'Describe the work to estimate.';
  end if;
  select * into place from public.zip_codes z where z.zip = price_and_vendors.zip;
  if not found then
    raise exception 'We couldn''t find this ZIP code.' using hint = 'unknown_zip';
  end if;
  perform private.count_report('prices ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 3000 else 60 end);
  estimate := private.estimate_any_height(input);
  is_open := private.is_open_at(zip);
  vendors := case when is_open then private.vendors_to_ask(input, place) else '[]' end;
  return jsonb_build_object('estimate', estimate, 'city', place.city, 'region', place.state, 'vendors', vendors,
    'coverage', case when is_open then jsonb_build_object(
      'vendors', (select c.vendors from private.vendors_covering(place) c where c.category::text = input ->> 'category'),
      'first_quote_hours', private.first_quote_hours(zip)) end,
    'search', case when not is_open then 'not_open' when not private.is_flag_on('vendor_matching', auth.uid(), now()) then 'paused'
      when vendors = '[]' then 'none_found' else 'asked' end);
end $$;
comment on function public.price_and_vendors(jsonb, text) is
  'For anyone: the instant estimate of described work (see estimate_request; heights may be missing) and the Pros who would be asked first at a ZIP code: {estimate, city, region, vendors: [{vendor_id, business_name, city, region, distance_km (whole, between centers of ZIP codes), rating, rating_count, jobs_completed, insured_until, logo_path, photo_path, is_demo, promoted}], search: asked, none_found or paused, as private.search_case says it of a request, or not_open outside open markets, coverage: {vendors (insured Pros who cover this ZIP code for the service), first_quote_hours (private.first_quote_hours)}, null where not open}. Never contact details. At most 60 times a minute for one caller.';
grant execute on function public.price_and_vendors(jsonb, text) to anon, authenticated;
