-- Links by which an owner shows a request and its quotes to a second person.
create table public.request_shares (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  lead_id uuid references public.leads (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.request_shares is
  'Read-only links to a request. Only the hash of a link''s token is kept; no one can read it. lead_id: only the quote of this Pro is shown, null for all quotes. A revoked link is deleted.';
create index request_shares_request_idx on public.request_shares (request_id);
create index request_shares_owner_idx on public.request_shares (owner_id);
create index request_shares_lead_idx on public.request_shares (lead_id);
create index request_shares_expires_idx on public.request_shares (expires_at);
alter table public.request_shares enable row level security;
revoke all on public.request_shares from anon, authenticated;
grant select (id, owner_id, request_id, lead_id, expires_at, created_at) on public.request_shares to authenticated;
grant all on public.request_shares to service_role;
