create policy "Anyone reads plans" on public.subscription_plans
  for select to anon, authenticated using (true);

create policy "Pros read their own subscription, administrators all" on public.vendor_subscriptions
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Administrators read proposals about plans" on public.plan_proposals
  for select to authenticated using ((select private.is_admin()));
