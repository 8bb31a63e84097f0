-- Who becomes an administrator, or is one no more: possible with database access alone, kept in the
-- audit trail, and told to the person's open pages, which then leave the administrators' area.

create function private.follow_user_type() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if 'admin' in (old.user_type, new.user_type) then
    perform private.audit(case new.user_type when 'admin' then 'admin.appoint' else 'admin.revoke' end,
      'profiles', new.id, jsonb_build_object('name', old.email, 'user_type', old.user_type),
      jsonb_build_object('name', new.email, 'user_type', new.user_type), 'Done with access to the database.');
  end if;
  perform private.tell(new.id, 'profiles', null, null);
  return null;
end $$;
comment on function private.follow_user_type() is
  'Trigger: a person''s open pages hear that the account''s type changed; whoever becomes or stops being an administrator stands in the audit trail.';
create trigger follow_user_type after update of user_type on public.profiles
  for each row when (old.user_type is distinct from new.user_type) execute function private.follow_user_type();
