create policy "Public for approved Pros, always for the Pro and administrators" on public.vendor_credentials
  for select to anon, authenticated
  using (
    vendor_id = (select auth.uid()) or (select private.is_admin()) or private.is_visible_vendor(vendor_id)
  );
create policy "Pros add their own credentials" on public.vendor_credentials
  for insert to authenticated with check (vendor_id = (select private.own_business()));
-- What once counted stays on record, even after the verification was withdrawn.
create policy "Pros remove their own credentials that never were verified" on public.vendor_credentials
  for delete to authenticated
  using (
    vendor_id = (select private.own_business()) and verified_at is null
    and not exists (
      select 1 from public.credential_decisions d
      where d.credential_id = vendor_credentials.id and d.decision <> 'rejected')
  );

create policy "Pros read their own documents, administrators all" on public.credential_documents
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read what was found, administrators all" on public.credential_decisions
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own reminders, administrators all" on public.credential_reminders
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros upload documents into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'vendor-documents' and private.may_store_document(name));
create policy "Documents are read by their Pro and administrators" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'vendor-documents'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_admin()))
  );
create policy "Pros remove their own documents while nothing rests on them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'vendor-documents' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.credential_documents d where d.path = name or name = any (d.earlier_paths))
  );
