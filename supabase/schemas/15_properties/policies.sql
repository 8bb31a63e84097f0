create policy "Anyone reads ZIP codes" on public.zip_codes
  for select to anon, authenticated using (true);

create policy "Owners and administrators read the trees of a property" on public.property_trees
  for select to authenticated
  using (private.owns_property(property_id) or (select private.is_admin()));

create policy "Whoever reads a tree reads its history" on public.property_tree_events
  for select to authenticated
  using (exists (select 1 from public.property_trees t where t.id = tree_id));

create policy "A property is read by its owner and Pros it was shared with" on public.properties
  for select to authenticated
  using (
    owner_id = (select auth.uid())
    or exists (
      select 1 from public.service_requests r join public.leads l on l.request_id = r.id
      where r.property_id = properties.id and l.vendor_id = (select auth.uid())
        and l.contact_shared_at is not null)
    or (select private.is_admin())
  );
