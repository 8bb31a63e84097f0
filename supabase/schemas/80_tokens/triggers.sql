create trigger broadcast_change after insert or update on public.token_accounts
  for each row execute function private.broadcast_change();

-- Told once each time the balance falls below ten.
create function private.notify_of_few_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(new.vendor_id, 'vendor', 'tokens_low', jsonb_build_object('tokens', new.available), null,
    new.vendor_id);
  return null;
end $$;
comment on function private.notify_of_few_tokens() is 'Trigger: a Pro hears when few tokens are left.';
create trigger notify_of_few_tokens after update on public.token_accounts
  for each row when (old.available >= 10 and new.available < 10)
  execute function private.notify_of_few_tokens();

create function private.settle_from_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_debts(new.vendor_id);
  return null;
end $$;
comment on function private.settle_from_entry() is 'Trigger: tokens that come in, or are free again, pay first what is owed.';
create trigger settle_from_entry after insert on public.token_ledger
  for each row when (new.posted_delta > new.held_delta)
  execute function private.settle_from_entry();

create function private.keep_ledger() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The words about a person go when the person goes; every number stays.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
    and exists (select 1 from private.erasures e where e.transaction_id = pg_current_xact_id()::text::bigint) then
    return new;
  end if;
  raise exception 'Ledger entries can''t be changed. Add a reversing entry.'
    using errcode = '42501';
end $$;
comment on function private.keep_ledger() is
  'Trigger: entries are never changed or removed by anyone; only erasing a person may take their words out of a reason.';
create trigger keep_ledger before update or delete on public.token_ledger
  for each row execute function private.keep_ledger();
create trigger keep_ledger_whole before truncate on public.token_ledger
  for each statement execute function private.keep_ledger();
