-- ZIP codes give city, state, position and time zone; properties belong to their owner alone.
create table public.zip_codes (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  latitude float8 not null check (latitude between -90 and 90),
  longitude float8 not null check (longitude between -180 and 180),
  time_zone text not null
);
comment on table public.zip_codes is
  'Reference data: center of each US ZIP code and its IANA time zone. Loaded by supabase/seed.';
alter table public.zip_codes enable row level security;
revoke all on public.zip_codes from anon, authenticated;
grant select on public.zip_codes to anon, authenticated;
grant all on public.zip_codes to service_role;

create table private.zip_zones (
  zip text primary key references public.zip_codes (zip),
  time_zone text not null,
  corrected_at timestamptz not null default now()
);
comment on table private.zip_zones is
  'Time zones of ZIP codes that an administrator corrected; loading the reference data again keeps them.';
alter table private.zip_zones enable row level security;

create function private.place_key(address text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(lower(normalize(address, NFD)), '’‘`', ''''''''),
    '[\u0300-\u036f]', '', 'g'),
    '[.,;]', ' ', 'g'),
    '(\m(apartment|apt|unit|suite|ste)\M\s*#?|#)\s*', ' #', 'g'),
    '\s+', ' ', 'g'))
$$;
comment on function private.place_key(text) is
  'By what two ways to write one street address are the same: without case, accents, punctuation and further blanks, and with one word for apartment, unit and suite.';

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  label text not null check (length(label) between 1 and 80),
  address text not null check (length(address) between 3 and 200),
  city text not null check (length(city) between 1 and 100),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null references public.zip_codes (zip),
  latitude float8 not null check (latitude between -90 and 90),
  longitude float8 not null check (longitude between -180 and 180),
  time_zone text not null,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  pin_latitude float8 check (pin_latitude between -90 and 90),
  pin_longitude float8 check (pin_longitude between -180 and 180),
  version int not null default 1,
  zone_by_owner boolean not null default false,
  constraint properties_pin_whole check ((pin_latitude is null) = (pin_longitude is null))
);
comment on table public.properties is
  'Where trees stand. The exact address is the owner''s until shared with a Pro. archived_at: the owner removed it, but requests were made for it.';
comment on column public.properties.pin_latitude is
  'Where the owner put the pin. As exact as the address, and shared with it.';
comment on column public.properties.pin_longitude is 'See pin_latitude.';
comment on column public.properties.zone_by_owner is
  'Whether the owner said which time zone it is in; otherwise that of the ZIP code.';
comment on column public.properties.version is 'Counts the changes; an edit names the version it is based on.';
-- The same place is one property, however its address is written.
create unique index properties_place_idx on public.properties (owner_id, private.place_key(address), zip);
create index properties_zip_idx on public.properties (zip);
alter table public.properties enable row level security;
revoke all on public.properties from anon, authenticated;
grant select on public.properties to authenticated;
grant all on public.properties to service_role;

-- The trees of a property: an inventory that outlives the requests made for it.
create table public.property_trees (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  label text not null check (length(label) between 1 and 80),
  species text check (length(species) <= 80),
  height_m numeric check (height_m between 0.3 and 120),
  diameter_cm numeric check (diameter_cm between 1 and 1000),
  count int not null default 1 check (count between 1 and 100),
  condition text not null default 'healthy' check (condition in ('healthy', 'declining', 'dead', 'hazardous')),
  position_note text check (length(position_note) <= 300),
  photos text[] not null default '{}' check (cardinality(photos) <= 10),
  removed_at timestamptz,
  removal_reason text check (length(removal_reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
comment on table public.property_trees is
  'Trees of a property, or groups of like ones (count). Heights in meters, trunks in centimeters. photos are objects of the tree-photos bucket. removed_at: the tree is gone, its history stays.';
comment on column public.property_trees.version is 'Counts the changes; an edit names the version it is based on.';
create index property_trees_property_idx on public.property_trees (property_id, created_at);
alter table public.property_trees enable row level security;
revoke all on public.property_trees from anon, authenticated;
grant select on public.property_trees to authenticated;
grant all on public.property_trees to service_role;

create table public.property_tree_events (
  id bigint generated always as identity primary key,
  tree_id uuid not null references public.property_trees (id) on delete cascade,
  kind text not null check (kind in ('added', 'changed', 'removed', 'restored')),
  facts jsonb not null,
  created_at timestamptz not null default now()
);
comment on table public.property_tree_events is
  'The history of a tree, written by the database: what it was like when it was added, and each fact that changed.';
create index property_tree_events_tree_idx on public.property_tree_events (tree_id, id);
alter table public.property_tree_events enable row level security;
revoke all on public.property_tree_events from anon, authenticated;
grant select on public.property_tree_events to authenticated;
grant all on public.property_tree_events to service_role;

create table private.owner_limits (
  one boolean primary key default true check (one),
  properties_at_most int not null default 2000,
  trees_at_most int not null default 500,
  requests_an_hour int not null default 60,
  asks_of_one_a_day int not null default 20,
  changes_a_day int not null default 5,
  open_requests_of_new int not null default 3,
  claims_until_paused int not null default 2,
  duplicate_window interval not null default '30 days',
  photos_at_most int not null default 5000,
  photos_a_day int not null default 300,
  pin_within_km int not null default 100,
  drafts_at_most int not null default 10,
  drafts_an_hour int not null default 20,
  visitor_drafts_an_hour int not null default 600
);
comment on table private.owner_limits is
  'One row: how many properties an account and trees a property can have, how many requests an hour and how many a day for one chosen Pro, how often a day one may be changed, how many open ones before the owner is known by a finished job or a confirmed number, how many Pros'' claims pause an owner (0: none do), how long a like request counts as the same, how many photos an account can keep and add a day, and how many unsent requests an account keeps and an address leaves with a sign-up an hour (all visitors whose address is unknown: visitor_drafts_an_hour).';
comment on column private.owner_limits.pin_within_km is
  'How far from the center of its ZIP code the pin of a property may lie.';
