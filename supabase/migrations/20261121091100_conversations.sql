-- One conversation a lead, between its owner and its Pro.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null unique references public.leads (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  owner_read_at timestamptz not null default now(),
  vendor_read_at timestamptz not null default now(),
  last_message_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.conversations is 'A conversation between an owner and a Pro about one request.';
create index conversations_owner_idx on public.conversations (owner_id, last_message_at desc);
create index conversations_vendor_idx on public.conversations (vendor_id, last_message_at desc);
create index conversations_request_idx on public.conversations (request_id);
alter table public.conversations enable row level security;
revoke all on public.conversations from anon, authenticated;
grant select on public.conversations to authenticated;
grant all on public.conversations to service_role;
create policy "Participants and administrators read a conversation" on public.conversations
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid not null references public.profiles (id) on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null default now()
);
comment on table public.messages is 'What participants wrote. Contact details are masked until the owner shares them.';
create index messages_conversation_idx on public.messages (conversation_id, created_at desc);
create index messages_sender_idx on public.messages (sender_id, created_at desc);

create function private.is_participant(conversation uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.conversations c
    where c.id = conversation and auth.uid() in (c.owner_id, c.vendor_id)
  )
$$;
comment on function private.is_participant(uuid) is 'Whether the caller takes part in a conversation.';
grant execute on function private.is_participant(uuid) to authenticated;

alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated;
grant select on public.messages to authenticated;
grant all on public.messages to service_role;
create policy "Participants and administrators read messages" on public.messages
  for select to authenticated
  using (private.is_participant(conversation_id) or (select private.is_admin()));

-- Phone numbers, emails and links to chat services, before the owner shared contact.
create function private.mask_contact(body text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    regexp_replace(body, '[[:alnum:]._%+-]+@[[:alnum:].-]+\.[[:alpha:]]{2,}', '[email hidden]', 'g'),
    '(\+?1[ .-]?)?\(?[2-9][0-9]{2}\)?[ .-]?[0-9]{3}[ .-]?[0-9]{4}', '[phone hidden]', 'g')
$$;
comment on function private.mask_contact(text) is 'The text with email addresses and US phone numbers replaced.';

create function public.send_message(conversation_id uuid, body text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  answer jsonb := private.earlier_answer('send_message', idempotency_key);
  conversation public.conversations;
  lead public.leads;
  words text := private.required_text(body, 'A message', 4000);
  message public.messages;
begin
  if answer is not null then
    return answer;
  end if;
  select * into conversation from public.conversations c
  where c.id = conversation_id and caller in (c.owner_id, c.vendor_id);
  if not found then
    raise exception 'This conversation does not exist.';
  end if;
  if (select count(*) from public.messages m
      where m.sender_id = caller and m.created_at > now() - interval '1 minute') >= 30 then
    raise exception 'You are writing very fast. Please wait a moment.';
  end if;
  if caller = conversation.owner_id then
    lead := private.own_request_lead(conversation.lead_id);
    perform private.engage_lead(lead.id);
  else
    lead := private.own_lead(conversation.lead_id);
  end if;
  if lead.state in ('declined', 'expired', 'withdrawn', 'lost') then
    raise exception 'This conversation is closed.';
  end if;
  if lead.contact_shared_at is null then
    words := private.mask_contact(words);
  end if;
  insert into public.messages (conversation_id, sender_id, body)
  values (conversation_id, caller, words) returning * into message;
  update public.conversations c set last_message_at = message.created_at,
    owner_read_at = case when caller = c.owner_id then message.created_at else c.owner_read_at end,
    vendor_read_at = case when caller = c.vendor_id then message.created_at else c.vendor_read_at end
  where c.id = conversation_id;
  return private.record_answer('send_message', idempotency_key, to_jsonb(message));
end $$;
comment on function public.send_message(uuid, text, uuid) is
  'Writes a message as a participant; an owner''s first message engages the lead. Returns the message as stored.';
grant execute on function public.send_message(uuid, text, uuid) to authenticated;

create function public.mark_conversation_read(conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
begin
  update public.conversations c
  set owner_read_at = case when caller = c.owner_id then now() else c.owner_read_at end,
    vendor_read_at = case when caller = c.vendor_id then now() else c.vendor_read_at end
  where c.id = conversation_id and caller in (c.owner_id, c.vendor_id);
  if not found then
    raise exception 'This conversation does not exist.';
  end if;
end $$;
comment on function public.mark_conversation_read(uuid) is 'The caller has read a conversation up to now.';
grant execute on function public.mark_conversation_read(uuid) to authenticated;

create function public.my_conversations() returns table (
  id uuid, lead_id uuid, request_id uuid, request_number bigint, category public.service_category,
  other_name text, last_message text, last_message_at timestamptz, unread_count int, contact_shared boolean
)
language sql stable security definer set search_path = '' as $$
  select c.id, c.lead_id, c.request_id, r.number, r.category,
    case when c.owner_id = auth.uid() then v.business_name else r.contact_name end,
    (select m.body from public.messages m where m.conversation_id = c.id order by m.created_at desc limit 1),
    c.last_message_at,
    (select count(*)::int from public.messages m
      where m.conversation_id = c.id and m.sender_id <> auth.uid()
        and m.created_at > case when c.owner_id = auth.uid() then c.owner_read_at else c.vendor_read_at end),
    l.contact_shared_at is not null
  from public.conversations c
  join public.leads l on l.id = c.lead_id
  join public.service_requests r on r.id = c.request_id
  join public.vendor_profiles v on v.vendor_id = c.vendor_id
  where auth.uid() in (c.owner_id, c.vendor_id)
  order by coalesce(c.last_message_at, c.created_at) desc
  limit 200
$$;
comment on function public.my_conversations() is 'The caller''s conversations, latest first, with unread counts.';
grant execute on function public.my_conversations() to authenticated;
