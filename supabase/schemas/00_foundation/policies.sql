create policy "People listen to their own channel" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);
