-- How a Pro answers, wins and works, read from what happened.

-- Too few cases say nothing about a Pro.
create function private.rate(part bigint, whole bigint, at_least int) returns numeric
language sql immutable set search_path = '' as $$
  select case when whole >= at_least then round(part::numeric / whole, 3) end
$$;
comment on function private.rate(bigint, bigint, int) is
  'A share from 0 to 1, null when there are fewer than at_least cases.';

-- What became of each lead of a Pro, from its events: never a count that could be wrong.
create function private.lead_outcomes(vendor uuid, from_at timestamptz, to_at timestamptz)
returns table (
  state public.lead_state, offered_at timestamptz, viewed boolean, accepted boolean, declined boolean, lapsed boolean,
  quoted boolean, answer_seconds float8, is_counted boolean
)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select l.id, l.state, l.offered_at, r.state = 'rejected_spam' as was_spam,
      private.is_early_withdrawal(l) as stepped_back,
      exists (select 1 from private.counted_answers c where c.lead_id = l.id) as is_counted
    from public.leads l join public.service_requests r on r.id = l.request_id
    where l.vendor_id = vendor and l.offered_at >= from_at and l.offered_at < to_at
  ), events as (
    select e.subject_id, array_agg(distinct e.event) as seen,
      min(e.created_at) filter (where e.event in ('accept', 'decline')) as answered_at,
      bool_or(e.event = 'expire' and e.note is null) as expired
    from public.state_events e
    where e.machine = 'lead' and e.subject_id in (select m.id from mine m)
    group by e.subject_id
  )
  select m.state, m.offered_at, e.seen && '{view,accept,decline}', 'accept' = any (e.seen) and not m.stepped_back,
    'decline' = any (e.seen) or m.stepped_back and 'accept' = any (e.seen),
    e.expired and e.answered_at is null and not m.was_spam, 'quote' = any (e.seen),
    greatest(extract(epoch from e.answered_at - m.offered_at), 0)::float8, m.is_counted
  from mine m left join events e on e.subject_id = m.id
$$;
comment on function private.lead_outcomes(uuid, timestamptz, timestamptz) is
  'The leads a Pro was offered between two moments and what became of each; declined: stepped back before the owner had replied, too; answer_seconds is null for offers never answered; is_counted: it counts for or against the Pro (private.counted_answers).';

create function private.public_figures(business public.vendor_profiles) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'rating', case when business.rating_count > 0 then
      round(business.rating_sum::numeric / business.rating_count, 2) end,
    'bayesian_rating', round(private.bayesian_rating(
      business.rating_sum, business.rating_count, p.rating_prior_mean, p.rating_prior_count)::numeric, 2),
    'rating_count', business.rating_count,
    'jobs_completed', business.jobs_completed,
    'median_answer_seconds', o.median_answer_seconds,
    'acceptance_rate', o.acceptance_rate,
    'win_rate', o.win_rate)
  from private.policy() p, lateral (
    select case when count(answer_seconds) filter (where is_counted) >= 3 then
        round((percentile_cont(0.5) within group (order by answer_seconds) filter (where is_counted))::numeric)
        end as median_answer_seconds,
      private.rate(count(*) filter (where accepted and is_counted),
        count(*) filter (where (accepted or declined or lapsed) and is_counted), 5) as acceptance_rate,
      private.rate(count(*) filter (where state = 'won' and is_counted),
        count(*) filter (where quoted and is_counted), 5) as win_rate
    from private.lead_outcomes(business.vendor_id, now() - interval '1 year', now() + interval '1 day')
  ) o
$$;
comment on function private.public_figures(public.vendor_profiles) is
  'What anyone may know about how a Pro does: rating (plain mean, and the one that ranks), completed jobs, and of the past year the median seconds to an answer and the share of offers accepted (both without spam and without owners who asked for the Pro by name), and the share of quotes won; null where there is too little to say.';

-- Few quotes would tell what one owner paid.
create function private.typical_prices(vendor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('category', t.category, 'quotes', t.quotes,
    'low_cents', round(t.low / 1000) * 1000, 'high_cents', round(t.high / 1000) * 1000) order by t.quotes desc, t.category), '[]')
  from (
    select r.category, count(*) as quotes,
      percentile_cont(0.25) within group (order by q.total_cents) as low,
      percentile_cont(0.75) within group (order by q.total_cents) as high
    from public.quotes q join public.service_requests r on r.id = q.request_id
    where q.vendor_id = vendor and q.created_at >= now() - interval '2 years'
      and not private.is_asked_by_name(q.request_id, vendor)
      and q.state in ('sent', 'viewed', 'accepted', 'declined', 'expired')
    group by r.category having count(*) >= 5
  ) t
$$;
comment on function private.typical_prices(uuid) is
  'What a Pro usually quotes for each service: the middle half of the latest versions of quotes of two years, to ten dollars; only services with at least five. Quotes for owners who asked for the Pro by name don''t count.';

