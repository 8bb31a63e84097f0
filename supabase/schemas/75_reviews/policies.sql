create policy "Anyone reads published reviews of Pros" on public.reviews
  for select to anon, authenticated using (state = 'published' and author_side = 'owner');
create policy "Authors read their review, both sides once it is published" on public.reviews
  for select to authenticated
  using (
    author_id = (select auth.uid())
    or (state = 'published' and exists (
      select 1 from public.jobs j where j.id = job_id and (select auth.uid()) in (j.owner_id, j.vendor_id)))
    or (select private.is_admin())
  );
create policy "Anyone reads that a published review was removed, and why" on public.reviews
  for select to anon, authenticated
  using (state = 'removed' and author_side = 'owner' and published_at is not null);

create policy "People read their own reports, administrators all" on public.review_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));
