-- Who has which plan, and what plans brought in.
create function public.plan_figures(from_day date, to_day date)
returns table (plan_id uuid, subscribers int, began int, ended int, payments int, revenue_cents bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  days tstzrange;
begin
  perform private.require_admin();
  days := private.checked_days(from_day, to_day);
  return query
  with live as (
    select s.plan_id, count(*)::int as subscribers
    from public.vendor_subscriptions s where s.state in ('active', 'past_due') group by 1
  ), turns as (
    select s.plan_id,
      count(*) filter (where e.from_state = 'incomplete' and e.created_at < upper(days))::int as began,
      count(*) filter (where e.from_state <> 'incomplete' and e.created_at < upper(days))::int as ended,
      (count(*) filter (where e.from_state = 'incomplete' and e.created_at >= upper(days))
        - count(*) filter (where e.from_state <> 'incomplete' and e.created_at >= upper(days)))::int as gained_since
    from public.vendor_subscriptions s
      join public.state_events e on e.machine = 'subscription' and e.subject_id = s.id
    where e.created_at >= lower(days)
      and (e.from_state, e.to_state) in (('incomplete', 'active'), ('active', 'canceled'), ('past_due', 'canceled'),
        ('past_due', 'unpaid'))
    group by 1
  ), moved as (
    select s.plan_id, count(*) filter (where m.provider_reference = p.provider_charge)::int as payments,
      sum(case when m.credit = 'plan_sales' then m.amount_cents else -m.amount_cents end)::bigint as cents
    from public.money_ledger m
      join public.payments p on p.id = m.payment_id
      join public.vendor_subscriptions s on s.id = p.subscription_id
    where m.occurred_at >= lower(days) and m.occurred_at < upper(days) and 'plan_sales' in (m.credit, m.debit)
    group by 1
  )
  select p.id, coalesce(l.subscribers, 0) - coalesce(t.gained_since, 0), coalesce(t.began, 0), coalesce(t.ended, 0),
    coalesce(m.payments, 0), m.cents
  from public.subscription_plans p
    left join live l on l.plan_id = p.id
    left join turns t on t.plan_id = p.id
    left join moved m on m.plan_id = p.id
  order by p.monthly_price desc, p.name;
end $$;
comment on function public.plan_figures(date, date) is
  'For administrators, a row for each plan over some days (UTC, both included): Pros who have it at the end of the last day, how many began and how many ended (a change of plan is both), payments received, and their sum less refunds and chargebacks by the money ledger; null where no money moved.';
grant execute on function public.plan_figures(date, date) to authenticated;
