-- With an account, the payment provider's customer goes.
create function private.let_customer_go(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.checkouts c set is_open = false, ended_at = case when c.provider_session is null then now() end
  where c.vendor_id = person and c.is_open;
  insert into private.customer_erasures (vendor_id)
  select person where exists (select from private.checkouts c where c.vendor_id = person)
  on conflict do nothing;
end $$;
comment on function private.let_customer_go(uuid) is
  'A Pro''s account goes: pages for payments close, and the provider is asked to delete the customer, whom it may know since the first of them.';

create function public.finish_customer_erasure(vendor_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.provider_customers c using private.customer_erasures e
  where e.vendor_id = finish_customer_erasure.vendor_id and c.vendor_id = e.vendor_id;
  delete from private.customer_erasures e where e.vendor_id = finish_customer_erasure.vendor_id
$$;
comment on function public.finish_customer_erasure(uuid) is
  'The payment provider has deleted the customer of a deleted account.';
grant execute on function public.finish_customer_erasure(uuid) to service_role;
