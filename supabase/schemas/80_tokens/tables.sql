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
-- A Pro's sums and open holds are added up from the index alone.
create index token_ledger_vendor_idx on public.token_ledger (vendor_id, id desc)
  include (kind, posted_delta, held_delta, lead_id, created_at);
create index token_ledger_lead_idx on public.token_ledger (lead_id);
create unique index token_ledger_reverses_idx on public.token_ledger (reverses_id) include (id);
create index token_ledger_created_idx on public.token_ledger (created_at) include (posted_delta);
alter table public.token_ledger enable row level security;
revoke all on public.token_ledger from anon, authenticated, service_role;
-- Not which administrator moved tokens, whose id is also part of the key.
grant select (id, vendor_id, kind, posted_delta, held_delta, balance_after, reverses_id, lead_id, reason, created_at)
  on public.token_ledger to authenticated;
grant select on public.token_ledger to service_role;

-- What an account has used and not paid: taken out of the next tokens that come in.
create table public.token_debts (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  lead_id uuid unique,
  chargeback_id uuid unique,
  tokens int not null check (tokens > 0),
  reason text not null,
  created_at timestamptz not null default now()
);
comment on table public.token_debts is
  'Tokens a Pro owes because they were not there when they were due: for the lead named, or for a payment that the bank took back. Settled from whatever tokens become available next, after which the row is gone; until then the Pro accepts no lead.';
create index token_debts_vendor_idx on public.token_debts (vendor_id, id);
alter table public.token_debts enable row level security;
revoke all on public.token_debts from anon, authenticated, service_role;
grant select on public.token_debts to authenticated;
grant select on public.token_debts to service_role;

create table private.forgiven_debts (
  id bigint generated always as identity primary key,
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  lead_id uuid not null,
  tokens int not null check (tokens > 0),
  forgiven_by uuid,
  created_at timestamptz not null default now()
);
comment on table private.forgiven_debts is
  'Tokens a Pro owed for a lead and does not owe any more because the lead was refunded, and whose call that was: an administrator, the Pro whose claim the facts granted, or nobody. They never were in the account, so the ledger does not have them.';
create index forgiven_debts_vendor_idx on private.forgiven_debts (vendor_id, created_at);

-- The settings of tokens and plans.
create table public.billing_policy (
  id boolean primary key default true check (id),
  adjustment_limit int not null check (adjustment_limit >= 0),
  adjustment_hours int not null check (adjustment_hours > 0),
  lead_discount float8 not null check (lead_discount > 0 and lead_discount < 1),
  welcome_tokens int not null check (welcome_tokens > 0),
  choice_lasts interval not null,
  late_payment_lasts interval not null,
  late_payment_reminder interval not null,
  failed_payment_wait interval not null,
  renewal_lasts interval not null
);
-- An administrator who could raise the limit would need no second one, so it changes at the host alone.
comment on table public.billing_policy is
  'One row. adjustment_limit: tokens, or what a plan is worth in tokens, that one administrator may move for one Pro within adjustment_hours without a second; lead_discount: by what share leads may become cheaper within adjustment_hours, or by a token where that is more; welcome_tokens: what a Pro gets when approved; choice_lasts: how long a chosen plan waits for its activation; late_payment_lasts: how long a late payment is waited for, and late_payment_reminder how long before its end the Pro is reminded; failed_payment_wait: how long after a payment failed on the payment page, where the Pro may try again, a mail tells of it; renewal_lasts: how much longer than its period a paid plan runs, for the next payment to arrive. Changed with database access alone.';
alter table public.billing_policy enable row level security;
revoke all on public.billing_policy from anon, authenticated, service_role;
grant select on public.billing_policy to authenticated;
grant select on public.billing_policy to service_role;

-- Administrators grant, adjust and correct tokens; what goes beyond the limit needs a second one.
create type public.token_adjustment_state as enum ('pending', 'approved', 'refused', 'withdrawn');

create table public.token_adjustments (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  kind public.token_entry_kind not null check (kind in ('grant', 'adjust')),
  tokens int not null check (tokens <> 0),
  reverses_id bigint references public.token_ledger (id) on delete restrict,
  reason text not null,
  state public.token_adjustment_state not null default 'pending',
  proposed_by uuid not null references public.profiles (id) on delete restrict,
  decided_by uuid references public.profiles (id) on delete restrict,
  decision_reason text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (state in ('pending', 'withdrawn') or decided_by is distinct from proposed_by)
);
comment on table public.token_adjustments is
  'Movements of tokens beyond the limit of one administrator: proposed by one, decided by another. tokens is what the account gains (negative: loses).';
create index token_adjustments_account_idx on public.token_adjustments (account_id, created_at desc);
create index token_adjustments_reverses_idx on public.token_adjustments (reverses_id);
create index token_adjustments_proposed_idx on public.token_adjustments (proposed_by);
create index token_adjustments_decided_idx on public.token_adjustments (decided_by);
create index token_adjustments_pending_idx on public.token_adjustments (created_at) where state = 'pending';
alter table public.token_adjustments enable row level security;
revoke all on public.token_adjustments from anon, authenticated, service_role;
grant select on public.token_adjustments to authenticated;
grant select on public.token_adjustments to service_role;

-- Tokens for sale, and the purchases of them. The price is the product's, never the buyer's: a purchase
-- keeps what the package cost when it began, and the payment must be exactly that.
create table public.token_packages (
  id uuid primary key default gen_random_uuid(),
  tokens int not null unique check (tokens between 1 and 100000),
  price_cents int not null check (price_cents between 100 and 10000000),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
-- An administrator who could set a price would move more value alone than the limit of adjustments lets one.
comment on table public.token_packages is
  'Tokens a Pro can buy at once, and their price. Changed with database access alone.';
alter table public.token_packages enable row level security;
revoke all on public.token_packages from anon, authenticated;
grant select on public.token_packages to anon, authenticated;
grant all on public.token_packages to service_role;

create table public.token_purchases (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  package_id uuid not null references public.token_packages (id) on delete restrict,
  tokens int not null check (tokens > 0),
  price_cents int not null check (price_cents > 0),
  provider_reference text unique,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  check ((provider_reference is null) = (paid_at is null))
);
comment on table public.token_purchases is
  'Purchases a Pro began, with the price of that moment; paid_at and what the payment provider calls it once it is paid.';
create index token_purchases_vendor_idx on public.token_purchases (vendor_id, created_at desc);
create index token_purchases_package_idx on public.token_purchases (package_id);
alter table public.token_purchases enable row level security;
revoke all on public.token_purchases from anon, authenticated, service_role;
grant select on public.token_purchases to authenticated;
grant select on public.token_purchases to service_role;
