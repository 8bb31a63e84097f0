-- Money between Pros and the marketplace. It moves at the payment provider; these tables follow it, by the
-- provider's ids, and start no payment.
create table private.provider_customers (
  vendor_id uuid primary key references public.token_accounts (vendor_id) on delete restrict,
  provider_customer text not null unique,
  created_at timestamptz not null default now()
);
comment on table private.provider_customers is 'What the payment provider calls a Pro.';

create table private.customer_erasures (
  vendor_id uuid primary key references public.token_accounts (vendor_id) on delete restrict,
  created_at timestamptz not null default now()
);
comment on table private.customer_erasures is
  'Pros whose accounts were deleted and whom the payment provider still has to delete as customers. Charges, invoices and refunds stay there, as the books need them.';

create table private.checkouts (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  purchase_id uuid references public.token_purchases (id) on delete restrict,
  subscription_id uuid references public.vendor_subscriptions (id) on delete cascade,
  provider_session text unique,
  is_open boolean not null default true,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(purchase_id, subscription_id) = 1),
  check (ended_at is null or not is_open)
);
comment on table private.checkouts is
  'Pages of the payment provider on which a Pro can pay one order. Not open: another took its place, and it is to be closed at the provider; ended_at: paid or closed there.';
create unique index checkouts_one_open_idx on private.checkouts (vendor_id) include (id) where is_open;
create index checkouts_vendor_idx on private.checkouts (vendor_id);
create index checkouts_purchase_idx on private.checkouts (purchase_id);
create index checkouts_subscription_idx on private.checkouts (subscription_id);
create index checkouts_unended_idx on private.checkouts (created_at) where ended_at is null;

create table private.provider_subscriptions (
  provider_subscription text primary key,
  subscription_id uuid not null references public.vendor_subscriptions (id) on delete restrict,
  price_cents int not null check (price_cents > 0),
  is_ending boolean not null default false,
  first_paid_at timestamptz,
  ended_at timestamptz,
  registered bigint generated always as identity
);
comment on table private.provider_subscriptions is
  'What renews a plan at the payment provider, at the price it began with. is_ending: it will not be renewed there. The one that paid for a plan first counts; any other is ended and its payments are returned.';
create index provider_subscriptions_plan_idx on private.provider_subscriptions (subscription_id, registered);
create index provider_subscriptions_running_idx on private.provider_subscriptions (registered) where ended_at is null;

create table private.payment_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  applied_at timestamptz
);
comment on table private.payment_events is
  'Notices of the payment provider by its event ids; applied_at: when everything each told of was posted.';
create index payment_events_waiting_idx on private.payment_events (received_at) where applied_at is null;

create type public.payment_state as enum ('failed', 'paid', 'refunding', 'refunded', 'disputed', 'charged_back');

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.token_accounts (vendor_id) on delete restrict,
  purchase_id uuid references public.token_purchases (id) on delete restrict,
  subscription_id uuid references public.vendor_subscriptions (id) on delete restrict,
  state public.payment_state not null,
  what text not null,
  amount_cents int not null check (amount_cents > 0),
  provider_charge text not null unique,
  provider_invoice text,
  receipt_url text check (receipt_url ~ '^https?://[^[:space:]]+$'),
  failure text,
  charged_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(purchase_id, subscription_id) = 1),
  check ((state = 'failed') = (failure is not null))
);
comment on table public.payments is
  'Attempts to charge a Pro for tokens or a plan, as the payment provider told of them: what for, when, its ids, the receipt, or why it failed.';
create index payments_vendor_idx on public.payments (vendor_id, charged_at desc, id desc);
create index payments_purchase_idx on public.payments (purchase_id);
create index payments_subscription_idx on public.payments (subscription_id);
create index payments_invoice_idx on public.payments (provider_invoice);
create index payments_charged_idx on public.payments (charged_at desc, id desc);
alter table public.payments enable row level security;
revoke all on public.payments from anon, authenticated, service_role;
grant select on public.payments to authenticated;
grant select on public.payments to service_role;

