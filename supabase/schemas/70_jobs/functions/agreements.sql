-- What becomes of a request when the agreement with its Pro ends before the work is done.
create function private.offer_again(target uuid, at timestamptz default now(), is_fresh boolean default false) returns int
language plpgsql security definer set search_path = '' as $$
declare
  request public.service_requests;
  lead public.leads;
  offered int := 0;
begin
  select * into request from public.service_requests where id = target for update;
  if not private.is_open_to_offers(request, at) then
    return 0;
  end if;
  for lead in
    select l.* from public.leads l
    join public.vendor_profiles v on v.vendor_id = l.vendor_id and v.state = 'approved'
    where l.request_id = target and (l.state = 'lost' or private.lapsed_on_hold(l))
      and not exists (select 1 from public.jobs j where j.lead_id = l.id)
    -- Pros who talked with the owner before come first.
    order by exists (select 1 from public.conversations c where c.lead_id = l.id) desc, l.offer_position, l.id
    limit private.free_places(target)
  loop
    continue when not private.takes_offers(lead.vendor_id);
    perform private.renew_offer(request, lead, 'A place has become free', at);
    offered := offered + 1;
  end loop;
  perform private.open_request(request, offered);
  return offered + private.offer_next(target, at, is_fresh);
end $$;
comment on function private.offer_again(uuid, timestamptz, boolean) is
  'Fills the free places of a request that is open to offers: first the Pros who lost it to someone else or could not accept it while its owner was paused, then the next in rank (private.offer_next). Returns how many were asked.';

create function private.end_agreement(
  target uuid, job_event text, actor text, why text, look_further boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs j where j.id = target;
  if actor in ('owner', 'vendor') and private.has_begun(job) and private.can_move('job', target, job_event, actor) then
    raise exception 'Work on this job has begun. If you can''t agree on how to go on, open a dispute.' using hint = 'work_begun';
  end if;
  perform private.transition('job', target, job_event, actor, why);
  update public.jobs j
  set end_reason = why,
    no_show_side = case when job_event = 'report_no_show' then case actor when 'owner' then 'vendor' else 'owner' end end
  where j.id = target;
  update public.job_change_orders o set decision = 'withdrawn', decided_at = now()
  where o.job_id = target and o.decision is null;
  if not look_further then
    perform private.transition(
      'request', job.request_id, 'cancel', case actor when 'vendor' then 'system' else actor end, why);
    perform private.close_leads(job.request_id, job.lead_id);
    return;
  end if;
  perform private.transition(
    'quote', job.quote_id, 'withdraw', case actor when 'vendor' then 'vendor' else 'system' end, why);
  if actor = 'vendor' then
    perform private.transition('lead', job.lead_id, 'withdraw', 'vendor', why);
  else
    perform private.transition('lead', job.lead_id, 'lose', 'system', why);
  end if;
  perform private.transition('request', job.request_id,
    case actor when 'vendor' then 'withdraw' else 'look_further' end, actor, why);
  update public.service_requests r set still_needed_at = greatest(now(), r.still_needed_asked_at) where r.id = job.request_id;
  perform private.set_lifetime(job.request_id);
  perform private.offer_again(job.request_id);
end $$;
comment on function private.end_agreement(uuid, text, text, text, boolean) is
  'Ends a job that has not been done (event cancel or report_no_show); neither side can once work has begun. look_further: the request goes back to matching and other Pros are offered it, else it is canceled with the job.';

create function public.cancel_job(job_id uuid, reason text, look_further boolean) returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  why text := private.required_text(reason, 'A reason', 500);
  job public.jobs;
  actor text;
begin
  perform private.lock_request_of('job', job_id);
  select * into job from public.jobs j where j.id = job_id for update;
  actor := case when caller = job.owner_id then 'owner' when caller = job.vendor_id then 'vendor'
    when private.is_admin() then 'admin' end;
  if job.id is null or actor is null then
    raise exception 'This job does not exist.';
  end if;
  -- A Pro cannot take the request away from its owner.
  perform private.end_agreement(job_id, 'cancel', actor, why, actor = 'vendor' or coalesce(look_further, true));
  if actor = 'admin' then
    perform private.audit('job.cancel', 'jobs', job_id, to_jsonb(job),
      (select to_jsonb(j) from public.jobs j where j.id = job_id), why);
  end if;
  return 'canceled';
end $$;
comment on function public.cancel_job(uuid, text, boolean) is
  'Either side cancels a job that has not begun, an administrator also one that is under way. With look_further (always when the Pro cancels) the request is offered to other Pros, else it is canceled too.';
grant execute on function public.cancel_job(uuid, text, boolean) to authenticated;

-- No one is made to miss an appointment they did not make and could not know of.
create function private.knew_start(job public.jobs, side text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(job.start_set_by = side, false)
    or (job.start_confirmed_at is not null and job.start_set_by is not null)
    -- A Pro who has set off has confirmed.
    or (side = 'vendor' and job.state = 'en_route')
    or coalesce(job.scheduled_for - job.start_set_at
      >= (private.resolution_rules()).no_show_notice_hours * interval '1 hour', false)
$$;
comment on function private.knew_start(public.jobs, text) is
  'Whether a side (owner or vendor) set or confirmed the start of a job, or had the hours of resolution_policy to know of it.';

create function public.report_no_show(job_id uuid, note text) returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words text := private.required_text(note, 'What happened', 500);
  mine record := private.own_job(job_id);
  minutes int := (private.resolution_rules()).no_show_after_minutes;
  accused text := case mine.side when 'owner' then 'vendor' else 'owner' end;
begin
  if (mine.job).state in ('scheduled', 'en_route')
    and ((mine.job).scheduled_for is null or greatest((mine.job).scheduled_for, (mine.job).start_set_at) > now() - make_interval(mins => minutes)) then
    raise exception 'You can report a no-show from % after the agreed start.',
      private.counted(minutes, 'minute');
  end if;
  if (mine.job).state in ('scheduled', 'en_route') and not private.knew_start(mine.job, accused) then
    raise exception 'You can report a no-show only if the % set or confirmed the start, or knew of it % before.',
      case accused when 'vendor' then 'Pro' else 'owner' end,
      private.hours_in_words((private.resolution_rules()).no_show_notice_hours) using hint = 'start_not_known';
  end if;
  perform private.end_agreement(job_id, 'report_no_show', mine.side, words, mine.side = 'owner');
  return 'no_show';
end $$;
comment on function public.report_no_show(uuid, text) is
  'One side reports that the other did not appear, before work has begun, from some minutes after a start the other set, confirmed or knew of in time, as resolution_policy says. A Pro who did not appear loses the request to others; when the owner did not, the request is canceled. Either may open a dispute.';
grant execute on function public.report_no_show(uuid, text) to authenticated;
