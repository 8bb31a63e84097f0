-- What a Pro reads about tokens.
create function public.my_token_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  return (
    select jsonb_build_object(
      'posted', a.posted, 'held', a.held, 'available', a.available,
      'owed', (select coalesce(sum(d.tokens), 0) from public.token_debts d where d.vendor_id = caller),
      'granted', sums.granted, 'purchased', sums.purchased, 'spent', sums.spent, 'adjusted', sums.adjusted,
      'holds', coalesce((
        select jsonb_agg(jsonb_build_object(
          'lead_id', l.id, 'request_id', l.request_id, 'tokens', h.tokens, 'held_at', h.held_at,
          'release_at', (
            select min(t.due_at) from private.timers t
            where t.machine = 'lead' and t.subject_id = l.id and t.event = 'release' and t.fired_at is null
          )) order by h.held_at, l.id)
        from (
          select e.lead_id, sum(e.held_delta) as tokens, max(e.created_at) filter (where e.kind = 'hold') as held_at
          from public.token_ledger e where e.vendor_id = caller and e.lead_id is not null
          group by e.lead_id having sum(e.held_delta) > 0
          order by 3 desc, e.lead_id limit 200
        ) h join public.leads l on l.id = h.lead_id), '[]'))
    from public.token_accounts a,
      lateral (
        select coalesce(sum(e.posted_delta) filter (where e.kind = 'grant'), 0) as granted,
          coalesce(sum(e.posted_delta) filter (where e.kind = 'purchase'), 0) as purchased,
          coalesce(-sum(e.posted_delta) filter (where e.kind in ('capture', 'refund')), 0) as spent,
          coalesce(sum(e.posted_delta) filter (where e.kind = 'adjust'), 0) as adjusted
        from public.token_ledger e where e.vendor_id = a.vendor_id
      ) sums
    where a.vendor_id = caller);
end $$;
comment on function public.my_token_summary() is
  'The calling Pro''s tokens: {posted, held, available}, those owed, the sums {granted, purchased, spent (less refunds), adjusted}, and the open holds, latest 200, as [{lead_id, request_id, tokens, held_at, release_at}].';
grant execute on function public.my_token_summary() to authenticated;

-- A ledger of years is read by kind and by days, and its entries name the request they are about.
create function public.token_ledger_page(
  before_id bigint default null, at_most int default 50, vendor_id uuid default null,
  kinds jsonb default null, from_day date default null, to_day date default null
)
returns table (
  id bigint, kind public.token_entry_kind, posted_delta int, held_delta int, balance_after int,
  lead_id uuid, reverses_id bigint, reason text, created_at timestamptz, request_id uuid, request_number bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted uuid := coalesce(token_ledger_page.vendor_id, caller);
  zone text := private.vendor_zone(wanted);
begin
  if wanted <> caller then
    perform private.require_admin();
  end if;
  if at_most is null or at_most not between 1 and 500 then
    raise exception 'Request between 1 and 500 entries.';
  end if;
  if kinds is not null and (jsonb_typeof(kinds) <> 'array' or jsonb_array_length(kinds) > 20) then
    raise exception 'The kinds must be a list.';
  end if;
  if from_day not between '2000-01-01' and '2200-01-01' or to_day not between '2000-01-01' and '2200-01-01' then
    raise exception 'Choose a valid date range.';
  end if;
  return query
    select l.id, l.kind, l.posted_delta, l.held_delta, l.balance_after, l.lead_id, l.reverses_id, l.reason,
      l.created_at, r.id, r.number::bigint
    -- The page first: only its entries are looked up.
    from (
      select e.* from public.token_ledger e
      where e.vendor_id = wanted
        and (token_ledger_page.before_id is null or e.id < token_ledger_page.before_id)
        and (kinds is null or kinds ? e.kind::text)
        and (from_day is null or e.created_at >= from_day::timestamp at time zone zone)
        and (to_day is null or e.created_at < (to_day + 1)::timestamp at time zone zone)
      order by e.id desc limit at_most
    ) l
    left join public.leads lead on lead.id = l.lead_id
    left join public.service_requests r on r.id = lead.request_id
    order by l.id desc;
end $$;
comment on function public.token_ledger_page(bigint, int, uuid, jsonb, date, date) is
  'A page of a Pro''s ledger, newest first: entries before an id (null: the latest), of some kinds or all, of a range of days where the Pro is, each with the tokens available after it and the request it is about. Of the caller, or for administrators of the Pro named.';
grant execute on function public.token_ledger_page(bigint, int, uuid, jsonb, date, date) to authenticated;
