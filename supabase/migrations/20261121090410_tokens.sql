-- Tokens: an append-only ledger and one running account a Pro.
create table public.token_accounts (
  vendor_id uuid primary key references public.profiles (id) on delete cascade,
  posted int not null default 0,
  held int not null default 0 check (held >= 0),
  available int generated always as (posted - held) stored,
  updated_at timestamptz not null default now(),
  check (posted - held >= 0)
);
comment on table public.token_accounts is
  'Running balance: available = posted - held, never below zero. Always the sum of the ledger.';
alter table public.token_accounts enable row level security;
revoke all on public.token_accounts from anon, authenticated;
grant select on public.token_accounts to authenticated;
grant select on public.token_accounts to service_role;
create policy "Pros read their own account, administrators all" on public.token_accounts
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create type public.token_entry_kind as enum (
  'grant', 'purchase', 'hold', 'capture', 'release', 'refund', 'adjust'
);
create table public.token_ledger (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete cascade,
  kind public.token_entry_kind not null,
  posted_delta int not null,
  held_delta int not null,
  lead_id uuid,
  reason text not null,
  key text not null unique,
  created_by uuid,
  created_at timestamptz not null default now()
);
comment on table public.token_ledger is
  'Append-only. posted_delta and held_delta are what the entry adds to the account; key makes a repeat have no effect.';
create index token_ledger_vendor_idx on public.token_ledger (vendor_id, id desc);
create index token_ledger_lead_idx on public.token_ledger (lead_id);
alter table public.token_ledger enable row level security;
revoke all on public.token_ledger from anon, authenticated;
grant select on public.token_ledger to authenticated;
grant select on public.token_ledger to service_role;
create policy "Pros read their own ledger, administrators all" on public.token_ledger
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

-- One conditional update keeps the balance exact under any number of concurrent spends.
create function private.post_tokens(
  vendor uuid, entry_kind public.token_entry_kind, tokens int, lead uuid, entry_reason text, entry_key text
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  posted_change int := case entry_kind
    when 'hold' then 0 when 'release' then 0 when 'capture' then -tokens else tokens end;
  held_change int := case entry_kind
    when 'hold' then tokens when 'release' then -tokens when 'capture' then -tokens else 0 end;
begin
  if tokens <= 0 and entry_kind <> 'adjust' then
    raise exception 'An entry needs a positive number of tokens.';
  end if;
  insert into public.token_ledger (vendor_id, kind, posted_delta, held_delta, lead_id, reason, key, created_by)
  values (vendor, entry_kind, posted_change, held_change, lead, entry_reason, entry_key, auth.uid())
  on conflict (key) do nothing;
  if not found then
    return false;
  end if;
  update public.token_accounts
  set posted = posted + posted_change, held = held + held_change, updated_at = now()
  where vendor_id = vendor
    and posted + posted_change - (held + held_change) >= 0
    and held + held_change >= 0;
  if not found then
    raise exception 'You do not have enough tokens for this.' using hint = 'not_enough_tokens';
  end if;
  return true;
end $$;
comment on function private.post_tokens(uuid, public.token_entry_kind, int, uuid, text, text) is
  'Writes one ledger entry and moves the balance with it. Returns false when the key was used before (no effect); refuses to go below zero.';