create function public.public_vendor_profile(vendor_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'vendor_id', v.vendor_id, 'business_name', v.business_name,
    'about', private.words_for('vendor_profiles', v.vendor_id::text, 'about', v.about, auth.uid()),
    'city', v.city, 'region', v.region, 'service_radius_km', v.service_radius_km,
    'categories', to_jsonb(v.categories), 'crew_size', v.crew_size, 'founded_year', v.founded_year,
    'is_demo', v.is_demo,
    'near', jsonb_build_object(
      'latitude', round(v.latitude * 50) / 50, 'longitude', round(v.longitude * 50) / 50),
    'member_since', v.created_at::date,
    'figures', private.public_figures(v),
    'appointments', private.kept_appointments(v.vendor_id),
    'typical_prices', private.typical_prices(v.vendor_id),
    'credentials', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', c.kind,
        'issuer', private.words_for('vendor_credentials', c.id::text, 'issuer', c.issuer, auth.uid()), 'insured_cents', c.insured_cents,
        'verified_at', c.verified_at,
        'expires_on', c.expires_on,
        'standing', case when c.verified_at is null then 'not_verified'
          when c.expires_on < (now() at time zone private.vendor_zone(v.vendor_id))::date then 'expired'
          else 'verified' end) order by c.kind, c.expires_on desc)
      from public.vendor_credentials c where c.vendor_id = v.vendor_id), '[]'),
    'equipment', coalesce((
      select jsonb_agg(e.kind order by e.kind) from public.vendor_equipment e where e.vendor_id = v.vendor_id), '[]'),
    'media', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'path', m.path,
        'caption', private.words_for('vendor_media', m.id::text, 'caption', m.caption, auth.uid()),
        'pair_id', m.pair_id, 'moment', m.moment) order by m.position, m.id)
      from public.vendor_media m where m.vendor_id = v.vendor_id), '[]'))
  from public.vendor_profiles v
  where v.vendor_id = public_vendor_profile.vendor_id and v.state = 'approved'
    and private.is_insured(v.vendor_id, now())
$$;
comment on function public.public_vendor_profile(uuid) is
  'What anyone may know of an approved, insured Pro, with the evidence for it; null when there is no such Pro. near is the position to a fiftieth of a degree, about a mile. Never contact details or where exactly the Pro is.';
grant execute on function public.public_vendor_profile(uuid) to anon, authenticated;

create function public.my_vendor_stats(from_day date default null, to_day date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  zone text := private.vendor_zone(caller);
  last_day date := coalesce(to_day, (now() at time zone zone)::date);
  first_day date := coalesce(from_day, last_day - 89);
  begins timestamptz;
  ends timestamptz;
begin
  if last_day < '2020-01-01' or last_day > current_date + 731 or first_day > last_day
    or first_day < last_day - 1100 then
    raise exception 'Choose a range of days, at most three years.';
  end if;
  begins := first_day::timestamp at time zone zone;
  ends := (last_day + 1)::timestamp at time zone zone;
  return (
    with steps as (
      select * from private.lead_outcomes(caller, begins, ends)
    ), done as (
      select j.price_cents, date_trunc('month', j.completed_at at time zone zone)::date as month, r.category,
        not exists (select 1 from public.paid_jobs p where p.job_id = j.id) as unpaid
      from public.jobs j join public.service_requests r on r.id = j.request_id
      where j.vendor_id = caller and j.state = 'completed' and j.completed_at >= begins and j.completed_at < ends
    )
    select jsonb_build_object(
      'from_day', first_day, 'to_day', last_day,
      'funnel', (select jsonb_build_object(
        'offered', count(*),
        'viewed', count(*) filter (where viewed),
        'accepted', count(*) filter (where accepted),
        'quoted', count(*) filter (where quoted),
        'won', count(*) filter (where state = 'won'),
        'declined', count(*) filter (where declined),
        'lapsed', count(*) filter (where lapsed)) from steps),
      'median_answer_seconds', (
        select round(percentile_cont(0.5) within group (order by answer_seconds)::numeric)
        from steps where answer_seconds is not null),
      'acceptance_rate', (select private.rate(
        count(*) filter (where accepted), count(*) filter (where accepted or declined or lapsed), 1) from steps),
      'win_rate', (select private.rate(
        count(*) filter (where state = 'won'), count(*) filter (where quoted), 1) from steps),
      'jobs_completed', (select count(*) from done),
      'earned_cents', (select coalesce(sum(price_cents), 0) from done),
      'jobs_unpaid', (select count(*) from done where unpaid),
      'unpaid_cents', (select coalesce(sum(price_cents) filter (where unpaid), 0) from done),
      'tokens_spent', (
        select coalesce(-sum(t.posted_delta), 0) from public.token_ledger t
        where t.vendor_id = caller and t.kind in ('capture', 'refund') and t.created_at >= begins and t.created_at < ends),
      'tokens_refunded', (
        select coalesce(sum(case t.kind when 'refund' then t.posted_delta else -t.held_delta end), 0)
        from public.token_ledger t
        where t.vendor_id = caller and t.kind in ('release', 'refund') and t.created_at >= begins and t.created_at < ends),
      'services', coalesce((
        select jsonb_agg(jsonb_build_object('category', category, 'jobs', jobs, 'earned_cents', earned)
          order by earned desc, category)
        from (select category, count(*) as jobs, sum(price_cents) as earned from done group by category) by_service), '[]'),
      'months', coalesce((
        select jsonb_agg(jsonb_build_object('month', month, 'jobs', jobs, 'earned_cents', earned) order by month)
        from (select month, count(*) as jobs, sum(price_cents) as earned from done group by month) by_month), '[]'))
  );
end $$;
comment on function public.my_vendor_stats(date, date) is
  'The calling Pro''s figures between two days (default: the last 90): outcomes of offers, response time, tokens spent and refunded, completed jobs with earnings in cents by service and month, and jobs not marked as paid.';
grant execute on function public.my_vendor_stats(date, date) to authenticated;
