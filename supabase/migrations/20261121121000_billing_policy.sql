-- The settings of tokens and plans.

create table public.billing_policy (
  id boolean primary key default true check (id),
  adjustment_limit int not null check (adjustment_limit >= 0),
  adjustment_window interval not null,
  choice_lasts interval not null,
  late_payment_lasts interval not null
);
-- An administrator who could raise the limit would need no second one, so it changes at the host alone.
comment on table public.billing_policy is
  'One row. adjustment_limit: tokens one administrator may move for one Pro within adjustment_window without a second; choice_lasts: how long a chosen plan waits for its activation; late_payment_lasts: how long a late payment is waited for. Changed with database access alone.';
insert into public.billing_policy (adjustment_limit, adjustment_window, choice_lasts, late_payment_lasts)
values (200, '24 hours', '14 days', '14 days');
alter table public.billing_policy enable row level security;
revoke all on public.billing_policy from anon, authenticated, service_role;
grant select on public.billing_policy to authenticated;
grant select on public.billing_policy to service_role;
create policy "Signed-in people read the settings of tokens and plans" on public.billing_policy
  for select to authenticated using (true);

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
