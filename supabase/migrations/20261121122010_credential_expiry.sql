-- What becomes of a business when its credentials run out.

create table public.credential_reminders (
  credential_id uuid not null references public.vendor_credentials (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  days_before int not null check (days_before in (30, 7)),
  reminded_at timestamptz not null default now(),
  primary key (credential_id, days_before)
);
comment on table public.credential_reminders is
  'A verified credential ends in 30 or 7 days and nothing verified follows it: one row a reminder, for notifications to go out from.';
create index credential_reminders_vendor_idx on public.credential_reminders (vendor_id, reminded_at desc);
alter table public.credential_reminders enable row level security;
revoke all on public.credential_reminders from anon, authenticated;
grant select on public.credential_reminders to authenticated;
grant select, insert on public.credential_reminders to service_role;
create policy "Pros read their own reminders, administrators all" on public.credential_reminders
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

-- A credential holds until its last day is over where the Pro works.
create function private.is_insured(vendor uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.vendor_credentials c
    where c.vendor_id = vendor and c.kind = 'liability_insurance' and c.verified_at is not null
      and c.expires_on >= (at at time zone private.vendor_zone(vendor))::date)
$$;
comment on function private.is_insured(uuid, timestamptz) is
  'Whether a Pro has verified liability insurance that holds at a moment.';

create function private.insurance_has_lapsed(vendor uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select not private.is_insured(vendor, at) and exists (
    select 1 from public.credential_decisions d join public.vendor_credentials c on c.id = d.credential_id
    where d.vendor_id = vendor and d.decision = 'verified' and c.kind = 'liability_insurance')
$$;
comment on function private.insurance_has_lapsed(uuid, timestamptz) is
  'Whether a Pro once had verified liability insurance and has none that holds at a moment.';

create function private.watch_credential(credential public.vendor_credentials) returns void
language plpgsql security definer set search_path = '' as $$
declare
  zone text := private.vendor_zone(credential.vendor_id);
  days int;
  due timestamptz;
begin
  foreach days in array array[30, 7] loop
    due := (credential.expires_on - days + time '09:00') at time zone zone;
    if due > now() then
      perform private.set_timer('vendor', credential.vendor_id, 'remind', due);
    end if;
  end loop;
  if credential.kind = 'liability_insurance' then
    perform private.set_timer('vendor', credential.vendor_id, 'pause',
      (credential.expires_on + 1)::timestamp at time zone zone);
  end if;
end $$;
comment on function private.watch_credential(public.vendor_credentials) is
  'Sets the timers of a verified credential: reminders at 9 in the morning 30 and 7 days before its last day, and for insurance the end of that day.';

create function private.vendor_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  today date := (timer.due_at at time zone private.vendor_zone(timer.subject_id))::date;
  ending record;
  reminded boolean := false;
begin
  for ending in
    select c.id, c.kind, c.expires_on, c.expires_on - today as days
    from public.vendor_credentials c
    where c.vendor_id = timer.subject_id and c.verified_at is not null and c.expires_on - today in (30, 7)
      and not exists (
        select 1 from public.vendor_credentials later
        where later.vendor_id = c.vendor_id and later.kind = c.kind and later.verified_at is not null
          and later.expires_on > c.expires_on)
    order by c.kind, c.id
  loop
    insert into public.credential_reminders (credential_id, vendor_id, days_before, reminded_at)
    values (ending.id, timer.subject_id, ending.days, now_at)
    on conflict do nothing;
    if found then
      perform private.transition('vendor', timer.subject_id, 'remind', 'timer',
        private.credential_name(ending.kind) || ' ends in ' || ending.days || ' days, on '
          || to_char(ending.expires_on, 'FMMonth FMDD, YYYY') || '.');
      reminded := true;
    end if;
  end loop;
  return reminded;
end $$;
comment on function private.vendor_remind_due(private.timers, timestamptz) is
  'A Pro is reminded of verified credentials that end in 30 or 7 days and that nothing follows.';

create function private.credential_name(kind public.credential_kind) returns text
language sql immutable set search_path = '' as $$
  select case kind
    when 'isa_certified_arborist' then 'Your ISA certification'
    when 'traq' then 'Your tree risk assessment qualification'
    when 'liability_insurance' then 'Your liability insurance'
    when 'workers_compensation' then 'Your workers'' compensation insurance'
    when 'licence' then 'Your licence'
    when 'line_clearance' then 'Your line-clearance qualification'
  end
$$;
comment on function private.credential_name(public.credential_kind) is 'A kind of credential as a Pro is spoken to about it.';

create function private.pause_uninsured(vendor uuid, at timestamptz, actor text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  why constant text := 'Your liability insurance has ended. Add a valid one; your business opens again by itself once it is verified.';
  standing public.vendor_state;
begin
  if not private.insurance_has_lapsed(vendor, at) then
    return false;
  end if;
  select v.state into standing from public.vendor_profiles v where v.vendor_id = vendor for update;
  if standing <> 'approved' then
    return false;
  end if;
  perform private.transition('vendor', vendor, 'pause', actor, why);
  update public.vendor_profiles v
  set state_reason = why, paused_by = 'insurance', paused_until = null where v.vendor_id = vendor;
  return true;
end $$;
comment on function private.pause_uninsured(uuid, timestamptz, text) is
  'Pauses an approved business whose insurance has lapsed, and says why. Returns whether it did.';

create function private.vendor_pause_due(timer private.timers, now_at timestamptz) returns boolean
language sql security definer set search_path = '' as $$
  select private.pause_uninsured(timer.subject_id, now_at, 'timer')
$$;
comment on function private.vendor_pause_due(private.timers, timestamptz) is
  'A business is paused when its insurance ends and no other takes its place.';

create function private.end_insurance_pause(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_insured(vendor, now()) or not exists (
    select 1 from public.vendor_profiles v
    where v.vendor_id = vendor and v.state = 'paused' and v.paused_by = 'insurance'
  ) then
    return;
  end if;
  perform private.transition('vendor', vendor, 'resume', 'system', 'New liability insurance is verified.');
  update public.vendor_profiles v set state_reason = null where v.vendor_id = vendor;
end $$;
comment on function private.end_insurance_pause(uuid) is
  'Opens a business again that was paused for want of insurance; pauses of the Pro''s own stay.';

insert into private.timer_effects (machine, event, effect) values
  ('vendor', 'remind', 'private.vendor_remind_due'),
  ('vendor', 'pause', 'private.vendor_pause_due');
