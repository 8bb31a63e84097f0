create function public.reconcile_payments(from_at timestamptz, to_at timestamptz, movements jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  report public.payment_reconciliations;
begin
  if from_at is null or to_at is null or to_at <= from_at or coalesce(jsonb_typeof(movements), '') <> 'array' then
    raise exception 'A reconciliation has a beginning, an end and a list of movements.';
  end if;
  with provider as (
    select m.reference, m.cents, m.at between from_at and to_at as is_inside
    from jsonb_to_recordset(movements) m (reference text, cents bigint, at timestamptz)
  ), ledger as (
    select l.provider_reference as reference, case l.debit when 'provider' then l.amount_cents else -l.amount_cents end as cents,
      l.occurred_at between from_at and to_at as is_inside
    from public.money_ledger l
    where 'provider' in (l.debit, l.credit) and (l.occurred_at between from_at and to_at
      or l.provider_reference in (select p.reference from provider p))
  ), both_sides as (
    select coalesce(p.reference, l.reference) as reference, p.cents as provider_cents, l.cents as ledger_cents
    from provider p full join ledger l on l.reference = p.reference
    where coalesce(p.is_inside, false) or coalesce(l.is_inside, false)
  ), differing as (
    select * from both_sides b where b.provider_cents is distinct from b.ledger_cents
  )
  insert into public.payment_reconciliations
    (from_at, to_at, provider_cents, ledger_cents, movements, difference_count, differences)
  select from_at, to_at, coalesce(sum(b.provider_cents), 0), coalesce(sum(b.ledger_cents), 0), count(*),
    (select count(*) from differing),
    coalesce((select jsonb_agg(to_jsonb(d) order by d.reference)
      from (
        select x.reference, x.provider_cents, x.ledger_cents from differing x
        order by x.reference, x.provider_cents, x.ledger_cents limit 100) d), '[]')
  from both_sides b
  returning * into report;
  return to_jsonb(report);
end $$;
comment on function public.reconcile_payments(timestamptz, timestamptz, jsonb) is
  'Compares what the payment provider says it moved, as [{reference, cents (negative: returned), at}], with the money ledger between two moments, by the provider''s ids. What the list holds of other moments explains entries near the ends alone. Keeps and returns the report.';
grant execute on function public.reconcile_payments(timestamptz, timestamptz, jsonb) to service_role;
