-- Tokens that are due and not there.
create function private.owed_for(lead uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(d.tokens), 0)::int from public.token_debts d where d.lead_id = lead
$$;
comment on function private.owed_for(uuid) is 'Tokens still owed for a lead.';

create function private.settle_debts(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  debt public.token_debts;
  paid int;
  entry text;
begin
  for debt in select * from public.token_debts d where d.vendor_id = vendor order by d.id for update loop
    paid := least(debt.tokens, (private.token_account(vendor)).available);
    exit when paid <= 0;
    entry := format('debt:%s:%s', debt.id, debt.tokens);
    if paid = debt.tokens then
      delete from public.token_debts d where d.id = debt.id;
    else
      update public.token_debts d set tokens = d.tokens - paid where d.id = debt.id;
    end if;
    if debt.chargeback_id is not null then
      update public.chargebacks c set tokens_missing = c.tokens_missing - paid where c.id = debt.chargeback_id;
      perform private.post_tokens(vendor, 'adjust', -paid, null, debt.reason,
        format('chargeback:%s:%s', debt.chargeback_id, debt.tokens));
      continue;
    end if;
    perform private.post_tokens(vendor, 'hold', paid, debt.lead_id, debt.reason, entry || ':hold');
    perform private.post_tokens(vendor, 'capture', paid, debt.lead_id, debt.reason, entry);
  end loop;
end $$;
comment on function private.settle_debts(uuid) is
  'Takes what a Pro owes, the oldest first, out of the tokens that are available, as far as they go.';

create function private.owe_tokens(vendor uuid, tokens int, why text, lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.token_debts (vendor_id, lead_id, tokens, reason) values (vendor, lead, tokens, why);
  perform private.settle_debts(vendor);
end $$;
comment on function private.owe_tokens(uuid, int, text, uuid) is
  'Takes tokens out of a Pro''s account for a lead, now as far as they are available and the rest as soon as there are more.';

create function private.forgive_debt(lead uuid) returns void
language sql security definer set search_path = '' as $$
  with forgiven as (
    delete from public.token_debts d where d.lead_id = lead returning d.vendor_id, d.lead_id, d.tokens
  )
  insert into private.forgiven_debts (vendor_id, lead_id, tokens, forgiven_by)
  select f.vendor_id, f.lead_id, f.tokens, auth.uid() from forgiven f
$$;
comment on function private.forgive_debt(uuid) is
  'Forgets what is owed for a lead, and keeps who forgave how much: to the Pro it is worth what a refund is.';

create function private.refuse_owing(vendor uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Not what a claim that waits may take back.
  owed int := (
    select sum(d.tokens) from public.token_debts d
    where d.vendor_id = vendor and not exists (
      select 1 from public.lead_credit_claims c where c.lead_id = d.lead_id and c.state in ('under_review', 'appealed')));
begin
  if owed > 0 then
    raise exception 'You owe %. You can accept leads again once your next tokens have covered that.', private.counted(owed, 'token')
      using hint = 'tokens_owed';
  end if;
end $$;
comment on function private.refuse_owing(uuid) is 'Refuses a Pro who owes tokens, other than for leads whose claims wait for an administrator.';
