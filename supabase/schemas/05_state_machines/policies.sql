create policy "A timeline belongs to its owner, its Pro and administrators" on public.state_events
  for select to authenticated
  using (
    vendor_id = (select auth.uid())
    -- What a Pro says about a lead in a claim is between the Pro and the product, and so is the refund.
    or (machine <> 'lead_credit_claim' and (machine, event) <> ('lead', 'credit') and exists (
      select 1 from public.service_requests r
      where r.id = state_events.request_id and r.owner_id = (select auth.uid())))
    or (select private.is_admin())
  );
