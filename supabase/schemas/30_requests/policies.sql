-- Reading a request as a Pro costs one look at one lead, however many leads the Pro has: exists () may be
-- planned as a hash of every lead of the caller, for the request itself and again for trees and photos.
create policy "Owners, Pros offered it and administrators read a request" on public.service_requests
  for select to authenticated
  using (
    owner_id = (select auth.uid())
    or (select true from public.leads l where l.request_id = service_requests.id and l.vendor_id = (select auth.uid())
      and private.still_reads_request(l))
    or (select private.is_admin())
  );

create policy "Readers of the request read its trees" on public.request_trees
  for select to authenticated
  using (exists (select 1 from public.service_requests r where r.id = request_id));

create policy "People who may see the place of a request see its photos" on public.request_photos
  for select to authenticated
  using (private.can_read_site(request_id) or private.has_opened_request(request_id));

create policy "Those who may still do the work read how to get there" on public.request_access
  for select to authenticated
  using (private.can_read_site(request_id));

create policy "People upload photos into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'tree-photos' and private.may_add_photo(name));
create policy "People see their own photos and those of work they may see" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'tree-photos'
    and (split_part(name, '/', 1) = (select auth.uid())::text or private.can_read_photo(name))
  );
create policy "People remove their own photos while nothing shows them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'tree-photos' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.request_photos p where p.path = name)
    and not exists (select 1 from public.job_photos p where p.path = name)
    and not exists (select 1 from public.quote_photos p where p.path = name)
    and not exists (
      select 1 from public.property_trees t join public.properties p on p.id = t.property_id
      where p.owner_id = (select auth.uid()) and name = any (t.photos))
  );

create policy "Administrators see which buckets exist" on storage.buckets
  for select to authenticated using ((select private.is_admin()));
