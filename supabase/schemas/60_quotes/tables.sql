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
  highest_cents bigint not null check (highest_cents between total_cents and 100000000),
  tax_percent numeric(5, 3) not null default 0 check (tax_percent between 0 and 25),
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
comment on column public.quotes.total_cents is
  'The agreed price once the quote is accepted; before, the lowest: without optional lines, with the cheapest option of each choice.';
comment on column public.quotes.highest_cents is
  'The price with the most expensive option of each choice, without optional lines; the agreed price once accepted.';
comment on column public.quotes.tax_percent is
  'The rate of sales tax, which both prices include; lines are before tax. 0 without any. private.tax_of computes the tax, once on the sum of the lines.';
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
  unit_price_cents bigint not null check (unit_price_cents between -100000000 and 100000000),
  tree_id uuid references public.request_trees (id) on delete set null,
  optional boolean not null default false,
  choice smallint check (choice between 1 and 3),
  choice_option text check (length(choice_option) between 1 and 40),
  chosen boolean check (chosen is null or optional or choice is not null),
  unique (quote_id, position),
  check ((choice is null) = (choice_option is null)),
  check (not (optional and choice is not null)),
  check (not (optional and unit_price_cents < 0)),
  check (unit <> 'flat' or quantity = 1)
);
comment on table public.quote_line_items is
  'The lines of a quote: always included, optional, or part of an option the owner chooses between. a price below zero is a discount. private.price_of adds them up.';
comment on column public.quote_line_items.choice is
  'The choice a line belongs to; the owner takes exactly one of its options. Null for every other line.';
comment on column public.quote_line_items.choice_option is
  'The option of the choice the line is part of, as the Pro named it, such as Good, Better or Best.';
comment on column public.quote_line_items.chosen is
  'Whether the owner took an optional line, or the option it is part of; null until the quote is accepted, and for every other line.';
comment on column public.quote_line_items.tree_id is
  'The tree of the request a line is for; null for what concerns the whole job. Quotes of several Pros are compared by it.';
create index quote_line_items_tree_idx on public.quote_line_items (tree_id);
alter table public.quote_line_items enable row level security;
revoke all on public.quote_line_items from anon, authenticated;
grant select on public.quote_line_items to authenticated;
grant all on public.quote_line_items to service_role;

create table public.quote_photos (
  quote_id uuid not null references public.quotes (id) on delete cascade,
  position int not null check (position between 1 and 6),
  path text not null,
  primary key (quote_id, position),
  unique (quote_id, path)
);
comment on table public.quote_photos is
  'Photos a Pro adds to a quote: objects of the tree-photos bucket. A new version may show those of the last one.';
create index quote_photos_path_idx on public.quote_photos (path);
alter table public.quote_photos enable row level security;
revoke all on public.quote_photos from anon, authenticated;
grant select on public.quote_photos to authenticated;
grant all on public.quote_photos to service_role;
