create policy "Pros read their own payments, administrators all" on public.payments
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Administrators read the money ledger" on public.money_ledger
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read refunds" on public.payment_refunds
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read reconciliations" on public.payment_reconciliations
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read chargebacks" on public.chargebacks
  for select to authenticated using ((select private.is_admin()));
