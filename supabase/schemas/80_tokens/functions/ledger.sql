-- One conditional update keeps the balance exact under any number of concurrent spends. It comes before
-- the entry, so that the entries of an account are numbered in the order in which they took effect.
create function private.post_tokens(
  vendor uuid, entry_kind public.token_entry_kind, tokens int, lead uuid, entry_reason text, entry_key text,
  reversed bigint default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  posted_change int := case entry_kind
    when 'hold' then 0 when 'release' then 0 when 'capture' then -tokens else tokens end;
  held_change int := case entry_kind
    when 'hold' then tokens when 'release' then -tokens when 'capture' then -tokens else 0 end;
  balance int;
begin
  if tokens <= 0 and entry_kind <> 'adjust' then
    raise exception 'An entry needs a positive number of tokens.';
  end if;
  if exists (select 1 from public.token_ledger l where l.key = entry_key) then
    return false;
  end if;
  update public.token_accounts a
  set posted = a.posted + posted_change, held = a.held + held_change, updated_at = now()
  where a.vendor_id = vendor
    and a.posted + posted_change - (a.held + held_change) >= 0
    and a.held + held_change >= 0
  returning a.available into balance;
  -- The same entry may have been written while this one waited for the account.
  if not found then
    if exists (select 1 from public.token_ledger l where l.key = entry_key) then
      return false;
    end if;
    raise exception 'You do not have enough tokens for this.' using hint = 'not_enough_tokens';
  end if;
  insert into public.token_ledger (
    vendor_id, kind, posted_delta, held_delta, balance_after, reverses_id, lead_id, reason, key, created_by)
  values (
    vendor, entry_kind, posted_change, held_change, balance, reversed, lead, entry_reason, entry_key, auth.uid())
  on conflict (key) do nothing;
  if not found then
    update public.token_accounts a
    set posted = a.posted - posted_change, held = a.held - held_change where a.vendor_id = vendor;
    return false;
  end if;
  return true;
end $$;
comment on function private.post_tokens(uuid, public.token_entry_kind, int, uuid, text, text, bigint) is
  'Moves the balance and writes one ledger entry with it. Returns false when the key was used before (no effect); refuses to go below zero.';
