-- Photos and PDFs that go with a message: objects of a private bucket, each below its sender's folder.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('message-attachments', 'message-attachments', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;

create table public.message_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  position int not null check (position between 1 and 5),
  path text not null unique,
  name text not null check (length(name) between 1 and 120),
  mime_type text not null,
  size_bytes int not null check (size_bytes >= 0),
  created_at timestamptz not null default now(),
  unique (message_id, position)
);
comment on table public.message_attachments is
  'Files of a message: objects of the message-attachments bucket. name is what the sender calls the file; type and size are what storage found.';
alter table public.message_attachments enable row level security;
revoke all on public.message_attachments from anon, authenticated;
grant select on public.message_attachments to authenticated;
grant all on public.message_attachments to service_role;
create policy "Whoever reads the message reads its attachments" on public.message_attachments
  for select to authenticated
  using (exists (select 1 from public.messages m where m.id = message_id));

-- Attachments from untrusted JSON. What the file is comes from storage, never from the sender.
create function private.parse_attachments(source jsonb, sender uuid)
returns table (place int, path text, name text, mime_type text, size_bytes int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  item jsonb;
  stored jsonb;
begin
  if source is null or source = 'null'::jsonb then
    return;
  end if;
  if jsonb_typeof(source) <> 'array' or jsonb_array_length(source) > 5 then
    raise exception 'At most 5 files can be sent with a message.';
  end if;
  place := 0;
  for item in select * from jsonb_array_elements(source) loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Each attachment needs a path and a name.';
    end if;
    place := place + 1;
    path := private.json_text(item, 'path', 'The path of a file', 400);
    name := private.required_text(private.json_text(item, 'name', 'The name of a file', 120), 'The name of a file', 120);
    select o.metadata into stored from storage.objects o
    where o.bucket_id = 'message-attachments' and o.name = path and split_part(path, '/', 1) = sender::text;
    if stored is null or exists (select 1 from public.message_attachments a where a.path = parse_attachments.path) then
      raise exception 'A file has not arrived. Please add it again.' using hint = 'attachment_missing';
    end if;
    mime_type := stored ->> 'mimetype';
    size_bytes := (stored ->> 'size')::numeric::int;
    if mime_type is null or size_bytes is null or size_bytes > 10485760
      or mime_type not in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf') then
      raise exception 'Only photos and PDFs of up to 10 MB can be sent.';
    end if;
    return next;
  end loop;
end $$;
comment on function private.parse_attachments(jsonb, uuid) is
  'Files a sender has uploaded and not attached yet, in order: from a list of {path, name}, at most 5.';

create policy "People upload attachments into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'message-attachments' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Attachments are read by their sender and whoever reads the message" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'message-attachments'
    and (
      split_part(name, '/', 1) = (select auth.uid())::text
      or exists (select 1 from public.message_attachments a where a.path = objects.name)
    )
  );
create policy "People remove their own attachments while no message shows them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'message-attachments' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.message_attachments a where a.path = objects.name)
  );
