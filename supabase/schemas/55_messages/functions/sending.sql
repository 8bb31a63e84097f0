create function private.takes_messages(lead public.lead_state) returns boolean
language sql immutable set search_path = '' as $$
  select lead not in ('offered', 'viewed', 'declined', 'expired', 'withdrawn', 'lost', 'credited')
$$;
comment on function private.takes_messages(public.lead_state) is
  'Whether a conversation is open: its lead was accepted and has not ended without the work.';

create function private.check_pace(sender uuid, conversation uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits private.messaging_limits;
  written int;
  written_here int;
begin
  select * into strict limits from private.messaging_limits;
  select count(*), count(*) filter (where m.conversation_id = conversation) into written, written_here
  from public.messages m where m.sender_id = sender and m.created_at > now() - interval '1 minute';
  if written >= limits.a_minute or written_here >= limits.a_minute_in_one then
    raise exception 'You are sending messages too quickly. Please wait a moment.' using hint = 'too_fast';
  end if;
  if exists (select 1 from public.messages m where m.conversation_id = conversation and m.sender_id = sender) then
    return;
  end if;
  if (select count(distinct m.conversation_id) from public.messages m
      where m.sender_id = sender and m.created_at > now() - interval '1 day') >= limits.new_contacts_a_day then
    raise exception 'You have contacted many people today. Please contact new people tomorrow.' using hint = 'too_fast';
  end if;
end $$;
comment on function private.check_pace(uuid, uuid) is
  'Refuses a message of someone who writes too fast, or to too many new people a day.';

create function private.shared_ending(first text, second text) returns int
language plpgsql immutable set search_path = '' as $$
declare
  shortest int := 0;
  longest int := least(length(first), length(second));
  middle int;
begin
  while shortest < longest loop
    middle := (shortest + longest + 1) / 2;
    if right(first, middle) = right(second, middle) then
      shortest := middle;
    else
      longest := middle - 1;
    end if;
  end loop;
  return shortest;
end $$;
comment on function private.shared_ending(text, text) is 'With how many characters in common two texts end.';

-- A number parted over several messages is one for who reads them: its last part is hidden.
create function private.mask_message(conversation uuid, sender uuid, written text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  alone text := private.mask_contact(written);
  before text := private.plain_text((
    select right(string_agg(m.body, E'\n' order by m.created_at, m.id), 200)
    from (
      select o.body, o.created_at, o.id from public.messages o
      where o.conversation_id = conversation and o.sender_id = sender and o.created_at > now() - interval '1 day'
      order by o.created_at desc, o.id desc limit 12
    ) m));
  plain text := private.plain_text(alone);
  together text := private.mask_phones(before || E'\n' || plain);
  rest text;
begin
  if together is null or together = private.mask_phones(before) || E'\n' || plain then
    return alone;
  end if;
  rest := right(plain, private.shared_ending(substr(plain, 2), together));
  -- As it was written, where that is as long as it is read.
  if private.plain_text(right(alone, length(rest))) = rest then
    rest := right(alone, length(rest));
  end if;
  return '[phone hidden]' || rest;
end $$;
comment on function private.mask_message(uuid, uuid, text) is
  'A message as the other side reads it before contact is shared: as private.mask_contact has it, and without the end of a phone number that the sender''s latest messages began.';

create function private.bare_name(file text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(file, '\.(jpe?g|png|webp|heic|pdf)$', '', 'i')
$$;
comment on function private.bare_name(text) is 'The name of a file without its ending.';

-- Names are read with the message, one below the other: 512.pdf, 555.pdf, 0142.pdf.
create function private.names_tell_number(conversation uuid, sender uuid, written text, names text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.plain_text(private.mask_message(conversation, sender,
      concat_ws(E'\n', nullif(written, ''), string_agg(private.bare_name(n.name), E'\n' order by n.place))))
    is distinct from private.plain_text(concat_ws(E'\n', nullif(private.mask_message(conversation, sender, written), ''),
      string_agg(private.mask_contact(private.bare_name(n.name)), E'\n' order by n.place)))
  from unnest(names) with ordinality n (name, place)
$$;
comment on function private.names_tell_number(uuid, uuid, text, text[]) is
  'Whether names of files give away, together with each other and the message, what none does alone.';

create function private.message_answer(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(m) || jsonb_build_object('attachments', private.attachments_of(m.id, m.sender_id))
    || private.as_written('messages', m.id::text, m.sender_id)
  from public.messages m where m.id = message
$$;
comment on function private.message_answer(uuid) is 'What send_message answers: the message as its sender wrote it, with its files.';

create function public.send_message(
  conversation_id uuid, body text, idempotency_key uuid, attachments jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  answer jsonb := private.idempotent_result('send_message', idempotency_key);
  conversation public.conversations;
  lead public.leads;
  written text := coalesce(private.clean_text(body, 'A message', 4000), '');
  words text;
  names text[];
  is_hidden boolean := false;
  are_names_hidden boolean := false;
  message public.messages;
begin
  if answer is not null then
    return private.message_answer((answer ->> 'id')::uuid);
  end if;
  if not private.is_flag_on('messaging', caller, now()) then
    raise exception 'Messages are turned off at the moment.' using hint = 'turned_off';
  end if;
  if written = '' and (attachments is null or attachments in ('null'::jsonb, '[]'::jsonb)) then
    raise exception 'A message is required.';
  end if;
  select * into conversation from public.conversations c
  where c.id = conversation_id and caller in (c.owner_id, c.vendor_id);
  if not found then
    raise exception 'This conversation does not exist.';
  end if;
  if caller = conversation.owner_id then
    lead := private.own_request_lead(conversation.lead_id);
  else
    lead := private.own_lead(conversation.lead_id);
  end if;
  if not private.is_dealing(lead) then
    raise exception 'This conversation is closed.' using hint = 'conversation_closed';
  end if;
  perform private.check_pace(caller, conversation_id);
  if caller = conversation.owner_id then
    perform private.engage_lead(lead.id);
  end if;
  names := array(select f.name from private.parse_attachments(attachments, caller) f order by f.place);
  words := written;
  if not private.contact_is_shared(lead) then
    words := left(private.mask_message(conversation_id, caller, written), 4000);
    are_names_hidden := private.names_tell_number(conversation_id, caller, written, names);
    is_hidden := words <> written or are_names_hidden;
  end if;
  select * into conversation from public.conversations c where c.id = conversation_id for update;
  -- Later than every message before it, also when two were begun at the same moment.
  insert into public.messages (conversation_id, sender_id, body, masked, created_at)
  values (conversation_id, caller, words, is_hidden,
    greatest(now(), conversation.last_message_at + interval '1 microsecond'))
  returning * into message;
  if words <> written then
    perform private.keep_as_written('messages', to_jsonb(message), 'body', written, words);
  end if;
  insert into public.message_attachments (message_id, position, path, name, mime_type, size_bytes)
  select message.id, f.place, f.path,
    case when private.contact_is_shared(lead) then f.name
      when are_names_hidden then '[phone hidden]' || substr(f.name, length(private.bare_name(f.name)) + 1)
      else left(private.mask_contact(f.name), 120) end,
    f.mime_type, f.size_bytes
  from private.parse_attachments(attachments, caller) f;
  perform private.keep_as_written('message_attachments', to_jsonb(a), 'name', names[a."position"], a.name)
  from public.message_attachments a where a.message_id = message.id and a.name <> names[a."position"];
  update public.conversations c set last_message_at = message.created_at,
    owner_read_at = case when caller = c.owner_id then message.created_at else c.owner_read_at end,
    vendor_read_at = case when caller = c.vendor_id then message.created_at else c.vendor_read_at end
  where c.id = conversation_id;
  -- The words stay with the message, from which they can be removed.
  perform private.save_idempotent_result('send_message', idempotency_key, jsonb_build_object('id', message.id));
  return private.message_answer(message.id);
end $$;
comment on function public.send_message(uuid, text, uuid, jsonb) is
  'Writes a message as a participant, with up to 5 uploaded files of {path, name}; an owner''s first message engages the lead. Returns the message as stored, with attachments; masked says that contact details were taken out of it.';
grant execute on function public.send_message(uuid, text, uuid, jsonb) to authenticated;
