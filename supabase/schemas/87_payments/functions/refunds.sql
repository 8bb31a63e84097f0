-- Money goes back when two administrators want it to, or when it paid for nothing.
create function private.return_payment(payment public.payments) returns void
language plpgsql security definer set search_path = '' as $$
declare
  refund uuid;
begin
  insert into public.payment_refunds (payment_id, amount_cents, reason, state, decided_at)
  values (payment.id, payment.amount_cents, 'There was nothing left to pay for', 'approved', now())
  returning id into refund;
  perform private.tell_of_refund(refund, 'There was nothing left for this payment to pay for.');
  update public.payments p set state = 'refunding' where p.id = payment.id;
end $$;
comment on function private.return_payment(public.payments) is
  'A payment that paid for nothing goes back: the order was paid already, or had ended.';

create function private.payment_in_words(state public.payment_state) returns text
language sql immutable set search_path = '' as $$
  select replace(state::text, '_', ' ')
$$;
comment on function private.payment_in_words(public.payment_state) is 'The state of a payment in a sentence.';

create function private.propose_refund(
  payment public.payments, cents bigint, way public.payment_settlement, why text, act text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  proposal uuid;
begin
  if exists (
    select 1 from public.payment_refunds r where r.payment_id = payment.id and r.state in ('pending', 'approved')) then
    raise exception 'There is an open refund for this payment already.';
  end if;
  insert into public.payment_refunds (payment_id, amount_cents, reason, settlement, proposed_by)
  values (payment.id, cents, why, way, auth.uid()) returning id into proposal;
  perform private.record_first_event('payment_refund', proposal, 'propose', 'admin', why);
  perform private.audit(act, 'payment_refunds', proposal, null,
    (select to_jsonb(r) from public.payment_refunds r where r.id = proposal) || jsonb_build_object('vendor_id', payment.vendor_id),
    why);
  return proposal;
end $$;
comment on function private.propose_refund(public.payments, bigint, public.payment_settlement, text, text) is
  'Puts a refund of a locked payment, or how one that failed is settled, before another administrator. Refuses while one is open. Audited. Returns the proposal.';

create function public.propose_payment_refund(payment_id uuid, reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  payment public.payments;
begin
  select * into payment from public.payments p where p.id = payment_id for update;
  if not found then
    raise exception 'This payment does not exist.';
  end if;
  if payment.state <> 'paid' then
    raise exception 'This payment is %, so it cannot be refunded.', private.payment_in_words(payment.state);
  end if;
  return private.propose_refund(
    payment, payment.amount_cents - private.refunded_cents(payment), null, why, 'payment.propose');
end $$;
comment on function public.propose_payment_refund(uuid, text) is
  'An administrator proposes to refund a payment, or what of it was not returned before, with a reason; another one decides. Audited. Returns the proposal.';
grant execute on function public.propose_payment_refund(uuid, text) to authenticated;

create function private.is_taken_back(payment uuid, entry bigint) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.token_ledger l
    where (l.reverses_id = entry
        or l.key in (select 'refund:' || r.id from public.payment_refunds r where r.payment_id = payment))
      and not exists (select 1 from public.token_ledger back where back.reverses_id = l.id))
$$;
comment on function private.is_taken_back(uuid, bigint) is
  'Whether the tokens a payment brought, by an entry of the ledger, were taken back and not given back since.';

create function private.take_back_tokens(payment public.payments, refund uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry public.token_ledger;
  account public.token_accounts := private.token_account(payment.vendor_id);
begin
  select * into entry from public.token_ledger l where l.key = 'purchase:' || payment.purchase_id;
  if entry.id is null or private.is_taken_back(payment.id, entry.id) then
    return;
  end if;
  if account.available < entry.posted_delta then
    raise exception 'This Pro has only % tokens that are not held.', account.available;
  end if;
  perform private.post_tokens(payment.vendor_id, 'adjust', -entry.posted_delta, null, why, 'refund:' || refund,
    -- An entry is reversed once. They may have come back since.
    case when not exists (select 1 from public.token_ledger l where l.reverses_id = entry.id) then entry.id end);
end $$;
comment on function private.take_back_tokens(public.payments, uuid, text) is
  'Reverses the tokens a payment brought, unless they were before. Refuses when the Pro has spent them.';

create function private.take_back_plan(payment public.payments, why text, actor text default 'admin') returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- An earlier period has been used; only the running one is taken back.
  if exists (select 1 from public.payments p
      where p.subscription_id = payment.subscription_id and p.state = 'paid' and p.charged_at > payment.charged_at) then
    return;
  end if;
  perform private.transition('subscription', s.id, 'cancel', actor, why)
  from public.vendor_subscriptions s where s.id = payment.subscription_id and s.state in ('active', 'past_due');
end $$;
comment on function private.take_back_plan(public.payments, text, text) is 'Ends the plan whose latest payment goes back.';

create function public.propose_refund_settlement(refund_id uuid, settlement public.payment_settlement, reason text)
returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  failed public.payment_refunds;
  payment public.payments;
begin
  select * into failed from public.payment_refunds r where r.id = refund_id;
  select * into payment from public.payments p where p.id = failed.payment_id for update;
  if not found then
    raise exception 'This refund does not exist.';
  end if;
  select * into failed from public.payment_refunds r where r.id = refund_id;
  if failed.state <> 'failed' or payment.state <> 'paid' then
    raise exception 'Only a refund that failed can be settled.';
  end if;
  if settlement is null then
    raise exception 'Say how this refund is settled.';
  end if;
  return private.propose_refund(payment, failed.amount_cents, settlement, why, 'payment.propose_settlement');
end $$;
comment on function public.propose_refund_settlement(uuid, public.payment_settlement, text) is
  'An administrator proposes how a refund that failed ends, without the payment provider: the money went back another way (paid_otherwise), or it stays (kept). The reason is shown to the Pro; another administrator decides with decide_payment_refund. Audited. Returns the proposal.';
grant execute on function public.propose_refund_settlement(uuid, public.payment_settlement, text) to authenticated;

create function private.give_back_refunded(payment public.payments) returns void
language sql security definer set search_path = '' as $$
  select private.post_tokens(l.vendor_id, 'adjust', -l.posted_delta, null, 'The payment was not refunded',
    'refund_kept:' || l.id, l.id)
  from public.payment_refunds r join public.token_ledger l on l.key = 'refund:' || r.id
  where r.payment_id = payment.id and not exists (select 1 from public.token_ledger b where b.reverses_id = l.id)
$$;
comment on function private.give_back_refunded(public.payments) is
  'The money of a payment stays: the tokens that were taken back for its refund return. A plan that ended stays so.';

create function private.settle_refund(refund public.payment_refunds, payment public.payments, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('payment_refund', r.id, 'settle', 'admin', why)
  from public.payment_refunds r where r.id = refund.id or r.payment_id = payment.id and r.state = 'failed';
  if refund.settlement = 'kept' then
    perform private.give_back_refunded(payment);
  else
    perform private.post_money(payment.id, private.sales_of(payment), 'own_bank', refund.amount_cents,
      'settlement:' || refund.id, now());
    update public.payments p set state = 'refunded'
    where p.id = payment.id and p.amount_cents <= private.refunded_cents(payment);
  end if;
  perform private.tell_of_settlement(refund.id);
end $$;
comment on function private.settle_refund(public.payment_refunds, public.payments, text) is
  'A settlement was approved: every failed refund of its payment ends with it, the ledgers follow, and the Pro hears of it.';

create function public.decide_payment_refund(refund_id uuid, decision text, reason text)
returns public.payment_refund_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  payment public.payments;
  refund public.payment_refunds;
  is_settling boolean;
begin
  if decision is null or decision not in ('approve', 'refuse', 'withdraw') then
    raise exception 'Unknown decision.';
  end if;
  select p.* into payment from public.payments p join public.payment_refunds r on r.payment_id = p.id where r.id = refund_id;
  if not found then
    raise exception 'This refund does not exist.';
  end if;
  perform private.lock_payer(payment.vendor_id);
  select * into refund from public.payment_refunds r where r.id = refund_id for update;
  select * into payment from public.payments p where p.id = refund.payment_id for update;
  if refund.proposed_by is null then
    raise exception 'This refund needs no decision.';
  end if;
  if (refund.proposed_by = admin) <> (decision = 'withdraw') then
    raise exception '%', case decision when 'withdraw' then 'Only who proposed a refund can withdraw it.'
      else 'Another administrator must decide about what you proposed.' end using errcode = '42501';
  end if;
  if decision = 'approve' and payment.state <> 'paid' then
    raise exception 'This payment is %, so it cannot be refunded.', private.payment_in_words(payment.state);
  end if;
  if decision = 'approve' then
    perform private.assert_still_admin(refund.proposed_by);
  end if;
  is_settling := decision = 'approve' and refund.settlement is not null;
  if is_settling then
    perform private.settle_refund(refund, payment, why);
  else
    perform private.transition('payment_refund', refund_id, decision, 'admin', why);
  end if;
  update public.payment_refunds r
  set decided_by = admin, decided_at = now(), decision_reason = why where r.id = refund_id;
  if decision = 'approve' and not is_settling then
    if payment.purchase_id is not null then
      perform private.take_back_tokens(payment, refund_id, 'Refunded: ' || refund.reason);
    else
      perform private.take_back_plan(payment, 'Refunded: ' || refund.reason);
    end if;
    update public.payments p set state = 'refunding' where p.id = payment.id;
  end if;
  if decision <> 'withdraw' and refund.settlement is null then
    perform private.tell_of_refund(refund_id, null);
  end if;
  perform private.audit('payment.' || case when is_settling then 'settle' else decision end, 'payment_refunds', refund_id,
    to_jsonb(refund),
    (select to_jsonb(r) from public.payment_refunds r where r.id = refund_id) || jsonb_build_object('vendor_id', payment.vendor_id),
    why);
  return (select r.state from public.payment_refunds r where r.id = refund_id);
end $$;
comment on function public.decide_payment_refund(uuid, text, text) is
  'A second administrator approves or refuses a refund; who proposed it may withdraw it instead. With a reason. Audited. Approved, the tokens or the running plan are taken back at once and the payment provider is asked to return the money. An approved settlement of a failed refund ends it at once. Returns the new state.';
grant execute on function public.decide_payment_refund(uuid, text, text) to authenticated;

create function private.refunded_cents(payment public.payments) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(case m.debit when private.sales_of(payment) then m.amount_cents else -m.amount_cents end), 0)
  from public.money_ledger m
  where m.payment_id = payment.id and m.chargeback_id is null and m.provider_reference <> payment.provider_charge
$$;
comment on function private.refunded_cents(public.payments) is
  'What refunds of a payment have returned, less what came back because they failed, in cents.';

create function public.post_refund(refund_id uuid, charge text, provider_refund text, cents int, refunded_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  reference text := private.provider_reference(provider_refund);
  payment public.payments;
  refund uuid;
begin
  select * into payment from public.payments p where p.provider_charge = charge;
  if not found then
    raise exception 'This refund is of a payment that was not posted yet.';
  end if;
  if cents is null or cents < 1 or refunded_at is null then
    raise exception 'A refund has an amount and a moment.';
  end if;
  perform private.lock_payer(payment.vendor_id);
  if not private.post_money(payment.id, private.sales_of(payment), 'provider', cents, reference, refunded_at) then
    return false;
  end if;
  select r.id into refund from public.payment_refunds r
  where r.payment_id = payment.id and r.state in ('pending', 'approved') and r.settlement is null
    and (refund_id is null or r.id = refund_id) for update;
  if refund is null then
    insert into public.payment_refunds
      (payment_id, amount_cents, reason, state, provider_refund, completed_at, decided_at)
    values (payment.id, cents, 'Refunded at the payment provider', 'completed', reference, refunded_at, refunded_at)
    returning id into refund;
  else
    update public.payment_refunds r set provider_refund = reference, completed_at = refunded_at where r.id = refund;
    perform private.transition('payment_refund', refund, 'complete', 'system');
  end if;
  perform private.tell_of_refund(refund, null);
  update public.payments p set state = 'refunded'
  where p.id = payment.id and p.amount_cents <= private.refunded_cents(payment);
  return true;
end $$;
comment on function public.post_refund(uuid, text, text, int, timestamptz) is
  'The payment provider returned money of a charge, for a refund asked for here (refund_id) or there. Posted once for each of its refunds; returns whether that is new.';
grant execute on function public.post_refund(uuid, text, text, int, timestamptz) to service_role;

create function public.post_failed_refund(
  provider_refund text, movement text, cents int, failure text, failed_at timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  refund public.payment_refunds;
  payment public.payments;
begin
  select * into refund from public.payment_refunds r where r.provider_refund = provider_refund;
  select * into payment from public.payments p where p.id = refund.payment_id;
  if not found then
    raise exception 'This refund was not posted yet.';
  end if;
  if cents is null or cents < 1 or failed_at is null then
    raise exception 'A failed refund has an amount and a moment.';
  end if;
  perform private.lock_payer(payment.vendor_id);
  if not private.post_money(payment.id, 'provider', private.sales_of(payment), cents,
      private.provider_reference(movement), failed_at) then
    return false;
  end if;
  update public.payment_refunds r
  set failure = private.required_text(failure, 'The reason', 200), failed_at = failed_at where r.id = refund.id;
  perform private.transition('payment_refund', refund.id, 'fail', 'system', failure);
  -- A dispute may have come in between, and may be why the refund failed.
  update public.payments p set state = (case
      when private.held_by_bank(p.id) <= 0 then 'paid'
      when exists (select 1 from public.chargebacks c where c.payment_id = p.id and c.outcome = 'lost') then 'charged_back'
      else 'disputed' end)::public.payment_state
  where p.id = payment.id and p.state = 'refunded';
  perform private.tell_of_failed_refund(refund.id);
  return true;
end $$;
comment on function public.post_failed_refund(text, text, int, text, timestamptz) is
  'A refund that was posted has failed: the payment provider has the money again, by a movement of its own. The payment can be refunded again, or settled; what was taken back stays so until then. Posted once for each movement; returns whether that is new.';
grant execute on function public.post_failed_refund(text, text, int, text, timestamptz) to service_role;
