-- What the home page can show a visitor about the Pros, in one call.
create function public.market_proof() returns jsonb
language sql stable security definer set search_path = '' as $$
  with recursive listed as (
    select v.vendor_id from public.vendor_profiles v
    -- The same rule as private.is_insured.
    join private.match_profiles m on m.vendor_id = v.vendor_id
      and m.liability_until >= (now() at time zone coalesce(v.time_zone, 'UTC'))::date
    where v.state = 'approved'
  ), latest as (
    -- One Pro after another, so that however many reviews one of them has, three are found.
    select null::jsonb as review, '{}'::uuid[] as vendors
    union all
    select to_jsonb(n), l.vendors || n.vendor_id
    from latest l cross join lateral (
      select r.id, r.vendor_id, v.business_name, v.city, v.region, v.is_demo, r.author_name, r.rating, r.body,
        r.published_at
      from public.reviews r join public.vendor_profiles v on v.vendor_id = r.vendor_id and v.state = 'approved'
      where r.author_side = 'owner' and r.state = 'published' and r.vendor_id <> all (l.vendors)
        and private.is_insured(r.vendor_id, now())
      order by r.published_at desc, r.id limit 1) n
    where cardinality(l.vendors) < 3
  )
  select jsonb_build_object(
    'insured_vendors', (select count(*) from listed),
    'last_verified_at', (
      select max(c.verified_at) from public.vendor_credentials c
      where c.kind = 'liability_insurance' and c.vendor_id in (select l.vendor_id from listed l)),
    'reviews', case when (select max(cardinality(l.vendors)) from latest l) = 3 then (
      select jsonb_agg(l.review order by cardinality(l.vendors)) from latest l where l.review is not null)
      else '[]' end)
$$;
comment on function public.market_proof() is
  'For anyone: {insured_vendors (approved, with verified liability insurance that is still valid), last_verified_at (the latest check of such insurance, null without any), reviews (the latest published ones of completed jobs, whatever their stars, one each of the three Pros last reviewed; none while there are fewer): [{id, vendor_id, business_name, city, region, is_demo, author_name, rating, body, published_at}]}.';
grant execute on function public.market_proof() to anon, authenticated;
