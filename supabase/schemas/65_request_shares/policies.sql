create policy "Owners read which links they gave out" on public.request_shares
  for select to authenticated using (owner_id = (select auth.uid()));
