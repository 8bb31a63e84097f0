-- Two administrators make a third one, take that back, or remove the second factor of one who lost it. The first
-- is made with database access.

create function private.lock_administrators() returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  -- Two revocations at once must not each count the other's administrator.
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  return (select count(*) from public.profiles p where p.user_type = 'admin' and p.deleted_at is null);
end $$;
comment on function private.lock_administrators() is
  'How many administrators there are; until the end of the transaction no one else changes that.';

create function private.assert_admin_change(person public.profiles, change text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  administrators bigint := private.lock_administrators();
begin
  if person.id is null or person.deleted_at is not null then
    raise exception 'This account does not exist.';
  end if;
  if change = 'appoint' then
    if person.user_type = 'admin' then
      raise exception 'This account is already an administrator.';
    end if;
    if person.user_type = 'vendor' or exists (select 1 from public.vendor_profiles v where v.vendor_id = person.id) then
      raise exception 'This account has a business. Administrators need an account without one.';
    end if;
    if exists (select 1 from auth.users u where u.id = person.id and u.email_confirmed_at is null) then
      raise exception 'The email address of this account is not confirmed yet.';
    end if;
    if person.suspended_at is not null then
      raise exception 'This account is suspended.';
    end if;
    -- Gone in a few days, it would leave fewer administrators than may be left.
    if exists (select 1 from public.account_deletions d where d.person_id = person.id and d.state = 'requested') then
      raise exception 'This account is scheduled for deletion.';
    end if;
  else
    if person.user_type <> 'admin' then
      raise exception 'This account is not an administrator.';
    end if;
    if change = 'remove_factor' and not private.has_second_factor(person.id) then
      raise exception 'This account has no second factor.';
    end if;
    if change = 'revoke' and administrators <= 2 then
      raise exception 'The last two administrators cannot be removed. Add another one first.';
    end if;
  end if;
end $$;
comment on function private.assert_admin_change(public.profiles, text) is
  'Refuses to appoint who is an administrator, has a business or no confirmed address, is suspended or about to be deleted, to revoke the last two administrators, and to remove a second factor where there is none.';

create function public.propose_admin_change(person_id uuid, change text, reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  person public.profiles;
  proposal uuid;
begin
  if change is null or change not in ('appoint', 'revoke', 'remove_factor') then
    raise exception 'Unknown change.';
  end if;
  select * into person from public.profiles p where p.id = person_id;
  perform private.assert_admin_change(person, change);
  if person_id = admin then
    raise exception 'Ask another administrator to propose this.' using errcode = '42501';
  end if;
  if exists (select 1 from public.admin_changes c where c.person_id = person_id and c.decision is null) then
    raise exception 'This account already has an open proposal.';
  end if;
  insert into public.admin_changes (person_id, change, reason, proposed_by)
  values (person_id, change, why, admin) returning id into proposal;
  perform private.audit('admin.propose', 'profiles', person_id, null,
    jsonb_build_object('name', person.email, 'change', change), why);
  return proposal;
end $$;
comment on function public.propose_admin_change(uuid, text, text) is
  'An administrator proposes to make an account an administrator (appoint), to take that back (revoke) or to remove a colleague''s second factor (remove_factor), with a reason; another one decides. Audited. Returns the proposal.';
grant execute on function public.propose_admin_change(uuid, text, text) to authenticated;

create function public.decide_admin_change(change_id uuid, decision text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  proposal public.admin_changes;
  person public.profiles;
begin
  if decision is null or decision not in ('approve', 'refuse', 'withdraw') then
    raise exception 'Unknown decision.';
  end if;
  perform private.lock_administrators();
  select * into proposal from public.admin_changes c where c.id = change_id for update;
  if not found then
    raise exception 'This proposal does not exist.';
  end if;
  if proposal.decision is not null then
    raise exception 'This proposal has already been decided.';
  end if;
  if (proposal.proposed_by = admin) <> (decision = 'withdraw') then
    raise exception '%', case decision when 'withdraw' then 'Only who proposed a change can withdraw it.'
      else 'Another administrator must decide what you proposed.' end using errcode = '42501';
  end if;
  if proposal.person_id = admin then
    raise exception 'Another administrator must decide this.' using errcode = '42501';
  end if;
  select * into person from public.profiles p where p.id = proposal.person_id for update;
  if decision = 'approve' then
    perform private.assert_admin_change(person, proposal.change);
    perform private.assert_still_admin(proposal.proposed_by);
  end if;
  update public.admin_changes c
  set decision = decision, decided_by = admin, decision_reason = why, decided_at = now() where c.id = change_id;
  if decision = 'approve' and proposal.change = 'remove_factor' then
    perform private.remove_second_factor(person);
  elsif decision = 'approve' then
    update public.profiles p
    set user_type = (case
      when proposal.change = 'appoint' then 'admin'
      when exists (select 1 from public.vendor_profiles v where v.vendor_id = p.id) then 'vendor'
      else 'owner' end)::public.user_type
    where p.id = proposal.person_id;
  end if;
  perform private.audit('admin.' || decision, 'profiles', proposal.person_id, null,
    jsonb_build_object('name', person.email, 'change', proposal.change), why);
  return decision;
end $$;
comment on function public.decide_admin_change(uuid, text, text) is
  'A second administrator approves or refuses to appoint or revoke an administrator or to remove a second factor; who proposed it may withdraw it instead, and no one decides about themselves. With a reason. Audited. Approved, it takes effect at once, in open pages too. Returns the decision.';
grant execute on function public.decide_admin_change(uuid, text, text) to authenticated;
