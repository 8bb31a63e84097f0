create policy "Both sides and administrators read a quote" on public.quotes
  for select to authenticated
  using (
    vendor_id = (select auth.uid())
    or (owner_id = (select auth.uid()) and state <> 'draft')
    or (select private.is_admin())
  );

create policy "Readers of the quote read its lines" on public.quote_line_items
  for select to authenticated
  using (exists (select 1 from public.quotes q where q.id = quote_id));

create policy "Readers of the quote see its photos" on public.quote_photos
  for select to authenticated
  using (exists (select 1 from public.quotes q where q.id = quote_id));
