create policy "Anyone reads the clocks of jobs, claims and disputes" on public.resolution_policy
  for select to anon, authenticated using (true);

create policy "Pros read their own claims, administrators all" on public.lead_credit_claims
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Both sides and administrators read a dispute" on public.job_disputes
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the dispute see which photos it has" on public.job_dispute_photos
  for select to authenticated using (exists (select 1 from public.job_disputes d where d.id = dispute_id));

create policy "Readers of the dispute see its photos" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'tree-photos' and exists (select 1 from public.job_dispute_photos p where p.path = name)
  );
create policy "Photos of a dispute stay" on storage.objects
  as restrictive for delete to authenticated
  using (not exists (select 1 from public.job_dispute_photos p where p.path = name));
