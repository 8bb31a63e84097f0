-- One conversation a lead, between its owner and its Pro, and the messages in it.

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
comment on table public.conversations is
  'A conversation between an owner and a Pro about one request. Each side has read up to its own mark.';
create index conversations_owner_idx on public.conversations (owner_id, (coalesce(last_message_at, created_at)) desc);
create index conversations_vendor_idx on public.conversations (vendor_id, (coalesce(last_message_at, created_at)) desc);
create index conversations_request_idx on public.conversations (request_id);
-- Whoever writes has read, so these hold nothing but conversations with something unread.
create index conversations_owner_unread_idx on public.conversations (owner_id) where last_message_at > owner_read_at;
create index conversations_vendor_unread_idx on public.conversations (vendor_id) where last_message_at > vendor_read_at;
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
  body text not null check (length(body) <= 4000),
  masked boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.messages is
  'What participants wrote; an empty body stands with attachments. masked: contact details were taken out of it. removed_at: an administrator has taken it down after a report.';
create index messages_conversation_idx on public.messages (conversation_id, created_at desc, id desc);
create index messages_sender_idx on public.messages (sender_id, created_at desc);
alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated;
grant select on public.messages to authenticated;
grant all on public.messages to service_role;
create policy "Whoever reads the conversation reads its messages" on public.messages
  for select to authenticated
  using (exists (select 1 from public.conversations c where c.id = conversation_id));

create function private.takes_messages(lead public.lead_state) returns boolean
language sql immutable set search_path = '' as $$
  select lead not in ('offered', 'viewed', 'declined', 'expired', 'withdrawn', 'lost', 'credited')
$$;
comment on function private.takes_messages(public.lead_state) is
  'Whether a conversation is open: its lead was accepted and has not ended without the work.';
