-- A flag says for whom it is and what is planned for when. One that cannot be read counts as off.
create policy "People read the flags that are on for them, administrators all" on public.feature_flags
  for select to anon, authenticated
  using ((select private.is_admin()) or private.is_flag_on(name, (select auth.uid()), now()));

create policy "Anyone reports an error as themselves" on public.error_logs
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));
create policy "Administrators read errors" on public.error_logs
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read kinds of errors" on public.error_groups
  for select to authenticated using ((select private.is_admin()));
create policy "Administrators read which releases errors came from" on public.error_group_releases
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read the audit trail" on public.admin_audit
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read who is to become one, or to be one no more" on public.admin_changes
  for select to authenticated using ((select private.is_admin()));

create policy "People read when they were viewed, administrators all" on public.viewings
  for select to authenticated
  using (person_id = (select auth.uid()) or (select private.is_admin()));

create policy "People read what they wrote to us, administrators all" on public.contact_messages
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Anyone reads notices while they are shown, administrators all" on public.announcements
  for select to anon, authenticated
  using (
    (withdrawn_at is null and now() between shown_from and shown_until) or (select private.is_admin())
  );

create policy "Administrators hear of reported errors" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) = 'admin:errors:' || (select auth.uid())::text
    and (select private.is_admin())
  );

create policy "Owners read what was written about their requests" on public.request_letters
  for select to authenticated using (owner_id = (select auth.uid()));
