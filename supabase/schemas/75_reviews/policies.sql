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

create policy "People read their own reports, administrators all" on public.review_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));
