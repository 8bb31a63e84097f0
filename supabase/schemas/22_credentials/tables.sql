create type public.credential_kind as enum (
  'isa_certified_arborist', 'traq', 'liability_insurance', 'workers_compensation', 'license', 'line_clearance'
);

create function private.policy_key(number text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select upper(regexp_replace(private.plain_text(number), '[^[:alnum:]]+', '', 'g'))
$$;
comment on function private.policy_key(text) is 'A policy number without case and whatever parts it.';
grant execute on function private.policy_key(text) to authenticated, service_role;

create table public.vendor_credentials (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  kind public.credential_kind not null,
  issuer text not null check (length(issuer) between 2 and 120 and private.has_visible_text(issuer)),
  number text not null check (length(number) between 1 and 60 and private.has_visible_text(number)),
  expires_on date not null check (private.checked_day(expires_on)),
  insured_name text check (length(insured_name) between 2 and 120 and private.has_visible_text(insured_name)),
  insured_cents bigint check (insured_cents between 100 and 100000000000),
  verified_at timestamptz,
  verified_by uuid references public.profiles (id) on delete set null,
  rejected_at timestamptz,
  created_at timestamptz not null default now(),
  unique (vendor_id, kind, number),
  check (verified_at is null or rejected_at is null),
  check (kind in ('liability_insurance', 'workers_compensation') or (insured_name, insured_cents) is null)
);
comment on table public.vendor_credentials is
  'Credentials one by one. Not verified until an administrator checked the evidence (verified_at, verified_by); rejected_at once that check failed. expires_on is the last day it holds. insured_name: who a policy insures; insured_cents: the insured amount of each event.';
create index vendor_credentials_policy_idx on public.vendor_credentials (private.policy_key(number))
  where kind in ('liability_insurance', 'workers_compensation');
create index vendor_credentials_verified_by_idx on public.vendor_credentials (verified_by);
-- A credential that was verified is a fact; changing it means adding a new one.
alter table public.vendor_credentials enable row level security;
revoke all on public.vendor_credentials from anon, authenticated;
-- Numbers, names of the insured, refusals and who verified are for the Pro and administrators: my_business, vendor_records.
grant select (id, vendor_id, kind, issuer, expires_on, insured_cents, verified_at, created_at)
  on public.vendor_credentials to anon, authenticated;
grant insert (vendor_id, kind, issuer, number, expires_on, insured_name, insured_cents), delete on public.vendor_credentials to authenticated;
grant all on public.vendor_credentials to service_role;

-- Checking credentials: the document behind each, what administrators found, and what was said when.
create table public.credential_documents (
  credential_id uuid primary key references public.vendor_credentials (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  path text not null unique,
  earlier_paths text[] not null default '{}',
  added_at timestamptz not null default now()
);
comment on table public.credential_documents is
  'The document behind a credential: an object of the vendor-documents bucket, seen by the Pro and administrators. earlier_paths: those it replaced, which stay, so that a path an administrator has opened never holds another file.';
create index credential_documents_vendor_idx on public.credential_documents (vendor_id);
alter table public.credential_documents enable row level security;
revoke all on public.credential_documents from anon, authenticated;
grant select on public.credential_documents to authenticated;
grant all on public.credential_documents to service_role;

create table public.credential_decisions (
  id bigint generated always as identity primary key,
  credential_id uuid not null references public.vendor_credentials (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  decision text not null check (decision in ('verified', 'rejected', 'withdrawn')),
  reason text not null check (length(reason) between 1 and 1000),
  decided_by uuid,
  decided_at timestamptz not null default now()
);
comment on table public.credential_decisions is
  'Append-only: what administrators found about a credential and on what evidence. decided_by is the administrator''s account, kept when that is gone.';
create index credential_decisions_credential_idx on public.credential_decisions (credential_id, id);
create index credential_decisions_vendor_idx on public.credential_decisions (vendor_id, id);
alter table public.credential_decisions enable row level security;
revoke all on public.credential_decisions from anon, authenticated;
-- Not which administrator decided: vendor_records.
grant select (id, credential_id, vendor_id, decision, reason, decided_at) on public.credential_decisions to authenticated;
grant select, insert on public.credential_decisions to service_role;

-- What becomes of a business when its credentials run out.
create table public.credential_reminders (
  credential_id uuid not null references public.vendor_credentials (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  days_before int not null check (days_before in (30, 7)),
  reminded_at timestamptz not null default now(),
  primary key (credential_id, days_before)
);
comment on table public.credential_reminders is
  'A verified credential ends in 30 or 7 days and nothing verified follows it: one row a reminder, for notifications to go out from.';
create index credential_reminders_vendor_idx on public.credential_reminders (vendor_id, reminded_at desc);
alter table public.credential_reminders enable row level security;
revoke all on public.credential_reminders from anon, authenticated;
grant select on public.credential_reminders to authenticated;
grant select, insert on public.credential_reminders to service_role;
