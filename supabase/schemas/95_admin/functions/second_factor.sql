-- Administrators with a second factor act only in sessions in which they have entered a code (aal2).
create function private.has_second_factor(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
$$;
comment on function private.has_second_factor(uuid) is
  'Whether an account has a second factor that counts: one of which a code was entered.';

create function private.remove_second_factor(person public.profiles) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.mfa_factors f where f.user_id = person.id;
  -- Sessions that were opened with the factor end.
  delete from auth.sessions s where s.user_id = person.id;
  perform private.tell(person.id, 'sessions', null, null);
  perform private.notify(person.id, 'admin', 'second_factor_removed', '{}', null, null);
end $$;
comment on function private.remove_second_factor(public.profiles) is
  'Removes the second factors of an account, ends its sessions and tells the person. At the next sign-in a new one is set up.';

create function private.second_factor_owed() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when auth.jwt() ->> 'aal' = 'aal2' then null
    when private.has_second_factor(auth.uid()) then 'code'
    when (select s.second_factor_required from private.admin_security s) then 'enroll'
  end
$$;
comment on function private.second_factor_owed() is
  'What keeps the caller''s session from acting for administrators: a code of the enrolled factor (code), a factor at all (enroll), or nothing (null).';

create function public.my_admin_access() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(private.second_factor_owed(), 'open')
  from public.profiles p where p.id = auth.uid() and p.user_type = 'admin' and p.deleted_at is null
$$;
comment on function public.my_admin_access() is
  'What an administrator has to do before the pages open: nothing (open), enter a code (code) or enroll a second factor (enroll). Null for everyone else.';
grant execute on function public.my_admin_access() to authenticated;
