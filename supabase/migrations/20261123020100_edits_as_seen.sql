-- What two tabs or two people of a business edit at once is never overwritten unseen: days that differ from
-- the weekly hours, and dates of jobs. Other open pages of the business hear of every change.

create function private.is_day_as_seen(vendor uuid, on_day date, seen jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  kept public.vendor_special_days;
begin
  if jsonb_typeof(seen) <> 'object' then
    raise exception 'Say what the day was like when you saw it.';
  end if;
  select * into kept from public.vendor_special_days d where d.vendor_id = vendor and d.day = on_day;
  if coalesce(jsonb_typeof(seen -> 'hours'), 'null') = 'null' then
    return kept.day is null;
  end if;
  return kept.day is not null and kept.note is not distinct from seen ->> 'note' and not exists (
    select 1
    from (
      select h.opens, h.closes from public.vendor_special_hours h where h.vendor_id = vendor and h.day = on_day
    ) present
    full join private.parse_intervals(seen -> 'hours', false) known using (opens, closes)
    where present is null or known is null);
end $$;
comment on function private.is_day_as_seen(uuid, date, jsonb) is
  'Whether a day of a Pro is still what an editor saw: {hours, note}, or {} for a day that follows the weekly hours. Untrusted JSON.';

create function private.refuse_unseen_day(vendor uuid, on_day date, seen jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for update;
  if seen is not null and not private.is_day_as_seen(vendor, on_day, seen) then
    raise exception 'This day was changed elsewhere while you were editing it.' using hint = 'changed_meanwhile';
  end if;
end $$;
comment on function private.refuse_unseen_day(uuid, date, jsonb) is
  'Refuses an edit of a day that is no longer what its editor saw; null asks for no check. Locks the Pro''s days.';

drop function public.set_special_day(date, jsonb, text);
create function public.set_special_day(day date, hours jsonb, note text default null, seen jsonb default null)
returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  words text := private.clean_text(note, 'The note', 120);
begin
  if day is null or day < current_date - 1 or day > current_date + 731 then
    raise exception 'Choose a day within the next two years.';
  end if;
  perform private.refuse_unseen_day(caller, day, seen);
  delete from public.vendor_special_days d where d.vendor_id = caller and d.day = day;
  insert into public.vendor_special_days (vendor_id, day, note) values (caller, day, words);
  insert into public.vendor_special_hours (vendor_id, day, opens, closes)
  select caller, day, i.opens, i.closes from private.parse_intervals(hours, false) i;
end $$;
comment on function public.set_special_day(date, jsonb, text, jsonb) is
  'A Pro works other hours on one day: a list of {opens, closes} in local time, empty for a closed day. With the day as the editor saw it (seen: {hours, note}, or {} when it followed the weekly hours) it refuses (hint changed_meanwhile) when it is no longer so.';
grant execute on function public.set_special_day(date, jsonb, text, jsonb) to authenticated;

create function public.clear_special_day(day date, seen jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
begin
  perform private.refuse_unseen_day(caller, day, seen);
  delete from public.vendor_special_days d where d.vendor_id = caller and d.day = day;
end $$;
comment on function public.clear_special_day(date, jsonb) is
  'A Pro works the weekly hours on a day again. With the day as the editor saw it (seen, as in set_special_day) it refuses (hint changed_meanwhile) when it is no longer so.';
grant execute on function public.clear_special_day(date, jsonb) to authenticated;
revoke delete on public.vendor_special_days from authenticated;
drop policy "Pros remove their own special days" on public.vendor_special_days;

drop function public.schedule_job(uuid, timestamptz, numeric, boolean);
create function public.schedule_job(
  job_id uuid, start_at timestamptz, hours numeric default null, despite_conflict boolean default false,
  seen_at timestamptz default null
) returns public.job_state
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
  return 'scheduled';
end $$;
comment on function public.schedule_job(uuid, timestamptz, numeric, boolean, timestamptz) is
  'Either side sets the start of a job that has not begun. The Pro can say how many working hours it takes, and book it although all crews are taken then. With seen_at, the updated_at of the job as it was seen, it refuses (hint changed_meanwhile) when the job has changed since.';
grant execute on function public.schedule_job(uuid, timestamptz, numeric, boolean, timestamptz) to authenticated;

-- A list brings many changes in one transaction; the pages of its Pro need to hear of them once.
create function private.broadcast_business() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  vendor uuid := case when tg_op = 'DELETE' then old.vendor_id else new.vendor_id end;
begin
  if current_setting('tree_service.told_of_business', true) is distinct from vendor::text then
    perform set_config('tree_service.told_of_business', vendor::text, true);
    perform private.tell(vendor, 'vendor_profiles', null, null);
  end if;
  return null;
end $$;
comment on function private.broadcast_business() is
  'Trigger: tells a Pro''s open pages, once a transaction, that something of the business changed.';
create trigger broadcast_business after insert or update or delete on public.vendor_hours
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_special_days
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_blocks
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_crew
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_equipment
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_prices
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_credentials
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_media
  for each row execute function private.broadcast_business();
create trigger broadcast_business after insert or update or delete on public.vendor_calendar_feeds
  for each row execute function private.broadcast_business();
create trigger broadcast_business after update of about, service_radius_km, crew_size, founded_year
  on public.vendor_profiles
  for each row execute function private.broadcast_business();
