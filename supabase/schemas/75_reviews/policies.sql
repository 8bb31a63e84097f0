-- Everyone else reads reviews through vendor_reviews, which says neither who wrote one nor about which job.
create policy "Both sides of a job read its reviews, administrators all" on public.reviews
  for select to authenticated
  using (
    author_id = (select auth.uid())
    or (vendor_id = (select auth.uid()) and published_at is not null)
    or (state = 'published' and exists (
      select 1 from public.jobs j where j.id = job_id and j.owner_id = (select auth.uid())))
    or (select private.is_admin())
  );

create policy "Readers of a review see its photos" on public.review_photos
  for select to authenticated
  using (exists (select 1 from public.reviews v where v.id = review_id));

create policy "Owners add photos of their reviews, under a name that tells nobody's" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'tree-photos' and private.may_add_review_photo(name));
create policy "Anyone opens the photos of reviews that anyone may read" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'tree-photos' and starts_with(name, 'reviews/') and private.can_read_review_photo(name));
create policy "Photos of a review stay" on storage.objects
  as restrictive for delete to authenticated
  using (not exists (select 1 from public.review_photos p where p.path = name));

create policy "People read their own reports, administrators all" on public.review_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));
