-- A Pro applies, and an administrator decides.

create function public.decide_vendor(vendor_id uuid, decision text, reason text) returns public.vendor_state
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
comment on function public.decide_vendor(uuid, text, text) is
  'An administrator approves, rejects, asks for documents, suspends, reinstates, resumes or terminates a Pro, with a reason. Returns the new state.';
grant execute on function public.decide_vendor(uuid, text, text) to authenticated;

create function public.verify_credential(credential_id uuid, evidence text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  why text := private.required_text(evidence, 'The evidence', 1000);
begin
  perform private.require_admin();
  select to_jsonb(c) into before_row from public.vendor_credentials c where c.id = credential_id for update;
  if before_row is null then
    raise exception 'This credential does not exist.';
  end if;
  update public.vendor_credentials c set verified_at = now(), verified_by = auth.uid() where c.id = credential_id;
  perform private.audit('credential.verify', 'vendor_credentials', credential_id, before_row,
    (select to_jsonb(c) from public.vendor_credentials c where c.id = credential_id), why);
end $$;
comment on function public.verify_credential(uuid, text) is
  'An administrator confirms a credential and says on what evidence.';
grant execute on function public.verify_credential(uuid, text) to authenticated;

create function public.submit_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  business public.vendor_profiles;
begin
  select * into business from public.vendor_profiles v where v.vendor_id = caller for update;
  if not found then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  if business.zip is null then
    raise exception 'Add the ZIP code your crew starts from.';
  end if;
  if cardinality(business.categories) = 0 then
    raise exception 'Choose at least one service you offer.';
  end if;
  if not exists (
    select 1 from public.vendor_credentials c
    where c.vendor_id = caller and c.kind = 'liability_insurance' and c.expires_on > current_date
  ) then
    raise exception 'Add your liability insurance, valid beyond today.';
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
