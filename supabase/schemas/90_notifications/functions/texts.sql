-- Text messages go to who agreed to them, at a number that was shown to be theirs, until they stop them.
create function private.text_terms() returns text
language sql immutable set search_path = '' as $$
  select 'I agree to get text messages from Tree Service at this number about new requests, quotes, appointments and crews on their way. '
    'How many depends on what happens. Message and data rates may apply. '
    'Reply STOP to end them or HELP for help. Agreeing is not a condition of using Tree Service.'
$$;
comment on function private.text_terms() is 'What people agree to who want text messages; kept with each consent as it was then.';

create function private.phone_for_texts(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select c.phone from public.text_consents c, private.delivery_policy d
  where c.person_id = person and d.sends_texts and c.confirmed_at is not null and c.stopped_at is null
$$;
comment on function private.phone_for_texts(uuid) is
  'Where a person gets text messages; null for who has not agreed, confirmed the number or has stopped them, and where none are sent.';

create function private.text_message(subject text, path text) returns text
language sql stable security definer set search_path = '' as $$
  select format(E'Tree Service: %s\n%s%s', subject, s.address, path) from private.site s
$$;
comment on function private.text_message(text, text) is 'What a text message says: the subject of the mail and the page.';

create function private.texts_of(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when d.sends_texts then jsonb_build_object(
    'phone', c.phone, 'is_on', c.confirmed_at is not null and c.stopped_at is null,
    'was_stopped', coalesce(c.stopped_by = 'reply', false), 'terms', private.text_terms()) end
  from private.delivery_policy d left join public.text_consents c on c.person_id = person
$$;
comment on function private.texts_of(uuid) is
  'Text messages of a person: {phone, is_on, was_stopped (by a STOP from the number), terms}; null where none are sent.';

create function private.new_code() returns text
language sql volatile set search_path = '' as $$
  select lpad((('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 7))::bit(28)::int % 1000000)::text, 6, '0')
$$;
comment on function private.new_code() is 'Six digits nobody can guess, from the random bits of a UUID.';

create function private.code_hash(person uuid, code text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(person || ':' || code, 'UTF8')), 'hex')
$$;
comment on function private.code_hash(uuid, text) is 'A code as it is kept.';

create function private.phone_hash(phone text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(phone, 'UTF8'))
$$;
comment on function private.phone_hash(text) is 'A number as private.text_stops keeps it.';

create function public.agree_to_texts(phone text, agreed boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  policy private.delivery_policy;
  code text := private.new_code();
  takes_code boolean;
begin
  select * into strict policy from private.delivery_policy;
  if not policy.sends_texts then
    raise exception 'Text messages are not available.';
  end if;
  if agreed is not true then
    raise exception 'Agree to text messages first.';
  end if;
  if phone is null or phone !~ '^\+1[2-9][0-9]{9}$' then
    raise exception 'Enter a US phone number.';
  end if;
  takes_code := not exists (select 1 from private.text_stops s where s.phone_hash = private.phone_hash(phone));
  if not takes_code and exists (select 1 from public.text_consents c
      where c.person_id = caller and c.phone = phone and c.confirmed_at is not null) then
    raise exception 'You replied STOP to our text messages. Reply START to them, then try again.';
  end if;
  -- Codes to many numbers at once would not see each other, and neither would those of many people to one.
  perform pg_advisory_xact_lock(hashtextextended('text_codes:' || caller, 0));
  perform pg_advisory_xact_lock(hashtextextended('text_codes:' || phone, 0));
  if exists (select 1 from private.text_codes c
      where c.person_id = caller and c.sent_at > now() - interval '1 minute') then
    raise exception 'Wait a minute before you request another code.';
  end if;
  if (select count(*) from private.text_codes c
      where c.person_id = caller and c.sent_at > now() - interval '1 day') >= policy.codes_a_day then
    raise exception 'You have requested too many codes. Try again tomorrow.';
  end if;
  -- What others did with a number is not told to who only names it: it then gets no code, without a word.
  takes_code := takes_code and (
    select count(*) < policy.codes_a_day and coalesce(max(c.sent_at) <= now() - interval '1 minute', true)
    from private.text_codes c where c.phone = phone and c.code_hash is not null and c.sent_at > now() - interval '1 day');
  insert into public.text_consents (person_id, phone, terms) values (caller, phone, private.text_terms())
  on conflict (person_id) do update
  set phone = excluded.phone, terms = excluded.terms, agreed_at = now(), confirmed_at = null,
    stopped_at = null, stopped_by = null;
  insert into private.text_codes (person_id, phone, code_hash)
  values (caller, phone, case when takes_code then private.code_hash(caller, code) end);
  if not takes_code then
    return;
  end if;
  insert into private.outbox (channel, person_id, kind, is_urgent, recipient, subject, body_text, body_html, link, due_at)
  values ('sms', caller, 'text_code', true, phone, 'Confirm your phone number',
    format('%s is your Tree Service code. It confirms that you want text messages. Reply STOP to end them.', code),
    '', '/account', now());
end $$;
comment on function public.agree_to_texts(text, boolean) is
  'The caller agrees, in the words of my_notification_preferences, to text messages at a number (E.164, US). A code goes there, with which confirm_texts shows that it is theirs; before that nothing else is sent. No code goes to a number that replied STOP or had several; who has not shown that it is theirs is not told.';
grant execute on function public.agree_to_texts(text, boolean) to authenticated;

create function public.confirm_texts(code text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  policy private.delivery_policy;
  sent private.text_codes;
begin
  select * into strict policy from private.delivery_policy;
  select * into sent from private.text_codes c
  where c.person_id = caller order by c.sent_at desc, c.id limit 1 for update;
  if sent.id is null or sent.sent_at < now() - policy.code_lasts or sent.tries >= policy.code_tries then
    raise exception 'This code is no longer valid. Request a new one.';
  end if;
  update private.text_codes c set tries = c.tries + 1 where c.id = sent.id;
  if code is null or sent.code_hash is distinct from private.code_hash(caller, btrim(code)) then
    return false;
  end if;
  update private.text_codes c set tries = policy.code_tries where c.id = sent.id;
  update public.text_consents c set confirmed_at = now()
  where c.person_id = caller and c.phone = sent.phone and c.stopped_at is null
    and not exists (select 1 from private.text_stops s where s.phone_hash = private.phone_hash(c.phone));
  return found;
end $$;
comment on function public.confirm_texts(text) is
  'The caller types in the code that was sent to their number. Returns whether it is the one, and the number has not replied STOP since; each try counts.';
grant execute on function public.confirm_texts(text) to authenticated;

create function private.keep_known_phone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.known_phones (trace, person_id) values (private.trace_of('phone', new.phone), new.person_id)
  on conflict do nothing;
  return null;
end $$;
comment on function private.keep_known_phone() is 'Trigger: the first account that confirms a number keeps being the one it makes known.';

create function private.stop_texts_to(number text, who text, person uuid default null) returns void
language sql security definer set search_path = '' as $$
  -- What a number replied is not told to who only named it: their consent stays as it is, unconfirmed.
  update public.text_consents c set stopped_at = now(), stopped_by = who
  where c.phone = number and (person is null or c.person_id = person) and c.stopped_by is distinct from 'reply'
    and (who = 'person' or c.confirmed_at is not null);
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Text messages were stopped.'
  where o.channel = 'sms' and o.recipient = number and o.status = 'waiting'
    and (person is null or o.person_id = person)
$$;
comment on function private.stop_texts_to(text, text, uuid) is
  'Stops all text messages to a number: for one person, or for everyone who uses it.';

create function public.stop_texts() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform private.stop_texts_to(c.phone, 'person', caller) from public.text_consents c where c.person_id = caller;
end $$;
comment on function public.stop_texts() is 'The caller gets no more text messages.';
grant execute on function public.stop_texts() to authenticated;

create function public.follow_text_reply(phone text, stops boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if stops then
    insert into private.text_stops (phone_hash) values (private.phone_hash(phone)) on conflict do nothing;
    perform private.stop_texts_to(phone, 'reply');
  else
    delete from private.text_stops s where s.phone_hash = private.phone_hash(phone);
    update public.text_consents c set stopped_at = null, stopped_by = null
    where c.phone = phone and c.stopped_by = 'reply';
  end if;
end $$;
comment on function public.follow_text_reply(text, boolean) is
  'STOP or START came from a number. START takes back a STOP alone: who has not agreed or confirmed, or has stopped on the account page, gets nothing.';
grant execute on function public.follow_text_reply(text, boolean) to service_role;
