-- What the home page can show a visitor about the Pros, in one call.
create function public.market_proof() returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select v.vendor_id, v.business_name, v.city, v.region, v.is_demo
    from public.vendor_profiles v
    -- The same rule as private.is_insured.
    join private.match_profiles m on m.vendor_id = v.vendor_id
      and m.liability_until >= (now() at time zone coalesce(v.time_zone, 'UTC'))::date
    where v.state = 'approved'
  ), recent as (
    select r.id, r.vendor_id, r.author_name, r.rating, r.body, r.published_at
    from public.reviews r
    where r.author_side = 'owner' and r.state = 'published'
    order by r.published_at desc limit 60
  ), latest as (
    select distinct on (r.vendor_id) r.*, l.business_name, l.city, l.region, l.is_demo
    from recent r join listed l using (vendor_id)
    order by r.vendor_id, r.published_at desc, r.id
  )
  select jsonb_build_object(
    'insured_pros', (select count(*) from listed),
    'last_verified_at', (
      select max(c.verified_at) from public.vendor_credentials c
      where c.kind = 'liability_insurance' and c.vendor_id in (select l.vendor_id from listed l)),
    'reviews', case when (select count(*) from latest) >= 3 then (
      select jsonb_agg(to_jsonb(s) order by s.published_at desc, s.id)
      from (select * from latest l order by l.published_at desc, l.id limit 3) s) else '[]' end)
$$;
comment on function public.market_proof() is
  'For anyone: {insured_pros (approved, with verified liability insurance that is still valid), last_verified_at (the latest check of such insurance, null without any), reviews (the latest published ones of completed jobs, whatever their stars, one each of the three Pros last reviewed; none while there are fewer): [{id, vendor_id, business_name, city, region, is_demo, author_name, rating, body, published_at}]}.';
grant execute on function public.market_proof() to anon, authenticated;
