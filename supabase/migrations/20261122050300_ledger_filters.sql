-- A ledger of years is read by kind and by days, and its entries name the request they are about.

drop function public.token_ledger_page(bigint, int, uuid);
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
    raise exception 'Ask for between 1 and 500 entries.';
  end if;
  if kinds is not null and (jsonb_typeof(kinds) <> 'array' or jsonb_array_length(kinds) > 20) then
    raise exception 'Give the kinds as a list.';
  end if;
  if from_day not between '2000-01-01' and '2200-01-01' or to_day not between '2000-01-01' and '2200-01-01' then
    raise exception 'Choose days of this century.';
  end if;
  return query
    select l.id, l.kind, l.posted_delta, l.held_delta, l.balance_after, l.lead_id, l.reverses_id, l.reason,
      l.created_at, r.id, r.number::bigint
    from public.token_ledger l
    left join public.leads lead on lead.id = l.lead_id
    left join public.service_requests r on r.id = lead.request_id
    where l.vendor_id = wanted
      and (token_ledger_page.before_id is null or l.id < token_ledger_page.before_id)
      and (kinds is null or kinds ? l.kind::text)
      and (from_day is null or l.created_at >= from_day::timestamp at time zone zone)
      and (to_day is null or l.created_at < (to_day + 1)::timestamp at time zone zone)
    order by l.id desc limit at_most;
end $$;
comment on function public.token_ledger_page(bigint, int, uuid, jsonb, date, date) is
  'A page of a Pro''s ledger, newest first: entries before an id (null: the latest), of some kinds or all, of a range of days where the Pro is, each with the tokens available after it and the request it is about. Of the caller, or for administrators of the Pro named.';
grant execute on function public.token_ledger_page(bigint, int, uuid, jsonb, date, date) to authenticated;
