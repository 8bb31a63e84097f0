-- Administrators read people through functions, which leave an audit row.
create policy "People read their own profile, administrators their colleagues'" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or ((select private.is_admin()) and private.was_administrator(id)));
create policy "People create their own profile, never as administrator" on public.profiles
  for insert to authenticated
  with check (
    id = (select auth.uid())
    and email = (select auth.jwt()) ->> 'email'
    and user_type in ('owner', 'vendor')
  );
create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and deleted_at is null)
  with check (id = (select auth.uid()));

create policy "People read their own deletion requests, administrators all" on public.account_deletions
  for select to authenticated
  using (person_id = (select auth.uid()) or (select private.is_admin()));