create table public.chargebacks (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete restrict,
  provider_dispute text not null unique,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  outcome text check (outcome in ('won', 'lost')),
  answer_by timestamptz,
  tokens_missing int not null default 0 check (tokens_missing >= 0),
  opened_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.chargebacks is
  'Payments a Pro''s bank disputes, as the payment provider tells of them, and until when it takes an answer. outcome: null until the bank has decided; tokens_missing: how many the payment brought that could not be taken back yet, because the Pro had them no longer; they are owed (token_debts).';
create index chargebacks_payment_idx on public.chargebacks (payment_id);
create index chargebacks_opened_idx on public.chargebacks (opened_at desc, id desc);
alter table public.chargebacks enable row level security;
revoke all on public.chargebacks from anon, authenticated, service_role;
grant select on public.chargebacks to authenticated;
grant select on public.chargebacks to service_role;

create type public.money_account as enum ('provider', 'token_sales', 'plan_sales', 'own_bank');

create table public.money_ledger (
  id bigint generated always as identity primary key,
  payment_id uuid not null references public.payments (id) on delete restrict,
  chargeback_id uuid references public.chargebacks (id) on delete restrict,
  debit public.money_account not null,
  credit public.money_account not null,
  amount_cents int not null check (amount_cents > 0),
  provider_reference text not null unique,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (debit <> credit)
);
comment on table public.money_ledger is
  'Append-only, double entry: each row debits one account and credits another with the same amount, under the id of the provider''s charge or refund, or of what it moved for a refund that failed or for a dispute (chargeback_id). The balance of provider is what it holds for us, before its fees and payouts; that of own_bank is what administrators returned past the provider (settlement:<refund>).';
create index money_ledger_payment_idx on public.money_ledger (payment_id);
create index money_ledger_chargeback_idx on public.money_ledger (chargeback_id);
create index money_ledger_occurred_idx on public.money_ledger (occurred_at);
alter table public.money_ledger enable row level security;
revoke all on public.money_ledger from anon, authenticated, service_role;
grant select on public.money_ledger to authenticated;
grant select on public.money_ledger to service_role;

create type public.payment_refund_state as enum ('pending', 'approved', 'refused', 'withdrawn', 'completed', 'failed', 'settled');
create type public.payment_settlement as enum ('paid_otherwise', 'kept');

create table public.payment_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete restrict,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  settlement public.payment_settlement,
  state public.payment_refund_state not null default 'pending',
  proposed_by uuid references public.profiles (id) on delete restrict,
  decided_by uuid references public.profiles (id) on delete restrict,
  decision_reason text,
  decided_at timestamptz,
  provider_refund text unique,
  completed_at timestamptz,
  failure text,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  check (state in ('pending', 'withdrawn') or proposed_by is null or decided_by is distinct from proposed_by),
  check (state not in ('completed', 'failed') or (provider_refund is not null and completed_at is not null)),
  check (state <> 'failed' or (failure is not null and failed_at is not null)),
  check (state <> 'settled' or settlement is not null or failed_at is not null)
);
comment on table public.payment_refunds is
  'Money returned to a Pro: proposed by one administrator and approved by another, or (proposed_by null) of a payment that paid for nothing. The payment provider returns what is approved; then it is completed, until the card''s bank turns the money away (failure): the provider has it again, and what was taken back for it stays so. It can be proposed again, or settled by a proposal of its own (settlement): paid_otherwise, we returned the money past the provider; kept, it stays with us.';
create unique index payment_refunds_one_idx on public.payment_refunds (payment_id) include (id)
  where state in ('pending', 'approved');
create index payment_refunds_payment_idx on public.payment_refunds (payment_id);
create index payment_refunds_proposed_idx on public.payment_refunds (proposed_by);
create index payment_refunds_decided_idx on public.payment_refunds (decided_by);
create index payment_refunds_failed_idx on public.payment_refunds (failed_at) where state = 'failed';
create index payment_refunds_open_idx on public.payment_refunds (created_at, id) where state in ('pending', 'approved');
alter table public.payment_refunds enable row level security;
revoke all on public.payment_refunds from anon, authenticated, service_role;
grant select on public.payment_refunds to authenticated;
grant select on public.payment_refunds to service_role;

create table public.payment_reconciliations (
  id uuid primary key default gen_random_uuid(),
  from_at timestamptz not null,
  to_at timestamptz not null,
  provider_cents bigint not null,
  ledger_cents bigint not null,
  movements int not null,
  difference_count int not null,
  differences jsonb not null,
  created_at timestamptz not null default now(),
  check (to_at > from_at)
);
comment on table public.payment_reconciliations is
  'The nightly comparison of what the payment provider says it moved with the money ledger. differences: up to 100 of them, as [{reference, provider_cents, ledger_cents}], null where one side knows nothing of it.';
create index payment_reconciliations_created_idx on public.payment_reconciliations (created_at desc);
alter table public.payment_reconciliations enable row level security;
revoke all on public.payment_reconciliations from anon, authenticated, service_role;
grant select on public.payment_reconciliations to authenticated;
grant select on public.payment_reconciliations to service_role;
