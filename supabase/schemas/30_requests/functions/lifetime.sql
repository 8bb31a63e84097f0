create function private.extend_lifetime(request uuid, ending timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_timer('request', request, 'remind', ending - (private.policy()).request_reminder_days * interval '1 day');
  perform private.set_timer('request', request, 'expire', ending);
end $$;
comment on function private.extend_lifetime(uuid, timestamptz) is
  'Sets the clock of a request that looks for a Pro to a later end; some days before it, as the matching policy says, an event reminds of it.';

create function private.set_lifetime(request uuid) returns void
language sql security definer set search_path = '' as $$
  select private.extend_lifetime(request, now() + (private.policy()).request_lifetime_days * interval '1 day')
$$;
comment on function private.set_lifetime(uuid) is 'Starts the clock of a request that looks for a Pro.';

create function private.request_resume_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  return private.rematch(timer.subject_id, 'matching_on', now_at) > 0;
end $$;
comment on function private.request_resume_due(private.timers, timestamptz) is
  'A request that waited while vendor_matching was off is matched and offered to Pros. Nothing happens when it is off again, or when no place is free.';

create function private.request_expire_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('request', timer.subject_id, 'expire', 'timer');
  perform private.close_leads(timer.subject_id, null);
  return true;
end $$;
comment on function private.request_expire_due(private.timers, timestamptz) is
  'A request no one was chosen for lapses, and its leads with it.';

create function private.request_close_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.jobs j where j.request_id = timer.subject_id and private.is_disputed(j.id)
  ) then
    perform private.set_timer('request', timer.subject_id, 'close', now_at + interval '7 days');
    return false;
  end if;
  perform private.transition('request', timer.subject_id, 'close', 'timer');
  return true;
end $$;
comment on function private.request_close_due(private.timers, timestamptz) is
  'A completed request is closed after 30 days; while its job is disputed, later.';
