-- Who may read and write photos.

create function private.can_read_photo(photo text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.request_photos p where p.path = photo and private.can_read_request(p.request_id))
    or exists (
      select 1 from public.job_photos p join public.jobs j on j.id = p.job_id
      where p.path = photo and auth.uid() in (j.owner_id, j.vendor_id))
    or private.is_admin()
$$;
comment on function private.can_read_photo(text) is
  'Whether a photo belongs to a request or job the caller may read.';
grant execute on function private.can_read_photo(text) to authenticated;

create policy "People upload photos into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'tree-photos' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Photos are read by whoever reads what they show" on storage.objects
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
  );

create policy "Administrators see which buckets exist" on storage.buckets
  for select to authenticated using ((select private.is_admin()));
