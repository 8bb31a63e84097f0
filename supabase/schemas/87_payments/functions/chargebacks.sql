-- A Pro's bank may take a payment back from the provider, and give it back when it decides otherwise.
create function private.held_by_bank(payment uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(case m.credit when 'provider' then m.amount_cents else -m.amount_cents end), 0)
  from public.money_ledger m where m.payment_id = payment and m.chargeback_id is not null
$$;
comment on function private.held_by_bank(uuid) is 'What disputes of a payment have taken out of the account at the provider, in cents.';

create function private.take_back_disputed(payment public.payments, chargeback uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  bought public.token_ledger;
  taken int;
begin
  update public.payments p set state = 'disputed' where p.id = payment.id;
  if payment.subscription_id is not null then
    perform private.take_back_plan(payment, 'The bank disputes its payment', 'system');
    return;
  end if;
  select * into bought from public.token_ledger l where l.key = 'purchase:' || payment.purchase_id;
  if bought.id is null or private.is_taken_back(payment.id, bought.id) then
    return;
  end if;
  -- What is held belongs to offers that are running.
  taken := least(bought.posted_delta, (private.token_account(payment.vendor_id)).available);
  if taken > 0 then
    perform private.post_tokens(payment.vendor_id, 'adjust', -taken, null, 'The bank disputes the payment',
      'chargeback:' || chargeback);
  end if;
  if taken < bought.posted_delta then
    update public.chargebacks c set tokens_missing = bought.posted_delta - taken where c.id = chargeback;
    insert into public.token_debts (vendor_id, chargeback_id, tokens, reason)
    values (payment.vendor_id, chargeback, bought.posted_delta - taken, 'The bank disputes the payment');
  end if;
end $$;
comment on function private.take_back_disputed(public.payments, uuid) is
  'Takes back what a payment brought, because a bank has taken the money: the plan ends, or as many of the tokens go as are free, and the rest is owed.';

create function private.give_back_disputed(payment public.payments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.payments p set state = 'paid' where p.id = payment.id;
  -- First, or what comes back would pay it.
  delete from public.token_debts d using public.chargebacks c where c.payment_id = payment.id and d.chargeback_id = c.id;
  perform private.post_tokens(l.vendor_id, 'adjust', -l.posted_delta, null, 'The bank returned the payment',
    'chargeback_won:' || l.id, l.id)
  from public.token_ledger l join public.chargebacks c on l.key like 'chargeback:' || c.id || '%'
  where c.payment_id = payment.id and not exists (select 1 from public.token_ledger r where r.reverses_id = l.id);
  update public.chargebacks c set tokens_missing = 0 where c.payment_id = payment.id and c.tokens_missing > 0;
end $$;
comment on function private.give_back_disputed(public.payments) is
  'A bank has returned the money of a payment: the tokens that were taken for it come back, and the others are no longer owed.';

create function private.withdraw_refunds(payment uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('payment_refund', r.id, 'withdraw', 'system', 'The bank returned the money')
  from public.payment_refunds r where r.payment_id = payment and r.state in ('pending', 'approved');
end $$;
comment on function private.withdraw_refunds(uuid) is 'Money a bank has returned for good is not returned again.';

create function public.post_chargeback(
  charge text, provider_dispute text, cents int, reason text, outcome text, answer_by timestamptz,
  opened_at timestamptz, movements jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  reference text := private.provider_reference(provider_dispute);
  payment public.payments;
  before_row public.chargebacks;
  chargeback uuid;
  moved boolean;
  held bigint;
begin
  select * into payment from public.payments p where p.provider_charge = charge;
  if not found then
    raise exception 'This chargeback is of a payment that was not posted yet.';
  end if;
  if cents is null or cents < 1 or opened_at is null or coalesce(jsonb_typeof(movements), '') <> 'array' then
    raise exception 'A chargeback has an amount, a moment and a list of movements.';
  end if;
  perform private.lock_payer(payment.vendor_id);
  select * into payment from public.payments p where p.id = payment.id for update;
  select * into before_row from public.chargebacks c where c.provider_dispute = reference;
  insert into public.chargebacks as c (payment_id, provider_dispute, amount_cents, reason, outcome, answer_by, opened_at)
  values (payment.id, reference, cents, private.required_text(reason, 'The reason', 200), outcome, answer_by, opened_at)
  on conflict on constraint chargebacks_provider_dispute_key do update
  set outcome = coalesce(c.outcome, excluded.outcome), answer_by = excluded.answer_by
  returning c.id into chargeback;
  select coalesce(bool_or(private.post_money(payment.id,
      case when m.cents < 0 then private.sales_of(payment) else 'provider' end,
      case when m.cents < 0 then 'provider' else private.sales_of(payment) end,
      abs(m.cents), private.provider_reference(m.reference), m.at, chargeback)), false)
  into moved
  from jsonb_to_recordset(movements) m (reference text, cents int, at timestamptz);
  held := private.held_by_bank(payment.id);
  if held > 0 and payment.state = 'paid' then
    perform private.take_back_disputed(payment, chargeback);
  elsif held <= 0 and payment.state = 'disputed' then
    perform private.give_back_disputed(payment);
  end if;
  if held > 0 and exists (select 1 from public.chargebacks c where c.payment_id = payment.id and c.outcome = 'lost') then
    perform private.withdraw_refunds(payment.id);
    update public.payments p set state = 'charged_back' where p.id = payment.id and p.state in ('disputed', 'refunding');
  end if;
  if before_row.id is null then
    perform private.tell_of_chargeback(chargeback, 'chargeback_opened', 'chargeback_to_answer');
  end if;
  if outcome is not null and before_row.outcome is null then
    perform private.tell_of_chargeback(chargeback, 'chargeback_ended', 'chargeback_closed');
  end if;
  return moved or before_row.id is null or outcome is not null and before_row.outcome is null;
end $$;
comment on function public.post_chargeback(text, text, int, text, text, timestamptz, timestamptz, jsonb) is
  'How a bank''s dispute of a charge is at the payment provider: outcome won or lost, null while it is open, and what it moved, as [{reference, cents (negative: taken), at}]. Each movement is posted once. While the bank has the money, what it paid for is taken back, as far as it is there. Returns whether anything of it is new.';
grant execute on function public.post_chargeback(text, text, int, text, text, timestamptz, timestamptz, jsonb) to service_role;
