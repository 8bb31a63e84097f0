create policy "Visitors read approved Pros" on public.vendor_profiles
  for select to anon using (state = 'approved');
create policy "Accounts read approved Pros, their own and those they deal with" on public.vendor_profiles
  for select to authenticated
  using (
    state = 'approved'
    or vendor_id = (select auth.uid())
    or (state = 'paused'
      and vendor_id in (select l.vendor_id from public.leads l where l.owner_id = (select auth.uid())))
    or (select private.is_admin())
  );
create policy "Pros change their own business" on public.vendor_profiles
  for update to authenticated
  using (vendor_id = (select private.own_business())) with check (vendor_id = (select private.own_business()));

create policy "Pros read what they proposed" on public.business_proposals
  for select to authenticated using (vendor_id = (select auth.uid()));

create policy "Public for approved Pros, always for the Pro and administrators" on public.vendor_equipment
  for select to anon, authenticated
  using (
    vendor_id = (select auth.uid()) or (select private.is_admin()) or private.is_visible_vendor(vendor_id)
  );
create policy "Pros add their own equipment" on public.vendor_equipment
  for insert to authenticated with check (vendor_id = (select private.own_business()));
create policy "Pros change their own equipment" on public.vendor_equipment
  for update to authenticated
  using (vendor_id = (select private.own_business())) with check (vendor_id = (select private.own_business()));
create policy "Pros remove their own equipment" on public.vendor_equipment
  for delete to authenticated using (vendor_id = (select private.own_business()));

create policy "Pros read their own price list, administrators all" on public.vendor_prices
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros add their own prices" on public.vendor_prices
  for insert to authenticated with check (vendor_id = (select private.own_business()));
create policy "Pros change their own prices" on public.vendor_prices
  for update to authenticated
  using (vendor_id = (select private.own_business())) with check (vendor_id = (select private.own_business()));
create policy "Pros remove their own prices" on public.vendor_prices
  for delete to authenticated using (vendor_id = (select private.own_business()));

create policy "Pros read their own crew, administrators all" on public.vendor_crew
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros add their own people" on public.vendor_crew
  for insert to authenticated with check (vendor_id = (select private.own_business()));
create policy "Pros change their own people" on public.vendor_crew
  for update to authenticated
  using (vendor_id = (select private.own_business())) with check (vendor_id = (select private.own_business()));
create policy "Pros remove their own people" on public.vendor_crew
  for delete to authenticated using (vendor_id = (select private.own_business()));

create policy "Public for approved Pros, always for the Pro and administrators" on public.vendor_media
  for select to anon, authenticated
  using (
    vendor_id = (select auth.uid()) or (select private.is_admin()) or private.is_visible_vendor(vendor_id)
  );
create policy "Pros word their own captions" on public.vendor_media
  for update to authenticated
  using (vendor_id = (select private.own_business())) with check (vendor_id = (select private.own_business()));
create policy "Pros remove what they show" on public.vendor_media
  for delete to authenticated using (vendor_id = (select private.own_business()));

create policy "Pros upload media into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'vendor-media' and private.may_store_media(name));
create policy "Anyone sees media approved Pros show" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'vendor-media' and private.is_shown_media(name));
create policy "Pros and administrators see media whatever the standing" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'vendor-media'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_admin()))
  );
create policy "Pros remove their own media while they do not show it" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'vendor-media' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.vendor_media m where m.path = name)
  );
