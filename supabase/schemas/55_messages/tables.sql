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
-- Writing counts as reading, so these hold only conversations with something unread.
create index conversations_owner_unread_idx on public.conversations (owner_id) where last_message_at > owner_read_at;
create index conversations_vendor_unread_idx on public.conversations (vendor_id) where last_message_at > vendor_read_at;
create index conversations_latest_idx on public.conversations (last_message_at desc nulls last, id desc);
alter table public.conversations enable row level security;
revoke all on public.conversations from anon, authenticated;
grant select on public.conversations to authenticated;
grant all on public.conversations to service_role;

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

create function private.is_attachment_path(path text) returns boolean
language sql immutable set search_path = '' as $$
  select path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp|pdf)$'
$$;
comment on function private.is_attachment_path(text) is
  'Whether a file lies in somebody''s folder under a random name, so that its path tells the other side nothing: what the sender calls the file is its name, which is masked.';

create table public.message_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  position int not null check (position between 1 and 5),
  path text not null unique check (private.is_attachment_path(path)),
  name text not null check (length(name) between 1 and 120),
  mime_type text not null,
  size_bytes int not null check (size_bytes >= 0),
  created_at timestamptz not null default now(),
  unique (message_id, position)
);
comment on table public.message_attachments is
  'Files of a message: objects of the message-attachments bucket, under random names. name is what the sender calls the file; type and size are what storage found.';
alter table public.message_attachments enable row level security;
revoke all on public.message_attachments from anon, authenticated;
grant select on public.message_attachments to authenticated;
grant all on public.message_attachments to service_role;

-- Writing a message: who may, how fast, and what is hidden before contact is shared.
create table private.messaging_limits (
  only_row boolean primary key default true check (only_row),
  a_minute int not null default 30,
  a_minute_in_one int not null default 20,
  new_contacts_a_day int not null default 60,
  reports_a_day int not null default 20,
  files_a_day int not null default 60,
  files_at_most int not null default 1000,
  unsent_files_at_most int not null default 20
);
comment on table private.messaging_limits is
  'How much one person may write: messages a minute, in one conversation, first messages to someone new, reports and files a day; how many files an account keeps, and how many of them in no message.';

-- What somebody wrote, where the text others read has contact details taken out of it.
create table private.written_texts (
  place text not null,
  subject text not null,
  field text not null,
  words text not null,
  writer_id uuid not null references public.profiles (id) on delete cascade,
  request_id uuid,
  vendor_id uuid,
  primary key (subject, place, field)
);
comment on table private.written_texts is
  'Texts as written: of a column (place, field) and row (subject, its key) that hold the masked form for everyone else. Read by the writer, and by the other side of the request while contact is shared; request_id is null for what a Pro writes for the public, vendor_id for what is not between the owner and one Pro. A text without contact details has no row here.';
create index written_texts_writer_idx on private.written_texts (writer_id);
create index written_texts_request_idx on private.written_texts (request_id);
create index written_texts_vendor_idx on private.written_texts (vendor_id);

-- Reports of messages: a participant says what is wrong, an administrator decides.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  outcome text check (outcome in ('removed', 'dismissed')),
  resolution text check (length(resolution) between 1 and 1000),
  resolved_by uuid references public.profiles (id) on delete set null,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  unique (message_id, reporter_id),
  check ((outcome is null) = (resolved_at is null))
);
comment on table public.message_reports is
  'Complaints about messages. Open while outcome is null; then the message was removed, or the report dismissed, with a resolution in words.';
create index message_reports_open_idx on public.message_reports (created_at, id) where outcome is null;
create index message_reports_reporter_idx on public.message_reports (reporter_id, created_at desc);
create index message_reports_resolved_by_idx on public.message_reports (resolved_by);
alter table public.message_reports enable row level security;
revoke all on public.message_reports from anon, authenticated;
-- Not which administrator decided.
grant select (id, message_id, reporter_id, reason, outcome, resolution, resolved_at, created_at)
  on public.message_reports to authenticated;
grant all on public.message_reports to service_role;
