-- What a crew does: the steps of its Pro's jobs, on their day. Each answers null when the link doesn't work.
create function private.crew_job(job_id uuid, out link public.crew_links, out job public.jobs)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  zone text;
begin
  perform private.count_crew_call();
  link := private.crew_link();
  if link.id is null then
    return;
  end if;
  if not exists (select 1 from private.crew_jobs(link) j where j.id = job_id) then
    raise exception 'This job isn''t on your list for the day.';
  end if;
  perform private.lock_request_of('job', job_id);
  select j.* into job from public.jobs j where j.id = job_id for update;
  -- The wait for the lock may have ended the day, and the Pro may have moved the job meanwhile.
  if not exists (select 1 from private.crew_jobs(link) j where j.id = job_id) then
    raise exception 'This job isn''t on your list for the day.';
  end if;
  select r.time_zone into zone from public.service_requests r where r.id = job.request_id;
  if link.day > (now() at time zone zone)::date then
    raise exception 'This job is set for another day.';
  end if;
end $$;
comment on function private.crew_job(uuid) is
  'The link of the caller and a job of its day, locked; both null when the link doesn''t work. Refuses every other job, and all before the day begins at the property.';

create function public.crew_start_travel(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
  reached public.job_state;
begin
  if (mine.link).id is null then
    return null;
  end if;
  reached := private.transition('job', job_id, 'start_travel', 'vendor')::public.job_state;
  perform private.note_crew_use(mine.link, 'start_travel', job_id);
  return reached;
end $$;
comment on function public.crew_start_travel(uuid) is 'A crew is on the way to a job of its day. Null when its link doesn''t work.';
grant execute on function public.crew_start_travel(uuid) to anon, authenticated;

create function public.crew_start_job(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
begin
  if (mine.link).id is null then
    return null;
  end if;
  perform private.begin_work(mine.job, 'vendor');
  perform private.note_crew_use(mine.link, 'start', job_id);
  return 'in_progress';
end $$;
comment on function public.crew_start_job(uuid) is 'A crew begins the work of a job of its day. Null when its link doesn''t work.';
grant execute on function public.crew_start_job(uuid) to anon, authenticated;

create function public.crew_deliver_job(job_id uuid, note text, photos jsonb) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
  link public.crew_links := mine.link;
begin
  if link.id is null then
    return null;
  end if;
  perform private.hand_over(job_id, 'vendor', note,
    private.parse_photos(photos, 20, link.vendor_id || '/' || link.id));
  perform private.note_crew_use(link, 'deliver', job_id);
  return 'delivered';
end $$;
comment on function public.crew_deliver_job(uuid, text, jsonb) is
  'A crew hands over finished work with at least one photo it uploaded, as its Pro would. Null when its link doesn''t work.';
grant execute on function public.crew_deliver_job(uuid, text, jsonb) to anon, authenticated;

create function private.sign_checklist(
  job public.jobs, link uuid, signer text, confirmed public.safety_topic[], not_applicable public.safety_topic[]
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  topics constant public.safety_topic[] := enum_range(null::public.safety_topic);
  always constant public.safety_topic[] := '{job_briefing,emergency_plan,protective_equipment}';
  done public.safety_topic[] := array(select t from unnest(topics) t where t = any (array_remove(confirmed, null)));
  left_out public.safety_topic[] := array(select t from unnest(topics) t where t = any (array_remove(not_applicable, null)));
  at_most constant int := 20;
begin
  if exists (select 1 from unnest(topics) t where (t = any (done)) = (t = any (left_out))) then
    raise exception 'Answer every topic of the checklist.';
  end if;
  if left_out && always then
    raise exception 'The briefing, the emergency plan and protective equipment apply to every job.';
  end if;
  if job.state in ('delivered', 'completed', 'canceled', 'no_show') then
    raise exception 'The work is over, so the checklist can no longer be signed.';
  end if;
  if (select count(*) from public.job_safety_checklists c where c.job_id = job.id) >= at_most then
    raise exception 'A job can have up to % signed checklists.', at_most;
  end if;
  insert into public.job_safety_checklists (job_id, vendor_id, link_id, signed_by, confirmed, not_applicable)
  values (job.id, job.vendor_id, link, private.required_text(signer, 'Your name', 80), done, left_out);
end $$;
comment on function private.sign_checklist(public.jobs, uuid, text, public.safety_topic[], public.safety_topic[]) is
  'Stores a signed safety checklist with a job. Every topic must be confirmed or not apply; some always apply.';

create function public.crew_sign_checklist(
  job_id uuid, signed_by text, confirmed public.safety_topic[], not_applicable public.safety_topic[]
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
begin
  if (mine.link).id is null then
    return null;
  end if;
  perform private.sign_checklist(mine.job, (mine.link).id, signed_by, confirmed, not_applicable);
  perform private.note_crew_use(mine.link, 'sign', job_id);
  return true;
end $$;
comment on function public.crew_sign_checklist(uuid, text, public.safety_topic[], public.safety_topic[]) is
  'A crew signs the safety checklist of a job of its day, with the signer''s name. Null when its link doesn''t work.';
grant execute on function public.crew_sign_checklist(uuid, text, public.safety_topic[], public.safety_topic[])
  to anon, authenticated;

create function public.sign_safety_checklist(
  job_id uuid, signed_by text, confirmed public.safety_topic[], not_applicable public.safety_topic[]
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  if mine.side <> 'vendor' then
    raise exception 'Only the Pro can sign the safety checklist.' using errcode = '42501';
  end if;
  perform private.sign_checklist(mine.job, null, signed_by, confirmed, not_applicable);
end $$;
comment on function public.sign_safety_checklist(uuid, text, public.safety_topic[], public.safety_topic[]) is
  'The Pro signs the safety checklist of a job, with the signer''s name.';
grant execute on function public.sign_safety_checklist(uuid, text, public.safety_topic[], public.safety_topic[])
  to authenticated;
