-- Photos and PDFs that go with a message: objects of a private bucket, each below its sender's folder.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('message-attachments', 'message-attachments', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;

insert into private.messaging_limits default values;
