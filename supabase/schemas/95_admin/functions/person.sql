-- One account on one page, and what administrators do to it. Each act has a reason and an audit row.

create function private.account_of(person uuid) returns public.profiles
language plpgsql stable security definer set search_path = '' as $$
declare
  account public.profiles;
begin
  perform private.require_admin();
  select * into account from public.profiles p where p.id = person;
  if not found then
    raise exception 'This account does not exist.';
  end if;
  return account;
end $$;
comment on function private.account_of(uuid) is 'An account, for administrators; refuses everybody else (42501).';

create function public.admin_person(person_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
begin
  perform private.audit_reading('person.read', 'profiles', person_id, jsonb_build_object('name', account.email));
  return to_jsonb(account) || jsonb_build_object(
    'business_name', (select v.business_name from public.vendor_profiles v where v.vendor_id = person_id),
    'email_confirmed_at', (select u.email_confirmed_at from auth.users u where u.id = person_id),
    'mails_stopped', private.mail_stop_of(account.email),
    'has_second_factor', private.has_second_factor(person_id),
    'deletion_due_at', (
      select d.due_at from public.account_deletions d where d.person_id = person_id and d.state = 'requested'),
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'device', left(s.user_agent, 400), 'started_at', s.created_at,
        'last_seen_at', greatest(s.created_at, s.refreshed_at at time zone 'utc')) order by s.created_at desc, s.id)
      from (
        select * from auth.sessions s
        where s.user_id = person_id and (s.not_after is null or s.not_after > now())
        order by s.created_at desc, s.id limit 50) s), '[]'),
    'viewings', coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'reason', v.reason, 'started_at', v.started_at,
        'ended_at', least(v.ended_at, v.ends_at),
        'admin', coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email))
        order by v.started_at desc, v.id)
      from (
        select * from public.viewings v where v.person_id = person_id
        order by v.started_at desc, v.id limit 50) v
      join public.profiles p on p.id = v.admin_id), '[]'));
end $$;
comment on function public.admin_person(uuid) is
  'For administrators: an account with its business, when its address was confirmed, why and since when it gets no mails, whether it has a second factor, since when its requests are paused, when it is to be deleted, up to 50 open sessions and up to 50 viewings of its pages, the latest first. Audited, once an hour.';
grant execute on function public.admin_person(uuid) to authenticated;

