-- A Pro applies, and an administrator decides.

create function public.decide_vendor(
  vendor_id uuid, decision text, reason text, expected_version int default null
) returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  new_state public.vendor_state;
  why text := private.required_text(reason, 'A reason', 1000);
begin
  perform private.require_admin();
  if decision is null or decision not in
    ('approve', 'reject', 'request_documents', 'suspend', 'reinstate', 'resume', 'terminate') then
    raise exception 'This decision is not known.';
  end if;
  select to_jsonb(v) into before_row from public.vendor_profiles v where v.vendor_id = vendor_id for update;
  if (before_row ->> 'version')::int <> expected_version then
    raise exception 'Somebody has changed this business since you opened it. Look at it again before you decide.'
      using hint = 'changed_meanwhile';
  end if;
  if decision in ('approve', 'reinstate', 'resume') and private.insurance_has_lapsed(vendor_id, now()) then
    raise exception 'The liability insurance of this Pro has ended. Verify a valid one first.'
      using hint = 'insurance_lapsed';
  end if;
  new_state := private.transition('vendor', vendor_id, decision, 'admin', why)::public.vendor_state;
  update public.vendor_profiles v
  set state_reason = case when new_state = 'approved' then null else why end
  where v.vendor_id = vendor_id;
  if decision = 'approve' then
    perform private.post_tokens(vendor_id, 'grant', 50, null, 'Welcome tokens', 'welcome:' || vendor_id);
  end if;
  perform private.audit('vendor.' || decision, 'vendor_profiles', vendor_id, before_row,
    (select to_jsonb(v) from public.vendor_profiles v where v.vendor_id = vendor_id), why);
  return new_state;
end $$;
comment on function public.decide_vendor(uuid, text, text, int) is
  'An administrator approves, rejects, asks for documents, suspends, reinstates, resumes or terminates a Pro, with a reason. With expected_version it refuses when the business is no longer the one the administrator looked at. Returns the new state.';
grant execute on function public.decide_vendor(uuid, text, text, int) to authenticated;

create function public.submit_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  missing text;
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  if not found then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  select p.missing into missing
  from private.onboarding_parts(caller) p where p.required and not p.complete order by p.place limit 1;
  if found then
    raise exception '%', missing;
  end if;
  return private.transition('vendor', caller, 'submit', 'vendor')::public.vendor_state;
end $$;
comment on function public.submit_vendor_application() is
  'A Pro asks to be approved. Says what is missing; returns the new state.';
grant execute on function public.submit_vendor_application() to authenticated;

create function public.reapply_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  -- Whoever has no business gets the same sentence as at submit_vendor_application.
  if not exists (select 1 from public.vendor_profiles v where v.vendor_id = caller) then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  return private.transition('vendor', caller, 'reapply', 'vendor')::public.vendor_state;
end $$;
comment on function public.reapply_vendor_application() is
  'A rejected Pro takes the application up again, to be completed and submitted once more; the reason stays readable. Returns the new state.';
grant execute on function public.reapply_vendor_application() to authenticated;
