-- Quotes: line items, versions, one accepted a request.
create type public.quote_state as enum (
  'draft', 'sent', 'viewed', 'changes_requested', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded'
);

create table public.quotes (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references public.leads (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  version int not null,
  state public.quote_state not null default 'draft',
  total_cents bigint not null check (total_cents between 100 and 100000000),
  message text check (length(message) <= 4000),
  terms text check (length(terms) <= 4000),
  owner_note text check (length(owner_note) <= 2000),
  earliest_start date,
  valid_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (lead_id, version)
);
comment on table public.quotes is 'What a Pro offers to do a request for. A change is a new version; the old one is superseded.';
comment on column public.quotes.terms is
  'The Pro''s terms as they were when this version was sent; accepting it agrees to them. Null without any.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index quotes_one_accepted_idx on public.quotes (request_id) include (id) where state = 'accepted';
create index quotes_request_idx on public.quotes (request_id, created_at);
create index quotes_vendor_idx on public.quotes (vendor_id, created_at desc);
create index quotes_owner_idx on public.quotes (owner_id);
alter table public.quotes enable row level security;
revoke all on public.quotes from anon, authenticated;
grant select on public.quotes to authenticated;
grant all on public.quotes to service_role;

create table public.quote_line_items (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null references public.quotes (id) on delete cascade,
  position int not null,
  description text not null check (length(description) between 1 and 300),
  quantity numeric(6, 2) not null check (quantity between 0.01 and 1000),
  unit public.price_unit not null default 'each',
  unit_price_cents bigint not null check (unit_price_cents between 0 and 100000000),
  tree_id uuid references public.request_trees (id) on delete set null,
  optional boolean not null default false,
  chosen boolean check (chosen is null or optional),
  unique (quote_id, position),
  check (unit <> 'flat' or quantity = 1)
);
comment on table public.quote_line_items is
  'The lines of a quote; the total is the sum of those that are not optional, and of those chosen.';
comment on column public.quote_line_items.chosen is
  'Whether the owner took an optional line; null until the quote is accepted, and for every other line.';
comment on column public.quote_line_items.tree_id is
  'The tree of the request a line is for; null for what concerns the whole job. Quotes of several Pros are compared by it.';
create index quote_line_items_tree_idx on public.quote_line_items (tree_id);
alter table public.quote_line_items enable row level security;
revoke all on public.quote_line_items from anon, authenticated;
grant select on public.quote_line_items to authenticated;
grant all on public.quote_line_items to service_role;
