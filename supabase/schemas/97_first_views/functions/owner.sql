-- An owner's first views, each in one call. Rows are read with the caller's rights, except for lists: these
-- name whose rows they are themselves, once.

create function private.listed_requests(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(r) || private.as_written('service_requests', r.id::text, auth.uid()) || jsonb_build_object(
    'properties', (
      select jsonb_build_object('label', p.label, 'address', p.address)
      from public.properties p where p.id = r.property_id),
    'leads', coalesce((
      select jsonb_agg(jsonb_build_object('state', l.state, 'offer_expires_at', l.offer_expires_at))
      from public.leads l where l.request_id = r.id), '[]'),
    'next_at', case when r.state in ('matching', 'open') and exists (
        select 1 from public.leads l where l.request_id = r.id and l.state in ('offered', 'viewed'))
      then (private.offers_of(r)).next_at end,
    'quotes', coalesce((
      select jsonb_agg(jsonb_build_object('id', q.id, 'lead_id', q.lead_id, 'version', q.version,
        'state', q.state, 'total_cents', q.total_cents))
      from public.quotes q where q.request_id = r.id and q.state <> 'draft'), '[]'),
    'jobs', coalesce((
      select jsonb_agg(jsonb_build_object('id', j.id, 'state', j.state, 'scheduled_for', j.scheduled_for,
        'price_cents', j.price_cents, 'completed_at', j.completed_at, 'job_disputes', private.dispute_states(j.id)))
      from public.jobs j where j.request_id = r.id), '[]'),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('author_side', v.author_side))
      from public.reviews v
      where v.request_id = r.id and (v.author_side = 'owner' or v.state = 'published')), '[]')
  ) order by listed.place), '[]')
  from unnest(ids) with ordinality listed (id, place)
  join public.service_requests r on r.id = listed.id and r.owner_id = (select auth.uid()));
end $$;
comment on function private.listed_requests(uuid[]) is
  'Requests in the order of these ids as the lists of an owner show them: with the place, the state of leads, quotes, jobs and reviews, and when the next Pro is asked (null when no one will be).';
grant execute on function private.listed_requests(uuid[]) to authenticated;

create function public.my_request_list(
  states text[] default null, words text default null, at_property uuid default null,
  sort text default 'newest', after uuid default null, page_size int default 20
) returns jsonb
language sql stable set search_path = '' as $$
  select private.listed_requests(array(
    select f.id from public.find_my_requests(states, words, at_property, sort, after, page_size)
      with ordinality f (id, number, place)
    order by f.place))
$$;
comment on function public.my_request_list(text[], text, uuid, text, uuid, int) is
  'The requests find_my_requests names, as the lists of an owner show them.';
grant execute on function public.my_request_list(text[], text, uuid, text, uuid, int) to authenticated;

create function public.owner_dashboard(shown_properties int default 6) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  first_properties uuid[] := array(
    select p.id from public.properties p where p.owner_id = (select auth.uid()) and p.archived_at is null
    order by p.label, p.id limit least(greatest(coalesce(shown_properties, 6), 0), 100));
begin
  return jsonb_build_object(
    'pressing', (
      select jsonb_build_object(
        'requests', private.listed_requests(coalesce(array_agg(p.id order by p.place), '{}')),
        'total', coalesce(max(p.total), 0))
      from public.my_pressing_requests(50) with ordinality p (id, total, place)),
    'conversations', coalesce((
      select jsonb_agg(to_jsonb(c) - 'place' order by c.place)
      from public.my_conversations(unread => true, page_size => 30) with ordinality c (id, lead_id, request_id,
        request_number, category, other_name, last_message, last_message_at, unread_count, contact_shared,
        lead_state, is_open, time_zone, place)), '[]'),
    'disputes', coalesce((
      select jsonb_agg(to_jsonb(d) order by d.due_at, d.id)
      from (
        select d.id, d.request_id, d.state, d.opened_by, d.due_at,
          jsonb_build_object('number', r.number, 'category', r.category, 'city', r.city,
            'time_zone', r.time_zone) as service_requests
        from public.job_disputes d join public.service_requests r on r.id = d.request_id
        where d.owner_id = (select auth.uid())
          and d.state in ('submitted', 'under_review', 'decided', 'appealed')
        order by d.due_at, d.id limit 100
      ) d), '[]'),
    'counts', coalesce((
      select jsonb_object_agg(c.state, c.requests) from public.count_my_requests() c), '{}'),
    'properties', coalesce((
      select jsonb_agg(to_jsonb(p) order by p.label, p.id) from public.properties p
      where p.owner_id = (select auth.uid()) and p.archived_at is null), '[]'),
    'figures', coalesce((
      select jsonb_object_agg(f.property_id, to_jsonb(f)) from public.my_property_figures(first_properties) f), '{}'),
    'open', (
      select public.my_request_list(states => array['draft', 'submitted', 'matching', 'open'])),
    'jobs', coalesce((
      select jsonb_agg(to_jsonb(j) order by j.scheduled_for nulls last, j.id)
      from (
        select j.id, j.state, j.scheduled_for, private.dispute_states(j.id) as job_disputes, jsonb_build_object('id', r.id, 'category', r.category,
          'city', r.city, 'time_zone', r.time_zone, 'properties', (
            select jsonb_build_object('label', p.label) from public.properties p where p.id = r.property_id
          )) as service_requests
        from public.jobs j join public.service_requests r on r.id = j.request_id
        where j.owner_id = (select auth.uid())
          and j.state in ('scheduled', 'en_route', 'in_progress', 'weather_hold', 'change_order_pending')
        order by j.scheduled_for nulls last, j.id limit 13
      ) j), '[]'),
    'care', coalesce((
      select jsonb_agg(to_jsonb(t) - 'place' order by t.place)
      from public.my_trees_needing_care(page_size => 100) with ordinality t (tree_id, label, species, height_m,
        diameter_cm, count, condition, property_id, property, region, time_zone, last_work_at, place)), '[]'),
    'spending', coalesce((
      select jsonb_agg(to_jsonb(s) - 'place' order by s.place)
      from public.my_spending() with ordinality s (property_id, property, year, cents, jobs, place)), '[]'),
    'saved_vendors', coalesce((
      select jsonb_agg(to_jsonb(s) - 'place' order by s.place)
      from public.my_saved_vendors() with ordinality s (vendor_id, business_name, city, region, categories, rating,
        rating_count, jobs_completed, is_demo, is_listed, place)), '[]'),
    'draft', (
      select to_jsonb(d) from (
        select r.key, r.answers, r.version, r.request_id, r.refusal from public.request_drafts r
        where r.owner_id = (select auth.uid()) and r.request_id is null and r.expires_at > now()
        order by r.updated_at desc, r.key limit 1
      ) d));
end $$;
comment on function public.owner_dashboard(int) is
  'Everything an owner''s dashboard shows: requests that wait for the owner, unread conversations, disputes, counts by state, properties with figures of the first of them, open requests, upcoming jobs (one more than shown), trees that need care, spending, saved Pros, the latest unsent request.';
grant execute on function public.owner_dashboard(int) to authenticated;
