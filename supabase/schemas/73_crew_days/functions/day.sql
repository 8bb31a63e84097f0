-- What a crew reads: the work, never what it costs.
create function private.count_crew_call() returns void
language sql security definer set search_path = '' as $$
  select private.count_report('crew ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 3000 else 120 end)
$$;
comment on function private.count_crew_call() is 'Counts a call by a crew''s link; refuses it when there were too many within a minute.';

create function private.note_crew_use(link public.crew_links, what text, job uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if what = 'open' and exists (
    select 1 from public.crew_link_uses u
    where u.link_id = link.id and u.action = 'open' and u.used_at > now() - interval '5 minutes') then
    return;
  end if;
  insert into public.crew_link_uses (link_id, vendor_id, job_id, action) values (link.id, link.vendor_id, job, what);
  perform private.tell(link.vendor_id, 'jobs', null, null);
end $$;
comment on function private.note_crew_use(public.crew_links, text, uuid) is
  'Keeps what a crew did by its link, and tells the Pro''s open pages.';

create function private.crew_job_facts(job public.jobs, day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', job.id, 'number', r.number, 'category', r.category, 'state', job.state,
    'scheduled_for', job.scheduled_for, 'scheduled_until', job.scheduled_until, 'time_zone', r.time_zone,
    'late_minutes', job.late_minutes, 'people', job.people, 'machines', (select coalesce(jsonb_agg(m.kind order by m.kind), '[]') from private.machines_of(job) m),
    'has_begun', day <= (now() at time zone r.time_zone)::date,
    'city', r.city, 'region', r.region, 'zip', r.zip, 'contact_name', r.contact_name,
    'contact', case when private.contact_is_shared(l) then (
      select jsonb_build_object('name', concat_ws(' ', s.facts ->> 'first_name', s.facts ->> 'last_name'),
        'phone', s.facts ->> 'phone', 'address', s.facts ->> 'address')
      from private.shared_contacts s where s.lead_id = l.id) end,
    'description', private.words_for('service_requests', r.id::text, 'description', r.description, job.vendor_id),
    'agreed', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.change nulls first, w."position"), '[]')
      from private.agreed_lines(job) w),
    'access_notes', (
      select private.words_for('request_access', a.request_id::text, 'notes', a.notes, job.vendor_id)
      from public.request_access a where a.request_id = r.id),
    'trees', (
      select coalesce(jsonb_agg(to_jsonb(t) - '{id,request_id,property_tree_id}'::text[]
        || private.as_written('request_trees', t.id::text, job.vendor_id) order by t.position), '[]')
      from public.request_trees t where t.request_id = r.id),
    'photos', (
      select coalesce(jsonb_agg(p.path order by p.position), '[]') from public.request_photos p where p.request_id = r.id),
    'finished_photos', (
      select coalesce(jsonb_agg(p.path order by p.created_at, p.path), '[]')
      from public.job_photos p where p.job_id = job.id),
    'checklist', (
      select jsonb_build_object('signed_by', c.signed_by, 'signed_at', c.signed_at)
      from public.job_safety_checklists c where c.job_id = job.id order by c.signed_at desc, c.id limit 1))
  from public.service_requests r join public.leads l on l.id = job.lead_id where r.id = job.request_id
$$;
comment on function private.crew_job_facts(public.jobs, date) is
  'A job as a crew reads it: place, contact while the owner shares it, the work as requested and as agreed, photos and checklist; no price, and nothing of the lead.';

create function public.crew_day() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link public.crew_links;
begin
  perform private.count_crew_call();
  link := private.crew_link();
  if link.id is null then
    return null;
  end if;
  perform private.note_crew_use(link, 'open');
  return jsonb_build_object(
    'business_name', (select v.business_name from public.vendor_profiles v where v.vendor_id = link.vendor_id),
    'label', link.label, 'day', link.day, 'photo_folder', link.vendor_id || '/' || link.id,
    'jobs', (
      select coalesce(jsonb_agg(
        private.crew_job_facts(j, link.day) || jsonb_build_object('drive', d.drive)
        order by j.scheduled_for, j.id), '[]')
      from private.crew_jobs(link) j
      left join private.drives_to(link.vendor_id, array(
        select stop.id from private.crew_jobs(link) stop where stop.state <> 'weather_hold')) d on d.job_id = j.id));
end $$;
comment on function public.crew_day() is
  'The jobs of the day behind a crew''s link, in order, each with the drive to it (private.drives_to), for anyone who sends its token in the header x-crew-token. Null for an unknown, revoked or ended link alike. Rate-limited per caller; the Pro sees when it was opened.';
grant execute on function public.crew_day() to anon, authenticated;

create function private.crew_photos() returns setof text
language sql stable security definer set search_path = '' as $$
  with jobs as (select j.id, j.request_id from private.crew_jobs(private.crew_link()) j)
  select p.path from jobs join public.request_photos p on p.request_id = jobs.request_id
  union all
  select p.path from jobs join public.job_photos p on p.job_id = jobs.id
$$;
comment on function private.crew_photos() is 'The photos a crew may see: those of the jobs its link shows.';
grant execute on function private.crew_photos() to anon, authenticated;

create function private.crew_may_add_photo(photo text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  link public.crew_links := private.crew_link();
  at_most constant int := 100;
begin
  perform private.lock_folder('tree-photos', link.vendor_id::text);
  return link.id is not null
    -- The folder letter by letter: photos are counted by it.
    and photo ~ ('^' || link.vendor_id || '/' || link.id || '/')
    and private.is_generated_name(photo, 'jpe?g|png|webp')
    and (select count(*) from storage.objects o
      where o.bucket_id = 'tree-photos' and o.name like link.vendor_id || '/' || link.id || '/%') < at_most
    and exists (select 1 from private.crew_jobs(link) j where j.state not in ('delivered', 'completed'))
    and private.has_room_for_photos(link.vendor_id::text, 1);
end $$;
comment on function private.crew_may_add_photo(text) is
  'Whether a crew may upload a photo under this name: in the folder of its link, with the ending of an image, while a job of its day is unfinished, and not more than its Pro can store.';
grant execute on function private.crew_may_add_photo(text) to anon, authenticated;
