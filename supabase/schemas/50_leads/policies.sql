create policy "Both sides of a lead and administrators read it" on public.leads
  for select to authenticated
  using (
    vendor_id = (select auth.uid()) or owner_id = (select auth.uid()) or (select private.is_admin())
  );
