create trigger broadcast_change after insert or update on public.payments
  for each row execute function private.broadcast_change();

create function private.keep_money_ledger() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Entries of the ledger are never changed. Correct one with an entry that reverses it.'
    using errcode = '42501';
end $$;
comment on function private.keep_money_ledger() is 'Trigger: entries of the money ledger are never changed or removed, by nobody.';
create trigger keep_money_ledger before update or delete on public.money_ledger
  for each row execute function private.keep_money_ledger();
create trigger keep_money_ledger_whole before truncate on public.money_ledger
  for each statement execute function private.keep_money_ledger();
