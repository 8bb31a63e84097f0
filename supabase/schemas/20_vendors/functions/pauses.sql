-- A Pro closes the business for a while.
create function public.pause_business(reason text, until date default null) returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  why text := private.required_text(reason, 'A reason', 500);
  today date := (now() at time zone private.vendor_zone(caller))::date;
  standing public.vendor_state;
begin
  if until <= today or until > today + 366 then
    raise exception 'Choose a day within the next year to reopen.';
  end if;
  perform private.lock_request_of('vendor', caller);
  select v.state into standing from public.vendor_profiles v where v.vendor_id = caller for no key update;
  if standing <> 'approved' then
    raise exception 'Only an approved business can be paused.';
  end if;
  perform private.transition('vendor', caller, 'pause', 'vendor', why);
  update public.vendor_profiles v
  set state_reason = why, paused_by = 'vendor', paused_until = until where v.vendor_id = caller;
  if until is not null then
    perform private.set_timer('vendor', caller, 'resume', until::timestamp at time zone private.vendor_zone(caller));
  end if;
  return 'paused';
end $$;
comment on function public.pause_business(text, date) is
  'A Pro takes no new work for a while, with a reason: every deal that is not agreed ends. With until the business reopens automatically on that day. Returns the new state.';
grant execute on function public.pause_business(text, date) to authenticated;

create function public.resume_business() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  standing public.vendor_state;
begin
  select v.state into standing from public.vendor_profiles v where v.vendor_id = caller for no key update;
  if standing = 'suspended' then
    raise exception 'Your business is suspended. Only an administrator can reinstate it.' using errcode = '42501';
  end if;
  if standing <> 'paused' then
    raise exception 'Your business is not paused.';
  end if;
  if not private.is_insured(caller, now()) then
    raise exception 'Your liability insurance has expired. Add a valid policy. Your business reopens automatically once it is verified.'
      using hint = 'insurance_lapsed';
  end if;
  perform private.transition('vendor', caller, 'resume', 'vendor');
  update public.vendor_profiles v set state_reason = null where v.vendor_id = caller;
  return 'approved';
end $$;
comment on function public.resume_business() is
  'A Pro takes new work again. Refused while the insurance has lapsed. Returns the new state.';
grant execute on function public.resume_business() to authenticated;

create function private.vendor_resume_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  business public.vendor_profiles;
begin
  select * into business from public.vendor_profiles v where v.vendor_id = timer.subject_id for no key update;
  -- The pause this timer belongs to may have ended, and another begun.
  if business.paused_by is distinct from 'vendor' or business.paused_until is null
    or business.paused_until > (now_at at time zone private.vendor_zone(timer.subject_id))::date then
    return false;
  end if;
  perform private.transition('vendor', timer.subject_id, 'resume', 'timer', 'The pause is over.');
  update public.vendor_profiles v set state_reason = null where v.vendor_id = timer.subject_id;
  perform private.pause_uninsured(timer.subject_id, now_at, 'timer');
  return true;
end $$;
comment on function private.vendor_resume_due(private.timers, timestamptz) is
  'A pause with an end is over; whose insurance has ended meanwhile stays paused for that.';
