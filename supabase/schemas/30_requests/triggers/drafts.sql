create trigger touch_updated_at before update on public.request_drafts
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.request_drafts
  for each row when (new.* is distinct from old.*) execute function private.count_version();

-- Named to fire after create_profile.
create function private.keep_draft_of_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named text := new.raw_user_meta_data ->> 'request_draft';
begin
  if named ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and private.signup_user_type(new.raw_user_meta_data) = 'owner' then
    -- A second sign-up with the right address takes the draft along from the mistyped one.
    update public.request_drafts d set owner_id = new.id, claim = null
    where d.claim = named::uuid and private.is_free(d);
  end if;
  if new.email_confirmed_at is not null then
    perform private.send_waiting_drafts(new.id);
  end if;
  return null;
end $$;
comment on function private.keep_draft_of_sign_up() is
  'Trigger: the request a visitor left for a sign-up belongs to the account it created.';
create trigger keep_draft_of_sign_up after insert on auth.users
  for each row execute function private.keep_draft_of_sign_up();

create function private.send_draft_when_confirmed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.send_waiting_drafts(new.id);
  return null;
end $$;
comment on function private.send_draft_when_confirmed() is
  'Trigger: what waited for the address to be confirmed is sent, on whichever device that happens.';
-- After a second confirmation email, whoever signed up first may be a stranger: the person looks at the request and sends it.
create trigger send_draft_when_confirmed after update on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null
    and not coalesce(new.raw_app_meta_data ? 'choose_password', false)
  )
  execute function private.send_draft_when_confirmed();
