create function public.propose_change_order(
  job_id uuid, line_items jsonb, reason text, idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('propose_change_order', idempotency_key);
  why text := private.required_text(reason, 'A reason', 2000);
  mine record;
  amount bigint;
  tax bigint;
  answer_by timestamptz := now() + (private.resolution_rules()).change_answer_hours * interval '1 hour';
  change public.job_change_orders;
begin
  if answer is not null then
    return answer;
  end if;
  mine := private.own_job(job_id);
  select sum(l.amount_cents) into amount
  from private.parse_lines(line_items, 'A change order', -100000000) l;
  -- The tax is that of the whole price, so that rounding each change leaves no cent over.
  tax := private.tax_of((mine.job).price_cents - (mine.job).tax_cents + amount,
    (select q.tax_percent from public.quotes q where q.id = (mine.job).quote_id)) - (mine.job).tax_cents;
  amount := amount + tax;
  if (mine.job).price_cents + amount not between 100 and 100000000 then
    raise exception 'The price after the change must be between $1 and $1,000,000.';
  end if;
  perform private.transition('job', job_id, 'propose_change', mine.side, why);
  insert into public.job_change_orders
    (job_id, request_id, owner_id, vendor_id, number, reason, amount_cents, tax_cents, price_before_cents, answer_by)
  select job_id, (mine.job).request_id, (mine.job).owner_id, (mine.job).vendor_id,
    coalesce(max(o.number), 0) + 1, why, amount, tax, (mine.job).price_cents, answer_by
  from public.job_change_orders o where o.job_id = job_id
  returning * into change;
  insert into public.job_change_order_lines
    (change_order_id, position, description, quantity, unit, unit_price_cents)
  select change.id, l."position", l.description, l.quantity, l.unit, l.unit_price_cents
  from private.parse_lines(line_items, 'A change order', -100000000) l;
  perform private.set_timer('job', job_id, 'decline_change', change.answer_by);
  return private.save_idempotent_result('propose_change_order', idempotency_key,
    jsonb_build_object('id', change.id, 'number', change.number, 'amount_cents', amount));
end $$;
comment on function public.propose_change_order(uuid, jsonb, text, uuid) is
  'The Pro proposes a change of running work: line_items of {description, quantity, unit, unit_price_cents (below zero for what is left out)}; sales tax at the rate of the quote is added. Lapses after the hours of resolution_policy. Returns {id, number, amount_cents}.';
grant execute on function public.propose_change_order(uuid, jsonb, text, uuid) to authenticated;

create function private.decide_change(
  change_order_id uuid, job_event text, decided text, note text
) returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job((select o.job_id from public.job_change_orders o where o.id = change_order_id));
  change public.job_change_orders;
begin
  select * into change from public.job_change_orders o where o.id = change_order_id for update;
  if change.decision is not null then
    raise exception 'This change has already been decided.';
  end if;
  perform private.transition('job', change.job_id, job_event, mine.side, note);
  update public.job_change_orders o
  set decision = decided, decision_note = note, decided_at = now() where o.id = change_order_id;
  if decided = 'approved' then
    update public.jobs j set price_cents = j.price_cents + change.amount_cents, tax_cents = j.tax_cents + change.tax_cents
    where j.id = change.job_id;
  end if;
  return 'in_progress';
end $$;
comment on function private.decide_change(uuid, text, text, text) is
  'Ends a waiting change order by an event of its job; an approved one changes the price.';

create function public.approve_change_order(change_order_id uuid) returns public.job_state
language sql security definer set search_path = '' as $$
  select private.decide_change(change_order_id, 'approve_change', 'approved', null)
$$;
comment on function public.approve_change_order(uuid) is 'The owner agrees to a change; the price of the job follows.';
grant execute on function public.approve_change_order(uuid) to authenticated;

create function public.decline_change_order(change_order_id uuid, reason text) returns public.job_state
language sql security definer set search_path = '' as $$
  select private.decide_change(
    change_order_id, 'decline_change', 'declined', private.required_text(reason, 'A reason', 2000))
$$;
comment on function public.decline_change_order(uuid, text) is
  'The owner does not want a change and says why; the work continues as agreed.';
grant execute on function public.decline_change_order(uuid, text) to authenticated;

create function public.withdraw_change_order(change_order_id uuid) returns public.job_state
language sql security definer set search_path = '' as $$
  select private.decide_change(change_order_id, 'withdraw_change', 'withdrawn', null)
$$;
comment on function public.withdraw_change_order(uuid) is 'The Pro takes a proposed change back; the work continues as agreed.';
grant execute on function public.withdraw_change_order(uuid) to authenticated;

create function private.job_decline_change_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('job', timer.subject_id, 'decline_change', 'timer',
    'No response within ' || private.hours_in_words(
      private.timer_hours('job', timer.subject_id, 'decline_change')));
  update public.job_change_orders o set decision = 'lapsed', decided_at = now_at
  where o.job_id = timer.subject_id and o.decision is null;
  return true;
end $$;
comment on function private.job_decline_change_due(private.timers, timestamptz) is
  'A change the owner did not answer in time expires, so that the work can continue as agreed.';
