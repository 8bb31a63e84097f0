-- Administrators with a second factor act only in sessions in which they have entered a code (aal2).
create function private.second_factor_owed() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when auth.jwt() ->> 'aal' = 'aal2' then null
    when exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then 'code'
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
