create policy "Pros read their own account, administrators all" on public.token_accounts
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own ledger, administrators all" on public.token_ledger
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read what they owe, administrators all" on public.token_debts
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Signed-in people read the settings of tokens and plans" on public.billing_policy
  for select to authenticated using (true);

create policy "Administrators read adjustments" on public.token_adjustments
  for select to authenticated using ((select private.is_admin()));

create policy "Anyone reads the packages of tokens" on public.token_packages
  for select to anon, authenticated using (true);

create policy "Pros read their own purchases, administrators all" on public.token_purchases
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
