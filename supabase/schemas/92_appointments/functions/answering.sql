-- What the holder of a reminder does without signing in. Each function answers null when the link doesn't work, and
-- reading it changes nothing, because mail programs open links ahead.

create function private.appointment_link(token text) returns private.appointment_links
language sql stable security definer set search_path = '' as $$
  select l from private.appointment_links l
  join public.profiles p on p.id = l.person_id and p.deleted_at is null
  where l.token_hash = sha256(convert_to(left(token, 200), 'UTF8')) and l.starts_at > now()
$$;
comment on function private.appointment_link(text) is
  'The link with a token, until the start it was about; null for an unknown or ended one alike.';

create function public.appointment(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('side', s.side, 'number', r.number, 'category', r.category, 'city', r.city,
    'other', case s.side when 'owner' then v.business_name else r.contact_name end,
    'state', j.state, 'starts_at', j.scheduled_for, 'ends_at', j.scheduled_until, 'time_zone', r.time_zone,
    'was_moved', j.scheduled_for is distinct from l.starts_at,
    'is_set_by_me', coalesce(j.start_set_by = s.side, false), 'is_confirmed', j.start_confirmed_at is not null,
    'has_begun', private.has_begun(j))
  from private.appointment_link(appointment.token) l
  join public.jobs j on j.id = l.job_id
  join public.service_requests r on r.id = j.request_id
  join public.vendor_profiles v on v.vendor_id = j.vendor_id
  cross join lateral (select case l.person_id when j.owner_id then 'owner' else 'vendor' end as side) s
$$;
comment on function public.appointment(text) is
  'For who holds the link of a reminder: the appointment as it is now {side, number, category, city, other (name of the other side), state, starts_at, ends_at, time_zone, was_moved, is_set_by_me, is_confirmed, has_begun}; null for a link that doesn''t work. Changes nothing.';
grant execute on function public.appointment(text) to anon, authenticated;

-- The rules, the events and the notices are those of the same step on the page of the job, so it is taken in the name
-- of whoever the reminder went to, whoever is signed in.
create function private.answer_appointment(
  token text, seen_start timestamptz, answer text, new_start timestamptz default null, reason text default null,
  look_further boolean default true
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  link private.appointment_links := private.appointment_link(token);
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  subject text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  if link.job_id is null then
    return null;
  end if;
  perform private.lock_request_of('job', link.job_id);
  if seen_start is distinct from (select j.scheduled_for from public.jobs j where j.id = link.job_id) then
    raise exception 'The date has changed since you opened this page. Please look at the new one first.'
      using hint = 'version_conflict';
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object('sub', link.person_id, 'role', 'authenticated')::text, true),
    set_config('request.jwt.claim.sub', link.person_id::text, true);
  case answer
    when 'confirm' then perform public.confirm_start(link.job_id);
    when 'move' then perform public.schedule_job(link.job_id, new_start);
    when 'cancel' then perform public.cancel_job(link.job_id, reason, look_further);
  end case;
  perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', subject, true);
  return true;
end $$;
comment on function private.answer_appointment(text, timestamptz, text, timestamptz, text, boolean) is
  'Takes one step (confirm, move or cancel) in the name of the holder of a reminder. Refused when the start is not the one they saw. Null when the link doesn''t work.';

create function public.confirm_appointment(token text, seen_start timestamptz) returns boolean
language sql security definer set search_path = '' as $$
  select private.answer_appointment(token, seen_start, 'confirm')
$$;
comment on function public.confirm_appointment(text, timestamptz) is
  'Who holds the link of a reminder agrees to the start the other side set, as confirm_start. Null when the link doesn''t work.';
grant execute on function public.confirm_appointment(text, timestamptz) to anon, authenticated;

create function public.move_appointment(token text, seen_start timestamptz, new_start timestamptz) returns boolean
language sql security definer set search_path = '' as $$
  select private.answer_appointment(token, seen_start, 'move', new_start)
$$;
comment on function public.move_appointment(text, timestamptz, timestamptz) is
  'Who holds the link of a reminder sets another start, as schedule_job. Null when the link doesn''t work.';
grant execute on function public.move_appointment(text, timestamptz, timestamptz) to anon, authenticated;

create function public.cancel_appointment(
  token text, seen_start timestamptz, reason text, look_further boolean default true
) returns boolean
language sql security definer set search_path = '' as $$
  select private.answer_appointment(token, seen_start, 'cancel', null, reason, look_further)
$$;
comment on function public.cancel_appointment(text, timestamptz, text, boolean) is
  'Who holds the link of a reminder cancels the job, as cancel_job. Null when the link doesn''t work.';
grant execute on function public.cancel_appointment(text, timestamptz, text, boolean) to anon, authenticated;
