create function private.has_room_for_documents(folder text, coming int) returns boolean
language sql security definer set search_path = '' as $$
  select private.files_in('vendor-documents', folder) + coming <= 120
$$;
comment on function private.has_room_for_documents(text, int) is
  'Whether a Pro''s folder has room for so many more documents.';

create function private.may_store_document(object_name text) returns boolean
language sql security definer set search_path = '' as $$
  select private.is_business_file(object_name, 'jpe?g|png|webp|pdf') and private.has_room_for_documents(auth.uid()::text, 1)
$$;
comment on function private.may_store_document(text) is
  'Whether the caller is a Pro who stores a document into the own folder, which has room.';
grant execute on function private.may_store_document(text) to authenticated;

create function public.attach_credential_document(credential_id uuid, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  credential public.vendor_credentials;
begin
  select * into credential from public.vendor_credentials c
  where c.id = credential_id and c.vendor_id = caller for update;
  if not found then
    raise exception 'This credential does not exist.';
  end if;
  if credential.verified_at is not null then
    raise exception 'A verified credential cannot be changed. Add a new one instead.';
  end if;
  if path is null or split_part(path, '/', 1) <> caller::text or not exists (
    select 1 from storage.objects o where o.bucket_id = 'vendor-documents' and o.name = path
  ) then
    raise exception 'The document was not uploaded. Please add it again.' using hint = 'document_missing';
  end if;
  if exists (select 1 from public.credential_documents d where d.path = path and d.credential_id <> credential_id) then
    raise exception 'This document belongs to another credential. Please add it again.';
  end if;
  insert into public.credential_documents as d (credential_id, vendor_id, path)
  values (credential_id, caller, path)
  on conflict on constraint credential_documents_pkey do update
  set path = excluded.path, added_at = now(),
    earlier_paths = array_append(array_remove(d.earlier_paths, excluded.path), d.path)
  where d.path <> excluded.path;
  -- A new document puts a rejected credential up for another look.
  update public.vendor_credentials c set rejected_at = null where c.id = credential_id and c.rejected_at is not null;
end $$;
comment on function public.attach_credential_document(uuid, text) is
  'A Pro puts an uploaded document behind a credential that is not verified, in place of an earlier one. A rejected credential can then be checked again.';
grant execute on function public.attach_credential_document(uuid, text) to authenticated;

-- The Pro first, then the credential: every path locks in this order.
create function private.credential_to_decide(credential uuid) returns public.vendor_credentials
language plpgsql security definer set search_path = '' as $$
declare
  found_credential public.vendor_credentials;
begin
  perform private.require_admin();
  perform 1 from public.vendor_profiles v
  where v.vendor_id = (select c.vendor_id from public.vendor_credentials c where c.id = credential) for no key update;
  select * into found_credential from public.vendor_credentials c where c.id = credential for update;
  if not found then
    raise exception 'This credential does not exist.';
  end if;
  return found_credential;
end $$;
comment on function private.credential_to_decide(uuid) is
  'A credential, locked together with its Pro, for an administrator to decide about.';

create function private.record_credential_decision(
  earlier public.vendor_credentials, decision_made text, why text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credential_decisions (credential_id, vendor_id, decision, reason, decided_by)
  values (earlier.id, earlier.vendor_id, decision_made, why, auth.uid());
  update public.vendor_profiles v set version = v.version + 1 where v.vendor_id = earlier.vendor_id;
  perform private.audit(
    case decision_made when 'verified' then 'credential.verify' when 'rejected' then 'credential.reject'
      else 'credential.withdraw' end,
    'vendor_credentials', earlier.id, to_jsonb(earlier),
    (select to_jsonb(c) from public.vendor_credentials c where c.id = earlier.id), why);
end $$;
comment on function private.record_credential_decision(public.vendor_credentials, text, text) is
  'Keeps what was decided about a credential for the Pro and in the audit trail; the business is a new version.';

create function public.verify_credential(
  credential_id uuid, evidence text, expected_document text default null
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(evidence, 'The evidence', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is not null then
    raise exception 'This credential is already verified.';
  end if;
  if credential.expires_on < (now() at time zone private.vendor_zone(credential.vendor_id))::date then
    raise exception 'This credential has expired.';
  end if;
  if expected_document <> coalesce(
    (select d.path from public.credential_documents d where d.credential_id = credential_id), '') then
    raise exception 'The Pro replaced this document after you opened it. Review the new one first.';
  end if;
  update public.vendor_credentials c
  set verified_at = now(), verified_by = auth.uid(), rejected_at = null where c.id = credential_id;
  perform private.record_credential_decision(credential, 'verified', why);
  perform private.watch_credential(credential);
  if credential.kind = 'liability_insurance' then
    perform private.end_insurance_pause(credential.vendor_id);
  end if;
end $$;
comment on function public.verify_credential(uuid, text, text) is
  'An administrator confirms a credential and says on what evidence. Refused when expected_document, the path of the document that was checked (empty: none; null skips the check), is not the current one. Insurance opens a business again that was paused for want of it.';
grant execute on function public.verify_credential(uuid, text, text) to authenticated;

create function public.reject_credential(credential_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is not null then
    raise exception 'This credential is verified. Withdraw the verification instead.';
  end if;
  if credential.rejected_at is not null then
    raise exception 'This credential is already rejected.';
  end if;
  update public.vendor_credentials c set rejected_at = now() where c.id = credential_id;
  perform private.record_credential_decision(credential, 'rejected', why);
end $$;
comment on function public.reject_credential(uuid, text) is
  'An administrator could not confirm a credential; the Pro reads the reason and can add a document.';
grant execute on function public.reject_credential(uuid, text) to authenticated;

create function public.withdraw_credential_verification(credential_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is null then
    raise exception 'This credential is not verified.';
  end if;
  update public.vendor_credentials c
  set verified_at = null, verified_by = null, rejected_at = now() where c.id = credential_id;
  perform private.record_credential_decision(credential, 'withdrawn', why);
  if credential.kind = 'liability_insurance' then
    perform private.pause_uninsured(credential.vendor_id, now(), 'system');
  end if;
end $$;
comment on function public.withdraw_credential_verification(uuid, text) is
  'An administrator takes back a verification, with a reason. Without any other valid insurance the business is paused.';
grant execute on function public.withdraw_credential_verification(uuid, text) to authenticated;

-- A credential holds until its last day is over where the Pro works.
-- In plpgsql, which keeps its plan: it is asked about one Pro after the other.
create function private.is_insured(vendor uuid, at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.vendor_credentials c
    where c.vendor_id = vendor and c.kind = 'liability_insurance' and c.verified_at is not null
      and c.expires_on >= (at at time zone private.vendor_zone(vendor))::date);
end $$;
comment on function private.is_insured(uuid, timestamptz) is
  'Whether a Pro has verified liability insurance that holds at a moment.';

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
    when 'license' then 'Your license'
    when 'line_clearance' then 'Your line-clearance qualification'
  end
$$;
comment on function private.credential_name(public.credential_kind) is 'A kind of credential as a Pro is spoken to about it.';

create function private.pause_uninsured(vendor uuid, at timestamptz, actor text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  why constant text := 'Your liability insurance has expired. Add a valid policy. Your business reopens automatically once it is verified.';
  standing public.vendor_state;
begin
  if private.is_insured(vendor, at) then
    return false;
  end if;
  perform private.lock_request_of('vendor', vendor);
  select v.state into standing from public.vendor_profiles v where v.vendor_id = vendor for no key update;
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
