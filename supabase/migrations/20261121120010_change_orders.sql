-- Change orders: what turns up during the work and changes its price.

create table public.job_change_orders (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  number int not null,
  reason text not null check (length(reason) between 1 and 2000),
  amount_cents bigint not null check (amount_cents between -100000000 and 100000000),
  price_before_cents bigint not null check (price_before_cents > 0),
  decision text check (decision in ('approved', 'declined', 'withdrawn', 'lapsed')),
  decision_note text check (length(decision_note) <= 2000),
  answer_by timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (job_id, number),
  check ((decision is null) = (decided_at is null))
);
comment on table public.job_change_orders is
  'A change a Pro proposes during the work: amount_cents is added to (or, below zero, taken from) the price of the job once the owner approves. decision is null while it waits.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index job_change_orders_one_open_idx on public.job_change_orders (job_id) include (id)
  where decision is null;
create index job_change_orders_request_idx on public.job_change_orders (request_id);
create index job_change_orders_owner_idx on public.job_change_orders (owner_id);
create index job_change_orders_vendor_idx on public.job_change_orders (vendor_id, created_at desc);

create table public.job_change_order_lines (
  id uuid primary key default gen_random_uuid(),
  change_order_id uuid not null references public.job_change_orders (id) on delete cascade,
  position int not null,
  description text not null check (length(description) between 1 and 300),
  quantity int not null check (quantity between 1 and 1000),
  unit_price_cents bigint not null check (unit_price_cents between -100000000 and 100000000),
  unique (change_order_id, position)
);
comment on table public.job_change_order_lines is
  'The lines of a change order; the amount is their sum. Prices below zero are for work that is left out.';

alter table public.job_change_orders enable row level security;
revoke all on public.job_change_orders from anon, authenticated;
grant select on public.job_change_orders to authenticated;
grant all on public.job_change_orders to service_role;
create policy "Both sides and administrators read a change order" on public.job_change_orders
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );
alter table public.job_change_order_lines enable row level security;
revoke all on public.job_change_order_lines from anon, authenticated;
grant select on public.job_change_order_lines to authenticated;
grant all on public.job_change_order_lines to service_role;
create policy "Whoever reads the change order reads its lines" on public.job_change_order_lines
  for select to authenticated
  using (exists (select 1 from public.job_change_orders o where o.id = change_order_id));
create trigger broadcast_change after insert or update on public.job_change_orders
  for each row execute function private.broadcast_change();

create function public.propose_change_order(
  job_id uuid, line_items jsonb, reason text, idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.earlier_answer('propose_change_order', idempotency_key);
  why text := private.required_text(reason, 'A reason', 2000);
  mine record;
  amount bigint;
  change public.job_change_orders;
begin
  if answer is not null then
    return answer;
  end if;
  mine := private.own_job(job_id);
  select sum(l.quantity * l.unit_price_cents) into amount
  from private.parse_lines(line_items, 'A change order', -100000000) l;
  if (mine.job).price_cents + amount not between 100 and 100000000 then
    raise exception 'The price after the change must be between $1 and $1,000,000.';
  end if;
  perform private.transition('job', job_id, 'propose_change', mine.side, why);
  insert into public.job_change_orders
    (job_id, request_id, owner_id, vendor_id, number, reason, amount_cents, price_before_cents, answer_by)
  select job_id, (mine.job).request_id, (mine.job).owner_id, (mine.job).vendor_id,
    coalesce(max(o.number), 0) + 1, why, amount, (mine.job).price_cents, now() + interval '48 hours'
  from public.job_change_orders o where o.job_id = job_id
  returning * into change;
  insert into public.job_change_order_lines (change_order_id, position, description, quantity, unit_price_cents)
  select change.id, l."position", l.description, l.quantity, l.unit_price_cents
  from private.parse_lines(line_items, 'A change order', -100000000) l;
  perform private.set_timer('job', job_id, 'decline_change', change.answer_by);
  return private.record_answer('propose_change_order', idempotency_key,
    jsonb_build_object('id', change.id, 'number', change.number, 'amount_cents', amount));
end $$;
comment on function public.propose_change_order(uuid, jsonb, text, uuid) is
  'The Pro proposes a change of running work: line_items of {description, quantity, unit_price_cents (below zero for what is left out)}. Lapses after 48 hours. Returns {id, number, amount_cents}.';
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
    update public.jobs j set price_cents = j.price_cents + change.amount_cents where j.id = change.job_id;
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
  'The owner does not want a change and says why; the work goes on as agreed.';
grant execute on function public.decline_change_order(uuid, text) to authenticated;

create function public.withdraw_change_order(change_order_id uuid) returns public.job_state
language sql security definer set search_path = '' as $$
  select private.decide_change(change_order_id, 'withdraw_change', 'withdrawn', null)
$$;
comment on function public.withdraw_change_order(uuid) is 'The Pro takes a proposed change back; the work goes on as agreed.';
grant execute on function public.withdraw_change_order(uuid) to authenticated;

create function private.job_decline_change_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('job', timer.subject_id, 'decline_change', 'timer', 'Nobody answered within 48 hours');
  update public.job_change_orders o set decision = 'lapsed', decided_at = now_at
  where o.job_id = timer.subject_id and o.decision is null;
  return true;
end $$;
comment on function private.job_decline_change_due(private.timers, timestamptz) is
  'A change the owner did not answer for 48 hours lapses, so that the work can go on as agreed.';
insert into private.timer_effects (machine, event, effect) values
  ('job', 'decline_change', 'private.job_decline_change_due');
