create policy "Owners read which Pros they saved" on public.saved_vendors
  for select to authenticated using (owner_id = (select auth.uid()));
