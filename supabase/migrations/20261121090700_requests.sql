-- Service requests with their trees and photos.

create type public.request_state as enum (
  'draft', 'submitted', 'matching', 'open', 'awarded', 'scheduled', 'in_progress', 'completed', 'closed',
  'cancelled', 'expired', 'rejected_spam'
);
create type public.request_timing as enum ('emergency', 'this_week', 'this_month', 'flexible');

create table public.service_requests (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 1001) unique,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  property_id uuid not null references public.properties (id),
  state public.request_state not null default 'draft',
  category public.service_category not null,
  timing public.request_timing not null,
  description text not null check (length(description) between 1 and 4000),
  access_notes text check (length(access_notes) <= 2000),
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
  awarded_vendor_id uuid references public.vendor_profiles (vendor_id),
  submitted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.service_requests is
  'A request for tree work. Position is the centre of the ZIP code; the exact address stays with the property. contact_name is a first name.';
create index service_requests_owner_idx on public.service_requests (owner_id, created_at desc);
create index service_requests_state_idx on public.service_requests (state, created_at desc);
create index service_requests_property_idx on public.service_requests (property_id);
create index service_requests_zip_idx on public.service_requests (zip);
create index service_requests_awarded_idx on public.service_requests (awarded_vendor_id);
create trigger touch_updated_at before update on public.service_requests
  for each row execute function private.touch_updated_at();

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
  'The trees of a request as they were then: heights in metres, trunks in centimetres. property_tree_id is the tree of the inventory.';
create index request_trees_property_tree_idx on public.request_trees (property_tree_id);

create table public.request_photos (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  path text not null unique,
  position int not null,
  created_at timestamptz not null default now(),
  unique (request_id, position)
);
comment on table public.request_photos is 'Photos of a request: objects of the tree-photos bucket.';
