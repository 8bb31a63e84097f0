-- Attachments from untrusted JSON. What the file is comes from storage, never from the sender.
create function private.parse_attachments(source jsonb, sender uuid)
returns table (place int, path text, name text, mime_type text, size_bytes int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  item jsonb;
  stored jsonb;
  taken text[] := '{}';
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
    if stored is null or not private.is_attachment_path(path) or path = any (taken)
      or exists (select 1 from public.message_attachments a where a.path = parse_attachments.path) then
      raise exception 'A file was not uploaded. Please add it again.' using hint = 'attachment_missing';
    end if;
    taken := taken || path;
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
  'Files a sender has uploaded under random names and not attached yet, in order: from a list of {path, name}, at most 5.';

create function private.has_room_for_attachments(folder text, coming int) returns boolean
language sql security definer set search_path = '' as $$
  select private.lock_folder('message-attachments', folder);
  select count(o.id) + coming <= l.files_at_most
    and count(o.id) filter (where o.created_at > now() - interval '1 day') + coming <= l.files_a_day
    and count(o.id) filter (where not exists (
      select 1 from public.message_attachments a where a.path = o.name)) + coming <= l.unsent_files_at_most
  from private.messaging_limits l
  left join storage.objects o
    on o.bucket_id = 'message-attachments' and o.name >= folder || '/' and o.name < folder || '0'
  group by l.files_at_most, l.files_a_day, l.unsent_files_at_most
$$;
comment on function private.has_room_for_attachments(text, int) is
  'Whether an account''s folder has room for so many more files for messages under private.messaging_limits.';

create function private.may_add_attachment(file text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_own_file_name(file, 'jpe?g|png|webp|pdf') is not true
    or not private.is_flag_on('messaging', auth.uid(), now())
    or not exists (
      select 1 from public.conversations c join public.leads l on l.id = c.lead_id
      where auth.uid() in (c.owner_id, c.vendor_id) and private.is_dealing(l)) then
    return false;
  end if;
  return private.has_room_for_attachments(auth.uid()::text, 1);
end $$;
comment on function private.may_add_attachment(text) is
  'Whether the caller may upload a file for a message under this name: in the own folder, with the ending of a photo or PDF, as a side of an open conversation, while messages are on, and not too many, as private.messaging_limits says.';
grant execute on function private.may_add_attachment(text) to authenticated;
