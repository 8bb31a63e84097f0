/**
 * Fills a copy of the product with so many approved Pros within reach of Austin, as people would have
 * joined over the years: every seventh has a plan, every tenth is fully booked.
 */
export function crowdOfVendors(count: number): string {
  const id = `md5('crowd' || n)::uuid`;
  return `
    do $crowd$ begin
    perform set_config('session_replication_role', 'replica', true), setseed(0.5);
    insert into public.profiles (id, email, user_type)
    select ${id}, 'crowd' || n || '@example.com', 'vendor' from generate_series(1, ${count}) n;
    insert into public.vendor_profiles (vendor_id, business_name, state, zip, city, region, latitude, longitude,
      service_radius_km, categories, crew_size, rating_count, rating_sum, answers_count, accepts_count, jobs_completed,
      approved_at)
    select ${id}, 'Crowd ' || n, 'approved', '78701', 'Austin', 'TX', 30.27 + (random() - 0.5) / 2,
      -97.74 + (random() - 0.5) / 2, 60 + n % 60, enum_range(null::public.service_category),
      1 + n % 6, n % 30, ((n % 30) * (3.2 + random() * 1.8))::int, 20, n % 20, n % 90,
      now() - n % 2000 * interval '1 day'
    from generate_series(1, ${count}) n;
    insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
    select ${id}, 'liability_insurance', 'Issuer', 'crowd' || n, current_date + 300, now()
    from generate_series(1, ${count}) n;
    insert into public.vendor_subscriptions (vendor_id, plan_id, state, current_period_end)
    select ${id}, p.id, 'active', now() + interval '20 days'
    from generate_series(1, ${count}, 7) n
    join public.subscription_plans p on p.tier = case when n % 2 = 0 then 'premium' else 'preferred' end;
    insert into private.match_profiles
    select f.* from generate_series(1, ${count}) n join private.fresh_match_profiles f on f.vendor_id = ${id};
    update private.match_profiles p set open_jobs = 100 from generate_series(10, ${count}, 10) n
    where p.vendor_id = ${id};
    end $crowd$`;
}
