create policy "Anyone reads ZIP codes" on public.zip_codes
  for select to anon, authenticated using (true);

create policy "Owners read the trees of a property" on public.property_trees
  for select to authenticated
  using (private.owns_property(property_id));

create policy "Readers of a tree read its history" on public.property_tree_events
  for select to authenticated
  using (exists (select 1 from public.property_trees t where t.id = tree_id));

-- A Pro reads the address an owner shared, as it was then, through lead_contact, and administrators through
-- admin_request, which leaves an audit row.
create policy "Owners read their own properties" on public.properties
  for select to authenticated
  using (owner_id = (select auth.uid()));
