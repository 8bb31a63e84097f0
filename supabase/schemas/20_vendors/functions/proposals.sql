-- A new name or state of an approved business, proposed by its Pro and decided by an administrator.
create function private.propose_business(business public.vendor_profiles, what text, old_value text, new_value text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if business.state = 'terminated' then
    raise exception 'This business was removed from the marketplace. Its name and state cannot be changed.';
  end if;
  -- A different wish is another proposal, so that nobody approves one while reading the other.
  delete from public.business_proposals p
  where p.vendor_id = business.vendor_id and p.field = what and p.decision is null and p.proposed <> new_value;
  insert into public.business_proposals (vendor_id, field, earlier, proposed)
  values (business.vendor_id, what, old_value, new_value)
  on conflict (vendor_id, field) where decision is null do nothing;
end $$;
comment on function private.propose_business(public.vendor_profiles, text, text, text) is
  'Leaves a new name or ZIP code of a business to an administrator, in place of an earlier wish.';

create function public.withdraw_business_proposal(proposal_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  delete from public.business_proposals p
  where p.id = proposal_id and p.vendor_id = caller and p.decision is null;
  if not found then
    raise exception 'This change no longer waits for review.';
  end if;
  update public.vendor_profiles v set version = v.version + 1 where v.vendor_id = caller;
end $$;
comment on function public.withdraw_business_proposal(uuid) is
  'A Pro takes back a new name or state of the business that waits for review.';
grant execute on function public.withdraw_business_proposal(uuid) to authenticated;

create function public.decide_business_proposal(proposal_id uuid, decision text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  business public.vendor_profiles;
  proposal public.business_proposals;
  after_row public.business_proposals;
begin
  if decision is null or decision not in ('approve', 'refuse') then
    raise exception 'Unknown decision.';
  end if;
  select v.* into business from public.vendor_profiles v
  where v.vendor_id = (select p.vendor_id from public.business_proposals p where p.id = proposal_id) for no key update;
  select * into proposal from public.business_proposals p where p.id = proposal_id for update;
  if not found then
    raise exception 'The Pro withdrew or replaced this change.';
  end if;
  if proposal.decision is not null then
    raise exception 'This change has already been decided.';
  end if;
  if decision = 'approve' then
    update public.vendor_profiles v
    set business_name = case proposal.field when 'business_name' then proposal.proposed else v.business_name end,
      zip = case proposal.field when 'zip' then proposal.proposed else v.zip end
    where v.vendor_id = proposal.vendor_id;
  else
    update public.vendor_profiles v set version = v.version + 1 where v.vendor_id = proposal.vendor_id;
  end if;
  update public.business_proposals p
  set decision = decision, decision_reason = why, decided_by = admin, decided_at = now()
  where p.id = proposal_id returning * into after_row;
  perform private.audit('business_proposal.' || decision, 'business_proposals', proposal_id,
    to_jsonb(proposal), to_jsonb(after_row), why);
  perform private.notify(proposal.vendor_id, 'vendor', 'business_change_decided', jsonb_build_object(
    'field', proposal.field, 'proposed', proposal.proposed, 'event', decision, 'note', why), null, proposal_id);
  return decision;
end $$;
comment on function public.decide_business_proposal(uuid, text, text) is
  'An administrator approves or refuses a new name or state of a business, with a reason that the Pro reads. Refused, the business stays as it was. Audited. Returns the decision.';
grant execute on function public.decide_business_proposal(uuid, text, text) to authenticated;
