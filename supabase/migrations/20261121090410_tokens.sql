-- Tokens: an append-only ledger and one running account a Pro. Both outlive the person: profiles are
-- never removed, and nothing here goes with any other row.
create table public.token_accounts (
  vendor_id uuid primary key references public.profiles (id) on delete restrict,
  posted int not null default 0,
  held int not null default 0 check (held >= 0),
  available int generated always as (posted - held) stored,
  updated_at timestamptz not null default now(),
  check (posted - held >= 0)
);
comment on table public.token_accounts is
  'Running balance: available = posted - held, never below zero. Always the sum of the ledger.';
alter table public.token_accounts enable row level security;
revoke all on public.token_accounts from anon, authenticated, service_role;
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
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  kind public.token_entry_kind not null,
  posted_delta int not null,
  held_delta int not null,
  balance_after int not null check (balance_after >= 0),
  reverses_id bigint references public.token_ledger (id) on delete restrict,
  lead_id uuid,
  reason text not null,
  key text not null unique,
  created_by uuid,
  created_at timestamptz not null default now()
);
comment on table public.token_ledger is
  'Append-only. posted_delta and held_delta are what the entry adds to the account, balance_after the tokens available once it has; reverses_id: the entry it corrects; key makes a repeat have no effect.';
create index token_ledger_vendor_idx on public.token_ledger (vendor_id, id desc);
create index token_ledger_lead_idx on public.token_ledger (lead_id);
create unique index token_ledger_reverses_idx on public.token_ledger (reverses_id) include (id);
alter table public.token_ledger enable row level security;
revoke all on public.token_ledger from anon, authenticated, service_role;
grant select on public.token_ledger to authenticated;
grant select on public.token_ledger to service_role;
create policy "Pros read their own ledger, administrators all" on public.token_ledger
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create function private.keep_ledger() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The words about a person go when the person goes; every number stays.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
    and exists (select 1 from private.erasures e where e.transaction_id = pg_current_xact_id()::text::bigint) then
    return new;
  end if;
  raise exception 'Entries of the ledger are never changed. Correct one with an entry that reverses it.'
    using errcode = '42501';
end $$;
comment on function private.keep_ledger() is
  'Trigger: entries are never changed or removed, by nobody; erasing a person alone may take their words out of a reason.';
create trigger keep_ledger before update or delete on public.token_ledger
  for each row execute function private.keep_ledger();
create trigger keep_ledger_whole before truncate on public.token_ledger
  for each statement execute function private.keep_ledger();

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
