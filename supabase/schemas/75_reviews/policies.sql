-- A removed review stays readable as such, with the reason.
create policy "Visitors read published and removed reviews of Pros" on public.reviews
  for select to anon
  using (
    author_side = 'owner'
    and (state = 'published' or (state = 'removed' and published_at is not null))
  );
create policy "Accounts read what visitors read, their own, and their jobs'" on public.reviews
  for select to authenticated
  using (
    (author_side = 'owner'
      and (state = 'published' or (state = 'removed' and published_at is not null)))
    or author_id = (select auth.uid())
    or (state = 'published' and exists (
      select 1 from public.jobs j where j.id = job_id and (select auth.uid()) in (j.owner_id, j.vendor_id)))
    or (select private.is_admin())
  );

create policy "Readers of a review see its photos" on public.review_photos
  for select to anon, authenticated
  using (exists (select 1 from public.reviews v where v.id = review_id));

create policy "Readers of a review open its photos" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'tree-photos' and exists (select 1 from public.review_photos p where p.path = name));
create policy "Photos of a review stay" on storage.objects
  as restrictive for delete to authenticated
  using (not exists (select 1 from public.review_photos p where p.path = name));

create policy "People read their own reports, administrators all" on public.review_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));
