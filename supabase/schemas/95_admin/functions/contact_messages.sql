create function public.send_contact_message(name text, email text, topic text, body text, answers uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  limits private.contact_limits;
  sender text := private.required_text(name, 'Your name', 120);
  address text := private.mail_address(email);
  words text := private.required_text(body, 'Your message', 4000);
  earlier uuid;
begin
  if topic is null or topic not in ('question', 'problem', 'account', 'press', 'other') then
    raise exception 'Choose what your message is about.';
  end if;
  select * into limits from private.contact_limits;
  -- Messages of one account, or from one mail address, wait for each other, so that none is counted or kept twice.
  perform pg_advisory_xact_lock(hashtextextended('contact:' || coalesce(auth.uid()::text, address), 0));
  select m.id into earlier from public.contact_messages m
  where lower(m.email) = address and m.body = words and m.created_at > now() - interval '1 day'
    and m.user_id is not distinct from auth.uid();
  if earlier is not null then
    return earlier;
  end if;
  -- Counted by who sends. Anybody can name a mail address, so counting those would shut its owner out.
  if auth.uid() is not null and (select count(*) from public.contact_messages m
      where m.user_id = auth.uid() and m.created_at > now() - interval '1 hour') >= limits.per_address_an_hour then
    raise exception 'You have sent several messages already. Please try again in an hour.' using hint = 'too_fast';
  end if;
  if auth.uid() is null then
    perform private.count_report('contact ' || private.caller_key(),
      case private.caller_key() when 'visitors' then limits.all_visitors_an_hour else limits.per_address_an_hour end,
      'hour');
  end if;
  insert into public.contact_messages (user_id, name, email, topic, body, follows_id, waits_since)
  values ((select p.id from public.profiles p where p.id = auth.uid() and p.deleted_at is null),
    sender, address, topic, words,
    (select coalesce(m.follows_id, m.id) from private.contact_replies r
      join public.contact_messages m on m.id = r.message_id where r.token = answers),
    now() - case when private.has_plan_feature(auth.uid(), 'prioritySupport') then interval '1 day' else interval '0' end)
  returning id into earlier;
  return earlier;
end $$;
comment on function public.send_contact_message(text, text, text, text, uuid) is
  'Anyone writes to us: topic is question, problem, account, press or other. The same words from the same address within a day are one message. answers: the token of a reply we sent, whose exchange the message goes on with; an unknown one starts a new exchange. A Pro whose plan has priority support counts as waiting a day longer. Returns its id.';
grant execute on function public.send_contact_message(text, text, text, text, uuid) to anon, authenticated;

create function private.contact_message_as_seen(message_id uuid, answered_seen timestamptz)
returns public.contact_messages
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  message public.contact_messages;
  colleague text;
begin
  select * into message from public.contact_messages m where m.id = message_id for update;
  if not found then
    raise exception 'This message does not exist.';
  end if;
  -- Programs that call this may know moments by the millisecond.
  if date_trunc('milliseconds', message.answered_at) is distinct from date_trunc('milliseconds', answered_seen) then
    select p.email into colleague from public.profiles p where p.id = message.answered_by and p.deleted_at is null;
    raise exception '% answered this message in the meantime. Read that answer first. What you wrote is still here.',
      case when message.answered_by = auth.uid() then 'You' else coalesce(colleague, 'A colleague') end using hint = 'answered_meanwhile';
  end if;
  return message;
end $$;
comment on function private.contact_message_as_seen(uuid, timestamptz) is
  'A contact message, locked, unless it was answered since the caller saw it last; answered_seen: when it had been answered then, or null.';

create function public.answer_contact_message(message_id uuid, note text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text;
  message public.contact_messages;
begin
  perform private.require_admin();
  why := private.required_text(note, 'A note', 1000);
  perform private.contact_message_as_seen(message_id, null);
  update public.contact_messages m set answered_at = now(), answered_by = auth.uid(), answer_note = why
  where m.id = message_id returning * into message;
  -- The words stay with the message; the trail says that it was answered, and names accounts, which can be erased from it.
  perform private.audit('contact_message.answer', 'contact_messages', message_id, null,
    jsonb_build_object('answered_at', message.answered_at) || case when message.user_id is null then '{}' else
      jsonb_build_object('name', 'Message from ' || message.name, 'user_id', message.user_id) end, why);
end $$;
comment on function public.answer_contact_message(uuid, text) is
  'An administrator notes that a message was answered, and how. Audited.';
grant execute on function public.answer_contact_message(uuid, text) to authenticated;

create function public.reply_to_contact_message(
  message_id uuid, body text, idempotency_key uuid, answered_seen timestamptz default null
)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb;
  words text;
  message public.contact_messages;
  reply private.contact_replies;
begin
  perform private.require_admin();
  answer := private.idempotent_result('reply_to_contact_message', idempotency_key);
  if answer is not null then
    return answer;
  end if;
  words := private.required_text(body, 'A reply', 4000);
  message := private.contact_message_as_seen(message_id, answered_seen);
  insert into private.contact_replies (message_id, author_id, body) values (message_id, auth.uid(), words) returning * into reply;
  update public.contact_messages m set answered_at = reply.created_at, answered_by = auth.uid(), answer_note = null
  where m.id = message_id;
  perform private.send_plain_mail('contact_reply', message.email, 'Our reply to your message',
    regexp_split_to_array(words, E'\n{2,}') || array[
      'You wrote to us on ' || to_char(message.created_at at time zone 'UTC', 'FMMonth FMDD, YYYY') || E':\n'
        || left(message.body, 1000) || case when length(message.body) > 1000 then '…' else '' end,
      'To answer, press the button instead of replying to this email, so that your answer is kept with your message.'],
    'Answer', '/contact#' || reply.token);
  -- The words stay with the message, as those of the sender do.
  perform private.audit('contact_message.reply', 'contact_messages', message_id, null,
    jsonb_build_object('answered_at', reply.created_at) || case when message.user_id is null then '{}' else
      jsonb_build_object('name', 'Message from ' || message.name, 'user_id', message.user_id) end, null);
  return private.save_idempotent_result('reply_to_contact_message', idempotency_key,
    jsonb_build_object('id', reply.id, 'answered_at', reply.created_at));
end $$;
comment on function public.reply_to_contact_message(uuid, text, uuid, timestamptz) is
  'An administrator answers a contact message by mail, which marks it as answered. answered_seen: when the message was answered as far as the caller knows, or null; refused when a colleague answered since. Audited without the words. Returns {id, answered_at}; a repeat with the same key returns the same.';
grant execute on function public.reply_to_contact_message(uuid, text, uuid, timestamptz) to authenticated;

create function public.contact_threads(message_ids uuid[]) returns table (
  message_id uuid, account_id uuid, account_type public.user_type, business_name text, is_sent_signed_in boolean, said jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  if cardinality(contact_threads.message_ids) > 100 then
    raise exception 'Request at most 100 messages.';
  end if;
  return query
    select m.id, p.id, p.user_type, v.business_name, m.user_id is not null,
      (select coalesce(jsonb_agg(s.entry order by s.at, s.entry ->> 'id'), '[]') from (
        select o.created_at as at, jsonb_build_object('id', o.id, 'by', 'sender', 'author', o.name, 'body', o.body, 'at', o.created_at) as entry
        from public.contact_messages o
        where o.id <> m.id and coalesce(m.follows_id, m.id) in (o.id, o.follows_id)
        union all
        select r.created_at, jsonb_build_object('id', r.id, 'by', 'admin',
          'author', (select a.email from public.profiles a where a.id = r.author_id and a.deleted_at is null),
          'body', r.body, 'at', r.created_at)
        from private.contact_replies r join public.contact_messages o on o.id = r.message_id
        where coalesce(m.follows_id, m.id) in (o.id, o.follows_id)
      ) s)
    from public.contact_messages m
    left join lateral (
      select a.id, a.user_type from public.profiles a
      where a.deleted_at is null and (a.id = m.user_id or (m.user_id is null and lower(a.email) = lower(m.email)))
      order by a.created_at, a.id limit 1
    ) p on true
    left join public.vendor_profiles v on v.vendor_id = p.id
    where m.id = any (contact_threads.message_ids);
end $$;
comment on function public.contact_threads(uuid[]) is
  'For administrators: what else was said in the exchanges of up to 100 contact messages, oldest first ([{id, by: sender or admin, author, body, at}]), and the account of each sender: the one it was sent from, or else the one with that mail address, which anybody can type.';
grant execute on function public.contact_threads(uuid[]) to authenticated;
