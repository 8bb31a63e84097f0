-- A Pro's first views, each in one call. Rows are read with the caller's rights, except for lists: these name
-- whose rows they are themselves, once, which costs a third of asking every policy for every row.

-- Planned for the ids at hand: a plan for any ids, kept in the session, reads every lead of the Pro.
create function private.listed_leads(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  caller uuid := auth.uid();
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) || private.as_written('leads', l.id::text, caller) || jsonb_build_object(
    'jobs', case when j.id is not null then
      jsonb_build_object('state', j.state, 'scheduled_for', j.scheduled_for, 'price_cents', j.price_cents,
        'job_disputes', private.dispute_states(j.id)) end,
    'quotes', coalesce((
      select jsonb_agg(jsonb_build_object('state', q.state)) from (
        select o.state from public.quotes o where o.lead_id = l.id and o.state <> 'draft'
        order by o.version desc limit 1) q), '[]'),
    'service_requests', to_jsonb(r) || private.as_written('service_requests', r.id::text, caller) || jsonb_build_object(
      'request_trees', coalesce((
        select jsonb_agg(to_jsonb(t) || private.as_written('request_trees', t.id::text, caller)) from public.request_trees t where t.request_id = r.id), '[]'),
      -- As private.can_read_site has it.
      'request_photos', case
        when l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
          or (l.state = 'won' and private.agreement_stands(l.id)) then coalesce((
            select jsonb_agg(jsonb_build_object('path', f.path, 'position', f.position))
            from public.request_photos f where f.request_id = r.id), '[]')
        else '[]' end),
    'competition', case when c.lead_id is not null then
      jsonb_build_object('taken', c.taken, 'at_most', c.at_most) end
  ) order by listed.place), '[]')
  from unnest(ids) with ordinality listed (id, place)
  join public.leads l on l.id = listed.id and l.vendor_id = caller and private.still_reads_request(l)
  join public.service_requests r on r.id = l.request_id
  left join public.jobs j on j.lead_id = l.id
  left join public.my_lead_competition(ids) c on c.lead_id = l.id);
end $$;
comment on function private.listed_leads(uuid[]) is
  'Leads of the calling Pro in the order of these ids as the inbox shows them: with the job, the latest quote, the request, its trees and photos, and the competition.';
grant execute on function private.listed_leads(uuid[]) to authenticated;

create function public.my_lead_list(filter jsonb, after jsonb default null, at_most int default 20) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'leads', private.listed_leads(coalesce(array_agg(p.lead_id order by p.number), '{}')),
    -- A full page has another after it.
    'next', case when count(*) = at_most then (array_agg(p.place order by p.number desc))[1] end)
  from public.my_lead_page(filter, after, at_most) with ordinality p (lead_id, place, number)
$$;
comment on function public.my_lead_list(jsonb, jsonb, int) is
  'The leads my_lead_page names, as the inbox shows them, and the place to continue from (null after the last).';
grant execute on function public.my_lead_list(jsonb, jsonb, int) to authenticated;

create function public.my_business() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(v) || private.as_written('vendor_profiles', v.vendor_id::text, v.vendor_id) || jsonb_build_object(
    'vendor_credentials', coalesce((
      select jsonb_agg(to_jsonb(c) || private.as_written('vendor_credentials', c.id::text, v.vendor_id) order by c.created_at, c.id) from public.vendor_credentials c
      where c.vendor_id = v.vendor_id), '[]'),
    'business_proposals', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'field', p.field, 'proposed', p.proposed, 'created_at', p.created_at)
        order by p.field)
      from public.business_proposals p where p.vendor_id = v.vendor_id and p.decision is null), '[]'),
    'vendor_equipment', coalesce((
      select jsonb_agg(to_jsonb(e)) from public.vendor_equipment e where e.vendor_id = v.vendor_id), '[]'),
    'vendor_prices', coalesce((
      select jsonb_agg(to_jsonb(p)) from public.vendor_prices p where p.vendor_id = v.vendor_id), '[]'),
    'vendor_subscriptions', coalesce((
      select jsonb_agg(to_jsonb(s) || jsonb_build_object('subscription_plans', (
        select to_jsonb(p) from public.subscription_plans p where p.id = s.plan_id)) order by s.created_at desc, s.id)
      from public.vendor_subscriptions s where s.vendor_id = v.vendor_id), '[]'))
  from public.vendor_profiles v where v.vendor_id = (select auth.uid())
