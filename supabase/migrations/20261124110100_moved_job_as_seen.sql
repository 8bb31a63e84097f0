-- Undoing a move has to know the job as the move left it, so that a later change is not undone with it.
drop function public.schedule_job(uuid, timestamptz, numeric, boolean, timestamptz);
create function public.schedule_job(
  job_id uuid, start_at timestamptz, hours numeric default null, despite_conflict boolean default false,
  seen_at timestamptz default null
) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
begin
  perform private.checked_start(start_at);
  if seen_at <> (mine.job).updated_at then
    raise exception 'This job was changed meanwhile, by the other side or on another page. Its date is as they left it.'
      using hint = 'changed_meanwhile';
  end if;
  if mine.side = 'owner' then
    hours := null;
    despite_conflict := false;
  end if;
  perform private.check_free_crew(mine.job, start_at, hours, despite_conflict);
  perform private.transition('job', job_id, 'reschedule', mine.side);
  update public.jobs j set scheduled_for = start_at, planned_hours = coalesce(hours, j.planned_hours) where j.id = job_id;
  if (select r.state from public.service_requests r where r.id = (mine.job).request_id) = 'awarded' then
    perform private.transition('request', (mine.job).request_id, 'schedule', mine.side);
  end if;
  return (select j.updated_at from public.jobs j where j.id = job_id);
end $$;
comment on function public.schedule_job(uuid, timestamptz, numeric, boolean, timestamptz) is
  'Either side sets the start of a job that has not begun. The Pro can say how many working hours it takes, and book it although all crews are taken then. With seen_at, the updated_at of the job as it was seen, it refuses (hint changed_meanwhile) when the job has changed since. Returns its updated_at from now on.';
grant execute on function public.schedule_job(uuid, timestamptz, numeric, boolean, timestamptz) to authenticated;
