-- Service requests with their trees and photos.
create type public.request_state as enum (
  'draft', 'submitted', 'matching', 'open', 'awarded', 'scheduled', 'in_progress', 'completed', 'closed',
  'canceled', 'expired', 'rejected_spam'
);

create type public.request_timing as enum ('emergency', 'this_week', 'this_month', 'flexible');

-- Administrators find any request, however long ago it was sent.
create function private.request_words(
  number bigint, category public.service_category, description text, contact_name text,
  city text, region text, zip text
) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select private.searched_words(concat_ws(' ', 'no', number, replace(category::text, '_', ' '),
    case category when 'maintenance' then 'trimming and care' when 'arborist' then 'visit'
      when 'emergency' then 'work' end,
    city, region, zip, contact_name, description))
$$;
comment on function private.request_words(bigint, public.service_category, text, text, text, text, text) is
  'The words a request is found by: number, service, place, contact and description.';
-- Indexes are kept with the rights of the person who writes the row.
grant execute on function private.request_words(bigint, public.service_category, text, text, text, text, text) to authenticated, service_role;

create table public.service_requests (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 1001) unique,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  property_id uuid not null references public.properties (id),
  state public.request_state not null default 'draft',
  category public.service_category not null,
  timing public.request_timing not null,
  description text not null check (length(description) between 1 and 4000),
  contact_name text not null check (length(contact_name) between 1 and 80),
  city text not null,
  region text not null,
  zip text not null references public.zip_codes (zip),
  latitude float8 not null,
  longitude float8 not null,
  time_zone text not null,
  estimate jsonb not null,
  estimate_low_cents bigint not null,
  estimate_high_cents bigint not null,
  token_price int not null check (token_price > 0),
  asks_others boolean not null default true,
  submitted_at timestamptz,
  still_needed_asked_at timestamptz,
  still_needed_at timestamptz,
  changed_at timestamptz,
  asked_again_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.service_requests is
  'A request for tree work. Position is the center of the ZIP code; the exact address stays with the property. contact_name is a first name. asks_others: other Pros than the one the owner chose (private.asked_vendors) are asked at once, else when that Pro declined or did not answer in time. still_needed_asked_at and still_needed_at: when the owner was asked whether the work is still needed, and when the owner last said so. changed_at: when the owner last changed timing or description after sending; asked_again_at: when the owner last had Pros asked once more.';
create index service_requests_property_idx on public.service_requests (property_id);
create index service_requests_zip_idx on public.service_requests (zip, created_at desc, id desc);
create index service_requests_place_idx
  on public.service_requests (private.grid_cell(latitude, longitude), created_at desc);
-- The figures of the marketplace, day by day, are read by this.
create index service_requests_submitted_idx on public.service_requests (submitted_at);
-- An owner's requests, page by page: quick with ten thousand of them, and the next page starts where
-- the last one ended whatever has come in meanwhile.
create index service_requests_owner_newest_idx on public.service_requests (owner_id, created_at desc, id desc);
create index service_requests_owner_changed_idx on public.service_requests (owner_id, updated_at desc, id desc);
create index service_requests_owner_state_idx on public.service_requests (owner_id, state);
create index service_requests_words_idx on public.service_requests
  using gin (private.request_words(number, category, description, contact_name, city, region, zip));
-- Those that look for Pros, few among all there ever were.
create index service_requests_searching_idx on public.service_requests (id)
  where state in ('matching', 'open');
create index service_requests_newest_idx on public.service_requests (created_at desc, id desc);
create index service_requests_state_newest_idx on public.service_requests (state, created_at desc, id desc);
alter table public.service_requests enable row level security;
revoke all on public.service_requests from anon, authenticated;
grant select on public.service_requests to authenticated;
grant all on public.service_requests to service_role;

create table private.asked_vendors (
  request_id uuid references public.service_requests (id) on delete cascade,
  vendor_id uuid references public.vendor_profiles (vendor_id) on delete cascade,
  asked_at timestamptz not null default clock_timestamp(),
  primary key (request_id, vendor_id)
);
comment on table private.asked_vendors is
  'The Pros an owner asked for by name; the one named first is asked first. Other Pros who may read the request do not see who they are.';
create index asked_vendors_vendor_idx on private.asked_vendors (vendor_id);

create table public.request_trees (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  position int not null,
  species text,
  height_m numeric not null,
  diameter_cm numeric,
  count int not null,
  condition text not null,
  near_structure boolean not null,
  on_structure boolean not null,
  near_wires boolean not null,
  poor_access boolean not null,
  stump boolean not null,
  property_tree_id uuid references public.property_trees (id) on delete set null,
  unique (request_id, position)
);
comment on table public.request_trees is
  'The trees of a request as they were then: heights in meters, trunks in centimeters. property_tree_id is the tree of the inventory.';
create index request_trees_property_tree_idx on public.request_trees (property_tree_id);
alter table public.request_trees enable row level security;
revoke all on public.request_trees from anon, authenticated;
grant select on public.request_trees to authenticated;
grant all on public.request_trees to service_role;

create table public.request_photos (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  path text not null unique,
  position int not null,
  created_at timestamptz not null default now(),
  unique (request_id, position)
);
comment on table public.request_photos is 'Photos of a request: objects of the tree-photos bucket.';
alter table public.request_photos enable row level security;
revoke all on public.request_photos from anon, authenticated;
grant select on public.request_photos to authenticated;
grant all on public.request_photos to service_role;

create table public.request_access (
  request_id uuid primary key references public.service_requests (id) on delete cascade,
  notes text not null check (length(notes) between 1 and 2000)
);
comment on table public.request_access is
  'How to get to the trees of a request (gates, dogs, steep ground): for its owner, Pros who may still do the work and administrators, and for no others.';
alter table public.request_access enable row level security;
revoke all on public.request_access from anon, authenticated;
grant select on public.request_access to authenticated;
grant all on public.request_access to service_role;