$$;
comment on function public.my_business() is
  'The calling Pro''s business with credentials, changes that wait for review, equipment, prices and subscriptions; null for everyone else. With the columns that no one but the Pro and administrators may read.';
grant execute on function public.my_business() to authenticated;

-- As calendarDays in mf-vendor has it: scripts/rules/dashboardPeriods.database.test.ts compares them.
create function private.period_days(period text, today date, days int, out from_day date, out to_day date)
language plpgsql immutable set search_path = '' as $$
declare
  unit text := split_part(period, '-', 2);
begin
  case
    when period in ('this-month', 'this-year') then
      from_day := date_trunc(unit, today::timestamp);
      to_day := today;
    when period in ('last-month', 'last-year') then
      from_day := date_trunc(unit, today::timestamp) - ('1 ' || unit)::interval;
      to_day := date_trunc(unit, today::timestamp) - interval '1 day';
    else
      from_day := today - days + 1;
      to_day := today;
  end case;
end $$;
comment on function private.period_days(text, date, int) is
  'The first and last day of a month or year of the calendar, as of today; of the last so many days for any other period.';
grant execute on function private.period_days(text, date, int) to authenticated;

create function public.vendor_dashboard(days int default 90, period text default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := auth.uid();
  business jsonb := public.my_business();
  shown record := private.period_days(
    period, (now() at time zone coalesce(business ->> 'time_zone', 'UTC'))::date, days);
  latest jsonb := public.my_lead_list(
    jsonb_build_object('states', enum_range(null::public.lead_state), 'sort', 'newest'), null, 1) -> 'leads';
begin
  return jsonb_build_object(
    'business', business,
    'offers', public.my_lead_list(
      jsonb_build_object('states', array['offered', 'viewed'], 'sort', 'ending'), null, 4) -> 'leads',
    'latest', latest,
    'explanation', case when latest -> 0 ->> 'id' is not null then
      public.my_match_explanation((latest -> 0 ->> 'id')::uuid) end,
    'rules', (
      select to_jsonb(m) || to_jsonb(s)
      from (select p.* from public.matching_policy p order by p.version desc limit 1) m,
        (select p.* from public.resolution_policy p order by p.version desc limit 1) s),
    'counts', coalesce((select jsonb_object_agg(c.state, c.leads) from public.my_lead_counts() c), '{}'),
    'dated_jobs', coalesce((
      select jsonb_agg(to_jsonb(j) || jsonb_build_object('job_disputes', private.dispute_states(j.id), 'service_requests', jsonb_build_object(
        'number', r.number, 'category', r.category, 'city', r.city, 'region', r.region, 'zip', r.zip,
        'contact_name', r.contact_name, 'time_zone', r.time_zone)) order by j.scheduled_for, j.id)
      from (
        select o.* from public.jobs o
        where o.vendor_id = caller and o.scheduled_for is not null
          and o.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold')
        order by o.scheduled_for, o.id limit 50
      ) j join public.service_requests r on r.id = j.request_id), '[]'),
    'undated_jobs', coalesce((
      select jsonb_agg(jsonb_build_object('id', j.id) order by j.id)
      from (
        select o.id from public.jobs o
        where o.vendor_id = caller and o.scheduled_for is null
          and o.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold')
        order by o.id limit 50
      ) j), '[]'),
    'tokens', (select to_jsonb(a) from public.token_accounts a where a.vendor_id = caller),
    'stats', public.my_vendor_stats(shown.from_day, shown.to_day));
end $$;
comment on function public.vendor_dashboard(int, text) is
  'Everything a Pro''s dashboard shows: the business, open offers, the latest lead with its rank and the rules it follows from, counts by state, open jobs with and without a date, tokens, figures of the last so many days or of a period of the calendar (this-month, last-month, this-year, last-year).';
grant execute on function public.vendor_dashboard(int, text) to authenticated;
