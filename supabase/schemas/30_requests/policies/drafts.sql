create policy "Owners read their unsent requests" on public.request_drafts
  for select to authenticated using (owner_id = (select auth.uid()));
