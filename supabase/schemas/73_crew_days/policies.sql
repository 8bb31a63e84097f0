create policy "Pros read which links they gave their crews" on public.crew_links
  for select to authenticated using (vendor_id = (select auth.uid()));

create policy "Pros read how their crews used a link" on public.crew_link_uses
  for select to authenticated using (vendor_id = (select auth.uid()));

create policy "Pros and administrators read the safety checklists of a job" on public.job_safety_checklists
  for select to authenticated using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "A crew sees the photos of its day" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'tree-photos' and name in (select private.crew_photos()));
create policy "A crew adds photos of finished work" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'tree-photos' and private.crew_may_add_photo(name));
