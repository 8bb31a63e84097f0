create policy "Participants and administrators read a conversation" on public.conversations
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the conversation read messages, administrators with a reason" on public.messages
  for select to authenticated
  using (
    exists (select 1 from public.conversations c where c.id = conversation_id)
    and (not (select private.is_admin()) or private.is_read_for_a_reason(conversation_id))
  );

create policy "Readers of the message read its attachments" on public.message_attachments
  for select to authenticated
  using (exists (select 1 from public.messages m where m.id = message_id));

create policy "Reporters read their own reports, administrators all" on public.message_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));

create policy "People upload attachments into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'message-attachments' and private.may_add_attachment(name));
create policy "Senders and readers of the message read its attachments" on storage.objects
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
