create function public.send_contact_message(name text, email text, topic text, body text) returns uuid
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
  insert into public.contact_messages (user_id, name, email, topic, body, waits_since)
  values ((select p.id from public.profiles p where p.id = auth.uid() and p.deleted_at is null),
    sender, address, topic, words,
    now() - case when private.has_plan_feature(auth.uid(), 'prioritySupport') then interval '1 day' else interval '0' end)
  returning id into earlier;
  return earlier;
end $$;
comment on function public.send_contact_message(text, text, text, text) is
  'Anyone writes to us: topic is question, problem, account, press or other. The same words from the same address within a day are one message. A Pro whose plan has priority support counts as waiting a day longer. Returns its id.';
grant execute on function public.send_contact_message(text, text, text, text) to anon, authenticated;

create function public.answer_contact_message(message_id uuid, note text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text;
  message public.contact_messages;
begin
  perform private.require_admin();
  why := private.required_text(note, 'A note', 1000);
  update public.contact_messages m set answered_at = now(), answered_by = auth.uid(), answer_note = why
  where m.id = message_id returning * into message;
  if not found then
    raise exception 'This message does not exist.';
  end if;
  -- The words stay with the message; the trail says that it was answered, and names accounts, which can be erased from it.
  perform private.audit('contact_message.answer', 'contact_messages', message_id, null,
    jsonb_build_object('answered_at', message.answered_at) || case when message.user_id is null then '{}' else
      jsonb_build_object('name', 'Message from ' || message.name, 'user_id', message.user_id) end, why);
end $$;
comment on function public.answer_contact_message(uuid, text) is
  'An administrator notes that a message was answered, and how. Audited.';
grant execute on function public.answer_contact_message(uuid, text) to authenticated;
