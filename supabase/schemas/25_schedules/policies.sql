create policy "Pros read their own hours, administrators all" on public.vendor_hours
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own special days, administrators all" on public.vendor_special_days
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own special hours, administrators all" on public.vendor_special_hours
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own blocked times, administrators all" on public.vendor_blocks
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros remove their own blocked times" on public.vendor_blocks
  for delete to authenticated using (vendor_id = (select private.own_business()));

create policy "Pros see whether they have a feed" on public.vendor_calendar_feeds
  for select to authenticated using (vendor_id = (select auth.uid()));
create policy "Pros close their own feed" on public.vendor_calendar_feeds
  for delete to authenticated using (vendor_id = (select private.own_business()));
