-- Leads: a request offered to a Pro.
create type public.lead_state as enum (
  'offered', 'viewed', 'accepted', 'engaged', 'quoted', 'won', 'lost',
  'declined', 'expired', 'released', 'credited', 'withdrawn'
);

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  run_id uuid references public.match_runs (id) on delete set null,
  state public.lead_state not null default 'offered',
  offer_position int not null,
  distance_km float8 not null,
  token_price int not null check (token_price > 0),
  promoted boolean not null default false,
  offer_round int not null default 1 check (offer_round > 0),
  decline_reason text check (length(decline_reason) <= 500),
  contact_shared_at timestamptz,
  contact_ended_at timestamptz,
  engaged_at timestamptz,
  offered_at timestamptz not null default now(),
  offer_expires_at timestamptz not null,
  updated_at timestamptz not null default now(),
  unique (request_id, vendor_id)
);
comment on table public.leads is
  'One request offered to one Pro. Tokens are held on accept and captured once the owner engages.';
comment on column public.leads.run_id is
  'The match the first offer came from, in whose order offer_position counts; null for an offer by hand.';
comment on column public.leads.contact_shared_at is
  'Since when the Pro sees the owner''s contact details; null before, and again once that has ended.';
comment on column public.leads.contact_ended_at is
  'When the Pro last stopped seeing contact details that were shared: the lead ended, or the owner took them back.';
create index leads_vendor_idx on public.leads (vendor_id, offered_at desc);
create index leads_owner_idx on public.leads (owner_id);
create index leads_run_idx on public.leads (run_id);
create index leads_offered_idx on public.leads (offered_at) include (state);
-- Counts the parts of a Pro's inbox.
create index leads_vendor_state_idx on public.leads (vendor_id, state);
alter table public.leads enable row level security;
revoke all on public.leads from anon, authenticated;
grant select on public.leads to authenticated;
grant all on public.leads to service_role;

create table private.counted_answers (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  outcome public.lead_state not null check (outcome in ('accepted', 'declined', 'expired')),
  counted_at timestamptz not null default now()
);
comment on table private.counted_answers is
  'The offers that count for or against a Pro, and how each was answered or that it lapsed: what acceptance and response are made of.';
alter table private.counted_answers enable row level security;

-- Ten thousand leads are filtered and ordered from one index alone: nothing of leads or requests is read
-- but the page itself.
create table private.lead_listings (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  vendor_id uuid not null,
  state public.lead_state not null,
  offered_at timestamptz not null,
  offer_expires_at timestamptz not null,
  distance_km float8 not null,
  token_price int not null,
  estimate_high_cents bigint,
  category public.service_category not null,
  timing public.request_timing not null,
  words text[] not null
);
comment on table private.lead_listings is
  'What an inbox is filtered and ordered by, copied from leads and requests by triggers. words: what a search looks for, in lowercase: first name and city, whose beginnings count, then number and ZIP code.';
create index lead_listings_inbox_idx on private.lead_listings (vendor_id, offered_at desc, lead_id desc)
  include (state, offer_expires_at, distance_km, token_price, estimate_high_cents, category, timing, words);
-- Each further order by an index of its own: a page is its first rows, not the whole inbox sorted.
create index lead_listings_ending_idx on private.lead_listings (vendor_id, offer_expires_at, lead_id)
  include (state, category, timing);
create index lead_listings_nearest_idx on private.lead_listings (vendor_id, distance_km, lead_id)
  include (state, category, timing);
create index lead_listings_estimate_idx on private.lead_listings (vendor_id, estimate_high_cents desc, lead_id desc)
  include (state, category, timing);
create index lead_listings_tokens_idx on private.lead_listings (vendor_id, token_price, lead_id)
  include (state, category, timing);
-- Finds rare values without scanning all of a Pro's leads.
create index lead_listings_timing_idx on private.lead_listings (vendor_id, timing);
create index lead_listings_category_idx on private.lead_listings (vendor_id, category);

-- What an owner shares is what it was then: a later number or address is shared only when the owner says so.
create table private.shared_contacts (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  facts jsonb not null
);
comment on table private.shared_contacts is
  'The contact details an owner has shared with the Pro of a lead, as they were then; the row goes when sharing ends.';