create function public.admin_end_sessions(person_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
  ended int;
begin
  delete from auth.sessions s
  where s.user_id = person_id and s.id::text is distinct from auth.jwt() ->> 'session_id';
  get diagnostics ended = row_count;
  perform private.audit('person.end_sessions', 'profiles', person_id, null,
    jsonb_build_object('name', account.email, 'sessions', ended), why);
  perform private.tell(person_id, 'sessions', null, null);
  return ended;
end $$;
comment on function public.admin_end_sessions(uuid, text) is
  'An administrator signs a person out everywhere (but in the session of the call), with a reason. Audited. Returns how many sessions that were.';
grant execute on function public.admin_end_sessions(uuid, text) to authenticated;

create function public.admin_delete_account(person_id uuid, reason text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
  due_at timestamptz;
begin
  -- The same row that the person's own request waits for.
  perform 1 from public.profiles p where p.id = person_id for update;
  if account.user_type = 'admin' then
    raise exception 'The account of an administrator cannot be deleted here.' using errcode = '42501';
  end if;
  if account.deleted_at is not null then
    raise exception 'This account was deleted.';
  end if;
  due_at := private.schedule_deletion(person_id);
  perform private.audit('person.delete', 'profiles', person_id, null,
    jsonb_build_object('name', account.email, 'due_at', due_at), why);
  return due_at;
end $$;
comment on function public.admin_delete_account(uuid, text) is
  'An administrator schedules an account for deletion, as its person can: after seven days, until which the person, who is notified, can cancel it. With a reason. Audited. Returns when.';
grant execute on function public.admin_delete_account(uuid, text) to authenticated;

create function public.admin_correct_person(
  person_id uuid, first_name text, last_name text, phone text, address text, city text, state text, zip text, reason text,
  expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
  labels constant text[] := '{{first_name,first name},{last_name,last name},{phone,phone},{address,street address},{city,city},{state,state},{zip,ZIP code}}';
  corrected jsonb := jsonb_build_object(
    'first_name', private.clean_text(first_name, 'The first name', 80),
    'last_name', private.clean_text(last_name, 'The last name', 80),
    'phone', private.clean_text(phone, 'The phone number', 20),
    'address', private.clean_text(address, 'The street address', 200),
    'city', private.clean_text(city, 'The city', 100),
    'state', upper(private.clean_text(state, 'The state', 2)),
    'zip', private.clean_text(zip, 'The ZIP code', 5));
  before_row jsonb;
  after_row jsonb;
  said text;
begin
  if account.user_type = 'admin' then
    raise exception 'Administrators correct their own details.' using errcode = '42501';
  end if;
  if account.deleted_at is not null then
    raise exception 'This account was deleted.';
  end if;
  if corrected ->> 'phone' !~ '^\+1[2-9][0-9]{9}$' then
    raise exception 'Enter a US phone number.';
  end if;
  if corrected ->> 'state' !~ '^[A-Z]{2}$' then
    raise exception 'Enter the two letters of a state.';
  end if;
  if corrected ->> 'zip' is not null and not exists (
      select 1 from public.zip_codes z where z.zip = corrected ->> 'zip') then
    raise exception 'We don''t recognize the ZIP code %.', corrected ->> 'zip';
  end if;
  select to_jsonb(p) into before_row from public.profiles p where p.id = person_id for update;
  perform private.assert_version((before_row ->> 'version')::int, expected_version, 'This account');
  update public.profiles p set first_name = corrected ->> 'first_name', last_name = corrected ->> 'last_name',
    phone = corrected ->> 'phone', address = corrected ->> 'address', city = corrected ->> 'city',
    state = corrected ->> 'state', zip = corrected ->> 'zip'
  where p.id = person_id
  returning jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'phone', p.phone, 'address', p.address,
    'city', p.city, 'state', p.state, 'zip', p.zip, 'version', p.version) into after_row;
  said := private.audit_correction('person.correct', 'profiles', person_id, account.email, labels, before_row, after_row, why);
  perform private.notify(person_id, account.user_type::text, 'account_corrected',
    jsonb_build_object('what', said, 'note', why), null, null);
  perform private.tell(person_id, 'profiles', null, null);
  return after_row;
end $$;
comment on function public.admin_correct_person(uuid, text, text, text, text, text, text, text, text, int) is
  'An administrator corrects the name, phone (E.164) and address of an account, with a reason; null takes a detail away. Refused with the hint version_conflict when expected_version is not the current one. The person is notified. Audited with what was changed. Returns these details as they are stored, with their version.';
grant execute on function public.admin_correct_person(uuid, text, text, text, text, text, text, text, text, int) to authenticated;

create function public.admin_resend_verification(person_id uuid, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
begin
  if exists (select 1 from auth.users u where u.id = person_id and u.email_confirmed_at is not null) then
    raise exception 'This email address is already verified.';
  end if;
  if account.deleted_at is not null then
    raise exception 'This account was deleted.';
  end if;
  perform private.audit('person.resend', 'profiles', person_id, null, jsonb_build_object('name', account.email), why);
  return account.email;
end $$;
comment on function public.admin_resend_verification(uuid, text) is
  'An administrator says why the verification email is sent again, before Auth sends it. Audited. Returns the address.';
grant execute on function public.admin_resend_verification(uuid, text) to authenticated;

create function public.admin_suspend_owner(person_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
  ended int := 0;
  open_request uuid;
begin
  if account.user_type <> 'owner' then
    raise exception 'Only owners can be suspended here. Suspend a Pro on the business page.';
  end if;
  if account.deleted_at is not null then
    raise exception 'This account was deleted.';
  end if;
  update public.profiles p
  set suspended_at = now(), suspension_reason = why, requests_paused_at = null,
    requests_reviewed_at = case when p.requests_paused_at is null then p.requests_reviewed_at else now() end
  where p.id = person_id and p.suspended_at is null;
  if not found then
    raise exception 'This account is already suspended.';
  end if;
  for open_request in
    select r.id from public.service_requests r
    where r.owner_id = person_id and r.state in ('submitted', 'matching', 'open') order by r.id
  loop
    perform public.cancel_request(open_request, 'The account was suspended');
    ended := ended + 1;
  end loop;
  perform private.audit('person.suspend', 'profiles', person_id, null,
    jsonb_build_object('name', account.email, 'requests', ended), why);
  perform private.notify(person_id, 'owner', 'account_decision',
    jsonb_build_object('event', 'suspend', 'note', why), null, null);
  perform private.tell(person_id, 'profiles', null, null);
  return ended;
end $$;
comment on function public.admin_suspend_owner(uuid, text) is
  'An administrator suspends an owner, who is notified of the reason: requests not agreed yet are canceled, their Pros get the tokens back, and no request and no review follows until the account is reinstated. Jobs agreed before go on. Audited. Returns how many requests were canceled.';
grant execute on function public.admin_suspend_owner(uuid, text) to authenticated;

create function public.admin_reinstate_owner(person_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
begin
  update public.profiles p set suspended_at = null, suspension_reason = null
  where p.id = person_id and p.suspended_at is not null;
  if not found then
    raise exception 'This account is not suspended.';
  end if;
  -- Those sent while the account was suspended elsewhere, or left alone meanwhile, are looked at again.
  perform private.queue_rematches(array_agg(r.id order by r.timing, r.submitted_at, r.id), 'nightly', now())
  from public.service_requests r where r.owner_id = person_id and r.state in ('matching', 'open');
  perform private.audit('person.reinstate', 'profiles', person_id, null,
    jsonb_build_object('name', account.email), why);
  perform private.notify(person_id, 'owner', 'account_decision',
    jsonb_build_object('event', 'reinstate', 'note', why), null, null);
  perform private.tell(person_id, 'profiles', null, null);
end $$;
comment on function public.admin_reinstate_owner(uuid, text) is
  'An administrator ends the suspension of an owner, who is notified. Canceled requests stay canceled. Audited.';
grant execute on function public.admin_reinstate_owner(uuid, text) to authenticated;

create function public.admin_resume_owner(person_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
begin
  if not private.end_pause(person_id, why) then
    raise exception 'The requests of this account are not paused.';
  end if;
  update public.profiles p set requests_reviewed_at = now() where p.id = person_id;
  perform private.audit('person.resume', 'profiles', person_id, null, jsonb_build_object('name', account.email), why);
end $$;
comment on function public.admin_resume_owner(uuid, text) is
  'An administrator who has looked at the claims about an owner lets the owner''s requests go on; the owner is notified. Audited.';
grant execute on function public.admin_resume_owner(uuid, text) to authenticated;

create function public.admin_conversations(person_id uuid, reason text) returns table (
  id uuid, number bigint, contact_name text, business_name text, last_message_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  account public.profiles := private.account_of(admin_conversations.person_id);
  why text := private.required_text(admin_conversations.reason, 'A reason', 500);
begin
  perform private.audit('person.read_messages', 'profiles', account.id, null,
    jsonb_build_object('name', account.email), why);
  return query
    select c.id, r.number, r.contact_name, v.business_name, c.last_message_at
    from (
      (select * from public.conversations c where c.owner_id = account.id
        order by coalesce(c.last_message_at, c.created_at) desc, c.id desc limit 50)
      union all
      (select * from public.conversations c where c.vendor_id = account.id
        order by coalesce(c.last_message_at, c.created_at) desc, c.id desc limit 50)
    ) c
    join public.service_requests r on r.id = c.request_id
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    order by coalesce(c.last_message_at, c.created_at) desc, c.id desc limit 50;
end $$;
comment on function public.admin_conversations(uuid, text) is
  'For administrators who say why: a person''s latest 50 conversations. Audited.';
grant execute on function public.admin_conversations(uuid, text) to authenticated;

create function private.conversation_sides(conversation_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', r.contact_name || ' and ' || v.business_name, 'vendor_id', v.vendor_id,
    'owner_id', c.owner_id)
  from public.conversations c
  join public.service_requests r on r.id = c.request_id
  join public.vendor_profiles v on v.vendor_id = c.vendor_id
  where c.id = conversation_sides.conversation_id
$$;
comment on function private.conversation_sides(uuid) is 'Whose conversation it is, as the audit log names it; null for none.';

create function public.admin_read_conversation(conversation_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  sides jsonb := private.conversation_sides(conversation_id);
begin
  if sides is null then
    raise exception 'This conversation does not exist.';
  end if;
  perform private.audit('conversation.read', 'conversations', conversation_id, null, sides, why);
end $$;
comment on function public.admin_read_conversation(uuid, text) is
  'An administrator says why a conversation is read, before its page shows it. Audited.';
grant execute on function public.admin_read_conversation(uuid, text) to authenticated;

create function public.admin_last_messages(conversation_ids uuid[], reason text)
returns table (conversation_id uuid, words text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
  why text := private.required_text(admin_last_messages.reason, 'A reason', 500);
begin
  if cardinality(conversation_ids) > 25 then
    raise exception 'Choose at most 25 conversations.';
  end if;
  perform private.audit('conversation.last_message', 'conversations', c.id, null,
    private.conversation_sides(c.id), why)
  from public.conversations c
  where c.id = any (conversation_ids) and c.last_message_at is not null order by c.id;
  return query
    select c.id, last.words
    from public.conversations c cross join lateral (
      select case when m.body <> '' then left(m.body, 200) else 'Sent a file' end as words
      from public.messages m where m.conversation_id = c.id
      order by m.created_at desc, m.id desc limit 1
    ) last
    where c.id = any (conversation_ids);
end $$;
comment on function public.admin_last_messages(uuid[], text) is
  'For administrators who say why: the beginning of the last message of up to 25 conversations. Audited for each of them; lets no one read the rest.';
grant execute on function public.admin_last_messages(uuid[], text) to authenticated;
