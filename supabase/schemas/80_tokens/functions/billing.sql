create function private.billing_rules() returns public.billing_policy
language sql stable security definer set search_path = '' as $$
  select p from public.billing_policy p
$$;
comment on function private.billing_rules() is 'The settings of tokens and plans.';

create function private.require_payments(vendor uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_flag_on('payment_processing', vendor, now()) then
    raise exception 'Payments are switched off.' using errcode = '42501', hint = 'payments_off';
  end if;
end $$;
comment on function private.require_payments(uuid) is 'Refuses (42501) unless payments are switched on for a Pro.';

create function private.provider_reference(reference text) returns text
language sql immutable set search_path = '' as $$
  select private.required_text(reference, 'The reference of the payment', 200)
$$;
comment on function private.provider_reference(text) is 'What the payment provider calls a payment, from untrusted text.';
