-- Viewing as a person. Calls that carry the header x-view-as run with the claims of the viewed person, in
-- a transaction that cannot write: the database itself refuses, whatever is called.

create function public.start_viewing(person_id uuid, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
  viewing public.viewings;
begin
  if account.user_type = 'admin' then
    raise exception 'Administrators cannot be viewed.' using errcode = '42501';
  end if;
  if account.deleted_at is not null then
    raise exception 'This account was deleted.';
  end if;
  insert into public.viewings (person_id, admin_id, reason)
  values (person_id, auth.uid(), why) returning * into viewing;
  perform private.audit('person.view', 'profiles', person_id, null,
    jsonb_build_object('name', account.email, 'viewing', viewing.id, 'ends_at', viewing.ends_at), why);
  return jsonb_build_object('id', viewing.id, 'ends_at', viewing.ends_at);
end $$;
comment on function public.start_viewing(uuid, text) is
  'An administrator starts to view the pages of an owner or a Pro as that person sees them, read-only and for 30 minutes, with a reason, which the person can read afterwards. Audited. Returns {id, ends_at}; calls with the header x-view-as: <id> then run as the person.';
grant execute on function public.start_viewing(uuid, text) to authenticated;

create function public.end_viewing(viewing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  viewing public.viewings;
begin
  select * into viewing from public.viewings v where v.id = viewing_id and v.admin_id = admin for update;
  if not found then
    raise exception 'This viewing does not exist.';
  end if;
  if viewing.ended_at is not null or viewing.ends_at <= now() then
    return;
  end if;
  update public.viewings v set ended_at = now() where v.id = viewing_id;
  perform private.audit('person.view_end', 'profiles', viewing.person_id, null,
    jsonb_build_object('name', (select p.email from public.profiles p where p.id = viewing.person_id),
      'viewing', viewing_id), viewing.reason);
end $$;
comment on function public.end_viewing(uuid) is
  'An administrator ends a viewing of their own before its time; one that is over stays as it is. Audited.';
grant execute on function public.end_viewing(uuid) to authenticated;

create function private.refuse_viewing(why text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception '%', why using errcode = '42501', hint = 'viewing_over';
end $$;
comment on function private.refuse_viewing(text) is
  'Refuses a call that carries x-view-as (42501, hint viewing_over), so that it never runs as the administrator unnoticed.';

-- Claims as the person's own token would have them, of the lowest assurance and of no session.
create function private.viewed_claims(viewing public.viewings) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sub', u.id, 'role', 'authenticated', 'aud', 'authenticated', 'email', u.email,
    'aal', 'aal1', 'is_anonymous', false, 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
    'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'view_as', viewing.id)
  from auth.users u join public.profiles p on p.id = u.id
  where u.id = viewing.person_id and p.user_type <> 'admin' and p.deleted_at is null
$$;
comment on function private.viewed_claims(public.viewings) is
  'What calls of a viewing run with; null when the person was deleted or has become an administrator.';

create function private.enter_viewing(viewing_id text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  viewing public.viewings;
  claims jsonb;
begin
  if auth.role() is distinct from 'authenticated' or not private.is_admin() then
    perform private.refuse_viewing('Only an administrator can view as a person.');
  end if;
  if viewing_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select * into viewing from public.viewings v
    where v.id = viewing_id::uuid and v.admin_id = auth.uid() and v.ended_at is null and v.ends_at > now();
    claims := private.viewed_claims(viewing);
  end if;
  if claims is null then
    perform private.refuse_viewing('This viewing is over. Start another one to go on.');
  end if;
  perform set_config('transaction_read_only', 'on', true),
    set_config('request.jwt.claims', claims::text, true),
    set_config('request.jwt.claim.sub', claims ->> 'sub', true),
    set_config('request.jwt.claim.role', claims ->> 'role', true),
    set_config('request.jwt.claim.email', claims ->> 'email', true);
end $$;
comment on function private.enter_viewing(text) is
  'For the rest of the transaction: no writing, which nothing can turn back on, and the claims of the viewed person. Refuses everyone but the administrator whose viewing it is, while it lasts.';

-- Before each call of the Data API, so it must cost next to nothing.
create function private.before_request() returns void
language plpgsql security definer set search_path = '' as $$
declare
  viewing_id text := nullif(current_setting('request.headers', true), '')::json ->> 'x-view-as';
begin
  if private.is_session_over() then
    raise exception 'You were logged out on this device. Please log in again.' using errcode = 'PT401';
  end if;
  if viewing_id is not null then
    perform private.enter_viewing(viewing_id);
  end if;
end $$;
comment on function private.before_request() is
  'Called by the Data API at the beginning of each transaction (pgrst.db_pre_request). Refuses a session that was ended (PT401). With the header x-view-as, the call is one of a viewing.';
grant execute on function private.before_request() to anon, authenticated, service_role;

create function public.viewed_person() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'ends_at', v.ends_at, 'profile', to_jsonb(p))
  from public.viewings v join public.profiles p on p.id = v.person_id
  where v.id = (auth.jwt() ->> 'view_as')::uuid and v.person_id = auth.uid()
$$;
comment on function public.viewed_person() is
  'In a viewing: its id, when it ends and the profile of the person it runs as. Null outside of one, also where the server takes no notice of x-view-as.';
grant execute on function public.viewed_person() to authenticated;
