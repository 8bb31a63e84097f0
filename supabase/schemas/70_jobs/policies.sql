create policy "Both sides and administrators read a job" on public.jobs
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the job see its photos" on public.job_photos
  for select to authenticated using (exists (select 1 from public.jobs j where j.id = job_id));

create policy "Pros read which of their jobs they marked as paid" on public.paid_jobs
  for select to authenticated using (vendor_id = (select auth.uid()));

create policy "Both sides and administrators read a change order" on public.job_change_orders
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the change order read its lines" on public.job_change_order_lines
  for select to authenticated
  using (exists (select 1 from public.job_change_orders o where o.id = change_order_id));
