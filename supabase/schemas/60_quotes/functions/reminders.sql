-- A Pro hears of a quote nobody has answered, once for each version.
create function private.set_quote_reminder(quote public.quotes) returns void
language plpgsql security definer set search_path = '' as $$
declare
  due timestamptz := now() + (private.resolution_rules()).quote_reminder_days * interval '1 day';
begin
  if due < quote.valid_until then
    perform private.set_timer('quote', quote.id, 'remind', due);
  end if;
end $$;
comment on function private.set_quote_reminder(public.quotes) is
  'Starts the clock after which a Pro is reminded of a quote without an answer, unless the quote ends before.';

-- A quote that ended has no such event. An owner who writes has answered, in their own way.
create function private.quote_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  quote public.quotes;
  lead public.leads;
begin
  select * into strict quote from public.quotes q where q.id = timer.subject_id;
  select * into strict lead from public.leads l where l.id = quote.lead_id;
  if now_at >= quote.valid_until or not private.is_dealing(lead) or exists (
    select 1 from public.conversations c join public.messages m on m.conversation_id = c.id
    where c.lead_id = lead.id and m.sender_id = quote.owner_id and m.created_at >= quote.created_at) then
    return false;
  end if;
  perform private.transition('quote', quote.id, 'remind', 'timer');
  return true;
end $$;
comment on function private.quote_remind_due(private.timers, timestamptz) is
  'Reminds a Pro of a quote the owner has not answered: neither decided about it nor written since.';
