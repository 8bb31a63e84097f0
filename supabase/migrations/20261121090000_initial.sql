-- Generated from supabase/schemas by `npm run db:initial`. Do not edit.

-- Functions may call functions that are created after them.
set check_function_bodies = off;

-- 00_foundation/schema.sql

-- A schema the API never exposes, and privileges that start at nothing, so that each table and function
-- has to say who may use it.
create schema private;
comment on schema private is 'Internals of the marketplace. Never exposed through the Data API.';
grant usage on schema private to anon, authenticated, service_role;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

-- 00_foundation/tables.sql

-- Pros are found through a b-tree on this cell; it beat the geographic GiST index in our measurements.
create function private.grid_cell(latitude float8, longitude float8) returns int
language sql immutable parallel safe set search_path = '' as $$
  select floor((latitude + 90) * 4)::int * 1440 + floor((longitude + 180) * 4)::int
$$;
comment on function private.grid_cell(float8, float8) is
  'Number of the 0.25 degree cell that holds a point: row * 1440 + column.';
-- Generated columns and indexes are computed with the rights of the person who writes the row.
grant execute on function private.grid_cell(float8, float8) to authenticated, service_role;

-- Idempotency: the first call with a key records its answer, a repeat gets that answer back.
create table private.answered_calls (
  actor_id uuid not null,
  key uuid not null,
  call text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
comment on table private.answered_calls is 'Answers of calls that carried an idempotency key, by caller and key.';

-- Words as searches index them: whole words, and the parts of those written together like LeadInbox, so
-- that the beginning of any of them finds the text. Built without a parser, which would take host names,
-- versions and compounds apart by rules of its own.
create function private.searched_words(given text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_to_tsvector(array_agg(distinct left(lower(w), 60))), ''::tsvector)
  from regexp_split_to_table(
    left(given, 8000) || ' ' || regexp_replace(left(given, 8000), '([[:lower:][:digit:]])([[:upper:]])', '\1 \2', 'g'),
    '[^[:alnum:]]+') w
  where w <> ''
$$;
comment on function private.searched_words(text) is
  'The words of a text in lower case, those written in camel case also part by part; the first 8000 characters count.';
-- Indexes are kept with the rights of the person who writes the row.
grant execute on function private.searched_words(text) to anon, authenticated, service_role;

-- 05_state_machines/tables.sql

-- Every state in the product changes through private.transition(), which looks the change up in one
-- table of allowed moves and leaves an append-only event behind.
create table private.state_transitions (
  machine text not null,
  from_state text not null,
  event text not null,
  to_state text not null,
  actors text[] not null,
  primary key (machine, from_state, event)
);
comment on table private.state_transitions is
  'The only allowed moves of each machine, and who may make them: owner, vendor, admin, timer or system.';

-- Which table and key each machine lives in.
create table private.machines (
  machine text primary key,
  table_name text not null,
  key_column text not null default 'id',
  noun text not null
);
comment on table private.machines is 'Where each machine keeps its rows, and the word people know it by.';

create table public.state_events (
  id bigint generated always as identity primary key,
  machine text not null references private.machines (machine),
  subject_id uuid not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  actor_id uuid,
  request_id uuid,
  vendor_id uuid,
  note text,
  created_at timestamptz not null default now()
);
comment on table public.state_events is
  'Append-only: every beginning and change of state, who made it and why. from_state is null where a row begins. request_id and vendor_id say whose timeline it belongs to.';
create index state_events_subject_idx on public.state_events (machine, subject_id, id);
create index state_events_request_idx on public.state_events (request_id, id);
create index state_events_vendor_idx on public.state_events (vendor_id, id);
alter table public.state_events enable row level security;
revoke all on public.state_events from anon, authenticated;
grant select on public.state_events to authenticated;
grant select, insert on public.state_events to service_role;

-- What happens automatically: timers, what each does, and the clock that fires them.
create table private.timers (
  id bigint generated always as identity primary key,
  machine text not null references private.machines (machine),
  subject_id uuid not null,
  event text not null,
  due_at timestamptz not null,
  set_at timestamptz not null default now(),
  fired_at timestamptz,
  failure text,
  unique (machine, subject_id, event, due_at)
);
comment on table private.timers is
  'What happens automatically: an event that falls due for a row of a machine. failure: why it could not take effect.';
create index timers_due_idx on private.timers (due_at) where fired_at is null;

create table private.timer_effects (
  machine text not null references private.machines (machine),
  event text not null,
  effect text not null check (to_regproc(effect) is not null),
  primary key (machine, event)
);
comment on table private.timer_effects is
  'What a timer does beyond moving its row: a function of (timer private.timers, now_at timestamptz) that returns whether it took effect. Each is registered beside its machine.';

-- 10_accounts/tables.sql

-- Profiles: one row an account, created with it.
create type public.user_type as enum ('owner', 'vendor', 'admin');

create table public.profiles (
  id uuid primary key,
  email text not null,
  user_type public.user_type not null default 'owner',
  first_name text check (length(first_name) <= 80),
  last_name text check (length(last_name) <= 80),
  phone text check (phone ~ '^\+1[2-9][0-9]{9}$'),
  address text check (length(address) <= 200),
  city text check (length(city) <= 100),
  state text check (state ~ '^[A-Z]{2}$'),
  zip text check (zip ~ '^[0-9]{5}$'),
  is_profile_complete boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
-- The row outlives its auth user: what law and ledger keep points at it after the person is gone.
comment on table public.profiles is
  'One row an account. phone is E.164 with a US number. deleted_at: the person is removed, the row stays without them.';
create index profiles_user_type_idx on public.profiles (user_type, created_at);
create index profiles_email_idx on public.profiles (lower(email) text_pattern_ops);
-- Administrators look for people by these.
create index profiles_last_name_idx on public.profiles (lower(last_name) text_pattern_ops);
create index profiles_first_name_idx on public.profiles (lower(first_name) text_pattern_ops);
create index profiles_phone_idx on public.profiles (phone);
create index profiles_zip_idx on public.profiles (zip, created_at desc);
alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant insert (id, email, user_type) on public.profiles to authenticated;
grant update (
  id, email, user_type, first_name, last_name, phone, address, city, state, zip, is_profile_complete
) on public.profiles to authenticated;
grant select, insert, update on public.profiles to service_role;

-- Taking a person out of the records. Agreements, ledger, ratings and audit stay, without the person.
create table private.erasures (
  person_id uuid primary key,
  transaction_id bigint not null,
  erased_at timestamptz not null default now()
);
comment on table private.erasures is
  'Whom we have erased, and in which transaction; only in it may append-only records lose their words about the person.';

create table private.personal_tables (
  table_name text primary key,
  person_column text not null
);
comment on table private.personal_tables is
  'Tables of public whose rows are about one person alone; they go with the person.';

create table private.folders_to_remove (
  folder text primary key,
  requested_at timestamptz not null default now()
);
comment on table private.folders_to_remove is
  'Folders of erased people: their files are removed through storage, which alone can remove the bytes.';

-- People delete their account, with seven days to think again.
create type public.account_deletion_state as enum ('requested', 'cancelled', 'erased');

create table public.account_deletions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  state public.account_deletion_state not null default 'requested',
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.account_deletions is 'Wishes to delete an account, and what became of them.';
create unique index account_deletions_one_idx on public.account_deletions (person_id) include (id) where state = 'requested';
create index account_deletions_person_idx on public.account_deletions (person_id, created_at desc);
alter table public.account_deletions enable row level security;
revoke all on public.account_deletions from anon, authenticated;
grant select on public.account_deletions to authenticated;
grant all on public.account_deletions to service_role;

-- 15_properties/tables.sql

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
  unique (owner_id, address, zip),
  constraint properties_pin_whole check ((pin_latitude is null) = (pin_longitude is null))
);
comment on table public.properties is
  'Where trees stand. The exact address is the owner''s until shared with a Pro. archived_at: the owner removed it, but requests were made for it.';
comment on column public.properties.pin_latitude is
  'Where the owner put the pin. As exact as the address, and shared with it.';
comment on column public.properties.pin_longitude is 'See pin_latitude.';
comment on column public.properties.version is 'Counts the changes; an edit names the version it is based on.';
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
  duplicate_window interval not null default '30 days',
  photos_at_most int not null default 5000,
  photos_a_day int not null default 300,
  pin_within_km int not null default 100,
  drafts_at_most int not null default 10,
  drafts_an_hour int not null default 20,
  visitor_drafts_an_hour int not null default 600
);
comment on table private.owner_limits is
  'One row: how many properties an account and trees a property can have, how many requests an hour, how long a like request counts as the same, how many photos an account can keep and add a day, and how many unsent requests an account keeps and an address leaves with a sign-up an hour (all visitors whose address is unknown: visitor_drafts_an_hour).';
comment on column private.owner_limits.pin_within_km is
  'How far from the center of its ZIP code the pin of a property may lie.';

-- 17_care/tables.sql

-- A calendar of care: few rules, each with who published it, and a reminder for each tree a rule is about.
create table public.care_rules (
  code text primary key,
  species_pattern text not null,
  regions text[] not null,
  remind_month int not null check (remind_month between 1 and 12),
  title text not null,
  advice text not null,
  source text not null
);
comment on table public.care_rules is
  'When the season matters to a kind of tree: species_pattern is matched with its species (else its name), regions are states, remind_month the month before which owners hear the advice; source is who published it.';
alter table public.care_rules enable row level security;
revoke all on public.care_rules from anon, authenticated;
grant select on public.care_rules to authenticated;
grant all on public.care_rules to service_role;

create type public.care_reminder_state as enum ('planned', 'sent', 'dropped');

create table public.care_reminders (
  id uuid primary key default gen_random_uuid(),
  tree_id uuid not null references public.property_trees (id) on delete cascade,
  rule text not null references public.care_rules (code),
  state public.care_reminder_state not null default 'planned',
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (tree_id, rule, due_at)
);
comment on table public.care_reminders is
  'When the owner of a tree is reminded of a rule. dropped: the tree is gone, is another kind after all, or was worked on lately.';
create index care_reminders_rule_idx on public.care_reminders (rule);
alter table public.care_reminders enable row level security;
revoke all on public.care_reminders from anon, authenticated;
grant select on public.care_reminders to authenticated;
grant all on public.care_reminders to service_role;

-- 20_vendors/tables.sql

-- Pros: their business, equipment, prices, crew and media.
create type public.vendor_state as enum (
  'applied', 'documents_pending', 'under_review', 'approved', 'paused', 'suspended', 'rejected', 'terminated'
);

create type public.service_category as enum (
  'tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency'
);

create type public.equipment_kind as enum (
  'climbing_gear', 'bucket_truck', 'crane', 'stump_grinder', 'chipper', 'log_loader'
);

create table public.vendor_profiles (
  vendor_id uuid primary key references public.profiles (id) on delete cascade,
  business_name text not null check (length(business_name) between 2 and 120),
  state public.vendor_state not null default 'applied',
  state_reason text,
  paused_by text check (paused_by in ('vendor', 'insurance')),
  paused_until date,
  version int not null default 1,
  about text check (length(about) <= 2000),
  quote_terms text check (length(quote_terms) <= 4000),
  zip text references public.zip_codes (zip),
  city text,
  region text,
  latitude float8,
  longitude float8,
  grid_cell int generated always as (private.grid_cell(latitude, longitude)) stored,
  time_zone text,
  service_radius_km float8 not null default 40 check (service_radius_km between 1 and 160),
  categories public.service_category[] not null default '{}',
  crew_size int check (crew_size between 1 and 500),
  founded_year int check (founded_year between 1850 and 2100),
  rating_count int not null default 0,
  rating_sum int not null default 0,
  accepts_count int not null default 0,
  answers_count int not null default 0,
  lapses_count int not null default 0,
  jobs_completed int not null default 0,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  state_since timestamptz not null default now(),
  approved_at timestamptz
);
comment on table public.vendor_profiles is
  'A Pro''s business as customers see it. Position follows the ZIP code; ratings and counts are kept by the database. version grows with every change of the business, not with its figures; paused_by says whose pause it is.';
comment on column public.vendor_profiles.quote_terms is
  'Terms that go with each quote from now on; every quote keeps those it was sent with. Seen by the Pro alone.';
comment on column public.vendor_profiles.state_since is 'Since when the business is in its state.';
comment on column public.vendor_profiles.approved_at is 'When the business was first approved.';
create index vendor_profiles_reach_idx on public.vendor_profiles
  (grid_cell) include (latitude, longitude, service_radius_km, vendor_id) where state = 'approved';
create index vendor_profiles_state_idx on public.vendor_profiles (state, created_at);
create index vendor_profiles_zip_idx on public.vendor_profiles (zip);
create index vendor_profiles_name_idx on public.vendor_profiles (lower(business_name) text_pattern_ops);
create index vendor_profiles_state_since_idx on public.vendor_profiles (state, state_since, vendor_id);
alter table public.vendor_profiles enable row level security;
revoke all on public.vendor_profiles from anon, authenticated;
-- What customers see. How offers were answered, reasons and pauses, and where exactly it is: my_business, vendor_records.
grant select (vendor_id, business_name, state, about, city, region, service_radius_km, categories, crew_size,
  founded_year, rating_count, rating_sum, jobs_completed, is_demo) on public.vendor_profiles to anon;
grant select (vendor_id, business_name, state, state_since, version, about, city, region, service_radius_km, categories,
  crew_size, founded_year, rating_count, rating_sum, jobs_completed, is_demo, created_at)
  on public.vendor_profiles to authenticated;
grant update (business_name, about, quote_terms, zip, service_radius_km, categories, crew_size, founded_year)
  on public.vendor_profiles to authenticated;
grant all on public.vendor_profiles to service_role;

create table public.vendor_equipment (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  kind public.equipment_kind not null,
  quantity int not null default 1 check (quantity between 1 and 100),
  version int not null default 1,
  unique (vendor_id, kind)
);
comment on table public.vendor_equipment is 'What a Pro works with; some requests need certain kinds.';
alter table public.vendor_equipment enable row level security;
revoke all on public.vendor_equipment from anon, authenticated;
grant select on public.vendor_equipment to anon, authenticated;
grant insert (vendor_id, kind, quantity), update (quantity), delete on public.vendor_equipment to authenticated;
grant all on public.vendor_equipment to service_role;

create type public.price_unit as enum ('each', 'tree', 'hour', 'inch', 'load', 'flat');

create table public.vendor_prices (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  label text not null check (length(label) between 2 and 120),
  unit public.price_unit not null,
  category public.service_category,
  price_cents int not null check (price_cents between 0 and 10000000),
  version int not null default 1,
  unique (vendor_id, label)
);
comment on table public.vendor_prices is
  'A Pro''s own price list, from which quotes start. category is null for what goes with any service. Seen by the Pro alone.';
alter table public.vendor_prices enable row level security;
revoke all on public.vendor_prices from anon, authenticated;
grant select, delete on public.vendor_prices to authenticated;
grant insert (vendor_id, label, unit, category, price_cents), update (label, unit, category, price_cents)
  on public.vendor_prices to authenticated;
grant all on public.vendor_prices to service_role;

-- The people of a Pro and what they are qualified for.
create type public.crew_qualification as enum (
  'isa_certified_arborist', 'traq', 'line_clearance', 'commercial_driver', 'crane_operator',
  'aerial_lift', 'aerial_rescue', 'first_aid', 'pesticide_applicator'
);

create table public.vendor_crew (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  label text not null check (length(label) between 1 and 80),
  role text not null check (role in ('foreman', 'climber', 'ground_worker', 'arborist', 'driver', 'office')),
  qualifications public.crew_qualification[] not null default '{}' check (cardinality(qualifications) <= 20),
  version int not null default 1,
  created_at timestamptz not null default now(),
  unique (vendor_id, label)
);
comment on table public.vendor_crew is
  'The people of a Pro by name or label, with role and qualifications as the Pro states them. Seen by the Pro and administrators.';
alter table public.vendor_crew enable row level security;
revoke all on public.vendor_crew from anon, authenticated;
grant select, delete on public.vendor_crew to authenticated;
grant insert (vendor_id, label, role, qualifications), update (label, role, qualifications)
  on public.vendor_crew to authenticated;
grant all on public.vendor_crew to service_role;

-- What a Pro shows: logo, photos of work, pairs of before and after, and videos where these are switched on.
create type public.media_kind as enum ('logo', 'photo', 'video');

create type public.media_moment as enum ('before', 'after');

create table public.vendor_media (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  kind public.media_kind not null,
  path text not null unique,
  caption text check (length(caption) <= 200),
  position int not null default 0,
  pair_id uuid,
  moment public.media_moment,
  version int not null default 1,
  created_at timestamptz not null default now(),
  unique (pair_id, moment),
  check ((pair_id is null) = (moment is null) and (pair_id is null or kind = 'photo'))
);
comment on table public.vendor_media is
  'Objects of the vendor-media bucket a Pro shows, in the Pro''s order. Two photos with one pair_id are before and after. version counts the changes of the caption.';
create index vendor_media_vendor_idx on public.vendor_media (vendor_id, position);
create unique index vendor_media_logo_idx on public.vendor_media (vendor_id) include (id) where kind = 'logo';
alter table public.vendor_media enable row level security;
revoke all on public.vendor_media from anon, authenticated;
grant select on public.vendor_media to anon, authenticated;
grant update (caption), delete on public.vendor_media to authenticated;
grant all on public.vendor_media to service_role;

-- 22_credentials/tables.sql

create type public.credential_kind as enum (
  'isa_certified_arborist', 'traq', 'liability_insurance', 'workers_compensation', 'licence', 'line_clearance'
);

create table public.vendor_credentials (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  kind public.credential_kind not null,
  issuer text not null check (length(issuer) between 2 and 120),
  number text not null check (length(number) between 1 and 60),
  expires_on date not null,
  verified_at timestamptz,
  verified_by uuid references public.profiles (id) on delete set null,
  rejected_at timestamptz,
  created_at timestamptz not null default now(),
  unique (vendor_id, kind, number),
  check (verified_at is null or rejected_at is null)
);
comment on table public.vendor_credentials is
  'Credentials one by one. Not verified until an administrator checked the evidence (verified_at, verified_by); rejected_at once that check failed. expires_on is the last day it holds.';
create index vendor_credentials_verified_by_idx on public.vendor_credentials (verified_by);
-- A credential that was verified is a fact; changing it means adding a new one.
alter table public.vendor_credentials enable row level security;
revoke all on public.vendor_credentials from anon, authenticated;
-- Numbers, refusals and who verified are for the Pro and administrators: my_business, vendor_records.
grant select (id, vendor_id, kind, issuer, expires_on, verified_at, created_at)
  on public.vendor_credentials to anon, authenticated;
grant insert (vendor_id, kind, issuer, number, expires_on), delete on public.vendor_credentials to authenticated;
grant all on public.vendor_credentials to service_role;

-- Checking credentials: the document behind each, what administrators found, and what was said when.
create table public.credential_documents (
  credential_id uuid primary key references public.vendor_credentials (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  path text not null unique,
  added_at timestamptz not null default now()
);
comment on table public.credential_documents is
  'The document behind a credential: an object of the vendor-documents bucket, seen by the Pro and administrators.';
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
grant select on public.credential_decisions to authenticated;
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

-- 25_schedules/tables.sql

-- When a Pro works: weekly hours, days that differ, and time that is taken. Hours are wall-clock times
-- where the Pro is; moments are UTC.
create table public.vendor_hours (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  weekday int not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  -- Hours are replaced, never changed: the highest number is the version of the week, 0 without hours.
  version int not null generated always as identity,
  unique (vendor_id, weekday, opens)
);
comment on table public.vendor_hours is
  'Weekly working hours, several intervals a day; weekday 1 is Monday, closes may be 24:00. A Pro without any works the business day of the matching policy, Monday to Saturday.';
alter table public.vendor_hours enable row level security;
revoke all on public.vendor_hours from anon, authenticated;
grant select on public.vendor_hours to authenticated;
grant all on public.vendor_hours to service_role;

create table public.vendor_special_days (
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  day date not null,
  note text check (length(note) <= 120),
  -- A day is replaced, never changed; 0 stands for a day that follows the weekly hours.
  version int not null generated always as identity,
  primary key (vendor_id, day)
);
comment on table public.vendor_special_days is
  'Days on which the weekly hours do not count. Closed unless vendor_special_hours says otherwise.';
alter table public.vendor_special_days enable row level security;
revoke all on public.vendor_special_days from anon, authenticated;
grant select on public.vendor_special_days to authenticated;
grant all on public.vendor_special_days to service_role;

create table public.vendor_special_hours (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null,
  day date not null,
  opens time not null,
  closes time not null check (closes > opens),
  unique (vendor_id, day, opens),
  foreign key (vendor_id, day) references public.vendor_special_days (vendor_id, day) on delete cascade
);
comment on table public.vendor_special_hours is 'Working hours of a special day.';
alter table public.vendor_special_hours enable row level security;
revoke all on public.vendor_special_hours from anon, authenticated;
grant select on public.vendor_special_hours to authenticated;
grant all on public.vendor_special_hours to service_role;

create table public.vendor_blocks (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  note text check (length(note) <= 120),
  created_at timestamptz not null default now()
);
comment on table public.vendor_blocks is 'Time a Pro is not available for reasons of the Pro''s own.';
create index vendor_blocks_vendor_idx on public.vendor_blocks (vendor_id, ends_at);
alter table public.vendor_blocks enable row level security;
revoke all on public.vendor_blocks from anon, authenticated;
grant select, delete on public.vendor_blocks to authenticated;
grant all on public.vendor_blocks to service_role;

-- A Pro's jobs as a calendar other programs subscribe to (iCalendar, RFC 5545).
create table public.vendor_calendar_feeds (
  vendor_id uuid primary key references public.vendor_profiles (vendor_id) on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null default now()
);
comment on table public.vendor_calendar_feeds is
  'Who has a calendar feed. Only the hash of its secret is kept; no one can read it.';
alter table public.vendor_calendar_feeds enable row level security;
revoke all on public.vendor_calendar_feeds from anon, authenticated;
grant select (vendor_id, created_at), delete on public.vendor_calendar_feeds to authenticated;
grant all on public.vendor_calendar_feeds to service_role;

-- 27_saved_pros/tables.sql

-- The Pros an owner wants to find again.
create table public.saved_pros (
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (owner_id, vendor_id)
);
comment on table public.saved_pros is
  'Pros an owner saved to ask them later. Known to the owner alone: neither the Pro nor the ranking hears of it.';
create index saved_pros_vendor_idx on public.saved_pros (vendor_id);
alter table public.saved_pros enable row level security;
revoke all on public.saved_pros from anon, authenticated;
grant select on public.saved_pros to authenticated;
grant all on public.saved_pros to service_role;

-- 28_estimates/tables.sql

-- The price book: what tree work costs, by version.
create table public.price_book_items (
  version int not null,
  service text not null check (service in ('removal', 'emergency', 'trimming', 'stump', 'arborist', 'crane')),
  basis text not null check (basis in ('height_ft', 'diameter_in', 'flat', 'per_inch', 'per_hour', 'each_further', 'minimum', 'report')),
  from_value int not null default 0,
  low_cents int not null check (low_cents >= 0),
  high_cents int not null check (high_cents >= low_cents),
  publisher text not null check (length(publisher) between 2 and 120),
  title text not null check (length(title) between 2 and 200),
  published_year int not null check (published_year between 1990 and 2200),
  primary key (version, service, basis, from_value)
);
comment on table public.price_book_items is
  'US price bands by version, each with who published it, under what title and in which year; what we decided ourselves says so. A band holds what lies above from_value (feet or inches), up to and including where the next one starts. A version in use is never changed: a new price is a new version.';
alter table public.price_book_items enable row level security;
revoke all on public.price_book_items from anon, authenticated;
grant select on public.price_book_items to anon, authenticated;
grant all on public.price_book_items to service_role;

create type private.described_tree as (
  "position" int, species text, height_m numeric, diameter_cm numeric, tree_count int, condition text,
  near_structure boolean, on_structure boolean, near_wires boolean, poor_access boolean, stump boolean
);
comment on type private.described_tree is 'A tree, or several alike, as someone described them. Meters and centimeters.';

-- 30_requests/tables.sql

-- Service requests with their trees and photos.
create type public.request_state as enum (
  'draft', 'submitted', 'matching', 'open', 'awarded', 'scheduled', 'in_progress', 'completed', 'closed',
  'cancelled', 'expired', 'rejected_spam'
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
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.service_requests is
  'A request for tree work. Position is the center of the ZIP code; the exact address stays with the property. contact_name is a first name. asks_others: other Pros than the one the owner chose (private.asked_pros) are asked at once, else when that Pro declined or did not answer in time.';
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
create index service_requests_newest_idx on public.service_requests (created_at desc, id desc);
create index service_requests_state_newest_idx on public.service_requests (state, created_at desc, id desc);
alter table public.service_requests enable row level security;
revoke all on public.service_requests from anon, authenticated;
grant select on public.service_requests to authenticated;
grant all on public.service_requests to service_role;

create table private.asked_pros (
  request_id uuid primary key references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade
);
comment on table private.asked_pros is
  'The Pro an owner chose, who is asked first. Other Pros who may read the request do not see who that is.';
create index asked_pros_vendor_idx on private.asked_pros (vendor_id);

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

-- 30_requests/tables/drafts.sql

-- What a request says apart from its place and its photos: the same rules for a draft that is left with a
-- sign-up and for a request that is sent.
create type private.submission as (
  estimate jsonb, category public.service_category, timing public.request_timing,
  description text, access_notes text, first_name text, last_name text, phone text
);

-- Requests that were begun and not sent yet.
create table public.request_drafts (
  key uuid primary key,
  owner_id uuid references public.profiles (id) on delete cascade,
  answers jsonb not null check (jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 65536),
  is_waiting boolean not null default false,
  refusal text,
  request_id uuid references public.service_requests (id) on delete cascade,
  version int not null default 1,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.request_drafts is
  'Unsent requests. key is the key the request is sent with, chosen by the device and known to it and to the confirmation mail alone; without owner_id, a visitor left it for the account that signs up with the key. answers: what the form holds, and in submission the input of submit_request once it is complete. is_waiting: sent as soon as the owner''s address is confirmed; refusal: why that failed. request_id: what it became.';
create index request_drafts_owner_idx on public.request_drafts (owner_id, updated_at desc);
create index request_drafts_request_idx on public.request_drafts (request_id);
create index request_drafts_expires_idx on public.request_drafts (expires_at);
alter table public.request_drafts enable row level security;
revoke all on public.request_drafts from anon, authenticated;
grant select on public.request_drafts to authenticated;
grant all on public.request_drafts to service_role;

-- 40_matching/tables.sql

-- Everything an operator may tune, in one row a version.
create table public.matching_policy (
  version int primary key,
  weight_distance float8 not null,
  weight_rating float8 not null,
  weight_acceptance float8 not null,
  weight_response float8 not null,
  weight_availability float8 not null,
  weight_credentials float8 not null,
  weight_experience float8 not null,
  rating_prior_mean float8 not null,
  rating_prior_count float8 not null,
  floor_rating float8 not null,
  floor_reviews int not null check (floor_reviews >= 1),
  floor_dispute_days int not null,
  boost_at_most float8 not null,
  offers_at_once int not null,
  accepts_at_most int not null,
  unboosted_places int not null,
  newcomer_places int not null,
  newcomer_days int not null,
  newcomer_jobs int not null,
  open_jobs_per_crew_member float8 not null,
  crane_height_m float8 not null,
  crane_height_poor_access_m float8 not null,
  emergency_offer_minutes int not null,
  offer_business_hours float8 not null,
  business_day_start time not null,
  business_day_end time not null,
  release_after_hours float8 not null,
  request_lifetime_days float8 not null,
  request_reminder_days float8 not null,
  cents_per_token bigint not null,
  token_price_min int not null,
  token_price_max int not null,
  created_at timestamptz not null default now(),
  check (unboosted_places + newcomer_places < offers_at_once)
);
comment on table public.matching_policy is
  'Weights, floors, caps, kept places and clocks of matching; the highest version is in force. The weights add up to 1. A plan lifts no one below floor_rating stars once there are floor_reviews, nor within floor_dispute_days of a lost dispute. A newcomer was approved at most newcomer_days ago or completed fewer than newcomer_jobs. Business days are Monday to Saturday. request_reminder_days: how long before a request expires its owner is reminded.';
alter table public.matching_policy enable row level security;
revoke all on public.matching_policy from anon, authenticated;
grant select on public.matching_policy to anon, authenticated;
grant all on public.matching_policy to service_role;

create table public.match_runs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  policy_version int not null references public.matching_policy (version),
  considered int not null default 0,
  ranked int not null default 0,
  left_out jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.match_runs is
  'One run of matching for a request: how many Pros it looked at, how many it ranked, and how many it left out by reason.';
create index match_runs_request_idx on public.match_runs (request_id, created_at desc);
create index match_runs_policy_idx on public.match_runs (policy_version);
alter table public.match_runs enable row level security;
revoke all on public.match_runs from anon, authenticated;
grant select on public.match_runs to authenticated;
grant all on public.match_runs to service_role;

create type public.match_filter as enum (
  'own_request', 'declined', 'already_offered', 'insurance_missing', 'line_clearance_missing', 'arborist_missing',
  'stump_grinder_missing', 'crane_missing', 'fully_booked'
);

-- A dense area has thousands of candidates. One row of lists is written more than ten times faster than
-- a row for each of them and takes about a third of the space (npm run bench:db measures both).
create table public.match_candidates (
  run_id uuid primary key references public.match_runs (id) on delete cascade,
  vendor_ids uuid[] not null,
  distances_km real[] not null,
  left_out public.match_filter[] not null,
  distance real[] not null,
  rating real[] not null,
  acceptance real[] not null,
  response real[] not null,
  availability real[] not null,
  credentials real[] not null,
  experience real[] not null,
  plan_boosts real[] not null,
  stars real[] not null,
  reviews int[] not null,
  lost_dispute_days real[] not null,
  approved_days real[] not null,
  completed_jobs int[] not null,
  earlier_offers int[] not null,
  base_order int[] not null,
  offer_order int[] not null,
  kept_for_unboosted int[] not null,
  kept_for_newcomers int[] not null
);
comment on table public.match_candidates is
  'Every Pro a match looked at, one row a run: element n of the lists up to earlier_offers is about the same Pro. left_out says why a Pro was dropped, the signals are from 0 to 1. stars: the plain mean people see, 0 without reviews; lost_dispute_days and approved_days: days since then, infinity for never; earlier_offers: how often newcomers were asked before, 2147483647 for all others. The orders hold those numbers n: base_order by score, offer_order as offers are made, kept_for_* who holds a kept place.';
-- Random numbers do not compress; trying would cost more than writing them.
alter table public.match_candidates
  alter column vendor_ids set storage external,
  alter column distances_km set storage external,
  alter column distance set storage external,
  alter column rating set storage external,
  alter column acceptance set storage external,
  alter column response set storage external,
  alter column availability set storage external,
  alter column credentials set storage external,
  alter column experience set storage external,
  alter column plan_boosts set storage external,
  alter column approved_days set storage external,
  alter column base_order set storage external,
  alter column offer_order set storage external;
alter table public.match_candidates enable row level security;
revoke all on public.match_candidates from anon, authenticated;
grant select on public.match_candidates to authenticated;
grant all on public.match_candidates to service_role;

create type private.work_needs as (line_clearance boolean, arborist boolean, equipment smallint);
comment on type private.work_needs is
  'What work asks of the Pro who does it; equipment holds the bits of private.enum_bit.';

create type private.match_order as (
  base_order int[], offer_order int[], kept_for_unboosted int[], kept_for_newcomers int[]
);
comment on type private.match_order is 'Numbers of candidates in the order of their score, and in the order of offers.';

create type private.first_offer as (
  place int, is_tried boolean, vendor_id uuid, distance_km real, is_boosted boolean, is_newcomer boolean,
  is_moved boolean
);
comment on type private.first_offer is
  'A Pro who is asked first: of the match with that number, as it was or as it would have been under settings that are tried.';

-- How an administrator changes the rules of the marketplace.
create table private.rule_limits (
  setting text primary key,
  lowest numeric not null,
  highest numeric not null,
  is_whole boolean not null
);
comment on table private.rule_limits is 'What each number of matching_policy and resolution_policy may be.';

-- What matching knows of each Pro, gathered into one narrow row that a covering index holds whole: a match
-- reads a few dozen runs of that index and touches no table.
create table private.match_profiles (
  vendor_id uuid primary key references public.vendor_profiles (vendor_id) on delete cascade,
  reach_cell int,
  x float8,
  y float8,
  z float8,
  reach float8 not null,
  categories smallint not null,
  equipment smallint not null,
  crew_size smallint not null,
  open_jobs int not null,
  jobs_completed int not null,
  rating_count int not null,
  rating_sum int not null,
  accepts_count int not null,
  answers_count int not null,
  lapses_count int not null,
  experience real not null,
  boost real not null,
  boost_until timestamptz not null,
  approved_at timestamptz not null,
  dispute_lost_at timestamptz not null,
  liability_until date not null,
  compensation_until date not null,
  licence_until date not null,
  arborist_until date not null,
  traq_until date not null,
  line_clearance_until date not null
);
comment on table private.match_profiles is
  'A Pro as matching sees it, derived from the business by private.derive_match_profiles. x, y, z: place on the unit sphere; reach: square of the chord to the edge of the service radius; boost counts before boost_until; dispute_lost_at: when the latest dispute was decided against the Pro; the other *_until: last day a verified credential is valid; reach_cell is null for who cannot be matched now.';
-- The index alone answers while the table is vacuumed often.
alter table private.match_profiles set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index match_profiles_reach_idx on private.match_profiles (reach_cell) include (
  x, y, z, reach, categories, equipment, crew_size, open_jobs, jobs_completed, rating_count, rating_sum,
  accepts_count, answers_count, lapses_count, experience, boost, boost_until, approved_at, dispute_lost_at,
  liability_until, compensation_until, licence_until, arborist_until, traq_until, line_clearance_until, vendor_id)
  where reach_cell is not null;

-- 50_leads/tables.sql

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
comment on column public.leads.contact_shared_at is
  'Since when the Pro sees the owner''s contact details; null before, and again once that has ended.';
comment on column public.leads.contact_ended_at is
  'When the Pro last stopped seeing contact details that were shared: the lead ended, or the owner took them back.';
create index leads_vendor_idx on public.leads (vendor_id, offered_at desc);
create index leads_owner_idx on public.leads (owner_id);
create index leads_offered_idx on public.leads (offered_at) include (state);
-- Counts the parts of a Pro's inbox.
create index leads_vendor_state_idx on public.leads (vendor_id, state);
alter table public.leads enable row level security;
revoke all on public.leads from anon, authenticated;
grant select on public.leads to authenticated;
grant all on public.leads to service_role;

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

-- What an owner shares is what it was then: a later number or address is shared only when the owner says so.
create table private.shared_contacts (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  facts jsonb not null
);
comment on table private.shared_contacts is
  'The contact details an owner has shared with the Pro of a lead, as they were then; the row goes when sharing ends.';

-- 55_messages/tables.sql

-- One conversation a lead, between its owner and its Pro, and the messages in it.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null unique references public.leads (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  owner_read_at timestamptz not null default now(),
  vendor_read_at timestamptz not null default now(),
  last_message_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.conversations is
  'A conversation between an owner and a Pro about one request. Each side has read up to its own mark.';
create index conversations_owner_idx on public.conversations (owner_id, (coalesce(last_message_at, created_at)) desc);
create index conversations_vendor_idx on public.conversations (vendor_id, (coalesce(last_message_at, created_at)) desc);
create index conversations_request_idx on public.conversations (request_id);
-- Writing counts as reading, so these hold only conversations with something unread.
create index conversations_owner_unread_idx on public.conversations (owner_id) where last_message_at > owner_read_at;
create index conversations_vendor_unread_idx on public.conversations (vendor_id) where last_message_at > vendor_read_at;
create index conversations_latest_idx on public.conversations (last_message_at desc nulls last, id desc);
alter table public.conversations enable row level security;
revoke all on public.conversations from anon, authenticated;
grant select on public.conversations to authenticated;
grant all on public.conversations to service_role;

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  sender_id uuid not null references public.profiles (id) on delete cascade,
  body text not null check (length(body) <= 4000),
  masked boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.messages is
  'What participants wrote; an empty body stands with attachments. masked: contact details were taken out of it. removed_at: an administrator has taken it down after a report.';
create index messages_conversation_idx on public.messages (conversation_id, created_at desc, id desc);
create index messages_sender_idx on public.messages (sender_id, created_at desc);
alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated;
grant select on public.messages to authenticated;
grant all on public.messages to service_role;

create table public.message_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  position int not null check (position between 1 and 5),
  path text not null unique,
  name text not null check (length(name) between 1 and 120),
  mime_type text not null,
  size_bytes int not null check (size_bytes >= 0),
  created_at timestamptz not null default now(),
  unique (message_id, position)
);
comment on table public.message_attachments is
  'Files of a message: objects of the message-attachments bucket. name is what the sender calls the file; type and size are what storage found.';
alter table public.message_attachments enable row level security;
revoke all on public.message_attachments from anon, authenticated;
grant select on public.message_attachments to authenticated;
grant all on public.message_attachments to service_role;

-- Writing a message: who may, how fast, and what is hidden before contact is shared.
create table private.messaging_limits (
  only_row boolean primary key default true check (only_row),
  a_minute int not null default 30,
  a_minute_in_one int not null default 20,
  new_contacts_a_day int not null default 60,
  reports_a_day int not null default 20,
  files_a_day int not null default 60,
  files_at_most int not null default 1000,
  unsent_files_at_most int not null default 20
);
comment on table private.messaging_limits is
  'How much one person may write: messages a minute, in one conversation, first messages to someone new, reports and files a day; how many files an account keeps, and how many of them in no message.';

-- Reports of messages: a participant says what is wrong, an administrator decides.
create table public.message_reports (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  outcome text check (outcome in ('removed', 'dismissed')),
  resolution text check (length(resolution) between 1 and 1000),
  resolved_by uuid references public.profiles (id) on delete set null,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  unique (message_id, reporter_id),
  check ((outcome is null) = (resolved_at is null))
);
comment on table public.message_reports is
  'Complaints about messages. Open while outcome is null; then the message was removed, or the report dismissed, with a resolution in words.';
create index message_reports_open_idx on public.message_reports (created_at, id) where outcome is null;
create index message_reports_reporter_idx on public.message_reports (reporter_id, created_at desc);
create index message_reports_resolved_by_idx on public.message_reports (resolved_by);
alter table public.message_reports enable row level security;
revoke all on public.message_reports from anon, authenticated;
grant select on public.message_reports to authenticated;
grant all on public.message_reports to service_role;

-- 60_quotes/tables.sql

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

-- 65_request_shares/tables.sql

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

-- 70_jobs/tables.sql

-- Jobs: from an accepted quote to accepted work, with photos as proof.
create type public.job_state as enum (
  'scheduled', 'en_route', 'in_progress', 'change_order_pending', 'delivered', 'completed',
  'weather_hold', 'cancelled', 'no_show'
);

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  quote_id uuid not null unique references public.quotes (id),
  lead_id uuid not null unique references public.leads (id),
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  state public.job_state not null default 'scheduled',
  price_cents bigint not null check (price_cents > 0),
  scheduled_for timestamptz,
  start_set_by text check (start_set_by in ('owner', 'vendor')),
  start_set_at timestamptz,
  start_confirmed_at timestamptz,
  delivery_note text check (length(delivery_note) <= 2000),
  delivered_at timestamptz,
  reminded_at timestamptz,
  completed_at timestamptz,
  no_show_side text check (no_show_side in ('owner', 'vendor')),
  end_reason text check (length(end_reason) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  planned_hours numeric(4, 1) not null default 4 check (planned_hours between 0.5 and 80),
  scheduled_until timestamptz,
  accept_by timestamptz
);
comment on table public.jobs is
  'Work agreed by an accepted quote. scheduled_for is null until a date is agreed. reminded_at: when the owner was reminded to look at delivered work. no_show_side: who did not appear. end_reason: why it was canceled.';
comment on column public.jobs.start_set_by is
  'Who set the present start, and start_set_at when; start_confirmed_at: when the other side confirmed it.';
comment on column public.jobs.planned_hours is 'Working hours the job is expected to take.';
comment on column public.jobs.accept_by is
  'When delivered work is accepted unless the owner answers first.';
comment on column public.jobs.scheduled_until is
  'When the planned hours are over, counted in the Pro''s working hours; kept by the database.';
create index jobs_owner_idx on public.jobs (owner_id, created_at desc);
create index jobs_vendor_idx on public.jobs (vendor_id, state);
create index jobs_request_idx on public.jobs (request_id);
create index jobs_occupied_idx on public.jobs (vendor_id, scheduled_until)
  where state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending');
create index jobs_owner_state_idx on public.jobs (owner_id, state, scheduled_for);
create index jobs_vendor_planned_idx on public.jobs (vendor_id, scheduled_for)
  where state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold');
alter table public.jobs enable row level security;
revoke all on public.jobs from anon, authenticated;
grant select on public.jobs to authenticated;
grant all on public.jobs to service_role;

create table public.job_photos (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  path text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.job_photos is 'Completion photos: objects of the tree-photos bucket.';
create index job_photos_job_idx on public.job_photos (job_id);
alter table public.job_photos enable row level security;
revoke all on public.job_photos from anon, authenticated;
grant select on public.job_photos to authenticated;
grant all on public.job_photos to service_role;

-- Change orders: what turns up during the work and changes its price.
create table public.job_change_orders (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  number int not null,
  reason text not null check (length(reason) between 1 and 2000),
  amount_cents bigint not null check (amount_cents between -100000000 and 100000000),
  price_before_cents bigint not null check (price_before_cents > 0),
  decision text check (decision in ('approved', 'declined', 'withdrawn', 'lapsed')),
  decision_note text check (length(decision_note) <= 2000),
  answer_by timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (job_id, number),
  check ((decision is null) = (decided_at is null))
);
comment on table public.job_change_orders is
  'A change a Pro proposes during the work: amount_cents is added to (or, below zero, taken from) the price of the job once the owner approves. decision is null while it waits.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index job_change_orders_one_open_idx on public.job_change_orders (job_id) include (id)
  where decision is null;
create index job_change_orders_request_idx on public.job_change_orders (request_id);
create index job_change_orders_owner_idx on public.job_change_orders (owner_id);
create index job_change_orders_vendor_idx on public.job_change_orders (vendor_id, created_at desc);
alter table public.job_change_orders enable row level security;
revoke all on public.job_change_orders from anon, authenticated;
grant select on public.job_change_orders to authenticated;
grant all on public.job_change_orders to service_role;

create table public.job_change_order_lines (
  id uuid primary key default gen_random_uuid(),
  change_order_id uuid not null references public.job_change_orders (id) on delete cascade,
  position int not null,
  description text not null check (length(description) between 1 and 300),
  quantity numeric(6, 2) not null check (quantity between 0.01 and 1000),
  unit public.price_unit not null default 'each',
  unit_price_cents bigint not null check (unit_price_cents between -100000000 and 100000000),
  unique (change_order_id, position),
  check (unit <> 'flat' or quantity = 1)
);
comment on table public.job_change_order_lines is
  'The lines of a change order; the amount is their sum. Prices below zero are for work that is left out.';
alter table public.job_change_order_lines enable row level security;
revoke all on public.job_change_order_lines from anon, authenticated;
grant select on public.job_change_order_lines to authenticated;
grant all on public.job_change_order_lines to service_role;

create table private.checked_trees (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  checked_at timestamptz not null default now()
);
comment on table private.checked_trees is
  'Jobs whose owner has said which of the trees are gone; they are asked once.';

-- 73_crew_days/tables.sql

-- A crew's day: the jobs of one day, opened by a link without an account.
create table public.crew_links (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  day date not null,
  label text check (length(label) between 1 and 60),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
comment on table public.crew_links is
  'Links by which a Pro shows a crew the jobs of one day. Only the hash of a link''s token is kept; nobody can read it. label: whom the Pro made it for. A link shows a job until midnight at its property, and nothing once revoked.';
create index crew_links_vendor_idx on public.crew_links (vendor_id, day);
alter table public.crew_links enable row level security;
revoke all on public.crew_links from anon, authenticated;
grant select (id, vendor_id, day, label, created_at, revoked_at) on public.crew_links to authenticated;
grant all on public.crew_links to service_role;

create table public.crew_link_uses (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references public.crew_links (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  action text not null check (action in ('open', 'depart', 'start', 'deliver', 'sign')),
  used_at timestamptz not null default now()
);
comment on table public.crew_link_uses is
  'What was done through a crew''s link, for the Pro to see. Openings within five minutes of each other are one.';
create index crew_link_uses_link_idx on public.crew_link_uses (link_id, used_at);
create index crew_link_uses_vendor_idx on public.crew_link_uses (vendor_id);
create index crew_link_uses_job_idx on public.crew_link_uses (job_id);
alter table public.crew_link_uses enable row level security;
revoke all on public.crew_link_uses from anon, authenticated;
grant select on public.crew_link_uses to authenticated;
grant all on public.crew_link_uses to service_role;

-- What ANSI Z133, the safety standard of tree care, asks a crew to settle before the work.
create type public.safety_topic as enum (
  'job_briefing', 'emergency_plan', 'protective_equipment', 'tree_inspection', 'electrical_hazards',
  'work_zone', 'climbing', 'aerial_lifts_and_cranes', 'saws_and_chippers', 'felling_and_rigging', 'weather'
);

create table public.job_safety_checklists (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  link_id uuid references public.crew_links (id) on delete set null,
  signed_by text not null check (length(signed_by) between 1 and 80),
  confirmed public.safety_topic[] not null,
  not_applicable public.safety_topic[] not null,
  signed_at timestamptz not null default now()
);
comment on table public.job_safety_checklists is
  'Job safety checklists as they were signed; each topic is confirmed or does not apply. link_id: the crew''s link it was signed by, null when the Pro signed. The latest one counts.';
create index job_safety_checklists_job_idx on public.job_safety_checklists (job_id, signed_at desc);
create index job_safety_checklists_vendor_idx on public.job_safety_checklists (vendor_id);
create index job_safety_checklists_link_idx on public.job_safety_checklists (link_id);
alter table public.job_safety_checklists enable row level security;
revoke all on public.job_safety_checklists from anon, authenticated;
grant select on public.job_safety_checklists to authenticated;
grant all on public.job_safety_checklists to service_role;

-- 75_reviews/tables.sql

-- Reviews, double-blind: published when both sides have written or after 7 days.
create type public.review_state as enum ('submitted', 'published', 'removed');

create type public.review_side as enum ('owner', 'vendor');

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  author_side public.review_side not null,
  author_name text not null,
  state public.review_state not null default 'submitted',
  rating int not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 4000),
  reply text check (length(reply) <= 2000),
  replied_at timestamptz,
  removal_reason text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  unique (job_id, author_side)
);
comment on table public.reviews is 'What each side says after a completed job. Owners'' published reviews are public.';
create index reviews_vendor_idx on public.reviews (vendor_id, state, published_at desc);
create index reviews_author_idx on public.reviews (author_id);
create index reviews_request_idx on public.reviews (request_id);
alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
-- Who wrote a review is known by its name alone; which job it was, to accounts, who find their own by it.
grant select (id, vendor_id, author_side, author_name, state, rating, body, reply, replied_at,
  removal_reason, published_at, created_at) on public.reviews to anon, authenticated;
grant select (job_id, request_id) on public.reviews to authenticated;
grant all on public.reviews to service_role;

create table public.review_photos (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  path text not null unique,
  position int not null,
  unique (review_id, position)
);
comment on table public.review_photos is
  'Photos an owner added to a review, at most 4: objects in the tree-photos bucket, readable by anyone who can read the review.';
alter table public.review_photos enable row level security;
revoke all on public.review_photos from anon, authenticated;
grant select on public.review_photos to anon, authenticated;
grant all on public.review_photos to service_role;

-- Reviews that break the rules: reported by readers, removed in public.
create type public.review_report_reason as enum (
  'not_a_customer', 'personal_data', 'insult', 'advertising', 'wrong_business', 'other'
);

create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason public.review_report_reason not null,
  note text check (length(note) <= 1000),
  resolution text check (resolution in ('removed', 'kept')),
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  unique (review_id, reporter_id),
  check ((resolution is null) = (resolved_at is null))
);
comment on table public.review_reports is 'What readers object to in a review, one report a person; resolution is null until an administrator looked.';
create index review_reports_reporter_idx on public.review_reports (reporter_id, created_at desc);
create index review_reports_open_idx on public.review_reports (created_at) where resolution is null;
alter table public.review_reports enable row level security;
revoke all on public.review_reports from anon, authenticated;
grant select on public.review_reports to authenticated;
grant all on public.review_reports to service_role;

-- 78_claims_and_disputes/tables.sql

-- The clocks of jobs, reviews, credit claims and disputes.
create table public.resolution_policy (
  version int primary key,
  delivery_reminder_days float8 not null check (delivery_reminder_days > 0),
  delivery_acceptance_days float8 not null check (delivery_acceptance_days > delivery_reminder_days),
  change_answer_hours float8 not null check (change_answer_hours > 0),
  no_show_after_minutes int not null check (no_show_after_minutes >= 0),
  no_show_notice_hours float8 not null check (no_show_notice_hours >= 0),
  review_days float8 not null check (review_days > 0),
  claim_days float8 not null check (claim_days > 0),
  cancelled_within_hours float8 not null check (cancelled_within_hours >= 0),
  silent_after_days float8 not null check (silent_after_days >= 0),
  duplicate_within_days float8 not null check (duplicate_within_days >= 0),
  dispute_days float8 not null check (dispute_days > 0),
  answer_business_hours float8 not null check (answer_business_hours > 0),
  decision_business_hours float8 not null check (decision_business_hours > 0),
  appeal_days float8 not null check (appeal_days > 0),
  created_at timestamptz not null default now()
);
comment on table public.resolution_policy is
  'Within what time finished work, a change, a review, a claim, a dispute and an appeal must be answered; the highest version is in force. 20 business hours are two business days (matching_policy says when those begin and end).';
alter table public.resolution_policy enable row level security;
revoke all on public.resolution_policy from anon, authenticated;
grant select on public.resolution_policy to anon, authenticated;
grant all on public.resolution_policy to service_role;

-- Lead-credit claims: a Pro asks for the tokens of a lead back.
create type public.lead_credit_claim_state as enum (
  'submitted', 'under_review', 'granted', 'denied', 'appealed', 'closed', 'withdrawn'
);

create type public.lead_credit_reason as enum (
  'request_cancelled', 'duplicate_request', 'owner_silent', 'contact_unreachable', 'owner_no_show',
  'not_as_described', 'not_genuine', 'other'
);

create table public.lead_credit_claims (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null unique references public.leads (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  state public.lead_credit_claim_state not null default 'submitted',
  reason public.lead_credit_reason not null,
  description text check (length(description) <= 2000),
  tokens int not null check (tokens > 0),
  answered_by text check (answered_by in ('machine', 'administrator')),
  finding text check (length(finding) <= 2000),
  appeal_reason text check (length(appeal_reason) <= 2000),
  due_at timestamptz,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.lead_credit_claims is
  'A Pro''s claim for the tokens captured for a lead, once a lead. finding: the answer''s reason. due_at: until when an administrator answers, or, once denied, until when the Pro may appeal.';
create index lead_credit_claims_vendor_idx on public.lead_credit_claims (vendor_id, created_at desc);
create index lead_credit_claims_request_idx on public.lead_credit_claims (request_id);
create index lead_credit_claims_queue_idx on public.lead_credit_claims (state, due_at);
alter table public.lead_credit_claims enable row level security;
revoke all on public.lead_credit_claims from anon, authenticated;
grant select on public.lead_credit_claims to authenticated;
grant all on public.lead_credit_claims to service_role;

-- Job disputes: one side objects, the other answers, an administrator decides, one appeal.
create type public.job_dispute_state as enum (
  'submitted', 'under_review', 'decided', 'appealed', 'closed', 'withdrawn'
);

create type public.dispute_reason as enum (
  'incomplete_work', 'poor_quality', 'damage', 'no_show', 'price', 'payment', 'safety', 'other'
);

create type public.dispute_outcome as enum (
  'no_change', 'rework', 'price_reduced', 'job_cancelled', 'work_accepted', 'no_show_cleared'
);

create table public.job_disputes (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  state public.job_dispute_state not null default 'submitted',
  opened_by text not null check (opened_by in ('owner', 'vendor')),
  reason public.dispute_reason not null,
  description text not null check (length(description) between 1 and 4000),
  wanted public.dispute_outcome not null,
  wanted_price_cents bigint check (wanted_price_cents between 100 and 100000000),
  answer text check (length(answer) <= 4000),
  answered_at timestamptz,
  outcome public.dispute_outcome,
  outcome_price_cents bigint check (outcome_price_cents between 100 and 100000000),
  decision_reason text check (length(decision_reason) <= 4000),
  decided_at timestamptz,
  appealed_by text check (appealed_by in ('owner', 'vendor')),
  appeal_reason text check (length(appeal_reason) <= 4000),
  due_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((wanted = 'price_reduced') = (wanted_price_cents is not null)),
  check (coalesce(outcome = 'price_reduced', false) = (outcome_price_cents is not null))
);
comment on table public.job_disputes is
  'A disagreement about a job. due_at: when the present stage ends: the other side''s answer, the administrator''s decision, the time to appeal. The outcome takes effect when the dispute is closed.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index job_disputes_one_open_idx on public.job_disputes (job_id) include (id)
  where state in ('submitted', 'under_review', 'decided', 'appealed');
create index job_disputes_job_idx on public.job_disputes (job_id);
create index job_disputes_request_idx on public.job_disputes (request_id);
create index job_disputes_owner_idx on public.job_disputes (owner_id, created_at desc);
create index job_disputes_vendor_idx on public.job_disputes (vendor_id, created_at desc);
create index job_disputes_queue_idx on public.job_disputes (state, due_at);
alter table public.job_disputes enable row level security;
revoke all on public.job_disputes from anon, authenticated;
grant select on public.job_disputes to authenticated;
grant all on public.job_disputes to service_role;

create table public.job_dispute_photos (
  id uuid primary key default gen_random_uuid(),
  dispute_id uuid not null references public.job_disputes (id) on delete cascade,
  side text not null check (side in ('owner', 'vendor')),
  path text not null unique,
  created_at timestamptz not null default now()
);
comment on table public.job_dispute_photos is 'What each side shows in a dispute: objects of the tree-photos bucket.';
create index job_dispute_photos_dispute_idx on public.job_dispute_photos (dispute_id);
alter table public.job_dispute_photos enable row level security;
revoke all on public.job_dispute_photos from anon, authenticated;
grant select on public.job_dispute_photos to authenticated;
grant all on public.job_dispute_photos to service_role;

-- 80_tokens/tables.sql

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
create index token_ledger_vendor_idx on public.token_ledger (vendor_id, id desc);
create index token_ledger_lead_idx on public.token_ledger (lead_id);
create unique index token_ledger_reverses_idx on public.token_ledger (reverses_id) include (id);
create index token_ledger_created_idx on public.token_ledger (created_at) include (posted_delta);
alter table public.token_ledger enable row level security;
revoke all on public.token_ledger from anon, authenticated, service_role;
grant select on public.token_ledger to authenticated;
grant select on public.token_ledger to service_role;

-- The settings of tokens and plans.
create table public.billing_policy (
  id boolean primary key default true check (id),
  adjustment_limit int not null check (adjustment_limit >= 0),
  adjustment_window interval not null,
  choice_lasts interval not null,
  late_payment_lasts interval not null,
  renewal_lasts interval not null
);
-- An administrator who could raise the limit would need no second one, so it changes at the host alone.
comment on table public.billing_policy is
  'One row. adjustment_limit: tokens one administrator may move for one Pro within adjustment_window without a second; choice_lasts: how long a chosen plan waits for its activation; late_payment_lasts: how long a late payment is waited for; renewal_lasts: how much longer than its period a paid plan runs, for the next payment to arrive. Changed with database access alone.';
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
comment on table public.token_packages is 'Tokens a Pro can buy at once, and their price.';
alter table public.token_packages enable row level security;
revoke all on public.token_packages from anon, authenticated;
grant select on public.token_packages to anon, authenticated;
grant insert (tokens, price_cents, is_active), update (price_cents, is_active) on public.token_packages to authenticated;
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

-- 85_plans/tables.sql

-- Subscription plans and who has one.
create type public.subscription_state as enum ('incomplete', 'active', 'past_due', 'canceled', 'unpaid');

create type public.billing_period as enum ('monthly', 'quarterly', 'yearly');

create function private.are_plan_features(features jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(features) = 'object', false)
    and case jsonb_typeof(features -> 'boostMultiplier')
      when 'number' then (features ->> 'boostMultiplier')::numeric between 1 and 3
      else features -> 'boostMultiplier' is null end
    and coalesce(jsonb_typeof(features -> 'featuredProfile') = 'boolean', true)
    and coalesce(jsonb_typeof(features -> 'prioritySupport') = 'boolean', true)
$$;
comment on function private.are_plan_features(jsonb) is
  'Whether JSON says what a plan brings: boostMultiplier from 1 to 3, featuredProfile and prioritySupport true or false, each optional.';
grant execute on function private.are_plan_features(jsonb) to authenticated, service_role;

create table public.subscription_plans (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 2 and 120),
  subscription_type text not null,
  tier text not null unique,
  monthly_price numeric(10, 2) not null check (monthly_price >= 0),
  quarterly_price numeric(10, 2) not null check (quarterly_price >= 0),
  yearly_price numeric(10, 2) not null check (yearly_price >= 0),
  features jsonb not null default '{}' check (private.are_plan_features(features)),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table public.subscription_plans is
  'Plans a Pro can have. features: boostMultiplier (number), featuredProfile, prioritySupport (booleans). Prices in dollars.';
alter table public.subscription_plans enable row level security;
revoke all on public.subscription_plans from anon, authenticated;
grant select on public.subscription_plans to anon, authenticated;
grant insert, update on public.subscription_plans to authenticated;
grant all on public.subscription_plans to service_role;
revoke insert, update on public.subscription_plans from authenticated;

create table public.vendor_subscriptions (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  plan_id uuid not null references public.subscription_plans (id),
  state public.subscription_state not null default 'incomplete',
  billing_period public.billing_period not null default 'monthly',
  price_cents int not null default 0 check (price_cents >= 0),
  is_paid boolean not null default false,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  next_plan_id uuid references public.subscription_plans (id),
  next_period public.billing_period,
  created_at timestamptz not null default now(),
  check ((next_plan_id is null) = (next_period is null)),
  check (not (cancel_at_period_end and next_plan_id is not null))
);
comment on table public.vendor_subscriptions is
  'Which plan a Pro has. price_cents: for one period, as it was when chosen; is_paid: by the Pro, not given by an administrator. current_period_end: until when it is active, or an incomplete one waits. next_plan_id, next_period: what follows at the end of the period. The boost counts only while active and before that end.';
-- The included column keeps the rule as it is; without it the local data interface reads "at most one
-- row" for any join with the referenced table.
create unique index vendor_subscriptions_one_live_idx on public.vendor_subscriptions (vendor_id) include (id)
  where state in ('active', 'past_due');
create unique index vendor_subscriptions_one_chosen_idx on public.vendor_subscriptions (vendor_id) include (id)
  where state = 'incomplete';
create index vendor_subscriptions_vendor_idx on public.vendor_subscriptions (vendor_id);
create index vendor_subscriptions_plan_idx on public.vendor_subscriptions (plan_id);
create index vendor_subscriptions_next_plan_idx on public.vendor_subscriptions (next_plan_id);
create index vendor_subscriptions_asked_idx on public.vendor_subscriptions (created_at, id) where state = 'incomplete';
alter table public.vendor_subscriptions enable row level security;
revoke all on public.vendor_subscriptions from anon, authenticated;
grant select on public.vendor_subscriptions to authenticated;
grant all on public.vendor_subscriptions to service_role;

-- 87_payments/tables.sql

-- Money between Pros and the marketplace. It moves at the payment provider; these tables follow it, by the
-- provider's ids, and start no payment.
create table private.provider_customers (
  vendor_id uuid primary key references public.token_accounts (vendor_id) on delete restrict,
  provider_customer text not null unique,
  created_at timestamptz not null default now()
);
comment on table private.provider_customers is 'What the payment provider calls a Pro.';

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

create type public.payment_state as enum ('failed', 'paid', 'refunding', 'refunded');

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

create type public.money_account as enum ('provider', 'token_sales', 'plan_sales');

create table public.money_ledger (
  id bigint generated always as identity primary key,
  payment_id uuid not null references public.payments (id) on delete restrict,
  debit public.money_account not null,
  credit public.money_account not null,
  amount_cents int not null check (amount_cents > 0),
  provider_reference text not null unique,
  occurred_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (debit <> credit)
);
comment on table public.money_ledger is
  'Append-only, double entry: each row debits one account and credits another with the same amount, under the id of the provider''s charge or refund. The balance of provider is what it holds for us, before its fees and payouts.';
create index money_ledger_payment_idx on public.money_ledger (payment_id);
create index money_ledger_occurred_idx on public.money_ledger (occurred_at);
alter table public.money_ledger enable row level security;
revoke all on public.money_ledger from anon, authenticated, service_role;
grant select on public.money_ledger to authenticated;
grant select on public.money_ledger to service_role;

create type public.payment_refund_state as enum ('pending', 'approved', 'refused', 'withdrawn', 'completed');

create table public.payment_refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references public.payments (id) on delete restrict,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  state public.payment_refund_state not null default 'pending',
  proposed_by uuid references public.profiles (id) on delete restrict,
  decided_by uuid references public.profiles (id) on delete restrict,
  decision_reason text,
  decided_at timestamptz,
  provider_refund text unique,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  check (state in ('pending', 'withdrawn') or proposed_by is null or decided_by is distinct from proposed_by),
  check (state <> 'completed' or (provider_refund is not null and completed_at is not null))
);
comment on table public.payment_refunds is
  'Money returned to a Pro: proposed by one administrator and approved by another, or (proposed_by null) of a payment that paid for nothing. The payment provider returns what is approved; then it is completed.';
create unique index payment_refunds_one_idx on public.payment_refunds (payment_id) include (id)
  where state in ('pending', 'approved');
create index payment_refunds_payment_idx on public.payment_refunds (payment_id);
create index payment_refunds_proposed_idx on public.payment_refunds (proposed_by);
create index payment_refunds_decided_idx on public.payment_refunds (decided_by);
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

-- 90_notifications/tables.sql

-- Notifications inside the product: one row a thing a person should know, with its facts.
create table private.notification_kinds (
  kind text primary key,
  sides text[] not null,
  in_app boolean not null default true,
  email boolean not null default true,
  push boolean not null default true,
  is_urgent boolean not null default false,
  is_required boolean not null default false,
  is_receipt boolean not null default false,
  link text check (link ~ '^/[a-z/-]*$'),
  subject text not null,
  body text not null,
  action text not null
);
comment on table private.notification_kinds is
  'What people are notified of: which sides hear it, the channels it uses unless they say otherwise, whether it may be sent at night to those who asked for that, whether no one can turn it off, whether it confirms what the person just did (then they hear it themselves, at once, at night too), a page of its own (else the request''s), and the words of its mail. Parts in braces are filled in; a paragraph with an unknown part is left out.';

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  link text not null check (link ~ '^/' and link !~ '^//'),
  subject_id uuid,
  dedupe_key text unique,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is
  'What a person was notified of: the kind, its facts, and the page it leads to. subject_id is what it is about; dedupe_key makes a repeat have no effect.';
create index notifications_person_idx on public.notifications (person_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (person_id, kind, subject_id) where read_at is null;
-- Messages are notified in bundles: one unread notification a conversation, and a mail only when the
-- message was not read for a while, at most one every ten minutes.
create unique index notifications_unread_messages_idx on public.notifications (person_id, subject_id)
  where kind = 'message_received' and read_at is null;
alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;
grant all on public.notifications to service_role;

-- What people want to hear, through which channel, and when they want to be left alone.
create table public.notification_settings (
  person_id uuid primary key references public.profiles (id) on delete cascade,
  time_zone text,
  quiet boolean not null default true,
  quiet_from time not null default '21:00',
  quiet_until time not null default '08:00',
  urgent_at_night boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table public.notification_settings is
  'Quiet hours of a person, on the clock of time_zone (null: that of the business, else of the latest property). urgent_at_night lets emergencies through, and is on unless turned off. Without a row the defaults hold.';
alter table public.notification_settings enable row level security;
revoke all on public.notification_settings from anon, authenticated;
grant select on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

create table public.notification_preferences (
  person_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('in_app', 'email', 'push')),
  wanted boolean not null,
  primary key (person_id, kind, channel)
);
comment on table public.notification_preferences is
  'Where a person wants something else than the default of a kind on a channel.';
alter table public.notification_preferences enable row level security;
revoke all on public.notification_preferences from anon, authenticated;
grant select on public.notification_preferences to authenticated;
grant all on public.notification_preferences to service_role;

-- The outbox: mails and push messages, written in the transaction of what they tell about and sent
-- later by a worker. On hosted Supabase that is the Edge Function outbox, called every minute by pg_cron.
-- Locally the server does the same into its mailbox.
create table public.push_tokens (
  token text primary key check (length(token) between 8 and 512),
  person_id uuid not null references public.profiles (id) on delete cascade,
  platform text not null check (platform in ('ios', 'android', 'web')),
  created_at timestamptz not null default now()
);
comment on table public.push_tokens is 'Devices that take push messages. A device belongs to the account that signed in on it last.';
create index push_tokens_person_idx on public.push_tokens (person_id, created_at desc);
alter table public.push_tokens enable row level security;
revoke all on public.push_tokens from anon, authenticated;
grant select, delete on public.push_tokens to authenticated;
grant all on public.push_tokens to service_role;

create table private.delivery_policy (
  only_row boolean primary key default true check (only_row),
  lease interval not null default '2 minutes',
  first_pause interval not null default '30 seconds',
  longest_pause interval not null default '6 hours',
  attempts_at_most int not null default 6,
  message_wait interval not null default '1 minute',
  message_pause interval not null default '10 minutes'
);
comment on table private.delivery_policy is
  'How mail goes out: how long a worker may hold a row, the pauses between attempts (each four times the last), how often it is tried; how long a message may be read before a mail tells of it, and the pause between two such mails.';

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'push')),
  person_id uuid references public.profiles (id) on delete cascade,
  notification_id uuid references public.notifications (id) on delete cascade,
  kind text not null,
  subject_id uuid,
  is_urgent boolean not null default false,
  recipient text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  link text not null,
  unsubscribe_url text,
  dedupe_key text,
  status text not null default 'waiting' check (status in ('waiting', 'claimed', 'sent', 'skipped', 'dead')),
  due_at timestamptz not null,
  claimed_until timestamptz,
  attempts int not null default 0,
  failure text,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  unique (channel, dedupe_key)
);
comment on table private.outbox is
  'Mails and push messages on their way. The id is the idempotency key a provider is given; unsubscribe_url belongs into the headers List-Unsubscribe and List-Unsubscribe-Post of a mail (RFC 8058). failure: why the last attempt failed, or why it was skipped or given up (dead).';
create index outbox_due_idx on private.outbox (due_at) where status = 'waiting';
create index outbox_claimed_idx on private.outbox (claimed_until) where status = 'claimed';
create index outbox_person_idx on private.outbox (person_id, kind, subject_id, due_at desc);
create index outbox_finished_idx on private.outbox (finished_at) where finished_at is not null;
create index outbox_notification_idx on private.outbox (notification_id);

-- The words of mails. They are rendered in the database, into the outbox, so that whatever sends them
-- (the local server, an Edge Function) only carries them, and both send the same.
create table private.site (
  only_row boolean primary key default true check (only_row),
  address text not null check (address ~ '^https?://[^/[:space:]]+$')
);
comment on table private.site is
  'Public address of the product, without a slash at the end; links in mails begin with it. The local server sets it when it starts; on a hosted project set_up_hosting does.';

create table private.unsubscribe_key (
  only_row boolean primary key default true check (only_row),
  secret uuid not null default gen_random_uuid()
);
comment on table private.unsubscribe_key is
  'One row: the secret the links that stop mails are signed with. 122 random bits. Changing it makes the links of all mails sent so far invalid.';

-- How a change of state becomes notifications: a table of rules, read by one trigger on the events.
create table private.notification_rules (
  machine text not null,
  event text not null,
  side text not null check (side in ('owner', 'vendor', 'admin', 'other_side')),
  kind text not null references private.notification_kinds (kind),
  actors text[],
  primary key (machine, event, side, kind)
);
comment on table private.notification_rules is
  'Which event notifies whom of what. other_side: the side that did not write the review. actors narrows a rule to events of these actors. No one is notified of what they did themselves.';
create index notification_rules_kind_idx on private.notification_rules (kind);

-- 95_admin/tables.sql

-- What is switched on, and for whom.
create table public.feature_flags (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{1,60}$'),
  enabled boolean not null default false,
  description text,
  user_percentage int check (user_percentage between 0 and 100),
  user_roles text[],
  user_ids uuid[],
  start_date timestamptz,
  end_date timestamptz
);
comment on table public.feature_flags is 'What is switched on, and for whom. Evaluated in the order the specification gives.';
alter table public.feature_flags enable row level security;
revoke all on public.feature_flags from anon, authenticated;
grant select on public.feature_flags to anon, authenticated;
grant all on public.feature_flags to service_role;

-- What is different each time an error happens (ids, figures, quoted words, addresses) is left out of
-- its shape, so that the same error is recognized.
create function private.error_fingerprint(message text, category text, source text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select md5(coalesce(source, '') || '|' || category || '|' || left(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(left(message, 500)),
      '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '#', 'g'),
      'https?://[^[:space:]]+', '#', 'g'),
      '"[^"]*"|''[^'']*''|`[^`]*`|“[^”]*”', '#', 'g'),
      '[0-9a-f]{12,}|[0-9]+', '#', 'g'), 300))
$$;
comment on function private.error_fingerprint(text, text, text) is
  'What errors of one kind share: a hash of source, category and the shape of the message.';
-- Generated columns are computed with the rights of the person who writes the row.
grant execute on function private.error_fingerprint(text, text, text) to anon, authenticated, service_role;

-- Errors the interface reports.
create table public.error_logs (
  id bigint generated always as identity primary key,
  message text not null check (length(message) <= 2000),
  severity text not null check (severity in ('debug', 'info', 'warning', 'error', 'critical')),
  category text not null check (category in (
    'api', 'ui', 'authentication', 'database', 'network', 'validation', 'edge_function', 'media', 'unknown')),
  source text check (length(source) <= 200),
  context jsonb check (pg_column_size(context) <= 8192),
  stack_trace text check (length(stack_trace) <= 20000),
  user_id uuid references public.profiles (id) on delete set null,
  user_agent text check (length(user_agent) <= 500),
  url text check (length(url) <= 2000),
  fingerprint text not null generated always as (private.error_fingerprint(message, category, source)) stored,
  created_at timestamptz not null default now()
);
comment on table public.error_logs is
  'Errors reported by the interface. Written by anyone, read by administrators. context may carry release, remote and remote_version.';
create index error_logs_created_idx on public.error_logs (created_at desc);
create index error_logs_user_idx on public.error_logs (user_id);
-- Reports are paged by their number, which a storm of reports in one moment does not share.
create index error_logs_severity_idx on public.error_logs (severity, id desc);
create index error_logs_category_idx on public.error_logs (category, id desc);
create index error_logs_fingerprint_idx on public.error_logs (fingerprint, id desc);
-- Reports of errors are found by all that kinds of errors are found by. Read through a function: under a
-- policy no index could serve words or what the context says, because those comparisons may leak.
create index error_logs_words_idx on public.error_logs using gin (private.searched_words(message));
create index error_logs_source_idx on public.error_logs (source, id desc);
create index error_logs_release_idx on public.error_logs ((context ->> 'release'), id desc);
create index error_logs_remote_idx on public.error_logs ((context ->> 'remote'), id desc);
create index error_logs_remote_version_idx on public.error_logs ((context ->> 'remote_version'), id desc);
alter table public.error_logs enable row level security;
revoke all on public.error_logs from anon, authenticated;
grant insert (message, severity, category, source, context, stack_trace, user_id, user_agent, url)
  on public.error_logs to anon, authenticated;
grant select on public.error_logs to authenticated;
grant all on public.error_logs to service_role;

-- How much may be reported. More is refused, and the interface then only counts.
create table private.error_report_limits (
  one boolean primary key default true check (one),
  per_person int not null default 60,
  all_visitors int not null default 600,
  visitors_per_kind int not null default 60,
  longest_stack int not null default 8000,
  kept_for interval not null default '90 days',
  kept_at_most int not null default 100000,
  kinds_kept_for interval not null default '1 year'
);
comment on table private.error_report_limits is
  'One row: how many errors a minute each person or address may report, and visitors whose address is unknown all together and of one kind; how much of a stack is kept, and for how long and how many reports and kinds are.';

create table private.error_report_counts (
  reporter text not null,
  minute timestamptz not null,
  reports int not null default 1,
  primary key (reporter, minute)
);
comment on table private.error_report_counts is 'Reports of the last minutes, by whom they are counted for.';
create index error_report_counts_minute_idx on private.error_report_counts (minute);

-- How fast pages were, without whose they were.
create table private.page_vitals (
  id bigint generated always as identity primary key,
  page text not null,
  release text,
  device text not null check (device in ('narrow', 'wide')),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  value float8 not null check (value >= 0),
  created_at timestamptz not null default now()
);
comment on table private.page_vitals is
  'Core Web Vitals measured in browsers, by name of the page and release of the shell; milliseconds, CLS without a unit. Written and read through functions alone.';
create index page_vitals_created_idx on private.page_vitals (created_at);

create table private.page_vital_limits (
  one boolean primary key default true check (one),
  a_minute int not null default 600,
  kept_days int not null default 30,
  kept_at_most int not null default 500000
);
comment on table private.page_vital_limits is
  'One row: how many measurements are taken a minute from everyone together, and how long and how many are kept.';

create table private.release_loads (
  remote text not null check (remote ~ '^mf-[a-z]{1,40}$'),
  version text not null check (version ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{10}$'),
  loads bigint not null default 1,
  first_at timestamptz not null default now(),
  primary key (remote, version)
);
comment on table private.release_loads is
  'How many pages loaded a release of a remote since its first count. Counted only while that remote has a canary.';
create index release_loads_first_idx on private.release_loads (first_at);

create table public.error_groups (
  fingerprint text primary key,
  message text not null,
  category text not null,
  source text,
  severity text not null,
  occurrences bigint not null default 0,
  affected_users int not null default 0,
  release text,
  remote text,
  remote_version text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (id) on delete set null,
  reopened_at timestamptz
);
comment on table public.error_groups is
  'Reported errors by kind, kept by the database: the latest message, severity and release, how often, when first and last, and how many signed-in people it met. A resolved one that happens again is reopened.';
create index error_groups_seen_idx on public.error_groups (last_seen_at desc);
create index error_groups_resolved_by_idx on public.error_groups (resolved_by);
alter table public.error_groups enable row level security;
revoke all on public.error_groups from anon, authenticated;
grant select on public.error_groups to authenticated;
grant all on public.error_groups to service_role;

create table private.error_group_people (
  fingerprint text not null references public.error_groups (fingerprint) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  primary key (fingerprint, user_id)
);
comment on table private.error_group_people is 'Whom an error has met, so that each person counts once.';
create index error_group_people_user_idx on private.error_group_people (user_id);

-- The audit trail of the administrators.
create table public.admin_audit (
  id bigint generated always as identity primary key,
  admin_id uuid references public.profiles (id) on delete set null,
  action text not null,
  subject_table text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now()
);
comment on table public.admin_audit is 'Append-only: who did what to whom, from what to what, and why.';
create index admin_audit_created_idx on public.admin_audit (created_at desc);
create index admin_audit_subject_idx on public.admin_audit (subject_table, subject_id);
create index admin_audit_admin_idx on public.admin_audit (admin_id);
alter table public.admin_audit enable row level security;
revoke all on public.admin_audit from anon, authenticated;
grant select on public.admin_audit to authenticated;
grant select, insert on public.admin_audit to service_role;

-- What people write to us through the contact form, with or without an account.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.profiles (id) on delete set null,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) between 3 and 254),
  topic text not null check (topic in ('question', 'problem', 'account', 'press', 'other')),
  body text not null check (length(body) between 1 and 4000),
  answered_at timestamptz,
  answered_by uuid references public.profiles (id) on delete set null,
  answer_note text check (length(answer_note) <= 1000),
  created_at timestamptz not null default now(),
  -- What the queue is ordered by: priority support counts as having waited a day longer.
  waits_since timestamptz not null default now()
);
comment on table public.contact_messages is
  'Messages of the contact form. Read and marked as answered by administrators, in the order of waits_since.';
create index contact_messages_queue_idx on public.contact_messages (waits_since, id) where answered_at is null;
create index contact_messages_created_idx on public.contact_messages (created_at desc);
create index contact_messages_email_idx on public.contact_messages (lower(email), created_at desc);
create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_answered_by_idx on public.contact_messages (answered_by);
alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

create table private.contact_limits (
  one boolean primary key default true check (one),
  per_address_an_hour int not null default 5,
  all_visitors_an_hour int not null default 200
);
comment on table private.contact_limits is
  'One row: how many contact messages an hour one person, mail address or place may send, and visitors whose place is unknown all together.';

-- Notices of the administrators that everyone sees.
create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  message text not null check (length(message) between 1 and 500),
  severity text not null check (severity in ('info', 'warning', 'critical')),
  shown_from timestamptz not null,
  shown_until timestamptz not null,
  created_by uuid references public.profiles (id) on delete set null,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  check (shown_until > shown_from)
);
comment on table public.announcements is 'Notices shown to everyone from a moment until another, unless withdrawn.';
create index announcements_shown_idx on public.announcements (shown_until desc);
create index announcements_created_by_idx on public.announcements (created_by);
alter table public.announcements enable row level security;
revoke all on public.announcements from anon, authenticated;
grant select (id, message, severity, shown_from, shown_until, withdrawn_at, created_at)
  on public.announcements to anon, authenticated;
grant all on public.announcements to service_role;

-- The web server checks passes to the administrators' bundle without asking the database, so both hold
-- this key.
create table private.admin_pass_key (
  only_row boolean primary key default true check (only_row),
  secret uuid not null default gen_random_uuid()
);
comment on table private.admin_pass_key is
  'One row: the secret that the database signs passes to the administrators'' bundle with, and the web server checks them with. 122 random bits. An operator copies it to the web server, and changes it in both places.';

-- Set by the operator, with access to the database.
create table private.admin_security (
  only_row boolean primary key default true check (only_row),
  second_factor_required boolean not null default false
);
comment on table private.admin_security is
  'One row: whether administrators must enroll a second factor before their pages open.';

-- Who becomes an administrator, or is one no more: asked for by one administrator, decided by another.
create table public.admin_changes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete restrict,
  change text not null check (change in ('appoint', 'revoke')),
  reason text not null,
  proposed_by uuid not null references public.profiles (id) on delete restrict,
  decision text check (decision in ('approve', 'refuse', 'withdraw')),
  decided_by uuid references public.profiles (id) on delete restrict,
  decision_reason text,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check (decision = 'withdraw' or decided_by not in (proposed_by, person_id))
);
comment on table public.admin_changes is
  'Proposals to make an account an administrator (appoint) or to take that back (revoke). decision is null while another administrator has to decide.';
create unique index admin_changes_one_open_idx on public.admin_changes (person_id) include (id) where decision is null;
create index admin_changes_person_idx on public.admin_changes (person_id, created_at desc);
create index admin_changes_proposed_idx on public.admin_changes (proposed_by);
create index admin_changes_decided_idx on public.admin_changes (decided_by);
alter table public.admin_changes enable row level security;
revoke all on public.admin_changes from anon, authenticated, service_role;
grant select on public.admin_changes to authenticated;
grant select on public.admin_changes to service_role;

-- 95_admin/tables/audit_chain.sql

-- Makes the audit trail tamper-evident: each row is also kept as a digest, chained to all rows before it. To
-- change, remove, add or reorder rows unnoticed, someone would have to rewrite the whole chain, and its end
-- would no longer match a copy kept elsewhere.
create table private.audit_chain (
  position bigint primary key,
  audit_id bigint not null,
  digest bytea not null,
  hash bytea not null
);
comment on table private.audit_chain is
  'A link for each audit row, and a further one when erasing a person took words out of it. digest: of the row as it was then; hash: of the hash before, the position, the row''s id and the digest (SHA-256).';
create index audit_chain_row_idx on private.audit_chain (audit_id, position desc);

create table private.audit_chain_end (
  only_row boolean primary key default true check (only_row),
  position bigint not null default 0,
  hash bytea not null default '\x'
);
comment on table private.audit_chain_end is 'One row: the last link of the chain, which the next one is made from.';

-- 95_admin/tables/cases.sql

-- What waits for administrators, whatever it is, is a case: who has taken it, what they noted, until when
-- it is to be decided.
create table private.case_queues (
  queue text primary key,
  noun text not null,
  decide_within interval not null
);
comment on table private.case_queues is
  'The kinds of cases: what one is called, and how long after it began to wait it is due where it has no deadline of its own.';

create table private.case_assignments (
  queue text not null references private.case_queues (queue),
  case_id text not null,
  assigned_to uuid not null references public.profiles (id) on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (queue, case_id)
);
comment on table private.case_assignments is 'Which administrator has taken a case.';
create index case_assignments_person_idx on private.case_assignments (assigned_to);

create table private.case_notes (
  id uuid primary key default gen_random_uuid(),
  queue text not null references private.case_queues (queue),
  case_id text not null,
  author_id uuid references public.profiles (id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now()
);
comment on table private.case_notes is
  'What administrators note about a case for each other. Nobody else reads it. Never changed, but for words that name a person who is erased.';
create index case_notes_case_idx on private.case_notes (queue, case_id, created_at);
create index case_notes_author_idx on private.case_notes (author_id);

create table private.case_alerts (
  queue text not null references private.case_queues (queue),
  case_id text not null,
  due_at timestamptz not null,
  alerted_at timestamptz not null default now(),
  primary key (queue, case_id, due_at)
);
comment on table private.case_alerts is 'Which cases administrators were alerted of, and for which due time.';
create index case_alerts_alerted_idx on private.case_alerts (alerted_at);

create table private.case_alert_policy (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default '2 hours',
  kept_for interval not null default '90 days'
);
comment on table private.case_alert_policy is
  'One row: how long before a case is due administrators are alerted, and how long it is remembered that they were.';

-- 98_operations/tables.sql

-- How the database reaches the Edge Functions of a hosted project. Empty elsewhere: the local server
-- does the same work itself.
create table private.edge_functions (
  only_row boolean primary key default true check (only_row),
  address text not null check (address ~ '^https?://[^[:space:]]*[^/[:space:]]$'),
  worker_key text not null check (worker_key ~ '^[!-~]{32,200}$'),
  set_up_at timestamptz not null default now()
);
comment on table private.edge_functions is
  'Where the Edge Functions of a hosted project are, the key with which they know the database, and since when. Written by set_up_hosting.';

create table private.scheduled_work (
  name text primary key,
  schedule text not null,
  command text not null,
  at_least_every interval not null
);
comment on table private.scheduled_work is
  'What pg_cron does on a hosted project; at_least_every: after that long without a success it counts as standing still.';

-- 00_foundation/functions/amounts.sql

create function private.hours_of(length interval) returns float8
language sql immutable set search_path = '' as $$
  select extract(epoch from length)::float8 / 3600
$$;
comment on function private.hours_of(interval) is 'An interval as a number of hours.';

create function private.counted(amount bigint, noun text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(
      (array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])[amount], amount::text)
    || ' ' || noun || case when amount = 1 then '' else 's' end
$$;
comment on function private.counted(bigint, text) is 'A number of things in words: one hour, ten days, 48 hours.';

create function private.hours_in_words(hours float8) returns text
language sql immutable set search_path = '' as $$
  select case when hours = trunc(hours) then private.counted(hours::bigint, 'hour')
    else private.counted(round(hours * 60)::bigint, 'minute') end
$$;
comment on function private.hours_in_words(float8) is 'Hours in words; minutes where they are not whole hours.';

create function private.days_in_words(days float8) returns text
language sql immutable set search_path = '' as $$
  select case when days = trunc(days) then private.counted(days::bigint, 'day')
    else private.hours_in_words(days * 24) end
$$;
comment on function private.days_in_words(float8) is 'Days in words; hours where they are not whole days.';

create function private.money_in_words(cents bigint) returns text
language sql immutable set search_path = '' as $$
  select '$' || to_char(cents / 100.0, case when cents % 100 = 0 then 'FM999,999,999,990' else 'FM999,999,999,990.00' end)
$$;
comment on function private.money_in_words(bigint) is
  'Cents as dollars, as every page says them: $900, $1,035.50.';

-- Its own setting of the zone ends with the function; the one inside gives to_char the name of the zone.
create function private.moment_in_words(moment timestamptz, zone text) returns text
language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
begin
  perform set_config('TimeZone', zone, true);
  return to_char(moment, 'FMDy, FMMon FMDD, FMHH12:MI AM TZ');
end $$;
comment on function private.moment_in_words(timestamptz, text) is
  'A moment on the clock of a time zone, as every page says it: Mon, Nov 23, 8:00 AM CST.';

-- 00_foundation/functions/basics.sql

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch_updated_at() is 'Trigger: stamps updated_at with the time of the change.';

-- Lengths and emptiness of texts people type. Returns the trimmed text, or null when it is blank.
create function private.clean_text(value text, field text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := nullif(btrim(value), '');
begin
  if length(trimmed) > max_length then
    raise exception '% must be at most % characters.', field, max_length;
  end if;
  return trimmed;
end $$;
comment on function private.clean_text(text, text, int) is
  'The trimmed text, null when blank. Refuses texts over max_length characters with a sentence naming the field.';
grant execute on function private.clean_text(text, text, int) to anon, authenticated;

create function private.required_text(value text, field text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := private.clean_text(value, field, max_length);
begin
  if cleaned is null then
    raise exception '% is required.', field;
  end if;
  return cleaned;
end $$;
comment on function private.required_text(text, text, int) is
  'As private.clean_text, and refuses a blank text.';

-- Great-circle distance by the haversine formula on a sphere of the mean Earth radius, 6371.0088 km (IUGG).
create function private.distance_km(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2)
  )))
$$;
comment on function private.distance_km(float8, float8, float8, float8) is
  'Great-circle distance in kilometers (haversine).';

-- Lists of a Pro have an end. The lock makes two additions at once count each other.
create function private.limit_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  present int;
begin
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || new.vendor_id::text, 0));
  execute format('select count(*) from public.%I t where t.vendor_id = $1', tg_table_name)
    into present using new.vendor_id;
  if present >= tg_argv[0]::int then
    raise exception 'You can have at most % %.', tg_argv[0], tg_argv[1];
  end if;
  return new;
end $$;
comment on function private.limit_rows() is
  'Trigger (most, noun): refuses a row more than a Pro may have in a table.';

-- 00_foundation/functions/days.sql

-- Ending of `hours` business hours after a moment, in a time zone. Business days are Monday to Saturday.
create function private.add_business_hours(
  start_at timestamptz, hours float8, zone text, day_start time, day_end time
) returns timestamptz
language plpgsql immutable set search_path = '' as $$
declare
  local_time timestamp := start_at at time zone zone;
  remaining interval := make_interval(secs => hours * 3600);
  opening timestamp;
  closing timestamp;
begin
  loop
    opening := local_time::date + day_start;
    closing := local_time::date + day_end;
    if extract(isodow from local_time) < 7 and local_time < closing then
      local_time := greatest(local_time, opening);
      if local_time + remaining <= closing then
        return (local_time + remaining) at time zone zone;
      end if;
      remaining := remaining - (closing - local_time);
    end if;
    local_time := (local_time::date + 1) + day_start;
  end loop;
end $$;
comment on function private.add_business_hours(timestamptz, float8, text, time, time) is
  'The moment a number of business hours after another, counted on the wall clock of a time zone.';

-- Days are days of UTC; both ends are included.
create function private.checked_days(from_day date, to_day date) returns tstzrange
language plpgsql stable security definer set search_path = '' as $$
begin
  if from_day is null or to_day is null or from_day > to_day then
    raise exception 'Enter a first day and a last day that is not earlier.';
  end if;
  if to_day - from_day > 366 or from_day < '2000-01-01' or to_day > '2200-01-01' then
    raise exception 'Request at most a year of days.';
  end if;
  return tstzrange(from_day::timestamp at time zone 'UTC', (to_day + 1)::timestamp at time zone 'UTC');
end $$;
comment on function private.checked_days(date, date) is
  'The time from the beginning of one day to the end of another (UTC). Refuses more than a year and the wrong order.';

-- 00_foundation/functions/edits.sql

-- An edit names the version it is based on, so that two people never overwrite each other unseen.

create function private.count_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.count_version() is 'Trigger: a row that changed has a new version.';

create function private.assert_version(current_version int, expected_version int, what text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if expected_version <> current_version then
    raise exception '% was changed since you opened it. Nothing was overwritten.', what using hint = 'version_conflict';
  end if;
end $$;
comment on function private.assert_version(int, int, text) is
  'Refuses an edit based on another version than the current one; null skips the check. what names it: "This price".';

-- 00_foundation/functions/idempotency.sql

create function private.idempotent_result(call_name text, call_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  earlier private.answered_calls;
begin
  if call_key is null then
    raise exception 'An idempotency key is required.';
  end if;
  -- Two calls with one key wait for each other, so that the second sees the first one's answer.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text || call_key::text, 0));
  select * into earlier from private.answered_calls where actor_id = auth.uid() and key = call_key;
  if found and earlier.call <> call_name then
    raise exception 'This idempotency key was used for another action.';
  end if;
  return earlier.answer;
end $$;
comment on function private.idempotent_result(text, uuid) is
  'The answer an earlier call with this key got, or null when this is the first.';

create function private.save_idempotent_result(call_name text, call_key uuid, call_answer jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  insert into private.answered_calls (actor_id, key, call, answer)
  values (auth.uid(), call_key, call_name, call_answer)
  returning answer
$$;
comment on function private.save_idempotent_result(text, uuid, jsonb) is 'Remembers and returns the answer of a call.';

-- 00_foundation/functions/json.sql

-- Reading JSON that came from outside: each field is checked before anything is made of it.

create function private.json_number(source jsonb, field text, label text, minimum numeric, maximum numeric)
returns numeric language plpgsql immutable set search_path = '' as $$
declare
  found_value jsonb := source -> field;
begin
  if found_value is null or found_value = 'null'::jsonb then
    return null;
  end if;
  if jsonb_typeof(found_value) <> 'number' then
    raise exception '% must be a number.', label;
  end if;
  if (found_value #>> '{}')::numeric not between minimum and maximum then
    raise exception '% must be between % and %.', label, minimum, maximum;
  end if;
  return (found_value #>> '{}')::numeric;
end $$;
comment on function private.json_number(jsonb, text, text, numeric, numeric) is
  'A number from untrusted JSON, null when absent. Refuses other types and values out of range.';
grant execute on function private.json_number(jsonb, text, text, numeric, numeric) to anon, authenticated;

create function private.json_whole(source jsonb, field text, label text, minimum numeric, maximum numeric)
returns bigint language plpgsql immutable set search_path = '' as $$
declare
  found_value numeric := private.json_number(source, field, label, minimum, maximum);
begin
  if found_value <> trunc(found_value) then
    raise exception '% must be a whole number.', label;
  end if;
  return found_value::bigint;
end $$;
comment on function private.json_whole(jsonb, text, text, numeric, numeric) is
  'As private.json_number, and refuses fractions.';
grant execute on function private.json_whole(jsonb, text, text, numeric, numeric) to anon, authenticated;

create function private.json_flag(source jsonb, field text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(source -> field = 'true'::jsonb, false) $$;
comment on function private.json_flag(jsonb, text) is 'Whether a field of untrusted JSON is exactly true.';
grant execute on function private.json_flag(jsonb, text) to anon, authenticated;

create function private.json_text(source jsonb, field text, label text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source -> field) not in ('string', 'null') then
    raise exception '% must be text.', label;
  end if;
  return private.clean_text(source ->> field, label, max_length);
end $$;
comment on function private.json_text(jsonb, text, text, int) is
  'A trimmed text from untrusted JSON, null when absent or blank.';
grant execute on function private.json_text(jsonb, text, text, int) to anon, authenticated;

create function private.json_date(source jsonb, field text, label text) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  given text := private.json_text(source, field, label, 40);
  moment timestamptz;
begin
  if given is null then
    return null;
  end if;
  if given !~ '^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$' then
    raise exception '% must be a date.', label;
  end if;
  begin
    moment := given::timestamptz;
  exception when datetime_field_overflow or invalid_datetime_format then
    raise exception '% must be a date.', label;
  end;
  return moment;
end $$;
comment on function private.json_date(jsonb, text, text) is 'A moment in ISO 8601 from untrusted JSON, null when absent or blank.';

create function private.json_list(source jsonb, field text, label text, at_most int, pattern text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  item jsonb;
  list text[] := '{}';
begin
  if source -> field is null or source -> field = 'null'::jsonb then
    return null;
  end if;
  if jsonb_typeof(source -> field) <> 'array' or jsonb_array_length(source -> field) > at_most then
    raise exception '% must be a list of at most %.', label, at_most;
  end if;
  for item in select * from jsonb_array_elements(source -> field) loop
    if jsonb_typeof(item) <> 'string' or (item #>> '{}') !~ pattern then
      raise exception '% must be a list of known values.', label;
    end if;
    list := list || (item #>> '{}');
  end loop;
  return list;
end $$;
comment on function private.json_list(jsonb, text, text, int, text) is
  'A list of texts that match a pattern, from untrusted JSON; null when absent.';

-- Where a page continues: the value the list is ordered by, and the lead's id, of the last row before it.
-- Checked by shape, since catching a failed cast costs the embedded engine more than it can take often.
create function private.is_moment(value text) returns boolean
language sql immutable set search_path = '' as $$
  select case when value ~ '^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?([+-](0\d|1[0-4]):[0-5]\d|Z)$'
    then substr(value, 9, 2)::int <= extract(day from
      make_date(substr(value, 1, 4)::int, substr(value, 6, 2)::int, 1) + interval '1 month' - interval '1 day')
    else false end
$$;
comment on function private.is_moment(text) is
  'Whether an untrusted text is an ISO 8601 moment with seconds and offset, between 1900 and 2199, on a day that exists.';

-- 00_foundation/functions/live.sql

-- Live updates. Each person has one private channel, user:<id>, on which the database alone broadcasts.
-- Every message is the event 'changed' with {kind, request_id, conversation_id}: which of the person's
-- things changed, never what it says; the reader fetches it under its own policies. Kinds: messages,
-- conversations (read marks), leads, quotes, jobs, service_requests, vendor_profiles, token_accounts,
-- vendor_subscriptions, notifications. A reader that knows a kind not should read everything live again.
create function private.tell(person uuid, kind text, request uuid, conversation uuid) returns void
language sql security definer set search_path = '' as $$
  select realtime.send(
    jsonb_build_object('kind', kind, 'request_id', request, 'conversation_id', conversation),
    'changed', 'user:' || person, true)
  where person is not null
$$;
comment on function private.tell(uuid, text, uuid, uuid) is 'Tells one person''s open pages that something of a kind changed.';

create function private.broadcast_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(new);
  request uuid := case tg_table_name
    when 'service_requests' then (changed ->> 'id')::uuid else (changed ->> 'request_id')::uuid end;
  conversation uuid;
  person uuid;
begin
  if tg_table_name = 'messages' then
    conversation := (changed ->> 'conversation_id')::uuid;
    select c.request_id into request from public.conversations c where c.id = conversation;
    for person in
      select unnest(array[c.owner_id, c.vendor_id]) from public.conversations c where c.id = conversation
    loop
      perform private.tell(person, 'messages', request, conversation);
    end loop;
    return null;
  end if;
  perform private.tell((changed ->> 'owner_id')::uuid, tg_table_name::text, request, null);
  perform private.tell((changed ->> 'vendor_id')::uuid, tg_table_name::text, request, null);
  return null;
end $$;
comment on function private.broadcast_change() is 'Trigger: tells the people a row concerns that it changed.';

-- 00_foundation/functions/search.sql

create function private.search_patterns(words text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg('%' || regexp_replace(w, '([\\%_])', '\\\1', 'g') || '%'), '{}')
  from (
    select w from regexp_split_to_table(coalesce(words, ''), '\s+') w where w <> '' limit 10
  ) given
$$;
comment on function private.search_patterns(text) is
  'A LIKE pattern for each word searched for, the first ten of them, with nothing in them special.';

create function private.words_looked_for(words text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg('''' || w || ''':*', ' & ')::tsquery
  from (
    select left(lower(w), 60) as w from regexp_split_to_table(words, '[^[:alnum:]]+') w where w <> '' limit 10
  ) given
$$;
comment on function private.words_looked_for(text) is
  'Asks private.searched_words for the beginnings of all the given words, the first ten of them; null when there is none.';

-- 05_state_machines/functions.sql

create function private.record_event(
  machine_name text, row_json jsonb, key_column text, event_name text, before_state text, after_state text,
  actor_kind text, note_text text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.state_events
    (machine, subject_id, event, from_state, to_state, actor, actor_id, request_id, vendor_id, note)
  values (machine_name, (row_json ->> key_column)::uuid, event_name, before_state, after_state, actor_kind,
    case when actor_kind in ('timer', 'system') then null else auth.uid() end,
    (row_json ->> case machine_name when 'request' then 'id' else 'request_id' end)::uuid,
    (row_json ->> 'vendor_id')::uuid, note_text);
end $$;
comment on function private.record_event(text, jsonb, text, text, text, text, text, text) is
  'Leaves one event about a row of a machine; the row, as JSON, says whose timeline it belongs to.';

create function private.record_first_event(
  machine_name text, subject uuid, event_name text, actor_kind text, note_text text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  place private.machines;
  row_json jsonb;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select to_jsonb(t) from public.%I t where t.%I = $1', place.table_name, place.key_column)
    into row_json using subject;
  perform private.record_event(
    machine_name, row_json, place.key_column, event_name, null, row_json ->> 'state', actor_kind, note_text);
end $$;
comment on function private.record_first_event(text, uuid, text, text, text) is
  'Leaves the event with which a new row of a machine begins (a lead offered, a claim filed), so that listeners hear of it like of any move.';

create function private.transition(
  machine_name text, subject uuid, event_name text, actor_kind text, note_text text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  place private.machines;
  current_state text;
  move private.state_transitions;
  row_json jsonb;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select to_jsonb(t), t.state::text from public.%I t where t.%I = $1 for no key update',
    place.table_name, place.key_column) into row_json, current_state using subject;
  if current_state is null then
    raise exception 'This % does not exist.', place.noun;
  end if;
  select * into move from private.state_transitions
    where machine = machine_name and from_state = current_state and event = event_name;
  if not found then
    raise exception 'This % is %, so that is no longer possible.', place.noun, replace(current_state, '_', ' ')
      using detail = format('%s: no event %s in state %s', machine_name, event_name, current_state);
  end if;
  if actor_kind <> all (move.actors) then
    raise exception 'You cannot do this to this %.', place.noun using errcode = '42501',
      detail = format('%s: event %s is not for %s', machine_name, event_name, actor_kind);
  end if;
  execute format('update public.%I set state = $2::public.%I where %I = $1',
    place.table_name, machine_name || '_state', place.key_column) using subject, move.to_state;
  perform private.record_event(
    machine_name, row_json, place.key_column, event_name, current_state, move.to_state, actor_kind, note_text);
  return move.to_state;
end $$;
comment on function private.transition(text, uuid, text, text, text) is
  'Moves one row of a machine by an event, in the caller''s transaction: locks it, checks the move and the actor, writes the state and the event. Returns the new state; refuses a move that is not in the table.';

create function private.set_timer(machine_name text, subject uuid, event_name text, due timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.timers (machine, subject_id, event, due_at)
  values (machine_name, subject, event_name, due)
  on conflict do nothing;
end $$;
comment on function private.set_timer(text, uuid, text, timestamptz) is 'Makes an event fall due for a row at a time.';

create function private.has_later_timer(timer private.timers) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.timers t
    where t.machine = timer.machine and t.subject_id = timer.subject_id and t.event = timer.event
      and t.due_at > timer.due_at and t.fired_at is null
  )
$$;
comment on function private.has_later_timer(private.timers) is
  'Whether a timer was replaced, so that this one is out of date (a lead offered again, work delivered again).';

create function private.latest_timer(machine_name text, subject uuid, event_name text) returns private.timers
language sql stable security definer set search_path = '' as $$
  select t from private.timers t
  where t.machine = machine_name and t.subject_id = subject and t.event = event_name
  order by t.due_at desc limit 1
$$;
comment on function private.latest_timer(text, uuid, text) is 'The last timer of an event of a row; null without one.';

create function private.timer_hours(machine_name text, subject uuid, event_name text) returns float8
language sql stable security definer set search_path = '' as $$
  select private.hours_of(t.due_at - t.set_at) from private.latest_timer(machine_name, subject, event_name) t
$$;
comment on function private.timer_hours(text, uuid, text) is
  'How many hours the last timer of an event gave, whatever the rules are by now; null without one.';

create function private.can_move(machine_name text, subject uuid, event_name text, actor_kind text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  place private.machines;
  current_state text;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select t.state::text from public.%I t where t.%I = $1', place.table_name, place.key_column)
    into current_state using subject;
  return exists (
    select 1 from private.state_transitions m
    where m.machine = machine_name and m.from_state = current_state and m.event = event_name
      and actor_kind = any (m.actors)
  );
end $$;
comment on function private.can_move(text, uuid, text, text) is
  'Whether an event is possible for a row now, by this kind of actor.';

-- Every path locks the request before what hangs on it, so that no two can wait for each other.
create function private.lock_request_of(machine_name text, subject uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := case machine_name
    when 'request' then subject
    when 'lead' then (select l.request_id from public.leads l where l.id = subject)
    when 'quote' then (select q.request_id from public.quotes q where q.id = subject)
    when 'job' then (select j.request_id from public.jobs j where j.id = subject)
    when 'review' then (select v.request_id from public.reviews v where v.id = subject)
    when 'lead_credit_claim' then (select c.request_id from public.lead_credit_claims c where c.id = subject)
    when 'job_dispute' then (select d.request_id from public.job_disputes d where d.id = subject)
  end;
begin
  if machine_name = 'vendor' then
    perform private.lock_open_deals(subject);
    return;
  end if;
  perform 1 from public.service_requests r where r.id = request for update;
  perform private.lock_accounts(request);
end $$;
comment on function private.lock_request_of(text, uuid) is
  'Locks the request a row belongs to, if it belongs to one, and then its Pros: whatever a step changes about them, no two steps wait for each other. For a Pro, every request with an open lead.';

create function private.fire_timer(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  effect text;
  took_effect boolean;
begin
  perform private.lock_request_of(timer.machine, timer.subject_id);
  if not private.can_move(timer.machine, timer.subject_id, timer.event, 'timer') then
    return false;
  end if;
  select e.effect into effect from private.timer_effects e
  where e.machine = timer.machine and e.event = timer.event;
  if effect is null then
    perform private.transition(timer.machine, timer.subject_id, timer.event, 'timer');
    return true;
  end if;
  execute format('select %s($1, $2)', effect) into took_effect using timer, now_at;
  return took_effect;
end $$;
comment on function private.fire_timer(private.timers, timestamptz) is
  'Lets one timer take effect. Returns false when its row has moved on and nothing is to be done.';

-- The clock keeps the locks of everything it fired in one call. It hardly waits for anyone, long before
-- the database looks for deadlocks (after 1 s), so that it never makes a person's call fail.
create function public.run_due_timers(now_at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '5ms' as $$
declare
  timer private.timers;
  fired int := 0;
begin
  for timer in
    select * from private.timers t
    where t.fired_at is null and t.due_at <= now_at
    order by t.due_at, t.id limit 500 for update skip locked
  loop
    begin
      if private.fire_timer(timer, now_at) then
        fired := fired + 1;
      end if;
      update private.timers t set fired_at = now_at where t.id = timer.id;
    exception
    when lock_not_available or deadlock_detected or serialization_failure then
      -- Someone is at work on this row: the next tick comes back to it.
      null;
    when others then
      -- One timer that fails must not hold up the others; it is kept with its reason.
      update private.timers t set fired_at = now_at, failure = sqlerrm where t.id = timer.id;
      raise warning 'Timer % (%.%) failed: %', timer.id, timer.machine, timer.event, sqlerrm;
    end;
  end loop;
  return fired;
end $$;
comment on function public.run_due_timers(timestamptz) is
  'Fires what is due at a moment, in order; returns how many took effect. Called by the clock (pg_cron, the local server), never by people.';
grant execute on function public.run_due_timers(timestamptz) to service_role;

-- 10_accounts/functions/deletion.sql

create function private.work_under_way(person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select r.number from public.jobs j join public.service_requests r on r.id = j.request_id
  where person in (j.owner_id, j.vendor_id)
    and j.state in ('en_route', 'in_progress', 'change_order_pending', 'delivered')
  order by r.number limit 1
$$;
comment on function private.work_under_way(uuid) is 'The number of a request whose work a person is in the middle of, or null.';

create function private.schedule_deletion(person uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  deletion public.account_deletions;
begin
  select * into deletion from public.account_deletions d where d.person_id = person and d.state = 'requested';
  if not found then
    insert into public.account_deletions (person_id, due_at) values (person, now() + interval '7 days')
    returning * into deletion;
    perform private.set_timer('account_deletion', deletion.id, 'erase', deletion.due_at);
  end if;
  return deletion.due_at;
end $$;
comment on function private.schedule_deletion(uuid) is
  'Schedules an account, whose profile the caller has locked, for deletion after seven days. Returns when; a repeat changes nothing.';

create function public.request_account_deletion(confirm_email text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  person public.profiles;
  number bigint := private.work_under_way(caller);
begin
  select * into person from public.profiles p where p.id = caller for update;
  if person.user_type = 'admin' then
    raise exception 'The account of an administrator cannot be deleted here.' using errcode = '42501';
  end if;
  if confirm_email is null or lower(btrim(confirm_email)) <> lower(person.email) then
    raise exception 'Type the email address of this account to confirm.';
  end if;
  if number is not null then
    raise exception 'Work on request #% is under way. Finish it first.', number using hint = 'work_under_way';
  end if;
  return private.schedule_deletion(caller);
end $$;
comment on function public.request_account_deletion(text) is
  'The caller asks for the account to be deleted, confirming with its email address. Returns when: after seven days, until which it can be taken back. A repeat changes nothing.';
grant execute on function public.request_account_deletion(text) to authenticated;

create function public.cancel_account_deletion() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  deletion uuid;
begin
  select d.id into deletion from public.account_deletions d where d.person_id = caller and d.state = 'requested' for update;
  if deletion is null then
    raise exception 'This account is not scheduled for deletion.';
  end if;
  perform private.transition('account_deletion', deletion, 'cancel',
    (select case p.user_type when 'vendor' then 'vendor' else 'owner' end from public.profiles p where p.id = caller));
end $$;
comment on function public.cancel_account_deletion() is 'The caller keeps the account after all.';
grant execute on function public.cancel_account_deletion() to authenticated;

create function private.account_deletion_erase_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  deletion public.account_deletions;
begin
  select * into deletion from public.account_deletions d where d.id = timer.subject_id for update;
  -- Work begun in the meantime is finished first, but no one else's delay keeps a person here for good.
  if private.work_under_way(deletion.person_id) is not null then
    if deletion.created_at > now_at - interval '37 days' then
      perform private.postpone_erasure(deletion.id, now_at + interval '1 day');
      return true;
    end if;
    perform private.lock_request_of('job', j.id),
      private.end_agreement(j.id, 'cancel', 'system', 'The account was deleted', false)
    from public.jobs j
    where deletion.person_id in (j.owner_id, j.vendor_id)
      and j.state in ('en_route', 'in_progress', 'change_order_pending', 'delivered');
  end if;
  begin
    perform private.transition('account_deletion', deletion.id, 'erase', 'timer');
    perform private.erase_person(deletion.person_id);
  exception
  when lock_not_available or deadlock_detected or serialization_failure then
    raise;
  when others then
    perform private.alarm_of_erasure(deletion.person_id, sqlstate);
    perform private.postpone_erasure(deletion.id, now_at + interval '1 hour');
  end;
  return true;
end $$;
comment on function private.account_deletion_erase_due(private.timers, timestamptz) is
  'The days to think again are over: the person is removed. While work is under way a day later, for 30 days at most; when it fails, administrators see a critical error and it is tried again in an hour.';

create function private.postpone_erasure(target uuid, until timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('account_deletion', target, 'postpone', 'timer');
  update public.account_deletions d set due_at = until where d.id = target;
  perform private.set_timer('account_deletion', target, 'erase', until);
end $$;
comment on function private.postpone_erasure(uuid, timestamptz) is 'Lets an account be erased at a later moment.';

-- What the database says about the failure may hold the person's own words, so only its code is stored here.
create function private.alarm_of_erasure(person uuid, code text) returns void
language sql security definer set search_path = '' as $$
  insert into public.error_logs (message, severity, category, source, context)
  values ('An account could not be erased. It is tried again every hour.', 'critical', 'database', 'erase_person',
    jsonb_build_object('account', person, 'code', code))
$$;
comment on function private.alarm_of_erasure(uuid, text) is 'Tells administrators, as a critical error, that an erasure failed.';

-- 10_accounts/functions/erasing.sql

create function public.files_to_remove() returns table (bucket_id text, name text)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name
  from private.folders_to_remove f join storage.objects o on o.name like f.folder || '/%'
  where not exists (select 1 from public.job_photos p where p.path = o.name)
  limit 1000
$$;
comment on function public.files_to_remove() is
  'Up to 1000 files of erased people, for the server to remove through storage. Photos that prove work done for somebody else stay.';
grant execute on function public.files_to_remove() to service_role;

-- The words that name a person: full name, business, email, phone as it is written, addresses.
create function private.identifying_words(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct w.word order by w.word desc), '{}') from (
    select p.email from public.profiles p where p.id = person
    union all select p.first_name || ' ' || p.last_name from public.profiles p where p.id = person
    union all select p.address from public.profiles p where p.id = person
    union all select p.phone from public.profiles p where p.id = person
    union all select substr(p.phone, 3) from public.profiles p where p.id = person
    union all select format('(%s) %s-%s', substr(p.phone, 3, 3), substr(p.phone, 6, 3), substr(p.phone, 9))
      from public.profiles p where p.id = person and p.phone is not null
    union all select format('%s-%s-%s', substr(p.phone, 3, 3), substr(p.phone, 6, 3), substr(p.phone, 9))
      from public.profiles p where p.id = person and p.phone is not null
    union all select v.business_name from public.vendor_profiles v where v.vendor_id = person
    union all select h.address from public.properties h where h.owner_id = person
  ) w (word)
  where length(w.word) >= 5
$$;
comment on function private.identifying_words(uuid) is 'The words by which a person can be known in free text.';

create function private.redact_text(value text, words text[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  word text;
begin
  foreach word in array words loop
    value := regexp_replace(value, regexp_replace(word, '([\\.*+?^$(){}|\[\]])', '\\\1', 'g'), '[removed]', 'gi');
  end loop;
  return value;
end $$;
comment on function private.redact_text(text, text[]) is 'The text with each of the words replaced, large or small.';

-- Only what people wrote: names of fields and the form of the document stay as they are.
create function private.redact_json(value jsonb, words text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value)
    when 'string' then to_jsonb(private.redact_text(value #>> '{}', words))
    when 'array' then (
      select coalesce(jsonb_agg(private.redact_json(e.value, words) order by e.place), '[]')
      from jsonb_array_elements(value) with ordinality e (value, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(f.key, private.redact_json(f.value, words)), '{}') from jsonb_each(value) f)
    else value
  end
$$;
comment on function private.redact_json(jsonb, text[]) is 'The document with each of the words replaced in its texts.';

-- Every free text in rows about the person, in tables there are now and later ones.
create function private.redact_records(person uuid, words text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  field record;
begin
  if cardinality(words) = 0 then
    return;
  end if;
  for field in
    select s.place, s.condition, a.attname as name, format_type(a.atttypid, null) as type
    from private.tables_of_person() s
    join pg_catalog.pg_attribute a on a.attrelid = s.place and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
    -- The audit trail has its own function.
    where s.place not in (
      'public.admin_audit'::regclass, 'public.profiles'::regclass, 'public.error_groups'::regclass)
      and a.attname not in ('path', 'key', 'fingerprint', 'zip')
      -- Columns that hold one of a list of words, or a key, say nothing about anybody.
      and not exists (
        select 1 from pg_catalog.pg_constraint k
        where k.conrelid = s.place and a.attnum = any (k.conkey)
          and (k.contype in ('f', 'p') or (k.contype = 'c' and pg_catalog.pg_get_constraintdef(k.oid) ~ 'ANY \(|~')))
  loop
    -- No longer than before, so that no limit of a column is in the way.
    execute format(
      'update %1$s t set %2$I = %3$s where (%4$s) and t.%2$I is distinct from %3$s',
      private.full_name(field.place), field.name,
      format(case field.type when 'jsonb' then 'private.redact_json(t.%1$I, $2)'
        else 'left(private.redact_text(t.%1$I, $2), greatest(length(t.%1$I), 1))' end, field.name),
      field.condition) using person, words;
  end loop;
  update public.state_events e set note = private.redact_text(e.note, words)
  where e.note is not null and (e.vendor_id = person
    or e.request_id in (select r.id from public.service_requests r where r.owner_id = person));
end $$;
comment on function private.redact_records(uuid, text[]) is
  'Replaces a person''s name, contact details and addresses in every text kept about deals with them.';

-- What others were notified of and replied in deals with the person.
create function private.redact_others_records(person uuid, words text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  others uuid[] := array(
    select l.vendor_id from public.leads l where l.owner_id = person
    union select l.owner_id from public.leads l where l.vendor_id = person);
begin
  update public.notifications n set data = private.redact_json(n.data, words)
  where n.person_id = any (others) and n.data is distinct from private.redact_json(n.data, words);
  update private.outbox o
  set subject = private.redact_text(o.subject, words), body_text = private.redact_text(o.body_text, words),
    body_html = private.redact_text(o.body_html, words)
  where o.person_id = any (others)
    and o.subject || o.body_text || o.body_html
      is distinct from private.redact_text(o.subject || o.body_text || o.body_html, words);
  update private.answered_calls c set answer = private.redact_json(c.answer, words)
  where c.actor_id = any (others) and c.answer is distinct from private.redact_json(c.answer, words);
  update public.error_groups g set message = private.redact_text(g.message, words)
  where g.fingerprint in (select p.fingerprint from private.error_group_people p where p.user_id = person);
end $$;
comment on function private.redact_others_records(uuid, text[]) is
  'Replaces what names a person in notifications to people they dealt with.';

create function private.redact_audit(person uuid, words text[], subjects uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.admin_audit a
  set before = private.redact_json(a.before, words), after = private.redact_json(a.after, words), reason = private.redact_text(a.reason, words)
  where a.subject_id = any (subjects) or (a.subject_table = 'profiles' and a.subject_id is null);
  update public.admin_audit a
  set before = jsonb_build_object('state', a.before -> 'state'), after = jsonb_build_object('state', a.after -> 'state')
  where a.subject_id = person or a.subject_table in (select t.table_name from private.personal_tables t)
    and a.subject_id = any (subjects);
end $$;
comment on function private.redact_audit(uuid, text[], uuid[]) is
  'Takes a person out of the audit trail: that something was done, when, why and by whom stays.';

create function private.ids_about(person uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  source record;
  found_ids uuid[];
  ids uuid[] := array[person];
begin
  for source in
    select s.* from private.tables_of_person() s
    join pg_catalog.pg_attribute a on a.attrelid = s.place and a.attname = 'id' and a.atttypid = 'uuid'::regtype
  loop
    execute format('select coalesce(array_agg(t.id), ''{}'') from %s t where %s', private.full_name(source.place), source.condition)
      into found_ids using person;
    ids := ids || found_ids;
  end loop;
  return ids;
end $$;
comment on function private.ids_about(uuid) is 'The ids of all rows about a person, by which the audit trail speaks of them.';

-- What an owner has asked for ends; Pros who took part lose nothing they held.
create function private.close_requests_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.service_requests;
begin
  for request in
    select * from public.service_requests r
    where r.owner_id = person and r.state in ('draft', 'submitted', 'matching', 'open', 'awarded', 'scheduled')
    order by r.id for update
  loop
    perform private.lock_accounts(request.id);
    perform private.transition('job', j.id, 'cancel', 'owner', 'The account was deleted')
    from public.jobs j where j.request_id = request.id and j.state in ('scheduled', 'weather_hold');
    perform private.transition('request', request.id, 'cancel', 'owner', 'The account was deleted');
    perform private.close_leads(request.id, null);
  end loop;
end $$;
comment on function private.close_requests_of(uuid) is 'Cancels what an owner has asked for and nobody has begun.';

create function private.close_business_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_open_deals(person);
  perform private.transition('vendor', v.vendor_id, 'close_account', 'system', 'The account was deleted')
  from public.vendor_profiles v where v.vendor_id = person and v.state <> 'terminated';
  perform private.lock_request_of('job', j.id),
    private.end_agreement(j.id, 'cancel', 'vendor', 'The Pro''s account was deleted', true)
  from public.jobs j where j.vendor_id = person and j.state in ('scheduled', 'weather_hold');
  perform private.transition('subscription', s.id, 'cancel', 'vendor', 'The account was deleted')
  from public.vendor_subscriptions s where s.vendor_id = person and s.state in ('active', 'past_due', 'unpaid');
end $$;
comment on function private.close_business_of(uuid) is
  'Ends a Pro''s business: what is not agreed ends with it, and work not begun goes back to its owner.';

create function private.erase_person(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  words text[] := private.identifying_words(person);
  address text := (select lower(p.email) from public.profiles p where p.id = person);
  subjects uuid[];
  mine private.personal_tables;
begin
  if exists (select 1 from public.profiles p where p.id = person and p.deleted_at is not null) then
    return;
  end if;
  insert into private.erasures (person_id, transaction_id) values (person, pg_current_xact_id()::text::bigint)
  on conflict (person_id) do update set transaction_id = excluded.transaction_id;
  perform private.close_requests_of(person);
  perform private.close_business_of(person);
  subjects := private.ids_about(person);

  update public.profiles p
  set email = 'deleted-' || person || '@deleted.invalid', first_name = 'Deleted', last_name = 'account',
    phone = null, address = null, city = null, state = null, zip = null, is_profile_complete = false,
    deleted_at = now()
  where p.id = person;
  update public.vendor_profiles v
  set business_name = 'Deleted account', about = null, quote_terms = null, state_reason = null, crew_size = null, founded_year = null
  where v.vendor_id = person;

  delete from public.request_photos f using public.service_requests r where r.id = f.request_id and r.owner_id = person;
  delete from public.job_photos f using public.jobs j where j.id = f.job_id and j.owner_id = person;
  delete from public.message_attachments f using public.messages m where m.id = f.message_id and m.sender_id = person;
  delete from public.property_trees t using public.properties p where p.id = t.property_id and p.owner_id = person;
  delete from public.properties p
  where p.owner_id = person and not exists (select 1 from public.service_requests r where r.property_id = p.id);
  update public.properties p
  set label = 'Removed', address = 'Removed ' || p.id, archived_at = coalesce(p.archived_at, now())
  where p.owner_id = person;
  update public.service_requests r
  set description = 'Removed with the account.', contact_name = 'Deleted account'
  where r.owner_id = person;
  delete from public.request_access a using public.service_requests r where r.id = a.request_id and r.owner_id = person;
  update public.leads l set contact_shared_at = null
  where person in (l.owner_id, l.vendor_id) and l.contact_shared_at is not null;
  delete from public.review_photos f using public.reviews v where v.id = f.review_id and v.author_id = person;
  update public.reviews v set author_name = 'Deleted account' where v.author_id = person;
  update public.messages m set body = left(private.mask_contact(m.body), 4000) where m.sender_id = person;

  for mine in select * from private.personal_tables loop
    execute format('delete from public.%I t where t.%I = $1', mine.table_name, mine.person_column) using person;
  end loop;
  -- Other people's rows about the person.
  delete from public.saved_pros s where s.vendor_id = person;
  delete from public.contact_messages m where lower(m.email) = address;
  delete from private.answered_calls c where c.actor_id = person;
  update public.error_logs e set user_id = null, context = null, user_agent = null, url = null,
    message = private.redact_text(e.message, words), stack_trace = private.redact_text(e.stack_trace, words)
  where e.user_id = person;

  perform private.redact_records(person, words);
  perform private.redact_others_records(person, words);
  delete from private.error_group_people g where g.user_id = person;
  perform private.redact_audit(person, words, subjects);
  perform private.redact_case_notes(words, subjects);
  insert into private.folders_to_remove (folder) values (person::text) on conflict do nothing;
  delete from auth.users u where u.id = person;
end $$;
comment on function private.erase_person(uuid) is
  'Removes a person: business and requests end, the profile says "Deleted account", properties, photos and contact details go, words that name the person leave every text, the sign-in is deleted. Agreements, quotes, ledger, ratings and audit stay.';

-- 10_accounts/functions/export.sql

-- Everything about a person, wherever it is kept: found through the foreign keys, so that a new table
-- is part of it from its first day.
create function private.full_name(place regclass) returns text
language sql stable set search_path = '' as $$
  select format('%I.%I', n.nspname, c.relname)
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.oid = place
$$;
comment on function private.full_name(regclass) is 'The name of a table with its schema, for statements built at run time.';
grant execute on function private.full_name(regclass) to authenticated;

create function private.tables_of_person() returns table (place regclass, condition text)
language sql stable set search_path = '' as $$
  with keys as (
    select k.conrelid, k.confrelid, a.attname as key_column, r.attname as referenced_column
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_catalog.pg_attribute r on r.attrelid = k.confrelid and r.attnum = k.confkey[1]
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
  ),
  people as (
    select unnest(array['public.profiles', 'public.vendor_profiles', 'public.token_accounts']::regclass[]) as place
  ),
  direct as (
    select 'public.profiles'::regclass as place, '%1$s.id = $1' as condition
    union all
    select k.conrelid::regclass, string_agg(format('%%1$s.%I = $1', k.key_column), ' or ' order by k.key_column)
    from keys k join people p on p.place = k.confrelid
    where k.conrelid <> 'public.profiles'::regclass
    group by k.conrelid
  ),
  belonging as (
    select k.conrelid::regclass as place, string_agg(format('%%1$s.%I in (select p.%I from %s p where %s)',
      k.key_column, k.referenced_column, private.full_name(d.place), format(d.condition, 'p')), ' or ' order by k.key_column, d.place::text) as condition
    from keys k join direct d on d.place = k.confrelid
    where not exists (select 1 from people p where p.place in (k.conrelid, k.confrelid)) and k.conrelid <> k.confrelid
    group by k.conrelid
  ),
  first_two as (
    select r.place, string_agg(r.condition, ' or ') as condition
    from (select * from direct union all select * from belonging) r group by r.place
  ),
  farther as (
    select k.conrelid::regclass as place, string_agg(format('%%1$s.%I in (select q.%I from %s q where %s)',
      k.key_column, k.referenced_column, private.full_name(b.place), format(b.condition, 'q')), ' or ' order by k.key_column, b.place::text) as condition
    from keys k join belonging b on b.place = k.confrelid
    where not exists (select 1 from first_two nearer where nearer.place in (k.conrelid, k.confrelid) and nearer.place <> b.place)
    group by k.conrelid
  )
  select n.place, format(n.condition, 't') from first_two n
  union all select f.place, format(f.condition, 't') from farther f
$$;
comment on function private.tables_of_person() is
  'Tables with rows about people, and the condition (on alias t, the person as $1) that finds a person''s rows: tables that point at the person, and up to two steps further those whose rows belong to such rows.';
grant execute on function private.tables_of_person() to authenticated;

create function private.my_sign_in() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
    'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at, 'metadata', u.raw_user_meta_data,
    'providers', u.raw_app_meta_data -> 'providers')
  from auth.users u where u.id = auth.uid()
$$;
comment on function private.my_sign_in() is 'What the sign-in service keeps about the caller, without secrets.';
grant execute on function private.my_sign_in() to authenticated;

-- Tables with columns that callers may read only through functions, so the export reads them that way.
create function private.my_closed_rows() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(own.place, own.found), '{}')
  from (
    select 'vendor_profiles' as place, jsonb_agg(to_jsonb(v)) as found
    from public.vendor_profiles v where v.vendor_id = auth.uid()
    union all
    select 'vendor_credentials', jsonb_agg(to_jsonb(c) - 'verified_by' order by c.created_at)
    from public.vendor_credentials c where c.vendor_id = auth.uid()
    union all
    select 'reviews', jsonb_agg(to_jsonb(r) - 'author_id' order by r.created_at)
    from public.reviews r
    where r.author_id = auth.uid()
      or (r.vendor_id = auth.uid() and r.published_at is not null and r.state in ('published', 'removed'))
  ) own
  where own.found is not null
$$;
comment on function private.my_closed_rows() is
  'The caller''s own business and credentials with every column, and the reviews the caller wrote or, published, received; by table.';
grant execute on function private.my_closed_rows() to authenticated;

-- With the caller's own rights: the export can hold nothing its reader could not read anyway.
create function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := private.require_user();
  source record;
  columns text;
  found_rows jsonb;
  answer jsonb := jsonb_build_object('exported_at', now(), 'sign_in', private.my_sign_in());
begin
  for source in select * from private.tables_of_person() order by place::text loop
    select string_agg(format('t.%I', a.attname), ', ' order by a.attnum) into columns
    from pg_catalog.pg_attribute a
    where a.attrelid = source.place and a.attnum > 0 and not a.attisdropped
      and has_column_privilege(source.place, a.attnum, 'select');
    continue when columns is null;
    begin
      execute format('select jsonb_agg(to_jsonb(r)) from (select %s from %s t where %s order by 1 limit 50000) r',
        columns, private.full_name(source.place), source.condition) into found_rows using caller;
    exception when insufficient_privilege then
      -- Which rows are about whom is not for people to read here.
      continue;
    end;
    if found_rows is not null then
      answer := answer || jsonb_build_object(
        (select c.relname from pg_catalog.pg_class c where c.oid = source.place), found_rows);
    end if;
  end loop;
  return answer || private.my_closed_rows() || jsonb_build_object('files', (
    select coalesce(jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'name', o.name, 'created_at', o.created_at)
      order by o.bucket_id, o.name), '[]')
    from storage.objects o where o.name like caller || '/%'));
end $$;
comment on function public.export_my_data() is
  'Everything about the caller in one document, by table, with the names of uploaded files: all rows that point at the caller or belong to such rows, as far as the caller may read them.';
grant execute on function public.export_my_data() to authenticated;

-- 10_accounts/functions/profiles.sql

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.profiles where id = auth.uid() and user_type = 'admin' and deleted_at is null
  ) and private.second_factor_owed() is null
$$;
comment on function private.is_admin() is
  'Whether the caller''s profile is of type admin, and the session as sure of that as it must be: with a second factor (aal2) once one is enrolled, or when administrators must have one. Metadata does not count.';
grant execute on function private.is_admin() to anon, authenticated;

-- An access token lives on for a while after its account is gone.
create function private.require_user() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Please sign in first.' using errcode = '42501';
  end if;
  if exists (select 1 from public.profiles where id = auth.uid() and deleted_at is not null) then
    raise exception 'This account was deleted.' using errcode = '42501';
  end if;
  return auth.uid();
end $$;
comment on function private.require_user() is
  'The caller''s id. Refuses a caller who is not signed in or whose account was deleted (42501).';
grant execute on function private.require_user() to authenticated;

create function private.require_admin() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator can do this.' using errcode = '42501';
  end if;
  return auth.uid();
end $$;
comment on function private.require_admin() is 'The caller''s id. Refuses everyone but an administrator (42501).';

-- Metadata comes from the browser: vendor gives vendor, anything else owner, never admin.
create function private.signup_user_type(metadata jsonb) returns public.user_type
language sql immutable set search_path = '' as $$
  select case when metadata ->> 'user_type' = 'vendor' then 'vendor' else 'owner' end::public.user_type
$$;
comment on function private.signup_user_type(jsonb) is 'The user type a new account gets from its sign-up metadata.';

create function private.require_owner() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if (select p.user_type from public.profiles p where p.id = caller) <> 'owner' then
    raise exception 'Only property owners can have properties.' using errcode = '42501';
  end if;
  return caller;
end $$;
comment on function private.require_owner() is 'The caller''s id. Refuses everyone but property owners (42501).';

-- 10_accounts/functions/sessions.sql

-- Where a person is signed in. The sessions are auth.sessions, which the accounts keep and refresh; people
-- see and end their own through these functions alone. Without its session a refresh token is worth
-- nothing; the device hears of it at once over the live channel, and one that does not listen is out when
-- its access token runs out, within an hour.
create function public.my_sessions() returns table (
  id uuid, device text, started_at timestamptz, last_seen_at timestamptz, is_current boolean, total bigint)
language sql stable security definer set search_path = '' as $$
  select s.id, left(s.user_agent, 400), s.created_at,
    greatest(s.created_at, s.refreshed_at at time zone 'utc') as last_seen_at,
    coalesce(s.id::text = auth.jwt() ->> 'session_id', false) as is_current,
    count(*) over () as total
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by is_current desc, last_seen_at desc, s.id
  limit 50
$$;
comment on function public.my_sessions() is
  'Where the caller is signed in, the session of the call first, then the latest seen; 50 at most, with how many there are. A device is the user agent it last named, if any.';
grant execute on function public.my_sessions() to authenticated;

create function public.end_session(session_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if session_id is null then
    raise exception 'Choose which session to end.';
  end if;
  if session_id::text = auth.jwt() ->> 'session_id' then
    raise exception 'This is the session you are using. Log out to end it.';
  end if;
  delete from auth.sessions s where s.id = session_id and s.user_id = auth.uid();
  if not found then
    return false;
  end if;
  perform private.tell(auth.uid(), 'sessions', null, null);
  return true;
end $$;
comment on function public.end_session(uuid) is
  'Signs the caller out on another device: its session cannot be refreshed any more. Returns whether it was still open.';
grant execute on function public.end_session(uuid) to authenticated;

create function public.end_other_sessions() returns int
language plpgsql security definer set search_path = '' as $$
declare
  ended int;
begin
  delete from auth.sessions s
  where s.user_id = auth.uid() and s.id::text is distinct from auth.jwt() ->> 'session_id';
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.tell(auth.uid(), 'sessions', null, null);
  end if;
  return ended;
end $$;
comment on function public.end_other_sessions() is
  'Signs the caller out everywhere but in the session of the call. Returns how many sessions that were.';
grant execute on function public.end_other_sessions() to authenticated;

-- 15_properties/functions/figures.sql

-- What an owner of many properties looks at first: figures of each property, spending, trees that need care.
create function public.my_property_figures(properties uuid[])
returns table (property_id uuid, trees int, worrying_trees int, open_requests int, requests int, last_work_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  if properties is null or cardinality(properties) > 100 then
    raise exception 'Request at most 100 properties at a time.';
  end if;
  return query
    select p.id, inventory.standing, inventory.worrying, work.open, work.total, done.latest
    from public.properties p
    cross join lateral (
      select coalesce(sum(t.count), 0)::int as standing,
        coalesce(sum(t.count) filter (where t.condition <> 'healthy'), 0)::int as worrying
      from public.property_trees t where t.property_id = p.id and t.removed_at is null
    ) inventory
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where r.state not in
        ('draft', 'completed', 'closed', 'cancelled', 'expired', 'rejected_spam')))::int as open
      from public.service_requests r where r.property_id = p.id
    ) work
    cross join lateral (
      select max(j.completed_at) as latest
      from public.service_requests r join public.jobs j on j.request_id = r.id
      where r.property_id = p.id and j.state = 'completed'
    ) done
    where p.owner_id = caller and p.id = any (properties);
end $$;
comment on function public.my_property_figures(uuid[]) is
  'For up to 100 of the calling owner''s properties: current trees, those of them not healthy, requests open and in all, and when work was last completed.';
grant execute on function public.my_property_figures(uuid[]) to authenticated;

create function public.my_spending()
returns table (property_id uuid, property text, year int, cents bigint, jobs int)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    select p.id,
      -- Two homes of one name are told apart by their address.
      p.label || case when exists (select 1 from public.properties o
        where o.owner_id = caller and o.label = p.label and o.id <> p.id) then ', ' || p.address else '' end,
      extract(year from j.completed_at at time zone r.time_zone)::int,
      sum(j.price_cents)::bigint, count(*)::int
    from public.jobs j
    join public.service_requests r on r.id = j.request_id
    join public.properties p on p.id = r.property_id
    where j.owner_id = caller and j.state = 'completed' and j.completed_at is not null
    group by p.id, 3
    order by 3, 2, p.id;
end $$;
comment on function public.my_spending() is
  'What the calling owner''s completed jobs cost, by property and by the year they were completed in at the property.';
grant execute on function public.my_spending() to authenticated;

create function public.my_trees_needing_care(at_property uuid default null, page_size int default 12)
returns table (
  tree_id uuid, label text, species text, height_m numeric, diameter_cm numeric, count int, condition text,
  property_id uuid, property text, region text, time_zone text, last_work_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    select t.id, t.label, t.species, t.height_m, t.diameter_cm, t.count, t.condition,
      p.id, p.label, p.state, p.time_zone, seen.latest
    from public.properties p
    join public.property_trees t on t.property_id = p.id and t.removed_at is null
    cross join lateral (
      select max(j.completed_at) as latest,
        bool_or(r.state not in ('draft', 'completed', 'closed', 'cancelled', 'expired', 'rejected_spam')) as asked_for
      from public.request_trees rt
      join public.service_requests r on r.id = rt.request_id
      left join public.jobs j on j.request_id = r.id and j.state = 'completed'
      where rt.property_tree_id = t.id
    ) seen
    where p.owner_id = caller and p.archived_at is null and (at_property is null or p.id = at_property)
      and (t.condition <> 'healthy' or t.created_at < now() - interval '3 years')
      and not coalesce(seen.asked_for, false)
      and (t.condition <> 'healthy' or coalesce(seen.latest, t.created_at) < now() - interval '3 years')
    order by array_position(array['hazardous', 'dead', 'declining', 'healthy'], t.condition),
      coalesce(seen.latest, t.created_at), t.id
    limit least(greatest(coalesce(page_size, 12), 1), 100);
end $$;
comment on function public.my_trees_needing_care(uuid, int) is
  'Standing trees of the calling owner that no one is asked about: those not healthy, the most pressing first, then those no work was done on for three years.';
grant execute on function public.my_trees_needing_care(uuid, int) to authenticated;

-- 15_properties/functions/import.sql

-- Property managers bring their list: good rows are saved, bad ones come back with the reason.
create function public.import_properties(rows jsonb, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  answer jsonb := private.idempotent_result('import_properties', idempotency_key);
  given jsonb;
  place bigint;
  added int := 0;
  known int := 0;
  refused jsonb := '[]';
  already boolean;
begin
  if answer is not null then
    return answer;
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'Send between 1 and 500 properties at a time.';
  end if;
  for given, place in select r.value, r.ordinality from jsonb_array_elements(rows) with ordinality r loop
    begin
      if jsonb_typeof(given) <> 'object' then
        raise exception 'A row needs a name, an address and a ZIP code.';
      end if;
      select exists (
        select 1 from public.properties p
        where p.owner_id = caller and p.address = btrim(given ->> 'address') and p.zip = given ->> 'zip'
          and p.archived_at is null) into already;
      perform private.find_or_add_property(caller, given - 'id');
      if already then
        known := known + 1;
      else
        added := added + 1;
      end if;
    exception when raise_exception then
      refused := refused || jsonb_build_object('row', place, 'reason', sqlerrm);
    end;
  end loop;
  return private.save_idempotent_result('import_properties', idempotency_key,
    jsonb_build_object('added', added, 'known', known, 'refused', refused));
end $$;
comment on function public.import_properties(jsonb, uuid) is
  'An owner adds up to 500 properties from a list of {label, address, zip}. Returns {added, known, refused: [{row, reason}]}, rows counted from 1: good rows are saved, whatever becomes of the others.';
grant execute on function public.import_properties(jsonb, uuid) to authenticated;

-- Property managers bring their tree inventory as a list: good rows are saved, bad ones come back with
-- the reason.
create function private.property_named(caller uuid, given jsonb) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  name text := private.required_text(private.json_text(given, 'property', 'The property', 200), 'The property', 200);
  found_ids uuid[];
begin
  select array_agg(p.id) into found_ids from public.properties p
  where p.owner_id = caller and p.archived_at is null
    and (p.id::text = name or lower(p.label) = lower(name) or lower(p.address) = lower(name));
  if found_ids is null then
    raise exception 'You have no property called “%”.', name;
  end if;
  if cardinality(found_ids) > 1 then
    raise exception 'More than one property is called “%”. Use its address.', name;
  end if;
  return found_ids[1];
end $$;
comment on function private.property_named(uuid, jsonb) is
  'The owner''s property that a row of a list names in `property` by its name, address or id.';

create function public.import_property_trees(rows jsonb, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  answer jsonb := private.idempotent_result('import_property_trees', idempotency_key);
  given jsonb;
  place bigint;
  property uuid;
  tree public.property_trees;
  added int := 0;
  known int := 0;
  refused jsonb := '[]';
begin
  if answer is not null then
    return answer;
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'Send between 1 and 500 trees at a time.';
  end if;
  for given, place in select r.value, r.ordinality from jsonb_array_elements(rows) with ordinality r loop
    begin
      if jsonb_typeof(given) <> 'object' then
        raise exception 'A row needs a property and the name of the tree.';
      end if;
      property := private.property_named(caller, given);
      tree := private.described_tree(given - 'photos');
      if exists (
        select 1 from public.property_trees t
        where t.property_id = property and t.removed_at is null and lower(t.label) = lower(tree.label)) then
        known := known + 1;
      else
        perform private.add_property_tree(property, tree);
        added := added + 1;
      end if;
    exception when raise_exception then
      refused := refused || jsonb_build_object('row', place, 'reason', sqlerrm);
    end;
  end loop;
  return private.save_idempotent_result('import_property_trees', idempotency_key,
    jsonb_build_object('added', added, 'known', known, 'refused', refused));
end $$;
comment on function public.import_property_trees(jsonb, uuid) is
  'An owner adds up to 500 trees from a list of {property (name, address or id), label, species, height_m, diameter_cm, count, condition, position_note}. A tree that stands under the same name already is left as it is. Returns {added, known, refused: [{row, reason}]}, rows counted from 1.';
grant execute on function public.import_property_trees(jsonb, uuid) to authenticated;

-- 15_properties/functions/inventory.sql

-- Owners keep their properties and the trees on them.
create function private.own_property(property_id uuid) returns public.properties
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  found_property public.properties;
begin
  select * into found_property from public.properties p
  where p.id = property_id and p.owner_id = caller and p.archived_at is null for update;
  if not found then
    raise exception 'This property does not exist.';
  end if;
  return found_property;
end $$;
comment on function private.own_property(uuid) is 'A property of the calling owner, locked.';

create function private.has_open_request(property uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.service_requests r where r.property_id = property
      and r.state not in ('draft', 'completed', 'closed', 'cancelled', 'expired', 'rejected_spam'))
$$;
comment on function private.has_open_request(uuid) is 'Whether work at a property is asked for or under way.';

create function public.update_property(
  property_id uuid, label text, address text, zip text, expected_version int default null
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
  name text := private.required_text(label, 'The name of the property', 80);
  street text := private.required_text(address, 'The address', 200);
  place public.zip_codes;
begin
  perform private.assert_version(property.version, expected_version, 'This property');
  if length(street) < 3 then
    raise exception 'The address is too short.';
  end if;
  select * into place from public.zip_codes z where z.zip = zip;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  if (street, place.zip) is distinct from (property.address, property.zip) then
    if private.has_open_request(property.id) then
      raise exception 'The address can be changed once no request for this property is open.';
    end if;
    if exists (
      select 1 from public.properties p
      where p.owner_id = property.owner_id and p.address = street and p.zip = place.zip and p.id <> property.id) then
      raise exception 'You already have a property at this address.';
    end if;
  end if;
  update public.properties p
  set label = name, address = street, zip = place.zip, city = place.city, state = place.state,
    latitude = place.latitude, longitude = place.longitude, time_zone = place.time_zone
  where p.id = property.id;
end $$;
comment on function public.update_property(uuid, text, text, text, int) is
  'An owner renames or moves a property; the address stays as it is while a request for it is open. Refused with the hint version_conflict when expected_version is not the current one.';
grant execute on function public.update_property(uuid, text, text, text, int) to authenticated;

create function public.remove_property(property_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
begin
  if private.has_open_request(property.id) then
    raise exception 'A request for this property is still open. Cancel or complete it first.';
  end if;
  if exists (select 1 from public.service_requests r where r.property_id = property.id) then
    update public.properties p set archived_at = now() where p.id = property.id;
  else
    delete from public.properties p where p.id = property.id;
  end if;
end $$;
comment on function public.remove_property(uuid) is
  'An owner takes a property off the list. One that requests were made for is archived, and comes back with its trees when the same address is added again.';
grant execute on function public.remove_property(uuid) to authenticated;

create function public.save_property_tree(
  property_id uuid, facts jsonb, tree_id uuid default null, expected_version int default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
  kept public.property_trees;
  tree public.property_trees;
begin
  if tree_id is null then
    return private.add_property_tree(property.id, private.described_tree(facts));
  end if;
  select * into kept from public.property_trees t where t.id = tree_id and t.property_id = property.id for update;
  if not found then
    raise exception 'This tree does not exist.';
  end if;
  perform private.assert_version(kept.version, expected_version, 'This tree');
  tree := private.described_tree(facts);
  update public.property_trees t
  set label = tree.label, species = tree.species, height_m = tree.height_m, diameter_cm = tree.diameter_cm,
    count = tree.count, condition = tree.condition, position_note = tree.position_note, photos = tree.photos,
    removed_at = null, removal_reason = null
  where t.id = tree_id;
  return tree_id;
end $$;
comment on function public.save_property_tree(uuid, jsonb, uuid, int) is
  'An owner adds a tree to a property (tree_id null) or changes it. facts: label, species, height_m, diameter_cm, count, condition, position_note, photos (paths already uploaded). Saving a removed tree puts it back. Refused with the hint version_conflict when expected_version is not the current one. Returns its id.';
grant execute on function public.save_property_tree(uuid, jsonb, uuid, int) to authenticated;

create function public.remove_property_tree(tree_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  why text := private.required_text(reason, 'A reason', 500);
begin
  update public.property_trees t set removed_at = now(), removal_reason = why
  from public.properties p
  where t.id = tree_id and t.removed_at is null and p.id = t.property_id and p.owner_id = caller;
  if not found then
    raise exception 'This tree does not exist.';
  end if;
end $$;
comment on function public.remove_property_tree(uuid, text) is
  'An owner notes that a tree is gone, and why; its history stays.';
grant execute on function public.remove_property_tree(uuid, text) to authenticated;

create function private.described_tree(facts jsonb) returns public.property_trees
language plpgsql stable security definer set search_path = '' as $$
declare
  tree public.property_trees;
begin
  if facts is null or jsonb_typeof(facts) <> 'object' then
    raise exception 'Describe the tree.';
  end if;
  tree.photos := private.parse_photos(facts -> 'photos', 10);
  tree.label := private.required_text(private.json_text(facts, 'label', 'The name of the tree', 80), 'The name of the tree', 80);
  tree.species := private.json_text(facts, 'species', 'The kind of tree', 80);
  tree.height_m := private.json_number(facts, 'height_m', 'The height in meters', 0.3, 120);
  tree.diameter_cm := private.json_number(facts, 'diameter_cm', 'The trunk diameter in centimeters', 1, 1000);
  tree.count := coalesce(private.json_whole(facts, 'count', 'The number of trees', 1, 100), 1)::int;
  tree.condition := coalesce(private.json_text(facts, 'condition', 'The condition', 20), 'healthy');
  tree.position_note := private.json_text(facts, 'position_note', 'Where the tree stands', 300);
  if tree.condition not in ('healthy', 'declining', 'dead', 'hazardous') then
    raise exception 'The condition must be healthy, declining, dead or hazardous.';
  end if;
  return tree;
end $$;
comment on function private.described_tree(jsonb) is
  'A tree from untrusted JSON: label, species, height_m, diameter_cm, count, condition, position_note, photos (paths already uploaded).';

create function private.add_property_tree(property uuid, tree public.property_trees) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  added uuid;
begin
  if (select count(*) from public.property_trees t where t.property_id = property)
    >= (select l.trees_at_most from private.owner_limits l) then
    raise exception 'A property can have at most % trees.', (select l.trees_at_most from private.owner_limits l);
  end if;
  insert into public.property_trees
    (property_id, label, species, height_m, diameter_cm, count, condition, position_note, photos)
  values (property, tree.label, tree.species, tree.height_m, tree.diameter_cm, tree.count, tree.condition,
    tree.position_note, tree.photos)
  returning id into added;
  return added;
end $$;
comment on function private.add_property_tree(uuid, public.property_trees) is
  'Adds a described tree to a property, unless it has as many as it can have. Returns its id.';

-- A list brings hundreds of changes in one transaction; its owner's pages need to hear of them once.
create function private.tell_of_properties(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if person is null or current_setting('tree_service.told_of_properties', true) = person::text then
    return;
  end if;
  perform set_config('tree_service.told_of_properties', person::text, true);
  perform private.tell(person, 'properties', null, null);
end $$;
comment on function private.tell_of_properties(uuid) is
  'Tells an owner''s open pages that properties or trees changed, once a transaction.';

-- 15_properties/functions/properties.sql

create function private.owns_property(property uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.properties p where p.id = property and p.owner_id = auth.uid())
$$;
comment on function private.owns_property(uuid) is 'Whether a property is the caller''s.';
grant execute on function private.owns_property(uuid) to authenticated;

-- The caller's property by id, or by address: the same address is the same property.
create function private.parse_street(source jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  street text;
begin
  if source is null or jsonb_typeof(source) <> 'object' then
    raise exception 'Enter where the trees are.';
  end if;
  street := private.required_text(private.json_text(source, 'address', 'The address', 200), 'The address', 200);
  if length(street) < 3 then
    raise exception 'The address is too short.';
  end if;
  if not exists (select 1 from public.zip_codes z where z.zip = source ->> 'zip') then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  return street;
end $$;
comment on function private.parse_street(jsonb) is
  'The street of {address, zip}; refuses a blank or short one and a ZIP code no one knows.';

create function private.find_or_add_address(caller uuid, source jsonb) returns public.properties
language plpgsql security definer set search_path = '' as $$
declare
  found_property public.properties;
  place public.zip_codes;
  street text;
begin
  if source is null or jsonb_typeof(source) <> 'object' then
    raise exception 'Enter where the trees are.';
  end if;
  if source ->> 'id' is not null then
    select * into found_property from public.properties p
    where p.owner_id = caller and p.id::text = source ->> 'id' and p.archived_at is null
    for update;
    if not found then
      raise exception 'This property does not exist.';
    end if;
    return found_property;
  end if;
  street := private.parse_street(source);
  select * into place from public.zip_codes z where z.zip = source ->> 'zip';
  if (select count(*) from public.properties p where p.owner_id = caller)
    >= (select l.properties_at_most from private.owner_limits l) then
    raise exception 'An account can keep at most % properties.', (select l.properties_at_most from private.owner_limits l);
  end if;
  insert into public.properties (owner_id, label, address, city, state, zip, latitude, longitude, time_zone)
  values (caller, left(coalesce(private.json_text(source, 'label', 'The name of the property', 80), street), 80),
    street, place.city, place.state, place.zip, place.latitude, place.longitude, place.time_zone)
  on conflict (owner_id, address, zip) do update
  set label = coalesce(private.json_text(source, 'label', 'The name of the property', 80), properties.label),
    archived_at = null
  returning * into found_property;
  return found_property;
end $$;
comment on function private.find_or_add_address(uuid, jsonb) is
  'The property {id} of the caller''s own, or at {address, zip, label}; without its pin.';

create function public.add_property(label text, address text, zip text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return (private.find_or_add_property(
    caller, jsonb_build_object('label', label, 'address', address, 'zip', zip))).id;
end $$;
comment on function public.add_property(text, text, text) is
  'Adds a property of the calling owner; city, position and time zone follow the ZIP code. The same address is the same property. Returns its id.';
grant execute on function public.add_property(text, text, text) to authenticated;

-- Owners mark with a pin where on a property the trees stand; matching keeps to the ZIP code's center.
create function private.keep_pin(property public.properties, pin jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  north float8;
  east float8;
  within_km int := (select l.pin_within_km from private.owner_limits l);
begin
  if pin is null or pin = 'null'::jsonb then
    return;
  end if;
  if jsonb_typeof(pin) <> 'object' then
    raise exception 'The pin must have a latitude and a longitude.';
  end if;
  north := private.json_number(pin, 'latitude', 'The latitude of the pin', -90, 90);
  east := private.json_number(pin, 'longitude', 'The longitude of the pin', -180, 180);
  if north is null or east is null then
    raise exception 'The pin must have a latitude and a longitude.';
  end if;
  if private.distance_km(property.latitude, property.longitude, north, east) > within_km then
    raise exception 'The pin is more than % km from ZIP code %. Please move it.', within_km, property.zip;
  end if;
  update public.properties p
  set pin_latitude = north, pin_longitude = east
  where p.id = property.id;
end $$;
comment on function private.keep_pin(public.properties, jsonb) is
  'Puts the pin {latitude, longitude} of untrusted JSON on a property; does nothing without one.';

create function private.find_or_add_property(caller uuid, source jsonb) returns public.properties
language plpgsql security definer set search_path = '' as $$
declare
  property public.properties := private.find_or_add_address(caller, source);
begin
  perform private.keep_pin(property, source -> 'pin');
  return property;
end $$;
comment on function private.find_or_add_property(uuid, jsonb) is
  'The property a request is for: {id} of the caller''s own, or {address, zip, label}; either may bring a pin {latitude, longitude}.';

-- 17_care/functions.sql

create function private.next_reminder(rule public.care_rules, zone text, after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select min(due) from (
    select make_timestamp(year, rule.remind_month, 1, 9, 0, 0) at time zone zone as due
    from generate_series(extract(year from after)::int, extract(year from after)::int + 1) year
  ) d where due > after
$$;
comment on function private.next_reminder(public.care_rules, text, timestamptz) is
  'The next time a rule is due after a moment: the first of its month at 9:00 at the property.';

create function private.plan_care(tree public.property_trees, after timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  planned record;
begin
  if tree.removed_at is not null then
    return;
  end if;
  insert into public.care_reminders (tree_id, rule, due_at)
  select tree.id, r.code, private.next_reminder(r, p.time_zone, after)
  from public.properties p
  join public.care_rules r on p.state = any (r.regions) and coalesce(tree.species, tree.label) ~* r.species_pattern
  where p.id = tree.property_id
  on conflict on constraint care_reminders_tree_id_rule_due_at_key do nothing;
  -- One that was dropped for what the tree was taken for stands again.
  for planned in
    select c.id, c.due_at, c.state from public.care_reminders c
    join public.properties p on p.id = tree.property_id
    join public.care_rules r on r.code = c.rule and p.state = any (r.regions)
      and coalesce(tree.species, tree.label) ~* r.species_pattern
    where c.tree_id = tree.id and c.due_at > after and c.state <> 'sent'
  loop
    if planned.state = 'dropped' then
      perform private.transition('care_reminder', planned.id, 'plan', 'system');
    end if;
    perform private.set_timer('care_reminder', planned.id, 'remind', planned.due_at);
  end loop;
end $$;
comment on function private.plan_care(public.property_trees, timestamptz) is
  'Plans the next reminder of each rule that is about a standing tree.';

create function private.was_worked_on_since(tree uuid, since timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.request_trees rt
    join public.jobs j on j.request_id = rt.request_id and j.state = 'completed'
    where rt.property_tree_id = tree and j.completed_at > since)
$$;
comment on function private.was_worked_on_since(uuid, timestamptz) is 'Whether work on a tree was completed after a moment.';

create function private.care_reminder_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  reminder public.care_reminders;
  tree public.property_trees;
  place public.properties;
  rule public.care_rules;
begin
  select * into strict reminder from public.care_reminders r where r.id = timer.subject_id;
  select * into strict tree from public.property_trees t where t.id = reminder.tree_id;
  select * into strict place from public.properties p where p.id = tree.property_id;
  select * into strict rule from public.care_rules r where r.code = reminder.rule;
  perform private.plan_care(tree, greatest(now_at, reminder.due_at));
  -- No one is reminded of a tree that is gone, or was worked on in the last year.
  if tree.removed_at is not null or place.archived_at is not null
    or private.was_worked_on_since(tree.id, now_at - interval '1 year') then
    perform private.transition('care_reminder', reminder.id, 'drop', 'timer');
    return false;
  end if;
  perform private.transition('care_reminder', reminder.id, 'remind', 'timer');
  -- One reminder a property and season, however many trees it is about.
  perform private.notify(place.owner_id, 'owner', 'care_reminder',
    jsonb_build_object('title', rule.title, 'advice', rule.advice, 'source', rule.source, 'tree', tree.label,
      'place', place.label),
    null, place.id, concat_ws(':', 'care', place.id, rule.code, reminder.due_at::date));
  return true;
end $$;
comment on function private.care_reminder_remind_due(private.timers, timestamptz) is
  'Reminds the owner of a tree of a rule of care, unless the tree is gone or was worked on lately, and plans the next year''s.';

create function private.replan_care() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('care_reminder', r.id, 'drop', 'system')
  from public.care_reminders r where r.tree_id = new.id and r.state = 'planned';
  perform private.plan_care(new, now());
  return null;
end $$;
comment on function private.replan_care() is
  'Trigger: what a tree is, and whether it stands, decides which reminders of care are planned.';

-- 20_vendors/functions/application.sql

-- A Pro applies, and an administrator decides.
create function public.decide_vendor(
  vendor_id uuid, decision text, reason text, expected_version int default null
) returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  new_state public.vendor_state;
  why text := private.required_text(reason, 'A reason', 1000);
begin
  perform private.require_admin();
  if decision is null or decision not in
    ('approve', 'reject', 'request_documents', 'suspend', 'reinstate', 'resume', 'terminate') then
    raise exception 'Unknown decision.';
  end if;
  perform private.lock_request_of('vendor', vendor_id);
  select to_jsonb(v) into before_row from public.vendor_profiles v where v.vendor_id = vendor_id for no key update;
  perform private.assert_version((before_row ->> 'version')::int, expected_version, 'This business');
  if decision in ('approve', 'reinstate', 'resume') and not private.is_insured(vendor_id, now()) then
    raise exception 'This Pro has no verified liability insurance that is valid today. Verify one first.'
      using hint = 'insurance_missing';
  end if;
  new_state := private.transition('vendor', vendor_id, decision, 'admin', why)::public.vendor_state;
  update public.vendor_profiles v
  set state_reason = case when new_state = 'approved' then null else why end
  where v.vendor_id = vendor_id;
  if decision = 'approve' then
    perform private.post_tokens(vendor_id, 'grant', 50, null, 'Welcome tokens', 'welcome:' || vendor_id);
  end if;
  perform private.audit('vendor.' || decision, 'vendor_profiles', vendor_id, before_row,
    (select to_jsonb(v) from public.vendor_profiles v where v.vendor_id = vendor_id), why);
  return new_state;
end $$;
comment on function public.decide_vendor(uuid, text, text, int) is
  'An administrator approves, rejects, asks for documents, suspends, reinstates, resumes or terminates a Pro, with a reason. Suspending and terminating end every deal that is not agreed. Refused with the hint version_conflict when expected_version is not the current one. Returns the new state.';
grant execute on function public.decide_vendor(uuid, text, text, int) to authenticated;

create function public.submit_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  missing text;
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  if not found then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  select p.missing into missing
  from private.onboarding_parts(caller) p where p.required and not p.complete order by p.place limit 1;
  if found then
    raise exception '%', missing;
  end if;
  return private.transition('vendor', caller, 'submit', 'vendor')::public.vendor_state;
end $$;
comment on function public.submit_vendor_application() is
  'A Pro asks to be approved. Says what is missing; returns the new state.';
grant execute on function public.submit_vendor_application() to authenticated;

create function public.reapply_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  -- An account without a business gets the same sentence as at submit_vendor_application.
  if not exists (select 1 from public.vendor_profiles v where v.vendor_id = caller) then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  return private.transition('vendor', caller, 'reapply', 'vendor')::public.vendor_state;
end $$;
comment on function public.reapply_vendor_application() is
  'A rejected Pro takes the application up again, to be completed and submitted once more; the reason stays readable. Returns the new state.';
grant execute on function public.reapply_vendor_application() to authenticated;

-- What a Pro's application consists of: one list, which the checklist shows and submitting goes by.
create function private.onboarding_parts(vendor uuid)
returns table (place int, part text, required boolean, complete boolean, missing text)
language sql stable security definer set search_path = '' as $$
  select p.place, p.part, p.required, p.complete, case when not p.complete then p.missing end
  from public.vendor_profiles v cross join lateral (values
    (1, 'business', false, v.about is not null and v.crew_size is not null,
      'Describe your business and add your crew size.'),
    (2, 'area', true, v.zip is not null, 'Add the ZIP code your crew starts from.'),
    (3, 'services', true, cardinality(v.categories) > 0, 'Choose at least one service you offer.'),
    (4, 'insurance', true, exists (
      select 1 from public.vendor_credentials c
      where c.vendor_id = vendor and c.kind = 'liability_insurance' and c.rejected_at is null
        and c.expires_on > (now() at time zone private.vendor_zone(vendor))::date),
      'Add current liability insurance.'),
    (5, 'documents', false, not exists (
      select 1 from public.vendor_credentials c
      where c.vendor_id = vendor and c.verified_at is null
        and not exists (select 1 from public.credential_documents d where d.credential_id = c.id)),
      'Add a document to each credential, so that it can be verified.'),
    (6, 'equipment', false, exists (select 1 from public.vendor_equipment e where e.vendor_id = vendor),
      'Add your equipment.'),
    (7, 'crew', false, exists (select 1 from public.vendor_crew c where c.vendor_id = vendor),
      'Add your crew and their qualifications.'),
    (8, 'hours', false, exists (select 1 from public.vendor_hours h where h.vendor_id = vendor),
      'Set your working hours.'),
    (9, 'prices', false, exists (select 1 from public.vendor_prices p where p.vendor_id = vendor),
      'Add prices that your quotes start from.'),
    (10, 'media', false, exists (select 1 from public.vendor_media m where m.vendor_id = vendor),
      'Show your logo and photos of your work.')
  ) p (place, part, required, complete, missing)
  where v.vendor_id = vendor
$$;
comment on function private.onboarding_parts(uuid) is
  'The parts of a Pro''s application in order: whether each is required, whether it is complete, and what is missing in a sentence.';

create function public.my_onboarding() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  return (
    select jsonb_build_object(
      'state', v.state,
      'state_reason', v.state_reason,
      'can_submit', v.state in ('applied', 'documents_pending') and not exists (
        select 1 from private.onboarding_parts(caller) p where p.required and not p.complete),
      'parts', (
        select jsonb_agg(jsonb_build_object('part', p.part, 'required', p.required, 'complete', p.complete,
          'missing', p.missing) order by p.place)
        from private.onboarding_parts(caller) p),
      'requests', coalesce((
        select jsonb_agg(jsonb_build_object('reason', e.note, 'asked_at', e.created_at) order by e.id desc)
        from public.state_events e
        where e.machine = 'vendor' and e.subject_id = caller and e.event in ('request_documents', 'reject')), '[]'),
      'rejected_credentials', coalesce((
        select jsonb_agg(jsonb_build_object('credential_id', c.id, 'kind', c.kind, 'reason', d.reason,
          'rejected_at', c.rejected_at) order by c.rejected_at desc)
        from public.vendor_credentials c join lateral (
          select x.reason from public.credential_decisions x
          where x.credential_id = c.id and x.decision in ('rejected', 'withdrawn') order by x.id desc limit 1
        ) d on true
        where c.vendor_id = caller and c.rejected_at is not null), '[]'))
    from public.vendor_profiles v where v.vendor_id = caller
  );
end $$;
comment on function public.my_onboarding() is
  'The calling Pro''s application: each part with what is missing, whether it can be submitted, and what administrators asked for, latest first.';
grant execute on function public.my_onboarding() to authenticated;

-- 20_vendors/functions/business.sql

create function private.vendor_zone(vendor uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select v.time_zone from public.vendor_profiles v where v.vendor_id = vendor), 'America/New_York');
end $$;
comment on function private.vendor_zone(uuid) is
  'The time zone a Pro works in; Eastern time until the ZIP code is known.';

create function private.require_vendor() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not exists (select 1 from public.vendor_profiles v where v.vendor_id = caller) then
    raise exception 'Only Pros can do this.' using errcode = '42501';
  end if;
  return caller;
end $$;
comment on function private.require_vendor() is 'The caller''s id. Refuses everyone who has no business (42501).';

-- The mean over the reviews and as many imagined ones of the usual rating, so that one review is no verdict.
create function private.bayesian_rating(
  rating_sum float8, rating_count float8, prior_mean float8, prior_count float8
) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select (prior_mean * prior_count + rating_sum) / (prior_count + rating_count)
$$;
comment on function private.bayesian_rating(float8, float8, float8, float8) is
  'The rating (1 to 5) that counts for a Pro: the mean with the prior of the matching policy.';

create function private.is_visible_vendor(vendor uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.vendor_profiles where vendor_id = vendor and state = 'approved')
$$;
comment on function private.is_visible_vendor(uuid) is 'Whether anyone may see this Pro''s public facts.';
grant execute on function private.is_visible_vendor(uuid) to anon, authenticated;

-- A list brings many changes in one transaction; the pages of its Pro need to hear of them once.
create function private.broadcast_business() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  vendor uuid := case when tg_op = 'DELETE' then old.vendor_id else new.vendor_id end;
begin
  if current_setting('tree_service.told_of_business', true) is distinct from vendor::text then
    perform set_config('tree_service.told_of_business', vendor::text, true);
    perform private.tell(vendor, 'vendor_profiles', null, null);
  end if;
  return null;
end $$;
comment on function private.broadcast_business() is
  'Trigger: tells a Pro''s open pages, once a transaction, that something of the business changed.';

-- 20_vendors/functions/crew.sql

-- One pass over many Pros, for the hard filters of matching: what the law asks for counts when verified,
-- everything else as the Pro states it.
create function private.crew_qualifications(vendors uuid[], on_day date)
returns table (vendor_id uuid, stated public.crew_qualification[], verified public.crew_qualification[])
language sql stable security definer set search_path = '' as $$
  select v.id,
    coalesce((
      select array_agg(distinct q) from public.vendor_crew c, unnest(c.qualifications) q where c.vendor_id = v.id
    ), '{}'),
    coalesce((
      select array_agg(distinct c.kind::text::public.crew_qualification) from public.vendor_credentials c
      where c.vendor_id = v.id and c.verified_at is not null and c.expires_on >= on_day
        and c.kind in ('isa_certified_arborist', 'traq', 'line_clearance')
    ), '{}')
  from unnest(vendors) v (id)
$$;
comment on function private.crew_qualifications(uuid[], date) is
  'For each of many Pros the qualifications the Pro states for the crew, and those a verified credential shows on a day.';

-- 20_vendors/functions/directory.sql

-- The directory of Pros, open to visitors.
create function private.directory_key(
  sort text, km int, rating_count int, score float8, is_first boolean
) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select case sort
    when 'nearest' then km * 10 + 5 - score
    when 'rating' then (rating_count = 0)::int * 1000000 + (5 - score) * 1000 + km / 1000.0
    -- Rated Pros first; within each ten miles, the best rated.
    else case when is_first then -1
      else (rating_count = 0)::int * 1000000 + km / 16 * 1000 + (5 - score) * 100 + km / 1000.0 end
  end
$$;
comment on function private.directory_key(text, int, int, float8, boolean) is
  'Where a Pro stands in the directory, smallest first: recommended (the promoted one, then rated before unrated, nearby and well rated before distant), nearest, or rating (unrated last).';

create function public.find_pros(
  zip text, category text default null, sort text default 'recommended', min_stars numeric default null,
  with_compensation boolean default false, open_this_week boolean default false,
  after_key float8 default null, after_id uuid default null, page_size int default 20
)
returns table (
  vendor_id uuid, business_name text, about text, city text, region text, distance_km int,
  near_latitude float8, near_longitude float8,
  categories public.service_category[], rating numeric, rating_count int, jobs_completed int,
  verified public.credential_kind[], is_demo boolean, promoted boolean, is_open_this_week boolean,
  total int, key float8
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted public.service_category := case when find_pros.category is not null
    then private.parse_category(find_pros.category) end;
  chosen_sort text := coalesce(find_pros.sort, 'recommended');
  least_stars numeric := find_pros.min_stars;
  only_compensated boolean := coalesce(find_pros.with_compensation, false);
  only_open boolean := coalesce(find_pros.open_this_week, false);
  last_key float8 := find_pros.after_key;
  last_id uuid := find_pros.after_id;
  rules public.matching_policy := private.policy();
  place public.zip_codes;
begin
  select * into place from public.zip_codes z where z.zip = find_pros.zip;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  if page_size is null or page_size not between 1 and 50 then
    raise exception 'Request at most 50 Pros a page.';
  end if;
  if chosen_sort not in ('recommended', 'nearest', 'rating') then
    raise exception 'Sort by recommended, nearest or rating.';
  end if;
  if least_stars not between 1 and 5 then
    raise exception 'Choose from 1 to 5 stars.';
  end if;
  return query
    with cells as (
      select array_agg(row_number * 1440 + column_number) as wanted_cells
      from generate_series(
          floor((place.latitude - 1.45 + 90) * 4)::int, floor((place.latitude + 1.45 + 90) * 4)::int) row_number,
        generate_series(
          floor((place.longitude - 1.45 / greatest(cos(radians(place.latitude)), 0.2) + 180) * 4)::int,
          floor((place.longitude + 1.45 / greatest(cos(radians(place.latitude)), 0.2) + 180) * 4)::int) column_number
    ), near as (
      select v.vendor_id as id, v.service_radius_km as radius,
        private.distance_km(place.latitude, place.longitude, v.latitude, v.longitude) as km
      from public.vendor_profiles v
      where v.state = 'approved' and v.grid_cell = any ((select wanted_cells from cells)::int[])
    ), serving as (
      -- Whole kilometers: near enough to choose by.
      select n.id, round(n.km)::int as km, v.rating_count,
        private.bayesian_rating(v.rating_sum, v.rating_count, rules.rating_prior_mean, rules.rating_prior_count)::float8 as score
      from near n join public.vendor_profiles v on v.vendor_id = n.id
        -- The same rule as private.is_insured.
        join private.match_profiles m on m.vendor_id = n.id
          and m.liability_until >= (now() at time zone coalesce(v.time_zone, 'UTC'))::date
      where n.km <= n.radius and (wanted is null or wanted = any (v.categories))
        and (least_stars is null or v.rating_count > 0 and v.rating_sum >= least_stars * v.rating_count)
        and (not only_compensated or m.compensation_until >= (now() at time zone coalesce(v.time_zone, 'UTC'))::date)
    ), first_place as (
      select s.id from serving s where chosen_sort = 'recommended' and private.is_featured(s.id)
        and (not only_open or private.is_open_this_week(s.id))
      order by s.km, s.score desc, s.id limit 1
    ), ordered as (
      select s.id, s.km, f.id is not null as is_first, count(*) over ()::int as found,
        private.directory_key(chosen_sort, s.km, s.rating_count, s.score, f.id is not null) as place_key
      from serving s left join first_place f on f.id = s.id
    ), next_ones as (
      -- Calendars are read one by one until the page is full, and of no more than these.
      select o.* from ordered o
      where last_key is null or (o.place_key, o.id) > (last_key, last_id)
      order by o.place_key, o.id
      limit case when only_open then 300 else page_size end
    ), chosen as (
      select n.* from next_ones n
      where not only_open or private.is_open_this_week(n.id)
      order by n.place_key, n.id
      limit page_size
    )
    select v.vendor_id, v.business_name, left(v.about, 280), v.city, v.region, c.km,
      round(v.latitude * 50) / 50, round(v.longitude * 50) / 50, v.categories,
      case when v.rating_count > 0 then round(v.rating_sum::numeric / v.rating_count, 2) end,
      v.rating_count, v.jobs_completed,
      coalesce((
        select array_agg(distinct k.kind order by k.kind) from public.vendor_credentials k
        where k.vendor_id = v.vendor_id and k.verified_at is not null and k.expires_on >= current_date), '{}'),
      v.is_demo, c.is_first, only_open or private.is_open_this_week(v.vendor_id),
      case when not only_open then c.found end, c.place_key
    from chosen c join public.vendor_profiles v on v.vendor_id = c.id
    order by c.place_key, c.id;
end $$;
comment on function public.find_pros(text, text, text, numeric, boolean, boolean, float8, uuid, int) is
  'Approved Pros with verified, unexpired liability insurance who serve a ZIP code, of one service or any, sorted by recommended, nearest or rating (private.directory_key), those after the given key and id; total counts all and is null with open_this_week, which calendars answer one by one. In the recommended order the nearest Pro with a featured profile comes first, and promoted says so. Distance in whole kilometers between the centers of ZIP codes, position to a fiftieth of a degree (about a mile), never contact details or where exactly the Pro is.';
grant execute on function public.find_pros(text, text, text, numeric, boolean, boolean, float8, uuid, int) to anon, authenticated;

-- 20_vendors/functions/figures.sql

-- How a Pro answers, wins and works, read from what happened.

-- Too few cases say nothing about a Pro.
create function private.rate(part bigint, whole bigint, at_least int) returns numeric
language sql immutable set search_path = '' as $$
  select case when whole >= at_least then round(part::numeric / whole, 3) end
$$;
comment on function private.rate(bigint, bigint, int) is
  'A share from 0 to 1, null when there are fewer than at_least cases.';

-- What became of each lead of a Pro, from its events: never a count that could be wrong.
create function private.lead_outcomes(vendor uuid, from_at timestamptz, to_at timestamptz)
returns table (
  state public.lead_state, offered_at timestamptz, viewed boolean, accepted boolean, declined boolean, lapsed boolean,
  quoted boolean, answer_seconds float8
)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select l.id, l.state, l.offered_at from public.leads l
    where l.vendor_id = vendor and l.offered_at >= from_at and l.offered_at < to_at
  ), events as (
    select e.subject_id, array_agg(distinct e.event) as seen,
      min(e.created_at) filter (where e.event in ('accept', 'decline')) as answered_at
    from public.state_events e
    where e.machine = 'lead' and e.subject_id in (select m.id from mine m)
    group by e.subject_id
  )
  select m.state, m.offered_at, e.seen && '{view,accept,decline}', 'accept' = any (e.seen), 'decline' = any (e.seen),
    'expire' = any (e.seen) and e.answered_at is null, 'quote' = any (e.seen),
    greatest(extract(epoch from e.answered_at - m.offered_at), 0)::float8
  from mine m left join events e on e.subject_id = m.id
$$;
comment on function private.lead_outcomes(uuid, timestamptz, timestamptz) is
  'The leads a Pro was offered between two moments and what became of each; answer_seconds is null for offers never answered.';

create function private.public_figures(business public.vendor_profiles) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'rating', case when business.rating_count > 0 then
      round(business.rating_sum::numeric / business.rating_count, 2) end,
    'bayesian_rating', round(private.bayesian_rating(
      business.rating_sum, business.rating_count, p.rating_prior_mean, p.rating_prior_count)::numeric, 2),
    'rating_count', business.rating_count,
    'jobs_completed', business.jobs_completed,
    'median_answer_seconds', o.median_answer_seconds,
    'acceptance_rate', o.acceptance_rate,
    'win_rate', o.win_rate)
  from private.policy() p, lateral (
    select case when count(answer_seconds) >= 3 then
        round(percentile_cont(0.5) within group (order by answer_seconds)::numeric) end as median_answer_seconds,
      private.rate(count(*) filter (where accepted), count(*) filter (where accepted or declined or lapsed), 5)
        as acceptance_rate,
      private.rate(count(*) filter (where state = 'won'), count(*) filter (where quoted), 5) as win_rate
    from private.lead_outcomes(business.vendor_id, now() - interval '1 year', now() + interval '1 day')
  ) o
$$;
comment on function private.public_figures(public.vendor_profiles) is
  'What anyone may know about how a Pro does: rating (plain mean, and the one that ranks), completed jobs, and of the past year the median seconds to an answer and the shares of offers accepted and of quotes won; null where there is too little to say.';

-- Few quotes would tell what one owner paid.
create function private.typical_prices(vendor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('category', t.category, 'quotes', t.quotes,
    'low_cents', round(t.low / 1000) * 1000, 'high_cents', round(t.high / 1000) * 1000) order by t.quotes desc, t.category), '[]')
  from (
    select r.category, count(*) as quotes,
      percentile_cont(0.25) within group (order by q.total_cents) as low,
      percentile_cont(0.75) within group (order by q.total_cents) as high
    from public.quotes q join public.service_requests r on r.id = q.request_id
    where q.vendor_id = vendor and q.created_at >= now() - interval '2 years'
      and q.state in ('sent', 'viewed', 'accepted', 'declined', 'expired')
    group by r.category having count(*) >= 5
  ) t
$$;
comment on function private.typical_prices(uuid) is
  'What a Pro usually quotes for each service: the middle half of the latest versions of quotes of two years, to ten dollars; only services with at least five.';

create function public.public_vendor_profile(vendor_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'vendor_id', v.vendor_id, 'business_name', v.business_name, 'about', v.about,
    'city', v.city, 'region', v.region, 'service_radius_km', v.service_radius_km,
    'categories', to_jsonb(v.categories), 'crew_size', v.crew_size, 'founded_year', v.founded_year,
    'is_demo', v.is_demo,
    'near', jsonb_build_object(
      'latitude', round(v.latitude * 50) / 50, 'longitude', round(v.longitude * 50) / 50),
    'member_since', v.created_at::date,
    'figures', private.public_figures(v),
    'typical_prices', private.typical_prices(v.vendor_id),
    'credentials', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', c.kind, 'issuer', c.issuer,
        'verified_at', c.verified_at,
        'expires_on', c.expires_on,
        'standing', case when c.verified_at is null then 'not_verified'
          when c.expires_on < (now() at time zone private.vendor_zone(v.vendor_id))::date then 'expired'
          else 'verified' end) order by c.kind, c.expires_on desc)
      from public.vendor_credentials c where c.vendor_id = v.vendor_id), '[]'),
    'equipment', coalesce((
      select jsonb_agg(e.kind order by e.kind) from public.vendor_equipment e where e.vendor_id = v.vendor_id), '[]'),
    'media', coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'path', m.path, 'caption', m.caption,
        'pair_id', m.pair_id, 'moment', m.moment) order by m.position, m.id)
      from public.vendor_media m where m.vendor_id = v.vendor_id), '[]'))
  from public.vendor_profiles v
  where v.vendor_id = public_vendor_profile.vendor_id and v.state = 'approved'
    and private.is_insured(v.vendor_id, now())
$$;
comment on function public.public_vendor_profile(uuid) is
  'What anyone may know of an approved, insured Pro, with the evidence for it; null when there is no such Pro. near is the position to a fiftieth of a degree, about a mile. Never contact details or where exactly the Pro is.';
grant execute on function public.public_vendor_profile(uuid) to anon, authenticated;

create function public.my_vendor_stats(from_day date default null, to_day date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  zone text := private.vendor_zone(caller);
  last_day date := coalesce(to_day, (now() at time zone zone)::date);
  first_day date := coalesce(from_day, last_day - 89);
  begins timestamptz;
  ends timestamptz;
begin
  if last_day < '2020-01-01' or last_day > current_date + 731 or first_day > last_day
    or first_day < last_day - 1100 then
    raise exception 'Choose a range of days, at most three years.';
  end if;
  begins := first_day::timestamp at time zone zone;
  ends := (last_day + 1)::timestamp at time zone zone;
  return (
    with steps as (
      select * from private.lead_outcomes(caller, begins, ends)
    ), done as (
      select j.price_cents, date_trunc('month', j.completed_at at time zone zone)::date as month, r.category
      from public.jobs j join public.service_requests r on r.id = j.request_id
      where j.vendor_id = caller and j.state = 'completed' and j.completed_at >= begins and j.completed_at < ends
    )
    select jsonb_build_object(
      'from_day', first_day, 'to_day', last_day,
      'funnel', (select jsonb_build_object(
        'offered', count(*),
        'viewed', count(*) filter (where viewed),
        'accepted', count(*) filter (where accepted),
        'quoted', count(*) filter (where quoted),
        'won', count(*) filter (where state = 'won'),
        'declined', count(*) filter (where declined),
        'lapsed', count(*) filter (where lapsed)) from steps),
      'median_answer_seconds', (
        select round(percentile_cont(0.5) within group (order by answer_seconds)::numeric)
        from steps where answer_seconds is not null),
      'acceptance_rate', (select private.rate(
        count(*) filter (where accepted), count(*) filter (where accepted or declined or lapsed), 1) from steps),
      'win_rate', (select private.rate(
        count(*) filter (where state = 'won'), count(*) filter (where quoted), 1) from steps),
      'jobs_completed', (select count(*) from done),
      'earned_cents', (select coalesce(sum(price_cents), 0) from done),
      'tokens_spent', (
        select coalesce(-sum(t.posted_delta), 0) from public.token_ledger t
        where t.vendor_id = caller and t.kind in ('capture', 'refund') and t.created_at >= begins and t.created_at < ends),
      'tokens_refunded', (
        select coalesce(sum(case t.kind when 'refund' then t.posted_delta else -t.held_delta end), 0)
        from public.token_ledger t
        where t.vendor_id = caller and t.kind in ('release', 'refund') and t.created_at >= begins and t.created_at < ends),
      'services', coalesce((
        select jsonb_agg(jsonb_build_object('category', category, 'jobs', jobs, 'earned_cents', earned)
          order by earned desc, category)
        from (select category, count(*) as jobs, sum(price_cents) as earned from done group by category) by_service), '[]'),
      'months', coalesce((
        select jsonb_agg(jsonb_build_object('month', month, 'jobs', jobs, 'earned_cents', earned) order by month)
        from (select month, count(*) as jobs, sum(price_cents) as earned from done group by month) by_month), '[]'))
  );
end $$;
comment on function public.my_vendor_stats(date, date) is
  'How the calling Pro did between two days, the last 90 unless said otherwise: what became of the offers of that time, how fast answers were, tokens spent and given back, and completed jobs with earnings in cents by service and by month.';
grant execute on function public.my_vendor_stats(date, date) to authenticated;

-- 20_vendors/functions/media.sql

create function private.is_video_path(object_name text) returns boolean
language sql immutable set search_path = '' as $$
  select lower(object_name) ~ '\.(mp4|webm)$'
$$;
comment on function private.is_video_path(text) is 'Whether an object is a video by the ending of its name.';
grant execute on function private.is_video_path(text) to authenticated;

create function private.takes_videos() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_flag_on('video_upload', auth.uid(), now())
$$;
comment on function private.takes_videos() is 'Whether videos are switched on for the caller.';
grant execute on function private.takes_videos() to authenticated;

create function private.is_shown_media(object_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.vendor_media m join public.vendor_profiles v on v.vendor_id = m.vendor_id
    where m.path = object_name and v.state = 'approved')
$$;
comment on function private.is_shown_media(text) is 'Whether an object is shown by an approved Pro.';
grant execute on function private.is_shown_media(text) to anon, authenticated;

create function public.add_media(path text, kind text, caption text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  words text := private.clean_text(caption, 'The caption', 200);
  added uuid;
begin
  if kind is null or kind not in ('logo', 'photo', 'video') then
    raise exception 'Choose whether this is a logo, a photo or a video.';
  end if;
  if kind = 'video' and not private.takes_videos() then
    raise exception 'Videos cannot be added at the moment.';
  end if;
  if path is null or split_part(path, '/', 1) <> caller::text or not exists (
    select 1 from storage.objects o where o.bucket_id = 'vendor-media' and o.name = path
  ) then
    raise exception 'The file was not uploaded. Please add it again.' using hint = 'media_missing';
  end if;
  if private.is_video_path(path) <> (kind = 'video') then
    raise exception 'The content of this file does not match its type.';
  end if;
  -- Adding the same file again, after an answer that was lost, changes nothing.
  select m.id into added from public.vendor_media m where m.path = path;
  if found then
    return added;
  end if;
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  if kind = 'logo' then
    delete from public.vendor_media m where m.vendor_id = caller and m.kind = 'logo';
  end if;
  insert into public.vendor_media (vendor_id, kind, path, caption, position)
  values (caller, kind::public.media_kind, path, words,
    (select coalesce(max(m.position), 0) + 1 from public.vendor_media m where m.vendor_id = caller))
  returning id into added;
  return added;
end $$;
comment on function public.add_media(text, text, text) is
  'A Pro shows an uploaded file as logo (in place of the earlier one), photo or video, last in order. Returns its id.';
grant execute on function public.add_media(text, text, text) to authenticated;

create function public.order_media(media_ids jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  if media_ids is null or jsonb_typeof(media_ids) <> 'array' or jsonb_array_length(media_ids) > 40
    or exists (select 1 from jsonb_array_elements(media_ids) i where jsonb_typeof(i) <> 'string') then
    raise exception 'The order must list everything that is shown.';
  end if;
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  update public.vendor_media m
  set position = o.place
  from (
    select every.id, row_number() over (order by named.place nulls last, every.position, every.id) as place
    from public.vendor_media every
    left join jsonb_array_elements_text(media_ids) with ordinality named (id, place) on named.id = every.id::text
    where every.vendor_id = caller
  ) o
  where m.id = o.id and m.position <> o.place;
end $$;
comment on function public.order_media(jsonb) is
  'A Pro puts what is shown in order: a list of ids; what it does not name comes after, as before.';
grant execute on function public.order_media(jsonb) to authenticated;

create function public.pair_media(before_id uuid, after_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  pair uuid := gen_random_uuid();
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  if before_id is null or after_id is null or before_id = after_id or (
    select count(*) from public.vendor_media m
    where m.vendor_id = caller and m.kind = 'photo' and m.id in (before_id, after_id)) <> 2 then
    raise exception 'Choose two different photos of yours.';
  end if;
  update public.vendor_media m set pair_id = null, moment = null
  where m.pair_id in (select p.pair_id from public.vendor_media p where p.id in (before_id, after_id));
  update public.vendor_media m
  set pair_id = pair, moment = (case m.id when before_id then 'before' else 'after' end)::public.media_moment
  where m.id in (before_id, after_id);
end $$;
comment on function public.pair_media(uuid, uuid) is
  'A Pro shows two photos side by side as before and after; earlier pairs of either are undone.';
grant execute on function public.pair_media(uuid, uuid) to authenticated;

create function public.unpair_media(media_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  perform 1 from public.vendor_media m where m.id = media_id and m.vendor_id = caller;
  if not found then
    raise exception 'This photo does not exist.';
  end if;
  update public.vendor_media m set pair_id = null, moment = null
  where m.vendor_id = caller and m.pair_id = (select p.pair_id from public.vendor_media p where p.id = media_id);
end $$;
comment on function public.unpair_media(uuid) is 'A Pro shows the two photos of a pair on their own again.';
grant execute on function public.unpair_media(uuid) to authenticated;

-- 20_vendors/functions/pauses.sql

-- A Pro closes the business for a while.
create function public.pause_business(reason text, until date default null) returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  why text := private.required_text(reason, 'A reason', 500);
  today date := (now() at time zone private.vendor_zone(caller))::date;
  standing public.vendor_state;
begin
  if until <= today or until > today + 366 then
    raise exception 'Choose a day within the next year to open again.';
  end if;
  perform private.lock_request_of('vendor', caller);
  select v.state into standing from public.vendor_profiles v where v.vendor_id = caller for no key update;
  if standing <> 'approved' then
    raise exception 'Only an approved business can be paused.';
  end if;
  perform private.transition('vendor', caller, 'pause', 'vendor', why);
  update public.vendor_profiles v
  set state_reason = why, paused_by = 'vendor', paused_until = until where v.vendor_id = caller;
  if until is not null then
    perform private.set_timer('vendor', caller, 'resume', until::timestamp at time zone private.vendor_zone(caller));
  end if;
  return 'paused';
end $$;
comment on function public.pause_business(text, date) is
  'A Pro takes no new work for a while, with a reason: every deal that is not agreed ends. With until the business reopens automatically on that day. Returns the new state.';
grant execute on function public.pause_business(text, date) to authenticated;

create function public.resume_business() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  standing public.vendor_state;
begin
  select v.state into standing from public.vendor_profiles v where v.vendor_id = caller for no key update;
  if standing = 'suspended' then
    raise exception 'Your business is suspended. Only an administrator can reinstate it.' using errcode = '42501';
  end if;
  if standing <> 'paused' then
    raise exception 'Your business is not paused.';
  end if;
  if not private.is_insured(caller, now()) then
    raise exception 'Your liability insurance has expired. Add a valid policy. Your business reopens automatically once it is verified.'
      using hint = 'insurance_lapsed';
  end if;
  perform private.transition('vendor', caller, 'resume', 'vendor');
  update public.vendor_profiles v set state_reason = null where v.vendor_id = caller;
  return 'approved';
end $$;
comment on function public.resume_business() is
  'A Pro takes new work again. Refused while the insurance has lapsed. Returns the new state.';
grant execute on function public.resume_business() to authenticated;

create function private.vendor_resume_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  business public.vendor_profiles;
begin
  select * into business from public.vendor_profiles v where v.vendor_id = timer.subject_id for no key update;
  -- The pause this timer belongs to may have ended, and another begun.
  if business.paused_by is distinct from 'vendor' or business.paused_until is null
    or business.paused_until > (now_at at time zone private.vendor_zone(timer.subject_id))::date then
    return false;
  end if;
  perform private.transition('vendor', timer.subject_id, 'resume', 'timer', 'The pause is over.');
  update public.vendor_profiles v set state_reason = null where v.vendor_id = timer.subject_id;
  perform private.pause_uninsured(timer.subject_id, now_at, 'timer');
  return true;
end $$;
comment on function private.vendor_resume_due(private.timers, timestamptz) is
  'A pause with an end is over; whose insurance has ended meanwhile stays paused for that.';

-- 22_credentials/functions.sql

create function private.may_store(bucket text, object_name text, at_most int) returns boolean
language sql stable security definer set search_path = '' as $$
  select split_part(object_name, '/', 1) = auth.uid()::text
    and exists (select 1 from public.vendor_profiles v where v.vendor_id = auth.uid())
    and (select count(*) from (
      select 1 from storage.objects o
      where o.bucket_id = bucket and o.name >= auth.uid()::text || '/' and o.name < auth.uid()::text || '0'
      limit at_most) mine) < at_most
$$;
comment on function private.may_store(text, text, int) is
  'Whether the caller is a Pro who stores into the own folder of a bucket and has fewer than at_most objects there.';
grant execute on function private.may_store(text, text, int) to authenticated;

create function public.attach_credential_document(credential_id uuid, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  credential public.vendor_credentials;
begin
  select * into credential from public.vendor_credentials c
  where c.id = credential_id and c.vendor_id = caller for update;
  if not found then
    raise exception 'This credential does not exist.';
  end if;
  if credential.verified_at is not null then
    raise exception 'A verified credential cannot be changed. Add a new one instead.';
  end if;
  if path is null or split_part(path, '/', 1) <> caller::text or not exists (
    select 1 from storage.objects o where o.bucket_id = 'vendor-documents' and o.name = path
  ) then
    raise exception 'The document was not uploaded. Please add it again.' using hint = 'document_missing';
  end if;
  if exists (select 1 from public.credential_documents d where d.path = path and d.credential_id <> credential_id) then
    raise exception 'This document belongs to another credential. Please add it again.';
  end if;
  insert into public.credential_documents (credential_id, vendor_id, path)
  values (credential_id, caller, path)
  on conflict on constraint credential_documents_pkey do update set path = excluded.path, added_at = now();
  -- A new document puts a rejected credential up for another look.
  update public.vendor_credentials c set rejected_at = null where c.id = credential_id and c.rejected_at is not null;
end $$;
comment on function public.attach_credential_document(uuid, text) is
  'A Pro puts an uploaded document behind a credential that is not verified, in place of an earlier one. A rejected credential can then be checked again.';
grant execute on function public.attach_credential_document(uuid, text) to authenticated;

-- The Pro first, then the credential: every path locks in this order.
create function private.credential_to_decide(credential uuid) returns public.vendor_credentials
language plpgsql security definer set search_path = '' as $$
declare
  found_credential public.vendor_credentials;
begin
  perform private.require_admin();
  perform 1 from public.vendor_profiles v
  where v.vendor_id = (select c.vendor_id from public.vendor_credentials c where c.id = credential) for update;
  select * into found_credential from public.vendor_credentials c where c.id = credential for update;
  if not found then
    raise exception 'This credential does not exist.';
  end if;
  return found_credential;
end $$;
comment on function private.credential_to_decide(uuid) is
  'A credential, locked together with its Pro, for an administrator to decide about.';

create function private.record_credential_decision(
  earlier public.vendor_credentials, decision_made text, why text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.credential_decisions (credential_id, vendor_id, decision, reason, decided_by)
  values (earlier.id, earlier.vendor_id, decision_made, why, auth.uid());
  update public.vendor_profiles v set version = v.version + 1 where v.vendor_id = earlier.vendor_id;
  perform private.audit(
    case decision_made when 'verified' then 'credential.verify' when 'rejected' then 'credential.reject'
      else 'credential.withdraw' end,
    'vendor_credentials', earlier.id, to_jsonb(earlier),
    (select to_jsonb(c) from public.vendor_credentials c where c.id = earlier.id), why);
end $$;
comment on function private.record_credential_decision(public.vendor_credentials, text, text) is
  'Keeps what was decided about a credential for the Pro and in the audit trail; the business is a new version.';

create function public.verify_credential(credential_id uuid, evidence text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(evidence, 'The evidence', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is not null then
    raise exception 'This credential is already verified.';
  end if;
  if credential.expires_on < (now() at time zone private.vendor_zone(credential.vendor_id))::date then
    raise exception 'This credential has expired.';
  end if;
  update public.vendor_credentials c
  set verified_at = now(), verified_by = auth.uid(), rejected_at = null where c.id = credential_id;
  perform private.record_credential_decision(credential, 'verified', why);
  perform private.watch_credential(credential);
  if credential.kind = 'liability_insurance' then
    perform private.end_insurance_pause(credential.vendor_id);
  end if;
end $$;
comment on function public.verify_credential(uuid, text) is
  'An administrator confirms a credential and says on what evidence. Insurance opens a business again that was paused for want of it.';
grant execute on function public.verify_credential(uuid, text) to authenticated;

create function public.reject_credential(credential_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is not null then
    raise exception 'This credential is verified. Withdraw the verification instead.';
  end if;
  if credential.rejected_at is not null then
    raise exception 'This credential is already rejected.';
  end if;
  update public.vendor_credentials c set rejected_at = now() where c.id = credential_id;
  perform private.record_credential_decision(credential, 'rejected', why);
end $$;
comment on function public.reject_credential(uuid, text) is
  'An administrator could not confirm a credential; the Pro reads the reason and can add a document.';
grant execute on function public.reject_credential(uuid, text) to authenticated;

create function public.withdraw_credential_verification(credential_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 1000);
  credential public.vendor_credentials := private.credential_to_decide(credential_id);
begin
  if credential.verified_at is null then
    raise exception 'This credential is not verified.';
  end if;
  update public.vendor_credentials c
  set verified_at = null, verified_by = null, rejected_at = now() where c.id = credential_id;
  perform private.record_credential_decision(credential, 'withdrawn', why);
  if credential.kind = 'liability_insurance' then
    perform private.pause_uninsured(credential.vendor_id, now(), 'system');
  end if;
end $$;
comment on function public.withdraw_credential_verification(uuid, text) is
  'An administrator takes back a verification, with a reason. Without any other valid insurance the business is paused.';
grant execute on function public.withdraw_credential_verification(uuid, text) to authenticated;

-- A credential holds until its last day is over where the Pro works.
-- In plpgsql, which keeps its plan: it is asked about one Pro after the other.
create function private.is_insured(vendor uuid, at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.vendor_credentials c
    where c.vendor_id = vendor and c.kind = 'liability_insurance' and c.verified_at is not null
      and c.expires_on >= (at at time zone private.vendor_zone(vendor))::date);
end $$;
comment on function private.is_insured(uuid, timestamptz) is
  'Whether a Pro has verified liability insurance that holds at a moment.';

create function private.watch_credential(credential public.vendor_credentials) returns void
language plpgsql security definer set search_path = '' as $$
declare
  zone text := private.vendor_zone(credential.vendor_id);
  days int;
  due timestamptz;
begin
  foreach days in array array[30, 7] loop
    due := (credential.expires_on - days + time '09:00') at time zone zone;
    if due > now() then
      perform private.set_timer('vendor', credential.vendor_id, 'remind', due);
    end if;
  end loop;
  if credential.kind = 'liability_insurance' then
    perform private.set_timer('vendor', credential.vendor_id, 'pause',
      (credential.expires_on + 1)::timestamp at time zone zone);
  end if;
end $$;
comment on function private.watch_credential(public.vendor_credentials) is
  'Sets the timers of a verified credential: reminders at 9 in the morning 30 and 7 days before its last day, and for insurance the end of that day.';

create function private.vendor_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  today date := (timer.due_at at time zone private.vendor_zone(timer.subject_id))::date;
  ending record;
  reminded boolean := false;
begin
  for ending in
    select c.id, c.kind, c.expires_on, c.expires_on - today as days
    from public.vendor_credentials c
    where c.vendor_id = timer.subject_id and c.verified_at is not null and c.expires_on - today in (30, 7)
      and not exists (
        select 1 from public.vendor_credentials later
        where later.vendor_id = c.vendor_id and later.kind = c.kind and later.verified_at is not null
          and later.expires_on > c.expires_on)
    order by c.kind, c.id
  loop
    insert into public.credential_reminders (credential_id, vendor_id, days_before, reminded_at)
    values (ending.id, timer.subject_id, ending.days, now_at)
    on conflict do nothing;
    if found then
      perform private.transition('vendor', timer.subject_id, 'remind', 'timer',
        private.credential_name(ending.kind) || ' ends in ' || ending.days || ' days, on '
          || to_char(ending.expires_on, 'FMMonth FMDD, YYYY') || '.');
      reminded := true;
    end if;
  end loop;
  return reminded;
end $$;
comment on function private.vendor_remind_due(private.timers, timestamptz) is
  'A Pro is reminded of verified credentials that end in 30 or 7 days and that nothing follows.';

create function private.credential_name(kind public.credential_kind) returns text
language sql immutable set search_path = '' as $$
  select case kind
    when 'isa_certified_arborist' then 'Your ISA certification'
    when 'traq' then 'Your tree risk assessment qualification'
    when 'liability_insurance' then 'Your liability insurance'
    when 'workers_compensation' then 'Your workers'' compensation insurance'
    when 'licence' then 'Your licence'
    when 'line_clearance' then 'Your line-clearance qualification'
  end
$$;
comment on function private.credential_name(public.credential_kind) is 'A kind of credential as a Pro is spoken to about it.';

create function private.pause_uninsured(vendor uuid, at timestamptz, actor text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  why constant text := 'Your liability insurance has expired. Add a valid policy. Your business reopens automatically once it is verified.';
  standing public.vendor_state;
begin
  if private.is_insured(vendor, at) then
    return false;
  end if;
  perform private.lock_request_of('vendor', vendor);
  select v.state into standing from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  if standing <> 'approved' then
    return false;
  end if;
  perform private.transition('vendor', vendor, 'pause', actor, why);
  update public.vendor_profiles v
  set state_reason = why, paused_by = 'insurance', paused_until = null where v.vendor_id = vendor;
  return true;
end $$;
comment on function private.pause_uninsured(uuid, timestamptz, text) is
  'Pauses an approved business whose insurance has lapsed, and says why. Returns whether it did.';

create function private.vendor_pause_due(timer private.timers, now_at timestamptz) returns boolean
language sql security definer set search_path = '' as $$
  select private.pause_uninsured(timer.subject_id, now_at, 'timer')
$$;
comment on function private.vendor_pause_due(private.timers, timestamptz) is
  'A business is paused when its insurance ends and no other takes its place.';

create function private.end_insurance_pause(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_insured(vendor, now()) or not exists (
    select 1 from public.vendor_profiles v
    where v.vendor_id = vendor and v.state = 'paused' and v.paused_by = 'insurance'
  ) then
    return;
  end if;
  perform private.transition('vendor', vendor, 'resume', 'system', 'New liability insurance is verified.');
  update public.vendor_profiles v set state_reason = null where v.vendor_id = vendor;
end $$;
comment on function private.end_insurance_pause(uuid) is
  'Opens a business again that was paused for want of insurance; pauses of the Pro''s own stay.';

-- 25_schedules/functions/availability.sql

-- When a Pro is free: working hours without blocked times and without the times all crews are out.

create function private.working_time(vendor uuid, from_at timestamptz, to_at timestamptz) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  with place as (
    select private.vendor_zone(vendor) as zone,
      not exists (select 1 from public.vendor_hours h where h.vendor_id = vendor) as by_default
  ), days as (
    -- One day more on either side: hours past midnight belong to the day they began on.
    select ((from_at at time zone p.zone)::date - 1 + n) as day, p.zone, p.by_default
    from place p, generate_series(0, (to_at at time zone p.zone)::date - (from_at at time zone p.zone)::date + 2) n
  ), usual as (
    select d.* from days d
    where not exists (select 1 from public.vendor_special_days s where s.vendor_id = vendor and s.day = d.day)
  ), hours as (
    select u.day, u.zone, h.opens, h.closes from usual u
    join public.vendor_hours h on h.vendor_id = vendor and h.weekday = extract(isodow from u.day)
    union all
    select u.day, u.zone, p.business_day_start, p.business_day_end from usual u, private.policy() p
    where u.by_default and extract(isodow from u.day) < 7
    union all
    select d.day, d.zone, s.opens, s.closes from days d
    join public.vendor_special_hours s on s.vendor_id = vendor and s.day = d.day
  ), spans as (
    -- The wall clock decides, on days the clocks change too; what falls into the skipped hour is empty.
    select (day + opens) at time zone zone as opening, (day + closes) at time zone zone as closing from hours
  )
  select coalesce(range_agg(tstzrange(opening, closing)) filter (where opening < closing), '{}')
    * tstzmultirange(tstzrange(from_at, to_at))
  from spans
$$;
comment on function private.working_time(uuid, timestamptz, timestamptz) is
  'A Pro''s working hours between two moments, whatever is planned for them.';

-- A crew is two people: no one works in a tree alone (ANSI Z133 asks for a second worker within reach).
create function private.parallel_jobs(crew_size int) returns int
language sql immutable set search_path = '' as $$
  select greatest(1, coalesce(crew_size, 1) / 2)
$$;
comment on function private.parallel_jobs(int) is 'How many jobs a Pro can be at, at the same time: one for each two people.';

create function private.busy_time(
  vendor uuid, from_at timestamptz, to_at timestamptz, except_job uuid default null
) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  with jobs as (
    select j.scheduled_for as starts, j.scheduled_until as ends from public.jobs j
    where j.vendor_id = vendor and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending')
      and j.scheduled_until > from_at and j.scheduled_for < to_at and j.id is distinct from except_job
  ), edges as (
    select moment, sum(change) as change
    from (select starts as moment, 1 as change from jobs union all select ends, -1 from jobs) e
    group by moment
  ), steps as (
    select moment, lead(moment) over (order by moment) as next_moment,
      sum(change) over (order by moment) as running
    from edges
  ), taken as (
    select tstzrange(moment, next_moment) as span from steps
    where next_moment is not null and running >= (
      select private.parallel_jobs(v.crew_size) from public.vendor_profiles v where v.vendor_id = vendor)
    union all
    select tstzrange(b.starts_at, b.ends_at) from public.vendor_blocks b
    where b.vendor_id = vendor and b.ends_at > from_at and b.starts_at < to_at
  )
  select coalesce(range_agg(span), '{}') from taken
$$;
comment on function private.busy_time(uuid, timestamptz, timestamptz, uuid) is
  'Times between two moments at which a Pro can take no further job: blocked, or every crew is out.';

create function private.work_end(vendor uuid, start_at timestamptz, hours numeric) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  remaining interval := make_interval(secs => hours * 3600);
  stretch tstzrange;
  work tstzmultirange := private.working_time(vendor, start_at, start_at + interval '60 days');
begin
  -- Agreed outside the working hours: then the work continues until it is done.
  if not work @> start_at then
    return start_at + remaining;
  end if;
  for stretch in select unnest(work) loop
    if upper(stretch) - lower(stretch) >= remaining then
      return lower(stretch) + remaining;
    end if;
    remaining := remaining - (upper(stretch) - lower(stretch));
  end loop;
  return start_at + interval '60 days';
end $$;
comment on function private.work_end(uuid, timestamptz, numeric) is
  'When so many working hours are over that begin at a moment.';

create function private.free_slot(
  vendor uuid, hours numeric, after_at timestamptz, except_job uuid default null
) returns tstzrange
language plpgsql stable security definer set search_path = '' as $$
declare
  needed interval := make_interval(secs => hours * 3600);
  window_start timestamptz := after_at;
  stretch tstzrange;
  begins timestamptz;
begin
  for month in 1..6 loop
    -- Windows overlap by a day, so that no stretch is cut where two of them meet.
    for stretch in
      select unnest(
        private.working_time(vendor, window_start, window_start + interval '32 days')
        - private.busy_time(vendor, window_start, window_start + interval '32 days', except_job))
    loop
      begins := to_timestamp(ceil(extract(epoch from lower(stretch)) / 900) * 900);
      if begins + needed <= upper(stretch) then
        return tstzrange(begins, begins + needed);
      end if;
    end loop;
    window_start := window_start + interval '31 days';
  end loop;
  return null;
end $$;
comment on function private.free_slot(uuid, numeric, timestamptz, uuid) is
  'The first stretch of so many free hours in a row after a moment, beginning on a quarter of an hour; null when there is none within half a year.';

create function private.is_open_this_week(vendor uuid, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from unnest(private.working_time(vendor, at, at + interval '7 days')
      - private.busy_time(vendor, at, at + interval '7 days')) stretch
    where upper(stretch) - lower(stretch) >= interval '2 hours')
$$;
comment on function private.is_open_this_week(uuid, timestamptz) is
  'Whether a Pro has two working hours in a row free within the next seven days.';

create function private.schedule_conflict(
  vendor uuid, start_at timestamptz, hours numeric, except_job uuid default null
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  zone text := private.vendor_zone(vendor);
  ends timestamptz := private.work_end(vendor, start_at, hours);
  work tstzmultirange := private.working_time(vendor, start_at, ends);
  occupied tstzmultirange := tstzmultirange(tstzrange(start_at, ends));
  other tstzrange;
begin
  -- Work over several days leaves the nights free.
  if work @> start_at then
    occupied := occupied * work;
  end if;
  if not occupied && private.busy_time(vendor, start_at, ends, except_job) then
    return null;
  end if;
  other := private.free_slot(vendor, least(hours, 8), greatest(start_at, now()), except_job);
  return 'All crews are busy at that time.' || coalesce(
    ' The next free start is ' || private.moment_in_words(lower(other), zone) || '.',
    '');
end $$;
comment on function private.schedule_conflict(uuid, timestamptz, numeric, uuid) is
  'A sentence saying that a job of so many hours would double-book a Pro, with the next free start; null when it would not. Times outside the working hours are no conflict: both sides may agree on them.';

-- A double booking is refused, but it is the Pro who knows whether another crew can be found.
create function private.check_free_crew(
  job public.jobs, start_at timestamptz, hours numeric, despite_conflict boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  conflict text;
begin
  if hours not between 0.5 and 80 then
    raise exception 'Plan at least half an hour and at most 80 hours.';
  end if;
  -- Two jobs scheduled at once for one Pro see each other.
  perform 1 from public.vendor_profiles v where v.vendor_id = job.vendor_id for no key update;
  if despite_conflict is true then
    return;
  end if;
  conflict := private.schedule_conflict(job.vendor_id, start_at, coalesce(hours, job.planned_hours), job.id);
  if conflict is not null then
    raise exception '%', conflict using hint = 'double_booked';
  end if;
  conflict := private.equipment_conflict(job, start_at, coalesce(hours, job.planned_hours));
  if conflict is not null then
    raise exception '%', conflict using hint = 'equipment_taken';
  end if;
end $$;
comment on function private.check_free_crew(public.jobs, timestamptz, numeric, boolean) is
  'Refuses a start at which every crew of the Pro is taken (hint double_booked) or a machine the job needs is out (hint equipment_taken), unless the Pro books it despite the conflict.';

create function private.may_see_schedule(vendor uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select vendor = auth.uid() or private.is_visible_vendor(vendor) or private.is_admin()
    or exists (select 1 from public.leads l where l.vendor_id = vendor and l.owner_id = auth.uid())
$$;
comment on function private.may_see_schedule(uuid) is
  'Whether the caller may ask when a Pro is free: anyone signed in about approved Pros, and both sides of a lead.';

create function public.vendor_availability(vendor_id uuid, from_at timestamptz, to_at timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if vendor_id is null or not private.may_see_schedule(vendor_id) then
    raise exception 'This Pro does not exist.';
  end if;
  if from_at is null or to_at is null or to_at <= from_at or from_at < now() - interval '366 days'
    or to_at > now() + interval '731 days' or to_at - from_at > interval '93 days' then
    raise exception 'Choose a range of at most three months.';
  end if;
  return query
    select lower(free), upper(free)
    from unnest(private.working_time(vendor_id, from_at, to_at) - private.busy_time(vendor_id, from_at, to_at)) free;
end $$;
comment on function public.vendor_availability(uuid, timestamptz, timestamptz) is
  'When a Pro could take a job, between two moments at most three months apart, in UTC. Never why the rest is taken.';
grant execute on function public.vendor_availability(uuid, timestamptz, timestamptz) to authenticated;

create function public.next_free_slot(vendor_id uuid, hours numeric, after_at timestamptz default null)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  slot tstzrange;
begin
  perform private.require_user();
  if vendor_id is null or not private.may_see_schedule(vendor_id) then
    raise exception 'This Pro does not exist.';
  end if;
  if hours is null or hours not between 0.5 and 24 then
    raise exception 'Request at least half an hour and at most 24 hours.';
  end if;
  if after_at < now() - interval '1 day' or after_at > now() + interval '366 days' then
    raise exception 'Choose a start within the next year.';
  end if;
  slot := private.free_slot(vendor_id, hours, coalesce(after_at, now()));
  if slot is not null then
    return query select lower(slot), upper(slot);
  end if;
end $$;
comment on function public.next_free_slot(uuid, numeric, timestamptz) is
  'The first stretch of free hours in a row a Pro has after a moment, now unless said otherwise; no row when there is none within half a year.';
grant execute on function public.next_free_slot(uuid, numeric, timestamptz) to authenticated;

-- 25_schedules/functions/calendar_feed.sql

create function public.renew_calendar_feed() returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  -- Two random UUIDs: 244 random bits.
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into public.vendor_calendar_feeds (vendor_id, secret_hash)
  values (caller, sha256(convert_to(secret, 'UTF8')))
  on conflict (vendor_id) do update set secret_hash = excluded.secret_hash, created_at = now();
  return secret;
end $$;
comment on function public.renew_calendar_feed() is
  'A Pro opens the calendar feed, or gives it a new secret so that the earlier one no longer works. The secret is shown this once.';
grant execute on function public.renew_calendar_feed() to authenticated;

-- Lines are at most 75 octets long; longer ones continue after a line break and a space (section 3.1),
-- never in the middle of a character.
create function private.ical_line(content text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  folded text := '';
  line text := '';
  room int := 75;
  letter text;
begin
  if octet_length(content) <= room then
    return content || E'\r\n';
  end if;
  foreach letter in array string_to_array(content, null) loop
    if octet_length(line) + octet_length(letter) > room then
      folded := folded || line || E'\r\n ';
      line := '';
      room := 74;
    end if;
    line := line || letter;
  end loop;
  return folded || line || E'\r\n';
end $$;
comment on function private.ical_line(text) is 'One content line of a calendar, folded and ended.';

create function private.ical_text(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    replace(replace(replace(replace(replace(
      value, '\', '\\'), ';', '\;'), ',', '\,'), E'\r\n', '\n'), E'\n', '\n'),
    '[\x01-\x08\x0b-\x1f\x7f]', '', 'g')
$$;
comment on function private.ical_text(text) is
  'A text as the value of a calendar property (section 3.3.11), without control characters.';

create function private.ical_time(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')
$$;
comment on function private.ical_time(timestamptz) is 'A moment in a calendar, in UTC (section 3.3.5).';

create function private.ical_event(
  uid text, changed timestamptz, starts timestamptz, ends timestamptz, summary text, description text, place text
) returns text
language sql immutable set search_path = '' as $$
  select string_agg(private.ical_line(l.content), '' order by l.position)
  from (values
    (1, 'BEGIN:VEVENT'),
    (2, 'UID:' || uid),
    (3, 'DTSTAMP:' || private.ical_time(changed)),
    (4, 'DTSTART:' || private.ical_time(starts)),
    (5, 'DTEND:' || private.ical_time(ends)),
    (6, 'SUMMARY:' || private.ical_text(summary)),
    (7, 'DESCRIPTION:' || private.ical_text(description)),
    (8, 'LOCATION:' || private.ical_text(place)),
    (9, 'END:VEVENT')
  ) l (position, content)
  where l.content is not null
$$;
comment on function private.ical_event(text, timestamptz, timestamptz, timestamptz, text, text, text) is
  'One event of a calendar; without description or place when these are null.';

create function private.service_name(category public.service_category) returns text
language sql immutable set search_path = '' as $$
  select case category
    when 'tree_removal' then 'Tree removal'
    when 'stump_grinding' then 'Stump grinding'
    when 'arborist' then 'Arborist visit'
    when 'maintenance' then 'Trimming and care'
    when 'emergency' then 'Emergency work'
  end
$$;
comment on function private.service_name(public.service_category) is 'A service as people read it.';

create function public.calendar_feed(secret text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  vendor uuid;
  business text;
  events text;
begin
  select f.vendor_id, v.business_name into vendor, business
  from public.vendor_calendar_feeds f join public.vendor_profiles v on v.vendor_id = f.vendor_id
  where f.secret_hash = sha256(convert_to(left(secret, 200), 'UTF8'));
  if not found then
    return null;
  end if;
  select string_agg(e.event, '' order by e.starts, e.event) into events
  from (
    (select j.scheduled_for as starts, private.ical_event(
      'job-' || j.id || '@tree-service', j.updated_at, j.scheduled_for, j.scheduled_until,
      private.service_name(r.category) || ', request #' || r.number,
      'For ' || r.contact_name
        || case when private.contact_is_shared(l) then coalesce(', ' || (s.facts ->> 'phone'), '') else '' end
        || case j.state when 'en_route' then ', on the way' when 'in_progress' then ', work in progress'
          when 'delivered' then ', done' when 'completed' then ', done' else '' end,
      case when private.contact_is_shared(l) then (s.facts ->> 'address') || ', ' else '' end
        || r.city || ', ' || r.region || ' ' || r.zip) as event
    from public.jobs j
    join public.service_requests r on r.id = j.request_id
    join public.leads l on l.id = j.lead_id
    left join private.shared_contacts s on s.lead_id = l.id
    where j.vendor_id = vendor and j.scheduled_for > now() - interval '90 days'
      and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'delivered', 'completed')
      -- Work that was done before its date would send the crew there again.
      and not (j.state in ('delivered', 'completed') and j.scheduled_for > now())
    order by j.scheduled_for desc limit 500)
    union all
    (select b.starts_at, private.ical_event(
      'block-' || b.id || '@tree-service', b.created_at, b.starts_at, b.ends_at,
      coalesce(b.note, 'Not available'), null, null)
    from public.vendor_blocks b
    where b.vendor_id = vendor and b.ends_at > now() - interval '90 days'
    order by b.starts_at desc limit 500)
  ) e;
  return private.ical_line('BEGIN:VCALENDAR') || private.ical_line('VERSION:2.0')
    || private.ical_line('PRODID:-//Tree Service//Schedule//EN') || private.ical_line('CALSCALE:GREGORIAN')
    || private.ical_line('METHOD:PUBLISH') || private.ical_line('X-WR-CALNAME:' || private.ical_text(business))
    || private.ical_line('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    || coalesce(events, '') || private.ical_line('END:VCALENDAR');
end $$;
comment on function public.calendar_feed(text) is
  'The calendar of whichever Pro a secret belongs to, as RFC 5545 text: jobs and blocked times from 90 days ago on. Null for any other text. Exact addresses and phone numbers only where the owner shared them; finished work has left the future.';
grant execute on function public.calendar_feed(text) to anon, authenticated;

-- 25_schedules/functions/equipment.sql

-- A machine is on one job at a time: planning counts the stump grinders and cranes a Pro has.

-- One row for each kind of machine a request asks for, in the words people read.
create function private.machines_needed(request public.service_requests)
returns table (kind public.equipment_kind, name text)
language sql stable security definer set search_path = '' as $$
  select m.kind, m.name
  from (values
    ('stump_grinder'::public.equipment_kind, 'stump grinder'),
    ('crane'::public.equipment_kind, 'crane')
  ) m (kind, name), private.request_needs(private.policy(), request) needs
  where needs.equipment & private.enum_bit(m.kind) <> 0
$$;
comment on function private.machines_needed(public.service_requests) is
  'The machines a request asks for of which a Pro has only so many.';

create function private.equipment_conflict(job public.jobs, start_at timestamptz, hours numeric) returns text
language sql stable security definer set search_path = '' as $$
  with span as (
    select start_at as begins, private.work_end(job.vendor_id, start_at, hours) as ends
  ), needed as (
    select n.kind, n.name, e.quantity
    from public.service_requests r
    cross join lateral private.machines_needed(r) n
    -- Who has none rents one for the job; that is no double use.
    join public.vendor_equipment e on e.vendor_id = job.vendor_id and e.kind = n.kind
    where r.id = job.request_id
  ), others as (
    select j.scheduled_for as begins, j.scheduled_until as ends, n.kind
    from span s
    join public.jobs j on j.vendor_id = job.vendor_id and j.id <> job.id
      and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending')
      and j.scheduled_until > s.begins and j.scheduled_for < s.ends
    join public.service_requests r on r.id = j.request_id
    cross join lateral private.machines_needed(r) n
  )
  select case when n.quantity = 1 then 'Your ' || n.name || ' is out on another job at that time.'
    else 'All ' || n.quantity || ' of your ' || n.name || 's are out on other jobs at that time.' end
  from needed n, span s
  where exists (
    -- The most jobs at once is reached when one of them begins.
    select 1 from (select s.begins as moment union all
      select o.begins from others o where o.kind = n.kind and o.begins > s.begins) m
    where (select count(*) from others o
      where o.kind = n.kind and o.begins <= m.moment and o.ends > m.moment) >= n.quantity)
  order by n.kind limit 1
$$;
comment on function private.equipment_conflict(public.jobs, timestamptz, numeric) is
  'A sentence saying that a job would need a machine that is out on other jobs then; null when there is one left.';

-- 25_schedules/functions/working_hours.sql

-- "08:30" on the wall clock, up to "24:00" for the end of the day.
create function private.parse_clock(value jsonb) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or jsonb_typeof(value) <> 'string'
    or (value #>> '{}') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' then
    raise exception 'Enter times as hours and minutes, such as 08:30.';
  end if;
  return (value #>> '{}')::time;
end $$;
comment on function private.parse_clock(jsonb) is 'A time of day from untrusted JSON.';

-- Intervals of one day: in order, never across each other. weekday is null where there is none.
create function private.parse_intervals(source jsonb, with_weekday boolean)
returns table (weekday int, opens time, closes time)
language plpgsql immutable set search_path = '' as $$
declare
  item jsonb;
  last_weekday int := 0;
  last_closes time;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) > 70 then
    raise exception 'The hours must be a list.';
  end if;
  for item in
    select i from jsonb_array_elements(source) i
    order by case when with_weekday then i ->> 'weekday' end, i ->> 'opens'
  loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Each entry of the hours needs an opening and a closing time.';
    end if;
    weekday := null;
    if with_weekday then
      if jsonb_typeof(item -> 'weekday') is distinct from 'number' or (item ->> 'weekday') !~ '^[1-7]$' then
        raise exception 'The day of the week must be a number from 1 (Monday) to 7 (Sunday).';
      end if;
      weekday := (item ->> 'weekday')::int;
    end if;
    opens := private.parse_clock(item -> 'opens');
    closes := private.parse_clock(item -> 'closes');
    if closes <= opens then
      raise exception 'The closing time must be after the opening time. Enter hours past midnight as two entries.';
    end if;
    if coalesce(weekday, 0) = last_weekday and opens < last_closes then
      raise exception 'Two entries of the same day overlap.';
    end if;
    last_weekday := coalesce(weekday, 0);
    last_closes := closes;
    return next;
  end loop;
end $$;
comment on function private.parse_intervals(jsonb, boolean) is
  'Working hours from untrusted JSON, a list of {weekday, opens, closes}, in order and without overlaps.';

create function public.set_working_hours(hours jsonb, expected_version int default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  new_version int;
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  perform private.assert_version(
    (select coalesce(max(h.version), 0) from public.vendor_hours h where h.vendor_id = caller), expected_version,
    'Your schedule');
  delete from public.vendor_hours h where h.vendor_id = caller;
  with added as (
    insert into public.vendor_hours (vendor_id, weekday, opens, closes)
    select caller, i.weekday, i.opens, i.closes from private.parse_intervals(hours, true) i
    returning version
  )
  select coalesce(max(a.version), 0) into new_version from added a;
  return new_version;
end $$;
comment on function public.set_working_hours(jsonb, int) is
  'A Pro sets the weekly hours: a list of {weekday (1 Monday to 7 Sunday), opens, closes} in local time, replacing all earlier ones. Refused with the hint version_conflict when expected_version is not the current one (the highest version of the hours, 0 without any). Returns the new version.';
grant execute on function public.set_working_hours(jsonb, int) to authenticated;

create function private.remove_special_day(vendor uuid, on_day date, expected_version int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for update;
  perform private.assert_version(
    coalesce((select d.version from public.vendor_special_days d where d.vendor_id = vendor and d.day = on_day), 0),
    expected_version, 'This day');
  delete from public.vendor_special_days d where d.vendor_id = vendor and d.day = on_day;
end $$;
comment on function private.remove_special_day(uuid, date, int) is
  'A day of a Pro follows the weekly hours again. expected_version is 0 for one that does already; null skips the check.';

create function public.set_special_day(
  day date, hours jsonb, note text default null, expected_version int default null
) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  words text := private.clean_text(note, 'The note', 120);
  new_version int;
begin
  if day is null or day < current_date - 1 or day > current_date + 731 then
    raise exception 'Choose a day within the next two years.';
  end if;
  perform private.remove_special_day(caller, day, expected_version);
  insert into public.vendor_special_days (vendor_id, day, note) values (caller, day, words)
  returning version into new_version;
  insert into public.vendor_special_hours (vendor_id, day, opens, closes)
  select caller, day, i.opens, i.closes from private.parse_intervals(hours, false) i;
  return new_version;
end $$;
comment on function public.set_special_day(date, jsonb, text, int) is
  'A Pro works other hours on one day: a list of {opens, closes} in local time, empty for a closed day. Refused with the hint version_conflict when expected_version is not the current one (0 for a day that follows the weekly hours). Returns the new version.';
grant execute on function public.set_special_day(date, jsonb, text, int) to authenticated;

create function public.clear_special_day(day date, expected_version int default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_special_day(private.require_vendor(), day, expected_version);
end $$;
comment on function public.clear_special_day(date, int) is
  'A Pro works the weekly hours on a day again. Refused with the hint version_conflict when expected_version is not the current one.';
grant execute on function public.clear_special_day(date, int) to authenticated;

create function public.add_time_block(start_at timestamptz, end_at timestamptz, note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  block uuid;
begin
  if start_at is null or end_at is null or end_at <= start_at then
    raise exception 'The end must be after the start.';
  end if;
  if start_at < now() - interval '31 days' or end_at > now() + interval '731 days' then
    raise exception 'Choose a time within the next two years.';
  end if;
  insert into public.vendor_blocks (vendor_id, starts_at, ends_at, note)
  values (caller, start_at, end_at, private.clean_text(note, 'The note', 120))
  returning id into block;
  return block;
end $$;
comment on function public.add_time_block(timestamptz, timestamptz, text) is
  'A Pro is not available for a while. Returns the id of the blocked time.';
grant execute on function public.add_time_block(timestamptz, timestamptz, text) to authenticated;

-- 27_saved_pros/functions.sql

create function public.save_pro(vendor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  at_most constant int := 100;
begin
  if not coalesce(private.is_visible_vendor(vendor_id), false) then
    raise exception 'This Pro is not listed at the moment.';
  end if;
  if (select count(*) from public.saved_pros s where s.owner_id = caller and s.vendor_id <> vendor_id) >= at_most then
    raise exception 'You can save up to % Pros. Remove one first.', at_most;
  end if;
  insert into public.saved_pros (owner_id, vendor_id) values (caller, vendor_id) on conflict do nothing;
end $$;
comment on function public.save_pro(uuid) is
  'An owner saves a listed Pro, 100 at most. A repeat changes nothing.';
grant execute on function public.save_pro(uuid) to authenticated;

create function public.unsave_pro(vendor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
begin
  delete from public.saved_pros s where s.owner_id = caller and s.vendor_id = vendor_id;
end $$;
comment on function public.unsave_pro(uuid) is 'An owner takes a Pro off the saved ones. A repeat changes nothing.';
grant execute on function public.unsave_pro(uuid) to authenticated;

create function public.my_saved_pros()
returns table (
  vendor_id uuid, business_name text, city text, region text, categories public.service_category[],
  rating numeric, rating_count int, jobs_completed int, is_demo boolean, is_listed boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_owner();
begin
  return query
    select v.vendor_id, v.business_name, l.city, l.region, l.categories,
      case when l.rating_count > 0 then round(l.rating_sum::numeric / l.rating_count, 2) end,
      l.rating_count, l.jobs_completed, v.is_demo, l.vendor_id is not null
    from public.saved_pros s join public.vendor_profiles v on v.vendor_id = s.vendor_id
      left join public.vendor_profiles l on l.vendor_id = s.vendor_id and l.state = 'approved'
        and private.is_insured(l.vendor_id, now())
    where s.owner_id = caller
    order by s.created_at desc, v.vendor_id;
end $$;
comment on function public.my_saved_pros() is
  'The Pros the calling owner saved, the latest first. is_listed: takes requests now; of the others the name alone, so that the owner knows whom to take off the list.';
grant execute on function public.my_saved_pros() to authenticated;

-- 28_estimates/functions/accuracy.sql

-- How good the estimates are: what was agreed on, against what the owner had been told.
create function public.estimate_accuracy(from_day date default null, to_day date default null)
returns table (
  version int, category public.service_category, accepted_quotes int, inside int, below int, above int, inside_share float8
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  if from_day is not null and to_day is not null and from_day > to_day then
    raise exception 'The first day must not be after the last day.';
  end if;
  return query
  select (r.estimate ->> 'version')::int, r.category, count(*)::int,
    count(*) filter (where q.total_cents between r.estimate_low_cents and r.estimate_high_cents)::int,
    count(*) filter (where q.total_cents < r.estimate_low_cents)::int,
    count(*) filter (where q.total_cents > r.estimate_high_cents)::int,
    (count(*) filter (where q.total_cents between r.estimate_low_cents and r.estimate_high_cents))::float8 / count(*)
  from public.quotes q
  join public.service_requests r on r.id = q.request_id
  where q.state = 'accepted'
    and (from_day is null or r.submitted_at >= from_day) and (to_day is null or r.submitted_at < to_day::timestamp + interval '1 day')
  group by 1, 2
  order by 1 desc, 2;
end $$;
comment on function public.estimate_accuracy(date, date) is
  'For administrators: how many accepted quotes lay inside, below and above the estimate, by version of the price book and category, of requests submitted between two days (UTC, both included, null for no bound).';
grant execute on function public.estimate_accuracy(date, date) to authenticated;

-- 28_estimates/functions/described_work.sql

-- What is to be estimated: a category and trees, read from outside.
create function private.parse_category(value text) returns public.service_category
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or value not in ('tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency') then
    raise exception 'Choose one of the services.';
  end if;
  return value::public.service_category;
end $$;
comment on function private.parse_category(text) is 'A service category from untrusted text.';
grant execute on function private.parse_category(text) to anon, authenticated;

create function private.parse_trees(source jsonb) returns setof private.described_tree
language plpgsql immutable set search_path = '' as $$
declare
  facts jsonb;
  tree private.described_tree;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) not between 1 and 50 then
    raise exception 'Describe between 1 and 50 trees.';
  end if;
  for tree."position", facts in select e.place, e.value from jsonb_array_elements(source) with ordinality e (value, place) loop
    if jsonb_typeof(facts) <> 'object' then
      raise exception 'Describe each tree.';
    end if;
    tree.species := private.json_text(facts, 'species', 'The kind of tree', 80);
    tree.height_m := private.json_number(facts, 'height_m', 'The height in meters', 0.3, 120);
    tree.diameter_cm := private.json_number(facts, 'diameter_cm', 'The trunk diameter in centimeters', 1, 1000);
    tree.tree_count := coalesce(private.json_whole(facts, 'count', 'The number of trees', 1, 100), 1)::int;
    tree.condition := coalesce(private.json_text(facts, 'condition', 'The condition', 20), 'healthy');
    if tree.condition not in ('healthy', 'declining', 'dead', 'hazardous') then
      raise exception 'The condition must be healthy, declining, dead or hazardous.';
    end if;
    tree.near_structure := private.json_flag(facts, 'near_structure');
    tree.on_structure := private.json_flag(facts, 'on_structure');
    tree.near_wires := private.json_flag(facts, 'near_wires');
    tree.poor_access := private.json_flag(facts, 'poor_access');
    tree.stump := private.json_flag(facts, 'stump');
    if tree.height_m is null then
      raise exception 'Each tree needs a height.';
    end if;
    return next tree;
  end loop;
end $$;
comment on function private.parse_trees(jsonb) is
  'Trees from untrusted JSON: height_m (meters, required), diameter_cm, count, condition and hazards. Refuses nonsense with a sentence.';
grant execute on function private.parse_trees(jsonb) to anon, authenticated;

-- 28_estimates/functions/estimates.sql

-- The instant estimate: one stable function over the price book, open to visitors.
create function private.whole_dollars(cents float8) returns float8
language sql immutable set search_path = '' as $$ select round(cents / 100) * 100 $$;
comment on function private.whole_dollars(float8) is 'Cents rounded to whole dollars.';
grant execute on function private.whole_dollars(float8) to anon, authenticated;

create function private.estimate_line(code text, tree int, low float8, high float8, reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('code', code, 'tree', tree,
    'low_cents', private.whole_dollars(low)::bigint, 'high_cents', private.whole_dollars(high)::bigint, 'reason', reason)
$$;
comment on function private.estimate_line(text, int, float8, float8, text) is 'One line of an estimate, rounded to whole dollars.';
grant execute on function private.estimate_line(text, int, float8, float8, text) to anon, authenticated;

-- Trunks usual for a band of heights: from an inch for every five feet of its lower end to an inch for every
-- two feet of its upper end (100 feet for the last). That is our reading; the prices by trunk are the book's.
create function private.trunk_place(
  book int, for_service text, height_ft float8, diameter_in float8, out share float8, out beyond_cents float8
)
language plpgsql stable set search_path = '' as $$
declare
  edges record;
  price float8 := (private.price_band(book, 'removal', 'diameter_in', diameter_in)).low;
  least_price float8;
  most_price float8;
begin
  select coalesce(max(i.from_value) filter (where i.from_value < round(height_ft::numeric, 3)), 0) as starts,
    coalesce(min(i.from_value) filter (where i.from_value >= round(height_ft::numeric, 3) and i.from_value > 0), 100) as ends
  into edges
  from public.price_book_items i
  where i.version = book and i.service = for_service and i.basis = 'height_ft';
  least_price := (private.price_band(book, 'removal', 'diameter_in', edges.starts / 5.0)).low;
  most_price := (private.price_band(book, 'removal', 'diameter_in', edges.ends / 2.0)).low;
  share := case when most_price > least_price
    then least(greatest((price - least_price) / (most_price - least_price), 0), 1) else 0.5 end;
  beyond_cents := greatest(price - most_price, 0);
end $$;
comment on function private.trunk_place(int, text, float8, float8) is
  'Where a trunk (inches) stands among those usual for a height (feet), by their prices: share from 0 to 1, and by how many cents the trunk''s price is beyond the usual ones.';
grant execute on function private.trunk_place(int, text, float8, float8) to anon, authenticated;

-- The height gives the band. The trunk halves it: a smaller trunk means the lower part, a larger one the
-- upper part. A trunk too thick for the height lifts that half by half of what its own price is beyond.
create function private.removal_range(
  book int, for_service text, height_ft float8, diameter_in float8, tree_count int,
  out low float8, out high float8, out is_beyond boolean
)
language plpgsql stable set search_path = '' as $$
declare
  band record;
  place record;
begin
  select * into band from private.price_band(book, for_service, 'height_ft', height_ft);
  if diameter_in is null then
    low := private.whole_dollars(band.low * tree_count);
    high := private.whole_dollars(band.high * tree_count);
    is_beyond := false;
    return;
  end if;
  select * into place from private.trunk_place(book, for_service, height_ft, diameter_in);
  low := private.whole_dollars(tree_count * (band.low + place.share * (band.high - band.low) / 2
    + place.beyond_cents / 2
      * coalesce(band.high / nullif((private.price_band(book, 'removal', 'height_ft', height_ft)).high, 0), 1)));
  -- Rounded down, so that no rounding makes the half more than a half.
  high := low + floor(tree_count * (band.high - band.low) / 200) * 100;
  is_beyond := place.beyond_cents > 0;
end $$;
comment on function private.removal_range(int, text, float8, float8, int) is
  'Low and high cents, in whole dollars, for removing so many trees of a height (feet) and trunk diameter (inches, or null); is_beyond: the trunk is too thick for the height, so that the range may leave its band.';
grant execute on function private.removal_range(int, text, float8, float8, int) to anon, authenticated;

-- What makes work dearer moves the whole range and never widens it. The guides give a span, such as 25 to
-- 50 %: the move lies halfway between the least share of the high end and the most of the low end, so the
-- middle rises by a share within the span, and so do both ends when one is at most twice the other.
create function private.rise_of(low float8, high float8, least_share float8, most_share float8) returns float8
language sql immutable set search_path = '' as $$
  select private.whole_dollars((least_share * high + most_share * low) / 2)
$$;
comment on function private.rise_of(float8, float8, float8, float8) is
  'By how many cents a range moves up for something that costs between two shares more, such as 0.25 and 0.5.';
grant execute on function private.rise_of(float8, float8, float8, float8) to anon, authenticated;

create function private.removal_lines(book int, urgent boolean, tree private.described_tree) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  diameter_in constant float8 := tree.diameter_cm / 2.54;
  by_what constant text := case when diameter_in is null then 'height' else 'height and trunk' end;
  price record;
  rise float8 := 0;
  crane record;
  lines jsonb;
begin
  select * into price from private.removal_range(book, case when urgent then 'emergency' else 'removal' end,
    tree.height_m / 0.3048, diameter_in, tree.tree_count);
  lines := jsonb_build_array(private.estimate_line(case when urgent then 'emergency_removal' else 'removal' end,
    tree."position", price.low, price.high,
    case when urgent then 'Emergency removal by ' else 'Removal by ' end || by_what));
  if price.is_beyond then
    lines := lines || private.estimate_line('trunk', tree."position", 0, 0,
      format('The trunk of tree %s is thick for its height, so it may cost more than usual for that height', tree."position"));
  end if;
  -- The emergency band already holds the difficulty.
  if not urgent and (tree.near_structure or tree.near_wires or tree.poor_access or tree.on_structure) then
    rise := private.rise_of(price.low, price.high, 0.25, 0.5);
    lines := lines || private.estimate_line('access', tree."position", rise, rise,
      'Close to a structure or wires, or hard to reach: 25 to 50 percent more');
  end if;
  if tree.condition in ('dead', 'hazardous') then
    rise := private.rise_of(price.low + rise, price.high + rise, 0.1, 0.3);
    lines := lines || private.estimate_line('condition', tree."position", rise, rise,
      'A dead or hazardous tree takes more care: 10 to 30 percent more');
  end if;
  if tree.on_structure then
    select * into crane from private.price_band(book, 'crane', 'flat', 0);
    lines := lines || private.estimate_line('crane', tree."position",
      crane.low * tree.tree_count, crane.high * tree.tree_count, 'A crane, from this price');
  end if;
  return lines;
end $$;
comment on function private.removal_lines(int, boolean, private.described_tree) is
  'The lines for taking a tree down, planned or urgent: removal, access, condition, crane.';
grant execute on function private.removal_lines(int, boolean, private.described_tree) to anon, authenticated;

create function private.stump_line(book int, trees private.described_tree[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  first_one record;
  per_inch record;
  further record;
  widest constant float8 := (select coalesce(max(t.diameter_cm), 0) / 2.54 from unnest(trees) t);
  stumps constant int := (select coalesce(sum(t.tree_count), 0) from unnest(trees) t);
  span_cents float8;
  least_cents float8;
  most_cents float8;
begin
  if stumps = 0 then
    return '[]';
  end if;
  select * into first_one from private.price_band(book, 'stump', 'flat', 0);
  select * into per_inch from private.price_band(book, 'stump', 'per_inch', 0);
  select * into further from private.price_band(book, 'stump', 'each_further', 0);
  span_cents := first_one.high - greatest(first_one.low, (private.price_band(book, 'stump', 'minimum', 0)).low);
  least_cents := private.whole_dollars(greatest(first_one.low, per_inch.low * widest));
  -- Knowing a width never makes the range wider than it is without, above the minimum charge: whole dollars
  -- before anything is added, at most that span, and no less while the width of a stump is not known.
  most_cents := least_cents + span_cents;
  if not exists (select 1 from unnest(trees) t where t.diameter_cm is null) then
    most_cents := least(greatest(first_one.high, per_inch.high * widest), most_cents);
  end if;
  return jsonb_build_array(private.estimate_line('stump', null,
    least_cents + further.low * (stumps - 1),
    greatest(most_cents, first_one.high) + further.high * (stumps - 1),
    case when stumps > 1 then format('Grinding %s stumps', stumps) else 'Grinding one stump' end));
end $$;
comment on function private.stump_line(int, private.described_tree[]) is
  'The line for grinding stumps: the widest counts as the first, by the inch when that is more. Empty without stumps.';
grant execute on function private.stump_line(int, private.described_tree[]) to anon, authenticated;

-- Five equal trees cost about three and a third: each further tree adds 7/12 of its price.
create function private.trimming_line(book int, trees private.described_tree[]) returns jsonb
language sql stable set search_path = '' as $$
  select private.estimate_line('trimming', null,
    max(band.low) + (sum(band.low * t.tree_count) - max(band.low)) * 7 / 12,
    max(band.high) + (sum(band.high * t.tree_count) - max(band.high)) * 7 / 12,
    case when sum(t.tree_count) > 1 then 'Trimming, discounted for several trees in one visit' else 'Trimming by height' end)
  from unnest(trees) t cross join private.price_band(book, 'trimming', 'height_ft', t.height_m / 0.3048) band
$$;
comment on function private.trimming_line(int, private.described_tree[]) is
  'The line for trimming trees by height, with the saving of one visit for several.';
grant execute on function private.trimming_line(int, private.described_tree[]) to anon, authenticated;

create function private.arborist_lines(book int, hours numeric, written_report boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  band record;
  lines jsonb := '[]';
begin
  select * into band from private.price_band(book, 'arborist', 'flat', 0);
  lines := lines || private.estimate_line('arborist_visit', null, band.low, band.high, 'An arborist''s visit');
  if hours > 0 then
    select * into band from private.price_band(book, 'arborist', 'per_hour', 0);
    lines := lines || private.estimate_line('arborist_hours', null, band.low * hours, band.high * hours,
      format('Consulting for %s %s', trim_scale(hours), case when hours = 1 then 'hour' else 'hours' end));
  end if;
  if written_report then
    select * into band from private.price_band(book, 'arborist', 'report', 0);
    lines := lines || private.estimate_line('arborist_report', null, band.low, band.high, 'A written report');
  end if;
  return lines;
end $$;
comment on function private.arborist_lines(int, numeric, boolean) is
  'The lines for an arborist: the visit, further hours of consulting, a written report.';
grant execute on function private.arborist_lines(int, numeric, boolean) to anon, authenticated;

-- What makes a look on site necessary, tree by tree.
create function private.tree_warnings(tree private.described_tree) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    case when tree.near_wires then format('Tree %s is within 10 feet of wires. Only line-clearance qualified Pros can do this work, and the utility must be called first.', tree."position") end,
    case when tree.on_structure then format('Tree %s is on a structure, so a Pro needs to see it first.', tree."position") end,
    case when tree.height_m / 0.3048 > 100 then format('Tree %s is over 100 feet tall, so a Pro needs to see it first.', tree."position") end
  ], null)
$$;
comment on function private.tree_warnings(private.described_tree) is
  'Why a Pro has to see a tree before its price can be trusted; empty when nothing speaks against it.';
grant execute on function private.tree_warnings(private.described_tree) to anon, authenticated;

-- What the price was computed from, without what does not matter to it: enough to compute it again.
create function private.estimate_inputs(
  category public.service_category, timing text, trees private.described_tree[], hours numeric,
  written_report boolean
) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('category', category,
    'timing', case when timing in ('emergency', 'this_week') then timing end,
    'trees', (
      select jsonb_agg(jsonb_build_object('height_m', t.height_m, 'diameter_cm', t.diameter_cm, 'count', t.tree_count,
        'condition', t.condition, 'near_structure', t.near_structure, 'on_structure', t.on_structure,
        'near_wires', t.near_wires, 'poor_access', t.poor_access, 'stump', t.stump) order by t."position")
      from unnest(trees) t),
    'consulting_hours', hours, 'written_report', case when written_report then true end))
$$;
comment on function private.estimate_inputs(public.service_category, text, private.described_tree[], numeric, boolean) is
  'The facts an estimate was computed from, as they were understood.';
grant execute on function private.estimate_inputs(public.service_category, text, private.described_tree[], numeric, boolean) to anon, authenticated;

create function private.price_sources(book int, services text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'publisher', s.publisher, 'title', s.title, 'year', s.published_year) order by s.publisher, s.title), '[]')
  from (
    select distinct i.publisher, i.title, i.published_year from public.price_book_items i
    where i.version = book and i.service = any (services)
  ) s
$$;
comment on function private.price_sources(int, text[]) is 'Who published the prices of some services: [{publisher, title, year}].';
grant execute on function private.price_sources(int, text[]) to anon, authenticated;

create function private.estimate_of(book int, input jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  chosen public.service_category;
  category public.service_category;
  timing text := input ->> 'timing';
  trees private.described_tree[];
  tree private.described_tree;
  hours numeric;
  written_report boolean;
  lines jsonb := '[]';
  reasons text[] := '{}';
  low_total bigint;
  high_total bigint;
  minimum_cents int;
  wide boolean;
  rise bigint;
begin
  if input is null or jsonb_typeof(input) <> 'object' or pg_column_size(input) > 65536 then
    raise exception 'Describe the work to estimate.';
  end if;
  if timing not in ('emergency', 'this_week', 'this_month', 'flexible') then
    raise exception 'Choose when the work should be done.';
  end if;
  chosen := private.parse_category(input ->> 'category');
  -- Right away is emergency work, whatever the service.
  category := case when timing = 'emergency' then 'emergency' else chosen end;
  trees := array(select t from private.parse_trees(input -> 'trees') t);
  if category = 'arborist' then
    hours := private.json_number(input, 'consulting_hours', 'The hours of consulting', 0, 40);
    written_report := private.json_flag(input, 'written_report');
    lines := private.arborist_lines(book, hours, written_report);
  end if;
  foreach tree in array trees loop
    reasons := reasons || private.tree_warnings(tree);
    if category in ('tree_removal', 'emergency') then
      lines := lines || private.removal_lines(book, category = 'emergency', tree);
    end if;
  end loop;
  if category = 'maintenance' then
    lines := lines || private.trimming_line(book, trees);
  elsif category = 'stump_grinding' then
    lines := lines || private.stump_line(book, trees);
  elsif category in ('tree_removal', 'emergency') then
    lines := lines || private.stump_line(book, array(select t from unnest(trees) t where t.stump));
    lines := lines || private.estimate_line('haul', null, 0, 0, 'Hauling branches away is included');
  end if;
  if category in ('tree_removal', 'emergency', 'maintenance') then
    lines := lines || private.estimate_line('permit', null, 0, 0, 'Permits: check with your city or county');
  end if;

  select sum((line ->> 'low_cents')::bigint), sum((line ->> 'high_cents')::bigint)
  into low_total, high_total from jsonb_array_elements(lines) line;
  select low into minimum_cents from private.price_band(book, case category
    when 'tree_removal' then 'removal' when 'stump_grinding' then 'stump' when 'maintenance' then 'trimming'
    else category::text end, 'minimum', 0);
  if low_total < minimum_cents then
    -- The first line carries the charge that every visit costs at least.
    lines := jsonb_set(lines, '{0}', (lines -> 0) || jsonb_build_object(
      'low_cents', (lines -> 0 ->> 'low_cents')::bigint + minimum_cents - low_total,
      'high_cents', (lines -> 0 ->> 'high_cents')::bigint + greatest(minimum_cents - high_total, 0),
      'reason', (lines -> 0 ->> 'reason') || ', at least the minimum charge of a visit'));
    high_total := greatest(high_total, minimum_cents);
    low_total := minimum_cents;
  end if;
  if timing = 'this_week' then
    rise := private.rise_of(low_total, high_total, 0.1, 0.2);
    lines := lines || private.estimate_line('urgency', null, rise, rise, 'Within a week: 10 to 20 percent more');
    low_total := low_total + rise;
    high_total := high_total + rise;
  end if;
  wide := high_total > 3 * low_total;
  if wide then
    reasons := reasons || case
      when category in ('tree_removal', 'emergency') and exists (select 1 from unnest(trees) t where t.diameter_cm is null)
        then 'The range is wide. Add the trunk width to narrow it. A visit will settle it.'
      else 'The range is wide. A visit will narrow it.' end;
  end if;

  return jsonb_build_object('version', book, 'currency', 'USD', 'low_cents', low_total, 'high_cents', high_total,
    'lines', lines, 'reasons', to_jsonb(reasons), 'site_visit_needed', cardinality(reasons) > 0,
    'line_clearance_needed', exists (select 1 from unnest(trees) t where t.near_wires),
    'inputs', private.estimate_inputs(chosen, timing, trees, hours, written_report),
    'sources', private.price_sources(book, case category
      when 'tree_removal' then array['removal', 'crane', 'stump'] when 'emergency' then array['emergency', 'crane', 'stump']
      when 'maintenance' then array['trimming'] when 'stump_grinding' then array['stump'] else array['arborist'] end));
end $$;
comment on function private.estimate_of(int, jsonb) is
  'The estimate by one version of the price book. The version and inputs stored with a request give its estimate again.';
grant execute on function private.estimate_of(int, jsonb) to anon, authenticated;

create function public.estimate_request(input jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.estimate_of((select max(version) from public.price_book_items), input)
$$;
comment on function public.estimate_request(jsonb) is
  'The instant estimate, for anyone. Input: category, trees (see private.parse_trees; a height is enough), timing, consulting_hours, written_report. Returns version, inputs, low_cents, high_cents, lines (code, tree, low_cents, high_cents, reason), reasons, site_visit_needed, line_clearance_needed, sources (publisher, title, year).';
grant execute on function public.estimate_request(jsonb) to anon, authenticated;

-- 28_estimates/functions/price_book.sql

create function private.price_band(book int, for_service text, by_basis text, value float8, out low float8, out high float8)
language sql stable set search_path = '' as $$
  -- Heights and trunks arrive in metric: 30 feet may come as 30.0000000001.
  select i.low_cents, i.high_cents from public.price_book_items i
  where i.version = book and i.service = for_service and i.basis = by_basis
    and (i.from_value = 0 or i.from_value < round(value::numeric, 3))
  order by i.from_value desc limit 1
$$;
comment on function private.price_band(int, text, text, float8) is 'The band of a service that a value falls into, in cents.';
grant execute on function private.price_band(int, text, text, float8) to anon, authenticated;

-- How an administrator changes prices: every change is a new version, looked at before it is saved.
create function private.changed_prices(book int, changes jsonb) returns setof public.price_book_items
language plpgsql stable security definer set search_path = '' as $$
declare
  given jsonb;
  band public.price_book_items;
begin
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) not between 1 and 200 then
    raise exception 'Choose which prices to change.';
  end if;
  for given in select value from jsonb_array_elements(changes) loop
    if jsonb_typeof(given) <> 'object' then
      raise exception 'Each price must name its band.';
    end if;
    select * into band from public.price_book_items i
    where i.version = book and i.service = given ->> 'service' and i.basis = given ->> 'basis'
      and i.from_value = coalesce(private.json_whole(given, 'from_value', 'The start of a band', 0, 100000), 0);
    if not found then
      raise exception 'The price book has no such band.';
    end if;
    band.low_cents := coalesce(private.json_whole(given, 'low_cents', 'A low price in cents', 0, 100000000), band.low_cents);
    band.high_cents := coalesce(private.json_whole(given, 'high_cents', 'A high price in cents', 0, 100000000), band.high_cents);
    -- A price no one names a source for is the operator's own.
    band.publisher := coalesce(private.json_text(given, 'publisher', 'The publisher', 120), 'Tree Service');
    band.title := coalesce(private.json_text(given, 'title', 'The title', 200), 'Prices we set ourselves');
    band.published_year := coalesce(private.json_whole(given, 'published_year', 'The year', 1990, 2200),
      extract(year from now()))::int;
    if band.high_cents < band.low_cents then
      raise exception 'A high price must not be below its low price.';
    end if;
    return next band;
  end loop;
end $$;
comment on function private.changed_prices(int, jsonb) is
  'The bands of a version with their new prices, from untrusted JSON: service, basis, from_value, low_cents, high_cents; and publisher, title, published_year, without which the price counts as our own decision.';

create function private.add_price_book(book int, new_book int, changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents, publisher, title, published_year)
  select new_book, i.service, i.basis, i.from_value, coalesce(c.low_cents, i.low_cents), coalesce(c.high_cents, i.high_cents),
    coalesce(c.publisher, i.publisher), coalesce(c.title, i.title), coalesce(c.published_year, i.published_year)
  from public.price_book_items i
  left join (
    select distinct on (p.service, p.basis, p.from_value) p.* from private.changed_prices(book, changes) p
  ) c on c.service = i.service and c.basis = i.basis and c.from_value = i.from_value
  where i.version = book;
  if not exists (
    select 1 from public.price_book_items n join public.price_book_items o
      on o.version = book and o.service = n.service and o.basis = n.basis and o.from_value = n.from_value
    where n.version = new_book and (n.low_cents, n.high_cents) <> (o.low_cents, o.high_cents)
  ) then
    raise exception 'Nothing was changed.';
  end if;
end $$;
comment on function private.add_price_book(int, int, jsonb) is
  'Writes a version of the price book that differs from another by some prices.';

create function private.price_book_rows(book int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('service', i.service, 'basis', i.basis, 'from_value', i.from_value,
    'low_cents', i.low_cents, 'high_cents', i.high_cents, 'publisher', i.publisher, 'title', i.title,
    'published_year', i.published_year) order by i.service, i.basis, i.from_value)
  from public.price_book_items i where i.version = book
$$;
comment on function private.price_book_rows(int) is 'A version of the price book for the audit trail.';

create function public.save_price_book(changes jsonb, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('save_price_book', idempotency_key);
  why text := private.required_text(reason, 'A reason', 1000);
  book int;
begin
  if answer is not null then
    return answer;
  end if;
  -- Two administrators take turns, so that neither overwrites what the other has just set.
  lock table public.price_book_items in share row exclusive mode;
  book := (select max(i.version) from public.price_book_items i);
  perform private.add_price_book(book, book + 1, changes);
  perform private.audit('price_book.save', 'price_book_items', null,
    jsonb_build_object('version', book, 'prices', private.price_book_rows(book)),
    jsonb_build_object('version', book + 1, 'prices', private.price_book_rows(book + 1)), why);
  return private.save_idempotent_result('save_price_book', idempotency_key, jsonb_build_object('version', book + 1));
end $$;
comment on function public.save_price_book(jsonb, text, uuid) is
  'An administrator changes prices ([{service, basis, from_value, low_cents, high_cents, and optionally publisher, title, published_year}]), with a reason. It becomes a new version; estimates stored with requests keep theirs. Audited. Returns {version}.';
grant execute on function public.save_price_book(jsonb, text, uuid) to authenticated;

create function public.preview_price_book(changes jsonb, examples jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  book int := (select max(i.version) from public.price_book_items i);
  tried constant int := -1;
  example jsonb;
  answer jsonb := '[]';
begin
  perform private.require_admin();
  if examples is null or jsonb_typeof(examples) <> 'array' or jsonb_array_length(examples) not between 1 and 20 then
    raise exception 'Enter between 1 and 20 example jobs.';
  end if;
  -- The prices are written, asked and taken out again: the estimate itself answers, and nothing stays.
  perform private.add_price_book(book, tried, changes);
  for example in select value from jsonb_array_elements(examples) loop
    answer := answer || jsonb_build_array(jsonb_build_object(
      'before', private.estimate_of(book, example), 'after', private.estimate_of(tried, example)));
  end loop;
  delete from public.price_book_items i where i.version = tried;
  return answer;
end $$;
comment on function public.preview_price_book(jsonb, jsonb) is
  'For administrators: what example jobs (see estimate_request) cost now and with changed prices (see save_price_book). Saves nothing. Returns [{before, after}], each an estimate.';
grant execute on function public.preview_price_book(jsonb, jsonb) to authenticated;

-- 30_requests/functions/access.sql

-- Who may see a request and what hangs on it.
create function private.can_read_site(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.service_requests r where r.id = target and r.owner_id = auth.uid())
    or exists (
      select 1 from public.leads l
      where l.request_id = target and l.vendor_id = auth.uid()
        and (l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
          or (l.state = 'won' and exists (
            select 1 from public.jobs j where j.lead_id = l.id and j.state not in ('cancelled', 'no_show')))))
    or private.is_admin()
$$;
comment on function private.can_read_site(uuid) is
  'Whether the caller may see what the place of a request looks like: its owner, a Pro who may get or got the work, an administrator. Pros who declined, lost or were turned away no longer may.';
grant execute on function private.can_read_site(uuid) to authenticated;

create function private.can_read_photo(photo text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.request_photos p where p.path = photo and private.can_read_site(p.request_id))
    or exists (
      select 1 from public.job_photos p join public.jobs j on j.id = p.job_id
      where p.path = photo and auth.uid() in (j.owner_id, j.vendor_id))
    or private.is_admin()
$$;
comment on function private.can_read_photo(text) is
  'Whether a photo belongs to a request whose place the caller may see, or to a job of the caller.';
grant execute on function private.can_read_photo(text) to authenticated;

-- Type and size are checked by storage itself against the bucket; the name says the type here.
create function private.may_add_photo(photo text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text := auth.uid()::text;
  limits private.owner_limits;
begin
  if split_part(photo, '/', 1) <> folder
    or photo !~* '^[0-9a-f-]{36}(/[a-z0-9_-]{1,60}){0,2}/[a-z0-9_.-]{1,120}\.(jpe?g|png|webp)$'
    or photo ~ '\.\.'
    or exists (select 1 from public.profiles p where p.id = auth.uid() and p.deleted_at is not null) then
    return false;
  end if;
  select * into limits from private.owner_limits;
  return (
    select count(*) < limits.photos_at_most
      and count(*) filter (where o.created_at > now() - interval '1 day') < limits.photos_a_day
    from storage.objects o where o.bucket_id = 'tree-photos' and o.name like folder || '/%');
end $$;
comment on function private.may_add_photo(text) is
  'Whether the caller may upload a photo under this name: in the own folder, with the ending of an image, and not too many, as private.owner_limits says.';
grant execute on function private.may_add_photo(text) to authenticated;

-- 30_requests/functions/drafts.sql

-- Unsent requests: left by visitors with a sign-up, kept for owners, sent once.

create function private.draft_submission(answers jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select (answers -> 'submission') || '{"photos": []}'
$$;
comment on function private.draft_submission(jsonb) is
  'The input of submit_request in what the form holds, null while the answers are incomplete. Its photos are on a device still.';

create function private.draft_expiry() returns timestamptz
language sql stable set search_path = '' as $$
  select now() + interval '7 days'
$$;
comment on function private.draft_expiry() is 'When a draft that is written now expires.';

create function private.is_free(draft public.request_drafts) returns boolean
language sql stable security definer set search_path = '' as $$
  select draft.is_waiting and draft.request_id is null and not exists (
    select 1 from auth.users u where u.id = draft.owner_id and u.email_confirmed_at is not null)
$$;
comment on function private.is_free(public.request_drafts) is
  'Whether anyone with its key may still change a draft: a visitor left it, and no one has confirmed the email address.';

create function private.replace_waiting_draft(draft_key uuid, earlier uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  category text;
begin
  select d.owner_id into account from public.request_drafts d
  where d.key = earlier and d.key <> draft_key and d.owner_id is not null and private.is_free(d) for update;
  if account is null then
    return;
  end if;
  update public.request_drafts d set owner_id = account where d.key = draft_key and private.is_free(d)
  returning d.answers -> 'submission' ->> 'category' into category;
  if not found then
    return;
  end if;
  delete from public.request_drafts d where d.key = earlier;
  -- The account service keeps what the first sign-up said; the next mail names what is sent now.
  update auth.users u
  set raw_user_meta_data = u.raw_user_meta_data
    || jsonb_build_object('request_draft', draft_key, 'waiting_request', category)
  where u.id = account;
end $$;
comment on function private.replace_waiting_draft(uuid, uuid) is
  'With the key of a draft that waits for its email address to be confirmed, replaces it by another draft.';

create function public.leave_request_draft(key uuid, answers jsonb, earlier uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  limits private.owner_limits;
  submission jsonb := private.draft_submission(answers);
begin
  if key is null or submission is null then
    raise exception 'This request is not complete.';
  end if;
  if octet_length(answers::text) > 65536 then
    raise exception 'This request is too long.';
  end if;
  select * into limits from private.owner_limits;
  perform private.count_report('draft ' || private.caller_key(),
    case private.caller_key() when 'visitors' then limits.visitor_drafts_an_hour else limits.drafts_an_hour end, 'hour');
  perform private.parse_submission(submission);
  perform private.parse_street(submission -> 'property');
  delete from public.request_drafts d where d.expires_at < now();
  -- Who holds the key may write on until someone has confirmed the address it was left for.
  insert into public.request_drafts as d (key, answers, is_waiting, expires_at)
  values (key, answers, true, private.draft_expiry())
  on conflict on constraint request_drafts_pkey do update
  set answers = excluded.answers, expires_at = excluded.expires_at
  where private.is_free(d);
  perform private.replace_waiting_draft(key, earlier);
end $$;
comment on function public.leave_request_draft(uuid, jsonb, uuid) is
  'A visitor leaves a complete request for the account about to be created: key is the one it will be sent with, answers what the form holds with the input of submit_request as submission, checked by the same rules. Sign-up names the key in its metadata as request_draft. Again with the same key, the answers are replaced. earlier: the key of a draft left with an earlier sign-up that no one has confirmed; the new draft takes its place, since a second sign-up with the address changes nothing of the account. Limited for each caller.';
grant execute on function public.leave_request_draft(uuid, jsonb, uuid) to anon;

create function public.request_draft_status(key uuid)
returns table (category text, photos int, request_id uuid, number bigint)
language sql stable security definer set search_path = '' as $$
  select d.answers -> 'submission' ->> 'category',
    case jsonb_typeof(d.answers -> 'photos') when 'array' then jsonb_array_length(d.answers -> 'photos') else 0 end,
    r.id, r.number
  from public.request_drafts d left join public.service_requests r on r.id = d.request_id
  where d.key = request_draft_status.key and d.is_waiting and d.expires_at > now()
$$;
comment on function public.request_draft_status(uuid) is
  'What became of a request that waits for an address to be confirmed, for who holds its key: its category, how many photos are on the device it was written on, and id and number once it is sent. No row for an unknown or expired key. It says the same whether or not the address had an account before.';
grant execute on function public.request_draft_status(uuid) to anon, authenticated;

create function private.note_draft_sent(owner uuid, draft_key uuid, request uuid) returns void
language sql security definer set search_path = '' as $$
  update public.request_drafts d set owner_id = owner, request_id = request, refusal = null
  where d.key = draft_key and (d.owner_id = owner or private.is_free(d))
$$;
comment on function private.note_draft_sent(uuid, uuid, uuid) is
  'A draft that was sent, from whichever device, is no longer a draft.';

create function private.send_waiting_drafts(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  draft public.request_drafts;
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  subject text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  -- Not locked: submitting locks the key first, then the draft.
  for draft in
    select * from public.request_drafts d
    where d.owner_id = owner and d.is_waiting and d.request_id is null and d.expires_at > now()
    order by d.created_at
  loop
    begin
      -- The account service confirms addresses; the request is the owner's.
      perform set_config('request.jwt.claims', jsonb_build_object('sub', owner, 'role', 'authenticated')::text, true),
        set_config('request.jwt.claim.sub', owner::text, true);
      perform public.submit_request(private.draft_submission(draft.answers), draft.key);
      perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', subject, true);
    exception when others then
      -- The address is confirmed all the same; the owner finds the draft, and why it was not sent.
      raise warning 'A waiting request could not be sent: %', sqlerrm;
      update public.request_drafts d
      set refusal = case when sqlstate = 'P0001' then sqlerrm else 'Something went wrong on our side.' end
      where d.key = draft.key;
    end;
  end loop;
end $$;
comment on function private.send_waiting_drafts(uuid) is
  'Sends what an owner wrote before the address was confirmed, with the key of the draft, so that a device that sends it too has no second effect. What is refused stays a draft with the reason.';

create function public.save_request_draft(key uuid, answers jsonb, expected_version int default null) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  kept public.request_drafts;
begin
  if key is null or answers is null or jsonb_typeof(answers) <> 'object' then
    raise exception 'There is nothing to save.';
  end if;
  if octet_length(answers::text) > 65536 then
    raise exception 'This request is too long.';
  end if;
  -- A save that was under way while the request was sent must not bring the draft back.
  if exists (select 1 from private.answered_calls c where c.actor_id = caller and c.key = save_request_draft.key) then
    raise exception 'This request was already sent.' using hint = 'already_sent';
  end if;
  insert into public.request_drafts (key, owner_id, answers, expires_at)
  values (key, caller, answers, private.draft_expiry()) on conflict do nothing;
  if not found then
    select * into kept from public.request_drafts d where d.key = key for update;
    if kept.owner_id is distinct from caller and not private.is_free(kept) then
      raise exception 'This request is not yours.' using errcode = '42501';
    end if;
    if kept.request_id is not null then
      raise exception 'This request was already sent.' using hint = 'already_sent';
    end if;
    if kept.owner_id = caller then
      perform private.assert_version(kept.version, coalesce(expected_version, 0), 'This request');
    end if;
    update public.request_drafts d
    set owner_id = caller, answers = save_request_draft.answers, is_waiting = false, refusal = null,
      expires_at = private.draft_expiry()
    where d.key = key returning * into kept;
    return kept.version;
  end if;
  delete from public.request_drafts d
  where d.owner_id = caller and d.request_id is null and d.key not in (
    select n.key from public.request_drafts n where n.owner_id = caller and n.request_id is null
    order by n.updated_at desc, n.key limit (select l.drafts_at_most from private.owner_limits l));
  return 1;
end $$;
comment on function public.save_request_draft(uuid, jsonb, int) is
  'An owner keeps what the form holds, to continue it on another device. Refused with the hint version_conflict when it was saved elsewhere since expected_version (null for a draft not saved before), and with already_sent once it is sent. Returns the new version. Only the latest few are kept, each for 7 days.';
grant execute on function public.save_request_draft(uuid, jsonb, int) to authenticated;

create function public.discard_request_draft(key uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
begin
  delete from public.request_drafts d where d.key = key and d.owner_id = caller and d.request_id is null;
end $$;
comment on function public.discard_request_draft(uuid) is
  'The calling owner discards an unsent request, on every device.';
grant execute on function public.discard_request_draft(uuid) to authenticated;

-- 30_requests/functions/finding.sql

create function public.find_my_requests(
  states text[] default null, words text default null, at_property uuid default null,
  sort text default 'newest', after uuid default null, page_size int default 20
) returns table (id uuid, number bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
  patterns text[] := private.search_patterns(private.clean_text(words, 'The words to search for', 200));
  last_row public.service_requests;
  moment text := case sort when 'updated' then 'updated_at' else 'created_at' end;
  direction text := case sort when 'oldest' then 'asc' else 'desc' end;
begin
  if sort is null or sort not in ('newest', 'oldest', 'updated') then
    raise exception 'Requests can be sorted by newest, oldest or updated.';
  end if;
  if after is not null then
    select r.* into last_row from public.service_requests r where r.id = after and r.owner_id = caller;
    if not found then
      raise exception 'The request to continue from does not exist.';
    end if;
  end if;
  return query execute format(
    'select r.id, r.number from public.service_requests r
     join public.properties p on p.id = r.property_id
     left join public.quotes q on q.request_id = r.id and q.state = ''accepted''
     left join public.vendor_profiles v on v.vendor_id = q.vendor_id
     where r.owner_id = $1
       and ($2::text[] is null or r.state::text = any ($2))
       and ($3::uuid is null or r.property_id = $3)
       and ($4::uuid is null or (r.%1$I, r.id) %2$s ($5, $4))
       and ($6::text[] = ''{}'' or concat_ws('' '', ''#'' || r.number, replace(r.category::text, ''_'', '' ''),
         case r.category when ''maintenance'' then ''trimming and care'' when ''arborist'' then ''visit''
           when ''emergency'' then ''work'' end,
         r.description, r.city, r.region, r.zip, p.label, p.address, v.business_name) ilike all ($6))
     order by r.%1$I %3$s, r.id %3$s limit $7',
    moment, case direction when 'asc' then '>' else '<' end, direction)
    using caller, states, at_property, after,
      case moment when 'updated_at' then last_row.updated_at else last_row.created_at end,
      patterns, least(greatest(coalesce(page_size, 20), 1), 100);
end $$;
comment on function public.find_my_requests(text[], text, uuid, text, uuid, int) is
  'Ids and numbers of the calling owner''s requests in order: in these states, with every word somewhere in number, service, description, place or chosen Pro, at this property; sorted by newest, oldest or updated; those after the given one. Up to 100 at a time.';
grant execute on function public.find_my_requests(text[], text, uuid, text, uuid, int) to authenticated;

create function public.count_my_requests(at_property uuid default null)
returns table (state public.request_state, requests int)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    select r.state, count(*)::int from public.service_requests r
    where r.owner_id = caller and (at_property is null or r.property_id = at_property)
    group by r.state;
end $$;
comment on function public.count_my_requests(uuid) is
  'How many requests the calling owner has in each state, everywhere or at one property.';
grant execute on function public.count_my_requests(uuid) to authenticated;

-- What an owner's dashboard asks for: the requests that wait for the owner, however many others are open.
create function public.my_pressing_requests(page_size int default 50) returns table (id uuid, total bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    with pressing as (
      -- Work to look at, or a change of it to decide about.
      select r.id, 1 as place, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state in ('awarded', 'scheduled', 'in_progress') and exists (
        select 1 from public.jobs j
        where j.request_id = r.id and j.state in ('delivered', 'change_order_pending'))
      union all
      -- The latest version of a quote, unanswered.
      select r.id, 2, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state in ('submitted', 'matching', 'open') and exists (
        select 1 from public.quotes q
        where q.request_id = r.id and q.state in ('sent', 'viewed') and not exists (
          select 1 from public.quotes later where later.lead_id = q.lead_id and later.version > q.version))
      union all
      select r.id, 3, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state = 'completed' and not exists (
        select 1 from public.reviews v where v.request_id = r.id and v.author_side = 'owner')
    )
    select p.id, count(*) over () from pressing p
    order by p.place, p.updated_at, p.id
    limit least(greatest(coalesce(page_size, 50), 1), 100);
end $$;
comment on function public.my_pressing_requests(int) is
  'The calling owner''s requests that wait for the owner, with how many there are: work to decide about, quotes to answer, reviews to write; in each, the longest waiting first. Up to 100.';
grant execute on function public.my_pressing_requests(int) to authenticated;

create function public.admin_find_requests(
  words text default null, states public.request_state[] default null, matched boolean default false,
  after uuid default null, page_size int default 20
) returns table (
  id uuid, number bigint, state public.request_state, category public.service_category,
  contact_name text, city text, region text, zip text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text;
  named uuid;
  looked_for tsquery;
  last_at timestamptz;
begin
  perform private.require_admin();
  wanted := private.clean_text(words, 'The words to search for', 200);
  -- An id alone or the address of a page that names it.
  named := substring(lower(wanted) from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid;
  if named is null then
    looked_for := private.words_looked_for(wanted);
  end if;
  if after is not null then
    select r.created_at into last_at from public.service_requests r where r.id = after;
    if not found then
      raise exception 'The request to continue from does not exist.';
    end if;
  end if;
  -- Only what is requested is part of the statement, so that each choice is read by its own index.
  return query execute
    'select r.id, r.number, r.state, r.category, r.contact_name, r.city, r.region, r.zip, r.created_at
     from public.service_requests r where true'
    || case when named is not null then ' and r.id = $1' else '' end
    || case when looked_for is not null then
      ' and private.request_words(r.number, r.category, r.description, r.contact_name, r.city, r.region, r.zip) @@ $2'
      else '' end
    || case when states is not null then ' and r.state = any ($3)' else '' end
    || case when matched then ' and exists (select from public.match_runs m where m.request_id = r.id)' else '' end
    || case when after is not null then ' and (r.created_at, r.id) < ($4, $5)' else '' end
    || ' order by r.created_at desc, r.id desc limit $6'
    using named, looked_for, states, last_at, after, least(greatest(coalesce(page_size, 20), 1), 100);
end $$;
comment on function public.admin_find_requests(text, public.request_state[], boolean, uuid, int) is
  'For administrators: requests newest first, those after the given one, up to 100 at a time; where every word begins a word of number, service, place, contact or description, or the words hold its id; in these states; with matched, those that were matched at least once.';
grant execute on function public.admin_find_requests(text, public.request_state[], boolean, uuid, int) to authenticated;

-- 30_requests/functions/lifetime.sql

create function private.set_lifetime(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  ending timestamptz := now() + rules.request_lifetime_days * interval '1 day';
begin
  perform private.set_timer('request', request, 'remind', ending - rules.request_reminder_days * interval '1 day');
  perform private.set_timer('request', request, 'expire', ending);
end $$;
comment on function private.set_lifetime(uuid) is
  'Starts the clock of a request that looks for a Pro; some days before it ends, as the matching policy says, an event reminds of it.';

create function private.request_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('request', timer.subject_id, 'remind', 'timer');
  return true;
end $$;
comment on function private.request_remind_due(private.timers, timestamptz) is
  'Leaves the event that a request no one was chosen for will soon lapse.';

create function private.request_expire_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('request', timer.subject_id, 'expire', 'timer');
  perform private.close_leads(timer.subject_id, null);
  return true;
end $$;
comment on function private.request_expire_due(private.timers, timestamptz) is
  'A request no one was chosen for lapses, and its leads with it.';

create function private.request_close_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.jobs j where j.request_id = timer.subject_id and private.is_disputed(j.id)
  ) then
    perform private.set_timer('request', timer.subject_id, 'close', now_at + interval '7 days');
    return false;
  end if;
  perform private.transition('request', timer.subject_id, 'close', 'timer');
  return true;
end $$;
comment on function private.request_close_due(private.timers, timestamptz) is
  'A completed request is closed after 30 days; while its job is disputed, later.';

-- 30_requests/functions/moderation.sql

-- Requests that should never have been made.
create function public.reject_request_as_spam(request_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  before_row jsonb;
  credited int;
begin
  perform private.require_admin();
  perform private.lock_request_of('request', request_id);
  select to_jsonb(r) into before_row from public.service_requests r where r.id = request_id;
  perform private.transition('request', request_id, 'reject_spam', 'admin', why);
  perform private.close_leads(request_id, null);
  credited := private.credit_leads(request_id, 'The request was removed as spam');
  perform private.audit('request.reject_spam', 'service_requests', request_id, before_row,
    (select to_jsonb(r) from public.service_requests r where r.id = request_id), why);
  return credited;
end $$;
comment on function public.reject_request_as_spam(uuid, text) is
  'An administrator removes a request that is spam: its leads close, held tokens go back and captured ones are refunded. Returns how many Pros were refunded.';
grant execute on function public.reject_request_as_spam(uuid, text) to authenticated;

-- 30_requests/functions/submitting.sql

-- Submitting a request: one call, one transaction, once.

create function private.is_photo_in(folder text, photo_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select starts_with(photo_path, folder || '/') and exists (
    select 1 from storage.objects o where o.bucket_id = 'tree-photos' and o.name = photo_path)
$$;
comment on function private.is_photo_in(text, text) is 'Whether this photo was uploaded into a folder.';

-- Photo paths from untrusted JSON: texts uploaded into a folder, the caller's own unless said otherwise.
create function private.parse_photos(source jsonb, at_most int, folder text default null) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  photo jsonb;
  paths text[] := '{}';
begin
  if source is null or source = 'null'::jsonb then
    return paths;
  end if;
  if jsonb_typeof(source) <> 'array' or jsonb_array_length(source) > at_most then
    raise exception 'At most % photos can be sent.', at_most;
  end if;
  for photo in select * from jsonb_array_elements(source) loop
    if jsonb_typeof(photo) <> 'string' or private.is_photo_in(coalesce(folder, auth.uid()::text), photo #>> '{}') is not true then
      raise exception 'A photo was not uploaded. Please add it again.' using hint = 'photo_missing';
    end if;
    paths := paths || (photo #>> '{}');
  end loop;
  return paths;
end $$;
comment on function private.parse_photos(jsonb, int, text) is
  'Paths of at most so many photos the caller has uploaded, or that are in the given folder, in order.';

-- Waiting requests of one owner for the same work at the same place are one request.
create function private.refuse_duplicate(property uuid, wanted public.service_category) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  open_number bigint;
begin
  select r.number into open_number from public.service_requests r
  where r.property_id = property and r.category = wanted and r.state in ('submitted', 'matching', 'open')
    and r.created_at > now() - (select l.duplicate_window from private.owner_limits l)
  order by r.created_at desc limit 1;
  if open_number is not null then
    raise exception 'You already have an open request for this service at this property: request #%.', open_number
      using hint = 'duplicate_request';
  end if;
end $$;
comment on function private.refuse_duplicate(uuid, public.service_category) is
  'Refuses a request like one that is still open at the property, and names that one.';

create function private.add_late_photos(request uuid, source jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  late text[] := private.parse_photos(source, 20);
begin
  if cardinality(late) = 0 then
    return;
  end if;
  perform 1 from public.service_requests r
  where r.id = request and r.state in ('submitted', 'matching', 'open', 'awarded', 'scheduled', 'in_progress') for update;
  if not found then
    return;
  end if;
  insert into public.request_photos (request_id, path, position)
  select request, p.path, taken.last_place + row_number() over (order by p.place)
  from unnest(late) with ordinality p (path, place),
    (select coalesce(max(f.position), 0) as last_place, count(*) as present from public.request_photos f
      where f.request_id = request) taken
  where not exists (select 1 from public.request_photos f where f.path = p.path)
    and taken.present + p.place <= 20;
  update public.service_requests r set updated_at = now() where r.id = request;
end $$;
comment on function private.add_late_photos(uuid, jsonb) is
  'Adds photos to a request that is not over yet, 20 in all; those it has already are not added again.';

create function private.check_request_pace(caller uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from public.service_requests r
      where r.owner_id = caller and r.created_at > now() - interval '1 hour')
    >= (select l.requests_an_hour from private.owner_limits l) then
    raise exception 'You have submitted many requests within an hour. Please try again later.' using hint = 'too_fast';
  end if;
end $$;
comment on function private.check_request_pace(uuid) is 'Refuses an owner who submits more requests an hour than allowed.';

-- The tree of the inventory a tree card stands for: the one it names, with its facts brought up to
-- date, or a new one.
create function private.keep_tree(property uuid, card jsonb, facts public.request_trees) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  tree uuid;
begin
  if card ->> 'property_tree_id' is null then
    insert into public.property_trees (property_id, label, species, height_m, diameter_cm, count, condition)
    values (property, coalesce(facts.species, 'Tree ' || facts.position), facts.species, facts.height_m,
      facts.diameter_cm, facts.count, facts.condition)
    returning id into tree;
    return tree;
  end if;
  update public.property_trees t
  set species = coalesce(facts.species, t.species), height_m = facts.height_m,
    diameter_cm = coalesce(facts.diameter_cm, t.diameter_cm), count = facts.count, condition = facts.condition
  where t.property_id = property and t.id::text = card ->> 'property_tree_id' and t.removed_at is null
  returning t.id into tree;
  if tree is null then
    raise exception 'One of the trees is not on this property.';
  end if;
  return tree;
end $$;
comment on function private.keep_tree(uuid, jsonb, public.request_trees) is
  'Brings the inventory of a property up to date with a tree card; returns the tree''s id.';

create function private.parse_submission(input jsonb) returns private.submission
language plpgsql stable security definer set search_path = '' as $$
declare
  given private.submission;
  contact jsonb := input -> 'contact';
  timing text := input ->> 'timing';
begin
  if timing is null or timing not in ('emergency', 'this_week', 'this_month', 'flexible') then
    raise exception 'Choose when the work should be done.';
  end if;
  given.timing := timing::public.request_timing;
  given.estimate := public.estimate_request(input);
  given.category := private.parse_category(input ->> 'category');
  given.first_name := private.required_text(private.json_text(contact, 'first_name', 'Your first name', 80), 'Your first name', 80);
  given.phone := private.json_text(contact, 'phone', 'The phone number', 20);
  if given.phone !~ '^\+1[2-9][0-9]{9}$' then
    raise exception 'The phone number must be a US number with 10 digits.';
  end if;
  given.last_name := private.json_text(contact, 'last_name', 'Your last name', 80);
  given.description := private.required_text(
    private.json_text(input, 'description', 'The description', 4000), 'The description', 4000);
  given.access_notes := private.json_text(input, 'access_notes', 'The access notes', 2000);
  return given;
end $$;
comment on function private.parse_submission(jsonb) is
  'What a request says, checked and priced; its property and its photos, which belong to an account, are looked at when it is sent.';

create function public.submit_request(input jsonb, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  answer jsonb := private.idempotent_result('submit_request', idempotency_key);
  rules public.matching_policy := private.policy();
  place public.properties;
  given private.submission;
  tree public.request_trees;
  asked uuid := private.parse_asked_pro(input -> 'ask');
  photos text[];
  request public.service_requests;
begin
  if answer is not null then
    -- A draft sent on confirmation left its photos on the device; they follow with the same key.
    perform private.add_late_photos((answer ->> 'id')::uuid, input -> 'photos');
    return answer;
  end if;
  if (select p.user_type from public.profiles p where p.id = caller) <> 'owner' then
    raise exception 'Only property owners can request work.' using errcode = '42501';
  end if;
  perform private.check_request_pace(caller);
  given := private.parse_submission(input);
  photos := private.parse_photos(input -> 'photos', 20);
  place := private.find_or_add_property(caller, input -> 'property');
  perform private.refuse_duplicate(place.id, given.category);
  update public.profiles p
  set first_name = given.first_name, last_name = coalesce(given.last_name, p.last_name),
    phone = coalesce(given.phone, p.phone), zip = coalesce(p.zip, place.zip), is_profile_complete = true
  where p.id = caller;

  insert into public.service_requests (
    owner_id, property_id, category, timing, description, contact_name,
    city, region, zip, latitude, longitude, time_zone,
    estimate, estimate_low_cents, estimate_high_cents, token_price, asks_others)
  select caller, place.id, given.category, given.timing, given.description, given.first_name,
    z.city, z.state, z.zip, z.latitude, z.longitude, z.time_zone,
    given.estimate, (given.estimate ->> 'low_cents')::bigint, (given.estimate ->> 'high_cents')::bigint,
    least(greatest(round(((given.estimate ->> 'low_cents')::bigint + (given.estimate ->> 'high_cents')::bigint) / 2.0
      / rules.cents_per_token)::int, rules.token_price_min), rules.token_price_max),
    asked is null or coalesce((input -> 'ask' -> 'others')::boolean, false)
  from public.zip_codes z where z.zip = place.zip
  returning * into request;
  insert into private.asked_pros (request_id, vendor_id) select request.id, asked where asked is not null;
  insert into public.request_access (request_id, notes)
  select request.id, given.access_notes where given.access_notes is not null;
  insert into public.request_trees (
    request_id, position, species, height_m, diameter_cm, count, condition,
    near_structure, on_structure, near_wires, poor_access, stump)
  select request.id, t."position", t.species, t.height_m, t.diameter_cm, t.tree_count, t.condition,
    t.near_structure, t.on_structure, t.near_wires, t.poor_access, t.stump
  from private.parse_trees(input -> 'trees') t;
  for tree in select * from public.request_trees t where t.request_id = request.id order by t.position loop
    update public.request_trees t
    set property_tree_id = private.keep_tree(place.id, input -> 'trees' -> (tree.position - 1), tree)
    where t.id = tree.id;
  end loop;
  insert into public.request_photos (request_id, path, position)
  select request.id, p.path, p.place from unnest(photos) with ordinality p (path, place);

  perform private.transition('request', request.id, 'submit', 'owner');
  update public.service_requests r set submitted_at = now() where r.id = request.id;
  perform private.set_lifetime(request.id);
  perform private.transition('request', request.id, 'match', 'system');
  perform private.run_match(request.id);
  perform private.require_asked_pro(request.id);
  perform private.offer_next(request.id, now());
  perform private.note_draft_sent(caller, idempotency_key, request.id);
  return private.save_idempotent_result('submit_request', idempotency_key,
    jsonb_build_object('id', request.id, 'number', request.number));
end $$;
comment on function public.submit_request(jsonb, uuid) is
  'An owner submits a request: category, timing, description, access_notes, property {id | address, zip, label}, trees (property_tree_id names one of the inventory), photos (paths already uploaded), contact {first_name, last_name, phone}, ask {vendor_id, others} for the Pro to ask first (others: ask other Pros at once too). Prices it, matches it and makes the first offers. Returns {id, number}; a repeat with the same key returns the same, and adds photos it brings for the first time. Refuses a second open request for the same service at the same property within 30 days, and too many within an hour.';
grant execute on function public.submit_request(jsonb, uuid) to authenticated;

create function public.cancel_request(request_id uuid, reason text) returns public.request_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  why text := private.required_text(reason, 'A reason', 500);
  request public.service_requests;
  actor text := 'owner';
begin
  select * into request from public.service_requests r
  where r.id = request_id and (r.owner_id = caller or private.is_admin()) for update;
  if not found then
    raise exception 'This request does not exist.';
  end if;
  if request.owner_id <> caller then
    actor := 'admin';
  end if;
  perform private.lock_accounts(request_id);
  perform private.transition('job', j.id, 'cancel', actor, why)
  from public.jobs j where j.request_id = request_id and j.state not in ('cancelled', 'no_show');
  update public.jobs j set end_reason = why where j.request_id = request_id and j.end_reason is null;
  perform private.transition('request', request_id, 'cancel', actor, why);
  perform private.close_leads(request_id, null);
  if actor = 'admin' then
    perform private.credit_leads(request_id, 'The request was canceled by an administrator');
    perform private.audit('request.cancel', 'service_requests', request_id, to_jsonb(request),
      (select to_jsonb(r) from public.service_requests r where r.id = request_id), why);
  end if;
  return 'cancelled';
end $$;
comment on function public.cancel_request(uuid, text) is
  'Its owner, or an administrator, cancels a request whose work has not begun. Leads, quotes and the job close, held tokens go back; after an administrator''s canceling captured ones too. Returns the new state.';
grant execute on function public.cancel_request(uuid, text) to authenticated;

create function public.repeat_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  request public.service_requests;
  property public.properties;
  person public.profiles;
begin
  select * into request from public.service_requests r where r.id = request_id and r.owner_id = caller;
  if not found then
    raise exception 'This request does not exist.';
  end if;
  select * into property from public.properties p where p.id = request.property_id;
  select * into person from public.profiles p where p.id = caller;
  return jsonb_build_object(
    'category', request.category, 'timing', request.timing, 'description', request.description,
    'access_notes', (select a.notes from public.request_access a where a.request_id = request.id), 'photos', '[]'::jsonb,
    'property', case when property.archived_at is null then jsonb_build_object('id', property.id)
      else jsonb_build_object('address', property.address, 'zip', property.zip, 'label', property.label) end,
    'contact', jsonb_strip_nulls(jsonb_build_object(
      'first_name', person.first_name, 'last_name', person.last_name, 'phone', person.phone)),
    'trees', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'property_tree_id', kept.id, 'species', t.species, 'height_m', t.height_m, 'diameter_cm', t.diameter_cm,
        'count', t.count, 'condition', t.condition, 'near_structure', t.near_structure,
        'on_structure', t.on_structure, 'near_wires', t.near_wires, 'poor_access', t.poor_access,
        'stump', t.stump)) order by t.position), '[]')
      from public.request_trees t
      left join public.property_trees kept on kept.id = t.property_tree_id and kept.removed_at is null
      where t.request_id = request.id));
end $$;
comment on function public.repeat_request(uuid) is
  'What a new draft like an earlier request of the calling owner starts from: the input of submit_request, without photos.';
grant execute on function public.repeat_request(uuid) to authenticated;

-- 40_matching/functions/asking.sql

-- The Pro an owner chose is asked first.

create function private.parse_asked_pro(source jsonb) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  vendor uuid;
begin
  if source is null or source = 'null'::jsonb then
    return null;
  end if;
  if jsonb_typeof(source) <> 'object'
    or coalesce(jsonb_typeof(source -> 'others') not in ('boolean', 'null'), false) then
    raise exception 'Choose the Pro to ask.';
  end if;
  select v.vendor_id into vendor from public.vendor_profiles v where v.vendor_id::text = source ->> 'vendor_id';
  if vendor is null then
    raise exception 'The Pro you chose is no longer listed.' using hint = 'pro_not_available';
  end if;
  return vendor;
end $$;
comment on function private.parse_asked_pro(jsonb) is
  'The Pro named in {vendor_id, others}, null for none; whether that Pro can take the work is decided by the match.';

create function private.asked_pro(request uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select a.vendor_id from private.asked_pros a where a.request_id = request
$$;
comment on function private.asked_pro(uuid) is 'The Pro the owner of a request chose to ask first, null for none.';

create function private.reason_not_asked(
  vendor uuid, service public.service_category, place public.zip_codes, own boolean, left_out public.match_filter
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  pro public.vendor_profiles;
begin
  select * into pro from public.vendor_profiles v where v.vendor_id = vendor;
  return case
    when pro.state is distinct from 'approved' then 'This Pro does not take requests at the moment.'
    when own then 'You cannot ask your own business.'
    when service <> all (pro.categories) then 'This Pro does not offer this service.'
    when private.distance_km(pro.latitude, pro.longitude, place.latitude, place.longitude) > pro.service_radius_km
      then 'This Pro does not travel to this ZIP code.'
    when not private.is_insured(vendor, now()) then 'This Pro has no verified liability insurance at the moment.'
    when left_out = 'fully_booked' then 'This Pro is fully booked at the moment.'
    when left_out is not null then 'This Pro does not have the equipment or qualification this work needs.'
  end;
end $$;
comment on function private.reason_not_asked(uuid, public.service_category, public.zip_codes, boolean, public.match_filter) is
  'Why a Pro cannot be asked for a service at a place, as people read it; null when the Pro can be asked. left_out: what the match of the request said.';

create function public.why_not_ask(vendor_id uuid, category text, zip text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  place public.zip_codes;
begin
  select * into place from public.zip_codes z where z.zip = zip;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  return private.reason_not_asked(
    vendor_id, private.parse_category(category), place, coalesce(vendor_id = auth.uid(), false), null);
end $$;
comment on function public.why_not_ask(uuid, text, text) is
  'Why a Pro cannot be asked for a service in a ZIP code, before a request is sent; null when the Pro can be asked. Open to visitors: profile and directory show the same facts.';
grant execute on function public.why_not_ask(uuid, text, text) to anon, authenticated;

create function private.require_asked_pro(target uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.service_requests;
  asked uuid := private.asked_pro(target);
  seen public.match_candidates;
  place public.zip_codes;
  number int;
begin
  if asked is null then
    return;
  end if;
  select * into seen from public.match_candidates c where c.run_id = private.latest_run(target);
  number := array_position(seen.vendor_ids, asked);
  if number is not null and seen.left_out[number] is null then
    return;
  end if;
  select * into request from public.service_requests r where r.id = target;
  select * into place from public.zip_codes z where z.zip = request.zip;
  raise exception '% You can ask other Pros instead.', coalesce(private.reason_not_asked(
      asked, request.category, place, asked = request.owner_id,
      case when number is not null then seen.left_out[number] end),
    'This Pro cannot take this request.') using hint = 'pro_not_available';
end $$;
comment on function private.require_asked_pro(uuid) is
  'Refuses a request for a chosen Pro whom the match left out, by the same rules as for everyone, and says why.';

create function private.is_asked_alone(request uuid, vendor uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select l.state not in ('declined', 'expired', 'lost', 'credited', 'withdrawn')
      from public.leads l where l.request_id = request and l.vendor_id = vendor),
    private.is_insured(vendor, at) and exists (
      select 1 from public.vendor_profiles v where v.vendor_id = vendor and v.state = 'approved'))
$$;
comment on function private.is_asked_alone(uuid, uuid, timestamptz) is
  'Whether the chosen Pro still has the request to themselves: asked and not out of it yet, or about to be asked.';

create function public.ask_other_pros(request_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
begin
  update public.service_requests r set asks_others = true
  where r.id = request_id and r.owner_id = caller and r.state in ('submitted', 'matching', 'open');
  if not found then
    raise exception 'This request does not exist or is no longer open.';
  end if;
  return private.offer_next(request_id, now());
end $$;
comment on function public.ask_other_pros(uuid) is
  'The owner of a request that one chosen Pro was asked for has others asked as well. Returns how many were asked now.';
grant execute on function public.ask_other_pros(uuid) to authenticated;

-- 40_matching/functions/offers.sql

create function private.policy() returns public.matching_policy
language sql stable security definer set search_path = '' as $$
  select p from public.matching_policy p order by version desc limit 1
$$;
comment on function private.policy() is 'The matching policy in force.';

create function private.offer_deadline(request public.service_requests, at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
begin
  if request.timing = 'emergency' then
    return at + make_interval(mins => rules.emergency_offer_minutes);
  end if;
  return private.add_business_hours(
    at, rules.offer_business_hours, request.time_zone, rules.business_day_start, rules.business_day_end);
end $$;
comment on function private.offer_deadline(public.service_requests, timestamptz) is
  'When an offer made at a moment lapses: minutes for emergencies, else business hours where the property is.';

-- 40_matching/functions/preview.sql

-- What other settings would have changed, over every match of the last 30 days.
create function private.first_offers(
  place int, seen public.match_candidates, numbers int[], others int[], rules public.matching_policy,
  counted_by public.matching_policy, is_tried boolean
) returns setof private.first_offer
language sql stable set search_path = '' as $$
  select place, is_tried, seen.vendor_ids[n], seen.distances_km[n],
    seen.plan_boosts[n] > 1 and rules.boost_at_most > 1
      and private.below_floor(rules, seen.stars[n], seen.reviews[n], seen.lost_dispute_days[n]) is null,
    seen.plan_boosts[n] = 1 and private.is_newcomer(counted_by, seen.approved_days[n], seen.completed_jobs[n]),
    n <> all (others)
  from unnest(numbers) n
$$;
comment on function private.first_offers(int, public.match_candidates, int[], int[], public.matching_policy, public.matching_policy, boolean) is
  'The Pros of the first offer of one match as rows. others: who is in the other first offer it is compared with; counted_by: whose definition of a newcomer counts.';

create function public.preview_matching(changes jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at_most constant int := 1000;
  rules public.matching_policy;
  ran_under public.matching_policy;
  run public.match_runs;
  seen public.match_candidates;
  stored int[];
  tried int[];
  found private.first_offer[] := '{}';
  replayed int := 0;
  oldest timestamptz;
begin
  perform private.require_admin();
  rules := private.changed_policy(private.policy(), changes);
  for run in
    select * from public.match_runs r where r.created_at > now() - interval '30 days'
    order by r.created_at desc limit at_most
  loop
    seen := private.candidates_of_run(run.id);
    ran_under := private.policy_of_run(run.id);
    stored := seen.offer_order[1:ran_under.offers_at_once];
    tried := (private.rank_candidates(rules, seen)).offer_order[1:rules.offers_at_once];
    replayed := replayed + 1;
    oldest := run.created_at;
    found := found
      || array(select f from private.first_offers(replayed, seen, stored, tried, ran_under, rules, false) f)
      || array(select f from private.first_offers(replayed, seen, tried, stored, rules, rules, true) f);
  end loop;
  return (
    with speeds as (
      select l.vendor_id, percentile_cont(0.5) within group (
        order by extract(epoch from q.first_at - l.offered_at)) as seconds
      from public.leads l
      cross join lateral (
        select min(q.created_at) as first_at from public.quotes q where q.lead_id = l.id and q.state <> 'draft'
      ) q
      where q.first_at is not null and l.offered_at > now() - interval '90 days'
        and l.vendor_id in (select f.vendor_id from unnest(found) f)
      group by l.vendor_id
    ), soonest as (
      select f.is_tried, f.place, min(s.seconds) as seconds
      from unnest(found) f join speeds s on s.vendor_id = f.vendor_id group by f.is_tried, f.place
    ), sides as (
      select side.is_tried, jsonb_build_object(
        'offers', count(f.vendor_id),
        'boosted_share', avg(f.is_boosted::int),
        'newcomer_share', avg(f.is_newcomer::int),
        'median_distance_km', percentile_cont(0.5) within group (order by f.distance_km),
        'median_first_quote_seconds', (
          select round(percentile_cont(0.5) within group (order by s.seconds)::numeric)
          from soonest s where s.is_tried = side.is_tried)) as figures,
        count(*) filter (where f.is_moved) as moved
      from (values (false), (true)) side (is_tried) left join unnest(found) f on f.is_tried = side.is_tried
      group by side.is_tried
    )
    select jsonb_build_object(
      'matches', replayed,
      'matches_of_30_days', (select count(*) from public.match_runs r where r.created_at > now() - interval '30 days'),
      'since', oldest,
      'offers_moved', (select s.moved from sides s where s.is_tried),
      'before', (select s.figures from sides s where not s.is_tried),
      'after', (select s.figures from sides s where s.is_tried))
  );
end $$;
comment on function public.preview_matching(jsonb) is
  'For administrators: every match of the last 30 days (the latest 1,000 when there are more) ranked again under other settings (as for save_matching_policy), beside the first offers as they were made: {matches, matches_of_30_days, since, offers_moved (first offers that would have gone to another Pro), before and after: {offers, boosted_share, newcomer_share (newcomers without a plan, as the settings tried define them), median_distance_km, median_first_quote_seconds (the soonest of the Pros asked, by how fast each usually quoted in the last 90 days)}}. Saves nothing.';
grant execute on function public.preview_matching(jsonb) to authenticated;

-- 40_matching/functions/price_first.sql

-- What a visitor sees before anything is asked of them: a price, and the Pros who would be asked.

-- Who cannot tell the height gets the whole span, from a small tree to a tall one.
create function private.estimate_any_height(input jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  small constant jsonb := public.estimate_request(private.with_heights(input, 6.1));
  tall constant jsonb := public.estimate_request(private.with_heights(input, 24.4));
begin
  if small -> 'low_cents' = tall -> 'low_cents' and small -> 'high_cents' = tall -> 'high_cents' then
    return small;
  end if;
  return tall - 'inputs' || jsonb_build_object(
    'low_cents', small -> 'low_cents',
    'lines', (
      select jsonb_agg(t.line || jsonb_build_object('low_cents', s.line -> 'low_cents',
          'reason', replace(t.line ->> 'reason', 'by height', 'for any height')) order by t.place)
      from jsonb_array_elements(tall -> 'lines') with ordinality t (line, place)
      join jsonb_array_elements(small -> 'lines') with ordinality s (line, place) using (place)),
    'reasons', jsonb_build_array('The range covers small and tall trees. Add the height to narrow it.'));
end $$;
comment on function private.estimate_any_height(jsonb) is
  'The estimate of trees whose height is not known: from that of trees of 20 feet to that of trees of 80 feet.';
grant execute on function private.estimate_any_height(jsonb) to anon, authenticated;

create function private.with_heights(input jsonb, height_m numeric) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(input -> 'trees') = 'array' then jsonb_set(input, '{trees}', (
      select coalesce(jsonb_agg(case when jsonb_typeof(t) = 'object'
        then jsonb_build_object('height_m', height_m) || jsonb_strip_nulls(t) else t end), '[]')
      from jsonb_array_elements(input -> 'trees') t))
    else input end
$$;
comment on function private.with_heights(jsonb, numeric) is 'Described work where trees without a height have this one.';
grant execute on function private.with_heights(jsonb, numeric) to anon, authenticated;

create function private.pros_to_ask(input jsonb, place public.zip_codes) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  rules constant public.matching_policy := private.policy();
  described constant jsonb := private.with_heights(input, 13.7);
  request public.service_requests;
  seen public.match_candidates;
  first_offer int[];
begin
  if not private.is_flag_on('vendor_matching', auth.uid(), now()) then
    return '[]';
  end if;
  request.id := gen_random_uuid();
  request.owner_id := coalesce(auth.uid(), gen_random_uuid());
  request.category := private.parse_category(described ->> 'category')::public.service_category;
  request.latitude := place.latitude;
  request.longitude := place.longitude;
  request.time_zone := place.time_zone;
  seen := private.select_candidates(rules, request, private.needs_of(rules, request.category,
    array(select t from private.parse_trees(described -> 'trees') t)));
  first_offer := (private.rank_candidates(rules, seen)).offer_order[1:rules.offers_at_once];
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'vendor_id', v.vendor_id, 'business_name', v.business_name, 'city', v.city, 'region', v.region,
      'distance_km', round(seen.distances_km[o.number]),
      'rating', case when v.rating_count > 0 then round(v.rating_sum::numeric / v.rating_count, 2) end,
      'rating_count', v.rating_count, 'jobs_completed', v.jobs_completed,
      'insured_until', m.liability_until,
      'logo_path', (select f.path from public.vendor_media f where f.vendor_id = v.vendor_id and f.kind = 'logo'),
      'photo_path', (
        select f.path from public.vendor_media f where f.vendor_id = v.vendor_id and f.kind = 'photo'
        order by f.moment is not distinct from 'before', f.position, f.id limit 1),
      'is_demo', v.is_demo,
      'promoted', seen.plan_boosts[o.number] > 1 and rules.boost_at_most > 1 and private.below_floor(
        rules, seen.stars[o.number], seen.reviews[o.number], seen.lost_dispute_days[o.number]) is null)
      order by o.place), '[]')
    from unnest(first_offer) with ordinality o (number, place)
    join public.vendor_profiles v on v.vendor_id = seen.vendor_ids[o.number] and v.state = 'approved'
    join private.match_profiles m on m.vendor_id = v.vendor_id
  );
end $$;
comment on function private.pros_to_ask(jsonb, public.zip_codes) is
  'The Pros a request for this work at this ZIP code would be offered to first, in that order, by the matching a request goes through; none while vendor_matching is off for the caller.';

create function public.price_and_pros(input jsonb, zip text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  place public.zip_codes;
  estimate jsonb;
begin
  if input is null or jsonb_typeof(input) <> 'object' or pg_column_size(input) > 65536 then
    raise exception 'Describe the work to estimate.';
  end if;
  select * into place from public.zip_codes z where z.zip = price_and_pros.zip;
  if not found then
    raise exception 'We couldn''t find this ZIP code.' using hint = 'unknown_zip';
  end if;
  perform private.count_report('prices ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 3000 else 60 end);
  estimate := private.estimate_any_height(input);
  return jsonb_build_object('estimate', estimate, 'city', place.city, 'region', place.state,
    'pros', private.pros_to_ask(input, place));
end $$;
comment on function public.price_and_pros(jsonb, text) is
  'For anyone: the instant estimate of described work (see estimate_request; heights may be missing) and the Pros who would be asked first at a ZIP code: {estimate, city, region, pros: [{vendor_id, business_name, city, region, distance_km (whole, between centers of ZIP codes), rating, rating_count, jobs_completed, insured_until, logo_path, photo_path, is_demo, promoted}]}. Never contact details. At most 60 times a minute for one caller.';
grant execute on function public.price_and_pros(jsonb, text) to anon, authenticated;

-- 40_matching/functions/profiles.sql

create function private.enum_bit(value anyenum) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select (1 << (array_position(enum_range(value), value) - 1))::smallint
$$;
comment on function private.enum_bit(anyenum) is 'The bit that stands for a value of an enumeration of at most 15 values.';

-- Pros who travel far are kept apart from the others, so that a search for the others stays small.
create function private.reach_class(radius_km float8) returns int
language sql immutable parallel safe set search_path = '' as $$
  select case when radius_km <= 20 then 0 when radius_km <= 40 then 1 when radius_km <= 80 then 2 else 3 end
$$;
comment on function private.reach_class(float8) is
  'The class of a service radius: up to 20, 40, 80 or 160 km.';

-- One number for class and cell, and not two: the planner can then only walk the index range by range.
create function private.reach_cell(latitude float8, longitude float8, class int) returns int
language sql immutable parallel safe set search_path = '' as $$
  select (class * 1440 + floor((latitude + 90) * 8)::int) * 2880 + floor((longitude + 180) * 8)::int
$$;
comment on function private.reach_cell(float8, float8, int) is
  'Number of the cell of an eighth of a degree that holds a point, among those of a class: (class * 1440 + row) * 2880 + column.';

-- Half the width of a circle of radius d at another latitude, by the haversine formula:
-- sin^2(width / 2) = (sin^2(d / 2R) - sin^2(height / 2)) / (cos(center) * cos(latitude)).
create function private.reach_cells(latitude float8, longitude float8)
returns table (first_cell int, last_cell int)
language sql immutable parallel safe rows 50 set search_path = '' as $$
  select (class * 1440 + row_number + 720) * 2880 + floor((longitude - width + 180) * 8)::int,
    (class * 1440 + row_number + 720) * 2880 + floor((longitude + width + 180) * 8)::int
  from (values (0, 20), (1, 40), (2, 80), (3, 160)) classes (class, radius),
    generate_series(
      floor((latitude - radius / 111.19 - 0.001) * 8)::int,
      floor((latitude + radius / 111.19 + 0.001) * 8)::int) row_number,
    lateral (select row_number / 8.0::float8 as south, (row_number + 1) / 8.0::float8 as north) band,
    lateral (select 0.001 + degrees(2 * asin(least(1, sqrt(
      greatest(0, power(sin(radius / 6371.0088 / 2), 2)
        - power(sin(radians(least(greatest(latitude, south), north) - latitude) / 2), 2))
      / (cos(radians(latitude)) * greatest(0.001, cos(radians(greatest(abs(south), abs(north)))))))))) as width) circle
$$;
comment on function private.reach_cells(float8, float8) is
  'Runs of cells that can hold a Pro of each class who travels to a point: the rows of a circle, a little generous.';

create function private.derive_match_profiles(only_vendor uuid) returns setof private.match_profiles
language sql stable rows 1 set search_path = '' as $$
  select v.vendor_id,
    case when v.state = 'approved' then
      private.reach_cell(v.latitude, v.longitude, private.reach_class(v.service_radius_km)) end,
    cos(radians(v.latitude)) * cos(radians(v.longitude)),
    cos(radians(v.latitude)) * sin(radians(v.longitude)),
    sin(radians(v.latitude)),
    power(2 * sin(v.service_radius_km / 6371.0088 / 2), 2),
    -- Bits as private.enum_bit gives them, without a call for each.
    (select coalesce(bit_or(1 << (array_position(enum_range(c), c) - 1)), 0) from unnest(v.categories) c)::smallint,
    (select coalesce(bit_or(1 << (array_position(enum_range(e.kind), e.kind) - 1)), 0) from public.vendor_equipment e
      where e.vendor_id = v.vendor_id)::smallint,
    coalesce(v.crew_size, 1)::smallint,
    (select count(*) from public.jobs j
      where j.vendor_id = v.vendor_id
        and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold'))::int,
    v.jobs_completed, v.rating_count, v.rating_sum, v.accepts_count, v.answers_count, v.lapses_count,
    least(ln(1 + v.jobs_completed) / ln(101), 1)::real,
    coalesce(plan.boost, 1), coalesce(plan.counts_until, '-infinity'),
    coalesce(v.approved_at, v.created_at),
    coalesce((select max(d.decided_at) from public.job_disputes d
      where d.vendor_id = v.vendor_id and private.is_lost_by_vendor(d)), '-infinity'),
    coalesce(c.liability, '-infinity'), coalesce(c.compensation, '-infinity'), coalesce(c.licence, '-infinity'),
    coalesce(c.arborist, '-infinity'), coalesce(c.traq, '-infinity'), coalesce(c.line_clearance, '-infinity')
  from public.vendor_profiles v
    -- The same rule as private.plan_boost.
    left join lateral (
      select (p.features ->> 'boostMultiplier')::real as boost, s.current_period_end as counts_until
      from public.vendor_subscriptions s join public.subscription_plans p on p.id = s.plan_id
      where s.vendor_id = v.vendor_id and s.state = 'active'
    ) plan on true,
    lateral (
      select max(k.expires_on) filter (where k.kind = 'liability_insurance') as liability,
        max(k.expires_on) filter (where k.kind = 'workers_compensation') as compensation,
        max(k.expires_on) filter (where k.kind = 'licence') as licence,
        max(k.expires_on) filter (where k.kind = 'isa_certified_arborist') as arborist,
        max(k.expires_on) filter (where k.kind = 'traq') as traq,
        max(k.expires_on) filter (where k.kind = 'line_clearance') as line_clearance
      from public.vendor_credentials k
      where k.vendor_id = v.vendor_id and k.verified_at is not null
    ) c
  where only_vendor is null or v.vendor_id = only_vendor
$$;
comment on function private.derive_match_profiles(uuid) is
  'One Pro, or with null all, as matching is to see them.';

-- The business is locked before what is derived from it, everywhere, so that no two can wait for each other.
create function private.refresh_match_profile(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  fresh private.match_profiles;
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  if not found then
    return;
  end if;
  select * into fresh from private.derive_match_profiles(vendor);
  if exists (select 1 from private.match_profiles p where p.vendor_id = vendor and p is not distinct from fresh) then
    return;
  end if;
  delete from private.match_profiles p where p.vendor_id = vendor;
  insert into private.match_profiles values (fresh.*);
end $$;
comment on function private.refresh_match_profile(uuid) is 'Brings what matching knows of a Pro up to date.';

create function private.keep_match_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_match_profile(case when tg_op = 'DELETE' then old.vendor_id else new.vendor_id end);
  return null;
end $$;
comment on function private.keep_match_profile() is 'Trigger: what a Pro changes is what the next match sees.';

-- A transaction answers for one Pro at most; only the clock, which gives way to everyone, counts for more.
create function private.count_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.vendor_profiles v
  set answers_count = v.answers_count + (new.state <> 'expired')::int,
    accepts_count = v.accepts_count + (new.state = 'accepted')::int,
    lapses_count = v.lapses_count + (new.state = 'expired')::int
  where v.vendor_id = new.vendor_id;
  return null;
end $$;
comment on function private.count_answer() is
  'Trigger: counts offers a Pro accepted, answered at all, or left to lapse, which later matches rank by.';

-- 40_matching/functions/reading.sql

-- What is read from matches: the candidates of a run, a replay, a trial of other weights, why a Pro
-- ranked where they did, and the status of the offers of a request.
create function private.policy_of_run(run uuid) returns public.matching_policy
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.matching_policy;
begin
  select p.* into rules from public.matching_policy p
  join public.match_runs r on r.policy_version = p.version where r.id = run;
  return rules;
end $$;
comment on function private.policy_of_run(uuid) is 'The policy a match ran under.';

create function private.candidates_of_run(run uuid) returns public.match_candidates
language plpgsql stable security definer set search_path = '' as $$
declare
  seen public.match_candidates;
begin
  select * into seen from public.match_candidates c where c.run_id = run;
  if not found then
    raise exception 'This match does not exist.';
  end if;
  return seen;
end $$;
comment on function private.candidates_of_run(uuid) is 'What a match stored of its candidates.';

create function private.list_candidates(
  rules public.matching_policy, seen public.match_candidates, ranking private.match_order
)
returns table (
  number int, vendor_id uuid, left_out public.match_filter, distance_km real, components jsonb,
  base_score float8, boost float8, base_rank int, offer_position int, reserved_for text,
  below_floor text, stars real, reviews int, is_newcomer boolean
)
language sql stable rows 1000 set search_path = '' as $$
  with listed as (
    select c.*, rules.weight_distance * c.distance + rules.weight_rating * c.rating
      + rules.weight_acceptance * c.acceptance + rules.weight_response * c.response
      + rules.weight_availability * c.availability + rules.weight_credentials * c.credentials
      + rules.weight_experience * c.experience as base,
      private.below_floor(rules, c.stars, c.reviews, c.lost_dispute_days) as below_floor,
      private.is_newcomer(rules, c.approved_days, c.completed_jobs) as is_newcomer
    from unnest(seen.vendor_ids, seen.left_out, seen.distances_km, seen.plan_boosts, seen.distance, seen.rating,
        seen.acceptance, seen.response, seen.availability, seen.credentials, seen.experience, seen.stars,
        seen.reviews, seen.lost_dispute_days, seen.approved_days, seen.completed_jobs) with ordinality
      c (vendor_id, left_out, distance_km, plan_boost, distance, rating, acceptance, response, availability,
        credentials, experience, stars, reviews, lost_dispute_days, approved_days, completed_jobs, number)
  )
  select l.number::int, l.vendor_id, l.left_out, l.distance_km,
    jsonb_build_object('distance', l.distance, 'rating', l.rating, 'acceptance', l.acceptance,
      'response', l.response, 'availability', l.availability, 'credentials', l.credentials,
      'experience', l.experience),
    l.base,
    case when l.below_floor is null then greatest(least(l.plan_boost, rules.boost_at_most), 1) else 1 end,
    b.place::int, o.place::int,
    case when l.number = any (ranking.kept_for_unboosted) then 'unboosted'
      when l.number = any (ranking.kept_for_newcomers) then 'newcomer' end,
    case when l.plan_boost > 1 then l.below_floor end, l.stars, l.reviews, l.is_newcomer
  from listed l
  left join unnest(ranking.base_order) with ordinality b (number, place) on b.number = l.number
  left join unnest(ranking.offer_order) with ordinality o (number, place) on o.number = l.number
$$;
comment on function private.list_candidates(public.matching_policy, public.match_candidates, private.match_order) is
  'The candidates of a match one by one: signals, score, boost, rank and place; below_floor: what keeps the Pro''s plan from counting.';

create function private.stored_order(seen public.match_candidates) returns private.match_order
language sql immutable set search_path = '' as $$
  select row(seen.base_order, seen.offer_order, seen.kept_for_unboosted, seen.kept_for_newcomers)::private.match_order
$$;
comment on function private.stored_order(public.match_candidates) is 'The order a match stored.';

create function public.replay_match(run_id uuid)
returns table (
  vendor_id uuid, base_rank int, offer_position int, reserved_for text,
  stored_base_rank int, stored_offer_position int, stored_reserved_for text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
  rules public.matching_policy;
begin
  perform private.require_admin();
  seen := private.candidates_of_run(replay_match.run_id);
  rules := private.policy_of_run(replay_match.run_id);
  return query
    select again.vendor_id, again.base_rank, again.offer_position, again.reserved_for,
      stored.base_rank, stored.offer_position, stored.reserved_for
    from private.list_candidates(rules, seen, private.rank_candidates(rules, seen)) again
    join private.list_candidates(rules, seen, private.stored_order(seen)) stored using (number)
    where again.left_out is null
    order by again.offer_position;
end $$;
comment on function public.replay_match(uuid) is
  'For administrators: ranks a match again from its stored signals and policy, beside the ranks that were stored.';
grant execute on function public.replay_match(uuid) to authenticated;

create function public.simulate_match(
  request_id uuid, weights jsonb, at_most int default 100, run_id uuid default null
)
returns table (
  vendor_id uuid, business_name text, base_score float8, boost float8, final_score float8,
  base_rank int, offer_position int, reserved_for text, stored_offer_position int, stored_final_score float8
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run uuid;
  seen public.match_candidates;
  stored_rules public.matching_policy;
  rules public.matching_policy;
begin
  perform private.require_admin();
  if at_most is null or at_most not between 1 and 1000 then
    raise exception 'Request between 1 and 1000 candidates.';
  end if;
  run := coalesce(simulate_match.run_id, private.latest_run(simulate_match.request_id));
  if run is null then
    raise exception 'This request has not been matched yet.';
  end if;
  if not exists (
    select 1 from public.match_runs r where r.id = run and r.request_id = simulate_match.request_id
  ) then
    raise exception 'This match does not exist.';
  end if;
  seen := private.candidates_of_run(run);
  stored_rules := private.policy_of_run(run);
  rules := private.changed_policy(stored_rules, weights);
  return query
    select tried.vendor_id, coalesce(v.business_name, 'A former Pro'), tried.base_score, tried.boost,
      tried.base_score * tried.boost, tried.base_rank, tried.offer_position, tried.reserved_for,
      stored.offer_position, stored.base_score * stored.boost
    from private.list_candidates(rules, seen, private.rank_candidates(rules, seen)) tried
    join private.list_candidates(stored_rules, seen, private.stored_order(seen)) stored using (number)
    left join public.vendor_profiles v on v.vendor_id = tried.vendor_id
    where tried.left_out is null and (tried.offer_position <= at_most or stored.offer_position <= at_most)
    order by tried.offer_position;
end $$;
comment on function public.simulate_match(uuid, jsonb, int, uuid) is
  'For administrators: the order a match of a request (the latest unless run_id says another) would have had under other settings (as for save_matching_policy), from its stored signals, beside its places and scores as stored; everyone who is among the first so many of either order. Saves nothing.';
grant execute on function public.simulate_match(uuid, jsonb, int, uuid) to authenticated;

create function public.my_match_explanation(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  mine public.leads;
  run public.match_runs;
  seen public.match_candidates;
  number int;
begin
  select * into mine from public.leads l where l.id = lead_id and l.vendor_id = caller;
  if not found then
    raise exception 'This lead does not exist.';
  end if;
  -- The run the offer came from: the latest in which the Pro was not yet left out.
  for run in
    select * from public.match_runs r where r.request_id = mine.request_id order by r.created_at desc, r.id
  loop
    seen := private.candidates_of_run(run.id);
    number := array_position(seen.vendor_ids, mine.vendor_id);
    exit when number is not null and seen.left_out[number] is null;
    number := null;
  end loop;
  if number is null then
    return null;
  end if;
  return (
    select jsonb_build_object('components', c.components, 'base_score', c.base_score, 'boost', c.boost,
      'base_rank', c.base_rank, 'offer_position', c.offer_position, 'reserved_for', c.reserved_for,
      'below_floor', c.below_floor,
      'policy_version', run.policy_version, 'candidates', run.ranked)
    from private.list_candidates(private.policy_of_run(run.id), seen, private.stored_order(seen)) c
    where c.number = number
  );
end $$;
comment on function public.my_match_explanation(uuid) is
  'Why the calling Pro ranked where they did for a lead: components (0 to 1), score, boost, below_floor (rating or dispute, when that keeps a plan from counting), rank, number of candidates and the version of the policy.';
grant execute on function public.my_match_explanation(uuid) to authenticated;

create function public.request_offer_status(request_id uuid)
returns table (
  notified int, viewed int, accepted int, declined int, lapsed int, accepts_at_most int, waiting int,
  next_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  request public.service_requests;
  seen public.match_candidates;
  most int := (private.policy()).accepts_at_most;
begin
  select * into request from public.service_requests r
  where r.id = request_offer_status.request_id and (r.owner_id = caller or private.is_admin());
  if not found then
    raise exception 'This request does not exist.';
  end if;
  select * into seen from public.match_candidates c where c.run_id = private.latest_run(request.id);
  return query
    with offers as (
      select l.state, l.offer_expires_at, array_position(seen.vendor_ids, l.vendor_id) as number
      from public.leads l where l.request_id = request.id
    ), counted as (
      select count(*)::int as notified,
        (count(*) filter (where o.state not in ('offered', 'expired')))::int as viewed,
        (count(*) filter (where o.state in ('accepted', 'engaged', 'quoted', 'released', 'won')))::int as accepted,
        (count(*) filter (where o.state = 'declined'))::int as declined,
        (count(*) filter (where o.state = 'expired'))::int as lapsed,
        (coalesce(cardinality(seen.offer_order), 0)
          - count(*) filter (where o.number is not null and seen.left_out[o.number] is null))::int as waiting,
        min(o.offer_expires_at) filter (where o.state in ('offered', 'viewed')) as next_at
      from offers o
    )
    select c.notified, c.viewed, c.accepted, c.declined, c.lapsed, most, greatest(c.waiting, 0),
      case when request.state in ('matching', 'open') and c.accepted < most and c.waiting > 0 then c.next_at end
    from counted c;
end $$;
comment on function public.request_offer_status(uuid) is
  'The status of the offers of a request, for its owner: Pros notified, who opened, took, declined or let it lapse, how many may take it, how many still wait in the order, and when the next of them is asked (null when no one will be).';
grant execute on function public.request_offer_status(uuid) to authenticated;

-- A dense area has thousands of candidates. Administrators read them by page and in the order they ask for,
-- find one by name, see all of them on a map, and try other settings on any match of a request.
create function public.match_candidate_page(
  run_id uuid, part text, sort text default 'offers', reason text default null, name text default '',
  pro uuid default null, skip int default 0, at_most int default 25
)
returns table (
  vendor_id uuid, business_name text, city text, region text, service_radius_km float8, distance_km float8,
  filtered_reason public.match_filter, components jsonb, base_score float8, boost float8, final_score float8,
  base_rank int, boosted_rank int, offer_position int, reserved_for text,
  below_floor text, stars real, reviews int, is_newcomer boolean, found int
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
  rules public.matching_policy;
  wanted_name text := lower(btrim(coalesce(match_candidate_page.name, '')));
begin
  perform private.require_admin();
  if part is null or part not in ('ranked', 'left_out', 'all') then
    raise exception 'Request the candidates that are ranked, left_out, or all.';
  end if;
  if sort is null or sort not in ('offers', 'boosts', 'score', 'distance') then
    raise exception 'Candidates are sorted by offers, boosts, score or distance.';
  end if;
  if reason is not null and reason <> all (enum_range(null::public.match_filter)::text[]) then
    raise exception 'Unknown exclusion reason.';
  end if;
  if length(wanted_name) > 200 then
    raise exception 'A search can have at most 200 characters.';
  end if;
  if skip is null or skip < 0 then
    raise exception 'The number of candidates to skip must not be below zero.';
  end if;
  if at_most is null or at_most not between 1 and 1000 then
    raise exception 'Request between 1 and 1000 candidates.';
  end if;
  seen := private.candidates_of_run(match_candidate_page.run_id);
  rules := private.policy_of_run(match_candidate_page.run_id);
  return query
    with placed as (
      select c.*, c.base_score * c.boost as final_score, case when c.left_out is null then row_number() over (
        partition by c.left_out is null order by c.base_score * c.boost desc, c.vendor_id) end as boosted_rank
      from private.list_candidates(rules, seen, private.stored_order(seen)) c
    ), chosen as (
      select p.*, coalesce(v.business_name, 'A former Pro') as business_name, v.city, v.region,
        coalesce(v.service_radius_km, 0) as service_radius_km
      from placed p left join public.vendor_profiles v on v.vendor_id = p.vendor_id
      where (part = 'all' or (part = 'ranked') = (p.left_out is null))
        and (reason is null or p.left_out::text = reason)
        and (pro is null or p.vendor_id = pro)
        and (wanted_name = ''
          or position(wanted_name in lower(coalesce(v.business_name, 'A former Pro'))) > 0)
    )
    select c.vendor_id, c.business_name, c.city, c.region, c.service_radius_km, c.distance_km::float8, c.left_out,
      c.components, c.base_score, c.boost, c.final_score, c.base_rank, c.boosted_rank::int, c.offer_position,
      c.reserved_for, c.below_floor, c.stars, c.reviews, c.is_newcomer, (count(*) over ())::int
    from chosen c
    order by c.left_out is not null,
      case sort when 'offers' then c.offer_position when 'boosts' then c.boosted_rank when 'score' then c.base_rank end,
      c.distance_km, c.vendor_id
    offset skip limit at_most;
end $$;
comment on function public.match_candidate_page(uuid, text, text, text, text, uuid, int, int) is
  'For administrators: a page of the candidates of a match with signals, scores, ranks and places. part is ranked, left_out or all; sort is offers (the order of offers), boosts (boosted score), score (no boosts) or distance, and who was left out always comes by distance; reason, name and pro narrow it; found counts all that fit.';
grant execute on function public.match_candidate_page(uuid, text, text, text, text, uuid, int, int) to authenticated;

-- Lists instead of rows: the names of columns would weigh more than what stands in them.
create function public.match_map_of(run_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
begin
  perform private.require_admin();
  seen := private.candidates_of_run(match_map_of.run_id);
  return (
    select jsonb_build_object(
      'vendor_ids', coalesce(jsonb_agg(v.vendor_id order by c.number), '[]'),
      'names', coalesce(jsonb_agg(v.business_name order by c.number), '[]'),
      'latitudes', coalesce(jsonb_agg(v.latitude order by c.number), '[]'),
      'longitudes', coalesce(jsonb_agg(v.longitude order by c.number), '[]'),
      'radii_km', coalesce(jsonb_agg(v.service_radius_km order by c.number), '[]'),
      'distances_km', coalesce(jsonb_agg(c.distance_km order by c.number), '[]'),
      'places', coalesce(jsonb_agg(o.place order by c.number), '[]'))
    from unnest(seen.vendor_ids, seen.distances_km) with ordinality c (vendor_id, distance_km, number)
    join public.vendor_profiles v
      on v.vendor_id = c.vendor_id and v.latitude is not null and v.longitude is not null
    left join unnest(seen.offer_order) with ordinality o (number, place) on o.number = c.number
  );
end $$;
comment on function public.match_map_of(uuid) is
  'For administrators: where the candidates of a match are, as lists whose elements n are about the same Pro; places holds the place in the order of offers, null for who was left out. Who has no business any more is not on it.';
grant execute on function public.match_map_of(uuid) to authenticated;

-- 40_matching/functions/running.sql

-- A match: select, enrich, filter, rank, order. And the offers that follow the order.

-- The order of offers: the first offer holds the best by boosted score, and among them
-- the best Pro without a plan and a newcomer without one, so many as places are kept for; who ranks there
-- anyway keeps no one else out.
create function private.reserve_places(
  rules public.matching_policy, final_order int[], plan_boosts real[], newcomer_queue int[]
) returns private.match_order
language plpgsql immutable set search_path = '' as $$
declare
  answer private.match_order;
  head int[] := final_order[1:rules.offers_at_once];
  kept_unboosted int[] := '{}';
  kept_newcomers int[] := '{}';
  candidate int;
  out_of_head int;
begin
  foreach candidate in array final_order loop
    exit when cardinality(kept_unboosted) >= rules.unboosted_places;
    if plan_boosts[candidate] = 1 then
      kept_unboosted := kept_unboosted || candidate;
    end if;
  end loop;
  foreach candidate in array newcomer_queue loop
    exit when cardinality(kept_newcomers) >= rules.newcomer_places;
    if candidate <> all (kept_unboosted) then
      kept_newcomers := kept_newcomers || candidate;
    end if;
  end loop;
  answer.kept_for_unboosted := '{}';
  answer.kept_for_newcomers := '{}';
  foreach candidate in array kept_unboosted || kept_newcomers loop
    continue when candidate = any (head);
    select h.number into out_of_head from unnest(head) with ordinality h (number, place)
    where h.number <> all (kept_unboosted || kept_newcomers) order by h.place desc limit 1;
    head := array_remove(head, out_of_head) || candidate;
    if candidate = any (kept_unboosted) then
      answer.kept_for_unboosted := answer.kept_for_unboosted || candidate;
    else
      answer.kept_for_newcomers := answer.kept_for_newcomers || candidate;
    end if;
  end loop;
  answer.offer_order := head || array(
    select f.number from unnest(final_order) with ordinality f (number, place)
    where f.number <> all (head) order by f.place);
  return answer;
end $$;
comment on function private.reserve_places(public.matching_policy, int[], real[], int[]) is
  'The order of offers from the order by boosted score: lifts the best Pro without a plan, and the first of the queue of newcomers, into the first offer when they rank behind it.';

-- What a plan needs before it acts: what people see of the Pro, and nothing held against them lately.
create function private.below_floor(
  rules public.matching_policy, stars real, reviews int, lost_dispute_days real
) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when reviews >= rules.floor_reviews and stars < rules.floor_rating then 'rating'
    when lost_dispute_days <= rules.floor_dispute_days then 'dispute'
  end
$$;
comment on function private.below_floor(public.matching_policy, real, int, real) is
  'What keeps a plan from lifting a Pro: rating or dispute; null when nothing does. Who has no insurance is not ranked at all.';

create function private.is_newcomer(rules public.matching_policy, approved_days real, completed_jobs int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select approved_days <= rules.newcomer_days or completed_jobs < rules.newcomer_jobs
$$;
comment on function private.is_newcomer(public.matching_policy, real, int) is
  'Whether a Pro was approved lately or has completed few jobs; the place kept for newcomers is for those without a plan.';

create function private.rank_candidates(rules public.matching_policy, seen public.match_candidates)
returns private.match_order
language plpgsql immutable set search_path = '' as $$
declare
  answer private.match_order;
  base_places int[];
  final_places int[];
  w_distance float8 := rules.weight_distance;
  w_rating float8 := rules.weight_rating;
  w_acceptance float8 := rules.weight_acceptance;
  w_response float8 := rules.weight_response;
  w_availability float8 := rules.weight_availability;
  w_credentials float8 := rules.weight_credentials;
  w_experience float8 := rules.weight_experience;
  newcomer_queue int[];
  boost_cap float8 := rules.boost_at_most;
  floor_rating float8 := rules.floor_rating;
  floor_reviews int := rules.floor_reviews;
  floor_days int := rules.floor_dispute_days;
  newcomer_days int := rules.newcomer_days;
  newcomer_jobs int := rules.newcomer_jobs;
begin
  with scored as (
    -- The rules of private.below_floor and private.is_newcomer, without two calls for each of thousands.
    select c.number::int as number, c.vendor_id, c.dropped, c.plan_boost, c.approved_days, c.earlier_offers,
      c.reviews >= floor_reviews and c.stars < floor_rating or c.lost_dispute_days <= floor_days as is_below_floor,
      c.plan_boost = 1 and (c.approved_days <= newcomer_days or c.completed_jobs < newcomer_jobs) as is_newcomer,
      w_distance * c.distance + w_rating * c.rating + w_acceptance * c.acceptance + w_response * c.response
        + w_availability * c.availability + w_credentials * c.credentials + w_experience * c.experience as base
    from unnest(seen.vendor_ids, seen.left_out, seen.plan_boosts, seen.distance, seen.rating, seen.acceptance,
        seen.response, seen.availability, seen.credentials, seen.experience, seen.stars, seen.reviews,
        seen.lost_dispute_days, seen.approved_days, seen.completed_jobs, seen.earlier_offers) with ordinality
      c (vendor_id, dropped, plan_boost, distance, rating, acceptance, response, availability, credentials,
        experience, stars, reviews, lost_dispute_days, approved_days, completed_jobs, earlier_offers, number)
  ), boosted as (
    select s.*, s.base * case when s.is_below_floor then 1 else greatest(least(s.plan_boost, boost_cap), 1) end as final
    from scored s
  )
  select array_agg(b.number order by b.base desc, b.vendor_id) filter (where b.dropped is null),
    array_agg(b.number order by b.final desc, b.vendor_id) filter (where b.dropped is null),
    -- Who was asked least often comes first, and of these who was approved last.
    array_agg(b.number order by b.earlier_offers, b.approved_days, b.final desc, b.vendor_id)
      filter (where b.dropped is null and b.is_newcomer)
  into base_places, final_places, newcomer_queue
  from boosted b;
  if final_places is null then
    return row('{}'::int[], '{}'::int[], '{}'::int[], '{}'::int[])::private.match_order;
  end if;
  answer := private.reserve_places(rules, final_places, seen.plan_boosts, coalesce(newcomer_queue, '{}'));
  answer.base_order := base_places;
  return answer;
end $$;
comment on function private.rank_candidates(public.matching_policy, public.match_candidates) is
  'Orders candidates from their stored signals alone, whatever order they come in: weights, boosts above the quality floor (private.below_floor), kept places (private.is_newcomer). Run when a match runs, and again to replay it or to try other weights.';

-- What described work asks of the Pro who does it.
create function private.needs_of(
  rules public.matching_policy, category public.service_category, trees private.described_tree[]
) returns private.work_needs
language plpgsql immutable set search_path = '' as $$
declare
  needs private.work_needs;
  grinder boolean;
  crane boolean;
begin
  select coalesce(bool_or(t.near_wires), false), coalesce(bool_or(t.stump), false),
    coalesce(bool_or(t.height_m > case when t.poor_access or t.on_structure
      then rules.crane_height_poor_access_m else rules.crane_height_m end), false)
  into needs.line_clearance, grinder, crane
  from unnest(trees) t;
  needs.arborist := category = 'arborist';
  -- Looking at a tree needs no machines; only taking one down needs a crane.
  grinder := (grinder and not needs.arborist) or category = 'stump_grinding';
  crane := crane and category in ('tree_removal', 'emergency');
  needs.line_clearance := needs.line_clearance and not needs.arborist;
  needs.equipment := case when grinder then private.enum_bit('stump_grinder'::public.equipment_kind) else 0 end
    | case when crane then private.enum_bit('crane'::public.equipment_kind) else 0 end;
  return needs;
end $$;
comment on function private.needs_of(public.matching_policy, public.service_category, private.described_tree[]) is
  'What described work asks of the Pro who does it: line-clearance training near wires, an arborist for advice, a stump grinder, a crane for very tall trees or tall ones that are hard to reach or lie on a building.';

create function private.request_needs(rules public.matching_policy, request public.service_requests)
returns private.work_needs
language sql stable security definer set search_path = '' as $$
  select private.needs_of(rules, request.category, array(
    select row(t."position", t.species, t.height_m, t.diameter_cm, t.count, t.condition, t.near_structure,
      t.on_structure, t.near_wires, t.poor_access, t.stump)::private.described_tree
    from public.request_trees t where t.request_id = request.id))
$$;
comment on function private.request_needs(public.matching_policy, public.service_requests) is
  'What a request asks of the Pro who does it, by private.needs_of.';

create function private.select_candidates(
  rules public.matching_policy, request public.service_requests, needs private.work_needs
) returns public.match_candidates
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
  category_bit smallint := private.enum_bit(request.category);
  grinder_bit smallint := private.enum_bit('stump_grinder'::public.equipment_kind);
  crane_bit smallint := private.enum_bit('crane'::public.equipment_kind);
  needs_clearance boolean := needs.line_clearance;
  needs_arborist boolean := needs.arborist;
  needs_grinder boolean := needs.equipment & grinder_bit <> 0;
  needs_crane boolean := needs.equipment & crane_bit <> 0;
  at_x float8 := cos(radians(request.latitude)) * cos(radians(request.longitude));
  at_y float8 := cos(radians(request.latitude)) * sin(radians(request.longitude));
  at_z float8 := sin(radians(request.latitude));
  prior_sum float8 := rules.rating_prior_mean * rules.rating_prior_count;
  prior_count float8 := rules.rating_prior_count;
  jobs_each float8 := rules.open_jobs_per_crew_member;
  newcomer_jobs int := rules.newcomer_jobs;
  right_now float8 := date_part('epoch', now());
  newcomers_since timestamptz := now() - make_interval(days => rules.newcomer_days);
  -- Credentials hold until their last day is over where the work is.
  today date := (now() at time zone request.time_zone)::date;
begin
  with near as (
    select p.*
    from private.reach_cells(request.latitude, request.longitude) c,
      -- Offset 0 keeps the planner from joining the other way round: it walks the index range by range.
      lateral (
        select m.*, (m.x - at_x) * (m.x - at_x) + (m.y - at_y) * (m.y - at_y) + (m.z - at_z) * (m.z - at_z) as chord
        from private.match_profiles m
        where m.reach_cell between c.first_cell and c.last_cell and m.categories & category_bit <> 0
          and (m.x - at_x) * (m.x - at_x) + (m.y - at_y) * (m.y - at_y) + (m.z - at_z) * (m.z - at_z) <= m.reach
        offset 0
      ) p
  )
  select
    array_agg(n.vendor_id),
    array_agg((12742.0176 * asin(sqrt(n.chord) / 2))::real),
    array_agg(case
      when n.vendor_id = request.owner_id then 'own_request'
      when l.state = 'declined' then 'declined'
      when l.id is not null then 'already_offered'
      when n.liability_until < today then 'insurance_missing'
      when needs_clearance and n.line_clearance_until < today then 'line_clearance_missing'
      when needs_arborist and n.arborist_until < today and n.traq_until < today then 'arborist_missing'
      when needs_grinder and n.equipment & grinder_bit = 0 then 'stump_grinder_missing'
      when needs_crane and n.equipment & crane_bit = 0 then 'crane_missing'
      when n.open_jobs >= jobs_each * n.crew_size then 'fully_booked'
    end::public.match_filter),
    array_agg((1 - sqrt(n.chord / n.reach))::real),
    array_agg((((prior_sum + n.rating_sum) / (prior_count + n.rating_count) - 1) / 4)::real),
    array_agg(least((n.accepts_count + 2.0::float8) / (n.answers_count + n.lapses_count + 3), 1)::real),
    array_agg(((n.answers_count + 2.0::float8) / (n.answers_count + n.lapses_count + 3))::real),
    array_agg(greatest(1 - n.open_jobs / (jobs_each * n.crew_size), 0)::real),
    array_agg((least((n.liability_until >= today)::int + (n.compensation_until >= today)::int
      + (n.licence_until >= today)::int + (n.arborist_until >= today)::int + (n.traq_until >= today)::int
      + (n.line_clearance_until >= today)::int, 4) / 4.0::float8)::real),
    array_agg(n.experience),
    array_agg(case when n.boost_until > now() then n.boost else 1 end),
    array_agg((n.rating_sum / greatest(n.rating_count, 1)::float8)::real),
    array_agg(n.rating_count),
    array_agg(((right_now - date_part('epoch', n.dispute_lost_at)) / 86400)::real),
    array_agg(((right_now - date_part('epoch', n.approved_at)) / 86400)::real),
    array_agg(n.jobs_completed),
    array_agg(case when n.approved_at >= newcomers_since or n.jobs_completed < newcomer_jobs
      then (select count(*) from public.leads o where o.vendor_id = n.vendor_id)::int else 2147483647 end)
  into seen.vendor_ids, seen.distances_km, seen.left_out, seen.distance, seen.rating, seen.acceptance,
    seen.response, seen.availability, seen.credentials, seen.experience, seen.plan_boosts,
    seen.stars, seen.reviews, seen.lost_dispute_days, seen.approved_days, seen.completed_jobs, seen.earlier_offers
  from near n left join public.leads l on l.request_id = request.id and l.vendor_id = n.vendor_id;
  if seen.vendor_ids is null then
    seen := row(null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}',
      '{}', '{}', '{}', '{}', '{}', '{}')::public.match_candidates;
  end if;
  return seen;
end $$;
comment on function private.select_candidates(public.matching_policy, public.service_requests, private.work_needs) is
  'Every approved Pro of the category who travels this far, with the signals of the score and why it cannot be offered the request, if so.';

create function private.run_match(target uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  seen public.match_candidates;
  ranking private.match_order;
  run uuid;
begin
  select * into request from public.service_requests r where r.id = target for update;
  seen := private.select_candidates(rules, request, private.request_needs(rules, request));
  ranking := private.rank_candidates(rules, seen);
  insert into public.match_runs (request_id, policy_version, considered, ranked, left_out)
  values (target, rules.version, cardinality(seen.vendor_ids), cardinality(ranking.offer_order), coalesce((
    select jsonb_object_agg(d.reason, d.found) from (
      select reason, count(*) as found from unnest(seen.left_out) reason where reason is not null group by reason
    ) d), '{}'))
  returning id into run;
  seen.run_id := run;
  seen.base_order := ranking.base_order;
  seen.offer_order := ranking.offer_order;
  seen.kept_for_unboosted := ranking.kept_for_unboosted;
  seen.kept_for_newcomers := ranking.kept_for_newcomers;
  insert into public.match_candidates values (seen.*);
  return run;
end $$;
comment on function private.run_match(uuid) is
  'Select, enrich, filter, rank and order the Pros for a request, storing every component. Returns the run.';

create function private.latest_run(request uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.id from public.match_runs r where r.request_id = request order by r.created_at desc, r.id limit 1
$$;
comment on function private.latest_run(uuid) is 'The latest match of a request, null when there was none.';

-- Offers the request to the next Pros in the stored order until as many offers are open as allowed.
create function private.offer_next(target uuid, at timestamptz) returns int
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  run uuid;
  ran_under public.matching_policy;
  seen public.match_candidates;
  open_offers int;
  taken int;
  wanted int;
  number int;
  vendor uuid;
  deadline timestamptz;
  lead uuid;
  offered int := 0;
  chosen uuid := private.asked_pro(target);
  asked int;
  place int;
begin
  select * into request from public.service_requests r where r.id = target for update;
  if request.state not in ('matching', 'open') or not private.is_flag_on('vendor_matching', request.owner_id, at) then
    return 0;
  end if;
  select count(*) filter (where l.state in ('offered', 'viewed')),
         count(*) filter (where l.state in ('accepted', 'engaged', 'quoted', 'released'))
  into open_offers, taken from public.leads l where l.request_id = target;
  wanted := rules.offers_at_once - open_offers - taken;
  if taken >= rules.accepts_at_most or wanted <= 0 then
    return 0;
  end if;
  run := private.latest_run(target);
  ran_under := private.policy_of_run(run);
  select * into seen from public.match_candidates c where c.run_id = run;
  deadline := private.offer_deadline(request, at);
  asked := array_position(seen.offer_order, array_position(seen.vendor_ids, chosen));
  if asked is not null and not request.asks_others and private.is_asked_alone(target, chosen, at) then
    wanted := least(wanted, 1 - (open_offers + taken));
  end if;
  -- The Pro the owner chose comes first, whatever the order.
  foreach place in array array(
    select p from generate_series(1, coalesce(cardinality(seen.offer_order), 0)) p order by (p = asked) desc nulls last, p)
  loop
    exit when offered >= wanted;
    number := seen.offer_order[place];
    vendor := seen.vendor_ids[number];
    continue when exists (select 1 from public.leads l where l.request_id = target and l.vendor_id = vendor)
      or not exists (select 1 from public.vendor_profiles v where v.vendor_id = vendor and v.state = 'approved')
      or not private.is_insured(vendor, at);
    insert into public.leads (
      request_id, vendor_id, owner_id, offer_position, distance_km, token_price, promoted, offered_at, offer_expires_at)
    values (
      target, vendor, request.owner_id, place, seen.distances_km[number], request.token_price,
      seen.plan_boosts[number] > 1 and ran_under.boost_at_most > 1 and private.below_floor(ran_under,
        seen.stars[number], seen.reviews[number], seen.lost_dispute_days[number]) is null, at, deadline)
    returning id into lead;
    perform private.record_first_event('lead', lead, 'offer', 'system');
    perform private.set_timer('lead', lead, 'expire', deadline);
    offered := offered + 1;
  end loop;
  if offered > 0 and request.state = 'matching' then
    perform private.transition('request', target, 'offer', 'system');
  end if;
  return offered;
end $$;
comment on function private.offer_next(uuid, timestamptz) is
  'Fills the open offers of a request from the stored order of its last match; none while vendor_matching is off for its owner. Returns how many were made.';

-- 40_matching/functions/settings.sql

create function private.setting_number(setting_name text, given jsonb) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  allowed private.rule_limits;
  wanted numeric;
begin
  select * into allowed from private.rule_limits l where l.setting = setting_name;
  if not found then
    raise exception 'Unknown setting: %.', left(setting_name, 60);
  end if;
  if jsonb_typeof(given) is distinct from 'number' then
    raise exception 'The setting % must be a number.', setting_name;
  end if;
  wanted := (given #>> '{}')::numeric;
  if wanted not between allowed.lowest and allowed.highest then
    raise exception 'The setting % must be between % and %.', setting_name, allowed.lowest, allowed.highest;
  end if;
  if allowed.is_whole and wanted <> trunc(wanted) then
    raise exception 'The setting % must be a whole number.', setting_name;
  end if;
  return wanted;
end $$;
comment on function private.setting_number(text, jsonb) is 'A number of a policy from untrusted JSON.';

create function private.setting_time(setting_name text, given jsonb) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'string' or given #>> '{}' !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    raise exception 'The setting % must be a time such as 08:00.', setting_name;
  end if;
  return (given #>> '{}')::time;
end $$;
comment on function private.setting_time(text, jsonb) is 'A time of day of a policy from untrusted JSON.';

create function private.refuse_unknown_settings(changes jsonb, rules jsonb) returns void
language plpgsql immutable set search_path = '' as $$
declare
  unknown text;
begin
  if changes is null or jsonb_typeof(changes) <> 'object' then
    raise exception 'Choose which settings to change.';
  end if;
  select setting into unknown from jsonb_object_keys(changes) setting
  where not rules ? setting or setting in ('version', 'created_at') order by setting limit 1;
  if found then
    raise exception 'Unknown setting: %.', left(unknown, 60);
  end if;
end $$;
comment on function private.refuse_unknown_settings(jsonb, jsonb) is
  'Refuses changes to a policy that are no {setting: value}, or name a setting the policy does not have.';

create function private.check_policy(rules public.matching_policy) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if rules.unboosted_places + rules.newcomer_places >= rules.offers_at_once then
    raise exception 'The number of reserved places must be lower than the number of offers at once.';
  end if;
  if rules.token_price_min > rules.token_price_max then
    raise exception 'The lowest price of a lead must not be above the highest.';
  end if;
  if rules.request_reminder_days >= rules.request_lifetime_days then
    raise exception 'The reminder must come after the request was sent.';
  end if;
  if rules.business_day_end - rules.business_day_start < interval '1 hour' then
    raise exception 'A business day must last at least an hour.';
  end if;
end $$;
comment on function private.check_policy(public.matching_policy) is 'Refuses settings that contradict each other.';

create function private.changed_policy(rules public.matching_policy, changes jsonb) returns public.matching_policy
language plpgsql stable security definer set search_path = '' as $$
declare
  setting text;
  given jsonb;
  numbers jsonb := '{}';
  total float8;
begin
  perform private.refuse_unknown_settings(changes, to_jsonb(rules));
  for setting, given in select * from jsonb_each(changes) loop
    case setting
      when 'business_day_start' then rules.business_day_start := private.setting_time(setting, given);
      when 'business_day_end' then rules.business_day_end := private.setting_time(setting, given);
      else numbers := numbers || jsonb_build_object(setting, private.setting_number(setting, given));
    end case;
  end loop;
  rules := jsonb_populate_record(rules, numbers);
  total := rules.weight_distance + rules.weight_rating + rules.weight_acceptance + rules.weight_response
    + rules.weight_availability + rules.weight_credentials + rules.weight_experience;
  if total <= 0 then
    raise exception 'At least one signal must have a weight.';
  end if;
  -- Weights are shares: whatever is given is brought to a sum of 1, and what is one already stays as it is.
  if abs(total - 1) > 1e-9 then
    rules.weight_distance := rules.weight_distance / total;
    rules.weight_rating := rules.weight_rating / total;
    rules.weight_acceptance := rules.weight_acceptance / total;
    rules.weight_response := rules.weight_response / total;
    rules.weight_availability := rules.weight_availability / total;
    rules.weight_credentials := rules.weight_credentials / total;
    rules.weight_experience := rules.weight_experience / total;
  end if;
  perform private.check_policy(rules);
  return rules;
end $$;
comment on function private.changed_policy(public.matching_policy, jsonb) is
  'A policy with some settings changed, from untrusted JSON; weights are brought to a sum of 1.';

create function public.save_matching_policy(changes jsonb, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('save_matching_policy', idempotency_key);
  why text := private.required_text(reason, 'A reason', 1000);
  before_rules public.matching_policy;
  rules public.matching_policy;
begin
  if answer is not null then
    return answer;
  end if;
  -- Two administrators take turns, so that neither overwrites what the other has just set.
  lock table public.matching_policy in share row exclusive mode;
  before_rules := private.policy();
  rules := private.changed_policy(before_rules, changes);
  if rules is not distinct from before_rules then
    raise exception 'Nothing was changed.';
  end if;
  rules.version := before_rules.version + 1;
  rules.created_at := now();
  insert into public.matching_policy values (rules.*);
  perform private.audit('matching_policy.save', 'matching_policy', null, to_jsonb(before_rules), to_jsonb(rules), why);
  return private.save_idempotent_result('save_matching_policy', idempotency_key, jsonb_build_object('version', rules.version));
end $$;
comment on function public.save_matching_policy(jsonb, text, uuid) is
  'An administrator changes settings of matching ({setting: value}; times as 08:00), with a reason. It becomes a new version; earlier matches keep theirs. Returns {version}.';
grant execute on function public.save_matching_policy(jsonb, text, uuid) to authenticated;

-- 50_leads/functions/answering.sql

-- What a Pro does with a lead, and what becomes of the tokens.
create function private.open_hold(lead uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(held_delta), 0)::int from public.token_ledger where lead_id = lead
$$;
comment on function private.open_hold(uuid) is 'Tokens held for a lead and neither captured nor released.';

create function private.spent_tokens(lead uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(posted_delta), 0)::int from public.token_ledger where lead_id = lead
$$;
comment on function private.spent_tokens(uuid) is 'Tokens captured for a lead and not given back.';

-- A lead can be offered a second time, and each offer has entries of its own.
create function private.entry_key(lead public.leads, entry text) returns text
language sql immutable set search_path = '' as $$
  select entry || ':' || lead.id || case when lead.offer_round > 1 then ':' || lead.offer_round else '' end
$$;
comment on function private.entry_key(public.leads, text) is
  'The key of a ledger entry (hold, capture, release) of a lead''s present offer.';

create function private.release_hold(lead public.leads, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held int := private.open_hold(lead.id);
begin
  if held > 0 then
    perform private.post_tokens(lead.vendor_id, 'release', held, lead.id, why, private.entry_key(lead, 'release'));
  end if;
end $$;
comment on function private.release_hold(public.leads, text) is 'Gives back the tokens still held for a lead.';

create function private.lock_accounts(request uuid) returns void
language sql security definer set search_path = '' as $$
  select from public.token_accounts a
  where a.vendor_id in (select l.vendor_id from public.leads l where l.request_id = request)
  order by a.vendor_id for no key update
$$;
comment on function private.lock_accounts(uuid) is
  'Locks the Pros of a request by their token accounts, in one order everywhere.';

-- Closes every lead of a request that is still alive, except one, and the quotes that went with them.
create function private.close_leads(request uuid, winner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  perform private.transition('quote', q.id, 'supersede', 'system', 'The request was closed')
  from public.quotes q
  where q.request_id = request and q.lead_id is distinct from winner
    and q.state in ('sent', 'viewed', 'changes_requested');
  for lead in
    select * from public.leads l
    where l.request_id = request and l.id is distinct from winner
      and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
    order by l.id
  loop
    perform private.transition('lead', lead.id, 'lose', 'system');
    perform private.release_hold(lead, 'The request was closed before the owner replied');
  end loop;
end $$;
comment on function private.close_leads(uuid, uuid) is
  'Closes the living leads and quotes of a request except the winner''s; tokens still held go back.';

create function private.own_lead(lead_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  found_lead public.leads;
begin
  -- The request first, then its Pros, then the lead: every path locks in this order.
  perform private.lock_request_of('lead', lead_id);
  select * into found_lead from public.leads l
  where l.id = lead_id and l.vendor_id = caller for update;
  if not found then
    raise exception 'This lead does not exist.';
  end if;
  return found_lead;
end $$;
comment on function private.own_lead(uuid) is 'A lead of the calling Pro, locked together with its request.';

create function private.lead_of_approved(lead_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads := private.own_lead(lead_id);
begin
  if not private.is_visible_vendor(lead.vendor_id) then
    raise exception 'Your business is not approved at the moment.' using errcode = '42501';
  end if;
  return lead;
end $$;
comment on function private.lead_of_approved(uuid) is
  'A lead of the calling Pro, as private.own_lead gives it. Refuses when the business is not approved.';

create function public.view_lead(lead_id uuid) returns public.lead_state
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads := private.own_lead(lead_id);
begin
  if lead.state = 'offered' then
    return private.transition('lead', lead.id, 'view', 'vendor')::public.lead_state;
  end if;
  return lead.state;
end $$;
comment on function public.view_lead(uuid) is 'A Pro has opened a lead; the owner sees it as viewed. Returns the state.';
grant execute on function public.view_lead(uuid) to authenticated;

create function public.accept_lead(lead_id uuid, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('accept_lead', idempotency_key);
  rules public.matching_policy := private.policy();
  lead public.leads;
  taken int;
  conversation uuid;
begin
  if answer is not null then
    return answer;
  end if;
  lead := private.lead_of_approved(lead_id);
  if lead.offer_expires_at <= now() and lead.state in ('offered', 'viewed') then
    raise exception 'This offer has expired.';
  end if;
  select count(*) into taken from public.leads l
  where l.request_id = lead.request_id and l.state in ('accepted', 'engaged', 'quoted', 'released', 'won');
  if taken >= rules.accepts_at_most then
    raise exception 'This request already has as many Pros as it can take.';
  end if;
  perform private.transition('lead', lead.id, 'accept', 'vendor');
  -- A Pro who paid for this lead before it was offered again does not pay twice.
  if private.spent_tokens(lead.id) = 0 then
    perform private.post_tokens(lead.vendor_id, 'hold', lead.token_price, lead.id,
      'Held for a lead until the owner replies', private.entry_key(lead, 'hold'));
    perform private.set_timer('lead', lead.id, 'release', now() + rules.release_after_hours * interval '1 hour');
  end if;
  insert into public.conversations (lead_id, request_id, owner_id, vendor_id)
  values (lead.id, lead.request_id, lead.owner_id, lead.vendor_id)
  on conflict on constraint conversations_lead_id_key do update set vendor_id = excluded.vendor_id
  returning id into conversation;
  if taken + 1 >= rules.accepts_at_most then
    perform private.transition('lead', l.id, 'lose', 'system', 'Others accepted first')
    from public.leads l where l.request_id = lead.request_id and l.state in ('offered', 'viewed');
  end if;
  return private.save_idempotent_result('accept_lead', idempotency_key, jsonb_build_object(
    'state', 'accepted', 'conversation_id', conversation,
    'lead', (select to_jsonb(l) from public.leads l where l.id = lead.id),
    'account', (select to_jsonb(a) from public.token_accounts a where a.vendor_id = lead.vendor_id)));
end $$;
comment on function public.accept_lead(uuid, uuid) is
  'A Pro takes a lead: its tokens are held, a conversation opens. Returns {state, conversation_id, lead, account}: the lead and the balance as they are now.';
grant execute on function public.accept_lead(uuid, uuid) to authenticated;

create function public.decline_lead(lead_id uuid, reason text) returns public.lead_state
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.required_text(reason, 'A reason', 500);
  lead public.leads := private.own_lead(lead_id);
begin
  perform private.transition('lead', lead.id, 'decline', 'vendor', why);
  update public.leads l set decline_reason = why where l.id = lead.id;
  perform private.offer_next(lead.request_id, now());
  return 'declined';
end $$;
comment on function public.decline_lead(uuid, text) is
  'A Pro passes on an offer, free of charge, with a reason; the next in rank is offered it.';
grant execute on function public.decline_lead(uuid, text) to authenticated;

create function public.withdraw_lead(lead_id uuid, reason text) returns public.lead_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  lead public.leads := private.own_lead(lead_id);
begin
  if lead.state = 'won' then
    perform private.end_agreement(j.id, 'cancel', 'vendor', why, true) from public.jobs j where j.lead_id = lead.id;
    return 'withdrawn';
  end if;
  perform private.transition('lead', lead.id, 'withdraw', 'vendor', why);
  perform private.release_hold(lead, 'You withdrew before the owner replied');
  perform private.transition('quote', q.id, 'withdraw', 'vendor', why)
  from public.quotes q where q.lead_id = lead.id and q.state in ('sent', 'viewed', 'changes_requested');
  perform private.offer_again(lead.request_id);
  return 'withdrawn';
end $$;
comment on function public.withdraw_lead(uuid, text) is
  'A Pro steps back from a lead: its quote is withdrawn, held tokens go back, captured ones stay spent, and its place is offered to others. After winning, the job is canceled and the request is matched again.';
grant execute on function public.withdraw_lead(uuid, text) to authenticated;

-- The owner has shown real interest: the tokens held for the lead are spent.
create function private.engage_lead(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = target for update;
  if lead.engaged_at is not null or lead.state not in ('accepted', 'quoted', 'released') then
    return;
  end if;
  perform private.transition('lead', target, 'engage', 'owner');
  update public.leads set engaged_at = now() where id = target;
  if private.open_hold(target) > 0 then
    perform private.post_tokens(lead.vendor_id, 'capture', private.open_hold(target), target,
      'The owner replied', private.entry_key(lead, 'capture'));
  end if;
end $$;
comment on function private.engage_lead(uuid) is
  'Marks a lead as engaged the first time the owner answers, and captures its tokens. Released leads stay free.';

create function private.own_request_lead(lead_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  found_lead public.leads;
begin
  perform private.lock_request_of('lead', lead_id);
  select * into found_lead from public.leads l
  where l.id = lead_id and l.owner_id = caller for update;
  if not found then
    raise exception 'This Pro is not part of your request.';
  end if;
  return found_lead;
end $$;
comment on function private.own_request_lead(uuid) is 'A lead of one of the calling owner''s requests, locked.';

create function private.lead_expire_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('lead', timer.subject_id, 'expire', 'timer');
  perform private.offer_next(l.request_id, now_at) from public.leads l where l.id = timer.subject_id;
  return true;
end $$;
comment on function private.lead_expire_due(private.timers, timestamptz) is
  'An offer no one answered lapses; the next in rank is offered the request.';

create function private.lead_release_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads l where l.id = timer.subject_id;
  if lead.engaged_at is not null or private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('lead', timer.subject_id, 'release', 'timer');
  perform private.release_hold(lead, 'The owner did not respond within '
    || private.hours_in_words(private.timer_hours('lead', lead.id, 'release')));
  return true;
end $$;
comment on function private.lead_release_due(private.timers, timestamptz) is
  'The owner stayed silent: the tokens go back without anyone asking.';

-- The number of competitors of just the leads on a page, however many the Pro has.
create function public.my_lead_competition(lead_ids uuid[] default null)
returns table (lead_id uuid, taken int, at_most int)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select l.id,
    (select count(*)::int from public.leads a
      where a.request_id = l.request_id and a.state in ('accepted', 'engaged', 'quoted', 'released', 'won')),
    (select (private.policy()).accepts_at_most)
  from (
    -- These leads by their ids, however many the Pro has; or the latest of all.
    select n.* from public.leads n where n.id = any (lead_ids) and n.vendor_id = auth.uid()
    union all
    (select o.* from public.leads o where lead_ids is null and o.vendor_id = auth.uid()
      and o.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
    order by o.offered_at desc limit 200)
  ) l
  where l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
  order by l.offered_at desc
  limit 200;
end $$;
comment on function public.my_lead_competition(uuid[]) is
  'For each living lead of the calling Pro, of those named (null: the latest 200): how many Pros (the caller included) have taken the request, of how many it can take. Never who they are.';
grant execute on function public.my_lead_competition(uuid[]) to authenticated;

-- 50_leads/functions/contact.sql

-- Contact details belong to one lead: shared by its owner, as they were then, until the lead ends or the
-- owner takes them back. The Pro who was hired keeps them for the job and for as long as it can be disputed.
create function private.agreement_stands(lead uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.jobs j
    where j.lead_id = lead and j.state not in ('cancelled', 'no_show')
      and (j.state <> 'completed' or private.is_disputed(j.id)
        or j.completed_at > now() - (private.resolution_rules()).dispute_days * interval '1 day'))
$$;
comment on function private.agreement_stands(uuid) is
  'Whether the Pro of a lead was hired for a job that is not over: not called off, and not yet past the days in which it can be disputed.';

create function private.is_dealing(lead public.leads) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.takes_messages(lead.state) and (private.agreement_stands(lead.id) or exists (
    select 1 from public.vendor_profiles v where v.vendor_id = lead.vendor_id and v.state = 'approved'))
$$;
comment on function private.is_dealing(public.leads) is
  'Whether the two sides of a lead can write to each other: the lead has not ended, and the Pro is open for work or was hired.';

-- Contact with a Pro who was hired and has done the work outlives the dispute window by hours at most.
create function private.contact_is_shared(lead public.leads) returns boolean
language sql stable security definer set search_path = '' as $$
  select lead.contact_shared_at is not null and (lead.state <> 'won' or private.agreement_stands(lead.id))
$$;
comment on function private.contact_is_shared(public.leads) is
  'Whether the Pro of a lead sees the owner''s contact details now.';

create function private.share_contact_of(lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.leads l set contact_shared_at = coalesce(l.contact_shared_at, now()) where l.id = lead;
  insert into private.shared_contacts (lead_id, facts)
  select lead, jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'phone', p.phone,
    'email', p.email, 'address', place.address, 'city', place.city, 'state', place.state, 'zip', place.zip,
    -- Whom an owner shares the address with also sees the pin on the map: it is as exact as the address.
    'pin', case when place.pin_latitude is not null then
      jsonb_build_object('latitude', place.pin_latitude, 'longitude', place.pin_longitude) end)
  from public.leads l
  join public.profiles p on p.id = l.owner_id
  join public.service_requests r on r.id = l.request_id
  join public.properties place on place.id = r.property_id
  where l.id = lead
  on conflict (lead_id) do nothing;
end $$;
comment on function private.share_contact_of(uuid) is
  'Keeps the owner''s contact details of now as what the Pro of a lead sees, unless some are shared already.';

create function public.share_contact(lead_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  lead public.leads := private.own_request_lead(lead_id);
begin
  if lead.state not in ('accepted', 'engaged', 'quoted', 'released', 'won') then
    raise exception 'You can share contact details once the Pro has accepted.';
  end if;
  if not private.is_dealing(lead) then
    raise exception 'This Pro isn''t taking work at the moment, so you can''t share contact details.';
  end if;
  -- Shared again, it is what the owner's account and property say now.
  delete from private.shared_contacts s where s.lead_id = lead_id;
  perform private.share_contact_of(lead.id);
  perform private.engage_lead(lead.id);
  return (select to_jsonb(l) from public.leads l where l.id = lead.id);
end $$;
comment on function public.share_contact(uuid) is
  'An owner lets one Pro see name, phone, email and exact address as they are now. Calling it again shares what has changed since. Returns the lead as it is now.';
grant execute on function public.share_contact(uuid) to authenticated;

create function public.unshare_contact(lead_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  lead public.leads := private.own_request_lead(lead_id);
begin
  if lead.state = 'won' and private.agreement_stands(lead_id) then
    raise exception 'The Pro you hired needs your contact details for the job.';
  end if;
  update public.leads l set contact_shared_at = null where l.id = lead_id and l.contact_shared_at is not null;
end $$;
comment on function public.unshare_contact(uuid) is
  'An owner takes contact details back from a Pro who was not hired: the Pro no longer sees them, and messages hide them again. The tokens stay spent.';
grant execute on function public.unshare_contact(uuid) to authenticated;

create function public.lead_contact(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  lead public.leads;
  shared jsonb;
begin
  select l.* into lead from public.leads l where l.id = lead_id and caller in (l.vendor_id, l.owner_id);
  if lead.id is null or not private.contact_is_shared(lead) then
    return null;
  end if;
  select s.facts into shared from private.shared_contacts s where s.lead_id = lead_id;
  if lead.vendor_id = caller then
    return shared;
  end if;
  return (
    select jsonb_build_object('business_name', v.business_name, 'phone', p.phone, 'email', p.email,
      'shared', shared, 'can_take_back', not (lead.state = 'won' and private.agreement_stands(lead_id)))
    from public.vendor_profiles v join public.profiles p on p.id = v.vendor_id where v.vendor_id = lead.vendor_id
  );
end $$;
comment on function public.lead_contact(uuid) is
  'Contact details of the other side of a lead while the owner shares theirs, else null. A Pro gets the owner''s as they were when shared, with the pin {latitude, longitude} or null; the owner gets the Pro''s, what was shared, and whether it can be taken back.';
grant execute on function public.lead_contact(uuid) to authenticated;

-- 50_leads/functions/credits.sql

-- Tokens that were spent on a lead and are given back.
create function private.credit_lead(target uuid, actor text, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  spent int := private.spent_tokens(target);
begin
  select * into lead from public.leads l where l.id = target for update;
  if spent <= 0 or not private.can_move('lead', target, 'credit', actor) then
    return 0;
  end if;
  perform private.transition('quote', q.id, 'supersede', 'system', why)
  from public.quotes q where q.lead_id = target and q.state in ('sent', 'viewed', 'changes_requested');
  perform private.transition('lead', target, 'credit', actor, why);
  perform private.post_tokens(lead.vendor_id, 'refund', spent, target, why, 'refund:' || target);
  perform private.offer_again(lead.request_id);
  return spent;
end $$;
comment on function private.credit_lead(uuid, text, text) is
  'Gives back the tokens captured for a lead and closes it; its place, if the request is open, goes to others. Returns the tokens, 0 when nothing was captured.';

create function private.credit_leads(request uuid, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  credited int := 0;
  lead uuid;
begin
  for lead in
    select l.id from public.leads l where l.request_id = request order by l.vendor_id
  loop
    if private.credit_lead(lead, 'system', why) > 0 then
      credited := credited + 1;
    end if;
  end loop;
  return credited;
end $$;
comment on function private.credit_leads(uuid, text) is
  'Gives back what every Pro of a closed request has spent on it. Returns how many were credited.';

-- 50_leads/functions/inbox.sql

-- A Pro's inbox: parts, filters, orders, and pages that stay quick with thousands of leads.

create function public.my_lead_counts() returns table (state public.lead_state, leads bigint)
language sql stable security definer set search_path = '' as $$
  select l.state, count(*) from public.leads l where l.vendor_id = auth.uid() group by l.state
$$;
comment on function public.my_lead_counts() is 'How many leads the calling Pro has in each state; states without any are left out.';
grant execute on function public.my_lead_counts() to authenticated;

-- The states a page is to show, from untrusted JSON.
create function private.parse_lead_states(source jsonb) returns public.lead_state[]
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source) = 'array' then
    if jsonb_array_length(source) between 1 and 20
      and array(select jsonb_array_elements_text(source)) <@ enum_range(null::public.lead_state)::text[] then
      return array(select jsonb_array_elements_text(source))::public.lead_state[];
    end if;
  end if;
  raise exception 'Choose which requests to show.';
end $$;
comment on function private.parse_lead_states(jsonb) is 'States of leads from an untrusted list.';

create function private.is_lead_place(source jsonb, value_type text) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(source) <> 'array' then false
    when jsonb_array_length(source) <> 2 or jsonb_typeof(source -> 1) <> 'string' then false
    when source ->> 1 !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then false
    when value_type = 'timestamptz' then jsonb_typeof(source -> 0) = 'string' and private.is_moment(source ->> 0)
    when jsonb_typeof(source -> 0) <> 'number' then false
    when value_type = 'float8' then abs((source ->> 0)::numeric) < 1e15
    when value_type = 'int' then (source ->> 0)::numeric between 0 and 2147483647 and (source ->> 0)::numeric % 1 = 0
    else (source ->> 0)::numeric between 0 and 1e15 and (source ->> 0)::numeric % 1 = 0
  end
$$;
comment on function private.is_lead_place(jsonb, text) is
  'Whether untrusted JSON is a place in a list of leads: [value, id], with a value of this type.';

create function public.my_lead_page(filter jsonb, after jsonb default null, at_most int default 20)
returns table (lead_id uuid, place jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  states public.lead_state[] := private.parse_lead_states(filter -> 'states');
  category text := private.json_text(filter, 'category', 'The service', 40);
  timing text := private.json_text(filter, 'timing', 'The time', 40);
  within_km numeric := private.json_number(filter, 'within_km', 'The distance', 0, 20000);
  words text := lower(private.json_text(filter, 'search', 'The search', 80));
  beginning text := regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%';
  sort text := coalesce(private.json_text(filter, 'sort', 'The order', 20), 'newest');
  value_text text;
  value_type text;
  falling boolean;
begin
  case sort
    when 'newest' then value_text := 'l.offered_at'; value_type := 'timestamptz'; falling := true;
    when 'ending' then value_text := 'l.offer_expires_at'; value_type := 'timestamptz'; falling := false;
    when 'nearest' then value_text := 'l.distance_km'; value_type := 'float8'; falling := false;
    when 'estimate' then value_text := 'l.estimate_high_cents'; value_type := 'bigint'; falling := true;
    when 'tokens' then value_text := 'l.token_price'; value_type := 'int'; falling := false;
    else raise exception 'Unknown sort order.';
  end case;
  if at_most is null or at_most not between 1 and 100 then
    raise exception 'Request between 1 and 100 requests.';
  end if;
  if category is not null then
    perform private.parse_category(category);
  end if;
  if timing not in ('emergency', 'this_week', 'this_month', 'flexible') then
    raise exception 'Unknown timing.';
  end if;
  if after = 'null'::jsonb then
    after := null;
  end if;
  if after is not null and not private.is_lead_place(after, value_type) then
    raise exception 'The page to continue from cannot be read.';
  end if;
  return query execute format(
    -- The places of the page alone are made, not those of all that are ordered.
    'select p.lead_id, jsonb_build_array(p.value, p.lead_id) from (
     select l.lead_id, %1$s as value
     from private.lead_listings l
     where l.vendor_id = $1 and l.state = any ($2)
       and ($3 is null or l.category = $3::public.service_category)
       and ($4 is null or l.timing = $4::public.request_timing)
       and ($5 is null or l.distance_km <= $5)
       and ($6 is null or l.words[3] = $6 or l.words[4] = $6 or l.words[1] like $7 or l.words[2] like $7)
       and ($8 is null or (%1$s, l.lead_id) %2$s (($8 ->> 0)::%3$s, ($8 ->> 1)::uuid))
     order by %1$s %4$s, l.lead_id %4$s limit $9) p order by p.value %4$s, p.lead_id %4$s',
    value_text, case when falling then '<' else '>' end, value_type, case when falling then 'desc' else 'asc' end)
  using caller, states, category, timing, within_km::float8, words, beginning, after, at_most;
end $$;
comment on function public.my_lead_page(jsonb, jsonb, int) is
  'A page of the calling Pro''s leads. filter: {states, category, timing, within_km, search (number, ZIP code, or the beginning of a first name or city), sort: newest | ending | nearest | estimate | tokens}; all but states may be absent. after: the place of the last row before (null: from the start). Rows in their order, each with its place.';
grant execute on function public.my_lead_page(jsonb, jsonb, int) to authenticated;

-- 50_leads/functions/listings.sql

create view private.fresh_lead_listings as
  select l.id as lead_id, l.vendor_id, l.state, l.offered_at, l.offer_expires_at, l.distance_km, l.token_price,
    r.estimate_high_cents, r.category, r.timing,
    array[lower(r.contact_name), lower(r.city), r.number::text, r.zip] as words
  from public.leads l join public.service_requests r on r.id = l.request_id;
comment on view private.fresh_lead_listings is 'What private.lead_listings is to hold, read from leads and requests.';

create function private.store_lead_listing(lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_listings
  select * from private.fresh_lead_listings f where f.lead_id = lead
  on conflict (lead_id) do update set
    state = excluded.state, offered_at = excluded.offered_at, offer_expires_at = excluded.offer_expires_at,
    distance_km = excluded.distance_km, token_price = excluded.token_price,
    estimate_high_cents = excluded.estimate_high_cents, category = excluded.category, timing = excluded.timing,
    words = excluded.words;
end $$;
comment on function private.store_lead_listing(uuid) is 'Brings what the inbox keeps of a lead up to date.';

create function private.list_all_leads() returns void
language sql security definer set search_path = '' as $$
  delete from private.lead_listings;
  insert into private.lead_listings select * from private.fresh_lead_listings;
$$;
comment on function private.list_all_leads() is
  'Writes what the inbox keeps of all leads again, after rows were loaded past the triggers.';

create function private.list_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_lead_listing(new.id);
  return null;
end $$;
comment on function private.list_lead() is 'Trigger: the inbox finds a lead by what it is now.';

create function private.list_leads_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_lead_listing(l.id) from public.leads l where l.request_id = new.id;
  return null;
end $$;
comment on function private.list_leads_of_request() is 'Trigger: the inbox finds the leads of a request by what it says now.';

-- 50_leads/functions/stopping.sql

-- A Pro who stops working (paused, suspended, terminated) keeps what was agreed and nothing else.
create function private.lock_open_deals(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  requests uuid[] := array(
    select l.request_id from public.leads l
    where l.vendor_id = vendor and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released'));
begin
  -- All requests before all accounts, each in one order, as every other step locks one request and its own.
  perform 1 from public.service_requests r where r.id = any (requests) order by r.id for update;
  perform 1 from public.token_accounts a
  where a.vendor_id = vendor
    or a.vendor_id in (select l.vendor_id from public.leads l where l.request_id = any (requests))
  order by a.vendor_id for no key update;
end $$;
comment on function private.lock_open_deals(uuid) is
  'Locks the requests in which a Pro has an open lead, and then the Pros of them.';

create function private.end_open_deals(vendor uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  perform private.lock_open_deals(vendor);
  for lead in
    select * from public.leads l
    where l.vendor_id = vendor and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
    order by l.request_id
  loop
    perform private.transition('quote', q.id, 'withdraw', 'system', why)
    from public.quotes q where q.lead_id = lead.id and q.state in ('draft', 'sent', 'viewed', 'changes_requested');
    perform private.transition('lead', lead.id,
      case when lead.state in ('offered', 'viewed') then 'retract' else 'withdraw' end, 'system', why);
    perform private.release_hold(lead, why);
    perform private.offer_again(lead.request_id);
  end loop;
  -- Jobs that are over need no one's address any more.
  update public.leads l set contact_shared_at = null
  where l.vendor_id = vendor and l.state = 'won' and l.contact_shared_at is not null
    and not private.agreement_stands(l.id);
end $$;
comment on function private.end_open_deals(uuid, text) is
  'Ends every lead and quote of a Pro that is not agreed: held tokens go back, captured ones stay spent, contact details are hidden again, and the places go to others.';

create function private.stop_dealing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_open_deals(new.vendor_id, 'This Pro isn''t taking work at the moment');
  return null;
end $$;
comment on function private.stop_dealing() is
  'Trigger: whichever way a business stops working, what is not agreed ends in the same transaction.';

-- 55_messages/functions/attachments.sql

-- Attachments from untrusted JSON. What the file is comes from storage, never from the sender.
create function private.parse_attachments(source jsonb, sender uuid)
returns table (place int, path text, name text, mime_type text, size_bytes int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  item jsonb;
  stored jsonb;
begin
  if source is null or source = 'null'::jsonb then
    return;
  end if;
  if jsonb_typeof(source) <> 'array' or jsonb_array_length(source) > 5 then
    raise exception 'At most 5 files can be sent with a message.';
  end if;
  place := 0;
  for item in select * from jsonb_array_elements(source) loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Each attachment needs a path and a name.';
    end if;
    place := place + 1;
    path := private.json_text(item, 'path', 'The path of a file', 400);
    name := private.required_text(private.json_text(item, 'name', 'The name of a file', 120), 'The name of a file', 120);
    select o.metadata into stored from storage.objects o
    where o.bucket_id = 'message-attachments' and o.name = path and split_part(path, '/', 1) = sender::text;
    if stored is null or exists (select 1 from public.message_attachments a where a.path = parse_attachments.path) then
      raise exception 'A file was not uploaded. Please add it again.' using hint = 'attachment_missing';
    end if;
    mime_type := stored ->> 'mimetype';
    size_bytes := (stored ->> 'size')::numeric::int;
    if mime_type is null or size_bytes is null or size_bytes > 10485760
      or mime_type not in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf') then
      raise exception 'Only photos and PDFs of up to 10 MB can be sent.';
    end if;
    return next;
  end loop;
end $$;
comment on function private.parse_attachments(jsonb, uuid) is
  'Files a sender has uploaded and not attached yet, in order: from a list of {path, name}, at most 5.';

-- Type and size are checked by storage itself against the bucket; the name says the type here.
create function private.may_add_attachment(file text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  folder text := auth.uid()::text;
  limits private.messaging_limits;
begin
  if split_part(file, '/', 1) <> folder
    or file !~* '^[0-9a-f-]{36}(/[a-z0-9_-]{1,60}){0,2}/[a-z0-9_.-]{1,120}\.(jpe?g|png|webp|pdf)$'
    or file ~ '\.\.'
    or exists (select 1 from public.profiles p where p.id = auth.uid() and p.deleted_at is not null)
    or not exists (
      select 1 from public.conversations c join public.leads l on l.id = c.lead_id
      where auth.uid() in (c.owner_id, c.vendor_id) and private.is_dealing(l)) then
    return false;
  end if;
  select * into limits from private.messaging_limits;
  return (
    select count(*) < limits.files_at_most
      and count(*) filter (where o.created_at > now() - interval '1 day') < limits.files_a_day
      and count(*) filter (where not exists (
        select 1 from public.message_attachments a where a.path = o.name)) < limits.unsent_files_at_most
    from storage.objects o
    where o.bucket_id = 'message-attachments' and o.name >= folder || '/' and o.name < folder || '0');
end $$;
comment on function private.may_add_attachment(text) is
  'Whether the caller may upload a file for a message under this name: in the own folder, with the ending of a photo or PDF, as a side of an open conversation, and not too many, as private.messaging_limits says.';
grant execute on function private.may_add_attachment(text) to authenticated;

-- 55_messages/functions/contact_masking.sql

-- Contact details in what people write, hidden until the owner shares them. The text is made plain first
-- (one way to write each letter and digit, nothing invisible), and each rule names what it looks for.
-- supabase/tests/contactMasking.test.ts and maskingVariants.test.ts are the tables of what is found and
-- what is left alone.

-- NFKC folds what Unicode calls compatible: full-width and circled digits, mathematical letters, one-dot
-- leaders. The rest is folded here: digits of other scripts, letters that look Latin, invisible marks.
create function private.plain_text(words text) returns text
language sql immutable set search_path = '' as $$
  select translate(translate(
    regexp_replace(
      replace(normalize(words, nfkc), U&'\+01F51F', '10'),
      -- Without width: soft hyphens, joiners, marks of direction, selectors, key caps, tags.
      U&'[\00AD\034F\061C\115F\1160\17B4\17B5\180B-\180F\200B-\200F\202A-\202E\2060-\206F\20E3\3164\FE00-\FE0F\FEFF\FFA0\+0E0000-\+0E007F]',
      '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯'
      || '೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙'
      || '〇一二三四五六七八九⓿❶❷❸❹❺❻❼❽❾⓪➀➁➂➃➄➅➆➇➈⓪➊➋➌➍➎➏➐➑➒',
    repeat('0123456789', 20)),
    'аеорсухіјѕԁӏһАВЕКМНОРСТУХІЈЅαοερτυικΑΒΕΖΗΙΚΜΝΟΡΤΥΧɡıⅼ。•∙⋅',
    'aeopcyxijsdlhABEKMHOPCTYXIJSaoeptuikABEZHIKMNOPTYXgil....')
$$;
comment on function private.plain_text(text) is
  'A text as the eye reads it: one way to write each letter and digit, without characters that have no width.';

-- Names a business has on the web end like this; the second list also ends English words, so it counts in
-- lowercase letters only.
create function private.web_endings(sure boolean) returns text
language sql immutable set search_path = '' as $$
  select case when sure then '(?:com|net|org|biz|info|io|app|online|website|gg|xyz|dev|llc|inc|co\.uk|email|mail)'
    else '(?:co|us|pro|me|tv|cc|ai|ca|site|shop|store|link|live|club|tech|services|service|land|garden|green|tree|trees'
      || '|company|contractors|builders|solutions|works|team|life|world|today|space|page|care|expert|guru|ly)' end
$$;
comment on function private.web_endings(boolean) is
  'Endings of web addresses as a pattern: those that are sure to be one, or those that are words as well.';

create function private.mask_emails(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  at_sign constant text := '(?:\s*@\s*|\s*[([{<*_/|"''-]+\s*(?:@|at|a)\s*[])}>*_/|"''-]+\s*|\s+(?:at|@)\s+)';
  dot constant text := '(?:\s*\.\s*|\s*,(?=com\M)|\s*[([{<*_/|"''-]+\s*(?:dot|d0t|period|point|\.)\s*[])}>*_/|"''-]+\s*|\s+(?:dot|d0t|period|point)\s+)';
  endings constant text := '(?:com|net|org|io|co|us|biz|info|edu|email|mail|me|pro|app|xyz|c\s*o\s*m)';
  great constant text := '(?:g\W?mail|hotmail|yahoo|outlook|i\s?cloud|aol|proton\s?mail|g\s+m\s+a\s+i\s+l)';
begin
  -- ada@example.com, ada @ example . com, ada (at) example [dot] com
  words := regexp_replace(words,
    '[[:alnum:]._%+-]+\s*(?:@|[([{<]\s*at\s*[])}>])\s*[[:alnum:]-]+'
      || '(?:(?:\.|\s+\.\s+|\s*[([{<]\s*dot\s*[])}>]\s*|\s+dot\s+)[[:alnum:]-]+)*'
      || '(?:\.|\s+\.\s+|\s*[([{<]\s*dot\s*[])}>]\s*|\s+dot\s+)[[:alpha:]]{2,}',
    '[email hidden]', 'gi');
  -- ada at gmail, ada@yahoo, ada -at- g-mail: the great providers need no ending
  words := regexp_replace(words,
    '[[:alnum:]._%+-]+' || at_sign || great || '\M(?:' || dot || 'c\s*o\s*m\M)?', '[email hidden]', 'gi');
  -- ada at example dot com, ada_at_example_dot_com, ada *at* example *dot* com
  words := regexp_replace(words,
    '(?:(?![[:alnum:].%+-]*_at_)[[:alnum:]._%+-]+' || at_sign || '|[[:alnum:].%+-]+_at_)[[:alnum:]-]+'
      || '(?:' || dot || '|_dot_)' || endings || '\M',
    '[email hidden]', 'gi');
  -- ada at example com, ada@example
  words := regexp_replace(words,
    '[[:alnum:]._%+-]+(?:\s+at\s+[[:alnum:]-]{3,}\s+(?:com|net|org)\M|@[[:alpha:]][[:alnum:]-]{2,})', '[email hidden]', 'gi');
  -- gmail: ada.oak, my gmail is adaoak, adaoak (gmail)
  words := regexp_replace(words,
    '\m' || great || '\M(?:\s*[:=>-]+\s*|\s+(?:address\s+|account\s+)?is\s+)[[:alnum:]][[:alnum:]._%+-]{2,}', '[email hidden]', 'gi');
  words := regexp_replace(words, '[[:alnum:]._%+-]{4,}\s*[([]\s*(?:at\s+)?' || great || '\s*[])]', '[email hidden]', 'gi');
  -- a d a @ e x a m p l e . c o m
  return regexp_replace(words,
    '(?<![[:alnum:]])(?:[[:alnum:]]\s){2,40}@(?:\s[[:alnum:]]){2,40}\s?\.(?:\s?[[:alpha:]]){2,}(?![[:alnum:]])',
    '[email hidden]', 'gi');
end $$;
comment on function private.mask_emails(text) is 'The text with email addresses replaced, spelled ones too.';

-- A website carries a phone number; pages of authorities and universities are what permits are about.
create function private.mask_links(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- Like a dot and like nothing else people put inside a name: " dot ", "(dot)", "[.]", " . ".
  dot constant text := '(?:\s*[([{<*_/|-]+\s*(?:dot|d0t|\.)\s*[])}>*_/|-]+\s*|\s+(?:dot|d0t)\s+|\s+\.\s*|\.\s+(?=com\M|net\M)|,(?=com\M))';
  name constant text := '(?<![[:alnum:]./-])[[:alnum:]][[:alnum:]-]{2,}';
begin
  words := regexp_replace(words,
    '(?:h[tx]{2}ps?\s*:\s*/\s*/\s*|\mwww\s*[. ]\s*)(?![[:alnum:].-]+\.(?:gov|edu)(?:[/:?#[:space:]]|$))[^[:space:]<>"]+'
      || '(?:\s(?:dot\s)?(?:com|net|org)\M)?',
    '[link hidden]', 'gi');
  words := regexp_replace(words,
    '(?<![[:alnum:]./-])(?:[[:alnum:]-]+\.)+' || private.web_endings(true) || '\M(?:/[^[:space:]<>"]*)?'
      || '|\m(?:wa|t|m|signal|fb|telegram|line)\.me\M(?:/[^[:space:]<>"]*)?|\mbit\.ly/[^[:space:]<>"]+',
    '[link hidden]', 'gi');
  words := regexp_replace(words,
    '(?<![[:alnum:]./-])(?:[[:alnum:]-]+\.)+' || private.web_endings(false) || '\M(?:/[^[:space:]<>"]*)?',
    '[link hidden]', 'g');
  return regexp_replace(words,
    name || '(?:' || dot || '(?:com|net|org|io|co|us|biz|info|pro|services|xyz|app)|\s+com)\M', '[link hidden]', 'gi');
end $$;
comment on function private.mask_links(text) is
  'The text with web addresses replaced; those of authorities and universities stay.';

create function private.mask_handles(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  -- What no one writes about but to be found there; then what is a word of its own as well.
  chat constant text := 'whats\s?app|telegram|instagram|insta|snapchat|skype|discord|viber|we\s?chat|kik|tik\s?tok|venmo|cash\s?app|zelle';
  short constant text := 'ig|tg|wa|fb|snap';
  common constant text := 'signal|facebook|messenger|twitter|linkedin|nextdoor|paypal|face\s?time|i\s?message';
  service constant text := '\m(?:' || chat || '|' || short || '|' || common || ')\M';
  noun constant text := '(?:id|handle|name|user\s?name|account|profile|page|is)';
  handle constant text := '[[:alnum:]][[:alnum:]._-]{2,}';
  -- Words that follow or precede the name of a service in an ordinary sentence.
  ordinary constant text := '(?!(?:is|are|was|and|or|but|the|an?|to|for|if|with|on|in|at|as|of|so|me|us|you|your|our|my|it|that|this|not|no'
    || '|app|apps|group|groups|message|messages|review|reviews|page|pages|account|accounts|works?|call|calls|chat|video|photos?|pictures?'
    || '|when|later|too|please|post|posts|also|only|via|from|by|has|had|have|will|would|can|could|does|do|did|said|business|ad|ads'
    || '|arrived|found|find|reach|text|contact|available|posted|payment|payments|link|links|user|users|you''re|we|they|he|she|i)\M)';
begin
  -- telegram: oak_climber, whatsapp @oakclimber, Signal = oak.22
  words := regexp_replace(words, service || '(?:\s+' || noun || ')?\s*(?:[:=>]+\s*@?|@|-\s*@|\s-\s)\s*' || handle,
    '[contact hidden]', 'gi');
  -- my telegram handle is oakclimber, instagram name oakclimber
  words := regexp_replace(words, service || '\s+(?:id|handle|name|user\s?name|account|profile)(?:\s+is)?\s+@?' || handle,
    '[contact hidden]', 'gi');
  -- my insta is oakclimber
  words := regexp_replace(words, '\m(?:my|our)\s+(?:' || chat || '|' || short || ')\s+is\s+@?' || handle, '[contact hidden]', 'gi');
  -- facebook me at oakclimber
  words := regexp_replace(words, service || '\s+(?:me|us)\s+(?:at|on|under|as)\s+@?' || handle,
    '[contact hidden]', 'gi');
  -- telegram oak_climber, telegram oakclimber, ig oakclimber
  words := regexp_replace(words, service || '\s+@?[[:alnum:].]+_[[:alnum:]._]+', '[contact hidden]', 'gi');
  words := regexp_replace(words, '\m(?:' || chat || '|' || short || ')\s+@?' || ordinary || '[[:alnum:]][[:alnum:]._-]{3,}',
    '[contact hidden]', 'gi');
  -- oakclimber on telegram
  words := regexp_replace(words, '\m' || ordinary || '[[:alnum:]][[:alnum:]._-]{4,}\s+on\s+(?:' || chat || '|ig|tg)\M',
    '[contact hidden]', 'gi');
  return regexp_replace(words, '(?<![[:alnum:]._])@\s?[[:alpha:]][[:alnum:]_.]{4,}', '[contact hidden]', 'g');
end $$;
comment on function private.mask_handles(text) is 'The text with names on chat and payment services replaced.';

-- Which digits a run of figures and spelled figures holds; letters that look like one count as one.
create function private.spoken_digits(run text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits text := lower(run);
  word text;
begin
  for word in select unnest(array['zero:0', 'oh:0', 'one:1', 'two:2', 'three:3', 'four:4', 'five:5', 'six:6',
    'seven:7', 'eight:8', 'nine:9']) loop
    digits := replace(digits, split_part(word, ':', 1), split_part(word, ':', 2));
  end loop;
  digits := regexp_replace(digits, 'double[^[:alnum:]]*([0-9])', '\1\1', 'g');
  digits := regexp_replace(digits, 'triple[^[:alnum:]]*([0-9])', '\1\1\1', 'g');
  digits := regexp_replace(digits, '\m(?:dot|dash|hyphen|minus|point|space|then|and|area|code)\M', ' ', 'g');
  return translate(digits, 'oilsbz|', '0115821');
end $$;
comment on function private.spoken_digits(text) is
  'A run of figures as digits with what parts them: words of figures become digits, look-alike letters too.';

create function private.is_phone_run(run text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  figures constant text := '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)';
  spoken text := private.spoken_digits(run);
  digits text := regexp_replace(spoken, '[^0-9]', '', 'g');
  spelled int := (select count(*) from regexp_matches(run, figures, 'gi'));
  shape text := array_to_string(array(
    select length(m[1]) from regexp_matches(spoken, '([0-9]+)', 'g') m), '-');
begin
  if length(digits) = 11 and digits like '1%' then
    digits := substr(digits, 2);
    shape := regexp_replace(shape, '^1-', '');
    shape := case when shape = '11' then '10' when shape like '4-%' and spoken ~ '^[^0-9]*1[2-9]' then '3-' || substr(shape, 3) else shape end;
  end if;
  if spelled >= 2 and (spelled >= 7 or length(digits) between 10 and 11) then
    return true;
  end if;
  if length(digits) <> 10 or digits !~ '^[2-9]' then
    return false;
  end if;
  -- 300, 400, 1200 and 24, 30, 36, 48, 60 are lists.
  if run ~ ',\s' and shape <> '1-1-1-1-1-1-1-1-1-1' then
    return false;
  end if;
  return shape in ('10', '3-3-4', '3-7', '6-4', '5-5', '7-3', '3-3-2-2', '3-3-1-1-1-1', '3-1-1-1-1-1-1-1', '3-3-3-1', '1-1-1-3-4', '1-1-1-1-1-1-4', '3-2-2-3', '1-1-1-1-1-1-1-1-1-1')
    or (shape = '2-2-2-2-2' and run !~ '[,/:]');
end $$;
comment on function private.is_phone_run(text) is
  'Whether a run of figures is a US phone number: ten digits, or eleven with a leading 1, parted like one, or many spelled ones.';

create function private.mask_phones(words text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  spelled constant text := '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)';
  -- A figure, a word for one, or figures with look-alike letters among them (5l2, O1OO).
  unit constant text := '(?:' || spelled || '|[0-9OoIlSBZ]*[0-9][0-9OoIlSBZ]*|[OIl]{1,4}(?![[:alpha:]]))';
  parting constant text := '(?:[^[:alnum:]$]{0,5}(?:\m(?:dot|dash|hyphen|minus|point|space|then|and|area|code)\M[^[:alnum:]$]{1,3}){0,2})';
  run text;
begin
  for run in
    select distinct m[1] from regexp_matches(words,
      '((?<![[:alnum:]$#])(?:\+\s?)?[([]?' || unit || '(?:' || parting || unit || '){0,14}(?![[:alnum:]]))', 'gi') m
    where length(m[1]) >= 10
  loop
    if private.is_phone_run(run) then
      words := replace(words, run, '[phone hidden]');
    end if;
  end loop;
  -- +44 20 7946 0958
  words := regexp_replace(words, '\+\s?[0-9](?:[^[:alnum:]$=+]{0,3}[0-9]){8,14}', '[phone hidden]', 'g');
  -- (512) 555-0100 and every way to part it, also inside a longer run
  words := regexp_replace(words,
    '(?<![0-9$])(?:1[^[:alnum:]$,]{0,3})?[([]?[2-9][0-9]{2}[])]?(?:[^[:alnum:]$,]{0,4}|,)[0-9]{3}(?:[^[:alnum:]$,]{0,4}|,)[0-9]{4}(?![0-9])',
    '[phone hidden]', 'g');
  -- 5 1 2 5 5 5 0 1 0 0
  return regexp_replace(words, '(?<![0-9])[0-9](?:[^[:alnum:]$]{1,3}[0-9](?![0-9])){9,11}', '[phone hidden]', 'g');
end $$;
comment on function private.mask_phones(text) is 'The text with phone numbers replaced, spelled and spaced ones too.';

create function private.mask_contact(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := private.plain_text(body);
  masked text := private.mask_phones(private.mask_handles(private.mask_links(private.mask_emails(plain))));
begin
  return case when masked = plain then body else masked end;
end $$;
comment on function private.mask_contact(text) is
  'The text with email addresses, phone numbers, web addresses and names on chat services replaced. A text without any comes back unchanged.';

create function private.mask_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  texts jsonb := to_jsonb(new);
  masked jsonb := '{}';
  field text;
begin
  foreach field in array tg_argv loop
    if texts ->> split_part(field, ' ', 1) is not null then
      masked := masked || jsonb_build_object(split_part(field, ' ', 1),
        left(private.mask_contact(texts ->> split_part(field, ' ', 1)), split_part(field, ' ', 2)::int));
    end if;
  end loop;
  return jsonb_populate_record(new, masked);
end $$;
comment on function private.mask_columns() is
  'Trigger ("column longest", ...): takes contact details out of columns that the other side reads before anything is shared.';

-- 55_messages/functions/reading.sql

-- Reading: pages of messages, read marks, and what is unread.
create function private.attachments_of(message uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'path', a.path, 'name', a.name,
    'mime_type', a.mime_type, 'size_bytes', a.size_bytes) order by a.position), '[]')
  from public.message_attachments a where a.message_id = message
$$;
comment on function private.attachments_of(uuid) is 'The files of a message, in order.';

create function public.conversation_messages(
  conversation_id uuid, before uuid default null, page_size int default 50
) returns table (
  id uuid, sender_id uuid, body text, masked boolean, removed boolean, created_at timestamptz, attachments jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  start public.messages;
begin
  if page_size is null or page_size not between 1 and 200 then
    raise exception 'A page holds between 1 and 200 messages.';
  end if;
  if not exists (
    select 1 from public.conversations c
    where c.id = conversation_messages.conversation_id
      and (caller in (c.owner_id, c.vendor_id) or private.is_admin())
  ) then
    raise exception 'This conversation does not exist.';
  end if;
  if before is not null then
    select * into start from public.messages m
    where m.id = before and m.conversation_id = conversation_messages.conversation_id;
    if not found then
      raise exception 'This message does not exist.';
    end if;
  end if;
  return query
    select m.id, m.sender_id, m.body, m.masked, m.removed_at is not null, m.created_at,
      private.attachments_of(m.id)
    from public.messages m
    where m.conversation_id = conversation_messages.conversation_id
      and (m.created_at, m.id) < (coalesce(start.created_at, 'infinity'), coalesce(start.id, m.id))
    order by m.created_at desc, m.id desc
    limit page_size;
end $$;
comment on function public.conversation_messages(uuid, uuid, int) is
  'A page of a conversation for its participants and administrators, latest first: the latest, or what was written before a message.';
grant execute on function public.conversation_messages(uuid, uuid, int) to authenticated;

create function public.mark_conversation_read(conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  latest timestamptz;
begin
  -- What arrives while this runs has not been seen, so the mark is set to what is there now.
  select max(m.created_at) into latest from public.messages m where m.conversation_id = conversation_id;
  update public.conversations c
  set owner_read_at = case when caller = c.owner_id then greatest(c.owner_read_at, latest) else c.owner_read_at end,
    vendor_read_at = case when caller = c.vendor_id then greatest(c.vendor_read_at, latest) else c.vendor_read_at end
  where c.id = conversation_id and caller in (c.owner_id, c.vendor_id);
  if not found then
    raise exception 'This conversation does not exist.';
  end if;
end $$;
comment on function public.mark_conversation_read(uuid) is 'The caller has read a conversation up to now.';
grant execute on function public.mark_conversation_read(uuid) to authenticated;

create function private.unread_in(conversation public.conversations, reader uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.messages m
  where m.conversation_id = conversation.id and m.sender_id <> reader
    and m.created_at > case when conversation.owner_id = reader
      then conversation.owner_read_at else conversation.vendor_read_at end
$$;
comment on function private.unread_in(public.conversations, uuid) is
  'How many messages of the other side a participant has not read.';

create function public.unread_total() returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(private.unread_in(c, auth.uid())), 0)::int
  from (
    select o.* from public.conversations o where o.owner_id = auth.uid() and o.last_message_at > o.owner_read_at
    union all
    select v.* from public.conversations v where v.vendor_id = auth.uid() and v.last_message_at > v.vendor_read_at
  ) c
$$;
comment on function public.unread_total() is
  'How many messages the caller has not read, over all conversations. Reads only conversations that hold some.';
grant execute on function public.unread_total() to authenticated;

-- Conversations by the page, and those of one request or with something unread without reading them all.
create function public.my_conversations(
  conversation uuid default null, about_request uuid default null, unread boolean default false,
  after uuid default null, page_size int default 30
) returns table (
  id uuid, lead_id uuid, request_id uuid, request_number bigint, category public.service_category,
  other_name text, last_message text, last_message_at timestamptz, unread_count int, contact_shared boolean,
  lead_state public.lead_state, is_open boolean, time_zone text, other_vendor_id uuid
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most int := least(greatest(coalesce(page_size, 30), 1), 200);
  only_unread boolean := coalesce(unread, false);
  moment timestamptz;
begin
  if after is not null then
    select coalesce(c.last_message_at, c.created_at) into moment from public.conversations c
    where c.id = after and caller in (c.owner_id, c.vendor_id);
    if not found then
      raise exception 'The conversation to continue from does not exist.';
    end if;
  end if;
  return query
    with mine as (
      (select o.* from public.conversations o
       where o.owner_id = caller
         and (conversation is null or o.id = conversation)
         and (about_request is null or o.request_id = about_request)
         and (not only_unread or o.last_message_at > o.owner_read_at)
         and (moment is null or (coalesce(o.last_message_at, o.created_at), o.id) < (moment, after))
       order by coalesce(o.last_message_at, o.created_at) desc, o.id desc limit most)
      union all
      (select v.* from public.conversations v
       where v.vendor_id = caller
         and (conversation is null or v.id = conversation)
         and (about_request is null or v.request_id = about_request)
         and (not only_unread or v.last_message_at > v.vendor_read_at)
         and (moment is null or (coalesce(v.last_message_at, v.created_at), v.id) < (moment, after))
       order by coalesce(v.last_message_at, v.created_at) desc, v.id desc limit most)
    )
    select c.id, c.lead_id, c.request_id, r.number, r.category,
      case when c.owner_id = caller then v.business_name else r.contact_name end,
      (select case when m.body <> '' then m.body else 'Sent a file' end from public.messages m
        where m.conversation_id = c.id order by m.created_at desc, m.id desc limit 1),
      c.last_message_at,
      case when c.last_message_at > case when c.owner_id = caller then c.owner_read_at else c.vendor_read_at end
        then private.unread_in(row(c.*)::public.conversations, caller) else 0 end,
      private.contact_is_shared(l), l.state, private.is_dealing(l), r.time_zone,
      case when c.owner_id = caller then c.vendor_id end
    from mine c
    join public.leads l on l.id = c.lead_id
    join public.service_requests r on r.id = c.request_id
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    order by coalesce(c.last_message_at, c.created_at) desc, c.id desc
    limit most;
end $$;
comment on function public.my_conversations(uuid, uuid, boolean, uuid, int) is
  'The caller''s conversations, latest first, with unread counts, the state of the lead, whether messages can still be written, the time zone of the property, and the Pro an owner writes with: all, this one, those about a request, or those with something unread; those after the given one. Up to 200 at a time.';
grant execute on function public.my_conversations(uuid, uuid, boolean, uuid, int) to authenticated;

-- 55_messages/functions/reports.sql

create function public.report_message(message_id uuid, reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  why text := private.required_text(reason, 'A reason', 1000);
  report uuid;
begin
  if not exists (
    select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.id = message_id and caller in (c.owner_id, c.vendor_id)
  ) then
    raise exception 'This message does not exist.';
  end if;
  if exists (select 1 from public.messages m where m.id = message_id and m.sender_id = caller) then
    raise exception 'You can''t report your own message.';
  end if;
  if (select count(*) from public.message_reports r
      where r.reporter_id = caller and r.created_at > now() - interval '1 day')
    >= (select l.reports_a_day from private.messaging_limits l) then
    raise exception 'You have reported many messages today. Please try again tomorrow.' using hint = 'too_fast';
  end if;
  insert into public.message_reports (message_id, reporter_id, reason) values (message_id, caller, why)
  on conflict do nothing returning id into report;
  if report is null then
    raise exception 'You have already reported this message.';
  end if;
  return report;
end $$;
comment on function public.report_message(uuid, text) is
  'A participant reports a message of the other side, once. Returns the report''s id.';
grant execute on function public.report_message(uuid, text) to authenticated;

create function public.resolve_message_report(report_id uuid, outcome text, resolution text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words text := private.required_text(resolution, 'A reason', 1000);
  report public.message_reports;
  before_row jsonb;
begin
  perform private.require_admin();
  if outcome is null or outcome not in ('removed', 'dismissed') then
    raise exception 'Either remove the message or dismiss the report.';
  end if;
  select * into report from public.message_reports r where r.id = report_id for update;
  if not found then
    raise exception 'This report does not exist.';
  end if;
  if report.outcome is not null then
    raise exception 'This report is already resolved.';
  end if;
  select to_jsonb(m) || jsonb_build_object('attachments', private.attachments_of(m.id)) into before_row
  from public.messages m where m.id = report.message_id for update;
  if outcome = 'removed' then
    update public.messages m set body = 'This message was removed because it broke our rules.', removed_at = now()
    where m.id = report.message_id and m.removed_at is null;
    delete from public.message_attachments a where a.message_id = report.message_id;
  end if;
  update public.message_reports r
  set outcome = outcome, resolution = words, resolved_by = auth.uid(), resolved_at = now()
  where r.id = report_id;
  perform private.audit('message_report.' || outcome, 'messages', report.message_id, before_row,
    (select to_jsonb(m) from public.messages m where m.id = report.message_id), words);
end $$;
comment on function public.resolve_message_report(uuid, text, text) is
  'An administrator removes a reported message (outcome removed: words and files are replaced by a note) or dismisses the report, with a reason.';
grant execute on function public.resolve_message_report(uuid, text, text) to authenticated;

-- 55_messages/functions/sending.sql

create function private.takes_messages(lead public.lead_state) returns boolean
language sql immutable set search_path = '' as $$
  select lead not in ('offered', 'viewed', 'declined', 'expired', 'withdrawn', 'lost', 'credited')
$$;
comment on function private.takes_messages(public.lead_state) is
  'Whether a conversation is open: its lead was accepted and has not ended without the work.';

create function private.check_pace(sender uuid, conversation uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits private.messaging_limits;
  written int;
  written_here int;
begin
  select * into strict limits from private.messaging_limits;
  select count(*), count(*) filter (where m.conversation_id = conversation) into written, written_here
  from public.messages m where m.sender_id = sender and m.created_at > now() - interval '1 minute';
  if written >= limits.a_minute or written_here >= limits.a_minute_in_one then
    raise exception 'You are sending messages too quickly. Please wait a moment.' using hint = 'too_fast';
  end if;
  if exists (select 1 from public.messages m where m.conversation_id = conversation and m.sender_id = sender) then
    return;
  end if;
  if (select count(distinct m.conversation_id) from public.messages m
      where m.sender_id = sender and m.created_at > now() - interval '1 day') >= limits.new_contacts_a_day then
    raise exception 'You have contacted many people today. Please contact new people tomorrow.' using hint = 'too_fast';
  end if;
end $$;
comment on function private.check_pace(uuid, uuid) is
  'Refuses a message of someone who writes too fast, or to too many new people a day.';

create function public.send_message(
  conversation_id uuid, body text, idempotency_key uuid, attachments jsonb default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  answer jsonb := private.idempotent_result('send_message', idempotency_key);
  conversation public.conversations;
  lead public.leads;
  written text := coalesce(private.clean_text(body, 'A message', 4000), '');
  words text;
  is_hidden boolean := false;
  message public.messages;
  files jsonb;
begin
  if answer is not null then
    return answer;
  end if;
  if not private.is_flag_on('messaging', caller, now()) then
    raise exception 'Messages are turned off at the moment.' using hint = 'turned_off';
  end if;
  if written = '' and (attachments is null or attachments in ('null'::jsonb, '[]'::jsonb)) then
    raise exception 'A message is required.';
  end if;
  select * into conversation from public.conversations c
  where c.id = conversation_id and caller in (c.owner_id, c.vendor_id);
  if not found then
    raise exception 'This conversation does not exist.';
  end if;
  if caller = conversation.owner_id then
    lead := private.own_request_lead(conversation.lead_id);
  else
    lead := private.own_lead(conversation.lead_id);
  end if;
  if not private.is_dealing(lead) then
    raise exception 'This conversation is closed.' using hint = 'conversation_closed';
  end if;
  perform private.check_pace(caller, conversation_id);
  if caller = conversation.owner_id then
    perform private.engage_lead(lead.id);
  end if;
  words := written;
  if not private.contact_is_shared(lead) then
    words := left(private.mask_contact(written), 4000);
    is_hidden := words <> written;
  end if;
  select * into conversation from public.conversations c where c.id = conversation_id for update;
  -- Later than every message before it, also when two were begun at the same moment.
  insert into public.messages (conversation_id, sender_id, body, masked, created_at)
  values (conversation_id, caller, words, is_hidden,
    greatest(now(), conversation.last_message_at + interval '1 microsecond'))
  returning * into message;
  insert into public.message_attachments (message_id, position, path, name, mime_type, size_bytes)
  select message.id, f.place, f.path,
    case when private.contact_is_shared(lead) then f.name else left(private.mask_contact(f.name), 120) end,
    f.mime_type, f.size_bytes
  from private.parse_attachments(attachments, caller) f;
  update public.conversations c set last_message_at = message.created_at,
    owner_read_at = case when caller = c.owner_id then message.created_at else c.owner_read_at end,
    vendor_read_at = case when caller = c.vendor_id then message.created_at else c.vendor_read_at end
  where c.id = conversation_id;
  files := private.attachments_of(message.id);
  return private.save_idempotent_result('send_message', idempotency_key,
    to_jsonb(message) || jsonb_build_object('attachments', files));
end $$;
comment on function public.send_message(uuid, text, uuid, jsonb) is
  'Writes a message as a participant, with up to 5 uploaded files of {path, name}; an owner''s first message engages the lead. Returns the message as stored, with attachments; masked says that contact details were taken out of it.';
grant execute on function public.send_message(uuid, text, uuid, jsonb) to authenticated;

-- 60_quotes/functions.sql

-- The lines of a quote or change order as typed rows, each field checked.
create function private.parse_lines(source jsonb, what text, lowest_cents bigint)
returns table (
  "position" int, description text, quantity numeric, unit public.price_unit, unit_price_cents bigint,
  amount_cents bigint, optional boolean
)
language plpgsql immutable set search_path = '' as $$
declare
  item jsonb;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) not between 1 and 50 then
    raise exception '% has between 1 and 50 lines.', what;
  end if;
  "position" := 0;
  for item in select * from jsonb_array_elements(source) loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Each line needs a description, a quantity and a price.';
    end if;
    "position" := "position" + 1;
    description := private.required_text(
      private.json_text(item, 'description', 'The description', 300), 'A description', 300);
    quantity := coalesce(private.json_number(item, 'quantity', 'The quantity', 0.01, 1000), 1);
    if quantity <> round(quantity, 2) then
      raise exception 'A quantity has at most two decimals.';
    end if;
    if item ->> 'unit' is not null and item ->> 'unit' <> all (enum_range(null::public.price_unit)::text[]) then
      raise exception 'This unit is not known.';
    end if;
    unit := coalesce(item ->> 'unit', 'each')::public.price_unit;
    if unit = 'flat' and quantity <> 1 then
      raise exception 'A flat price has no quantity.';
    end if;
    unit_price_cents := coalesce(private.json_whole(item, 'unit_price_cents', 'The price', lowest_cents, 100000000), 0);
    amount_cents := round(quantity * unit_price_cents);
    optional := private.json_flag(item, 'optional');
    return next;
  end loop;
end $$;
comment on function private.parse_lines(jsonb, text, bigint) is
  'Lines of {description, quantity (to two decimals), unit (each unless given), unit_price_cents, optional} from untrusted JSON, each with its amount in whole cents; what: how sentences call the whole.';

create function public.send_quote(
  lead_id uuid, line_items jsonb, message text, earliest_start date, valid_days int, idempotency_key uuid,
  expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('send_quote', idempotency_key);
  lead public.leads;
  latest int;
  total bigint;
  most bigint;
  quote public.quotes;
begin
  if answer is not null then
    return answer;
  end if;
  lead := private.lead_of_approved(lead_id);
  if lead.state not in ('accepted', 'engaged', 'quoted', 'released') then
    raise exception 'Accept the request before you send a quote.';
  end if;
  if (select r.state from public.service_requests r where r.id = lead.request_id) <> 'open' then
    raise exception 'This request no longer takes quotes.';
  end if;
  if valid_days is null or valid_days not between 1 and 90 then
    raise exception 'A quote is valid for 1 to 90 days.';
  end if;
  if earliest_start < current_date - 1 then
    raise exception 'The earliest start cannot be in the past.';
  end if;
  if earliest_start > current_date + 730 then
    raise exception 'The earliest start must be within the next two years.';
  end if;
  select coalesce(max(q.version), 0) into latest from public.quotes q where q.lead_id = lead_id;
  perform private.assert_version(latest, expected_version, 'This quote');
  select coalesce(sum(l.amount_cents) filter (where not l.optional), 0), sum(l.amount_cents) into total, most
  from private.parse_lines(line_items, 'A quote', 0) l;
  if total < 100 or most > 100000000 then
    raise exception 'The total must be between $1 and $1,000,000.';
  end if;
  perform private.transition('quote', q.id, 'supersede', 'system', 'A new version was sent')
  from public.quotes q where q.lead_id = lead_id and q.state in ('sent', 'viewed', 'changes_requested');
  insert into public.quotes (lead_id, request_id, vendor_id, owner_id, version, total_cents, message, terms, earliest_start,
    valid_until)
  values (lead_id, lead.request_id, lead.vendor_id, lead.owner_id, latest + 1, total,
    private.clean_text(message, 'The message', 4000),
    (select nullif(btrim(v.quote_terms), '') from public.vendor_profiles v where v.vendor_id = lead.vendor_id),
    earliest_start, now() + make_interval(days => valid_days))
  returning * into quote;
  insert into public.quote_line_items
    (quote_id, position, description, quantity, unit, unit_price_cents, optional, tree_id)
  select quote.id, l."position", l.description, l.quantity, l.unit, l.unit_price_cents, l.optional,
    private.tree_of_line(line_items -> (l."position" - 1), lead.request_id)
  from private.parse_lines(line_items, 'A quote', 0) l;
  perform private.transition('quote', quote.id, 'send', 'vendor');
  perform private.set_timer('quote', quote.id, 'expire', quote.valid_until);
  if lead.state <> 'quoted' then
    perform private.transition('lead', lead.id, 'quote', 'vendor');
  end if;
  return private.save_idempotent_result('send_quote', idempotency_key, jsonb_build_object('id', quote.id, 'version', quote.version));
end $$;
comment on function public.send_quote(uuid, jsonb, text, date, int, uuid, int) is
  'A Pro sends a quote (a new version supersedes the last), with the terms of the business: line_items of {description, quantity, unit, unit_price_cents, optional, tree_id (a tree of the request, or absent)}; the total leaves optional lines out until the owner chooses them. Refused with the hint version_conflict when expected_version is not the latest one (0: none; null skips the check). Returns {id, version}.';
grant execute on function public.send_quote(uuid, jsonb, text, date, int, uuid, int) to authenticated;

create function private.own_quote(quote_id uuid) returns public.quotes
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  found_quote public.quotes;
begin
  perform private.lock_request_of('quote', quote_id);
  select * into found_quote from public.quotes q
  where q.id = quote_id and q.owner_id = caller and q.state <> 'draft' for update;
  if not found then
    raise exception 'This quote does not exist.';
  end if;
  return found_quote;
end $$;
comment on function private.own_quote(uuid) is 'A quote made to the calling owner, locked together with its request.';

create function public.view_quote(quote_id uuid) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
declare
  quote public.quotes := private.own_quote(quote_id);
begin
  if quote.state = 'sent' then
    return private.transition('quote', quote.id, 'view', 'owner')::public.quote_state;
  end if;
  return quote.state;
end $$;
comment on function public.view_quote(uuid) is 'An owner has opened a quote; the Pro sees it as viewed. Returns the state.';
grant execute on function public.view_quote(uuid) to authenticated;

create function public.decline_quote(quote_id uuid, reason text) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.required_text(reason, 'A reason', 2000);
  quote public.quotes := private.own_quote(quote_id);
begin
  perform private.transition('quote', quote.id, 'decline', 'owner', why);
  update public.quotes q set owner_note = why where q.id = quote.id;
  perform private.engage_lead(quote.lead_id);
  return 'declined';
end $$;
comment on function public.decline_quote(uuid, text) is 'An owner declines a quote with a reason the Pro sees.';
grant execute on function public.decline_quote(uuid, text) to authenticated;

create function public.request_quote_changes(quote_id uuid, note text) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
declare
  wish text := private.required_text(note, 'What should change', 2000);
  quote public.quotes := private.own_quote(quote_id);
begin
  perform private.transition('quote', quote.id, 'request_changes', 'owner', wish);
  update public.quotes q set owner_note = wish where q.id = quote.id;
  perform private.engage_lead(quote.lead_id);
  return 'changes_requested';
end $$;
comment on function public.request_quote_changes(uuid, text) is 'An owner asks the Pro for a changed quote.';
grant execute on function public.request_quote_changes(uuid, text) to authenticated;

create function private.choose_options(quote public.quotes, options uuid[]) returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  total bigint;
begin
  if exists (
    select 1 from unnest(options) wanted where not exists (
      select 1 from public.quote_line_items i
      where i.id = wanted and i.quote_id = quote.id and i.optional)) then
    raise exception 'An option is not part of this quote. Look at the quote again.';
  end if;
  update public.quote_line_items i set chosen = coalesce(i.id = any (array_remove(options, null)), false)
  where i.quote_id = quote.id and i.optional;
  select sum(round(i.quantity * i.unit_price_cents)) into total from public.quote_line_items i
  where i.quote_id = quote.id and (not i.optional or i.chosen);
  update public.quotes q set total_cents = total where q.id = quote.id and q.total_cents <> total;
  return total;
end $$;
comment on function private.choose_options(public.quotes, uuid[]) is
  'Notes which optional lines of a quote its owner takes, and returns the total with them.';

create function public.accept_quote(quote_id uuid, idempotency_key uuid, options uuid[] default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('accept_quote', idempotency_key);
  quote public.quotes;
  job uuid;
  price bigint;
begin
  if answer is not null then
    return answer;
  end if;
  quote := private.own_quote(quote_id);
  if quote.valid_until <= now() then
    raise exception 'This quote is no longer valid. Ask the Pro for a new one.';
  end if;
  if (select v.state from public.vendor_profiles v where v.vendor_id = quote.vendor_id) <> 'approved' then
    raise exception 'This Pro isn''t taking work at the moment. Choose another quote.';
  end if;
  perform private.transition('quote', quote.id, 'accept', 'owner');
  price := private.choose_options(quote, options);
  perform private.engage_lead(quote.lead_id);
  perform private.transition('lead', quote.lead_id, 'win', 'owner');
  perform private.transition('request', quote.request_id, 'award', 'owner');
  -- The address is needed to do the work, so accepting shares it.
  perform private.share_contact_of(quote.lead_id);
  perform private.close_leads(quote.request_id, quote.lead_id);
  insert into public.jobs (request_id, quote_id, lead_id, owner_id, vendor_id, price_cents)
  values (quote.request_id, quote.id, quote.lead_id, quote.owner_id, quote.vendor_id, price)
  returning id into job;
  perform private.record_first_event('job', job, 'agree', 'owner');
  return private.save_idempotent_result('accept_quote', idempotency_key, jsonb_build_object(
    'job_id', job,
    'request', (select to_jsonb(r) from public.service_requests r where r.id = quote.request_id),
    'leads', (select jsonb_agg(to_jsonb(l)) from public.leads l where l.request_id = quote.request_id),
    'quotes', (select jsonb_agg(to_jsonb(q)) from public.quotes q where q.request_id = quote.request_id),
    'job', (select to_jsonb(j) from public.jobs j where j.id = job)));
end $$;
comment on function public.accept_quote(uuid, uuid, uuid[]) is
  'An owner accepts a quote, with the optional lines chosen (ids in options; none unless given), which make its total, and with its terms: the job begins, contact is shared, all other leads and quotes of the request close. Returns {job_id, request, leads, quotes, job} as they are now.';
grant execute on function public.accept_quote(uuid, uuid, uuid[]) to authenticated;

create function public.withdraw_quote(quote_id uuid, reason text) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  caller uuid := private.require_user();
  quote public.quotes;
begin
  perform private.lock_request_of('quote', quote_id);
  select * into quote from public.quotes q where q.id = quote_id and q.vendor_id = caller for update;
  if not found then
    raise exception 'This quote does not exist.';
  end if;
  if quote.state = 'accepted' then
    raise exception 'This quote was accepted. Withdraw from the job instead.';
  end if;
  return private.transition('quote', quote.id, 'withdraw', 'vendor', why)::public.quote_state;
end $$;
comment on function public.withdraw_quote(uuid, text) is
  'A Pro takes back a quote no one has accepted, with a reason the owner sees; the lead stays, and a new quote can be sent.';
grant execute on function public.withdraw_quote(uuid, text) to authenticated;

-- A quote's lines say which of the owner's trees they are for, and a new version which one it replaces.
create function private.tree_of_line(line jsonb, request uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  tree uuid;
begin
  if line ->> 'tree_id' is null then
    return null;
  end if;
  select t.id into tree from public.request_trees t
  where t.request_id = request and t.id::text = line ->> 'tree_id';
  if tree is null then
    raise exception 'A line names a tree that is not part of this request.';
  end if;
  return tree;
end $$;
comment on function private.tree_of_line(jsonb, uuid) is
  'The tree of a request that an untrusted line of a quote names (tree_id), null when it names none.';

-- 65_request_shares/functions.sql

create function public.share_request(request_id uuid, lead_id uuid default null, valid_days int default 30) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  at_most constant int := 10;
  longest constant int := 90;
  -- Two random UUIDs: 244 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  share public.request_shares;
begin
  perform 1 from public.service_requests r
  where r.id = request_id and r.owner_id = caller and r.state not in ('draft', 'rejected_spam') for update;
  if not found then
    raise exception 'This request does not exist, or cannot be shared.';
  end if;
  if lead_id is not null and not exists (
    select 1 from public.quotes q where q.lead_id = lead_id and q.request_id = request_id and q.state <> 'draft') then
    raise exception 'This quote does not exist.';
  end if;
  if valid_days is null or valid_days not between 1 and longest then
    raise exception 'A link works for 1 to % days.', longest;
  end if;
  delete from public.request_shares s where s.expires_at < now();
  if (select count(*) from public.request_shares s where s.request_id = request_id) >= at_most then
    raise exception 'A request can have up to % links. Turn one off first.', at_most;
  end if;
  insert into public.request_shares (owner_id, request_id, lead_id, token_hash, expires_at)
  values (caller, request_id, lead_id, sha256(convert_to(token, 'UTF8')), now() + make_interval(days => valid_days))
  returning * into share;
  return jsonb_build_object('id', share.id, 'token', token, 'expires_at', share.expires_at);
end $$;
comment on function public.share_request(uuid, uuid, int) is
  'An owner makes a read-only link to a request, or to it with the quote of one Pro (lead_id), that works for some days. Returns {id, token, expires_at}; the token is shown this once. At most 10 links a request.';
grant execute on function public.share_request(uuid, uuid, int) to authenticated;

create function public.revoke_request_share(share_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
begin
  delete from public.request_shares s where s.id = share_id and s.owner_id = caller;
end $$;
comment on function public.revoke_request_share(uuid) is
  'An owner turns off a link; it then answers as one that never was. A repeat changes nothing.';
grant execute on function public.revoke_request_share(uuid) to authenticated;

create function private.shared_text(body text, owner uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.redact_text(private.mask_contact(body), private.identifying_words(owner))
$$;
comment on function private.shared_text(text, uuid) is
  'What someone wrote in a deal with an owner, without contact details, the owner''s name and addresses.';

create function private.shared_quotes(share public.request_shares) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'state', q.state, 'total_cents', q.total_cents, 'earliest_start', q.earliest_start,
    'valid_until', q.valid_until, 'message', private.shared_text(q.message, share.owner_id),
    'terms', private.shared_text(q.terms, share.owner_id),
    'business_name', v.business_name,
    'vendor_id', case when private.is_visible_vendor(v.vendor_id) then v.vendor_id end,
    'rating', case when v.rating_count > 0 then round(v.rating_sum::numeric / v.rating_count, 2) end,
    'rating_count', v.rating_count,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('description', private.shared_text(i.description, share.owner_id),
        'quantity', i.quantity, 'unit', i.unit, 'unit_price_cents', i.unit_price_cents, 'optional', i.optional,
        'chosen', i.chosen) order by i.position), '[]')
      from public.quote_line_items i where i.quote_id = q.id)
  ) order by q.total_cents, q.id), '[]')
  from public.quotes q join public.vendor_profiles v on v.vendor_id = q.vendor_id
  where q.request_id = share.request_id and (share.lead_id is null or q.lead_id = share.lead_id)
    and q.state in ('sent', 'viewed', 'changes_requested', 'accepted')
$$;
comment on function private.shared_quotes(public.request_shares) is
  'The quotes a link shows, cheapest first: those the owner can still accept, and the accepted one.';

create function public.shared_request(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  share public.request_shares;
begin
  perform private.count_report('shared ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 3000 else 60 end);
  select s.* into share from public.request_shares s
  where s.token_hash = sha256(convert_to(left(token, 200), 'UTF8')) and s.expires_at > now();
  return (
    select jsonb_build_object(
      'number', r.number, 'category', r.category, 'state', r.state, 'timing', r.timing, 'city', r.city,
      'region', r.region, 'time_zone', r.time_zone, 'submitted_at', r.submitted_at, 'expires_at', share.expires_at,
      'description', private.shared_text(r.description, r.owner_id),
      'estimate_low_cents', r.estimate_low_cents, 'estimate_high_cents', r.estimate_high_cents,
      'trees', (
        select coalesce(jsonb_agg(to_jsonb(t) - '{id,request_id,property_tree_id}'::text[] order by t.position), '[]')
        from public.request_trees t where t.request_id = r.id),
      'quotes', private.shared_quotes(share))
    from public.service_requests r where r.id = share.request_id and r.state <> 'rejected_spam');
end $$;
comment on function public.shared_request(text) is
  'The request behind a link, for anyone with its token: the work, the estimate and the quotes, but no address, contact details, access notes, photos or messages. Null for an unknown, revoked or expired token alike. Rate-limited per caller.';
grant execute on function public.shared_request(text) to anon, authenticated;

-- 70_jobs/functions/agreements.sql

-- What becomes of a request when the agreement with its Pro ends before the work is done.
create function private.offer_again(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  lead public.leads;
  places int;
  offered int := 0;
begin
  select * into request from public.service_requests where id = target for update;
  if request.state not in ('matching', 'open') then
    return;
  end if;
  select case
      when count(*) filter (where l.state in ('accepted', 'engaged', 'quoted', 'released')) >= rules.accepts_at_most then 0
      else rules.offers_at_once
        - count(*) filter (where l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released'))
    end
  into places from public.leads l where l.request_id = target;
  for lead in
    select l.* from public.leads l
    join public.vendor_profiles v on v.vendor_id = l.vendor_id and v.state = 'approved'
    where l.request_id = target and l.state = 'lost'
      and not exists (select 1 from public.jobs j where j.lead_id = l.id)
    -- Pros who talked with the owner before come first.
    order by exists (select 1 from public.conversations c where c.lead_id = l.id) desc, l.offer_position
    limit greatest(places, 0)
  loop
    update public.leads l
    set offer_round = l.offer_round + 1, offered_at = now(), offer_expires_at = private.offer_deadline(request, now())
    where l.id = lead.id;
    perform private.transition('lead', lead.id, 'offer', 'system', 'A place has become free');
    perform private.set_timer('lead', lead.id, 'expire', private.offer_deadline(request, now()));
    offered := offered + 1;
  end loop;
  if offered > 0 and request.state = 'matching' then
    perform private.transition('request', target, 'offer', 'system');
  end if;
  perform private.offer_next(target, now());
end $$;
comment on function private.offer_again(uuid) is
  'Fills the free places of an open request: first the Pros who lost it to someone else, then the next in rank.';

create function private.end_agreement(
  target uuid, job_event text, actor text, why text, look_further boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  select * into job from public.jobs j where j.id = target;
  perform private.transition('job', target, job_event, actor, why);
  update public.jobs j
  set end_reason = why,
    no_show_side = case when job_event = 'report_no_show' then case actor when 'owner' then 'vendor' else 'owner' end end
  where j.id = target;
  update public.job_change_orders o set decision = 'withdrawn', decided_at = now()
  where o.job_id = target and o.decision is null;
  if not look_further then
    perform private.transition(
      'request', job.request_id, 'cancel', case actor when 'vendor' then 'system' else actor end, why);
    perform private.close_leads(job.request_id, job.lead_id);
    return;
  end if;
  perform private.transition(
    'quote', job.quote_id, 'withdraw', case actor when 'vendor' then 'vendor' else 'system' end, why);
  if actor = 'vendor' then
    perform private.transition('lead', job.lead_id, 'withdraw', 'vendor', why);
  else
    perform private.transition('lead', job.lead_id, 'lose', 'system', why);
  end if;
  perform private.transition('request', job.request_id,
    case actor when 'vendor' then 'withdraw' else 'look_further' end, actor, why);
  perform private.set_lifetime(job.request_id);
  perform private.offer_again(job.request_id);
end $$;
comment on function private.end_agreement(uuid, text, text, text, boolean) is
  'Ends a job that has not been done (event cancel or report_no_show). look_further: the request goes back to matching and other Pros are offered it, else it is canceled with the job.';

create function public.cancel_job(job_id uuid, reason text, look_further boolean) returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  why text := private.required_text(reason, 'A reason', 500);
  job public.jobs;
  actor text;
begin
  perform private.lock_request_of('job', job_id);
  select * into job from public.jobs j where j.id = job_id for update;
  actor := case when caller = job.owner_id then 'owner' when caller = job.vendor_id then 'vendor'
    when private.is_admin() then 'admin' end;
  if job.id is null or actor is null then
    raise exception 'This job does not exist.';
  end if;
  -- A Pro cannot take the request away from its owner.
  perform private.end_agreement(job_id, 'cancel', actor, why, actor = 'vendor' or coalesce(look_further, true));
  if actor = 'admin' then
    perform private.audit('job.cancel', 'jobs', job_id, to_jsonb(job),
      (select to_jsonb(j) from public.jobs j where j.id = job_id), why);
  end if;
  return 'cancelled';
end $$;
comment on function public.cancel_job(uuid, text, boolean) is
  'Either side cancels a job that has not begun, an administrator also one that has. With look_further (always when the Pro cancels) the request is offered to other Pros, else it is canceled too.';
grant execute on function public.cancel_job(uuid, text, boolean) to authenticated;

-- No one is made to miss an appointment they did not make and could not know of.
create function private.knew_start(job public.jobs, side text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(job.start_set_by = side, false)
    or (job.start_confirmed_at is not null and job.start_set_by is not null)
    -- A Pro who has set off has confirmed.
    or (side = 'vendor' and job.state = 'en_route')
    or coalesce(job.scheduled_for - job.start_set_at
      >= (private.resolution_rules()).no_show_notice_hours * interval '1 hour', false)
$$;
comment on function private.knew_start(public.jobs, text) is
  'Whether a side (owner or vendor) set or confirmed the start of a job, or had the hours of resolution_policy to know of it.';

create function public.report_no_show(job_id uuid, note text) returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words text := private.required_text(note, 'What happened', 500);
  mine record := private.own_job(job_id);
  minutes int := (private.resolution_rules()).no_show_after_minutes;
  accused text := case mine.side when 'owner' then 'vendor' else 'owner' end;
begin
  if (mine.job).state in ('scheduled', 'en_route')
    and ((mine.job).scheduled_for is null or greatest((mine.job).scheduled_for, (mine.job).start_set_at) > now() - make_interval(mins => minutes)) then
    raise exception 'You can report a no-show from % after the agreed start.',
      private.counted(minutes, 'minute');
  end if;
  if (mine.job).state in ('scheduled', 'en_route') and not private.knew_start(mine.job, accused) then
    raise exception 'You can report a no-show only if the % set or confirmed the start, or knew of it % before.',
      case accused when 'vendor' then 'Pro' else 'owner' end,
      private.hours_in_words((private.resolution_rules()).no_show_notice_hours) using hint = 'start_not_known';
  end if;
  perform private.end_agreement(job_id, 'report_no_show', mine.side, words, mine.side = 'owner');
  return 'no_show';
end $$;
comment on function public.report_no_show(uuid, text) is
  'One side reports that the other did not appear, from some minutes after a start the other set, confirmed or knew of in time, as resolution_policy says. A Pro who did not appear loses the request to others; when the owner did not, the request is canceled. Either may open a dispute.';
grant execute on function public.report_no_show(uuid, text) to authenticated;

-- 70_jobs/functions/change_orders.sql

create function public.propose_change_order(
  job_id uuid, line_items jsonb, reason text, idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('propose_change_order', idempotency_key);
  why text := private.required_text(reason, 'A reason', 2000);
  mine record;
  amount bigint;
  answer_by timestamptz := now() + (private.resolution_rules()).change_answer_hours * interval '1 hour';
  change public.job_change_orders;
begin
  if answer is not null then
    return answer;
  end if;
  mine := private.own_job(job_id);
  select sum(l.amount_cents) into amount
  from private.parse_lines(line_items, 'A change order', -100000000) l;
  if (mine.job).price_cents + amount not between 100 and 100000000 then
    raise exception 'The price after the change must be between $1 and $1,000,000.';
  end if;
  perform private.transition('job', job_id, 'propose_change', mine.side, why);
  insert into public.job_change_orders
    (job_id, request_id, owner_id, vendor_id, number, reason, amount_cents, price_before_cents, answer_by)
  select job_id, (mine.job).request_id, (mine.job).owner_id, (mine.job).vendor_id,
    coalesce(max(o.number), 0) + 1, why, amount, (mine.job).price_cents, answer_by
  from public.job_change_orders o where o.job_id = job_id
  returning * into change;
  insert into public.job_change_order_lines
    (change_order_id, position, description, quantity, unit, unit_price_cents)
  select change.id, l."position", l.description, l.quantity, l.unit, l.unit_price_cents
  from private.parse_lines(line_items, 'A change order', -100000000) l;
  perform private.set_timer('job', job_id, 'decline_change', change.answer_by);
  return private.save_idempotent_result('propose_change_order', idempotency_key,
    jsonb_build_object('id', change.id, 'number', change.number, 'amount_cents', amount));
end $$;
comment on function public.propose_change_order(uuid, jsonb, text, uuid) is
  'The Pro proposes a change of running work: line_items of {description, quantity, unit, unit_price_cents (below zero for what is left out)}. Lapses after the hours of resolution_policy. Returns {id, number, amount_cents}.';
grant execute on function public.propose_change_order(uuid, jsonb, text, uuid) to authenticated;

create function private.decide_change(
  change_order_id uuid, job_event text, decided text, note text
) returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job((select o.job_id from public.job_change_orders o where o.id = change_order_id));
  change public.job_change_orders;
begin
  select * into change from public.job_change_orders o where o.id = change_order_id for update;
  if change.decision is not null then
    raise exception 'This change has already been decided.';
  end if;
  perform private.transition('job', change.job_id, job_event, mine.side, note);
  update public.job_change_orders o
  set decision = decided, decision_note = note, decided_at = now() where o.id = change_order_id;
  if decided = 'approved' then
    update public.jobs j set price_cents = j.price_cents + change.amount_cents where j.id = change.job_id;
  end if;
  return 'in_progress';
end $$;
comment on function private.decide_change(uuid, text, text, text) is
  'Ends a waiting change order by an event of its job; an approved one changes the price.';

create function public.approve_change_order(change_order_id uuid) returns public.job_state
language sql security definer set search_path = '' as $$
  select private.decide_change(change_order_id, 'approve_change', 'approved', null)
$$;
comment on function public.approve_change_order(uuid) is 'The owner agrees to a change; the price of the job follows.';
grant execute on function public.approve_change_order(uuid) to authenticated;

create function public.decline_change_order(change_order_id uuid, reason text) returns public.job_state
language sql security definer set search_path = '' as $$
  select private.decide_change(
    change_order_id, 'decline_change', 'declined', private.required_text(reason, 'A reason', 2000))
$$;
comment on function public.decline_change_order(uuid, text) is
  'The owner does not want a change and says why; the work continues as agreed.';
grant execute on function public.decline_change_order(uuid, text) to authenticated;

create function public.withdraw_change_order(change_order_id uuid) returns public.job_state
language sql security definer set search_path = '' as $$
  select private.decide_change(change_order_id, 'withdraw_change', 'withdrawn', null)
$$;
comment on function public.withdraw_change_order(uuid) is 'The Pro takes a proposed change back; the work continues as agreed.';
grant execute on function public.withdraw_change_order(uuid) to authenticated;

create function private.job_decline_change_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('job', timer.subject_id, 'decline_change', 'timer',
    'No response within ' || private.hours_in_words(
      private.timer_hours('job', timer.subject_id, 'decline_change')));
  update public.job_change_orders o set decision = 'lapsed', decided_at = now_at
  where o.job_id = timer.subject_id and o.decision is null;
  return true;
end $$;
comment on function private.job_decline_change_due(private.timers, timestamptz) is
  'A change the owner did not answer in time expires, so that the work can continue as agreed.';

-- 70_jobs/functions/jobs.sql

-- A job of the caller, locked after its request, and which side the caller is on.
create function private.own_job(job_id uuid, out job public.jobs, out side text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
begin
  perform private.lock_request_of('job', job_id);
  select * into job from public.jobs j
  where j.id = job_id and caller in (j.owner_id, j.vendor_id) for update;
  if job.id is null then
    raise exception 'This job does not exist.';
  end if;
  side := case when caller = job.owner_id then 'owner' else 'vendor' end;
end $$;
comment on function private.own_job(uuid) is 'A job of the caller, locked, and the side (owner or vendor) the caller is on.';

create function private.checked_start(start_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if start_at is null or start_at <= now() or start_at > now() + interval '1 year' then
    raise exception 'Choose a start in the future, within the next year.';
  end if;
  return start_at;
end $$;
comment on function private.checked_start(timestamptz) is 'The start of a job, refused when it is past or far away.';

create function public.schedule_job(
  job_id uuid, start_at timestamptz, hours numeric default null, despite_conflict boolean default false,
  expected_version int default null
) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
begin
  perform private.checked_start(start_at);
  perform private.assert_version((mine.job).version, expected_version, 'This job');
  if mine.side = 'owner' then
    hours := null;
    despite_conflict := false;
  end if;
  perform private.check_free_crew(mine.job, start_at, hours, despite_conflict);
  perform private.transition('job', job_id, 'reschedule', mine.side);
  update public.jobs j set scheduled_for = start_at, planned_hours = coalesce(hours, j.planned_hours) where j.id = job_id;
  if (select r.state from public.service_requests r where r.id = (mine.job).request_id) = 'awarded' then
    perform private.transition('request', (mine.job).request_id, 'schedule', mine.side);
  end if;
  return (select j.version from public.jobs j where j.id = job_id);
end $$;
comment on function public.schedule_job(uuid, timestamptz, numeric, boolean, int) is
  'Either side sets the start of a job that has not begun. The Pro can say how many working hours it takes, and book it although all crews are taken then. Refused with the hint version_conflict when expected_version is not the current one. Returns the new version, with which a move can be undone unless the job changed after it.';
grant execute on function public.schedule_job(uuid, timestamptz, numeric, boolean, int) to authenticated;

create function public.confirm_start(job_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
begin
  if (mine.job).scheduled_for is null or (mine.job).start_set_by = mine.side then
    raise exception 'There is no start to confirm.';
  end if;
  if (mine.job).start_confirmed_at is null then
    perform private.transition('job', job_id, 'confirm_start', mine.side);
    update public.jobs j set start_confirmed_at = now() where j.id = job_id;
  end if;
end $$;
comment on function public.confirm_start(uuid) is
  'A side agrees to the start the other has set.';
grant execute on function public.confirm_start(uuid) to authenticated;

create function public.start_travel(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  return private.transition('job', job_id, 'depart', mine.side)::public.job_state;
end $$;
comment on function public.start_travel(uuid) is 'The Pro is on the way.';
grant execute on function public.start_travel(uuid) to authenticated;

create function private.begin_work(job public.jobs, actor text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.transition('job', job.id, 'start', actor);
  update public.jobs j set scheduled_for = now() where j.id = job.id and j.scheduled_for is null;
  if (select r.state from public.service_requests r where r.id = job.request_id) in ('awarded', 'scheduled') then
    perform private.transition('request', job.request_id, 'start', actor);
  end if;
end $$;
comment on function private.begin_work(public.jobs, text) is 'Begins the work of a job; one without a date takes place now.';

create function public.start_job(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  perform private.begin_work(mine.job, mine.side);
  return 'in_progress';
end $$;
comment on function public.start_job(uuid) is 'The Pro begins the work; a job without a date takes place now.';
grant execute on function public.start_job(uuid) to authenticated;

create function private.await_acceptance(job_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  due timestamptz := now() + (private.resolution_rules()).delivery_acceptance_days * interval '1 day';
begin
  update public.jobs j set accept_by = due where j.id = job_id;
  perform private.set_timer('job', job_id, 'accept', due);
end $$;
comment on function private.await_acceptance(uuid) is
  'Starts the clock after which delivered work is accepted without an answer.';

create function private.hand_over(target uuid, actor text, note text, photos text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(photos) = 0 then
    raise exception 'Add at least one photo of the finished work.';
  end if;
  perform private.transition('job', target, 'deliver', actor);
  update public.jobs
  set delivery_note = private.clean_text(note, 'The note', 2000), delivered_at = now(), reminded_at = null
  where id = target;
  insert into public.job_photos (job_id, path) select target, p from unnest(photos) p;
  perform private.set_timer('job', target, 'remind',
    now() + (private.resolution_rules()).delivery_reminder_days * interval '1 day');
  perform private.await_acceptance(target);
end $$;
comment on function private.hand_over(uuid, text, text, text[]) is
  'Delivers a job with photos of the finished work, and starts the clocks of the owner''s answer.';

create function public.deliver_job(job_id uuid, note text, photos jsonb) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  perform private.hand_over(job_id, mine.side, note, private.parse_photos(photos, 20));
  return 'delivered';
end $$;
comment on function public.deliver_job(uuid, text, jsonb) is
  'The Pro hands over finished work with at least one uploaded photo. The owner is reminded of it; without an answer it is accepted, after the days of resolution_policy.';
grant execute on function public.deliver_job(uuid, text, jsonb) to authenticated;

create function private.complete_job(target uuid, actor text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
begin
  perform private.transition('job', target, 'accept', actor);
  update public.jobs set completed_at = now() where id = target returning * into job;
  perform private.transition('request', job.request_id, 'complete', actor);
  perform private.set_timer('request', job.request_id, 'close', now() + interval '30 days');
  update public.vendor_profiles set jobs_completed = jobs_completed + 1 where vendor_id = job.vendor_id;
end $$;
comment on function private.complete_job(uuid, text) is 'Ends a delivered job, by the owner or by time.';

create function public.accept_delivery(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  perform private.complete_job(job_id, mine.side);
  return 'completed';
end $$;
comment on function public.accept_delivery(uuid) is 'The owner accepts the delivered work.';
grant execute on function public.accept_delivery(uuid) to authenticated;

create function public.reopen_job(job_id uuid, reason text) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.required_text(reason, 'What is missing', 2000);
  mine record := private.own_job(job_id);
begin
  return private.transition('job', job_id, 'reopen', mine.side, why)::public.job_state;
end $$;
comment on function public.reopen_job(uuid, text) is 'The owner says what is missing in delivered work; the Pro continues.';
grant execute on function public.reopen_job(uuid, text) to authenticated;

create function public.hold_for_weather(job_id uuid, reason text, new_start timestamptz default null)
returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  mine record := private.own_job(job_id);
begin
  if new_start is not null then
    perform private.checked_start(new_start);
  end if;
  perform private.transition('job', job_id, 'hold_for_weather', mine.side, why);
  update public.jobs j set scheduled_for = new_start where j.id = job_id;
  return 'weather_hold';
end $$;
comment on function public.hold_for_weather(uuid, text, timestamptz) is
  'The Pro puts a job off because of the weather, to a new start or (null) until one is agreed. Either side may set another with schedule_job.';
grant execute on function public.hold_for_weather(uuid, text, timestamptz) to authenticated;

-- Work delivered again after it was reopened has clocks of its own; a dispute stops them.
create function private.delivery_waits(timer private.timers) returns boolean
language sql stable security definer set search_path = '' as $$
  select timer.set_at >= j.delivered_at and (timer.event <> 'accept' or timer.due_at >= j.accept_by)
    and not private.is_disputed(j.id)
  from public.jobs j where j.id = timer.subject_id
$$;
comment on function private.delivery_waits(private.timers) is
  'Whether a timer of delivered work is still current: neither the delivery nor the deadline changed since, and the work is undisputed.';

create function private.job_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.delivery_waits(timer) then
    return false;
  end if;
  perform private.transition('job', timer.subject_id, 'remind', 'timer');
  update public.jobs set reminded_at = now_at where id = timer.subject_id;
  return true;
end $$;
comment on function private.job_remind_due(private.timers, timestamptz) is
  'Reminds the owner of delivered work nobody has answered to.';

create function private.job_accept_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.delivery_waits(timer) then
    return false;
  end if;
  perform private.complete_job(timer.subject_id, 'timer');
  return true;
end $$;
comment on function private.job_accept_due(private.timers, timestamptz) is
  'Delivered work nobody objected to in time is accepted.';

-- 70_jobs/functions/trees_after.sql

-- After a removal the inventory should say so: the owner confirms which trees are gone, once.
create function public.trees_to_check(job_id uuid)
returns table (tree_id uuid, label text, species text, count int)
language sql stable security definer set search_path = '' as $$
  select t.id, t.label, t.species, t.count
  from public.jobs j
  join public.service_requests r on r.id = j.request_id and r.category in ('tree_removal', 'emergency')
  join public.request_trees rt on rt.request_id = r.id
  join public.property_trees t on t.id = rt.property_tree_id and t.removed_at is null
  where j.id = trees_to_check.job_id and j.owner_id = (select auth.uid()) and j.state = 'completed'
    and not exists (select 1 from private.checked_trees c where c.job_id = j.id)
  order by rt.position
$$;
comment on function public.trees_to_check(uuid) is
  'Trees that a completed removal of the calling owner was about and that still stand in the inventory; none once the owner has answered.';
grant execute on function public.trees_to_check(uuid) to authenticated;

create function public.settle_trees(job_id uuid, gone uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
  job public.jobs := mine.job;
  why text;
  removed int;
begin
  if mine.side <> 'owner' or job.state <> 'completed' then
    raise exception 'You can say which trees are gone once the work is completed.';
  end if;
  if gone is null or cardinality(gone) > 100
    or exists (select 1 from unnest(gone) g (id) where not exists (
      select 1 from public.trees_to_check(job_id) t where t.tree_id = g.id)) then
    raise exception 'Choose from the trees this work was about.';
  end if;
  select 'Removed by ' || v.business_name || ', request #' || r.number into why
  from public.service_requests r, public.vendor_profiles v
  where r.id = job.request_id and v.vendor_id = job.vendor_id;
  update public.property_trees t
  set removed_at = coalesce(job.delivered_at, job.completed_at), removal_reason = left(why, 500)
  where t.id = any (gone) and t.removed_at is null;
  get diagnostics removed = row_count;
  insert into private.checked_trees (job_id) values (job.id) on conflict do nothing;
  return removed;
end $$;
comment on function public.settle_trees(uuid, uuid[]) is
  'The owner of a completed removal says which of its trees are gone (none: an empty list). They leave the inventory with the day of the work and keep their history; the question is settled. Returns how many that changed.';
grant execute on function public.settle_trees(uuid, uuid[]) to authenticated;

-- 73_crew_days/functions/day.sql

-- What a crew reads: the work, never what it costs.
create function private.count_crew_call() returns void
language sql security definer set search_path = '' as $$
  select private.count_report('crew ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 3000 else 120 end)
$$;
comment on function private.count_crew_call() is 'Counts a call by a crew''s link; refuses it when there were too many within a minute.';

create function private.note_crew_use(link public.crew_links, what text, job uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if what = 'open' and exists (
    select 1 from public.crew_link_uses u
    where u.link_id = link.id and u.action = 'open' and u.used_at > now() - interval '5 minutes') then
    return;
  end if;
  insert into public.crew_link_uses (link_id, vendor_id, job_id, action) values (link.id, link.vendor_id, job, what);
  perform private.tell(link.vendor_id, 'jobs', null, null);
end $$;
comment on function private.note_crew_use(public.crew_links, text, uuid) is
  'Keeps what a crew did by its link, and tells the Pro''s open pages.';

create function private.crew_job_facts(job public.jobs, day date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', job.id, 'number', r.number, 'category', r.category, 'state', job.state,
    'scheduled_for', job.scheduled_for, 'scheduled_until', job.scheduled_until, 'time_zone', r.time_zone,
    'has_begun', day <= (now() at time zone r.time_zone)::date,
    'city', r.city, 'region', r.region, 'zip', r.zip, 'contact_name', r.contact_name,
    'contact', case when private.contact_is_shared(l) then (
      select jsonb_build_object('name', concat_ws(' ', s.facts ->> 'first_name', s.facts ->> 'last_name'),
        'phone', s.facts ->> 'phone', 'address', s.facts ->> 'address')
      from private.shared_contacts s where s.lead_id = l.id) end,
    'description', r.description,
    'access_notes', (select a.notes from public.request_access a where a.request_id = r.id),
    'trees', (
      select coalesce(jsonb_agg(to_jsonb(t) - '{id,request_id,property_tree_id}'::text[] order by t.position), '[]')
      from public.request_trees t where t.request_id = r.id),
    'photos', (
      select coalesce(jsonb_agg(p.path order by p.position), '[]') from public.request_photos p where p.request_id = r.id),
    'finished_photos', (
      select coalesce(jsonb_agg(p.path order by p.created_at, p.path), '[]')
      from public.job_photos p where p.job_id = job.id),
    'checklist', (
      select jsonb_build_object('signed_by', c.signed_by, 'signed_at', c.signed_at)
      from public.job_safety_checklists c where c.job_id = job.id order by c.signed_at desc limit 1))
  from public.service_requests r join public.leads l on l.id = job.lead_id where r.id = job.request_id
$$;
comment on function private.crew_job_facts(public.jobs, date) is
  'A job as a crew reads it: place, contact while the owner shares it, work, photos and checklist; no price, and nothing of the lead.';

create function public.crew_day() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link public.crew_links;
begin
  perform private.count_crew_call();
  link := private.crew_link();
  if link.id is null then
    return null;
  end if;
  perform private.note_crew_use(link, 'open');
  return jsonb_build_object(
    'business_name', (select v.business_name from public.vendor_profiles v where v.vendor_id = link.vendor_id),
    'label', link.label, 'day', link.day, 'photo_folder', link.vendor_id || '/' || link.id,
    'jobs', (
      select coalesce(jsonb_agg(private.crew_job_facts(j, link.day) order by j.scheduled_for, j.id), '[]')
      from private.crew_jobs(link) j));
end $$;
comment on function public.crew_day() is
  'The jobs of the day behind a crew''s link, in order, for anyone who sends its token in the header x-crew-token. Null for an unknown, revoked or ended link alike. Rate-limited per caller; the Pro sees when it was opened.';
grant execute on function public.crew_day() to anon, authenticated;

create function private.crew_photos() returns setof text
language sql stable security definer set search_path = '' as $$
  with jobs as (select j.id, j.request_id from private.crew_jobs(private.crew_link()) j)
  select p.path from jobs join public.request_photos p on p.request_id = jobs.request_id
  union all
  select p.path from jobs join public.job_photos p on p.job_id = jobs.id
$$;
comment on function private.crew_photos() is 'The photos a crew may see: those of the jobs its link shows.';
grant execute on function private.crew_photos() to anon, authenticated;

create function private.crew_may_add_photo(photo text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  link public.crew_links := private.crew_link();
  at_most constant int := 100;
begin
  return link.id is not null
    and photo ~* ('^' || link.vendor_id || '/' || link.id || '/[a-z0-9_-]{1,60}\.(jpe?g|png|webp)$')
    and (select count(*) from storage.objects o
      where o.bucket_id = 'tree-photos' and o.name like link.vendor_id || '/' || link.id || '/%') < at_most;
end $$;
comment on function private.crew_may_add_photo(text) is
  'Whether a crew may upload a photo under this name: in the folder of its link, with the ending of an image, and not too many.';
grant execute on function private.crew_may_add_photo(text) to anon, authenticated;

-- 73_crew_days/functions/links.sql

create function public.create_crew_link(day date, label text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  zone text := private.vendor_zone(caller);
  today date := (now() at time zone zone)::date;
  ahead constant int := 31;
  at_most constant int := 10;
  kept constant interval := interval '90 days';
  -- Two random UUIDs: 244 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  whose text := private.clean_text(label, 'The name', 60);
  link public.crew_links;
begin
  if day is null or day < today or day > today + ahead then
    raise exception 'Choose today or a day within the next % days.', ahead;
  end if;
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  delete from public.crew_links l where l.vendor_id = caller and l.day < today - kept;
  if (select count(*) from public.crew_links l
      where l.vendor_id = caller and l.day = day and l.revoked_at is null) >= at_most then
    raise exception 'A day can have up to % links. Turn one off first.', at_most;
  end if;
  insert into public.crew_links (vendor_id, day, label, token_hash)
  values (caller, day, whose, sha256(convert_to(token, 'UTF8')))
  returning * into link;
  return jsonb_build_object('id', link.id, 'token', token);
end $$;
comment on function public.create_crew_link(date, text) is
  'A Pro makes a link to the jobs of one day, for a crew. Returns {id, token}; the token is shown this once. At most 10 links a day work at the same time.';
grant execute on function public.create_crew_link(date, text) to authenticated;

create function public.revoke_crew_link(link_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
begin
  update public.crew_links l set revoked_at = now()
  where l.id = link_id and l.vendor_id = caller and l.revoked_at is null;
end $$;
comment on function public.revoke_crew_link(uuid) is
  'A Pro turns off a crew''s link; it then answers as one that never was. A repeat changes nothing.';
grant execute on function public.revoke_crew_link(uuid) to authenticated;

create function private.crew_jobs(link public.crew_links) returns setof public.jobs
language sql stable security definer set search_path = '' as $$
  select j.* from public.jobs j join public.service_requests r on r.id = j.request_id
  where j.vendor_id = link.vendor_id and j.state not in ('cancelled', 'no_show')
    and j.scheduled_for < (link.day + 1)::timestamp at time zone r.time_zone
    and j.scheduled_until > link.day::timestamp at time zone r.time_zone
    and now() < (link.day + 1)::timestamp at time zone r.time_zone
$$;
comment on function private.crew_jobs(public.crew_links) is
  'The jobs a link shows: those of its Pro that take place on its day, each until midnight at its property.';

create function private.crew_link() returns public.crew_links
language plpgsql stable security definer set search_path = '' as $$
declare
  token text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-crew-token';
  link public.crew_links;
begin
  select l.* into link from public.crew_links l
  where l.token_hash = sha256(convert_to(left(token, 200), 'UTF8')) and l.revoked_at is null;
  if now() < (link.day + 1)::timestamp at time zone private.vendor_zone(link.vendor_id)
    or exists (select 1 from private.crew_jobs(link)) then
    return link;
  end if;
  return null;
end $$;
comment on function private.crew_link() is
  'The link whose token came in the header x-crew-token, while it works: until midnight where the Pro is, and at every property of its jobs. Null for an unknown, revoked or ended one alike.';

-- 73_crew_days/functions/steps.sql

-- What a crew does: the steps of its Pro's jobs, on their day. Each answers null when the link doesn't work.
create function private.crew_job(job_id uuid, out link public.crew_links, out job public.jobs)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  zone text;
begin
  perform private.count_crew_call();
  link := private.crew_link();
  if link.id is null then
    return;
  end if;
  if not exists (select 1 from private.crew_jobs(link) j where j.id = job_id) then
    raise exception 'This job isn''t on your list for the day.';
  end if;
  perform private.lock_request_of('job', job_id);
  select j.* into job from public.jobs j where j.id = job_id for update;
  -- The wait for the lock may have ended the day, and the Pro may have moved the job meanwhile.
  if not exists (select 1 from private.crew_jobs(link) j where j.id = job_id) then
    raise exception 'This job isn''t on your list for the day.';
  end if;
  select r.time_zone into zone from public.service_requests r where r.id = job.request_id;
  if link.day > (now() at time zone zone)::date then
    raise exception 'This job is set for another day.';
  end if;
end $$;
comment on function private.crew_job(uuid) is
  'The link of the caller and a job of its day, locked; both null when the link doesn''t work. Refuses every other job, and all before the day begins at the property.';

create function public.crew_start_travel(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
  reached public.job_state;
begin
  if (mine.link).id is null then
    return null;
  end if;
  reached := private.transition('job', job_id, 'depart', 'vendor')::public.job_state;
  perform private.note_crew_use(mine.link, 'depart', job_id);
  return reached;
end $$;
comment on function public.crew_start_travel(uuid) is 'A crew is on the way to a job of its day. Null when its link doesn''t work.';
grant execute on function public.crew_start_travel(uuid) to anon, authenticated;

create function public.crew_start_job(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
begin
  if (mine.link).id is null then
    return null;
  end if;
  perform private.begin_work(mine.job, 'vendor');
  perform private.note_crew_use(mine.link, 'start', job_id);
  return 'in_progress';
end $$;
comment on function public.crew_start_job(uuid) is 'A crew begins the work of a job of its day. Null when its link doesn''t work.';
grant execute on function public.crew_start_job(uuid) to anon, authenticated;

create function public.crew_deliver_job(job_id uuid, note text, photos jsonb) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
  link public.crew_links := mine.link;
begin
  if link.id is null then
    return null;
  end if;
  perform private.hand_over(job_id, 'vendor', note,
    private.parse_photos(photos, 20, link.vendor_id || '/' || link.id));
  perform private.note_crew_use(link, 'deliver', job_id);
  return 'delivered';
end $$;
comment on function public.crew_deliver_job(uuid, text, jsonb) is
  'A crew hands over finished work with at least one photo it uploaded, as its Pro would. Null when its link doesn''t work.';
grant execute on function public.crew_deliver_job(uuid, text, jsonb) to anon, authenticated;

create function private.sign_checklist(
  job public.jobs, link uuid, signer text, confirmed public.safety_topic[], not_applicable public.safety_topic[]
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  topics constant public.safety_topic[] := enum_range(null::public.safety_topic);
  always constant public.safety_topic[] := '{job_briefing,emergency_plan,protective_equipment}';
  done public.safety_topic[] := array(select t from unnest(topics) t where t = any (array_remove(confirmed, null)));
  left_out public.safety_topic[] := array(select t from unnest(topics) t where t = any (array_remove(not_applicable, null)));
  at_most constant int := 20;
begin
  if exists (select 1 from unnest(topics) t where (t = any (done)) = (t = any (left_out))) then
    raise exception 'Answer every topic of the checklist.';
  end if;
  if left_out && always then
    raise exception 'The briefing, the emergency plan and protective equipment apply to every job.';
  end if;
  if job.state in ('delivered', 'completed', 'cancelled', 'no_show') then
    raise exception 'The work is over, so the checklist can no longer be signed.';
  end if;
  if (select count(*) from public.job_safety_checklists c where c.job_id = job.id) >= at_most then
    raise exception 'A job can have up to % signed checklists.', at_most;
  end if;
  insert into public.job_safety_checklists (job_id, vendor_id, link_id, signed_by, confirmed, not_applicable)
  values (job.id, job.vendor_id, link, private.required_text(signer, 'Your name', 80), done, left_out);
end $$;
comment on function private.sign_checklist(public.jobs, uuid, text, public.safety_topic[], public.safety_topic[]) is
  'Stores a signed safety checklist with a job. Every topic must be confirmed or not apply; some always apply.';

create function public.crew_sign_checklist(
  job_id uuid, signed_by text, confirmed public.safety_topic[], not_applicable public.safety_topic[]
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
begin
  if (mine.link).id is null then
    return null;
  end if;
  perform private.sign_checklist(mine.job, (mine.link).id, signed_by, confirmed, not_applicable);
  perform private.note_crew_use(mine.link, 'sign', job_id);
  return true;
end $$;
comment on function public.crew_sign_checklist(uuid, text, public.safety_topic[], public.safety_topic[]) is
  'A crew signs the safety checklist of a job of its day, with the signer''s name. Null when its link doesn''t work.';
grant execute on function public.crew_sign_checklist(uuid, text, public.safety_topic[], public.safety_topic[])
  to anon, authenticated;

create function public.sign_safety_checklist(
  job_id uuid, signed_by text, confirmed public.safety_topic[], not_applicable public.safety_topic[]
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  if mine.side <> 'vendor' then
    raise exception 'Only the Pro can sign the safety checklist.' using errcode = '42501';
  end if;
  perform private.sign_checklist(mine.job, null, signed_by, confirmed, not_applicable);
end $$;
comment on function public.sign_safety_checklist(uuid, text, public.safety_topic[], public.safety_topic[]) is
  'The Pro signs the safety checklist of a job, with the signer''s name.';
grant execute on function public.sign_safety_checklist(uuid, text, public.safety_topic[], public.safety_topic[])
  to authenticated;

-- 75_reviews/functions.sql

create function private.publish_review(target uuid, actor text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  review public.reviews;
begin
  perform private.transition('review', target, 'publish', actor);
  update public.reviews set published_at = now() where id = target returning * into review;
  if review.author_side = 'owner' then
    update public.vendor_profiles
    set rating_count = rating_count + 1, rating_sum = rating_sum + review.rating
    where vendor_id = review.vendor_id;
  end if;
end $$;
comment on function private.publish_review(uuid, text) is 'Publishes a review and counts it.';

create function public.submit_review(job_id uuid, rating int, body text, photos jsonb default '[]') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
  words text := private.required_text(body, 'Your review', 4000);
  paths text[] := private.parse_photos(photos, 4);
  review uuid;
begin
  if mine.side <> 'owner' and cardinality(paths) > 0 then
    raise exception 'Only the owner can add photos to a review.';
  end if;
  if rating is null or rating not between 1 and 5 then
    raise exception 'Choose between 1 and 5 stars.';
  end if;
  if (mine.job).state <> 'completed' then
    raise exception 'You can write a review once the job is completed.';
  end if;
  if exists (select 1 from public.reviews v where v.job_id = job_id and v.author_side::text = mine.side) then
    raise exception 'You have already reviewed this job.';
  end if;
  insert into public.reviews (job_id, request_id, vendor_id, author_id, author_side, author_name, rating, body)
  select job_id, (mine.job).request_id, (mine.job).vendor_id, auth.uid(), mine.side::public.review_side,
    case mine.side when 'owner' then r.contact_name else v.business_name end, rating, words
  from public.service_requests r, public.vendor_profiles v
  where r.id = (mine.job).request_id and v.vendor_id = (mine.job).vendor_id
  returning id into review;
  insert into public.review_photos (review_id, path, position)
  select review, p.path, min(p.place) from unnest(paths) with ordinality p (path, place) group by p.path;
  perform private.record_first_event('review', review, 'submit', mine.side);
  if (select count(*) from public.reviews v where v.job_id = job_id) = 2 then
    perform private.publish_review(v.id, 'system')
    from public.reviews v where v.job_id = job_id and v.state = 'submitted';
  else
    perform private.set_timer('review', review, 'publish',
      now() + (private.resolution_rules()).review_days * interval '1 day');
  end if;
  return review;
end $$;
comment on function public.submit_review(uuid, int, text, jsonb) is
  'Either side reviews a completed job, once; owners may add photos (up to 4 paths already uploaded). Published when both are in, or after the days of resolution_policy. Returns the review''s id.';
grant execute on function public.submit_review(uuid, int, text, jsonb) to authenticated;

create function public.reply_to_review(review_id uuid, reply text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  words text := private.required_text(reply, 'Your reply', 2000);
begin
  update public.reviews v set reply = words, replied_at = now()
  where v.id = review_id and v.vendor_id = caller and v.author_side = 'owner'
    and v.state = 'published' and v.replied_at is null;
  if not found then
    raise exception 'You cannot reply to this review, or you already have.';
  end if;
end $$;
comment on function public.reply_to_review(uuid, text) is 'A Pro replies to a published review, once.';
grant execute on function public.reply_to_review(uuid, text) to authenticated;

create function private.review_publish_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.publish_review(timer.subject_id, 'timer');
  return true;
end $$;
comment on function private.review_publish_due(private.timers, timestamptz) is
  'A review whose other side stayed silent for so long is published.';

create function public.my_reviews_of(vendor_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select v.id from public.reviews v
  where v.vendor_id = my_reviews_of.vendor_id and v.author_id = (select auth.uid())
  order by v.created_at desc limit 100
$$;
comment on function public.my_reviews_of(uuid) is
  'The ids of the reviews the caller wrote about a Pro, the latest 100. Who wrote the others no one learns.';
grant execute on function public.my_reviews_of(uuid) to authenticated;

create function public.report_review(review_id uuid, reason text, note text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  words text := private.clean_text(note, 'The note', 1000);
  report uuid;
begin
  if reason is null or reason <> all (enum_range(null::public.review_report_reason)::text[]) then
    raise exception 'Describe what is wrong with this review.';
  end if;
  perform 1 from public.reviews v
  where v.id = review_id and v.state = 'published' and v.author_id is distinct from caller
    and (v.author_side = 'owner'
      or exists (select 1 from public.jobs j where j.id = v.job_id and caller in (j.owner_id, j.vendor_id)));
  if not found then
    raise exception 'This review cannot be reported.';
  end if;
  if (select count(*) from public.review_reports r
      where r.reporter_id = caller and r.created_at > now() - interval '1 day') >= 20 then
    raise exception 'You have reported many reviews today. Please try again tomorrow.';
  end if;
  insert into public.review_reports (review_id, reporter_id, reason, note)
  values (review_id, caller, reason::public.review_report_reason, words)
  on conflict on constraint review_reports_review_id_reporter_id_key
  do update set reason = excluded.reason, note = excluded.note
  returning id into report;
  return report;
end $$;
comment on function public.report_review(uuid, text, text) is
  'A signed-in reader objects to a published review that is not their own; a second report by the same person replaces the first. Returns the report''s id.';
grant execute on function public.report_review(uuid, text, text) to authenticated;

create function public.remove_review(review_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  before_row public.reviews;
  shown text[];
begin
  perform private.require_admin();
  perform private.lock_request_of('review', review_id);
  select * into before_row from public.reviews v where v.id = review_id for update;
  shown := array(select p.path from public.review_photos p where p.review_id = remove_review.review_id order by p.position);
  perform private.transition('review', review_id, 'remove', 'admin', why);
  -- Words and photos go, the reason stays in public; the audit trail keeps what was written.
  update public.reviews v
  set removal_reason = why, body = 'Removed by an administrator.', reply = null, replied_at = null
  where v.id = review_id;
  if before_row.state = 'published' and before_row.author_side = 'owner' then
    update public.vendor_profiles v
    set rating_count = v.rating_count - 1, rating_sum = v.rating_sum - before_row.rating
    where v.vendor_id = before_row.vendor_id;
  end if;
  delete from public.review_photos p where p.review_id = remove_review.review_id;
  update public.review_reports r set resolution = 'removed', resolved_at = now()
  where r.review_id = review_id and r.resolution is null;
  perform private.audit('review.remove', 'reviews', review_id,
    to_jsonb(before_row) || jsonb_build_object('photos', to_jsonb(shown)),
    (select to_jsonb(v) from public.reviews v where v.id = review_id), why);
end $$;
comment on function public.remove_review(uuid, text) is
  'An administrator removes a review with a reason everyone can read; it no longer counts, and its reports are settled.';
grant execute on function public.remove_review(uuid, text) to authenticated;

create function public.keep_review(review_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  settled int;
begin
  perform private.require_admin();
  update public.review_reports r set resolution = 'kept', resolved_at = now()
  where r.review_id = review_id and r.resolution is null;
  get diagnostics settled = row_count;
  if settled = 0 then
    raise exception 'No report about this review is open.';
  end if;
  perform private.audit('review.keep', 'reviews', review_id, null, jsonb_build_object('reports', settled), why);
  return settled;
end $$;
comment on function public.keep_review(uuid, text) is
  'An administrator has looked at the reports about a review and keeps it. Returns how many reports that settles.';
grant execute on function public.keep_review(uuid, text) to authenticated;

-- 78_claims_and_disputes/functions/credit_claims.sql

-- What stored facts say about a claim: grant, deny, or review when only a person can tell.
create function private.check_claim(lead public.leads, claimed public.lead_credit_reason, out verdict text, out finding text)
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.resolution_policy := private.resolution_rules();
  cancelled_at timestamptz;
begin
  verdict := 'review';
  case claimed
  when 'request_cancelled' then
    select max(e.created_at) into cancelled_at from public.state_events e
    where e.machine = 'request' and e.subject_id = lead.request_id and e.event = 'cancel';
    if cancelled_at is null then
      verdict := 'deny';
      finding := 'This request has not been canceled.';
    elsif cancelled_at - lead.engaged_at <= rules.cancelled_within_hours * interval '1 hour' then
      verdict := 'grant';
      finding := 'The owner canceled soon after replying to you.';
    else
      verdict := 'deny';
      finding := format('The owner canceled more than %s after replying to you.',
        private.hours_in_words(rules.cancelled_within_hours));
    end if;
  when 'duplicate_request' then
    if exists (
      select 1 from public.leads earlier
      join public.service_requests a on a.id = earlier.request_id
      join public.service_requests b on b.id = lead.request_id
      where earlier.vendor_id = lead.vendor_id and earlier.id <> lead.id and earlier.engaged_at is not null
        and a.owner_id = b.owner_id and a.property_id = b.property_id and a.category = b.category
        and a.submitted_at < b.submitted_at and a.submitted_at >= b.submitted_at - rules.duplicate_within_days * interval '1 day'
        and private.spent_tokens(earlier.id) > 0
    ) then
      verdict := 'grant';
      finding := 'You had already paid for the same work at the same property.';
    end if;
  when 'owner_silent' then
    if not exists (
      select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
      where c.lead_id = lead.id and m.sender_id = lead.owner_id
    ) and not exists (
      select 1 from public.state_events e join public.quotes q on q.id = e.subject_id
      where e.machine = 'quote' and q.lead_id = lead.id and e.actor = 'owner'
        and e.event in ('request_changes', 'accept', 'decline')
    ) then
      verdict := 'grant';
      finding := 'The owner never messaged you or responded to a quote.';
    end if;
  when 'contact_unreachable' then
    if exists (select 1 from auth.users u where u.id = lead.owner_id and u.email_confirmed_at is null) then
      verdict := 'grant';
      finding := 'The owner''s address was never confirmed.';
    end if;
  when 'owner_no_show' then
    if not exists (select 1 from public.jobs j where j.lead_id = lead.id and j.no_show_side = 'owner') then
      verdict := 'deny';
      finding := 'No owner no-show was reported for this job.';
    end if;
  else
    null;
  end case;
  -- A Pro who shared contact details has engaged, no matter what else the facts say: a person decides.
  if verdict = 'grant' and (lead.contact_shared_at is not null or lead.contact_ended_at is not null) then
    verdict := 'review';
    finding := null;
  end if;
end $$;
comment on function private.check_claim(public.leads, public.lead_credit_reason) is
  'The answer stored facts give to a claim: verdict grant, deny or review, and the finding in a sentence (null for review). Never grant once the owner shared contact details.';

create function private.answer_claim(target uuid, decision text, actor text, why text) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
declare
  claim public.lead_credit_claims;
  new_state public.lead_credit_claim_state;
  appeal_until timestamptz := now() + (private.resolution_rules()).appeal_days * interval '1 day';
begin
  new_state := private.transition('lead_credit_claim', target, decision, actor, why)::public.lead_credit_claim_state;
  update public.lead_credit_claims c
  set finding = why, decided_at = now(),
    answered_by = case actor when 'admin' then 'administrator' else 'machine' end,
    due_at = case new_state when 'denied' then appeal_until end
  where c.id = target returning * into claim;
  if new_state = 'granted' then
    perform private.credit_lead(claim.lead_id, actor, 'A credit claim was granted');
  elsif new_state = 'denied' then
    perform private.set_timer('lead_credit_claim', target, 'close', appeal_until);
  end if;
  return new_state;
end $$;
comment on function private.answer_claim(uuid, text, text, text) is
  'Grants a claim, with the refund, or denies it, with the time to appeal.';

create function private.await_decision(machine_name text, target uuid, request uuid, at timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  due timestamptz := private.business_deadline(request, at, (private.resolution_rules()).decision_business_hours);
begin
  perform private.set_timer(machine_name, target, 'overdue', due);
  return due;
end $$;
comment on function private.await_decision(text, uuid, uuid, timestamptz) is
  'Starts the clock of an administrator who has to decide; returns when it ends.';

create function public.file_credit_claim(
  lead_id uuid, reason text, description text, idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('file_credit_claim', idempotency_key);
  rules public.resolution_policy := private.resolution_rules();
  words text := private.clean_text(description, 'The description', 2000);
  lead public.leads;
  spent int;
  claim uuid;
  checked record;
begin
  if answer is not null then
    return answer;
  end if;
  lead := private.own_lead(lead_id);
  if reason is null or reason <> all (enum_range(null::public.lead_credit_reason)::text[]) then
    raise exception 'Describe why your tokens should be refunded.';
  end if;
  if words is null and reason in ('not_as_described', 'not_genuine', 'contact_unreachable', 'other') then
    raise exception 'Describe what was wrong.';
  end if;
  if exists (select 1 from public.lead_credit_claims c where c.lead_id = lead_id) then
    raise exception 'You have already filed a claim for this lead.';
  end if;
  spent := private.spent_tokens(lead_id);
  if spent <= 0 then
    raise exception 'No tokens were spent on this lead.';
  end if;
  if lead.state in ('offered', 'viewed') then
    raise exception 'This lead is offered to you again. Decline it first.';
  end if;
  if exists (select 1 from public.jobs j where j.lead_id = lead_id
      and (j.state not in ('cancelled', 'no_show') or j.no_show_side = 'vendor')) then
    raise exception 'You have won this job, so its tokens are spent.';
  end if;
  if lead.engaged_at < now() - rules.claim_days * interval '1 day' then
    raise exception 'You can claim a refund within % of the owner''s reply.', private.days_in_words(rules.claim_days);
  end if;
  if reason = 'owner_silent' and lead.engaged_at > now() - rules.silent_after_days * interval '1 day' then
    raise exception 'Give the owner % to reply first.', private.days_in_words(rules.silent_after_days);
  end if;
  insert into public.lead_credit_claims (lead_id, request_id, vendor_id, reason, description, tokens)
  values (lead_id, lead.request_id, lead.vendor_id, reason::public.lead_credit_reason, words, spent)
  returning id into claim;
  perform private.record_first_event('lead_credit_claim', claim, 'file', 'vendor', words);
  select * into checked from private.check_claim(lead, reason::public.lead_credit_reason);
  if checked.verdict = 'review' then
    perform private.transition('lead_credit_claim', claim, 'review', 'system');
    update public.lead_credit_claims c
    set due_at = private.await_decision('lead_credit_claim', claim, lead.request_id, now()) where c.id = claim;
  else
    perform private.answer_claim(claim, checked.verdict, 'system', checked.finding);
  end if;
  return private.save_idempotent_result('file_credit_claim', idempotency_key, (
    select jsonb_build_object('id', c.id, 'state', c.state, 'finding', c.finding, 'due_at', c.due_at)
    from public.lead_credit_claims c where c.id = claim));
end $$;
comment on function public.file_credit_claim(uuid, text, text, uuid) is
  'A Pro claims the tokens spent on a lead back, once a lead, within the days of the policy. Answered at once where stored facts decide, else by an administrator. Returns {id, state, finding, due_at}.';
grant execute on function public.file_credit_claim(uuid, text, text, uuid) to authenticated;

create function private.own_claim(claim_id uuid) returns public.lead_credit_claims
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  claim public.lead_credit_claims;
begin
  perform private.lock_request_of('lead_credit_claim', claim_id);
  select * into claim from public.lead_credit_claims c where c.id = claim_id and c.vendor_id = caller for update;
  if not found then
    raise exception 'This claim does not exist.';
  end if;
  return claim;
end $$;
comment on function private.own_claim(uuid) is 'A claim of the calling Pro, locked after its request.';

create function public.appeal_credit_claim(claim_id uuid, reason text) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 2000);
  claim public.lead_credit_claims := private.own_claim(claim_id);
begin
  if claim.state = 'denied' and claim.due_at <= now() then
    raise exception 'The appeal period has ended.';
  end if;
  perform private.transition('lead_credit_claim', claim_id, 'appeal', 'vendor', why);
  update public.lead_credit_claims c
  set appeal_reason = why,
    due_at = private.await_decision('lead_credit_claim', claim_id, claim.request_id, now())
  where c.id = claim_id;
  return 'appealed';
end $$;
comment on function public.appeal_credit_claim(uuid, text) is
  'A Pro appeals a denied claim, once, within the days of the policy; an administrator decides for good.';
grant execute on function public.appeal_credit_claim(uuid, text) to authenticated;

create function public.withdraw_credit_claim(claim_id uuid) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  claim public.lead_credit_claims := private.own_claim(claim_id);
begin
  perform private.transition('lead_credit_claim', claim.id, 'withdraw', 'vendor');
  update public.lead_credit_claims c set due_at = null where c.id = claim.id;
  return 'withdrawn';
end $$;
comment on function public.withdraw_credit_claim(uuid) is 'A Pro takes back a claim that waits for an administrator.';
grant execute on function public.withdraw_credit_claim(uuid) to authenticated;

create function public.decide_credit_claim(claim_id uuid, decision text, reason text) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 2000);
  before_row jsonb;
  new_state public.lead_credit_claim_state;
begin
  perform private.require_admin();
  if decision is null or decision not in ('grant', 'deny') then
    raise exception 'A claim can be granted or denied.';
  end if;
  perform private.lock_request_of('lead_credit_claim', claim_id);
  select to_jsonb(c) into before_row from public.lead_credit_claims c where c.id = claim_id for update;
  new_state := private.answer_claim(claim_id, decision, 'admin', why);
  perform private.audit('credit_claim.' || decision, 'lead_credit_claims', claim_id, before_row,
    (select to_jsonb(c) from public.lead_credit_claims c where c.id = claim_id), why);
  return new_state;
end $$;
comment on function public.decide_credit_claim(uuid, text, text) is
  'An administrator grants (with refund) or denies a claim, or its appeal for good, with a reason the Pro reads. Returns the new state.';
grant execute on function public.decide_credit_claim(uuid, text, text) to authenticated;

create function private.lead_credit_claim_overdue_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('lead_credit_claim', timer.subject_id, 'overdue', 'timer');
  return true;
end $$;
comment on function private.lead_credit_claim_overdue_due(private.timers, timestamptz) is
  'A claim no administrator answered in time leaves an event that says so.';

create function private.lead_credit_claim_close_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('lead_credit_claim', timer.subject_id, 'close', 'timer');
  update public.lead_credit_claims c set due_at = null where c.id = timer.subject_id;
  return true;
end $$;
comment on function private.lead_credit_claim_close_due(private.timers, timestamptz) is
  'A denied claim no one appealed in time is closed.';

-- 78_claims_and_disputes/functions/disputes.sql

create function private.is_disputed(job uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.job_disputes d
    where d.job_id = job and d.state in ('submitted', 'under_review', 'decided', 'appealed')
  )
$$;
comment on function private.is_disputed(uuid) is 'Whether a dispute about a job is open.';

create function private.checked_outcome(job public.jobs, wish text, price_cents bigint) returns public.dispute_outcome
language plpgsql immutable set search_path = '' as $$
begin
  if wish is null or wish <> all (enum_range(null::public.dispute_outcome)::text[]) then
    raise exception 'Choose one of the outcomes.';
  end if;
  if wish = 'price_reduced' and coalesce(price_cents not between 100 and job.price_cents - 1, true) then
    raise exception 'The new price must be at least $1 and lower than the agreed price.';
  end if;
  if wish <> 'price_reduced' and price_cents is not null then
    raise exception 'Only a lowered price takes an amount.';
  end if;
  if not (case wish
    when 'no_change' then true
    when 'rework' then job.state in ('delivered', 'completed')
    when 'price_reduced' then job.state not in ('cancelled', 'no_show')
    when 'job_cancelled' then job.state not in ('completed', 'cancelled', 'no_show')
    when 'work_accepted' then job.state = 'delivered'
    when 'no_show_cleared' then job.state = 'no_show'
  end) then
    raise exception 'This outcome is not possible for a job that is %.', replace(job.state::text, '_', ' ');
  end if;
  return wish::public.dispute_outcome;
end $$;
comment on function private.checked_outcome(public.jobs, text, bigint) is
  'An outcome of a dispute from untrusted text, refused when the job''s state or price does not allow it.';

-- A Pro who gives way before anyone has to decide has lost nothing.
create function private.is_lost_by_vendor(dispute public.job_disputes) returns boolean
language sql stable security definer set search_path = '' as $$
  select dispute.outcome in ('rework', 'price_reduced', 'job_cancelled')
    and not (dispute.opened_by = 'vendor' and dispute.outcome = dispute.wanted)
    and exists (select 1 from public.state_events e
      where e.machine = 'job_dispute' and e.subject_id = dispute.id and e.event = 'decide')
$$;
comment on function private.is_lost_by_vendor(public.job_disputes) is
  'Whether an administrator decided a dispute against the Pro: rework, a lower price or a canceled job that the Pro did not ask for.';

-- The outcome takes effect once, when no one can appeal any more. The job may have moved on meanwhile.
create function private.apply_outcome(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  dispute public.job_disputes;
begin
  update public.job_disputes d set closed_at = now(), due_at = null where d.id = target returning * into dispute;
  if dispute.outcome = 'rework' and private.can_move('job', dispute.job_id, 'reopen', 'system') then
    perform private.transition('job', dispute.job_id, 'reopen', 'system', dispute.decision_reason);
  elsif dispute.outcome = 'price_reduced' then
    update public.jobs j set price_cents = dispute.outcome_price_cents
    where j.id = dispute.job_id and j.price_cents > dispute.outcome_price_cents;
  elsif dispute.outcome = 'job_cancelled' and private.can_move('job', dispute.job_id, 'cancel', 'system') then
    perform private.end_agreement(dispute.job_id, 'cancel', 'system', 'Decided in a dispute', false);
  elsif dispute.outcome = 'work_accepted' and private.can_move('job', dispute.job_id, 'accept', 'system') then
    perform private.complete_job(dispute.job_id, 'system');
  elsif dispute.outcome = 'no_show_cleared' then
    update public.jobs j set no_show_side = null where j.id = dispute.job_id;
  end if;
  -- Delivered work waits for its owner again.
  perform private.await_acceptance(j.id) from public.jobs j where j.id = dispute.job_id and j.state = 'delivered';
end $$;
comment on function private.apply_outcome(uuid) is
  'Stamps a dispute as closed and carries its outcome out: rework, a lower price, canceling, acceptance.';

-- A dispute one takes part in, locked after its request and its job, and which side the caller is on.
create function private.own_dispute(dispute_id uuid, out dispute public.job_disputes, out side text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
begin
  perform private.lock_request_of('job_dispute', dispute_id);
  select * into dispute from public.job_disputes d
  where d.id = dispute_id and caller in (d.owner_id, d.vendor_id) for update;
  if dispute.id is null then
    raise exception 'This dispute does not exist.';
  end if;
  side := case when caller = dispute.owner_id then 'owner' else 'vendor' end;
end $$;
comment on function private.own_dispute(uuid) is 'A dispute of the caller, locked, and the side (owner or vendor) the caller is on.';

create function public.open_dispute(
  job_id uuid, reason text, description text, wanted text, photos jsonb, idempotency_key uuid,
  wanted_price_cents bigint default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('open_dispute', idempotency_key);
  rules public.resolution_policy := private.resolution_rules();
  words text := private.required_text(description, 'What is wrong', 4000);
  paths text[] := private.parse_photos(photos, 10);
  mine record;
  dispute uuid;
  answer_until timestamptz;
begin
  if answer is not null then
    return answer;
  end if;
  mine := private.own_job(job_id);
  if reason is null or reason <> all (enum_range(null::public.dispute_reason)::text[]) then
    raise exception 'Describe what the disagreement is about.';
  end if;
  if (mine.job).state = 'scheduled' then
    raise exception 'This job has not started. Reschedule or cancel it instead.';
  end if;
  if (mine.job).state in ('completed', 'cancelled', 'no_show') and (
    select max(e.created_at) from public.state_events e where e.machine = 'job' and e.subject_id = job_id
  ) < now() - rules.dispute_days * interval '1 day' then
    raise exception 'You can open a dispute within % of the job''s end.', private.days_in_words(rules.dispute_days);
  end if;
  if private.is_disputed(job_id) then
    raise exception 'A dispute about this job is already open.';
  end if;
  perform private.checked_outcome(mine.job, wanted, wanted_price_cents);
  answer_until := private.business_deadline((mine.job).request_id, now(), rules.answer_business_hours);
  insert into public.job_disputes
    (job_id, request_id, owner_id, vendor_id, opened_by, reason, description, wanted, wanted_price_cents, due_at)
  values (job_id, (mine.job).request_id, (mine.job).owner_id, (mine.job).vendor_id, mine.side,
    reason::public.dispute_reason, words, wanted::public.dispute_outcome, wanted_price_cents, answer_until)
  returning id into dispute;
  insert into public.job_dispute_photos (dispute_id, side, path) select dispute, mine.side, p from unnest(paths) p
  on conflict do nothing;
  perform private.record_first_event('job_dispute', dispute, 'open', mine.side, words);
  perform private.set_timer('job_dispute', dispute, 'review', answer_until);
  return private.save_idempotent_result('open_dispute', idempotency_key,
    jsonb_build_object('id', dispute, 'due_at', answer_until));
end $$;
comment on function public.open_dispute(uuid, text, text, text, jsonb, uuid, bigint) is
  'Either side disputes a job that has begun, or ended within the days of the policy: reason, description, the outcome wanted (with wanted_price_cents for price_reduced), up to 10 uploaded photos. due_at: until when the other side can answer. Returns {id, due_at}.';
grant execute on function public.open_dispute(uuid, text, text, text, jsonb, uuid, bigint) to authenticated;

create function public.answer_dispute(dispute_id uuid, statement text, photos jsonb) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words text := private.required_text(statement, 'Your answer', 4000);
  paths text[] := private.parse_photos(photos, 10);
  mine record := private.own_dispute(dispute_id);
begin
  if mine.side = (mine.dispute).opened_by then
    raise exception 'Only the other side can respond to a dispute.' using errcode = '42501';
  end if;
  perform private.transition('job_dispute', dispute_id, 'answer', mine.side, words);
  update public.job_disputes d
  set answer = words, answered_at = now(),
    due_at = private.await_decision('job_dispute', dispute_id, d.request_id, now())
  where d.id = dispute_id;
  insert into public.job_dispute_photos (dispute_id, side, path)
  select dispute_id, mine.side, p from unnest(paths) p on conflict do nothing;
  return 'under_review';
end $$;
comment on function public.answer_dispute(uuid, text, jsonb) is
  'The other side of a dispute says how it sees the matter, with up to 10 uploaded photos; an administrator decides.';
grant execute on function public.answer_dispute(uuid, text, jsonb) to authenticated;

create function public.settle_dispute(dispute_id uuid) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_dispute(dispute_id);
  job public.jobs;
begin
  if mine.side = (mine.dispute).opened_by then
    raise exception 'Only the other side can agree to end a dispute.' using errcode = '42501';
  end if;
  select * into job from public.jobs j where j.id = (mine.dispute).job_id for update;
  perform private.checked_outcome(job, (mine.dispute).wanted::text, (mine.dispute).wanted_price_cents);
  perform private.transition('job_dispute', dispute_id, 'settle', mine.side);
  update public.job_disputes d
  set outcome = d.wanted, outcome_price_cents = d.wanted_price_cents, decided_at = now(),
    decision_reason = 'Both sides agreed.'
  where d.id = dispute_id;
  perform private.apply_outcome(dispute_id);
  return 'closed';
end $$;
comment on function public.settle_dispute(uuid) is
  'The other side agrees to the outcome wanted, which takes effect at once; no administrator is needed.';
grant execute on function public.settle_dispute(uuid) to authenticated;

create function public.withdraw_dispute(dispute_id uuid) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_dispute(dispute_id);
begin
  if mine.side <> (mine.dispute).opened_by then
    raise exception 'Only the side that opened a dispute can withdraw it.' using errcode = '42501';
  end if;
  perform private.transition('job_dispute', dispute_id, 'withdraw', mine.side);
  perform private.apply_outcome(dispute_id);
  return 'withdrawn';
end $$;
comment on function public.withdraw_dispute(uuid) is 'The side that opened a dispute withdraws it before it is decided.';
grant execute on function public.withdraw_dispute(uuid) to authenticated;

create function public.appeal_dispute(dispute_id uuid, reason text) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 4000);
  mine record := private.own_dispute(dispute_id);
begin
  if (mine.dispute).state = 'decided' and (mine.dispute).due_at <= now() then
    raise exception 'The appeal period has ended.';
  end if;
  perform private.transition('job_dispute', dispute_id, 'appeal', mine.side, why);
  update public.job_disputes d
  set appealed_by = mine.side, appeal_reason = why,
    due_at = private.await_decision('job_dispute', dispute_id, d.request_id, now())
  where d.id = dispute_id;
  return 'appealed';
end $$;
comment on function public.appeal_dispute(uuid, text) is
  'Either side appeals a decision within the days of the policy, once a dispute; an administrator decides for good.';
grant execute on function public.appeal_dispute(uuid, text) to authenticated;

create function public.decide_dispute(
  dispute_id uuid, outcome text, reason text, price_cents bigint default null
) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 4000);
  rules public.resolution_policy := private.resolution_rules();
  dispute public.job_disputes;
  job public.jobs;
  new_state public.job_dispute_state;
begin
  perform private.require_admin();
  perform private.lock_request_of('job_dispute', dispute_id);
  select * into dispute from public.job_disputes d where d.id = dispute_id for update;
  select * into job from public.jobs j where j.id = dispute.job_id for update;
  new_state := private.transition('job_dispute', dispute_id, 'decide', 'admin', why)::public.job_dispute_state;
  perform private.checked_outcome(job, outcome, price_cents);
  update public.job_disputes d
  set outcome = outcome::public.dispute_outcome, outcome_price_cents = price_cents,
    decision_reason = why, decided_at = now(), due_at = now() + rules.appeal_days * interval '1 day'
  where d.id = dispute_id;
  if new_state = 'closed' then
    perform private.apply_outcome(dispute_id);
  else
    perform private.set_timer('job_dispute', dispute_id, 'close', now() + rules.appeal_days * interval '1 day');
  end if;
  perform private.audit('dispute.decide', 'job_disputes', dispute_id, to_jsonb(dispute),
    (select to_jsonb(d) from public.job_disputes d where d.id = dispute_id), why);
  return new_state;
end $$;
comment on function public.decide_dispute(uuid, text, text, bigint) is
  'An administrator decides a dispute with an outcome (price_cents: the new price of price_reduced) and a reason both sides read. It takes effect when no one appeals in time; after an appeal, at once. Returns the new state.';
grant execute on function public.decide_dispute(uuid, text, text, bigint) to authenticated;

create function private.job_dispute_review_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('job_dispute', timer.subject_id, 'review', 'timer', 'The other side did not answer in time');
  update public.job_disputes d
  set due_at = private.await_decision('job_dispute', d.id, d.request_id, now_at) where d.id = timer.subject_id;
  return true;
end $$;
comment on function private.job_dispute_review_due(private.timers, timestamptz) is
  'A dispute the other side left unanswered goes to an administrator.';

create function private.job_dispute_overdue_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('job_dispute', timer.subject_id, 'overdue', 'timer');
  return true;
end $$;
comment on function private.job_dispute_overdue_due(private.timers, timestamptz) is
  'A dispute no administrator decided in time leaves an event that says so.';

create function private.job_dispute_close_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('job_dispute', timer.subject_id, 'close', 'timer');
  perform private.apply_outcome(timer.subject_id);
  return true;
end $$;
comment on function private.job_dispute_close_due(private.timers, timestamptz) is
  'A decision no one appealed in time takes effect.';

create function private.dispute_states(job uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('state', d.state)), '[]') from public.job_disputes d where d.job_id = job
$$;
comment on function private.dispute_states(uuid) is 'The disputes about a job as lists show them; read with the caller''s rights.';
grant execute on function private.dispute_states(uuid) to authenticated;

-- 78_claims_and_disputes/functions/policy.sql

create function private.resolution_rules() returns public.resolution_policy
language sql stable security definer set search_path = '' as $$
  select p from public.resolution_policy p order by version desc limit 1
$$;
comment on function private.resolution_rules() is 'The clocks of jobs, reviews, claims and disputes in force.';

create function private.business_deadline(request uuid, at timestamptz, hours float8) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.add_business_hours(
    at, hours, r.time_zone, (private.policy()).business_day_start, (private.policy()).business_day_end)
  from public.service_requests r where r.id = request
$$;
comment on function private.business_deadline(uuid, timestamptz, float8) is
  'The end of a number of business hours where the property of a request is.';

create function private.changed_resolution_policy(rules public.resolution_policy, changes jsonb)
returns public.resolution_policy
language plpgsql stable security definer set search_path = '' as $$
declare
  numbers jsonb;
begin
  perform private.refuse_unknown_settings(changes, to_jsonb(rules));
  select jsonb_object_agg(c.key, private.setting_number(c.key, c.value)) into numbers from jsonb_each(changes) c;
  rules := jsonb_populate_record(rules, coalesce(numbers, '{}'));
  if rules.delivery_reminder_days >= rules.delivery_acceptance_days then
    raise exception 'The reminder must come before finished work is accepted automatically.';
  end if;
  return rules;
end $$;
comment on function private.changed_resolution_policy(public.resolution_policy, jsonb) is
  'The clocks with some settings changed, from untrusted JSON.';

create function public.save_resolution_policy(changes jsonb, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('save_resolution_policy', idempotency_key);
  why text := private.required_text(reason, 'A reason', 1000);
  before_rules public.resolution_policy;
  rules public.resolution_policy;
begin
  if answer is not null then
    return answer;
  end if;
  lock table public.resolution_policy in share row exclusive mode;
  before_rules := private.resolution_rules();
  rules := private.changed_resolution_policy(before_rules, changes);
  if rules is not distinct from before_rules then
    raise exception 'Nothing was changed.';
  end if;
  rules.version := before_rules.version + 1;
  rules.created_at := now();
  insert into public.resolution_policy values (rules.*);
  perform private.audit('resolution_policy.save', 'resolution_policy', null, to_jsonb(before_rules), to_jsonb(rules), why);
  return private.save_idempotent_result('save_resolution_policy', idempotency_key, jsonb_build_object('version', rules.version));
end $$;
comment on function public.save_resolution_policy(jsonb, text, uuid) is
  'An administrator changes the clocks of jobs, reviews, claims and disputes ({setting: value}), with a reason. It becomes a new version; clocks that already run keep theirs. Returns {version}.';
grant execute on function public.save_resolution_policy(jsonb, text, uuid) to authenticated;

-- 80_tokens/functions/adjustments.sql

create function private.token_account(vendor uuid) returns public.token_accounts
language plpgsql security definer set search_path = '' as $$
declare
  account public.token_accounts;
begin
  select * into account from public.token_accounts a where a.vendor_id = vendor for no key update;
  if not found then
    raise exception 'This Pro has no token account.';
  end if;
  return account;
end $$;
comment on function private.token_account(uuid) is 'The token account of a Pro, locked.';

-- What one administrator has moved for one Pro of late, in whichever direction and in however many pieces.
create function private.moved_by(admin uuid, vendor uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(abs(l.posted_delta::bigint)), 0) from public.token_ledger l
  where l.vendor_id = vendor and l.created_by = admin and l.kind in ('grant', 'adjust') and l.key like 'admin:%'
    and l.created_at > now() - (private.billing_rules()).adjustment_window
$$;
comment on function private.moved_by(uuid, uuid) is
  'Tokens an administrator has moved for a Pro alone within the window of the limit.';

create function private.post_adjustment(
  vendor uuid, kind public.token_entry_kind, tokens int, why text, reversed bigint, entry_key text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before_account public.token_accounts := private.token_account(vendor);
  after_account public.token_accounts;
begin
  if before_account.available + tokens::bigint < 0 then
    raise exception 'This Pro has only % tokens that are not held.', before_account.available;
  end if;
  if before_account.posted + tokens::bigint > 10000000 then
    raise exception 'A Pro can have at most 10,000,000 tokens.';
  end if;
  perform private.post_tokens(vendor, kind, tokens, null, why, entry_key, reversed);
  select * into after_account from public.token_accounts a where a.vendor_id = vendor;
  perform private.audit(case when reversed is null then 'tokens.' || kind else 'tokens.reverse' end,
    'token_accounts', vendor, to_jsonb(before_account), to_jsonb(after_account), why);
end $$;
comment on function private.post_adjustment(uuid, public.token_entry_kind, int, text, bigint, text) is
  'Writes what an administrator moves, or corrects, into the ledger and the audit trail.';

create function private.adjust_account(
  call_name text, vendor uuid, kind public.token_entry_kind, tokens int, reason text, reversed bigint, call_key uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result(call_name, call_key);
  why text := private.required_text(reason, 'A reason', 500);
  account public.token_accounts;
  proposal uuid;
begin
  if answer is not null then
    return answer;
  end if;
  account := private.token_account(vendor);
  if private.moved_by(admin, vendor) + abs(tokens::bigint) > (private.billing_rules()).adjustment_limit then
    insert into public.token_adjustments (account_id, kind, tokens, reverses_id, reason, proposed_by)
    values (vendor, kind, tokens, reversed, why, admin) returning id into proposal;
    perform private.record_first_event('token_adjustment', proposal, 'propose', 'admin', why);
    perform private.audit('tokens.propose', 'token_adjustments', proposal, null,
      (select to_jsonb(a) from public.token_adjustments a where a.id = proposal), why);
  else
    perform private.post_adjustment(vendor, kind, tokens, why, reversed, format('admin:%s:%s', admin, call_key));
  end if;
  return private.save_idempotent_result(call_name, call_key, (
    select jsonb_build_object('state', case when proposal is null then 'posted' else 'pending' end,
      'adjustment_id', proposal, 'available', a.available)
    from public.token_accounts a where a.vendor_id = vendor));
end $$;
comment on function private.adjust_account(text, uuid, public.token_entry_kind, int, text, bigint, uuid) is
  'Moves tokens of a Pro in the name of the calling administrator, or proposes it to a second one when it goes beyond the limit.';

create function public.grant_tokens(vendor_id uuid, tokens int, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if tokens is null or tokens not between 1 and 1000000 then
    raise exception 'Grant between 1 and 1,000,000 tokens.';
  end if;
  return private.adjust_account('grant_tokens', vendor_id, 'grant', tokens, reason, null, idempotency_key);
end $$;
comment on function public.grant_tokens(uuid, int, text, uuid) is
  'An administrator gives a Pro tokens, with a reason the Pro reads. Audited. Returns {state, adjustment_id, available}: posted at once, or pending until a second administrator approves what goes beyond the limit.';
grant execute on function public.grant_tokens(uuid, int, text, uuid) to authenticated;

create function public.adjust_tokens(vendor_id uuid, tokens int, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if tokens is null or tokens = 0 or tokens not between -1000000 and 1000000 then
    raise exception 'Adjust by between 1 and 1,000,000 tokens, up or down.';
  end if;
  return private.adjust_account('adjust_tokens', vendor_id, 'adjust', tokens, reason, null, idempotency_key);
end $$;
comment on function public.adjust_tokens(uuid, int, text, uuid) is
  'An administrator adds tokens to a Pro''s account or (negative) takes tokens out of it that are not held, with a reason the Pro reads. Audited. Returns as grant_tokens does.';
grant execute on function public.adjust_tokens(uuid, int, text, uuid) to authenticated;

create function public.reverse_token_entry(entry_id bigint, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  entry public.token_ledger;
  answer jsonb;
begin
  perform private.require_admin();
  answer := private.idempotent_result('reverse_token_entry', idempotency_key);
  if answer is not null then
    return answer;
  end if;
  select * into entry from public.token_ledger l where l.id = entry_id;
  if not found then
    raise exception 'This entry does not exist.';
  end if;
  if entry.kind not in ('grant', 'purchase', 'refund', 'adjust') then
    raise exception 'Tokens for a lead are refunded through a refund claim.';
  end if;
  perform private.token_account(entry.vendor_id);
  if entry.reverses_id is not null
    or exists (select 1 from public.token_ledger l where l.reverses_id = entry_id)
    or exists (select 1 from public.token_adjustments a where a.reverses_id = entry_id and a.state = 'pending') then
    raise exception 'This entry is a correction or was corrected before.';
  end if;
  return private.adjust_account(
    'reverse_token_entry', entry.vendor_id, 'adjust', -entry.posted_delta, reason, entry_id, idempotency_key);
end $$;
comment on function public.reverse_token_entry(bigint, text, uuid) is
  'An administrator corrects an entry (grant, purchase, refund, adjust) by one that reverses it, once, with a reason the Pro reads. Audited. Returns as grant_tokens does.';
grant execute on function public.reverse_token_entry(bigint, text, uuid) to authenticated;

create function public.decide_token_adjustment(adjustment_id uuid, decision text, reason text)
returns public.token_adjustment_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  vendor uuid := (select a.account_id from public.token_adjustments a where a.id = adjustment_id);
  adjustment public.token_adjustments;
begin
  if decision is null or decision not in ('approve', 'refuse', 'withdraw') then
    raise exception 'Unknown decision.';
  end if;
  if vendor is null then
    raise exception 'This adjustment does not exist.';
  end if;
  perform private.token_account(vendor);
  select * into adjustment from public.token_adjustments a where a.id = adjustment_id for update;
  if (adjustment.proposed_by = admin) <> (decision = 'withdraw') then
    raise exception '%', case decision when 'withdraw' then 'Only who proposed an adjustment can withdraw it.'
      else 'Another administrator must decide what you proposed.' end using errcode = '42501';
  end if;
  perform private.transition('token_adjustment', adjustment_id, decision, 'admin', why);
  update public.token_adjustments a
  set decided_by = admin, decided_at = now(), decision_reason = why where a.id = adjustment_id;
  if decision = 'approve' then
    perform private.post_adjustment(
      vendor, adjustment.kind, adjustment.tokens, adjustment.reason, adjustment.reverses_id, 'adjustment:' || adjustment_id);
  end if;
  perform private.audit('tokens.' || decision, 'token_adjustments', adjustment_id, to_jsonb(adjustment),
    (select to_jsonb(a) from public.token_adjustments a where a.id = adjustment_id), why);
  return (select a.state from public.token_adjustments a where a.id = adjustment_id);
end $$;
comment on function public.decide_token_adjustment(uuid, text, text) is
  'A second administrator approves or refuses what goes beyond the limit of one; who proposed it may withdraw it instead. With a reason. Audited. Returns the new state.';
grant execute on function public.decide_token_adjustment(uuid, text, text) to authenticated;

-- 80_tokens/functions/billing.sql

create function private.billing_rules() returns public.billing_policy
language sql stable security definer set search_path = '' as $$
  select p from public.billing_policy p
$$;
comment on function private.billing_rules() is 'The settings of tokens and plans.';

create function private.require_payments(vendor uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_flag_on('payment_processing', vendor, now()) then
    raise exception 'Payments are switched off.' using errcode = '42501', hint = 'payments_off';
  end if;
end $$;
comment on function private.require_payments(uuid) is 'Refuses (42501) unless payments are switched on for a Pro.';

create function private.provider_reference(reference text) returns text
language sql immutable set search_path = '' as $$
  select private.required_text(reference, 'The reference of the payment', 200)
$$;
comment on function private.provider_reference(text) is 'What the payment provider calls a payment, from untrusted text.';

-- 80_tokens/functions/ledger.sql

-- One conditional update keeps the balance exact under any number of concurrent spends. It comes before
-- the entry, so that the entries of an account are numbered in the order in which they took effect.
create function private.post_tokens(
  vendor uuid, entry_kind public.token_entry_kind, tokens int, lead uuid, entry_reason text, entry_key text,
  reversed bigint default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  posted_change int := case entry_kind
    when 'hold' then 0 when 'release' then 0 when 'capture' then -tokens else tokens end;
  held_change int := case entry_kind
    when 'hold' then tokens when 'release' then -tokens when 'capture' then -tokens else 0 end;
  balance int;
begin
  if tokens <= 0 and entry_kind <> 'adjust' then
    raise exception 'An entry needs a positive number of tokens.';
  end if;
  if exists (select 1 from public.token_ledger l where l.key = entry_key) then
    return false;
  end if;
  update public.token_accounts a
  set posted = a.posted + posted_change, held = a.held + held_change, updated_at = now()
  where a.vendor_id = vendor
    and a.posted + posted_change - (a.held + held_change) >= 0
    and a.held + held_change >= 0
  returning a.available into balance;
  -- The same entry may have been written while this one waited for the account.
  if not found then
    if exists (select 1 from public.token_ledger l where l.key = entry_key) then
      return false;
    end if;
    raise exception 'You do not have enough tokens for this.' using hint = 'not_enough_tokens';
  end if;
  insert into public.token_ledger (
    vendor_id, kind, posted_delta, held_delta, balance_after, reverses_id, lead_id, reason, key, created_by)
  values (
    vendor, entry_kind, posted_change, held_change, balance, reversed, lead, entry_reason, entry_key, auth.uid())
  on conflict (key) do nothing;
  if not found then
    update public.token_accounts a
    set posted = a.posted - posted_change, held = a.held - held_change where a.vendor_id = vendor;
    return false;
  end if;
  return true;
end $$;
comment on function private.post_tokens(uuid, public.token_entry_kind, int, uuid, text, text, bigint) is
  'Moves the balance and writes one ledger entry with it. Returns false when the key was used before (no effect); refuses to go below zero.';

-- 80_tokens/functions/purchases.sql

create function public.begin_token_purchase(package_id uuid, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  answer jsonb := private.idempotent_result('begin_token_purchase', idempotency_key);
  package public.token_packages;
  purchase public.token_purchases;
begin
  if answer is not null then
    return answer;
  end if;
  perform private.require_payments(caller);
  select * into package from public.token_packages p where p.id = package_id and p.is_active;
  if not found then
    raise exception 'This package is not for sale.';
  end if;
  insert into public.token_purchases (vendor_id, package_id, tokens, price_cents)
  values (caller, package.id, package.tokens, package.price_cents) returning * into purchase;
  return private.save_idempotent_result('begin_token_purchase', idempotency_key, jsonb_build_object(
    'purchase_id', purchase.id, 'tokens', purchase.tokens, 'price_cents', purchase.price_cents));
end $$;
comment on function public.begin_token_purchase(uuid, uuid) is
  'A Pro begins to buy a package of tokens, while payments are switched on. Returns {purchase_id, tokens, price_cents}, with which the payment provider is asked for the payment.';
grant execute on function public.begin_token_purchase(uuid, uuid) to authenticated;

create function private.settle_purchase(purchase_id uuid, charge text, paid_cents int) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  purchase public.token_purchases;
begin
  select * into strict purchase from public.token_purchases p where p.id = purchase_id for update;
  if purchase.paid_at is not null or paid_cents <> purchase.price_cents then
    return false;
  end if;
  update public.token_purchases p set provider_reference = charge, paid_at = now() where p.id = purchase_id;
  return private.post_tokens(purchase.vendor_id, 'purchase', purchase.tokens, null,
    format('%s tokens bought', purchase.tokens), 'purchase:' || purchase_id);
end $$;
comment on function private.settle_purchase(uuid, text, int) is
  'A purchase was paid, and its tokens are there. Returns false, with no effect, when it was paid before or the amount is not its price.';

-- 80_tokens/functions/reading.sql

-- What a Pro reads about tokens.
create function public.my_token_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  return (
    select jsonb_build_object(
      'posted', a.posted, 'held', a.held, 'available', a.available,
      'granted', sums.granted, 'purchased', sums.purchased, 'spent', sums.spent, 'adjusted', sums.adjusted,
      'holds', coalesce((
        select jsonb_agg(jsonb_build_object(
          'lead_id', l.id, 'request_id', l.request_id, 'tokens', h.tokens, 'held_at', h.held_at,
          'release_at', (
            select min(t.due_at) from private.timers t
            where t.machine = 'lead' and t.subject_id = l.id and t.event = 'release' and t.fired_at is null
          )) order by h.held_at)
        from (
          select e.lead_id, sum(e.held_delta) as tokens, max(e.created_at) filter (where e.kind = 'hold') as held_at
          from public.token_ledger e where e.vendor_id = caller and e.lead_id is not null
          group by e.lead_id having sum(e.held_delta) > 0
          order by 3 desc limit 200
        ) h join public.leads l on l.id = h.lead_id), '[]'))
    from public.token_accounts a,
      lateral (
        select coalesce(sum(e.posted_delta) filter (where e.kind = 'grant'), 0) as granted,
          coalesce(sum(e.posted_delta) filter (where e.kind = 'purchase'), 0) as purchased,
          coalesce(-sum(e.posted_delta) filter (where e.kind in ('capture', 'refund')), 0) as spent,
          coalesce(sum(e.posted_delta) filter (where e.kind = 'adjust'), 0) as adjusted
        from public.token_ledger e where e.vendor_id = a.vendor_id
      ) sums
    where a.vendor_id = caller);
end $$;
comment on function public.my_token_summary() is
  'The calling Pro''s tokens: {posted, held, available}, the sums {granted, purchased, spent (less refunds), adjusted}, and the open holds, latest 200, as [{lead_id, request_id, tokens, held_at, release_at}].';
grant execute on function public.my_token_summary() to authenticated;

-- A ledger of years is read by kind and by days, and its entries name the request they are about.
create function public.token_ledger_page(
  before_id bigint default null, at_most int default 50, vendor_id uuid default null,
  kinds jsonb default null, from_day date default null, to_day date default null
)
returns table (
  id bigint, kind public.token_entry_kind, posted_delta int, held_delta int, balance_after int,
  lead_id uuid, reverses_id bigint, reason text, created_at timestamptz, request_id uuid, request_number bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  wanted uuid := coalesce(token_ledger_page.vendor_id, caller);
  zone text := private.vendor_zone(wanted);
begin
  if wanted <> caller then
    perform private.require_admin();
  end if;
  if at_most is null or at_most not between 1 and 500 then
    raise exception 'Request between 1 and 500 entries.';
  end if;
  if kinds is not null and (jsonb_typeof(kinds) <> 'array' or jsonb_array_length(kinds) > 20) then
    raise exception 'The kinds must be a list.';
  end if;
  if from_day not between '2000-01-01' and '2200-01-01' or to_day not between '2000-01-01' and '2200-01-01' then
    raise exception 'Choose a valid date range.';
  end if;
  return query
    select l.id, l.kind, l.posted_delta, l.held_delta, l.balance_after, l.lead_id, l.reverses_id, l.reason,
      l.created_at, r.id, r.number::bigint
    from public.token_ledger l
    left join public.leads lead on lead.id = l.lead_id
    left join public.service_requests r on r.id = lead.request_id
    where l.vendor_id = wanted
      and (token_ledger_page.before_id is null or l.id < token_ledger_page.before_id)
      and (kinds is null or kinds ? l.kind::text)
      and (from_day is null or l.created_at >= from_day::timestamp at time zone zone)
      and (to_day is null or l.created_at < (to_day + 1)::timestamp at time zone zone)
    order by l.id desc limit at_most;
end $$;
comment on function public.token_ledger_page(bigint, int, uuid, jsonb, date, date) is
  'A page of a Pro''s ledger, newest first: entries before an id (null: the latest), of some kinds or all, of a range of days where the Pro is, each with the tokens available after it and the request it is about. Of the caller, or for administrators of the Pro named.';
grant execute on function public.token_ledger_page(bigint, int, uuid, jsonb, date, date) to authenticated;

-- 85_plans/functions/boost_simulation.sql

-- A match counts whether or not the Pro was offered anything: otherwise only successes would.
create function private.matches_of_pro(vendor uuid, at_most int) returns table (run_id uuid, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with business as (
    select v.latitude, v.longitude, v.service_radius_km, v.categories
    from public.vendor_profiles v where v.vendor_id = vendor and v.latitude is not null
  ), cells as (
    select distinct private.grid_cell(b.latitude + north, b.longitude + east) as cell
    from business b,
      lateral (select b.service_radius_km / 111.19 + 0.25 as height) h,
      lateral (select h.height / greatest(cos(radians(b.latitude)), 0.1) as width) w,
      generate_series((-height)::numeric, height::numeric, 0.25) north,
      generate_series((-width)::numeric, width::numeric, 0.25) east
  ), near as (
    select r.id from cells c, lateral (
      select r.id, r.created_at, r.category from public.service_requests r
      where private.grid_cell(r.latitude, r.longitude) = c.cell and r.created_at > now() - interval '90 days'
      order by r.created_at desc limit 200
    ) r, business b
    where r.category = any (b.categories)
    order by r.created_at desc limit 400
  )
  select run.id, run.created_at
  from near n
  cross join lateral (
    select r.id, r.created_at from public.match_runs r where r.request_id = n.id
    order by r.created_at, r.id limit 1
  ) run
  join public.match_candidates c on c.run_id = run.id
  where vendor = any (c.vendor_ids) and c.left_out[array_position(c.vendor_ids, vendor)] is null
  order by run.created_at desc limit at_most
$$;
comment on function private.matches_of_pro(uuid, int) is
  'The latest matches of the last 90 days in which a Pro was ranked: the first of each of up to 400 requests nearby.';

create function public.simulate_boost(multiplier float8) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  match record;
  seen public.match_candidates;
  rules public.matching_policy;
  number int;
  place_without int;
  place_with int;
  places_without int[] := '{}';
  places_with int[] := '{}';
  offered_without int := 0;
  offered_with int := 0;
  below_floor int := 0;
  oldest timestamptz;
begin
  if multiplier is null or not multiplier between 1 and 3 then
    raise exception 'A boost is between 1 and 3.';
  end if;
  for match in select * from private.matches_of_pro(caller, 20) loop
    seen := private.candidates_of_run(match.run_id);
    rules := private.policy_of_run(match.run_id);
    number := array_position(seen.vendor_ids, caller);
    seen.plan_boosts[number] := 1;
    place_without := array_position((private.rank_candidates(rules, seen)).offer_order, number);
    seen.plan_boosts[number] := multiplier;
    place_with := array_position((private.rank_candidates(rules, seen)).offer_order, number);
    places_without := places_without || place_without;
    places_with := places_with || place_with;
    offered_without := offered_without + (place_without <= rules.offers_at_once)::int;
    offered_with := offered_with + (place_with <= rules.offers_at_once)::int;
    below_floor := below_floor + (private.below_floor(rules, seen.stars[number],
      seen.reviews[number], seen.lost_dispute_days[number]) is not null)::int;
    oldest := match.created_at;
  end loop;
  return (
    select jsonb_build_object(
      'multiplier', multiplier, 'matches', count(*), 'since', oldest, 'below_floor', below_floor,
      'offered_without', offered_without, 'offered_with', offered_with,
      'higher', count(*) filter (where p.boosted < p.plain), 'same', count(*) filter (where p.boosted = p.plain),
      'lower', count(*) filter (where p.boosted > p.plain),
      'median_place_without', percentile_cont(0.5) within group (order by p.plain),
      'median_place_with', percentile_cont(0.5) within group (order by p.boosted))
    from unnest(places_without, places_with) p (plain, boosted));
end $$;
comment on function public.simulate_boost(float8) is
  'Where the calling Pro would have stood in the latest matches, at most 20, with a boost and with none, everyone else as they were: {multiplier, matches, since, below_floor (no boost acted), offered_without, offered_with (among the first to be asked), higher, same, lower, median_place_without, median_place_with}.';
grant execute on function public.simulate_boost(float8) to authenticated;

-- 85_plans/functions/choosing.sql

-- A Pro chooses, changes and cancels a plan. A Pro's plans are changed under the lock of the business.
create function private.lock_business(vendor uuid) returns public.vendor_profiles
language plpgsql security definer set search_path = '' as $$
declare
  business public.vendor_profiles;
begin
  select * into business from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  if not found then
    raise exception 'This Pro does not exist.';
  end if;
  return business;
end $$;
comment on function private.lock_business(uuid) is 'A Pro''s business, locked.';

create function private.known_period(period text) returns public.billing_period
language plpgsql immutable set search_path = '' as $$
begin
  if period is null or period <> all (enum_range(null::public.billing_period)::text[]) then
    raise exception 'A plan is monthly, quarterly or yearly.';
  end if;
  return period::public.billing_period;
end $$;
comment on function private.known_period(text) is 'A billing period from untrusted text.';

create function private.offered_plan(plan_id uuid) returns public.subscription_plans
language plpgsql stable security definer set search_path = '' as $$
declare
  plan public.subscription_plans;
begin
  select * into plan from public.subscription_plans p where p.id = plan_id and p.is_active;
  if not found then
    raise exception 'This plan is not offered.';
  end if;
  return plan;
end $$;
comment on function private.offered_plan(uuid) is 'A plan that can be chosen now. Refuses any other.';

create function private.live_subscription(vendor uuid) returns public.vendor_subscriptions
language sql stable security definer set search_path = '' as $$
  select s from public.vendor_subscriptions s where s.vendor_id = vendor and s.state in ('active', 'past_due')
$$;
comment on function private.live_subscription(uuid) is 'The one subscription of a Pro that is active or late, null without one.';

create function private.begin_subscription(
  vendor uuid, plan public.subscription_plans, period public.billing_period, waits_until timestamptz, actor text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  subscription uuid;
begin
  perform private.transition('subscription', s.id, 'cancel', actor, 'Another plan was chosen')
  from public.vendor_subscriptions s where s.vendor_id = vendor and s.state = 'incomplete';
  insert into public.vendor_subscriptions (vendor_id, plan_id, billing_period, price_cents, current_period_end)
  values (vendor, plan.id, period, private.plan_price_cents(plan, period), waits_until)
  returning id into subscription;
  perform private.record_first_event('subscription', subscription, 'choose', actor, plan.name);
  perform private.set_timer('subscription', subscription, 'cancel', waits_until);
  return subscription;
end $$;
comment on function private.begin_subscription(uuid, public.subscription_plans, public.billing_period, timestamptz, text) is
  'A plan of a Pro that waits until a moment to be activated or paid, at the price of now; it takes the place of one that waits already.';

create function private.subscription_answer(subscription uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'subscription_id', s.id, 'state', s.state, 'plan_id', s.plan_id, 'billing_period', s.billing_period,
    'price_cents', s.price_cents, 'current_period_end', s.current_period_end,
    'cancel_at_period_end', s.cancel_at_period_end, 'next_plan_id', s.next_plan_id, 'next_period', s.next_period)
  from public.vendor_subscriptions s where s.id = subscription
$$;
comment on function private.subscription_answer(uuid) is 'A subscription as the calls about plans answer it.';

create function public.choose_plan(plan_id uuid, period text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  answer jsonb := private.idempotent_result('choose_plan', idempotency_key);
  wanted_period public.billing_period;
  plan public.subscription_plans;
  live public.vendor_subscriptions;
  subscription uuid;
begin
  if answer is not null then
    return answer;
  end if;
  wanted_period := private.known_period(period);
  plan := private.offered_plan(plan_id);
  if (private.lock_business(caller)).state not in ('approved', 'paused') then
    raise exception 'Your business is not approved at the moment.' using errcode = '42501';
  end if;
  live := private.live_subscription(caller);
  if live.state = 'past_due' then
    raise exception 'A payment for your plan is overdue. Pay it or cancel the plan before you choose another.';
  end if;
  if live.id is null
    or plan.monthly_price > (select p.monthly_price from public.subscription_plans p where p.id = live.plan_id) then
    subscription := private.begin_subscription(
      caller, plan, wanted_period, now() + (private.billing_rules()).choice_lasts, 'vendor');
  else
    subscription := live.id;
    perform private.transition('subscription', s.id, 'cancel', 'vendor', 'Another plan was chosen')
    from public.vendor_subscriptions s where s.vendor_id = caller and s.state = 'incomplete';
    perform private.transition('subscription', live.id, 'schedule', 'vendor', case
      when (plan.id, wanted_period) = (live.plan_id, live.billing_period) then 'The plan is kept'
      else format('%s (%s) follows', plan.name, wanted_period) end);
    update public.vendor_subscriptions s
    set cancel_at_period_end = false,
      next_plan_id = case when (plan.id, wanted_period) <> (live.plan_id, live.billing_period) then plan.id end,
      next_period = case when (plan.id, wanted_period) <> (live.plan_id, live.billing_period) then wanted_period end
    where s.id = live.id;
  end if;
  return private.save_idempotent_result('choose_plan', idempotency_key, private.subscription_answer(subscription));
end $$;
comment on function public.choose_plan(uuid, text, uuid) is
  'A Pro asks for a plan (period: monthly, quarterly or yearly). A first or dearer one waits, incomplete, until it is paid or an administrator activates it, and then counts at once; any other follows at the end of the present period; the present one again takes a cancellation back. Returns the subscription {subscription_id, state, plan_id, billing_period, price_cents, current_period_end, cancel_at_period_end, next_plan_id, next_period}.';
grant execute on function public.choose_plan(uuid, text, uuid) to authenticated;

create function public.cancel_plan(subscription_id uuid, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  answer jsonb := private.idempotent_result('cancel_plan', idempotency_key);
  why text := private.clean_text(reason, 'The reason', 500);
  subscription public.vendor_subscriptions;
begin
  if answer is not null then
    return answer;
  end if;
  perform private.lock_business(caller);
  select * into subscription from public.vendor_subscriptions s
  where s.id = subscription_id and s.vendor_id = caller for update;
  if not found then
    raise exception 'This plan is not yours.';
  end if;
  if subscription.state = 'active' then
    perform private.transition('subscription', subscription_id, 'schedule', 'vendor',
      coalesce('Ends with its period: ' || why, 'Ends with its period'));
    update public.vendor_subscriptions s
    set cancel_at_period_end = true, next_plan_id = null, next_period = null where s.id = subscription_id;
  else
    perform private.transition('subscription', subscription_id, 'cancel', 'vendor', why);
  end if;
  return private.save_idempotent_result('cancel_plan', idempotency_key, private.subscription_answer(subscription_id));
end $$;
comment on function public.cancel_plan(uuid, text, uuid) is
  'A Pro cancels a plan, with a reason if there is one: an active one counts until the end of its period, any other ends at once. Returns the subscription as choose_plan does.';
grant execute on function public.cancel_plan(uuid, text, uuid) to authenticated;

-- 85_plans/functions/ending.sql

-- What happens to plans automatically.
create function private.subscription_cancel_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscription public.vendor_subscriptions;
  following public.subscription_plans;
  business public.vendor_profiles;
  next_one uuid;
begin
  select * into subscription from public.vendor_subscriptions s where s.id = timer.subject_id;
  business := private.lock_business(subscription.vendor_id);
  select * into subscription from public.vendor_subscriptions s where s.id = timer.subject_id for update;
  if subscription.state not in ('incomplete', 'active') or subscription.current_period_end > timer.due_at then
    return false;
  end if;
  if subscription.state = 'active' and subscription.is_paid
    and not subscription.cancel_at_period_end and subscription.next_plan_id is null
    and private.is_flag_on('payment_processing', subscription.vendor_id, now_at) then
    perform private.miss_payment(subscription.id, 'timer', now_at);
    return true;
  end if;
  select * into following from public.subscription_plans p where p.id = subscription.next_plan_id;
  perform private.transition('subscription', subscription.id, 'cancel', 'timer',
    case subscription.state when 'active' then 'The period ended' else 'The plan was neither paid nor activated in time' end);
  if following.id is null or business.state not in ('approved', 'paused') then
    return true;
  end if;
  if private.is_flag_on('payment_processing', subscription.vendor_id, now_at) then
    perform private.begin_subscription(business.vendor_id, following, subscription.next_period,
      now_at + (private.billing_rules()).choice_lasts, 'timer');
  else
    next_one := private.begin_subscription(business.vendor_id, following, subscription.next_period,
      private.after_period(subscription.current_period_end, subscription.next_period), 'timer');
    perform private.start_period(next_one, 'timer',
      private.after_period(subscription.current_period_end, subscription.next_period), false, 'Follows the plan before');
  end if;
  return true;
end $$;
comment on function private.subscription_cancel_due(private.timers, timestamptz) is
  'The period of a plan is over, or a chosen one was never begun. A plan that was paid waits for its next payment while payments are switched on; any other ends, and the one chosen to follow begins (waits for its payment where payments are on).';

create function private.subscription_give_up_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_business(s.vendor_id) from public.vendor_subscriptions s where s.id = timer.subject_id;
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('subscription', timer.subject_id, 'give_up', 'timer', 'The payment was not made in time');
  return true;
end $$;
comment on function private.subscription_give_up_due(private.timers, timestamptz) is
  'A late payment was waited for long enough.';

-- 85_plans/functions/plans.sql

create function private.add_default_plans() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Two callers at once take turns, so that the second finds the plans of the first.
  lock table public.subscription_plans in share row exclusive mode;
  if exists (select 1 from public.subscription_plans) then
    return false;
  end if;
  insert into public.subscription_plans
    (name, subscription_type, tier, monthly_price, quarterly_price, yearly_price, features)
  values
    ('Premium Vendor Plan', 'priority_tier', 'premium', 99.99, 269.97, 999.9,
      '{"boostMultiplier": 1.3, "featuredProfile": true, "prioritySupport": true}'),
    ('Preferred Vendor Plan', 'priority_tier', 'preferred', 49.99, 134.97, 499.9,
      '{"boostMultiplier": 1.15, "featuredProfile": false, "prioritySupport": true}');
  return true;
end $$;
comment on function private.add_default_plans() is
  'Adds the two plans a marketplace starts with when there is no plan at all. Returns whether it did.';

create function public.ensure_default_plans() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.add_default_plans();
end $$;
comment on function public.ensure_default_plans() is
  'An administrator makes sure that there are plans: with none, the two default ones are added. Returns whether any was.';
grant execute on function public.ensure_default_plans() to authenticated;

create function private.plan_price_cents(plan public.subscription_plans, period public.billing_period) returns int
language sql immutable set search_path = '' as $$
  select round(100 * case period
    when 'monthly' then plan.monthly_price when 'quarterly' then plan.quarterly_price else plan.yearly_price end)::int
$$;
comment on function private.plan_price_cents(public.subscription_plans, public.billing_period) is
  'What a plan costs for one period, in cents.';

create function private.after_period(start_at timestamptz, period public.billing_period) returns timestamptz
language sql stable set search_path = '' as $$
  select start_at + case period
    when 'monthly' then interval '1 month' when 'quarterly' then interval '3 months' else interval '1 year' end
$$;
comment on function private.after_period(timestamptz, public.billing_period) is 'The end of a period that starts at a moment.';

-- Matching reads the boosts of many Pros at once and states this rule again in its own query; a test
-- holds the two together.
create function private.plan_boost(vendor uuid, at timestamptz) returns float8
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select (p.features ->> 'boostMultiplier')::float8
    from public.vendor_subscriptions s join public.subscription_plans p on p.id = s.plan_id
    where s.vendor_id = vendor and s.state = 'active' and s.current_period_end > at
  ), 1)
$$;
comment on function private.plan_boost(uuid, timestamptz) is
  'What a Pro''s score is multiplied by at a moment: the plan''s boost while the subscription is active and its period has not ended, else 1.';

create function private.has_plan_feature(vendor uuid, feature text, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.vendor_subscriptions s join public.subscription_plans p on p.id = s.plan_id
    where s.vendor_id = vendor and s.state = 'active' and s.current_period_end > at
      and (p.features ->> feature)::boolean)
$$;
comment on function private.has_plan_feature(uuid, text, timestamptz) is
  'Whether the active plan of a Pro brings featuredProfile or prioritySupport at a moment.';

-- A plan buys a place, never trust: without insurance, with poor stars or after a lost dispute nothing is promoted.
create function private.is_featured(vendor uuid, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_plan_feature(vendor, 'featuredProfile', at) and exists (
    select 1 from private.match_profiles m
    where m.vendor_id = vendor and m.liability_until >= at::date
      and private.below_floor(private.policy(), (m.rating_sum / greatest(m.rating_count, 1)::float8)::real, m.rating_count,
        ((date_part('epoch', at) - date_part('epoch', m.dispute_lost_at)) / 86400)::real) is null)
$$;
comment on function private.is_featured(uuid, timestamptz) is
  'Whether a Pro''s profile is featured: the plan says so, liability insurance is verified and not expired, and nothing of private.below_floor applies.';

create function public.is_promoted(vendor_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.vendor_profiles v where v.vendor_id = is_promoted.vendor_id and v.state = 'approved')
    and private.is_featured(is_promoted.vendor_id)
$$;
comment on function public.is_promoted(uuid) is 'Whether the public profile of an approved Pro is featured, and so labeled Promoted.';
grant execute on function public.is_promoted(uuid) to anon, authenticated;

create function private.plan_from(plan jsonb, earlier public.subscription_plans) returns public.subscription_plans
language plpgsql stable set search_path = '' as $$
declare
  wanted public.subscription_plans := earlier;
begin
  wanted.name := private.required_text(private.json_text(plan, 'name', 'The name', 120), 'The name', 120);
  wanted.tier := private.required_text(private.json_text(plan, 'tier', 'The tier', 40), 'The tier', 40);
  if length(wanted.name) < 2 or wanted.tier !~ '^[a-z][a-z0-9_]*$' then
    raise exception 'Use at least 2 characters for the name, and lowercase letters, digits and underscores for the tier.';
  end if;
  wanted.monthly_price := private.json_number(plan, 'monthly_price', 'The monthly price', 0, 100000);
  wanted.quarterly_price := private.json_number(plan, 'quarterly_price', 'The quarterly price', 0, 100000);
  wanted.yearly_price := private.json_number(plan, 'yearly_price', 'The yearly price', 0, 100000);
  if wanted.monthly_price is null or wanted.quarterly_price is null or wanted.yearly_price is null then
    raise exception 'Enter a monthly, a quarterly and a yearly price.';
  end if;
  wanted.features := jsonb_strip_nulls(jsonb_build_object(
    'boostMultiplier', plan #> '{features,boostMultiplier}',
    'featuredProfile', plan #> '{features,featuredProfile}',
    'prioritySupport', plan #> '{features,prioritySupport}'));
  if not private.are_plan_features(wanted.features) then
    raise exception 'A boost is between 1 and 3; a featured profile and priority support are yes or no.';
  end if;
  wanted.is_active := private.json_flag(plan, 'is_active');
  return wanted;
end $$;
comment on function private.plan_from(jsonb, public.subscription_plans) is 'A plan from untrusted JSON, in place of an earlier one.';

create function public.save_plan(plan jsonb, reason text, plan_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 1000);
  wanted public.subscription_plans;
begin
  if plan is null or jsonb_typeof(plan) <> 'object' then
    raise exception 'Say what the plan is.';
  end if;
  lock table public.subscription_plans in share row exclusive mode;
  if plan_id is not null then
    select * into wanted from public.subscription_plans p where p.id = plan_id;
    if not found then
      raise exception 'This plan does not exist.';
    end if;
  end if;
  wanted := private.plan_from(plan, wanted);
  if exists (
    select 1 from public.subscription_plans p
    where p.id is distinct from plan_id and (p.name = wanted.name or p.tier = wanted.tier)
  ) then
    raise exception 'Another plan has this name or tier.';
  end if;
  perform set_config('tree_service.reason', why, true);
  if plan_id is null then
    insert into public.subscription_plans
      (name, subscription_type, tier, monthly_price, quarterly_price, yearly_price, features, is_active)
    values (wanted.name, 'priority_tier', wanted.tier, wanted.monthly_price, wanted.quarterly_price,
      wanted.yearly_price, wanted.features, wanted.is_active)
    returning id into wanted.id;
  else
    update public.subscription_plans p
    set name = wanted.name, tier = wanted.tier, monthly_price = wanted.monthly_price,
      quarterly_price = wanted.quarterly_price, yearly_price = wanted.yearly_price,
      features = wanted.features, is_active = wanted.is_active
    where p.id = plan_id;
  end if;
  perform set_config('tree_service.reason', '', true);
  return wanted.id;
end $$;
comment on function public.save_plan(jsonb, text, uuid) is
  'An administrator changes a plan, or without plan_id adds one: name, tier, monthly_price, quarterly_price, yearly_price (dollars), features (boostMultiplier, featuredProfile, prioritySupport), is_active; with a reason. Running subscriptions keep the price they were chosen at. Audited. Returns the plan''s id.';
grant execute on function public.save_plan(jsonb, text, uuid) to authenticated;

-- 85_plans/functions/running.sql

-- Plans begin, are paid for, and end. No two of a Pro are ever live at once.
create function private.start_period(
  subscription uuid, actor text, ends_at timestamptz, by_payment boolean, why text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  starting public.vendor_subscriptions;
begin
  select * into starting from public.vendor_subscriptions s where s.id = subscription;
  perform private.transition('subscription', s.id, 'cancel', actor, 'Another plan has begun')
  from public.vendor_subscriptions s
  where s.vendor_id = starting.vendor_id and s.id <> subscription and s.state in ('active', 'past_due', 'unpaid');
  update public.vendor_subscriptions s set current_period_end = ends_at, is_paid = by_payment where s.id = subscription;
  perform private.transition('subscription', subscription,
    case starting.state when 'incomplete' then 'activate' when 'past_due' then 'pay' else 'renew' end, actor, why);
  perform private.set_timer('subscription', subscription, 'cancel', ends_at);
end $$;
comment on function private.start_period(uuid, text, timestamptz, boolean, text) is
  'A subscription is active until a moment, in place of whichever other the Pro has.';

create function public.activate_plan(vendor_id uuid, plan_id uuid, period text, reason text, idempotency_key uuid)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('activate_plan', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  wanted_period public.billing_period;
  plan public.subscription_plans;
  live public.vendor_subscriptions;
  subscription uuid;
  ends_at timestamptz;
begin
  if answer is not null then
    return answer;
  end if;
  wanted_period := private.known_period(period);
  plan := private.offered_plan(plan_id);
  if (private.lock_business(vendor_id)).state not in ('approved', 'paused') then
    raise exception 'This Pro is not approved at the moment.';
  end if;
  live := private.live_subscription(vendor_id);
  if live.state = 'active' and live.plan_id = plan.id then
    subscription := live.id;
    ends_at := private.after_period(greatest(live.current_period_end, now()), wanted_period);
    if ends_at > now() + interval '5 years' then
      raise exception 'A plan can be active for at most five years ahead.';
    end if;
    update public.vendor_subscriptions s
    set billing_period = wanted_period, price_cents = private.plan_price_cents(plan, wanted_period)
    where s.id = live.id and not private.is_renewed(live.id);
  else
    ends_at := private.after_period(now(), wanted_period);
    select s.id into subscription from public.vendor_subscriptions s
    where s.vendor_id = vendor_id and s.state = 'incomplete' and s.plan_id = plan.id and s.billing_period = wanted_period;
    if subscription is null then
      subscription := private.begin_subscription(vendor_id, plan, wanted_period, ends_at, 'admin');
    end if;
  end if;
  perform private.start_period(subscription, 'admin', ends_at, private.is_renewed(subscription), why);
  perform private.audit('plan.activate', 'vendor_subscriptions', subscription, to_jsonb(live),
    (select to_jsonb(s) from public.vendor_subscriptions s where s.id = subscription), why);
  return private.save_idempotent_result('activate_plan', idempotency_key, private.subscription_answer(subscription));
end $$;
comment on function public.activate_plan(uuid, uuid, text, text, uuid) is
  'An administrator makes a plan of a Pro active for one period (monthly, quarterly, yearly), with a reason: the one the Pro has is made longer by it, another is replaced at once. Audited. Returns the subscription as choose_plan does.';
grant execute on function public.activate_plan(uuid, uuid, text, text, uuid) to authenticated;

create function public.end_plan(subscription_id uuid, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('end_plan', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  before_row public.vendor_subscriptions;
begin
  if answer is not null then
    return answer;
  end if;
  select * into before_row from public.vendor_subscriptions s where s.id = subscription_id;
  if not found then
    raise exception 'This subscription does not exist.';
  end if;
  perform private.lock_business(before_row.vendor_id);
  perform private.transition('subscription', subscription_id, 'cancel', 'admin', why);
  perform private.audit('plan.end', 'vendor_subscriptions', subscription_id, to_jsonb(before_row),
    (select to_jsonb(s) from public.vendor_subscriptions s where s.id = subscription_id), why);
  return private.save_idempotent_result('end_plan', idempotency_key, private.subscription_answer(subscription_id));
end $$;
comment on function public.end_plan(uuid, text, uuid) is
  'An administrator ends a plan of a Pro at once, with a reason. Audited. Returns the subscription as choose_plan does.';
grant execute on function public.end_plan(uuid, text, uuid) to authenticated;

create function private.miss_payment(subscription uuid, actor text, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('subscription', subscription, 'miss_payment', actor, 'The payment did not arrive');
  perform private.set_timer('subscription', subscription, 'give_up', at + (private.billing_rules()).late_payment_lasts);
end $$;
comment on function private.miss_payment(uuid, text, timestamptz) is
  'A plan''s payment is late; after the time it is waited for it counts as unpaid.';

create function private.settle_plan(subscription_id uuid, paid_cents int, price_cents int) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  subscription public.vendor_subscriptions;
begin
  select * into strict subscription from public.vendor_subscriptions s where s.id = subscription_id for update;
  if subscription.state not in ('incomplete', 'active', 'past_due') or paid_cents <> price_cents then
    return false;
  end if;
  perform private.start_period(subscription_id, 'system',
    case subscription.state
      when 'active' then private.after_period(subscription.current_period_end, subscription.billing_period)
      else private.after_period(now(), subscription.billing_period) + (private.billing_rules()).renewal_lasts end,
    true, 'Paid');
  return true;
end $$;
comment on function private.settle_plan(uuid, int, int) is
  'A period of a plan was paid, so it begins, goes on or is no longer late. Returns false, with no effect, when the plan has ended or the amount is not the price.';

-- 87_payments/functions/checkouts.sql

-- A Pro goes to the payment provider's page to pay one order, and never has two such pages open.
create function public.begin_checkout(purchase_id uuid default null, subscription_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  purchase public.token_purchases;
  subscription public.vendor_subscriptions;
  checkout private.checkouts;
begin
  perform private.require_payments(caller);
  if num_nonnulls(purchase_id, subscription_id) <> 1 then
    raise exception 'Pay for one purchase or one plan.';
  end if;
  perform private.token_account(caller);
  select * into purchase from public.token_purchases p where p.id = purchase_id and p.vendor_id = caller;
  select * into subscription from public.vendor_subscriptions s where s.id = subscription_id and s.vendor_id = caller;
  if num_nonnulls(purchase.id, subscription.id) <> 1 then
    raise exception 'This order is not yours.' using errcode = '42501';
  end if;
  if purchase.paid_at is not null or subscription.state <> 'incomplete' then
    raise exception 'This order is not waiting for a payment.' using hint = 'not_payable';
  end if;
  select * into checkout from private.checkouts c
  where c.vendor_id = caller and c.is_open
    and (c.purchase_id, c.subscription_id) is not distinct from (purchase.id, subscription.id);
  if not found then
    update private.checkouts c set is_open = false, ended_at = case when c.provider_session is null then now() end
    where c.vendor_id = caller and c.is_open;
    insert into private.checkouts (vendor_id, purchase_id, subscription_id)
    values (caller, purchase.id, subscription.id) returning * into checkout;
  end if;
  return jsonb_build_object(
    'checkout_id', checkout.id,
    'vendor_id', caller,
    'purchase_id', purchase.id,
    'subscription_id', subscription.id,
    'what', case when purchase.id is not null then private.counted(purchase.tokens, 'token')
      else (select p.name from public.subscription_plans p where p.id = subscription.plan_id) end,
    'amount_cents', coalesce(purchase.price_cents, subscription.price_cents),
    'billing_period', subscription.billing_period,
    'email', (select p.email from public.profiles p where p.id = caller),
    'business', (select v.business_name from public.vendor_profiles v where v.vendor_id = caller),
    'provider_customer', (select c.provider_customer from private.provider_customers c where c.vendor_id = caller),
    'provider_session', checkout.provider_session,
    'replaced', coalesce((select jsonb_agg(c.provider_session) from private.checkouts c
      where c.vendor_id = caller and not c.is_open and c.ended_at is null), '[]'));
end $$;
comment on function public.begin_checkout(uuid, uuid) is
  'A Pro is about to pay a purchase or a plan of theirs, while payments are switched on. Returns {checkout_id, vendor_id, purchase_id, subscription_id, what, amount_cents, billing_period, email, business, provider_customer, provider_session, replaced}: the same again until the order is paid or another begun; replaced lists pages to be closed first.';
grant execute on function public.begin_checkout(uuid, uuid) to authenticated;

create function public.save_provider_customer(vendor_id uuid, provider_customer text) returns text
language sql security definer set search_path = '' as $$
  insert into private.provider_customers as c (vendor_id, provider_customer)
  values (save_provider_customer.vendor_id, private.provider_reference(save_provider_customer.provider_customer))
  on conflict (vendor_id) do update set provider_customer = c.provider_customer
  returning c.provider_customer
$$;
comment on function public.save_provider_customer(uuid, text) is
  'Keeps what the payment provider calls a Pro. Returns the one that counts, which is the first.';
grant execute on function public.save_provider_customer(uuid, text) to service_role;

create function public.save_checkout_session(checkout_id uuid, provider_session text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  reference text := private.provider_reference(provider_session);
begin
  perform private.token_account(c.vendor_id) from private.checkouts c where c.id = checkout_id;
  if not found then
    raise exception 'This checkout does not exist.';
  end if;
  -- Another order was begun meanwhile: this page is to be closed.
  update private.checkouts c
  set provider_session = reference, ended_at = case when c.is_open then c.ended_at end where c.id = checkout_id;
  return (select c.is_open from private.checkouts c where c.id = checkout_id);
end $$;
comment on function public.save_checkout_session(uuid, text) is
  'Keeps which page of the payment provider a checkout is. Returns false when another order was begun meanwhile, so that nobody may be led to it.';
grant execute on function public.save_checkout_session(uuid, text) to service_role;

create function public.end_checkout(provider_session text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  update private.checkouts c set is_open = false, ended_at = now()
  where c.provider_session = provider_session and c.ended_at is null;
  return found;
end $$;
comment on function public.end_checkout(text) is
  'A page of the payment provider was paid on or is closed. Returns whether that is new.';
grant execute on function public.end_checkout(text) to service_role;

create function public.my_billing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  live public.vendor_subscriptions := private.live_subscription(caller);
begin
  return jsonb_build_object(
    'provider_customer', (select c.provider_customer from private.provider_customers c where c.vendor_id = caller),
    'provider_subscription', (
      select p.provider_subscription from private.provider_subscriptions p
      where p.subscription_id = live.id and p.ended_at is null order by p.registered limit 1),
    'pay_by', case when live.state = 'past_due' then (private.latest_timer('subscription', live.id, 'give_up')).due_at end);
end $$;
comment on function public.my_billing() is
  'What the payment provider calls the calling Pro and the subscription behind the plan, null before the first payment; pay_by: until when a late payment is waited for.';
grant execute on function public.my_billing() to authenticated;

-- 87_payments/functions/posting.sql

-- What the payment provider did is posted here, once for each of its ids, in whichever order it tells of it.
create function public.begin_payment_event(event_id text, event_type text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  applied timestamptz;
begin
  insert into private.payment_events as e (id, type)
  values (private.provider_reference(event_id), private.required_text(event_type, 'The type of the event', 200))
  on conflict (id) do update set type = e.type returning applied_at into applied;
  return applied is null;
end $$;
comment on function public.begin_payment_event(text, text) is
  'A notice of the payment provider has arrived. Returns false when everything it told of was posted before.';
grant execute on function public.begin_payment_event(text, text) to service_role;

create function public.finish_payment_event(event_id text) returns void
language sql security definer set search_path = '' as $$
  update private.payment_events e set applied_at = coalesce(e.applied_at, now()) where e.id = finish_payment_event.event_id
$$;
comment on function public.finish_payment_event(text) is 'Everything a notice of the payment provider told of is posted.';
grant execute on function public.finish_payment_event(text) to service_role;

create function private.post_money(
  payment uuid, debited public.money_account, credited public.money_account, cents int, reference text, at timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.money_ledger (payment_id, debit, credit, amount_cents, provider_reference, occurred_at)
  values (payment, debited, credited, cents, reference, at)
  on conflict (provider_reference) do nothing;
  return found;
end $$;
comment on function private.post_money(uuid, public.money_account, public.money_account, int, text, timestamptz) is
  'Writes what the payment provider moved into the money ledger. Returns false when it is there already.';

create function private.sales_of(payment public.payments) returns public.money_account
language sql immutable set search_path = '' as $$
  select (case when payment.purchase_id is null then 'plan_sales' else 'token_sales' end)::public.money_account
$$;
comment on function private.sales_of(public.payments) is 'The account a payment is credited to.';

create function private.is_renewed(plan uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.provider_subscriptions p
    where p.subscription_id = plan and p.ended_at is null and not p.is_ending)
$$;
comment on function private.is_renewed(uuid) is 'Whether the payment provider renews a plan.';

create function private.provider_subscription_of(plan uuid) returns private.provider_subscriptions
language sql stable security definer set search_path = '' as $$
  select p from private.provider_subscriptions p where p.subscription_id = plan
  order by p.first_paid_at nulls last, p.registered limit 1
$$;
comment on function private.provider_subscription_of(uuid) is 'What renews a plan at the payment provider; null before any is known.';

create function private.register_provider_subscription(plan uuid, reference text)
returns private.provider_subscriptions
language plpgsql security definer set search_path = '' as $$
declare
  registered private.provider_subscriptions;
begin
  insert into private.provider_subscriptions (provider_subscription, subscription_id, price_cents)
  select private.provider_reference(reference), s.id, s.price_cents
  from public.vendor_subscriptions s where s.id = plan
  on conflict (provider_subscription) do nothing;
  select * into strict registered from private.provider_subscriptions p where p.provider_subscription = reference;
  return registered;
end $$;
comment on function private.register_provider_subscription(uuid, text) is
  'What renews a plan at the payment provider, kept from when it is first told of.';

create function private.lock_payer(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  perform private.token_account(vendor);
end $$;
comment on function private.lock_payer(uuid) is 'Locks a Pro''s business, if it is still there, and then the token account.';

create function private.note_failed_charge(payment public.payments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A later attempt may have been told of before this one.
  if exists (select 1 from public.payments p
      where p.provider_invoice = payment.provider_invoice and p.state <> 'failed') then
    return;
  end if;
  perform private.miss_payment(s.id, 'system', now())
  from public.vendor_subscriptions s where s.id = payment.subscription_id and s.state = 'active';
end $$;
comment on function private.note_failed_charge(public.payments) is
  'A renewal could not be charged: the boost ends at once, and the payment is waited for.';

create function private.settle(payment public.payments, provider_subscription text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  renewed private.provider_subscriptions;
begin
  if payment.purchase_id is not null then
    return private.settle_purchase(payment.purchase_id, payment.provider_charge, payment.amount_cents);
  end if;
  renewed := private.provider_subscription_of(payment.subscription_id);
  if renewed.first_paid_at is not null and renewed.provider_subscription <> provider_subscription
    or exists (select 1 from public.payments p
      where p.provider_invoice = payment.provider_invoice and p.state <> 'failed' and p.id <> payment.id) then
    return false;
  end if;
  update private.provider_subscriptions p set first_paid_at = coalesce(p.first_paid_at, clock_timestamp())
  where p.provider_subscription = provider_subscription returning * into renewed;
  return private.settle_plan(payment.subscription_id, payment.amount_cents, renewed.price_cents);
end $$;
comment on function private.settle(public.payments, text) is
  'Gives the Pro what a payment paid for. Returns false when there is nothing left that it pays for.';

create function public.post_payment(
  purchase_id uuid, subscription_id uuid, provider_subscription text, charge text, invoice text, cents int,
  charged_at timestamptz, receipt_url text, failure text
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  vendor uuid := coalesce(
    (select p.vendor_id from public.token_purchases p where p.id = purchase_id),
    (select s.vendor_id from public.vendor_subscriptions s where s.id = subscription_id));
  payment public.payments;
begin
  if vendor is null or num_nonnulls(purchase_id, subscription_id) <> 1
    or (subscription_id is null) <> (provider_subscription is null) then
    raise exception 'This payment is for no purchase or plan of a Pro.';
  end if;
  if cents is null or cents < 1 or charged_at is null then
    raise exception 'A payment has an amount and a moment.';
  end if;
  perform private.lock_payer(vendor);
  insert into public.payments (vendor_id, purchase_id, subscription_id, state, what, amount_cents, provider_charge,
    provider_invoice, receipt_url, failure, charged_at)
  values (vendor, purchase_id, subscription_id,
    (case when failure is null then 'paid' else 'failed' end)::public.payment_state,
    coalesce(
      (select private.counted(p.tokens, 'token') from public.token_purchases p where p.id = purchase_id),
      (select format('%s, %s', l.name, s.billing_period) from public.vendor_subscriptions s
        join public.subscription_plans l on l.id = s.plan_id where s.id = subscription_id)),
    cents, private.provider_reference(charge), private.clean_text(invoice, 'The invoice', 200), receipt_url,
    private.clean_text(failure, 'The reason', 500), charged_at)
  on conflict (provider_charge) do nothing returning * into payment;
  if payment.id is null then
    return 'known';
  end if;
  if subscription_id is not null then
    perform private.register_provider_subscription(subscription_id, provider_subscription);
  end if;
  if payment.state = 'failed' then
    if provider_subscription = (private.provider_subscription_of(subscription_id)).provider_subscription then
      perform private.note_failed_charge(payment);
    end if;
    return 'failed';
  end if;
  perform private.post_money(payment.id, 'provider', private.sales_of(payment), cents, payment.provider_charge, charged_at);
  if private.settle(payment, provider_subscription) then
    -- A later period may have failed, and may have been told of before this one.
    perform private.note_failed_charge(p) from public.payments p
    where p.subscription_id = subscription_id and p.state = 'failed' and p.charged_at >= charged_at
      and p.provider_invoice is distinct from payment.provider_invoice;
    return 'posted';
  end if;
  perform private.return_payment(payment);
  return 'returning';
end $$;
comment on function public.post_payment(uuid, uuid, text, text, text, int, timestamptz, text, text) is
  'The payment provider charged a Pro, or tried to (failure says why not). Posted once for each charge, whether payments are still switched on or not: the money has moved. Returns posted, failed, known (posted before), or returning: it paid for nothing any more and goes back.';
grant execute on function public.post_payment(uuid, uuid, text, text, text, int, timestamptz, text, text) to service_role;

create function public.post_provider_subscription(
  subscription_id uuid, provider_subscription text, is_ending boolean, has_ended boolean
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row private.provider_subscriptions;
  vendor uuid := (select s.vendor_id from public.vendor_subscriptions s where s.id = subscription_id);
begin
  if vendor is null or is_ending is null or has_ended is null then
    raise exception 'This subscription is of no plan of a Pro.';
  end if;
  perform private.lock_payer(vendor);
  before_row := private.register_provider_subscription(subscription_id, provider_subscription);
  update private.provider_subscriptions p
  set is_ending = is_ending, ended_at = coalesce(p.ended_at, case when has_ended then now() end)
  where p.provider_subscription = provider_subscription;
  if before_row.ended_at is not null
    or provider_subscription <> (private.provider_subscription_of(subscription_id)).provider_subscription then
    return;
  end if;
  -- Somebody ended it at the provider itself.
  if has_ended then
    perform private.transition('subscription', s.id, 'cancel', 'system', 'Ended at the payment provider')
    from public.vendor_subscriptions s
    where s.id = subscription_id and s.state in ('active', 'past_due')
      and not (s.cancel_at_period_end or s.next_plan_id is not null);
  elsif is_ending and not before_row.is_ending then
    update public.vendor_subscriptions s set cancel_at_period_end = true
    where s.id = subscription_id and s.state = 'active' and not s.cancel_at_period_end and s.next_plan_id is null;
  end if;
end $$;
comment on function public.post_provider_subscription(uuid, text, boolean, boolean) is
  'How what renews a plan is at the payment provider: whether it will end with its period, and whether it has ended. A plan that was ended there ends here.';
grant execute on function public.post_provider_subscription(uuid, text, boolean, boolean) to service_role;

-- 87_payments/functions/reconciliation.sql

create function public.reconcile_payments(from_at timestamptz, to_at timestamptz, movements jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  report public.payment_reconciliations;
begin
  if from_at is null or to_at is null or to_at <= from_at or coalesce(jsonb_typeof(movements), '') <> 'array' then
    raise exception 'A reconciliation has a beginning, an end and a list of movements.';
  end if;
  with provider as (
    select m.reference, m.cents, m.at between from_at and to_at as is_inside
    from jsonb_to_recordset(movements) m (reference text, cents bigint, at timestamptz)
  ), ledger as (
    select l.provider_reference as reference, case l.debit when 'provider' then l.amount_cents else -l.amount_cents end as cents,
      l.occurred_at between from_at and to_at as is_inside
    from public.money_ledger l
    where l.occurred_at between from_at and to_at
      or l.provider_reference in (select p.reference from provider p)
  ), both_sides as (
    select coalesce(p.reference, l.reference) as reference, p.cents as provider_cents, l.cents as ledger_cents
    from provider p full join ledger l on l.reference = p.reference
    where coalesce(p.is_inside, false) or coalesce(l.is_inside, false)
  ), differing as (
    select * from both_sides b where b.provider_cents is distinct from b.ledger_cents
  )
  insert into public.payment_reconciliations
    (from_at, to_at, provider_cents, ledger_cents, movements, difference_count, differences)
  select from_at, to_at, coalesce(sum(b.provider_cents), 0), coalesce(sum(b.ledger_cents), 0), count(*),
    (select count(*) from differing),
    coalesce((select jsonb_agg(to_jsonb(d) order by d.reference)
      from (select * from differing x order by x.reference limit 100) d), '[]')
  from both_sides b
  returning * into report;
  return to_jsonb(report);
end $$;
comment on function public.reconcile_payments(timestamptz, timestamptz, jsonb) is
  'Compares what the payment provider says it moved, as [{reference, cents (negative: returned), at}], with the money ledger between two moments, by the provider''s ids. What the list holds of other moments explains entries near the ends alone. Keeps and returns the report.';
grant execute on function public.reconcile_payments(timestamptz, timestamptz, jsonb) to service_role;

-- 87_payments/functions/refunds.sql

-- Money goes back when two administrators want it to, or when it paid for nothing.
create function private.return_payment(payment public.payments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.payment_refunds (payment_id, amount_cents, reason, state, decided_at)
  values (payment.id, payment.amount_cents, 'There was nothing left to pay for', 'approved', now());
  update public.payments p set state = 'refunding' where p.id = payment.id;
end $$;
comment on function private.return_payment(public.payments) is
  'A payment that paid for nothing goes back: the order was paid already, or had ended.';

create function public.propose_payment_refund(payment_id uuid, reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  payment public.payments;
  proposal uuid;
begin
  select * into payment from public.payments p where p.id = payment_id for update;
  if not found then
    raise exception 'This payment does not exist.';
  end if;
  if payment.state <> 'paid' then
    raise exception 'This payment is %, so it cannot be refunded.', payment.state;
  end if;
  if exists (select 1 from public.payment_refunds r where r.payment_id = payment_id and r.state in ('pending', 'approved')) then
    raise exception 'There is an open refund for this payment already.';
  end if;
  insert into public.payment_refunds (payment_id, amount_cents, reason, proposed_by)
  values (payment_id, payment.amount_cents, why, admin) returning id into proposal;
  perform private.record_first_event('payment_refund', proposal, 'propose', 'admin', why);
  perform private.audit('payment.propose', 'payment_refunds', proposal, null,
    (select to_jsonb(r) from public.payment_refunds r where r.id = proposal), why);
  return proposal;
end $$;
comment on function public.propose_payment_refund(uuid, text) is
  'An administrator proposes to refund a payment whole, with a reason; another one decides. Audited. Returns the proposal.';
grant execute on function public.propose_payment_refund(uuid, text) to authenticated;

create function private.take_back_tokens(payment public.payments, refund uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  entry public.token_ledger;
  account public.token_accounts := private.token_account(payment.vendor_id);
begin
  select * into entry from public.token_ledger l where l.key = 'purchase:' || payment.purchase_id;
  if entry.id is null or exists (select 1 from public.token_ledger l where l.reverses_id = entry.id) then
    return;
  end if;
  if account.available < entry.posted_delta then
    raise exception 'This Pro has only % tokens that are not held.', account.available;
  end if;
  perform private.post_tokens(payment.vendor_id, 'adjust', -entry.posted_delta, null, why, 'refund:' || refund, entry.id);
end $$;
comment on function private.take_back_tokens(public.payments, uuid, text) is
  'Reverses the tokens a payment brought, unless they were before. Refuses when the Pro has spent them.';

create function private.take_back_plan(payment public.payments, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- An earlier period has been used; only the running one is taken back.
  if exists (select 1 from public.payments p
      where p.subscription_id = payment.subscription_id and p.state = 'paid' and p.charged_at > payment.charged_at) then
    return;
  end if;
  perform private.transition('subscription', s.id, 'cancel', 'admin', why)
  from public.vendor_subscriptions s where s.id = payment.subscription_id and s.state in ('active', 'past_due');
end $$;
comment on function private.take_back_plan(public.payments, text) is 'Ends the plan whose latest payment goes back.';

create function public.decide_payment_refund(refund_id uuid, decision text, reason text)
returns public.payment_refund_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  payment public.payments;
  refund public.payment_refunds;
begin
  if decision is null or decision not in ('approve', 'refuse', 'withdraw') then
    raise exception 'Unknown decision.';
  end if;
  select p.* into payment from public.payments p join public.payment_refunds r on r.payment_id = p.id where r.id = refund_id;
  if not found then
    raise exception 'This refund does not exist.';
  end if;
  perform private.lock_payer(payment.vendor_id);
  select * into refund from public.payment_refunds r where r.id = refund_id for update;
  select * into payment from public.payments p where p.id = refund.payment_id for update;
  if refund.proposed_by is null then
    raise exception 'This refund needs no decision.';
  end if;
  if (refund.proposed_by = admin) <> (decision = 'withdraw') then
    raise exception '%', case decision when 'withdraw' then 'Only who proposed a refund can withdraw it.'
      else 'Another administrator must decide about what you proposed.' end using errcode = '42501';
  end if;
  perform private.transition('payment_refund', refund_id, decision, 'admin', why);
  update public.payment_refunds r
  set decided_by = admin, decided_at = now(), decision_reason = why where r.id = refund_id;
  if decision = 'approve' then
    if payment.purchase_id is not null then
      perform private.take_back_tokens(payment, refund_id, 'Refunded: ' || refund.reason);
    else
      perform private.take_back_plan(payment, 'Refunded: ' || refund.reason);
    end if;
    update public.payments p set state = 'refunding' where p.id = payment.id;
  end if;
  perform private.audit('payment.' || decision, 'payment_refunds', refund_id, to_jsonb(refund),
    (select to_jsonb(r) from public.payment_refunds r where r.id = refund_id), why);
  return (select r.state from public.payment_refunds r where r.id = refund_id);
end $$;
comment on function public.decide_payment_refund(uuid, text, text) is
  'A second administrator approves or refuses a refund; who proposed it may withdraw it instead. With a reason. Audited. Approved, the tokens or the running plan are taken back at once and the payment provider is asked to return the money. Returns the new state.';
grant execute on function public.decide_payment_refund(uuid, text, text) to authenticated;

create function public.post_refund(refund_id uuid, charge text, provider_refund text, cents int, refunded_at timestamptz)
returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  reference text := private.provider_reference(provider_refund);
  payment public.payments;
  refund uuid;
begin
  select * into payment from public.payments p where p.provider_charge = charge;
  if not found then
    raise exception 'This refund is of a payment that was not posted yet.';
  end if;
  if cents is null or cents < 1 or refunded_at is null then
    raise exception 'A refund has an amount and a moment.';
  end if;
  perform private.lock_payer(payment.vendor_id);
  if not private.post_money(payment.id, private.sales_of(payment), 'provider', cents, reference, refunded_at) then
    return false;
  end if;
  select r.id into refund from public.payment_refunds r
  where r.payment_id = payment.id and r.state in ('pending', 'approved') and (refund_id is null or r.id = refund_id) for update;
  if refund is null then
    insert into public.payment_refunds
      (payment_id, amount_cents, reason, state, provider_refund, completed_at, decided_at)
    values (payment.id, cents, 'Refunded at the payment provider', 'completed', reference, refunded_at, refunded_at);
  else
    update public.payment_refunds r set provider_refund = reference, completed_at = refunded_at where r.id = refund;
    perform private.transition('payment_refund', refund, 'complete', 'system');
  end if;
  update public.payments p set state = 'refunded'
  where p.id = payment.id and p.amount_cents <= (
    select sum(m.amount_cents) from public.money_ledger m where m.payment_id = p.id and m.credit = 'provider');
  return true;
end $$;
comment on function public.post_refund(uuid, text, text, int, timestamptz) is
  'The payment provider returned money of a charge, for a refund asked for here (refund_id) or there. Posted once for each of its refunds; returns whether that is new.';
grant execute on function public.post_refund(uuid, text, text, int, timestamptz) to service_role;

-- 87_payments/functions/work.sql

-- What the payment provider still has to be asked for, so that it does what was decided here.
create function public.payment_work() returns table (task text, reference text, refund_id uuid, charge text, cents int)
language sql stable security definer set search_path = '' as $$
  select 'close_checkout', c.provider_session, null::uuid, null::text, null::int
  from private.checkouts c
  left join public.vendor_subscriptions s on s.id = c.subscription_id
  where c.ended_at is null and c.provider_session is not null and (not c.is_open or s.state <> 'incomplete')
  union all
  select case
      when s.state in ('canceled', 'unpaid') or is_other then 'end_now'
      when is_last then 'end_later'
      else 'renew' end,
    p.provider_subscription, null, null, null
  from private.provider_subscriptions p
  join public.vendor_subscriptions s on s.id = p.subscription_id
  cross join lateral (
    select
      p.provider_subscription <> (private.provider_subscription_of(s.id)).provider_subscription
        and (private.provider_subscription_of(s.id)).first_paid_at is not null as is_other,
      s.cancel_at_period_end or s.next_plan_id is not null
        or not private.is_flag_on('payment_processing', s.vendor_id, now()) as is_last
  ) wanted
  where p.ended_at is null
    and (s.state in ('canceled', 'unpaid') or is_other or (s.state = 'active' and is_last <> p.is_ending))
  union all
  select 'refund', null, r.id, p.provider_charge, r.amount_cents
  from public.payment_refunds r join public.payments p on p.id = r.payment_id
  where r.state = 'approved'
$$;
comment on function public.payment_work() is
  'What the payment provider has to be asked for: pages to close (close_checkout), plans to end (end_now), not to renew (end_later) or to renew after all (renew), and money to return (refund).';
grant execute on function public.payment_work() to service_role;

create function private.payment_findings(now_at timestamptz) returns table (subject text, finding text)
language sql stable security definer set search_path = '' as $$
  select 'payments', format('%s notices of the payment provider could not be posted, the oldest of %s.', count(*),
    to_char(min(e.received_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.payment_events e where e.applied_at is null and e.received_at < now_at - interval '1 hour'
  having count(*) > 0
  union all
  select 'payments', format('%s approved refunds have not been made for an hour.', count(*))
  from public.payment_refunds r where r.state = 'approved' and r.decided_at < now_at - interval '1 hour'
  having count(*) > 0
  union all
  select 'payments', format('The latest reconciliation found %s differences.', latest.difference_count)
  from (select r.difference_count from public.payment_reconciliations r order by r.created_at desc limit 1) latest
  where latest.difference_count > 0
  union all
  select 'payments', 'Payments have not been reconciled for more than a day.'
  from (select max(p.charged_at) as charged_at from public.payments p) last_payment
  where last_payment.charged_at > now_at - interval '30 days' and not exists (
      select 1 from public.payment_reconciliations r where r.created_at > now_at - interval '26 hours')
    and exists (select 1 from public.payments p where p.created_at < now_at - interval '26 hours')
$$;
comment on function private.payment_findings(timestamptz) is 'What is stuck or does not add up about payments. No rows when all is well.';

-- 90_notifications/functions/inbox.sql

create function public.my_notifications(before uuid default null, page_size int default 20) returns table (
  id uuid, kind text, data jsonb, link text, read_at timestamptz, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  start public.notifications;
begin
  if page_size is null or page_size not between 1 and 100 then
    raise exception 'A page holds between 1 and 100 notifications.';
  end if;
  if before is not null then
    select * into start from public.notifications n where n.id = before and n.person_id = caller;
    if not found then
      raise exception 'This notification does not exist.';
    end if;
  end if;
  return query
    select n.id, n.kind, n.data, n.link, n.read_at, n.created_at
    from public.notifications n
    where n.person_id = caller
      and (n.created_at, n.id) < (coalesce(start.created_at, 'infinity'), coalesce(start.id, n.id))
    order by n.created_at desc, n.id desc
    limit page_size;
end $$;
comment on function public.my_notifications(uuid, int) is
  'A page of the caller''s notifications, latest first: the latest, or those before one of them.';
grant execute on function public.my_notifications(uuid, int) to authenticated;

create function public.unread_notifications() returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from (
    select 1 from public.notifications n where n.person_id = auth.uid() and n.read_at is null limit 100
  ) unread
$$;
comment on function public.unread_notifications() is
  'How many notifications the caller has not read, counted up to 100.';
grant execute on function public.unread_notifications() to authenticated;

create function public.mark_notifications_read(ids uuid[] default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  changed int;
begin
  if cardinality(ids) > 200 then
    raise exception 'At most 200 notifications can be marked at once.';
  end if;
  update public.notifications n set read_at = now()
  where n.person_id = caller and n.read_at is null and (ids is null or n.id = any (ids));
  get diagnostics changed = row_count;
  return changed;
end $$;
comment on function public.mark_notifications_read(uuid[]) is
  'Marks notifications of the caller as read, all of them when none are named. Returns how many that changed.';
grant execute on function public.mark_notifications_read(uuid[]) to authenticated;

-- 90_notifications/functions/mail_pieces.sql

-- The look of every mail, of the outbox and of accounts: supabase/local/mail/mailPieces.ts reads the same
-- pieces out of this file. Styles are inline, as mail programs want them; those in the head turn them
-- dark where the reader's device is. Values replace names between two @@.
create function private.mail_pattern(name text) returns text
language sql immutable set search_path = '' as $$
  select case name
  when 'frame' then $frame$<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>@@subject@@</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: #111a15 !important }
  .sheet { background: #18241d !important }
  .name, .heading { color: #f2f6f3 !important }
  .words { color: #dfe8e1 !important }
  .soft { color: #a9b8ae !important }
  .link { color: #8fd0a8 !important }
  .button { background: #8fd0a8 !important; color: #10241a !important }
  .picture { opacity: 0.85 }
}
</style></head>
<body class="ground" style="margin:0;padding:24px 16px;background:#f4f6f2;font-family:system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="display:none;max-height:0;overflow:hidden">@@preview@@</div>
<div style="max-width:520px;margin:0 auto">
<p class="name" style="margin:0 0 16px;font-size:18px;font-weight:600;line-height:28px;color:#163d27"><img src="@@origin@@/pictures/mark.png" width="28" height="28" alt="" style="vertical-align:top;border:0;margin-right:8px">Tree Service</p>
<div class="sheet" style="border-radius:16px;overflow:hidden;background:#ffffff">
<img class="picture" src="@@origin@@/pictures/mail.png" width="520" height="140" alt="" style="display:block;width:100%;height:auto;border:0">
<div style="padding:28px 32px 32px">
@@about@@<h1 class="heading" style="margin:0 0 20px;font-size:22px;line-height:1.3;color:#163d27">@@subject@@</h1>
@@content@@
</div></div>
@@footer@@
</div></body></html>$frame$
  when 'about' then $about$<p class="soft" style="margin:0 0 8px;font-size:14px;line-height:1.5;color:#55645b">@@text@@</p>
$about$
  when 'paragraph' then $paragraph$<p class="words" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#24332a">@@text@@</p>
$paragraph$
  when 'button' then $button$<p style="margin:24px 0 0"><a class="button" href="@@url@@" target="_blank" rel="noopener" style="display:inline-block;padding:14px 28px;border-radius:10px;background:#1f5d3a;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">@@text@@</a></p>
$button$
  when 'small' then $small$<p class="soft" style="margin:16px 0 0;font-size:14px;line-height:1.6;color:#55645b">@@text@@</p>
$small$
  when 'link' then $link$<a class="link" href="@@url@@" target="_blank" rel="noopener" style="color:#1f5d3a">@@text@@</a>$link$
  end
$$;
comment on function private.mail_pattern(text) is
  'A piece of the HTML of mails: frame, about, paragraph, button, small or link, with names between @@ for what is filled in.';

create function private.mail_piece(name text, parts jsonb) returns text
language sql immutable set search_path = '' as $$
  select string_agg(case when p.place % 2 = 1 then p.piece else parts ->> p.piece end, '' order by p.place)
  from regexp_split_to_table(private.mail_pattern(name), '@@') with ordinality p (piece, place)
$$;
comment on function private.mail_piece(text, jsonb) is
  'A piece of a mail with its values, which are HTML already; in one pass, so that no value is read as a name.';

-- 90_notifications/functions/mails.sql

create function private.without_breaks(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(value, '[[:cntrl:][:space:]{}]+', ' ', 'g'))
$$;
comment on function private.without_breaks(text) is
  'A value on one line, fit to be filled into a text or a subject.';

create function private.filled_in(template text, parts jsonb) returns text
language plpgsql immutable set search_path = '' as $$
declare
  part record;
begin
  for part in select p.key, private.without_breaks(p.value) as value from jsonb_each_text(parts) p loop
    if part.value <> '' then
      template := replace(template, '{' || part.key || '}', part.value);
    end if;
  end loop;
  return template;
end $$;
comment on function private.filled_in(text, jsonb) is
  'A text with its parts in braces filled in; parts without a value stay as they are.';

create function private.paragraphs(template text, parts jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(f.words order by p.place) filter (where f.words !~ '\{[a-z_]+\}'), '{}')
  from regexp_split_to_table(template, E'\n\n') with ordinality p (words, place)
  cross join lateral (select private.filled_in(p.words, parts) as words) f
$$;
comment on function private.paragraphs(text, jsonb) is
  'The paragraphs of a text, filled in; those with an unknown part are left out.';

create function private.html_escaped(value text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(value,
    '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), '''', '&#39;')
$$;
comment on function private.html_escaped(text) is 'Text made safe to stand in HTML, in an element or in a quoted attribute.';

create function private.mail_link(label text, url text) returns text
language sql immutable set search_path = '' as $$
  select private.mail_piece('link', jsonb_build_object('url', private.html_escaped(url), 'text', private.html_escaped(label)))
$$;
comment on function private.mail_link(text, text) is 'A link in a mail.';

create function private.mail_html(
  subject text, about text, words text[], label text, url text, base text, unsubscribe_url text
)
returns text
language sql immutable set search_path = '' as $$
  select private.mail_piece('frame', jsonb_build_object(
    'subject', private.html_escaped(subject), 'preview', private.html_escaped(coalesce(about, words[1], subject)),
    'origin', private.html_escaped(base),
    'about', coalesce(private.mail_piece('about', jsonb_build_object('text', private.html_escaped(about))), ''),
    'content', (select coalesce(string_agg(private.mail_piece('paragraph',
        jsonb_build_object('text', private.html_escaped(p))), '' order by place), '')
      from unnest(words) with ordinality w (p, place))
      || private.mail_piece('button', jsonb_build_object('url', private.html_escaped(url), 'text', private.html_escaped(label))),
    'footer', private.mail_piece('small', jsonb_build_object('text', concat_ws(' ',
      case when unsubscribe_url is not null then private.mail_link('Stop emails like this one', unsubscribe_url) || ', or' end,
      private.mail_link(case when unsubscribe_url is null then 'Open your account settings' else 'choose what we send you' end,
        base || '/account') || '.')))))
$$;
comment on function private.mail_html(text, text, text[], text, text, text, text) is
  'A mail in HTML. All it fetches are the product''s own pictures, the same for every mail.';

create function private.render_mail(
  kind_name text, parts jsonb, path text, unsubscribe_url text,
  out subject text, out body_text text, out body_html text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  kind private.notification_kinds;
  about text := (private.paragraphs('Request #{request}: {service} in {city}', parts))[1];
  words text[];
  base text := (select s.address from private.site s);
begin
  select * into strict kind from private.notification_kinds k where k.kind = kind_name;
  -- A part that is not known leaves no braces in a subject.
  subject := left(btrim(regexp_replace(private.filled_in(kind.subject, parts), '[:]?\s*#?\{[a-z_]+\}', '', 'g')), 200);
  words := private.paragraphs(kind.body, parts);
  body_text := array_to_string(array[about] || words || array[kind.action || E':\n' || base || path,
    E'Stop emails like this one:\n' || unsubscribe_url,
    E'Choose what we send you:\n' || base || '/account', 'Tree Service'], E'\n\n');
  body_html := private.mail_html(subject, about, words, kind.action, base || path, base, unsubscribe_url);
end $$;
comment on function private.render_mail(text, jsonb, text, text) is
  'Subject, text and HTML of a mail of a kind. Its first line names the request it is about; it links to a page of the product, to the preferences, and to where mails of its kind are stopped (null: no one can).';

-- 90_notifications/functions/outbox.sql

create function public.register_push_token(token text, platform text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  device text := private.required_text(token, 'The token of the device', 512);
begin
  if length(device) < 8 then
    raise exception 'The device token is too short.';
  end if;
  if platform is null or platform not in ('ios', 'android', 'web') then
    raise exception 'Push messages go to ios, android or web.';
  end if;
  if (select count(*) from public.push_tokens t where t.person_id = caller and t.token <> device) >= 20 then
    delete from public.push_tokens t where t.token = (
      select o.token from public.push_tokens o where o.person_id = caller and o.token <> device
      order by o.created_at limit 1);
  end if;
  insert into public.push_tokens (token, person_id, platform) values (device, caller, platform)
  on conflict on constraint push_tokens_pkey do update
  set person_id = excluded.person_id, platform = excluded.platform, created_at = now();
end $$;
comment on function public.register_push_token(text, text) is
  'The device the caller uses takes push messages for the caller alone from now on. Keeps the latest 20 devices.';
grant execute on function public.register_push_token(text, text) to authenticated;

create function public.claim_outbox(at_most int default 20, now_at timestamptz default now()) returns table (
  id uuid, channel text, recipient text, push_tokens jsonb, subject text, body_text text, body_html text, link text,
  unsubscribe_url text, attempt int
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  policy private.delivery_policy;
begin
  select * into strict policy from private.delivery_policy;
  if at_most is null or at_most not between 1 and 200 then
    raise exception 'Between 1 and 200 can be claimed at once.';
  end if;
  -- A mail holds an address and words; it is not kept longer than complaints about it may take.
  delete from private.outbox o where o.finished_at < now_at - interval '60 days';
  update private.outbox o set status = 'dead', finished_at = now_at,
    failure = coalesce(o.failure, 'No worker reported back.')
  where o.status = 'claimed' and o.claimed_until <= now_at and o.attempts >= policy.attempts_at_most;
  return query
    with due as (
      select o.id from private.outbox o
      where (o.status = 'waiting' and o.due_at <= now_at) or (o.status = 'claimed' and o.claimed_until <= now_at)
      order by o.due_at limit at_most for update skip locked
    )
    update private.outbox o
    set status = 'claimed', claimed_until = now_at + policy.lease, attempts = o.attempts + 1
    from due where o.id = due.id
    returning o.id, o.channel, o.recipient,
      (select coalesce(jsonb_agg(jsonb_build_object('token', t.token, 'platform', t.platform)), '[]')
        from public.push_tokens t where o.channel = 'push' and t.person_id = o.person_id),
      o.subject, o.body_text, o.body_html, o.link, o.unsubscribe_url, o.attempts;
end $$;
comment on function public.claim_outbox(int, timestamptz) is
  'Gives a worker what is due, for the length of a lease; whatever a worker did not report back about is given out again. No two workers get the same row.';
grant execute on function public.claim_outbox(int, timestamptz) to service_role;

create function public.finish_outbox(id uuid, ok boolean, error text default null, now_at timestamptz default now())
returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  policy private.delivery_policy;
  item private.outbox;
  pause interval;
begin
  select * into strict policy from private.delivery_policy;
  select * into item from private.outbox o where o.id = id for update;
  if not found or ok is null then
    raise exception 'This is not in the outbox.';
  end if;
  if item.status not in ('claimed', 'waiting') then
    return item.status;
  end if;
  if ok then
    update private.outbox o set status = 'sent', finished_at = now_at, failure = null where o.id = id;
  elsif item.status = 'waiting' then
    return item.status;
  elsif item.attempts >= policy.attempts_at_most then
    update private.outbox o set status = 'dead', finished_at = now_at, failure = left(coalesce(error, 'Unknown'), 1000)
    where o.id = id;
  else
    pause := least(policy.first_pause * power(4, item.attempts - 1), policy.longest_pause);
    update private.outbox o
    set status = 'waiting', claimed_until = null, failure = left(coalesce(error, 'Unknown'), 1000),
      due_at = private.outside_quiet_hours(o.person_id, now_at + pause, o.is_urgent)
    where o.id = id;
  end if;
  return (select o.status from private.outbox o where o.id = id);
end $$;
comment on function public.finish_outbox(uuid, boolean, text, timestamptz) is
  'A worker reports: sent, or failed and why. What failed is tried again after a growing pause, outside quiet hours, until it is given up. Returns what became of it: sent, waiting, or dead.';
grant execute on function public.finish_outbox(uuid, boolean, text, timestamptz) to service_role;

create function public.skip_outbox(id uuid, reason text) returns void
language sql security definer set search_path = '' as $$
  update private.outbox o set status = 'skipped', finished_at = now(), failure = left(reason, 1000)
  where o.id = skip_outbox.id and o.status in ('waiting', 'claimed')
$$;
comment on function public.skip_outbox(uuid, text) is
  'A worker says that something will not be sent, and why; it is not tried again.';
grant execute on function public.skip_outbox(uuid, text) to service_role;

-- 90_notifications/functions/preferences.sql

create function private.wants(person uuid, kind_name text, channel_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select p.wanted from public.notification_preferences p
      where p.person_id = person and p.kind = kind_name and p.channel = channel_name
        and not exists (select 1 from private.notification_kinds k where k.kind = kind_name and k.is_required)),
    (select case channel_name when 'in_app' then k.in_app when 'email' then k.email else k.push end
      from private.notification_kinds k where k.kind = kind_name))
$$;
comment on function private.wants(uuid, text, text) is 'Whether a person wants to hear of a kind through a channel.';

create function private.settings_of(person uuid) returns public.notification_settings
language plpgsql stable security definer set search_path = '' as $$
declare
  settings public.notification_settings;
begin
  select * into settings from public.notification_settings s where s.person_id = person;
  if not found then
    settings := row(person, null, true, time '21:00', time '08:00', true, now());
  end if;
  settings.time_zone := coalesce(settings.time_zone,
    (select v.time_zone from public.vendor_profiles v where v.vendor_id = person),
    (select p.time_zone from public.properties p where p.owner_id = person order by p.created_at desc limit 1),
    'America/New_York');
  return settings;
end $$;
comment on function private.settings_of(uuid) is 'The settings of a person with every default filled in.';

-- Wall-clock times: on a night an hour is skipped or repeated, quiet hours still end at the same time on the clock.
create function private.quiet_hours_end(moment timestamptz, zone text, quiet_from time, quiet_until time)
returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  local_time timestamp := moment at time zone zone;
  morning timestamp;
begin
  if quiet_from = quiet_until
    or (quiet_from < quiet_until and (local_time::time < quiet_from or local_time::time >= quiet_until))
    or (quiet_from > quiet_until and local_time::time < quiet_from and local_time::time >= quiet_until) then
    return moment;
  end if;
  morning := local_time::date + quiet_until;
  if morning <= local_time then
    morning := local_time::date + 1 + quiet_until;
  end if;
  -- In the hour that comes twice the first of the two is meant, or else the moment itself has passed it.
  return greatest(morning at time zone zone, moment);
end $$;
comment on function private.quiet_hours_end(timestamptz, text, time, time) is
  'The moment itself outside quiet hours, else the end of them: local times in a zone, also across midnight.';

create function private.outside_quiet_hours(person uuid, moment timestamptz, is_urgent boolean) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  settings public.notification_settings := private.settings_of(person);
begin
  if not settings.quiet or (is_urgent and settings.urgent_at_night) then
    return moment;
  end if;
  return private.quiet_hours_end(moment, settings.time_zone, settings.quiet_from, settings.quiet_until);
end $$;
comment on function private.outside_quiet_hours(uuid, timestamptz, boolean) is
  'When a person may be sent something that is ready at a moment.';

create function private.sides_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.user_type::text from public.profiles p where p.id = person
$$;
comment on function private.sides_of(uuid) is 'The side of the marketplace a person is on: owner, vendor or admin.';

create function public.my_notification_preferences() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  settings public.notification_settings := private.settings_of(caller);
begin
  return jsonb_build_object(
    'time_zone', settings.time_zone, 'quiet', settings.quiet,
    'quiet_from', to_char(settings.quiet_from, 'HH24:MI'), 'quiet_until', to_char(settings.quiet_until, 'HH24:MI'),
    'urgent_at_night', settings.urgent_at_night,
    'kinds', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind,
        'in_app', private.wants(caller, k.kind, 'in_app'), 'email', private.wants(caller, k.kind, 'email'),
        'push', private.wants(caller, k.kind, 'push')) order by k.kind), '[]')
      from private.notification_kinds k
      where private.sides_of(caller) = any (k.sides) and not k.is_required));
end $$;
comment on function public.my_notification_preferences() is
  'What the caller hears through which channel: {time_zone, quiet, quiet_from, quiet_until (HH:MM), urgent_at_night, kinds: [{kind, in_app, email, push}]}, defaults filled in.';
grant execute on function public.my_notification_preferences() to authenticated;

create function private.clock_time(source jsonb, field text) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source -> field) is distinct from 'string'
    or source ->> field !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    raise exception 'Quiet hours begin and end at a time such as 21:00.';
  end if;
  return (source ->> field)::time;
end $$;
comment on function private.clock_time(jsonb, text) is 'A time of day (HH:MM) from untrusted JSON.';

create function private.save_wishes(person uuid, wishes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wish jsonb;
  channel_name text;
begin
  if jsonb_typeof(wishes) <> 'array' or jsonb_array_length(wishes) > 100 then
    raise exception 'Notification preferences must be a list.';
  end if;
  for wish in select * from jsonb_array_elements(wishes) loop
    if jsonb_typeof(wish) <> 'object' or not exists (
      select 1 from private.notification_kinds k
      where k.kind = wish ->> 'kind' and private.sides_of(person) = any (k.sides) and not k.is_required) then
      raise exception 'Unknown kind of notification.';
    end if;
    foreach channel_name in array array['in_app', 'email', 'push'] loop
      if jsonb_typeof(wish -> channel_name) = 'boolean' then
        insert into public.notification_preferences (person_id, kind, channel, wanted)
        values (person, wish ->> 'kind', channel_name, (wish -> channel_name)::boolean)
        on conflict (person_id, kind, channel) do update set wanted = excluded.wanted;
      elsif wish ? channel_name then
        raise exception 'A channel is either on or off.';
      end if;
    end loop;
  end loop;
end $$;
comment on function private.save_wishes(uuid, jsonb) is
  'Keeps what a person wants to hear: a list of {kind, in_app, email, push}; channels left out stay as they are.';

create function public.save_notification_preferences(preferences jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  settings public.notification_settings := private.settings_of(caller);
  field text;
begin
  if preferences is null or jsonb_typeof(preferences) <> 'object' then
    raise exception 'Choose your notification preferences.';
  end if;
  foreach field in array array['quiet', 'urgent_at_night'] loop
    if preferences ? field and jsonb_typeof(preferences -> field) <> 'boolean' then
      raise exception 'Quiet hours are either on or off.';
    end if;
  end loop;
  if preferences ? 'time_zone' and not exists (
    select 1 from pg_catalog.pg_timezone_names z
    where z.name = preferences ->> 'time_zone' and z.name ~ '^(UTC|[A-Z][A-Za-z_]+/[A-Za-z_/+-]+)$') then
    raise exception 'Unknown time zone.';
  end if;
  insert into public.notification_settings (person_id, time_zone, quiet, quiet_from, quiet_until, urgent_at_night)
  values (caller, coalesce(preferences ->> 'time_zone',
      (select s.time_zone from public.notification_settings s where s.person_id = caller)),
    coalesce((preferences -> 'quiet')::boolean, settings.quiet),
    case when preferences ? 'quiet_from' then private.clock_time(preferences, 'quiet_from') else settings.quiet_from end,
    case when preferences ? 'quiet_until' then private.clock_time(preferences, 'quiet_until') else settings.quiet_until end,
    coalesce((preferences -> 'urgent_at_night')::boolean, settings.urgent_at_night))
  on conflict (person_id) do update set time_zone = excluded.time_zone, quiet = excluded.quiet,
    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, urgent_at_night = excluded.urgent_at_night;
  if preferences ? 'kinds' then
    perform private.save_wishes(caller, preferences -> 'kinds');
  end if;
  return public.my_notification_preferences();
end $$;
comment on function public.save_notification_preferences(jsonb) is
  'Keeps what the caller wants to hear and when; takes what my_notification_preferences answers, or a part of it. Returns all of it.';
grant execute on function public.save_notification_preferences(jsonb) to authenticated;

-- 90_notifications/functions/rules.sql

-- The facts as they are, for the interface to word; amounts in cents, moments in UTC.
create function private.event_facts(e public.state_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'event', e.event, 'note', left(e.note, 500),
    'request_number', r.number, 'category', r.category, 'timing', r.timing, 'city', r.city,
    'customer', r.contact_name, 'business', v.business_name,
    'amount_cents', coalesce(q.total_cents, j.price_cents), 'version', q.version,
    'scheduled_for', j.scheduled_for, 'time_zone', r.time_zone,
    'trees', case when e.machine = 'request' and e.event = 'submit' then
      (select sum(t.count) from public.request_trees t where t.request_id = r.id) end,
    'estimate_low_cents', case when e.machine = 'request' and e.event = 'submit' then r.estimate_low_cents end,
    'estimate_high_cents', case when e.machine = 'request' and e.event = 'submit' then r.estimate_high_cents end,
    'asked', case when e.machine = 'request' and e.event = 'submit' then
      (select asked.business_name from private.asked_pros a
        join public.vendor_profiles asked on asked.vendor_id = a.vendor_id where a.request_id = r.id) end,
    'tokens', l.token_price, 'expires_at', l.offer_expires_at, 'rating', w.rating,
    'hours_waited', case concat_ws('.', e.machine, e.event)
      when 'lead.release' then private.timer_hours('lead', e.subject_id, 'release')
      when 'job.remind' then private.timer_hours('job', e.subject_id, 'remind') end,
    'hours_left', case concat_ws('.', e.machine, e.event)
      when 'job.remind' then
        private.hours_of(j.accept_by - (private.latest_timer('job', e.subject_id, 'remind')).due_at)
      when 'request.remind' then
        private.timer_hours('request', e.subject_id, 'expire') - private.timer_hours('request', e.subject_id, 'remind') end,
    'hours_allowed', case concat_ws('.', e.machine, e.event)
      when 'job.deliver' then 24 * (private.resolution_rules()).delivery_acceptance_days
      when 'job.accept' then 24 * (private.resolution_rules()).review_days end))
  from (select e.request_id, e.vendor_id) about
  left join public.service_requests r on r.id = about.request_id
  left join public.vendor_profiles v on v.vendor_id = about.vendor_id
  left join public.quotes q on e.machine = 'quote' and q.id = e.subject_id
  left join public.jobs j on e.machine = 'job' and j.id = e.subject_id
  left join public.leads l on e.machine = 'lead' and l.id = e.subject_id
  left join public.reviews w on e.machine = 'review' and w.id = e.subject_id
$$;
comment on function private.event_facts(public.state_events) is
  'The facts of a notification about an event: names, number, amount in cents, moments in UTC, hours as they were for this case. Never contact details.';

create function private.dollars_in_words(cents bigint) returns text
language sql immutable set search_path = '' as $$
  select '$' || to_char(round(cents / 100.0), 'FM999,999,990')
$$;
comment on function private.dollars_in_words(bigint) is 'An estimate as people read it: whole dollars.';

create function private.mail_parts(side text, facts jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select facts || jsonb_strip_nulls(jsonb_build_object(
    'request', facts ->> 'request_number',
    'service', case facts ->> 'category' when 'arborist' then 'arborist visit' when 'maintenance' then 'trimming and care'
      when 'emergency' then 'emergency work' else replace(facts ->> 'category', '_', ' ') end,
    'other', case side when 'owner' then facts ->> 'business' else facts ->> 'customer' end,
    'trees', facts ->> 'trees' || case facts ->> 'trees' when '1' then ' tree' else ' trees' end,
    'next', coalesce('we ask ' || (facts ->> 'asked') || ' first', 'we ask Pros near you'),
    'wish', case facts ->> 'timing' when 'emergency' then 'right away' when 'this_week' then 'this week'
      when 'this_month' then 'this month' when 'flexible' then 'at a flexible time' end,
    'estimate', private.dollars_in_words((facts ->> 'estimate_low_cents')::bigint) || ' to '
      || private.dollars_in_words((facts ->> 'estimate_high_cents')::bigint),
    'amount', private.money_in_words((facts ->> 'amount_cents')::bigint),
    'tokens', facts ->> 'tokens' || case facts ->> 'tokens' when '1' then ' token' else ' tokens' end,
    'rating', facts ->> 'rating' || case facts ->> 'rating' when '1' then ' star' else ' stars' end,
    'when', private.moment_in_words((facts ->> 'scheduled_for')::timestamptz, coalesce(facts ->> 'time_zone', 'UTC')),
    'until', private.moment_in_words((facts ->> 'expires_at')::timestamptz, coalesce(facts ->> 'time_zone', 'UTC')),
    'waited', case facts ->> 'event' when 'release' then private.hours_in_words((facts ->> 'hours_waited')::float8)
      else private.days_in_words((facts ->> 'hours_waited')::float8 / 24) end,
    'left', private.days_in_words((facts ->> 'hours_left')::float8 / 24),
    'allowed', private.days_in_words((facts ->> 'hours_allowed')::float8 / 24),
    'answer', case facts ->> 'event' when 'approve_change' then 'approved' when 'decline_change' then 'declined'
      when 'grant' then 'granted' when 'deny' then 'denied' end,
    'decision', case facts ->> 'event' when 'approve' then 'approved' when 'reject' then 'not approved'
      when 'request_documents' then 'missing documents' when 'pause' then 'paused' when 'resume' then 'active again'
      when 'suspend' then 'suspended' when 'reinstate' then 'active again' when 'terminate' then 'removed from the marketplace' end))
$$;
comment on function private.mail_parts(text, jsonb) is
  'The facts as a mail to one side words them: amounts and moments as the pages say them, on the clock of the property.';

create function private.enqueue(
  person uuid, side text, kind_name text, facts jsonb, path text, notification uuid, subject uuid, is_urgent boolean,
  ready_at timestamptz, key text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail record;
  unsubscribe_url text := private.unsubscribe_url(person, kind_name);
  address text := (select p.email from public.profiles p join auth.users u on u.id = p.id
    where p.id = person and u.email_confirmed_at is not null);
  due timestamptz := case
    when (select k.is_receipt from private.notification_kinds k where k.kind = kind_name) then ready_at
    else private.outside_quiet_hours(person, ready_at, is_urgent) end;
begin
  mail := private.render_mail(kind_name, private.mail_parts(side, facts), path, unsubscribe_url);
  insert into private.outbox (channel, person_id, notification_id, kind, subject_id, is_urgent, recipient,
    subject, body_text, body_html, link, unsubscribe_url, due_at, dedupe_key)
  select c.channel, person, notification, kind_name, subject, is_urgent, case c.channel when 'email' then address end,
    mail.subject, mail.body_text, mail.body_html, path, unsubscribe_url, due, key
  from unnest(array['email', 'push']) c (channel)
  where private.wants(person, kind_name, c.channel)
    and case c.channel when 'email' then address is not null
      else exists (select 1 from public.push_tokens t where t.person_id = person) end
  on conflict (channel, dedupe_key) do nothing;
end $$;
comment on function private.enqueue(uuid, text, text, jsonb, text, uuid, uuid, boolean, timestamptz, text) is
  'Puts what a person wants to be sent of a kind into the outbox, due when it may disturb. Addresses that were never confirmed get nothing.';

create function private.page_for(side text, kind_name text, request uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select k.link from private.notification_kinds k where k.kind = kind_name),
    case side when 'owner' then '/requests/' || request when 'vendor' then '/vendor/requests/' || request end,
    '/dashboard')
$$;
comment on function private.page_for(text, text, uuid) is 'The page of the product where one side sees what a notification is about.';

create function private.notify(
  person uuid, side text, kind_name text, facts jsonb, request uuid, subject uuid, key text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  path text := private.page_for(side, kind_name, request);
  is_urgent boolean := coalesce(facts ->> 'timing' = 'emergency', false)
    and (select k.is_urgent from private.notification_kinds k where k.kind = kind_name);
  notification uuid;
begin
  if not exists (select 1 from public.profiles p where p.id = person and p.deleted_at is null) then
    return;
  end if;
  if private.wants(person, kind_name, 'in_app') then
    insert into public.notifications (person_id, kind, data, link, subject_id, dedupe_key)
    values (person, kind_name, facts, path, subject, key)
    on conflict (dedupe_key) do nothing returning id into notification;
    if notification is null then
      return;
    end if;
  end if;
  perform private.enqueue(person, side, kind_name, facts, path, notification, subject, is_urgent, now(), key);
end $$;
comment on function private.notify(uuid, text, text, jsonb, uuid, uuid, text) is
  'Tells a person of a kind of thing: in the product, and through the outbox, as they wish. A key makes a repeat have no effect.';

create function private.listeners(e public.state_events, side_name text) returns table (person uuid, side text)
language sql stable security definer set search_path = '' as $$
  select r.owner_id, 'owner' from public.service_requests r where side_name = 'owner' and r.id = e.request_id
  union all
  select e.vendor_id, 'vendor' where side_name = 'vendor' and e.vendor_id is not null
  union all
  select p.id, 'admin' from public.profiles p where side_name = 'admin' and p.user_type = 'admin'
  union all
  select case w.author_side when 'owner' then w.vendor_id else r.owner_id end,
    case w.author_side when 'owner' then 'vendor' else 'owner' end
  from public.reviews w join public.service_requests r on r.id = w.request_id
  where side_name = 'other_side' and e.machine = 'review' and w.id = e.subject_id
$$;
comment on function private.listeners(public.state_events, text) is 'The people on a side of an event.';

create function private.tell_of_event(e public.state_events) returns void
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb;
  told record;
begin
  for told in
    select l.person, l.side, rule.kind
    from private.notification_rules rule
    join private.notification_kinds k on k.kind = rule.kind
    cross join lateral private.listeners(e, rule.side) l
    where rule.machine = e.machine and rule.event = e.event
      and (rule.actors is null or e.actor = any (rule.actors))
      and (k.is_receipt or l.person is distinct from e.actor_id)
  loop
    facts := coalesce(facts, private.event_facts(e));
    perform private.notify(told.person, told.side, told.kind, facts, e.request_id, e.subject_id,
      concat_ws(':', 'event', e.id, told.person, told.kind));
  end loop;
end $$;
comment on function private.tell_of_event(public.state_events) is
  'Tells whom the rules name of an event, each person once; of their own doings people hear in receipts alone.';

create function private.send_mail(address text, side text, kind_name text, facts jsonb, path text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail record := private.render_mail(kind_name, private.mail_parts(side, facts), path, null);
begin
  insert into private.outbox (channel, kind, recipient, subject, body_text, body_html, link, due_at)
  values ('email', kind_name, address, mail.subject, mail.body_text, mail.body_html, path, now());
end $$;
comment on function private.send_mail(text, text, text, jsonb, text) is
  'A mail to an address whose account may be gone by the time it is sent.';

create function private.next_message_mail(person uuid, conversation uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  policy private.delivery_policy;
  is_on_its_way boolean;
  last_sent timestamptz;
begin
  select * into strict policy from private.delivery_policy;
  select coalesce(bool_or(o.status in ('waiting', 'claimed')), false),
    max(o.finished_at) filter (where o.status = 'sent')
    into is_on_its_way, last_sent
  from private.outbox o
  where o.person_id = person and o.kind = 'message_received' and o.subject_id = conversation
    and (o.status in ('waiting', 'claimed') or o.finished_at > now() - policy.message_pause);
  if is_on_its_way then
    return null;
  end if;
  return greatest(now() + policy.message_wait, last_sent + policy.message_pause);
end $$;
comment on function private.next_message_mail(uuid, uuid) is
  'When a person may get the next mail about a conversation; null while one is on its way that will do.';

-- 90_notifications/functions/unsubscribing.sql

-- Unsubscribe links, which need no sign-in: anyone holding a mail can stop its kind, or all mails.
create function private.unsubscribe_signature(person uuid, kind_name text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(key || sha256(key || convert_to(person || '.' || kind_name, 'UTF8'))), 'hex')
  from (select convert_to(k.secret::text, 'UTF8') as key from private.unsubscribe_key k) s
$$;
comment on function private.unsubscribe_signature(uuid, text) is
  'What proves that a link to stop mails of a kind was written by us: a keyed hash, nested so that no one can extend it.';

create function private.unsubscribe_url(person uuid, kind_name text) returns text
language sql stable security definer set search_path = '' as $$
  select s.address || '/unsubscribe/' || person || '.' || kind_name || '.'
    || private.unsubscribe_signature(person, kind_name)
  from private.site s, private.notification_kinds k
  where k.kind = kind_name and not k.is_required
$$;
comment on function private.unsubscribe_url(uuid, text) is
  'Where a person stops mails of a kind without signing in; null for mails no one can turn off.';

create function public.is_unsubscribe_token(token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    case when token ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\.[a-z_]{1,60}\.[0-9a-f]{64}$' then
      private.unsubscribe_signature(split_part(token, '.', 1)::uuid, split_part(token, '.', 2)) = split_part(token, '.', 3)
    end, false)
$$;
comment on function public.is_unsubscribe_token(text) is 'Whether a link to stop mails was written by us.';
grant execute on function public.is_unsubscribe_token(text) to anon, authenticated;

create function public.unsubscribe(token text, everything boolean default false) returns int
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := string_to_array(token, '.');
  person uuid;
  stopped text[];
begin
  if not public.is_unsubscribe_token(token) then
    raise exception 'This link is not valid.';
  end if;
  person := parts[1]::uuid;
  select array_agg(k.kind) into stopped
  from private.notification_kinds k
  where not k.is_required and private.sides_of(person) = any (k.sides)
    and (k.kind = parts[2] or coalesce(everything, false));
  insert into public.notification_preferences (person_id, kind, channel, wanted)
  select person, kind, 'email', false from unnest(stopped) kind
  on conflict (person_id, kind, channel) do update set wanted = false;
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Unsubscribed.'
  where o.person_id = person and o.channel = 'email' and o.status = 'waiting' and o.kind = any (stopped);
  return coalesce(cardinality(stopped), 0);
end $$;
comment on function public.unsubscribe(text, boolean) is
  'Stops mails of the kind a signed link is about, or all mails that can be stopped, for the person it was written to. No account is needed. Returns how many kinds are stopped.';
grant execute on function public.unsubscribe(text, boolean) to anon, authenticated;

-- 95_admin/functions/admin_pass.sql

-- What nginx's secure_link checks: base64url(md5("EXPIRES SECRET")). The secret comes last, so that no one
-- can extend a pass they have seen.
create function private.admin_pass(expires bigint) returns text
language sql stable set search_path = '' as $$
  select translate(rtrim(encode(decode(md5(expires || ' ' || k.secret), 'hex'), 'base64'), '='), '+/', '-_')
    || '.' || expires
  from private.admin_pass_key k
$$;
comment on function private.admin_pass(bigint) is
  'A pass to the administrators'' bundle, "SIGNATURE.EXPIRES", with the end in seconds since 1970.';

create function public.issue_admin_pass() returns table (pass text, lasts_seconds int)
language plpgsql stable security definer set search_path = '' as $$
declare
  lasting constant int := 600;
begin
  perform private.require_admin();
  return query select private.admin_pass(extract(epoch from now())::bigint + lasting), lasting;
end $$;
comment on function public.issue_admin_pass() is
  'A pass with which the web server serves an administrator the files of their bundle for ten minutes. Refuses everyone else (42501).';
grant execute on function public.issue_admin_pass() to authenticated;

-- 95_admin/functions/administrators.sql

-- Two administrators make a third one, or take that back. The first is made with database access.

create function private.lock_administrators() returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  -- Two revocations at once must not each count the other's administrator.
  perform pg_advisory_xact_lock(hashtextextended('administrators', 0));
  return (select count(*) from public.profiles p where p.user_type = 'admin' and p.deleted_at is null);
end $$;
comment on function private.lock_administrators() is
  'How many administrators there are; until the end of the transaction no one else changes that.';

create function private.assert_admin_change(person public.profiles, change text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  administrators bigint := private.lock_administrators();
begin
  if person.id is null or person.deleted_at is not null then
    raise exception 'This account does not exist.';
  end if;
  if change = 'appoint' then
    if person.user_type = 'admin' then
      raise exception 'This account is already an administrator.';
    end if;
    if person.user_type = 'vendor' or exists (select 1 from public.vendor_profiles v where v.vendor_id = person.id) then
      raise exception 'This account has a business. Administrators need an account without one.';
    end if;
    if exists (select 1 from auth.users u where u.id = person.id and u.email_confirmed_at is null) then
      raise exception 'The email address of this account is not confirmed yet.';
    end if;
  else
    if person.user_type <> 'admin' then
      raise exception 'This account is not an administrator.';
    end if;
    if administrators <= 2 then
      raise exception 'The last two administrators cannot be revoked. Add another one first.';
    end if;
  end if;
end $$;
comment on function private.assert_admin_change(public.profiles, text) is
  'Refuses to appoint who is an administrator, has a business or no confirmed address, and to revoke the last two administrators.';

create function public.propose_admin_change(person_id uuid, change text, reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  person public.profiles;
  proposal uuid;
begin
  if change is null or change not in ('appoint', 'revoke') then
    raise exception 'Unknown change.';
  end if;
  select * into person from public.profiles p where p.id = person_id;
  perform private.assert_admin_change(person, change);
  if person_id = admin then
    raise exception 'Ask another administrator to propose this.' using errcode = '42501';
  end if;
  if exists (select 1 from public.admin_changes c where c.person_id = person_id and c.decision is null) then
    raise exception 'This account already has an open proposal.';
  end if;
  insert into public.admin_changes (person_id, change, reason, proposed_by)
  values (person_id, change, why, admin) returning id into proposal;
  perform private.audit('admin.propose', 'profiles', person_id, null,
    jsonb_build_object('name', person.email, 'change', change), why);
  return proposal;
end $$;
comment on function public.propose_admin_change(uuid, text, text) is
  'An administrator proposes to make an account an administrator (appoint) or to take that back (revoke), with a reason; another one decides. Audited. Returns the proposal.';
grant execute on function public.propose_admin_change(uuid, text, text) to authenticated;

create function public.decide_admin_change(change_id uuid, decision text, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  proposal public.admin_changes;
  person public.profiles;
begin
  if decision is null or decision not in ('approve', 'refuse', 'withdraw') then
    raise exception 'Unknown decision.';
  end if;
  perform private.lock_administrators();
  select * into proposal from public.admin_changes c where c.id = change_id for update;
  if not found then
    raise exception 'This proposal does not exist.';
  end if;
  if proposal.decision is not null then
    raise exception 'This proposal has already been decided.';
  end if;
  if (proposal.proposed_by = admin) <> (decision = 'withdraw') then
    raise exception '%', case decision when 'withdraw' then 'Only who proposed a change can withdraw it.'
      else 'Another administrator must decide what you proposed.' end using errcode = '42501';
  end if;
  if proposal.person_id = admin then
    raise exception 'Another administrator must decide this.' using errcode = '42501';
  end if;
  select * into person from public.profiles p where p.id = proposal.person_id for update;
  if decision = 'approve' then
    perform private.assert_admin_change(person, proposal.change);
    -- It needs two administrators: one who is no longer an administrator does not count.
    if not exists (select 1 from public.profiles p
      where p.id = proposal.proposed_by and p.user_type = 'admin' and p.deleted_at is null) then
      raise exception 'The person who proposed this is no longer an administrator. Propose it again.';
    end if;
  end if;
  update public.admin_changes c
  set decision = decision, decided_by = admin, decision_reason = why, decided_at = now() where c.id = change_id;
  if decision = 'approve' then
    update public.profiles p
    set user_type = (case
      when proposal.change = 'appoint' then 'admin'
      when exists (select 1 from public.vendor_profiles v where v.vendor_id = p.id) then 'vendor'
      else 'owner' end)::public.user_type
    where p.id = proposal.person_id;
  end if;
  perform private.audit('admin.' || decision, 'profiles', proposal.person_id, null,
    jsonb_build_object('name', person.email, 'change', proposal.change), why);
  return decision;
end $$;
comment on function public.decide_admin_change(uuid, text, text) is
  'A second administrator approves or refuses to appoint or revoke an administrator; who proposed it may withdraw it instead, and no one decides about themselves. With a reason. Audited. Approved, it takes effect at once, in open pages too. Returns the decision.';
grant execute on function public.decide_admin_change(uuid, text, text) to authenticated;

-- 95_admin/functions/announcements.sql

create function public.announce(message text, severity text, shown_from timestamptz, shown_until timestamptz)
returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  notice public.announcements;
  words text;
begin
  perform private.require_admin();
  words := private.required_text(message, 'The notice', 500);
  if severity is null or severity not in ('info', 'warning', 'critical') then
    raise exception 'A notice is info, warning or critical.';
  end if;
  if shown_from is null or shown_until is null or shown_until <= shown_from or shown_until <= now()
    or shown_from > now() + interval '1 year' or shown_until > shown_from + interval '1 year' then
    raise exception 'Choose from when and until when the notice is shown, at most a year.';
  end if;
  insert into public.announcements (message, severity, shown_from, shown_until, created_by)
  values (words, severity, shown_from, shown_until, auth.uid())
  returning * into notice;
  perform private.audit('announcement.add', 'announcements', notice.id, null, to_jsonb(notice), words);
  return notice.id;
end $$;
comment on function public.announce(text, text, timestamptz, timestamptz) is
  'An administrator shows a notice to everyone for a time. Returns its id. Audited.';
grant execute on function public.announce(text, text, timestamptz, timestamptz) to authenticated;

create function public.withdraw_announcement(announcement_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  why text;
begin
  perform private.require_admin();
  why := private.required_text(reason, 'A reason', 1000);
  select to_jsonb(a) into before_row from public.announcements a
  where a.id = announcement_id and a.withdrawn_at is null for update;
  if before_row is null then
    raise exception 'This notice does not exist.';
  end if;
  update public.announcements a set withdrawn_at = now() where a.id = announcement_id;
  perform private.audit('announcement.withdraw', 'announcements', announcement_id, before_row,
    (select to_jsonb(a) from public.announcements a where a.id = announcement_id), why);
end $$;
comment on function public.withdraw_announcement(uuid, text) is
  'An administrator takes a notice down before its time. Audited.';
grant execute on function public.withdraw_announcement(uuid, text) to authenticated;

-- 95_admin/functions/audit.sql

create function private.audit(
  action_name text, on_table text, on_id uuid, before_row jsonb, after_row jsonb, why text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_audit (admin_id, action, subject_table, subject_id, before, after, reason)
  values (auth.uid(), action_name, on_table, on_id, before_row, after_row, why)
$$;
comment on function private.audit(text, text, uuid, jsonb, jsonb, text) is 'Leaves one row in the audit trail.';

-- 95_admin/functions/audit_chain.sql

create function private.audit_digest(entry public.admin_audit) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(jsonb_build_array(entry.id, entry.admin_id, entry.action, entry.subject_table, entry.subject_id,
    entry.before, entry.after, entry.reason, extract(epoch from entry.created_at))::text, 'UTF8'))
$$;
comment on function private.audit_digest(public.admin_audit) is 'SHA-256 of everything an audit row says.';

create function private.audit_link_hash(before_hash bytea, link_position bigint, audit_id bigint, digest bytea) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(before_hash || convert_to(format(':%s:%s:', link_position, audit_id), 'UTF8') || digest)
$$;
comment on function private.audit_link_hash(bytea, bigint, bigint, bytea) is 'What chains a link to all links before it.';

create function private.chain_audit_row(audit_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  entry public.admin_audit;
  last_link private.audit_chain_end;
  digest bytea;
begin
  select * into entry from public.admin_audit a where a.id = audit_id;
  select * into strict last_link from private.audit_chain_end for update;
  digest := private.audit_digest(entry);
  last_link.hash := private.audit_link_hash(last_link.hash, last_link.position + 1, audit_id, digest);
  last_link.position := last_link.position + 1;
  insert into private.audit_chain (position, audit_id, digest, hash)
  values (last_link.position, audit_id, digest, last_link.hash);
  update private.audit_chain_end e set position = last_link.position, hash = last_link.hash;
end $$;
comment on function private.chain_audit_row(bigint) is 'Adds a link about an audit row, as it is now, to the end of the chain.';

create function private.audit_findings(from_position bigint, most int) returns table (problem text, entry_id bigint)
language sql stable security definer set search_path = '' as $$
  with links as (
    select l.* from private.audit_chain l
    where l.position > from_position and l.position <= from_position + most
  ), chained as (
    select l.*, b.position as before_position, coalesce(b.hash, case l.position when 1 then '\x'::bytea end) as before_hash,
      not exists (select 1 from private.audit_chain n where n.audit_id = l.audit_id and n.position > l.position) as is_latest
    from links l left join private.audit_chain b on b.position = l.position - 1
  )
  -- A link that is gone, moved or changed breaks what follows it.
  select 'chain', c.audit_id from chained c
  where c.before_hash is null
    or c.hash is distinct from private.audit_link_hash(c.before_hash, c.position, c.audit_id, c.digest)
  union all
  select 'removed', c.audit_id from chained c
  where c.is_latest and not exists (select 1 from public.admin_audit a where a.id = c.audit_id)
  union all
  select 'changed', c.audit_id from chained c join public.admin_audit a on a.id = c.audit_id
  where c.is_latest and c.digest is distinct from private.audit_digest(a)
  union all
  (select 'inserted', a.id from public.admin_audit a
    where from_position = 0 and not exists (select 1 from private.audit_chain l where l.audit_id = a.id)
    order by a.id limit 100)
  union all
  -- The end is kept apart, so that cutting the chain short is found too.
  select 'end', null::bigint from private.audit_chain_end e
  left join private.audit_chain l on l.position = e.position
  where from_position = 0 and ((e.position > 0 and l.hash is distinct from e.hash)
    or exists (select 1 from private.audit_chain n where n.position > e.position))
$$;
comment on function private.audit_findings(bigint, int) is
  'What is wrong in a stretch of the chain after a position. problem: chain (a link was changed, moved or removed), removed, changed or inserted (an audit row was, behind the chain), end (links were cut off). entry_id: the audit row.';

create function public.check_audit_trail(from_position bigint default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  most constant int := 10000;
  last_link private.audit_chain_end;
begin
  perform private.require_admin();
  select * into strict last_link from private.audit_chain_end;
  from_position := greatest(coalesce(from_position, 0), 0);
  return jsonb_build_object(
    'checked', least(from_position + most, last_link.position),
    'links', last_link.position,
    'end', encode(last_link.hash, 'hex'),
    'findings', coalesce((
      select jsonb_agg(jsonb_build_object('problem', f.problem, 'entry_id', f.entry_id) order by f.entry_id, f.problem)
      from (select * from private.audit_findings(from_position, most) limit 200) f), '[]'));
end $$;
comment on function public.check_audit_trail(bigint) is
  'For administrators: recomputes up to 10,000 links of the audit trail after a position. Returns {checked: the last position looked at, links: how many there are, end: the hash of the last one, findings: [{problem, entry_id}]}.';
grant execute on function public.check_audit_trail(bigint) to authenticated;

-- 95_admin/functions/cases.sql

-- One list of everything that waits for an administrator.

create function private.waiting_cases() returns table (
  queue text, id text, since timestamptz, due_at timestamptz, subject jsonb
)
language sql stable security definer set search_path = '' as $$
  select w.queue, w.id, w.since, coalesce(w.due_at, w.since + q.decide_within), w.subject
  from (
    select 'approvals' as queue, v.vendor_id::text as id, v.state_since as since, null::timestamptz as due_at,
      jsonb_build_object('business', v.business_name) as subject
    from public.vendor_profiles v where v.state = 'under_review'
    union all
    select 'claims', c.id::text, c.created_at, c.due_at,
      jsonb_build_object('business', v.business_name, 'number', r.number)
    from public.lead_credit_claims c
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    join public.service_requests r on r.id = c.request_id
    where c.state in ('under_review', 'appealed')
    union all
    select 'disputes', d.id::text, d.created_at, d.due_at,
      jsonb_build_object('business', v.business_name, 'number', r.number)
    from public.job_disputes d
    join public.vendor_profiles v on v.vendor_id = d.vendor_id
    join public.service_requests r on r.id = d.request_id
    where d.state in ('under_review', 'appealed')
    union all
    select 'reviews', p.id::text, p.created_at, null, jsonb_build_object('business', v.business_name)
    from public.review_reports p
    join public.reviews w on w.id = p.review_id
    join public.vendor_profiles v on v.vendor_id = w.vendor_id
    where p.resolution is null
    union all
    select 'messageReports', p.id::text, p.created_at, null, jsonb_build_object('words', p.reason)
    from public.message_reports p where p.outcome is null
    union all
    select 'adjustments', a.id::text, a.created_at, null,
      jsonb_build_object('business', v.business_name, 'number', a.tokens)
    from public.token_adjustments a join public.vendor_profiles v on v.vendor_id = a.account_id
    where a.state = 'pending'
    union all
    select 'contact', m.id::text, m.waits_since, null,
      jsonb_build_object('business', m.name, 'words', left(m.body, 200))
    from public.contact_messages m where m.answered_at is null
    union all
    select 'unmatched', r.id::text, coalesce(r.submitted_at, r.created_at), null,
      jsonb_build_object('number', r.number, 'category', r.category, 'words', r.city || ', ' || r.region)
    from public.service_requests r where r.state = 'matching'
    union all
    -- Credentials of applications are looked at with the application.
    select 'unverified', c.id::text, c.created_at, null,
      jsonb_build_object('business', v.business_name, 'kind', c.kind, 'vendor_id', c.vendor_id)
    from public.vendor_credentials c join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.verified_at is null and c.expires_on >= (now() at time zone 'UTC')::date
      and v.state in ('approved', 'paused')
    union all
    select 'errors', g.fingerprint, coalesce(g.reopened_at, g.first_seen_at), null,
      jsonb_build_object('words', g.message)
    from public.error_groups g where g.resolved_at is null and g.severity = 'critical'
    union all
    select 'plans', s.id::text, s.created_at, null,
      jsonb_build_object('business', v.business_name, 'words', p.name, 'vendor_id', s.vendor_id)
    from public.vendor_subscriptions s
    join public.vendor_profiles v on v.vendor_id = s.vendor_id
    join public.subscription_plans p on p.id = s.plan_id
    -- With payments on, a plan begins when it is paid for.
    where s.state = 'incomplete' and not private.is_flag_on('payment_processing', null, now())
    union all
    select 'administrators', c.id::text, c.created_at, null,
      jsonb_build_object('business', p.email, 'words', c.change)
    from public.admin_changes c join public.profiles p on p.id = c.person_id
    where c.decision is null
  ) w
  join private.case_queues q on q.queue = w.queue
$$;
comment on function private.waiting_cases() is
  'Everything that waits for an administrator: its queue, since when, until when it is to be decided, and what tells it apart.';

create function private.case_name(queue_name text, subject jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select q.noun || coalesce(': ' || nullif(concat_ws(', ', nullif(subject ->> 'business', ''),
    case when queue_name in ('claims', 'disputes', 'unmatched') then 'no. ' || (subject ->> 'number') end), ''), '')
  from private.case_queues q where q.queue = queue_name
$$;
comment on function private.case_name(text, jsonb) is 'A case in a few words: "Refund claim: Ash & Sons, no. 1092".';

create function private.case_subject(case_id text) returns uuid
language sql immutable set search_path = '' as $$
  select case when case_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then case_id::uuid end
$$;
comment on function private.case_subject(text) is
  'The id by which the audit trail speaks of a case, so that erasing a person finds it; null for errors, which have none.';

create function private.assert_waiting(queue_name text, case_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  waiting record;
begin
  select w.subject, w.due_at into waiting from private.waiting_cases() w
  where w.queue = queue_name and w.id = assert_waiting.case_id;
  if not found then
    raise exception 'This case is not open.';
  end if;
  return jsonb_build_object('case', private.case_name(queue_name, waiting.subject), 'expires_at', waiting.due_at);
end $$;
comment on function private.assert_waiting(text, text) is
  'Refuses a case that does not wait for anybody. Returns its name and due time, as mails word them.';

create function public.review_queue(only_queue text default null, only_mine boolean default false, shown int default 100)
returns table (
  queue text, id text, since timestamptz, due_at timestamptz, subject jsonb, assigned_to uuid, assigned_email text,
  notes int, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
begin
  return query
    select w.queue, w.id, w.since, w.due_at, w.subject, p.id, p.email,
      (select count(*)::int from private.case_notes n where n.queue = w.queue and n.case_id = w.id),
      count(*) over ()
    from private.waiting_cases() w
    left join private.case_assignments a on a.queue = w.queue and a.case_id = w.id
    left join public.profiles p on p.id = a.assigned_to and p.user_type = 'admin' and p.deleted_at is null
    where (only_queue is null or w.queue = only_queue) and (not coalesce(only_mine, false) or p.id = admin)
    order by w.due_at, w.since, w.queue, w.id
    limit least(greatest(coalesce(shown, 100), 1), 200);
end $$;
comment on function public.review_queue(text, boolean, int) is
  'For administrators: everything that waits for a decision, by due time, with who has taken it and how many notes there are. Of one queue, or what the caller has taken, if asked; up to 200, and how many there are in all.';
grant execute on function public.review_queue(text, boolean, int) to authenticated;

create function public.assign_case(queue text, case_id text, assignee uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  facts jsonb := private.assert_waiting(queue, case_id);
  colleague public.profiles;
  before_id uuid := (
    select a.assigned_to from private.case_assignments a where a.queue = queue and a.case_id = case_id);
begin
  if assignee is not distinct from before_id then
    return;
  end if;
  if assignee is null then
    delete from private.case_assignments a where a.queue = queue and a.case_id = case_id;
  else
    select * into colleague from public.profiles p where p.id = assignee;
    if colleague.user_type is distinct from 'admin' or colleague.deleted_at is not null then
      raise exception 'A case is taken by an administrator.';
    end if;
    insert into private.case_assignments (queue, case_id, assigned_to) values (queue, case_id, assignee)
    on conflict on constraint case_assignments_pkey
    do update set assigned_to = excluded.assigned_to, assigned_at = now();
    if assignee <> admin then
      perform private.notify(assignee, 'admin', 'case_assigned', facts || jsonb_build_object(
        'who', (select p.email from public.profiles p where p.id = admin)), null, null);
    end if;
  end if;
  perform private.audit('case.assign', 'cases', private.case_subject(case_id), null,
    jsonb_build_object('name', facts ->> 'case', 'queue', queue, 'case', case_id, 'assigned_to', colleague.email), null);
end $$;
comment on function public.assign_case(text, text, uuid) is
  'Assigns a case to the calling administrator, or to a colleague, who is notified; null unassigns it. Audited. A repeat changes nothing.';
grant execute on function public.assign_case(text, text, uuid) to authenticated;

create function public.case_notes(queue text, case_id text) returns table (
  id uuid, body text, author_email text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select n.id, n.body, p.email, n.created_at
    from private.case_notes n left join public.profiles p on p.id = n.author_id
    where n.queue = case_notes.queue and n.case_id = case_notes.case_id
    order by n.created_at, n.id limit 200;
end $$;
comment on function public.case_notes(text, text) is
  'For administrators: what they noted about a case, oldest first, also once it is decided.';
grant execute on function public.case_notes(text, text) to authenticated;

create function public.add_case_note(queue text, case_id text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  words text := private.required_text(body, 'A note', 2000);
  facts jsonb := private.assert_waiting(queue, case_id);
  note uuid;
begin
  insert into private.case_notes (queue, case_id, author_id, body) values (queue, case_id, admin, words)
  returning id into note;
  -- The words stay with the note; the trail says that there is one.
  perform private.audit('case.note', 'cases', private.case_subject(case_id), null,
    jsonb_build_object('name', facts ->> 'case', 'queue', queue, 'case', case_id), null);
  return note;
end $$;
comment on function public.add_case_note(text, text, text) is
  'An administrator notes something about an open case for colleagues. Audited. Returns the note.';
grant execute on function public.add_case_note(text, text, text) to authenticated;

create function private.redact_case_notes(words text[], subjects uuid[]) returns void
language sql security definer set search_path = '' as $$
  update private.case_notes n set body = left(private.redact_text(n.body, words), 2000)
  where n.case_id = any (subjects::text[]) and n.body is distinct from private.redact_text(n.body, words)
$$;
comment on function private.redact_case_notes(text[], uuid[]) is
  'Takes the words that name a person out of the notes about that person''s cases.';

create function private.alert_due_cases(now_at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  policy private.case_alert_policy;
  due jsonb;
  told record;
begin
  select * into strict policy from private.case_alert_policy;
  delete from private.case_alerts a where a.alerted_at < now_at - policy.kept_for;
  with waiting as (
    select w.*, t.id as taken_by
    from private.waiting_cases() w
    left join private.case_assignments a on a.queue = w.queue and a.case_id = w.id
    left join public.profiles t on t.id = a.assigned_to and t.user_type = 'admin' and t.deleted_at is null
    where w.due_at <= now_at + policy.ahead
  ), alerted as (
    insert into private.case_alerts (queue, case_id, due_at, alerted_at)
    select w.queue, w.id, w.due_at, now_at from waiting w
    on conflict do nothing returning queue, case_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('name', private.case_name(w.queue, w.subject),
    'due_at', w.due_at, 'taken_by', w.taken_by)), '[]') into due
  from alerted a join waiting w on w.queue = a.queue and w.id = a.case_id;
  for told in
    select p.id, count(*) as cases, min(d.due_at) as due_at, (array_agg(d.name order by d.due_at, d.name))[1] as name
    from jsonb_to_recordset(due) d (name text, due_at timestamptz, taken_by uuid)
    join public.profiles p on p.user_type = 'admin' and p.deleted_at is null and (d.taken_by is null or d.taken_by = p.id)
    group by p.id
  loop
    perform private.notify(told.id, 'admin', 'cases_due', jsonb_build_object('case', told.name,
      'cases', told.cases || case told.cases when 1 then ' case is' else ' cases are' end,
      'expires_at', told.due_at), null, null);
  end loop;
  return jsonb_array_length(due);
end $$;
comment on function private.alert_due_cases(timestamptz) is
  'Alerts administrators, each in one message, of cases that are due soon or overdue: who has taken a case, of the others everybody. Each case once for a due time. Returns how many cases. Called by the clock.';

-- 95_admin/functions/contact_messages.sql

create function public.send_contact_message(name text, email text, topic text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  limits private.contact_limits;
  sender text := private.required_text(name, 'Your name', 120);
  address text := lower(private.required_text(email, 'Your email address', 254));
  words text := private.required_text(body, 'Your message', 4000);
  earlier uuid;
begin
  if address !~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]{2,}$' then
    raise exception 'Please enter a valid email address.';
  end if;
  if topic is null or topic not in ('question', 'problem', 'account', 'press', 'other') then
    raise exception 'Choose what your message is about.';
  end if;
  select * into limits from private.contact_limits;
  -- Messages from one address wait for each other, so that none slips past the count.
  perform pg_advisory_xact_lock(hashtextextended('contact:' || address, 0));
  select m.id into earlier from public.contact_messages m
  where lower(m.email) = address and m.body = words and m.created_at > now() - interval '1 day'
    and m.user_id is not distinct from auth.uid();
  if earlier is not null then
    return earlier;
  end if;
  if (select count(*) from public.contact_messages m
      where lower(m.email) = address and m.created_at > now() - interval '1 hour') >= limits.per_address_an_hour
    or (auth.uid() is not null and (select count(*) from public.contact_messages m
      where m.user_id = auth.uid() and m.created_at > now() - interval '1 hour') >= limits.per_address_an_hour) then
    raise exception 'You have sent several messages already. Please try again in an hour.' using hint = 'too_fast';
  end if;
  if auth.uid() is null then
    perform private.count_report('contact ' || private.caller_key(),
      case private.caller_key() when 'visitors' then limits.all_visitors_an_hour else limits.per_address_an_hour end,
      'hour');
  end if;
  insert into public.contact_messages (user_id, name, email, topic, body, waits_since)
  values ((select p.id from public.profiles p where p.id = auth.uid() and p.deleted_at is null),
    sender, address, topic, words,
    now() - case when private.has_plan_feature(auth.uid(), 'prioritySupport') then interval '1 day' else interval '0' end)
  returning id into earlier;
  return earlier;
end $$;
comment on function public.send_contact_message(text, text, text, text) is
  'Anyone writes to us: topic is question, problem, account, press or other. The same words from the same address within a day are one message. A Pro whose plan has priority support counts as waiting a day longer. Returns its id.';
grant execute on function public.send_contact_message(text, text, text, text) to anon, authenticated;

create function public.answer_contact_message(message_id uuid, note text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text;
begin
  perform private.require_admin();
  why := private.required_text(note, 'A note', 1000);
  update public.contact_messages m set answered_at = now(), answered_by = auth.uid(), answer_note = why
  where m.id = message_id;
  if not found then
    raise exception 'This message does not exist.';
  end if;
  -- The words stay with the message; the trail says that it was answered.
  perform private.audit('contact_message.answer', 'contact_messages', message_id, null,
    jsonb_build_object('answered_at', now()), why);
end $$;
comment on function public.answer_contact_message(uuid, text) is
  'An administrator notes that a message was answered, and how. Audited.';
grant execute on function public.answer_contact_message(uuid, text) to authenticated;

-- 95_admin/functions/error_logs.sql

-- Who is counted: the account, else the address the request came from (which the gateway of hosted Supabase
-- tells, and the embedded backend counts itself), else all visitors together.
create function private.caller_key() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  return coalesce(auth.uid()::text, 'address ' || left(nullif(address, ''), 60), 'visitors');
end $$;
comment on function private.caller_key() is 'Whom a limit counts: an account, an address, or visitors whose address is unknown.';

create function private.count_report(whose text, at_most int, per text default 'minute') returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc(per, now());
begin
  -- Looked at before it is counted, so that a flood waits for no lock.
  if (select c.reports from private.error_report_counts c where c.reporter = whose and c.minute = this_minute) >= at_most then
    raise exception 'Too many attempts. Wait a moment and try again.' using hint = 'too_fast';
  end if;
  insert into private.error_report_counts (reporter, minute) values (whose, this_minute)
  on conflict (reporter, minute) do update set reports = error_report_counts.reports + 1;
end $$;
comment on function private.count_report(text, int, text) is 'Counts a report; refuses it when there were too many within the minute, or the hour.';

-- Reports are for repairs. A flood from many places has an end too.
create function private.trim_error_reports() returns void
language plpgsql security definer set search_path = '' as $$
declare
  limits private.error_report_limits;
begin
  select * into limits from private.error_report_limits;
  delete from public.error_logs e where e.created_at < now() - limits.kept_for
    or e.id <= (select max(l.id) from public.error_logs l) - limits.kept_at_most;
  delete from public.error_groups g where g.last_seen_at < now() - limits.kinds_kept_for;
  delete from private.error_report_counts c where c.minute < now() - interval '2 hours';
end $$;
comment on function private.trim_error_reports() is
  'Forgets reports and kinds of errors that are older, or reports that are more, than private.error_report_limits keeps.';

create function public.resolve_error_group(fingerprint text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  why text;
begin
  perform private.require_admin();
  why := private.required_text(reason, 'A reason', 1000);
  select to_jsonb(g) into before_row from public.error_groups g where g.fingerprint = fingerprint for update;
  if before_row is null then
    raise exception 'This error does not exist.';
  end if;
  update public.error_groups g set resolved_at = now(), resolved_by = auth.uid() where g.fingerprint = fingerprint;
  perform private.audit('error.resolve', 'error_groups', null, before_row,
    (select to_jsonb(g) from public.error_groups g where g.fingerprint = fingerprint), why);
end $$;
comment on function public.resolve_error_group(text, text) is
  'An administrator notes that a kind of error is dealt with, and how. Happening again reopens it. Audited.';
grant execute on function public.resolve_error_group(text, text) to authenticated;

create function public.find_error_reports(
  severity text default null, category text default null, source text default null, release text default null,
  remote text default null, remote_version text default null, since timestamptz default null,
  words text default null, before bigint default null, page_size int default 50
) returns setof public.error_logs
language plpgsql stable security definer set search_path = '' as $$
declare
  looked_for tsquery;
begin
  perform private.require_admin();
  looked_for := private.words_looked_for(private.clean_text(words, 'The words to search for', 200));
  -- Only what is requested is part of the statement, so that each choice is read by its own index.
  return query execute
    'select e.* from public.error_logs e where true'
    || case when severity is not null then ' and e.severity = $1' else '' end
    || case when category is not null then ' and e.category = $2' else '' end
    || case when source is not null then ' and e.source = $3' else '' end
    || case when release is not null then ' and e.context ->> ''release'' = $4' else '' end
    || case when remote is not null then ' and e.context ->> ''remote'' = $5' else '' end
    || case when remote_version is not null then ' and e.context ->> ''remote_version'' = $6' else '' end
    || case when since is not null then ' and e.created_at >= $7' else '' end
    || case when looked_for is not null then ' and private.searched_words(e.message) @@ $8' else '' end
    || case when before is not null then ' and e.id < $9' else '' end
    || ' order by e.id desc limit $10'
    using severity, category, source, release, remote, remote_version, since, looked_for, before,
      least(greatest(coalesce(page_size, 50), 1), 100);
end $$;
comment on function public.find_error_reports(text, text, text, text, text, text, timestamptz, text, bigint, int) is
  'For administrators: reports of errors, the latest first, those before a number, up to 100 at a time; every word begins a word of the message.';
grant execute on function public.find_error_reports(text, text, text, text, text, text, timestamptz, text, bigint, int) to authenticated;

create function public.error_report_values() returns table (what text, value text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  -- One step along an index for each value, however many reports have it.
  return query with recursive sources as (
    (select e.source as value from public.error_logs e where e.source is not null order by e.source limit 1)
    union all
    select (select e.source from public.error_logs e where e.source > s.value order by e.source limit 1)
    from sources s where s.value is not null
  ), releases as (
    (select e.context ->> 'release' as value from public.error_logs e
      where e.context ->> 'release' is not null order by 1 limit 1)
    union all
    select (select e.context ->> 'release' from public.error_logs e
      where e.context ->> 'release' > s.value order by 1 limit 1)
    from releases s where s.value is not null
  ), versions as (
    (select e.context ->> 'remote_version' as value from public.error_logs e
      where e.context ->> 'remote_version' is not null order by 1 limit 1)
    union all
    select (select e.context ->> 'remote_version' from public.error_logs e
      where e.context ->> 'remote_version' > s.value order by 1 limit 1)
    from versions s where s.value is not null
  )
  select found.what, found.value from (
    (select 'source' as what, s.value from sources s where s.value is not null limit 200)
    union all
    (select 'release', s.value from releases s where s.value is not null order by s.value desc limit 200)
    union all
    (select 'remote_version', s.value from versions s where s.value is not null order by s.value desc limit 200)
  ) found;
end $$;
comment on function public.error_report_values() is
  'For administrators: the sources, releases and versions of remotes that reports name, up to 200 each; releases and versions descending.';
grant execute on function public.error_report_values() to authenticated;

-- 95_admin/functions/feature_flags.sql

-- FNV-1a, 32 bit, over the bytes of a text (Fowler, Noll and Vo, draft-eastlake-fnv).
create function private.fnv1a(words text) returns bigint
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  bytes bytea := convert_to(words, 'UTF8');
  hash bigint := 2166136261;
begin
  for place in 0 .. length(bytes) - 1 loop
    hash := ((hash # get_byte(bytes, place)) * 16777619) & 4294967295;
  end loop;
  return hash;
end $$;
comment on function private.fnv1a(text) is 'The 32-bit FNV-1a hash of the UTF-8 bytes of a text.';

create function private.stable_bucket(person uuid) returns int
language sql immutable strict parallel safe set search_path = '' as $$
  select (private.fnv1a(person::text) % 100)::int
$$;
comment on function private.stable_bucket(uuid) is
  'The bucket (0 to 99) an account always falls into, as the interface computes it: FNV-1a of its id in lower case, modulo 100.';

create function private.is_flag_on(flag text, person uuid, at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  rule public.feature_flags;
  user_type text;
begin
  select * into rule from public.feature_flags f where f.name = flag;
  if not found or not rule.enabled or rule.start_date > at or rule.end_date < at then
    return false;
  end if;
  select p.user_type::text into user_type from public.profiles p where p.id = person and p.deleted_at is null;
  if cardinality(rule.user_roles) > 0 and (user_type is null or user_type <> all (rule.user_roles)) then
    return false;
  end if;
  if cardinality(rule.user_ids) > 0 and (person is null or person <> all (rule.user_ids)) then
    return false;
  end if;
  return rule.user_percentage is null or person is null or private.stable_bucket(person) < rule.user_percentage;
end $$;
comment on function private.is_flag_on(text, uuid, timestamptz) is
  'Whether a flag is on for a person (null: a visitor) at a moment. In order: it exists, is enabled, has started, has not ended, lists the role, lists the id, and the person''s bucket is below the percentage. The role is the profile''s; metadata does not count.';

create function public.my_feature_flags() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(f.name, private.is_flag_on(f.name, auth.uid(), now())), '{}')
  from public.feature_flags f
$$;
comment on function public.my_feature_flags() is 'Every flag by name, and whether it is on for the caller now.';
grant execute on function public.my_feature_flags() to anon, authenticated;

create function public.save_feature_flag(name text, rule jsonb, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  flag public.feature_flags;
  why text;
begin
  perform private.require_admin();
  why := private.required_text(reason, 'A reason', 1000);
  if name is null or name !~ '^[a-z][a-z0-9_]{1,60}$' then
    raise exception 'Use 2 to 61 lowercase letters, digits and underscores for the name of a flag.';
  end if;
  if rule is null or jsonb_typeof(rule) <> 'object' or jsonb_typeof(rule -> 'enabled') is distinct from 'boolean' then
    raise exception 'Choose whether the flag is enabled.';
  end if;
  flag.name := name;
  flag.enabled := (rule ->> 'enabled')::boolean;
  flag.description := private.json_text(rule, 'description', 'The description', 500);
  flag.user_percentage := private.json_whole(rule, 'user_percentage', 'The percentage', 0, 100)::int;
  flag.start_date := private.json_date(rule, 'start_date', 'The start');
  flag.end_date := private.json_date(rule, 'end_date', 'The end');
  if flag.end_date < flag.start_date then
    raise exception 'The end must not be before the start.';
  end if;
  flag.user_roles := private.json_list(rule, 'user_roles', 'The roles', 3, '^(owner|vendor|admin)$');
  flag.user_ids := private.json_list(rule, 'user_ids', 'The accounts', 1000,
    '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$')::uuid[];
  select to_jsonb(f) into before_row from public.feature_flags f where f.name = name for update;
  insert into public.feature_flags select flag.*
  on conflict on constraint feature_flags_pkey do update
  set enabled = flag.enabled, description = coalesce(flag.description, feature_flags.description),
    user_percentage = flag.user_percentage, user_roles = flag.user_roles, user_ids = flag.user_ids,
    start_date = flag.start_date, end_date = flag.end_date;
  perform private.audit('flag.save', 'feature_flags', null, before_row,
    (select to_jsonb(f) from public.feature_flags f where f.name = name), why);
end $$;
comment on function public.save_feature_flag(text, jsonb, text) is
  'An administrator adds or changes a flag: enabled, description, user_percentage, user_roles, user_ids, start_date, end_date; what is absent no longer limits it. Audited.';
grant execute on function public.save_feature_flag(text, jsonb, text) to authenticated;

-- Requests that waited while no one was offered anything.
create function private.resume_matching() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid;
begin
  for waiting in
    select r.id from public.service_requests r where r.state in ('matching', 'open') order by r.submitted_at, r.id
  loop
    perform private.offer_next(waiting, now());
  end loop;
  return null;
end $$;
comment on function private.resume_matching() is
  'Trigger: when vendor_matching changes, offers waiting requests to Pros where it is on now.';

-- 95_admin/functions/marketplace_health.sql

-- How the marketplace does, day by day, for administrators.

create function public.marketplace_health(from_day date, to_day date)
returns table (
  day date, requests int, taken int, quoted int, first_quote_minutes float8, offers int, accepted_offers int,
  accepted_quotes int, inside_estimate int, tokens bigint, errors int
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  days tstzrange;
begin
  perform private.require_admin();
  days := private.checked_days(from_day, to_day);
  return query
  with asked as (
    select (r.submitted_at at time zone 'UTC')::date as day, r.estimate_low_cents as low, r.estimate_high_cents as high,
      exists (
        select 1 from public.leads l
        where l.request_id = r.id and l.state not in ('offered', 'viewed', 'declined', 'expired')) as taken,
      agreed.cents,
      extract(epoch from first_quote.sent_at - r.submitted_at) / 60 as minutes
    from public.service_requests r
      left join lateral (
        select q.total_cents as cents from public.quotes q where q.request_id = r.id and q.state = 'accepted'
      ) agreed on true
      left join lateral (
        select min(e.created_at) as sent_at from public.state_events e
        where e.request_id = r.id and e.machine = 'quote' and e.to_state = 'sent'
      ) first_quote on true
    where r.submitted_at >= lower(days) and r.submitted_at < upper(days)
  ), asked_daily as (
    select a.day, count(*)::int as requests, count(*) filter (where a.taken)::int as taken,
      count(a.minutes)::int as quoted, percentile_cont(0.5) within group (order by a.minutes) as minutes,
      count(a.cents)::int as agreed, count(*) filter (where a.cents between a.low and a.high)::int as inside
    from asked a group by 1
  ), offered_daily as (
    select (l.offered_at at time zone 'UTC')::date as day, count(*)::int as offers,
      count(*) filter (where l.state not in ('offered', 'viewed', 'declined', 'expired'))::int as accepted
    from public.leads l where l.offered_at >= lower(days) and l.offered_at < upper(days) group by 1
  ), moved_daily as (
    select (t.created_at at time zone 'UTC')::date as day, sum(t.posted_delta)::bigint as moved
    from public.token_ledger t where t.created_at >= lower(days) group by 1
  ), failed_daily as (
    select (e.created_at at time zone 'UTC')::date as day, count(*)::int as errors
    from public.error_logs e
    where e.created_at >= lower(days) and e.created_at < upper(days) and e.severity in ('error', 'critical')
    group by 1
  )
  select d.day, coalesce(a.requests, 0), coalesce(a.taken, 0), coalesce(a.quoted, 0), a.minutes,
    coalesce(o.offers, 0), coalesce(o.accepted, 0), coalesce(a.agreed, 0), coalesce(a.inside, 0),
    -- What is there now, less what came later.
    (select coalesce(sum(t.posted), 0) from public.token_accounts t)::bigint
      - (select coalesce(sum(m.moved), 0) from moved_daily m where m.day > d.day)::bigint,
    coalesce(f.errors, 0)
  from (select generate_series(from_day, to_day, interval '1 day')::date as day) d
    left join asked_daily a on a.day = d.day
    left join offered_daily o on o.day = d.day
    left join failed_daily f on f.day = d.day
  order by d.day;
end $$;
comment on function public.marketplace_health(date, date) is
  'For administrators, a row for each day (UTC) from one to another: requests submitted that day, how many of them a Pro took, how many were quoted and the median minutes to the first quote, how many were agreed on and how many of these inside the estimate; offers made that day and accepted since; tokens in circulation at its end; errors and critical errors reported.';
grant execute on function public.marketplace_health(date, date) to authenticated;

create function public.remote_load_failures(from_day date, to_day date)
returns table (remote text, remote_version text, failures int, people int, last_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  days tstzrange;
begin
  perform private.require_admin();
  days := private.checked_days(from_day, to_day);
  return query
  select left(e.context ->> 'remote', 100), left(e.context ->> 'remote_version', 100), count(*)::int,
    count(distinct e.user_id)::int, max(e.created_at)
  from public.error_logs e
  where e.created_at >= lower(days) and e.created_at < upper(days) and e.message like 'RemoteFault: %'
    and e.context ->> 'remote' is not null
  group by 1, 2
  order by 3 desc, 1, 2
  limit 50;
end $$;
comment on function public.remote_load_failures(date, date) is
  'For administrators: how often a part of the site could not be loaded between two days (UTC, both included), by remote and its release (null when none was found), how many signed-in people it met, and when last.';
grant execute on function public.remote_load_failures(date, date) to authenticated;

-- 95_admin/functions/page_vitals.sql

-- How fast pages are for people: Core Web Vitals, as browsers measure them (web.dev/articles/vitals).

create function public.record_page_vitals(page text, release text, device text, vitals jsonb) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  limits private.page_vital_limits;
begin
  if not private.is_flag_on('performance_monitoring', auth.uid(), now()) then
    return;
  end if;
  -- Names of pages, never addresses: what identifies a request or a person is ':id' in them.
  if (page ~ '^/[a-z0-9:/-]{0,80}$' and page !~ '[0-9a-f]{8}-' and device in ('narrow', 'wide')
      and (release is null or release ~ '^[A-Za-z0-9._-]{1,60}$')
      and jsonb_typeof(vitals) = 'object') is not true then
    raise exception 'This is not a page measurement.';
  end if;
  select * into strict limits from private.page_vital_limits;
  perform private.count_report('page vitals', limits.a_minute);
  insert into private.page_vitals (page, release, device, metric, value)
  select page, release, device, m.key, (m.value #>> '{}')::float8
  from jsonb_each(vitals) m
  where m.key in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB') and jsonb_typeof(m.value) = 'number'
    and (m.value #>> '{}')::float8 between 0 and 600000;
  -- Anyone may report, so the number of rows has an end.
  if random() < 0.01 then
    delete from private.page_vitals v where v.created_at < now() - make_interval(days => limits.kept_days)
      or v.id <= (select max(k.id) from private.page_vitals k) - limits.kept_at_most;
  end if;
end $$;
comment on function public.record_page_vitals(text, text, text, jsonb) is
  'Stores what a browser measured of one page: {LCP, INP, FCP, TTFB in milliseconds, CLS}. Nothing about the person. Stores nothing while performance_monitoring is off; refuses more than private.page_vital_limits allows.';
grant execute on function public.record_page_vitals(text, text, text, jsonb) to anon, authenticated;

create function public.page_vitals_by_page(from_day date, to_day date)
returns table (page text, release text, metric text, samples bigint, p75 float8)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select v.page, v.release, v.metric, count(*),
    percentile_cont(0.75) within group (order by v.value)
  from private.page_vitals v
  where v.created_at >= from_day and v.created_at < to_day + 1
  group by v.page, v.release, v.metric
  order by count(*) desc, v.page, v.release desc, v.metric
  limit 2000;
end $$;
comment on function public.page_vitals_by_page(date, date) is
  'For administrators: the 75th percentile of each metric by page and release over some days (UTC, both included), the most measured first.';
grant execute on function public.page_vitals_by_page(date, date) to authenticated;

create function public.page_vitals_by_day(from_day date, to_day date)
returns table (day date, metric text, samples bigint, p75 float8)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select (v.created_at at time zone 'UTC')::date, v.metric, count(*),
    percentile_cont(0.75) within group (order by v.value)
  from private.page_vitals v
  where v.created_at >= from_day and v.created_at < to_day + 1
  group by 1, 2 order by 1, 2;
end $$;
comment on function public.page_vitals_by_day(date, date) is
  'For administrators: the 75th percentile of each metric by day (UTC, both included).';
grant execute on function public.page_vitals_by_day(date, date) to authenticated;

-- 95_admin/functions/people_search.sql

-- Administrators look for people.

create function public.admin_find_people(query text) returns table (
  id uuid, email text, user_type public.user_type, first_name text, last_name text, phone text, city text,
  state text, business_name text, vendor_state public.vendor_state, created_at timestamptz, deleted_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text;
  beginning text;
  digits text;
  person uuid;
begin
  perform private.require_admin();
  words := lower(private.required_text(admin_find_people.query, 'What to look for', 120));
  beginning := regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%';
  digits := '+1' || right(regexp_replace(words, '[^0-9]', '', 'g'), 10);
  if words ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    person := words::uuid;
  end if;
  -- Looking at people is an act of an administrator like any other.
  perform private.audit('people.search', 'profiles', null, null, null, words);
  return query
  with hits as (
    (select p.id from public.profiles p where lower(p.email) like beginning limit 20)
    union (select p.id from public.profiles p where lower(p.last_name) like beginning limit 20)
    union (select p.id from public.profiles p where lower(p.first_name) like beginning limit 20)
    union (select p.id from public.profiles p where p.phone = digits limit 20)
    union (select p.id from public.profiles p where p.id = person limit 1)
    union (select v.vendor_id from public.vendor_profiles v where lower(v.business_name) like beginning limit 20)
  )
  select p.id, p.email, p.user_type, p.first_name, p.last_name, p.phone, p.city, p.state,
    v.business_name, v.state, p.created_at, p.deleted_at
  from hits h join public.profiles p on p.id = h.id left join public.vendor_profiles v on v.vendor_id = p.id
  order by p.email limit 20;
end $$;
comment on function public.admin_find_people(text) is
  'For administrators: up to 20 people whose email, name or business begins with a text, or whose phone number or id it is. Audited.';
grant execute on function public.admin_find_people(text) to authenticated;

-- 95_admin/functions/person.sql

-- One account on one page, and what administrators do to it. Each act has a reason and an audit row.

create function private.account_of(person uuid) returns public.profiles
language plpgsql stable security definer set search_path = '' as $$
declare
  account public.profiles;
begin
  perform private.require_admin();
  select * into account from public.profiles p where p.id = person;
  if not found then
    raise exception 'This account does not exist.';
  end if;
  return account;
end $$;
comment on function private.account_of(uuid) is 'An account, for administrators; refuses everybody else (42501).';

create function public.admin_person(person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
begin
  return to_jsonb(account) || jsonb_build_object(
    'business_name', (select v.business_name from public.vendor_profiles v where v.vendor_id = person_id),
    'email_confirmed_at', (select u.email_confirmed_at from auth.users u where u.id = person_id),
    'deletion_due_at', (
      select d.due_at from public.account_deletions d where d.person_id = person_id and d.state = 'requested'),
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'device', left(s.user_agent, 400), 'started_at', s.created_at,
        'last_seen_at', greatest(s.created_at, s.refreshed_at at time zone 'utc')) order by s.created_at desc, s.id)
      from (
        select * from auth.sessions s
        where s.user_id = person_id and (s.not_after is null or s.not_after > now())
        order by s.created_at desc, s.id limit 50) s), '[]'));
end $$;
comment on function public.admin_person(uuid) is
  'For administrators: an account with its business, when its address was confirmed, when it is to be deleted, and up to 50 open sessions, the latest first.';
grant execute on function public.admin_person(uuid) to authenticated;

create function public.admin_end_sessions(person_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
  ended int;
begin
  delete from auth.sessions s
  where s.user_id = person_id and s.id::text is distinct from auth.jwt() ->> 'session_id';
  get diagnostics ended = row_count;
  perform private.audit('person.end_sessions', 'profiles', person_id, null,
    jsonb_build_object('name', account.email, 'sessions', ended), why);
  perform private.tell(person_id, 'sessions', null, null);
  return ended;
end $$;
comment on function public.admin_end_sessions(uuid, text) is
  'An administrator signs a person out everywhere (but in the session of the call), with a reason. Audited. Returns how many sessions that were.';
grant execute on function public.admin_end_sessions(uuid, text) to authenticated;

create function public.admin_delete_account(person_id uuid, reason text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(person_id);
  why text := private.required_text(reason, 'A reason', 500);
  due_at timestamptz;
begin
  -- The same row that the person's own request waits for.
  perform 1 from public.profiles p where p.id = person_id for update;
  if account.user_type = 'admin' then
    raise exception 'The account of an administrator cannot be deleted here.' using errcode = '42501';
  end if;
  if account.deleted_at is not null then
    raise exception 'This account was deleted.';
  end if;
  due_at := private.schedule_deletion(person_id);
  perform private.audit('person.delete', 'profiles', person_id, null,
    jsonb_build_object('name', account.email, 'due_at', due_at), why);
  return due_at;
end $$;
comment on function public.admin_delete_account(uuid, text) is
  'An administrator schedules an account for deletion, as its person can: after seven days, until which the person, who is notified, can cancel it. With a reason. Audited. Returns when.';
grant execute on function public.admin_delete_account(uuid, text) to authenticated;

create function public.admin_conversations(person_id uuid, reason text) returns table (
  id uuid, number bigint, contact_name text, business_name text, last_message_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  account public.profiles := private.account_of(admin_conversations.person_id);
  why text := private.required_text(admin_conversations.reason, 'A reason', 500);
begin
  perform private.audit('person.read_messages', 'profiles', account.id, null,
    jsonb_build_object('name', account.email), why);
  return query
    select c.id, r.number, r.contact_name, v.business_name, c.last_message_at
    from (
      (select * from public.conversations c where c.owner_id = account.id
        order by coalesce(c.last_message_at, c.created_at) desc limit 50)
      union all
      (select * from public.conversations c where c.vendor_id = account.id
        order by coalesce(c.last_message_at, c.created_at) desc limit 50)
    ) c
    join public.service_requests r on r.id = c.request_id
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    order by coalesce(c.last_message_at, c.created_at) desc limit 50;
end $$;
comment on function public.admin_conversations(uuid, text) is
  'For administrators who say why: a person''s latest 50 conversations. Audited.';
grant execute on function public.admin_conversations(uuid, text) to authenticated;

create function public.admin_read_conversation(conversation_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  sides jsonb := (
    select jsonb_build_object('name', r.contact_name || ' and ' || v.business_name, 'vendor_id', v.vendor_id)
    from public.conversations c
    join public.service_requests r on r.id = c.request_id
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.id = conversation_id);
begin
  if sides is null then
    raise exception 'This conversation does not exist.';
  end if;
  perform private.audit('conversation.read', 'conversations', conversation_id, null, sides, why);
end $$;
comment on function public.admin_read_conversation(uuid, text) is
  'An administrator says why a conversation is read, before its page shows it. Audited.';
grant execute on function public.admin_read_conversation(uuid, text) to authenticated;

-- 95_admin/functions/record_search.sql

-- The search administrators open from every page. Each part reads a few rows in the order of one index,
-- so that it takes as long in a large marketplace as in a small one.

create function public.admin_search(words text) returns table (
  kind text, id text, title text, detail text, person_id uuid, request_id uuid
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant int := 5;
  wanted text;
  beginning text;
  first_word text;
  rest text;
  digits text;
  zip_code text;
  figure bigint;
  named uuid;
begin
  perform private.require_admin();
  wanted := lower(private.required_text(words, 'What to look for', 120));
  if length(wanted) < 2 then
    raise exception 'Type at least two characters.';
  end if;
  beginning := regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%';
  first_word := split_part(beginning, ' ', 1);
  rest := nullif(substr(beginning, length(first_word) + 2), '');
  digits := regexp_replace(wanted, '[^0-9]', '', 'g');
  zip_code := substring(wanted from '^[0-9]{5}$');
  figure := substring(wanted from '^(?:no[.]?|#)? *([0-9]{1,12})$')::bigint;
  named := substring(wanted from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid;
  -- Looking at people is an act of an administrator like any other.
  perform private.audit('people.search', 'profiles', null, null, null, wanted);

  return query
  with hits as (
    (select p.id from public.profiles p where lower(p.email) like beginning order by lower(p.email) using operator(pg_catalog.~<~) limit most)
    union (select p.id from public.profiles p where lower(p.last_name) like beginning
      order by lower(p.last_name) using operator(pg_catalog.~<~) limit most)
    union (select p.id from public.profiles p where lower(p.first_name) like beginning
      order by lower(p.first_name) using operator(pg_catalog.~<~) limit most)
    union (select p.id from public.profiles p
      where rest is not null and lower(p.last_name) like rest and lower(p.first_name) = first_word limit most)
    union (select p.id from public.profiles p
      where length(digits) between 10 and 11 and p.phone = '+1' || right(digits, 10) limit most)
    union (select p.id from public.profiles p where p.zip = zip_code order by p.created_at desc limit most)
    union (select p.id from public.profiles p where p.id = named)
  )
  select 'person', p.id::text, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email),
    concat_ws(', ', case p.user_type when 'vendor' then 'Pro' when 'admin' then 'administrator' else 'owner' end,
      p.email, p.city), p.id, null::uuid
  from hits h join public.profiles p on p.id = h.id
  where p.deleted_at is null
  order by 3, 2 limit most;

  return query
  with hits as (
    (select v.vendor_id from public.vendor_profiles v where lower(v.business_name) like beginning
      order by lower(v.business_name) using operator(pg_catalog.~<~) limit most)
    union (select v.vendor_id from public.vendor_profiles v where v.zip = zip_code limit most)
    union (select v.vendor_id from public.vendor_profiles v where v.vendor_id = named)
  )
  select 'business', v.vendor_id::text, v.business_name,
    concat_ws(', ', replace(v.state::text, '_', ' '), z.city, v.zip), v.vendor_id, null::uuid
  from hits h join public.vendor_profiles v on v.vendor_id = h.vendor_id
  left join public.zip_codes z on z.zip = v.zip
  order by 3, 2 limit most;

  return query
  with hits as (
    select r.id from public.service_requests r where r.number = figure
    union (select r.id from public.service_requests r where r.zip = zip_code
      order by r.created_at desc, r.id desc limit most)
    union (select r.id from public.service_requests r where r.id = named)
  )
  select 'request', r.id::text, 'Request no. ' || r.number,
    concat_ws(', ', replace(r.category::text, '_', ' '), r.city, r.zip, replace(r.state::text, '_', ' ')),
    r.owner_id, r.id
  from hits h join public.service_requests r on r.id = h.id
  order by r.created_at desc limit most;

  return query
  select 'quote', q.id::text, format('Quote for no. %s, version %s', r.number, q.version),
    concat_ws(', ', v.business_name, to_char(q.total_cents / 100.0, 'FM$999,999,990.00'), replace(q.state::text, '_', ' ')),
    q.vendor_id, r.id
  from (
    select q.* from public.quotes q join public.service_requests r on r.id = q.request_id where r.number = figure
    union select q.* from public.quotes q where q.id = named
  ) q
  join public.service_requests r on r.id = q.request_id
  join public.vendor_profiles v on v.vendor_id = q.vendor_id
  order by q.created_at desc limit most;

  return query
  select 'job', j.id::text, 'Job of no. ' || r.number,
    concat_ws(', ', v.business_name, to_char(j.price_cents / 100.0, 'FM$999,999,990.00'), replace(j.state::text, '_', ' ')),
    j.vendor_id, r.id
  from (
    select j.* from public.jobs j join public.service_requests r on r.id = j.request_id where r.number = figure
    union select j.* from public.jobs j where j.id = named
  ) j
  join public.service_requests r on r.id = j.request_id
  join public.vendor_profiles v on v.vendor_id = j.vendor_id
  order by j.created_at desc limit most;

  return query
  select 'ledger', l.id::text, 'Ledger entry ' || l.id,
    concat_ws(', ', v.business_name, l.kind::text, to_char(coalesce(nullif(l.posted_delta, 0), l.held_delta), 'FMSG999,990') || ' tokens'),
    l.vendor_id, null::uuid
  from public.token_ledger l left join public.vendor_profiles v on v.vendor_id = l.vendor_id
  where l.id = figure;
end $$;
comment on function public.admin_search(text) is
  'For administrators: up to five each of people (beginning of email or name, phone number, ZIP code, id), businesses (beginning of the name, ZIP code, id), requests (number, ZIP code, id), quotes and jobs (number of the request, id), and the ledger entry of a number. kind: person, business, request, quote, job or ledger. Audited.';
grant execute on function public.admin_search(text) to authenticated;

-- 95_admin/functions/release_loads.sql

-- While a release of a remote is a canary, how it does beside the one that is live.

create function public.count_release_load(remote text, version text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if (remote ~ '^mf-[a-z]{1,40}$' and version ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{10}$') is not true then
    raise exception 'Unknown release.';
  end if;
  perform private.count_report('release loads ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 6000 else 120 end);
  insert into private.release_loads as l (remote, version) values (remote, version)
  on conflict on constraint release_loads_pkey do update set loads = l.loads + 1;
  -- Anyone may count, so the number of rows has an end.
  if random() < 0.01 then
    delete from private.release_loads l where l.first_at < now() - interval '90 days' or l.first_at < (
      select min(k.first_at) from (select r.first_at from private.release_loads r order by r.first_at desc limit 1000) k);
  end if;
end $$;
comment on function public.count_release_load(text, text) is
  'Counts that a page has loaded a release of a remote; the shell calls it while that remote has a canary.';
grant execute on function public.count_release_load(text, text) to anon, authenticated;

create function public.compare_releases(remote text, versions text[])
returns table (version text, loads bigint, errors bigint, people int, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_admin();
  return query
  select asked.version, coalesce(l.loads, 0), count(e.id), count(distinct e.user_id)::int, l.first_at
  from (select distinct v as version from unnest(versions[1:10]) v) asked
    left join private.release_loads l on l.remote = remote and l.version = asked.version
    left join public.error_logs e on e.context ->> 'remote_version' = asked.version
      and e.context ->> 'remote' = remote and e.severity in ('error', 'critical') and e.created_at >= l.first_at
  group by asked.version, l.loads, l.first_at
  order by asked.version desc;
end $$;
comment on function public.compare_releases(text, text[]) is
  'For administrators: of up to 10 releases of a remote, the pages that loaded each since its first count, the errors and critical errors reported on its pages since then, and how many signed-in people met them.';
grant execute on function public.compare_releases(text, text[]) to authenticated;

-- 95_admin/functions/second_factor.sql

-- Administrators with a second factor act only in sessions in which they have entered a code (aal2).
create function private.second_factor_owed() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when auth.jwt() ->> 'aal' = 'aal2' then null
    when exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then 'code'
    when (select s.second_factor_required from private.admin_security s) then 'enroll'
  end
$$;
comment on function private.second_factor_owed() is
  'What keeps the caller''s session from acting for administrators: a code of the enrolled factor (code), a factor at all (enroll), or nothing (null).';

create function public.my_admin_access() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(private.second_factor_owed(), 'open')
  from public.profiles p where p.id = auth.uid() and p.user_type = 'admin' and p.deleted_at is null
$$;
comment on function public.my_admin_access() is
  'What an administrator has to do before the pages open: nothing (open), enter a code (code) or enroll a second factor (enroll). Null for everyone else.';
grant execute on function public.my_admin_access() to authenticated;

-- 95_admin/functions/vendor_records.sql

create function public.vendor_records(vendor_ids uuid[]) returns setof jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select to_jsonb(v) || jsonb_build_object(
      'vendor_credentials', coalesce((
        select jsonb_agg(to_jsonb(c) || jsonb_build_object('profiles', (
          select jsonb_build_object('email', by.email) from public.profiles by where by.id = c.verified_by
        )) order by c.created_at)
        from public.vendor_credentials c where c.vendor_id = v.vendor_id), '[]'),
      'vendor_equipment', coalesce((
        select jsonb_agg(jsonb_build_object('kind', e.kind, 'quantity', e.quantity))
        from public.vendor_equipment e where e.vendor_id = v.vendor_id), '[]'),
      'profiles', jsonb_build_object('email', p.email, 'first_name', p.first_name, 'last_name', p.last_name,
        'phone', p.phone, 'created_at', p.created_at))
    from unnest(vendor_ids) with ordinality listed (id, place)
    join public.vendor_profiles v on v.vendor_id = listed.id
    join public.profiles p on p.id = v.vendor_id
    where listed.place <= 100
    order by listed.place;
end $$;
comment on function public.vendor_records(uuid[]) is
  'Everything about up to 100 Pros in the order of these ids, for administrators: business, account, equipment, and credentials with their numbers and who verified them.';
grant execute on function public.vendor_records(uuid[]) to authenticated;

-- 97_first_views/functions/admin.sql

-- An administrator's first view in one call.

create function public.open_decisions(shown int default 4)
returns table (queue text, total bigint, rows jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'UTC')::date;
begin
  perform private.require_admin();
  return query
  with waiting as (
    select * from private.waiting_cases()
    union all
    -- Nothing to decide: what ends soon is listed by its end.
    select 'ending', c.id::text, c.created_at, (c.expires_on + time '12:00') at time zone 'UTC',
      jsonb_build_object('business', v.business_name, 'kind', c.kind, 'vendor_id', c.vendor_id)
    from public.vendor_credentials c join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.verified_at is not null and c.expires_on between today and today + 30
      and v.state in ('approved', 'paused')
  ), placed as (
    select w.*, count(*) over (partition by w.queue) as total,
      row_number() over (partition by w.queue order by w.due_at, w.since, w.id) as place
    from waiting w
  )
  select p.queue, p.total, jsonb_agg(
    jsonb_build_object('id', p.id, 'since', p.since, 'due_at', p.due_at) || p.subject order by p.place)
  from placed p where p.place <= least(greatest(coalesce(shown, 4), 1), 25)
  group by p.queue, p.total;
end $$;
comment on function public.open_decisions(int) is
  'For administrators: of everything that waits for a decision or ends soon, by queue, how much there is and the most urgent of it: by deadline, then the longest waiting.';
grant execute on function public.open_decisions(int) to authenticated;

create function public.admin_dashboard(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'decisions', coalesce((
      select jsonb_object_agg(d.queue, jsonb_build_object('total', d.total, 'rows', d.rows))
      from public.open_decisions(6) d), '{}'),
    'queue', coalesce((select jsonb_agg(to_jsonb(q) order by q.due_at, q.since, q.queue, q.id)
      from public.review_queue(shown => 8) q), '[]'),
    'health', coalesce((
      select jsonb_agg(to_jsonb(h) order by h.day) from public.marketplace_health(from_day, to_day) h), '[]'),
    'failures', coalesce((
      select jsonb_agg(to_jsonb(f)) from public.remote_load_failures(from_day, to_day) f), '[]'),
    'requests', coalesce((
      select jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc)
      from (
        select q.id, q.number, q.state, q.category, q.timing, q.city, q.region, q.created_at, coalesce((
          select jsonb_agg(jsonb_build_object('state', l.state, 'conversations', (
            select jsonb_build_object('id', c.id) from public.conversations c where c.lead_id = l.id)))
          from public.leads l where l.request_id = q.id), '[]') as leads
        from public.service_requests q order by q.created_at desc, q.id desc limit 25
      ) r), '[]'))
$$;
comment on function public.admin_dashboard(date, date) is
  'Everything the administrators'' dashboard shows: what is open by queue, the eight cases due first, the health of the marketplace and failed loads between two days, the latest 25 requests.';
grant execute on function public.admin_dashboard(date, date) to authenticated;

-- 97_first_views/functions/header.sql

-- What the header of every page says to someone signed in, in one call.
create function public.my_header() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'unread_messages', public.unread_total(),
    'unread_notifications', public.unread_notifications(),
    'announcements', coalesce((
      select jsonb_agg(to_jsonb(shown) order by shown.shown_from desc)
      from (
        select a.id, a.message, a.severity, a.shown_from, a.shown_until, a.withdrawn_at, a.created_at
        from public.announcements a
        where a.withdrawn_at is null and now() between a.shown_from and a.shown_until
        order by a.shown_from desc limit 5
      ) shown), '[]'))
$$;
comment on function public.my_header() is
  'For the header of every page: how many messages and notifications the caller has not read, and the announcements shown now, latest first.';
grant execute on function public.my_header() to authenticated;

-- 97_first_views/functions/owner.sql

-- An owner's first views, each in one call. Rows are read with the caller's rights, except for lists: these
-- name whose rows they are themselves, once.

create function private.listed_requests(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object(
    'properties', (
      select jsonb_build_object('label', p.label, 'address', p.address)
      from public.properties p where p.id = r.property_id),
    'leads', coalesce((
      select jsonb_agg(jsonb_build_object('state', l.state, 'offer_expires_at', l.offer_expires_at))
      from public.leads l where l.request_id = r.id), '[]'),
    'quotes', coalesce((
      select jsonb_agg(jsonb_build_object('id', q.id, 'lead_id', q.lead_id, 'version', q.version,
        'state', q.state, 'total_cents', q.total_cents))
      from public.quotes q where q.request_id = r.id and q.state <> 'draft'), '[]'),
    'jobs', coalesce((
      select jsonb_agg(jsonb_build_object('id', j.id, 'state', j.state, 'scheduled_for', j.scheduled_for,
        'price_cents', j.price_cents, 'completed_at', j.completed_at, 'job_disputes', private.dispute_states(j.id)))
      from public.jobs j where j.request_id = r.id), '[]'),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('author_side', v.author_side))
      from public.reviews v
      where v.request_id = r.id and (v.author_side = 'owner' or v.state = 'published')), '[]')
  ) order by listed.place), '[]')
  from unnest(ids) with ordinality listed (id, place)
  join public.service_requests r on r.id = listed.id and r.owner_id = (select auth.uid()));
end $$;
comment on function private.listed_requests(uuid[]) is
  'Requests in the order of these ids as the lists of an owner show them: with the place, and the state of leads, quotes, jobs and reviews.';
grant execute on function private.listed_requests(uuid[]) to authenticated;

create function public.my_request_list(
  states text[] default null, words text default null, at_property uuid default null,
  sort text default 'newest', after uuid default null, page_size int default 20
) returns jsonb
language sql stable set search_path = '' as $$
  select private.listed_requests(array(
    select f.id from public.find_my_requests(states, words, at_property, sort, after, page_size)
      with ordinality f (id, number, place)
    order by f.place))
$$;
comment on function public.my_request_list(text[], text, uuid, text, uuid, int) is
  'The requests find_my_requests names, as the lists of an owner show them.';
grant execute on function public.my_request_list(text[], text, uuid, text, uuid, int) to authenticated;

create function public.owner_dashboard(shown_properties int default 6) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  first_properties uuid[] := array(
    select p.id from public.properties p where p.owner_id = (select auth.uid()) and p.archived_at is null
    order by p.label, p.id limit least(greatest(coalesce(shown_properties, 6), 0), 100));
begin
  return jsonb_build_object(
    'pressing', (
      select jsonb_build_object(
        'requests', private.listed_requests(coalesce(array_agg(p.id order by p.place), '{}')),
        'total', coalesce(max(p.total), 0))
      from public.my_pressing_requests(50) with ordinality p (id, total, place)),
    'conversations', coalesce((
      select jsonb_agg(to_jsonb(c) - 'place' order by c.place)
      from public.my_conversations(unread => true, page_size => 30) with ordinality c (id, lead_id, request_id,
        request_number, category, other_name, last_message, last_message_at, unread_count, contact_shared,
        lead_state, is_open, time_zone, place)), '[]'),
    'disputes', coalesce((
      select jsonb_agg(to_jsonb(d) order by d.due_at)
      from (
        select d.id, d.request_id, d.state, d.opened_by, d.due_at,
          jsonb_build_object('number', r.number, 'category', r.category, 'city', r.city,
            'time_zone', r.time_zone) as service_requests
        from public.job_disputes d join public.service_requests r on r.id = d.request_id
        where d.owner_id = (select auth.uid())
          and d.state in ('submitted', 'under_review', 'decided', 'appealed')
        order by d.due_at limit 100
      ) d), '[]'),
    'counts', coalesce((
      select jsonb_object_agg(c.state, c.requests) from public.count_my_requests() c), '{}'),
    'properties', coalesce((
      select jsonb_agg(to_jsonb(p) order by p.label, p.id) from public.properties p
      where p.owner_id = (select auth.uid()) and p.archived_at is null), '[]'),
    'figures', coalesce((
      select jsonb_object_agg(f.property_id, to_jsonb(f)) from public.my_property_figures(first_properties) f), '{}'),
    'open', (
      select public.my_request_list(states => array['draft', 'submitted', 'matching', 'open'])),
    'jobs', coalesce((
      select jsonb_agg(to_jsonb(j) order by j.scheduled_for nulls last, j.id)
      from (
        select j.id, j.state, j.scheduled_for, private.dispute_states(j.id) as job_disputes, jsonb_build_object('id', r.id, 'category', r.category,
          'city', r.city, 'time_zone', r.time_zone, 'properties', (
            select jsonb_build_object('label', p.label) from public.properties p where p.id = r.property_id
          )) as service_requests
        from public.jobs j join public.service_requests r on r.id = j.request_id
        where j.owner_id = (select auth.uid())
          and j.state in ('scheduled', 'en_route', 'in_progress', 'weather_hold', 'change_order_pending')
        order by j.scheduled_for nulls last, j.id limit 13
      ) j), '[]'),
    'care', coalesce((
      select jsonb_agg(to_jsonb(t) - 'place' order by t.place)
      from public.my_trees_needing_care(page_size => 100) with ordinality t (tree_id, label, species, height_m,
        diameter_cm, count, condition, property_id, property, region, time_zone, last_work_at, place)), '[]'),
    'spending', coalesce((
      select jsonb_agg(to_jsonb(s) - 'place' order by s.place)
      from public.my_spending() with ordinality s (property_id, property, year, cents, jobs, place)), '[]'),
    'saved_pros', coalesce((
      select jsonb_agg(to_jsonb(s) - 'place' order by s.place)
      from public.my_saved_pros() with ordinality s (vendor_id, business_name, city, region, categories, rating,
        rating_count, jobs_completed, is_demo, is_listed, place)), '[]'),
    'draft', (
      select to_jsonb(d) from (
        select r.key, r.answers, r.version, r.request_id, r.refusal from public.request_drafts r
        where r.owner_id = (select auth.uid()) and r.request_id is null and r.expires_at > now()
        order by r.updated_at desc limit 1
      ) d));
end $$;
comment on function public.owner_dashboard(int) is
  'Everything an owner''s dashboard shows: requests that wait for the owner, unread conversations, disputes, counts by state, properties with figures of the first of them, open requests, upcoming jobs (one more than shown), trees that need care, spending, saved Pros, the latest unsent request.';
grant execute on function public.owner_dashboard(int) to authenticated;

-- 97_first_views/functions/vendor.sql

-- A Pro's first views, each in one call. Rows are read with the caller's rights, except for lists: these name
-- whose rows they are themselves, once, which costs a third of asking every policy for every row.

create function private.listed_leads(ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(
    'jobs', case when j.id is not null then
      jsonb_build_object('state', j.state, 'scheduled_for', j.scheduled_for,
        'job_disputes', private.dispute_states(j.id)) end,
    'service_requests', to_jsonb(r) || jsonb_build_object(
      'request_trees', coalesce((
        select jsonb_agg(to_jsonb(t)) from public.request_trees t where t.request_id = r.id), '[]'),
      -- As private.can_read_site has it.
      'request_photos', case
        when l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
          or (l.state = 'won' and j.state not in ('cancelled', 'no_show')) then coalesce((
            select jsonb_agg(jsonb_build_object('path', f.path, 'position', f.position))
            from public.request_photos f where f.request_id = r.id), '[]')
        else '[]' end),
    'competition', case when c.lead_id is not null then
      jsonb_build_object('taken', c.taken, 'at_most', c.at_most) end
  ) order by listed.place), '[]')
  from unnest(ids) with ordinality listed (id, place)
  join public.leads l on l.id = listed.id and l.vendor_id = caller
  join public.service_requests r on r.id = l.request_id
  left join public.jobs j on j.lead_id = l.id
  left join public.my_lead_competition(ids) c on c.lead_id = l.id);
end $$;
comment on function private.listed_leads(uuid[]) is
  'Leads of the calling Pro in the order of these ids as the inbox shows them: with the job, the request, its trees and photos, and the competition.';
grant execute on function private.listed_leads(uuid[]) to authenticated;

create function public.my_lead_list(filter jsonb, after jsonb default null, at_most int default 20) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'leads', private.listed_leads(coalesce(array_agg(p.lead_id order by p.number), '{}')),
    -- A full page has another after it.
    'next', case when count(*) = at_most then (array_agg(p.place order by p.number desc))[1] end)
  from public.my_lead_page(filter, after, at_most) with ordinality p (lead_id, place, number)
$$;
comment on function public.my_lead_list(jsonb, jsonb, int) is
  'The leads my_lead_page names, as the inbox shows them, and the place to continue from (null after the last).';
grant execute on function public.my_lead_list(jsonb, jsonb, int) to authenticated;

create function public.my_business() returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(v) || jsonb_build_object(
    'vendor_credentials', coalesce((
      select jsonb_agg(to_jsonb(c) order by c.created_at) from public.vendor_credentials c
      where c.vendor_id = v.vendor_id), '[]'),
    'vendor_equipment', coalesce((
      select jsonb_agg(to_jsonb(e)) from public.vendor_equipment e where e.vendor_id = v.vendor_id), '[]'),
    'vendor_prices', coalesce((
      select jsonb_agg(to_jsonb(p)) from public.vendor_prices p where p.vendor_id = v.vendor_id), '[]'),
    'vendor_subscriptions', coalesce((
      select jsonb_agg(to_jsonb(s) || jsonb_build_object('subscription_plans', (
        select to_jsonb(p) from public.subscription_plans p where p.id = s.plan_id)) order by s.created_at desc)
      from public.vendor_subscriptions s where s.vendor_id = v.vendor_id), '[]'))
  from public.vendor_profiles v where v.vendor_id = (select auth.uid())
$$;
comment on function public.my_business() is
  'The calling Pro''s business with credentials, equipment, prices and subscriptions; null for everyone else. With the columns that no one but the Pro and administrators may read.';
grant execute on function public.my_business() to authenticated;

create function public.vendor_dashboard(days int default 90) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  caller uuid := auth.uid();
  business jsonb := public.my_business();
  today date := (now() at time zone coalesce(business ->> 'time_zone', 'UTC'))::date;
  latest jsonb := public.my_lead_list(
    jsonb_build_object('states', enum_range(null::public.lead_state), 'sort', 'newest'), null, 1) -> 'leads';
begin
  return jsonb_build_object(
    'business', business,
    'offers', public.my_lead_list(
      jsonb_build_object('states', array['offered', 'viewed'], 'sort', 'ending'), null, 4) -> 'leads',
    'latest', latest,
    'explanation', case when latest -> 0 ->> 'id' is not null then
      public.my_match_explanation((latest -> 0 ->> 'id')::uuid) end,
    'rules', (
      select to_jsonb(m) || to_jsonb(s)
      from (select p.* from public.matching_policy p order by p.version desc limit 1) m,
        (select p.* from public.resolution_policy p order by p.version desc limit 1) s),
    'counts', coalesce((select jsonb_object_agg(c.state, c.leads) from public.my_lead_counts() c), '{}'),
    'dated_jobs', coalesce((
      select jsonb_agg(to_jsonb(j) || jsonb_build_object('job_disputes', private.dispute_states(j.id), 'service_requests', jsonb_build_object(
        'number', r.number, 'category', r.category, 'city', r.city, 'region', r.region,
        'contact_name', r.contact_name, 'time_zone', r.time_zone)) order by j.scheduled_for)
      from (
        select o.* from public.jobs o
        where o.vendor_id = caller and o.scheduled_for is not null
          and o.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold')
        order by o.scheduled_for limit 50
      ) j join public.service_requests r on r.id = j.request_id), '[]'),
    'undated_jobs', coalesce((
      select jsonb_agg(jsonb_build_object('id', j.id))
      from (
        select o.id from public.jobs o
        where o.vendor_id = caller and o.scheduled_for is null
          and o.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold')
        limit 50
      ) j), '[]'),
    'tokens', (select to_jsonb(a) from public.token_accounts a where a.vendor_id = caller),
    'stats', public.my_vendor_stats(today - days + 1, today));
end $$;
comment on function public.vendor_dashboard(int) is
  'Everything a Pro''s dashboard shows: the business, open offers, the latest lead with its rank and the rules it follows from, counts by state, open jobs with and without a date, tokens, figures of the last so many days.';
grant execute on function public.vendor_dashboard(int) to authenticated;

-- 98_operations/functions/health.sql

create function private.cron_findings(now_at timestamptz) returns table (subject text, finding text)
language plpgsql stable security definer set search_path = '' as $$
declare
  target private.edge_functions;
begin
  select * into target from private.edge_functions;
  if not found then
    return;
  end if;
  return query execute $find$
    select 'cron', format('"%s" is not scheduled.', w.name)
    from private.scheduled_work w
    where not exists (select 1 from cron.job j where j.jobname = w.name and j.active)
    union all
    select 'cron', format('"%s" has not succeeded since %s.', w.name, to_char(r.last at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
    from private.scheduled_work w
    join cron.job j on j.jobname = w.name and j.active
    cross join lateral (
      select greatest($2, max(d.end_time)) as last from cron.job_run_details d
      where d.jobid = j.jobid and d.status = 'succeeded'
    ) r
    where r.last < $1 - w.at_least_every
    union all
    select 'functions', format('%s calls of Edge Functions failed in the last hour, the last with %s.', count(*),
      coalesce((array_agg(coalesce(a.error_msg, 'status ' || a.status_code) order by a.created desc))[1], 'no answer'))
    from net._http_response a
    where a.created > $1 - interval '1 hour' and (a.status_code is null or a.status_code >= 400)
    having count(*) > 0
  $find$ using now_at, target.set_up_at;
end $$;
comment on function private.cron_findings(timestamptz) is
  'What pg_cron and pg_net of a hosted project failed to do. Nothing where hosting was not set up.';

create function public.health_findings(now_at timestamptz default now()) returns table (subject text, finding text)
language sql stable security definer set search_path = '' as $$
  select 'timers', format('%s timers are overdue, the oldest since %s.', count(*),
    to_char(min(t.due_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.timers t where t.fired_at is null and t.due_at < now_at - interval '10 minutes'
  having count(*) > 0
  union all
  select 'timers', format('%s timers failed in the last day, the last with: %s', count(*),
    (array_agg(t.failure order by t.fired_at desc))[1])
  from private.timers t where t.failure is not null and t.fired_at > now_at - interval '1 day'
  having count(*) > 0
  union all
  select 'outbox', format('%s messages have been waiting since %s.', count(*),
    to_char(min(o.due_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.outbox o where o.status = 'waiting' and o.due_at < now_at - interval '30 minutes'
  having count(*) > 0
  union all
  select 'outbox', format('%s messages could not be sent in the last day, the last because: %s', count(*),
    (array_agg(o.failure order by o.finished_at desc))[1])
  from private.outbox o where o.status = 'dead' and o.finished_at > now_at - interval '1 day'
  having count(*) > 0
  union all
  select 'storage', format('%s files of deleted accounts are still there a day later.', count(*))
  from private.folders_to_remove f join storage.objects o on o.name like f.folder || '/%'
  where f.requested_at < now_at - interval '1 day'
    and not exists (select 1 from public.job_photos p where p.path = o.name)
  having count(*) > 0
  union all
  select 'ledger', format('%s token accounts differ from the sum of their entries.', count(*))
  from public.token_accounts a
  left join (
    select l.vendor_id, sum(l.posted_delta) as posted, sum(l.held_delta) as held
    from public.token_ledger l group by l.vendor_id
  ) s on s.vendor_id = a.vendor_id
  where a.posted <> coalesce(s.posted, 0) or a.held <> coalesce(s.held, 0)
  having count(*) > 0
  union all
  select p.subject, p.finding from private.payment_findings(now_at) p
  union all
  select c.subject, c.finding from private.cron_findings(now_at) c
$$;
comment on function public.health_findings(timestamptz) is
  'What is stuck or does not add up: timers, outbox, files of deleted accounts, token ledger, payments, and on hosted projects cron and Edge Functions. No rows when all is well.';
grant execute on function public.health_findings(timestamptz) to service_role;

-- 98_operations/functions/hosting.sql

-- Statements on cron and net are put together when they run: these extensions exist on hosted projects alone.
create function private.call_edge_function(name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  target private.edge_functions;
begin
  select * into target from private.edge_functions;
  if not found then
    raise exception 'Run private.set_up_hosting first.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 55000)'
  using target.address || '/' || name, jsonb_build_object(
    'Authorization', 'Bearer ' || target.worker_key, 'Content-Type', 'application/json');
end $$;
comment on function private.call_edge_function(text) is
  'Asks an Edge Function to do its work, without waiting for it. Raises until hosting is set up.';

create function private.set_up_hosting(site_address text, functions_address text, worker_key text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  work private.scheduled_work;
  scheduled int := 0;
begin
  update private.site set address = site_address;
  insert into private.edge_functions as f (address, worker_key) values (functions_address, worker_key)
  on conflict (only_row) do update
  set address = excluded.address, worker_key = excluded.worker_key, set_up_at = now();
  if to_regnamespace('cron') is null then
    execute 'create extension pg_cron';
  end if;
  if to_regnamespace('net') is null then
    execute 'create extension pg_net';
  end if;
  for work in select * from private.scheduled_work loop
    execute 'select cron.schedule($1, $2, $3)' using work.name, work.schedule, work.command;
    scheduled := scheduled + 1;
  end loop;
  return scheduled;
end $$;
comment on function private.set_up_hosting(text, text, text) is
  'For the operator of a hosted project, once and after each change: the address of the site, where its Edge Functions are, and their WORKER_KEY. Schedules what pg_cron does; returns how many jobs.';

-- 00_foundation/policies.sql

create policy "People listen to their own channel" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);

-- 05_state_machines/policies.sql

create policy "A timeline belongs to its owner, its Pro and administrators" on public.state_events
  for select to authenticated
  using (
    vendor_id = (select auth.uid())
    -- What a Pro says about a lead in a claim is between the Pro and the product, and so is the refund.
    or (machine <> 'lead_credit_claim' and (machine, event) <> ('lead', 'credit') and exists (
      select 1 from public.service_requests r
      where r.id = state_events.request_id and r.owner_id = (select auth.uid())))
    or (select private.is_admin())
  );

-- 10_accounts/policies.sql

create policy "People read their own profile, administrators all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "People create their own profile, never as administrator" on public.profiles
  for insert to authenticated
  with check (
    id = (select auth.uid())
    and email = (select auth.jwt()) ->> 'email'
    and user_type in ('owner', 'vendor')
  );
create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and deleted_at is null)
  with check (id = (select auth.uid()));

create policy "People read their own wish to leave, administrators all" on public.account_deletions
  for select to authenticated
  using (person_id = (select auth.uid()) or (select private.is_admin()));

-- 15_properties/policies.sql

create policy "Anyone reads ZIP codes" on public.zip_codes
  for select to anon, authenticated using (true);

create policy "Owners and administrators read the trees of a property" on public.property_trees
  for select to authenticated
  using (private.owns_property(property_id) or (select private.is_admin()));

create policy "Readers of a tree read its history" on public.property_tree_events
  for select to authenticated
  using (exists (select 1 from public.property_trees t where t.id = tree_id));

-- A Pro reads the address an owner shared, as it was then, through lead_contact.
create policy "Owners read their own properties, administrators all" on public.properties
  for select to authenticated
  using (owner_id = (select auth.uid()) or (select private.is_admin()));

-- 17_care/policies.sql

create policy "Accounts read the rules of care" on public.care_rules
  for select to authenticated using (true);

create policy "Readers of a tree read when it needs care" on public.care_reminders
  for select to authenticated
  using (exists (select 1 from public.property_trees t where t.id = tree_id));

-- 20_vendors/policies.sql

create policy "Visitors read approved Pros" on public.vendor_profiles
  for select to anon using (state = 'approved');
create policy "Accounts read approved Pros, their own and those they deal with" on public.vendor_profiles
  for select to authenticated
  using (
    state = 'approved'
    or vendor_id = (select auth.uid())
    or (state = 'paused'
      and vendor_id in (select l.vendor_id from public.leads l where l.owner_id = (select auth.uid())))
    or (select private.is_admin())
  );
create policy "Pros change their own business" on public.vendor_profiles
  for update to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));

create policy "Public for approved Pros, always for the Pro and administrators" on public.vendor_equipment
  for select to anon, authenticated
  using (
    vendor_id = (select auth.uid()) or (select private.is_admin()) or private.is_visible_vendor(vendor_id)
  );
create policy "Pros add their own equipment" on public.vendor_equipment
  for insert to authenticated with check (vendor_id = (select auth.uid()));
create policy "Pros change their own equipment" on public.vendor_equipment
  for update to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));
create policy "Pros remove their own equipment" on public.vendor_equipment
  for delete to authenticated using (vendor_id = (select auth.uid()));

create policy "Pros keep their own price list" on public.vendor_prices
  for all to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));

create policy "Pros read their own crew, administrators all" on public.vendor_crew
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros add their own people" on public.vendor_crew
  for insert to authenticated with check (vendor_id = (select auth.uid()));
create policy "Pros change their own people" on public.vendor_crew
  for update to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));
create policy "Pros remove their own people" on public.vendor_crew
  for delete to authenticated using (vendor_id = (select auth.uid()));

create policy "Public for approved Pros, always for the Pro and administrators" on public.vendor_media
  for select to anon, authenticated
  using (
    vendor_id = (select auth.uid()) or (select private.is_admin()) or private.is_visible_vendor(vendor_id)
  );
create policy "Pros word their own captions" on public.vendor_media
  for update to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));
create policy "Pros remove what they show" on public.vendor_media
  for delete to authenticated using (vendor_id = (select auth.uid()));

create policy "Pros upload media into their own folder" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'vendor-media' and private.may_store(bucket_id, name, 80)
    and (lower(name) ~ '\.(jpg|jpeg|png|webp)$' or (private.is_video_path(name) and private.takes_videos()))
  );
create policy "Anyone sees media approved Pros show" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'vendor-media' and private.is_shown_media(name));
create policy "Pros and administrators see media whatever the standing" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'vendor-media'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_admin()))
  );
create policy "Pros remove their own media while they do not show it" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'vendor-media' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.vendor_media m where m.path = name)
  );

-- 22_credentials/policies.sql

create policy "Public for approved Pros, always for the Pro and administrators" on public.vendor_credentials
  for select to anon, authenticated
  using (
    vendor_id = (select auth.uid()) or (select private.is_admin()) or private.is_visible_vendor(vendor_id)
  );
create policy "Pros add their own credentials" on public.vendor_credentials
  for insert to authenticated with check (vendor_id = (select auth.uid()));
-- What once counted stays on record, even after the verification was withdrawn.
create policy "Pros remove their own credentials that never were verified" on public.vendor_credentials
  for delete to authenticated
  using (
    vendor_id = (select auth.uid()) and verified_at is null
    and not exists (
      select 1 from public.credential_decisions d
      where d.credential_id = vendor_credentials.id and d.decision <> 'rejected')
  );

create policy "Pros read their own documents, administrators all" on public.credential_documents
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read what was found, administrators all" on public.credential_decisions
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own reminders, administrators all" on public.credential_reminders
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros upload documents into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'vendor-documents' and private.may_store(bucket_id, name, 120));
create policy "Documents are read by their Pro and administrators" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'vendor-documents'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_admin()))
  );
create policy "Pros remove their own documents while nothing rests on them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'vendor-documents' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.credential_documents d where d.path = name)
  );

-- 25_schedules/policies.sql

create policy "Pros read their own hours, administrators all" on public.vendor_hours
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own special days, administrators all" on public.vendor_special_days
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own special hours, administrators all" on public.vendor_special_hours
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own blocked times, administrators all" on public.vendor_blocks
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros remove their own blocked times" on public.vendor_blocks
  for delete to authenticated using (vendor_id = (select auth.uid()));

create policy "Pros see whether they have a feed" on public.vendor_calendar_feeds
  for select to authenticated using (vendor_id = (select auth.uid()));
create policy "Pros close their own feed" on public.vendor_calendar_feeds
  for delete to authenticated using (vendor_id = (select auth.uid()));

-- 27_saved_pros/policies.sql

create policy "Owners read which Pros they saved" on public.saved_pros
  for select to authenticated using (owner_id = (select auth.uid()));

-- 28_estimates/policies.sql

create policy "Anyone reads the price book" on public.price_book_items
  for select to anon, authenticated using (true);

-- 30_requests/policies.sql

-- Reading a request as a Pro costs one look at one lead, however many leads the Pro has: exists () may be
-- planned as a hash of every lead of the caller, for the request itself and again for trees and photos.
create policy "Owners, Pros offered it and administrators read a request" on public.service_requests
  for select to authenticated
  using (
    owner_id = (select auth.uid())
    or (select true from public.leads l where l.request_id = service_requests.id and l.vendor_id = (select auth.uid()))
    or (select private.is_admin())
  );

create policy "Readers of the request read its trees" on public.request_trees
  for select to authenticated
  using (exists (select 1 from public.service_requests r where r.id = request_id));

create policy "Those who may still do the work see the request's photos" on public.request_photos
  for select to authenticated
  using (private.can_read_site(request_id));

create policy "Those who may still do the work read how to get there" on public.request_access
  for select to authenticated
  using (private.can_read_site(request_id));

create policy "People upload photos into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'tree-photos' and private.may_add_photo(name));
create policy "People see their own photos and those of work they may see" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'tree-photos'
    and (split_part(name, '/', 1) = (select auth.uid())::text or private.can_read_photo(name))
  );
create policy "People remove their own photos while nothing shows them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'tree-photos' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.request_photos p where p.path = name)
    and not exists (select 1 from public.job_photos p where p.path = name)
    and not exists (
      select 1 from public.property_trees t join public.properties p on p.id = t.property_id
      where p.owner_id = (select auth.uid()) and name = any (t.photos))
  );

create policy "Administrators see which buckets exist" on storage.buckets
  for select to authenticated using ((select private.is_admin()));

-- 30_requests/policies/drafts.sql

create policy "Owners read their unsent requests" on public.request_drafts
  for select to authenticated using (owner_id = (select auth.uid()));

-- 40_matching/policies.sql

create policy "Anyone reads the matching policy" on public.matching_policy
  for select to anon, authenticated using (true);

create policy "Administrators read matches" on public.match_runs
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read match candidates" on public.match_candidates
  for select to authenticated using ((select private.is_admin()));

-- 50_leads/policies.sql

create policy "Both sides of a lead and administrators read it" on public.leads
  for select to authenticated
  using (
    vendor_id = (select auth.uid()) or owner_id = (select auth.uid()) or (select private.is_admin())
  );

-- 55_messages/policies.sql

create policy "Participants and administrators read a conversation" on public.conversations
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the conversation read its messages" on public.messages
  for select to authenticated
  using (exists (select 1 from public.conversations c where c.id = conversation_id));

create policy "Readers of the message read its attachments" on public.message_attachments
  for select to authenticated
  using (exists (select 1 from public.messages m where m.id = message_id));

create policy "Reporters read their own reports, administrators all" on public.message_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));

create policy "People upload attachments into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'message-attachments' and private.may_add_attachment(name));
create policy "Senders and readers of the message read its attachments" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'message-attachments'
    and (
      split_part(name, '/', 1) = (select auth.uid())::text
      or exists (select 1 from public.message_attachments a where a.path = objects.name)
    )
  );
create policy "People remove their own attachments while no message shows them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'message-attachments' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.message_attachments a where a.path = objects.name)
  );

-- 60_quotes/policies.sql

create policy "Both sides and administrators read a quote" on public.quotes
  for select to authenticated
  using (
    vendor_id = (select auth.uid())
    or (owner_id = (select auth.uid()) and state <> 'draft')
    or (select private.is_admin())
  );

create policy "Readers of the quote read its lines" on public.quote_line_items
  for select to authenticated
  using (exists (select 1 from public.quotes q where q.id = quote_id));

-- 65_request_shares/policies.sql

create policy "Owners read which links they gave out" on public.request_shares
  for select to authenticated using (owner_id = (select auth.uid()));

-- 70_jobs/policies.sql

create policy "Both sides and administrators read a job" on public.jobs
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the job see its photos" on public.job_photos
  for select to authenticated using (exists (select 1 from public.jobs j where j.id = job_id));

create policy "Both sides and administrators read a change order" on public.job_change_orders
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the change order read its lines" on public.job_change_order_lines
  for select to authenticated
  using (exists (select 1 from public.job_change_orders o where o.id = change_order_id));

-- 73_crew_days/policies.sql

create policy "Pros read which links they gave their crews" on public.crew_links
  for select to authenticated using (vendor_id = (select auth.uid()));

create policy "Pros read how their crews used a link" on public.crew_link_uses
  for select to authenticated using (vendor_id = (select auth.uid()));

create policy "Pros and administrators read the safety checklists of a job" on public.job_safety_checklists
  for select to authenticated using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "A crew sees the photos of its day" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'tree-photos' and name in (select private.crew_photos()));
create policy "A crew adds photos of finished work" on storage.objects
  for insert to anon, authenticated
  with check (bucket_id = 'tree-photos' and private.crew_may_add_photo(name));

-- 75_reviews/policies.sql

-- A removed review stays readable as such, with the reason.
create policy "Visitors read published and removed reviews of Pros" on public.reviews
  for select to anon
  using (
    author_side = 'owner'
    and (state = 'published' or (state = 'removed' and published_at is not null))
  );
create policy "Accounts read what visitors read, their own, and their jobs'" on public.reviews
  for select to authenticated
  using (
    (author_side = 'owner'
      and (state = 'published' or (state = 'removed' and published_at is not null)))
    or author_id = (select auth.uid())
    or (state = 'published' and exists (
      select 1 from public.jobs j where j.id = job_id and (select auth.uid()) in (j.owner_id, j.vendor_id)))
    or (select private.is_admin())
  );

create policy "Readers of a review see its photos" on public.review_photos
  for select to anon, authenticated
  using (exists (select 1 from public.reviews v where v.id = review_id));

create policy "Readers of a review open its photos" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'tree-photos' and exists (select 1 from public.review_photos p where p.path = name));
create policy "Photos of a review stay" on storage.objects
  as restrictive for delete to authenticated
  using (not exists (select 1 from public.review_photos p where p.path = name));

create policy "People read their own reports, administrators all" on public.review_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));

-- 78_claims_and_disputes/policies.sql

create policy "Anyone reads the clocks of jobs, claims and disputes" on public.resolution_policy
  for select to anon, authenticated using (true);

create policy "Pros read their own claims, administrators all" on public.lead_credit_claims
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Both sides and administrators read a dispute" on public.job_disputes
  for select to authenticated
  using (
    owner_id = (select auth.uid()) or vendor_id = (select auth.uid()) or (select private.is_admin())
  );

create policy "Readers of the dispute see which photos it has" on public.job_dispute_photos
  for select to authenticated using (exists (select 1 from public.job_disputes d where d.id = dispute_id));

create policy "Readers of the dispute see its photos" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'tree-photos' and exists (select 1 from public.job_dispute_photos p where p.path = name)
  );
create policy "Photos of a dispute stay" on storage.objects
  as restrictive for delete to authenticated
  using (not exists (select 1 from public.job_dispute_photos p where p.path = name));

-- 80_tokens/policies.sql

create policy "Pros read their own account, administrators all" on public.token_accounts
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Pros read their own ledger, administrators all" on public.token_ledger
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Signed-in people read the settings of tokens and plans" on public.billing_policy
  for select to authenticated using (true);

create policy "Administrators read adjustments" on public.token_adjustments
  for select to authenticated using ((select private.is_admin()));

create policy "Anyone reads the packages of tokens" on public.token_packages
  for select to anon, authenticated using (true);
create policy "Administrators add packages of tokens" on public.token_packages
  for insert to authenticated with check ((select private.is_admin()));
create policy "Administrators change packages of tokens" on public.token_packages
  for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

create policy "Pros read their own purchases, administrators all" on public.token_purchases
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

-- 85_plans/policies.sql

create policy "Anyone reads plans" on public.subscription_plans
  for select to anon, authenticated using (true);

create policy "Pros read their own subscription, administrators all" on public.vendor_subscriptions
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

-- 87_payments/policies.sql

create policy "Pros read their own payments, administrators all" on public.payments
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));

create policy "Administrators read the money ledger" on public.money_ledger
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read refunds" on public.payment_refunds
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read reconciliations" on public.payment_reconciliations
  for select to authenticated using ((select private.is_admin()));

-- 90_notifications/policies.sql

create policy "People read their own notifications" on public.notifications
  for select to authenticated using (person_id = (select auth.uid()));

create policy "People read their own settings" on public.notification_settings
  for select to authenticated using (person_id = (select auth.uid()));

create policy "People read their own preferences" on public.notification_preferences
  for select to authenticated using (person_id = (select auth.uid()));

create policy "People read their own devices" on public.push_tokens
  for select to authenticated using (person_id = (select auth.uid()));
create policy "People remove their own devices" on public.push_tokens
  for delete to authenticated using (person_id = (select auth.uid()));

-- 95_admin/policies.sql

create policy "Anyone reads feature flags" on public.feature_flags
  for select to anon, authenticated using (true);

create policy "Anyone reports an error as themselves" on public.error_logs
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));
create policy "Administrators read errors" on public.error_logs
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read kinds of errors" on public.error_groups
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read the audit trail" on public.admin_audit
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read who is to become one, or to be one no more" on public.admin_changes
  for select to authenticated using ((select private.is_admin()));

create policy "People read what they wrote to us, administrators all" on public.contact_messages
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create policy "Anyone reads notices while they are shown, administrators all" on public.announcements
  for select to anon, authenticated
  using (
    (withdrawn_at is null and now() between shown_from and shown_until) or (select private.is_admin())
  );

create policy "Administrators hear of reported errors" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) = 'admin:errors' and (select private.is_admin())
  );

-- 05_state_machines/triggers.sql

-- A reason is read by everyone on the timeline and never needs a phone number.
create function private.mask_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.note := private.mask_contact(new.note);
  return new;
end $$;
comment on function private.mask_note() is 'Trigger: the reasons on a timeline carry no contact details.';
create trigger mask_note before insert on public.state_events
  for each row when (new.note is not null) execute function private.mask_note();

create function private.notify_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_event(new);
  return null;
end $$;
comment on function private.notify_of_event() is 'Trigger: an event tells whom the rules name.';
-- At the end of the transaction, when what the event brought about is written too.
create constraint trigger notify_of_event after insert on public.state_events
  deferrable initially deferred for each row execute function private.notify_of_event();

-- The administrator who decided a claim or a dispute does not decide the appeal.
create function private.require_second_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.state_events e
    where e.machine = new.machine and e.subject_id = new.subject_id and e.actor = 'admin'
      and e.actor_id = new.actor_id and e.to_state in ('denied', 'decided')
  ) then
    raise exception 'You took the first decision. Another administrator must decide the appeal.'
      using errcode = '42501', hint = 'second_reviewer';
  end if;
  return new;
end $$;
comment on function private.require_second_reviewer() is
  'Trigger: refuses the decision of an appeal by the administrator whose decision it is about.';
create trigger require_second_reviewer before insert on public.state_events
  for each row when (
    new.actor = 'admin' and new.from_state = 'appealed' and new.machine in ('lead_credit_claim', 'job_dispute'))
  execute function private.require_second_reviewer();

-- 10_accounts/triggers.sql

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, user_type)
  values (new.id, new.email, private.signup_user_type(new.raw_user_meta_data))
  on conflict (id) do nothing;
  return new;
end $$;
comment on function private.create_profile() is 'Trigger: every auth user has a profile from the first moment.';
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.sync_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end $$;
comment on function private.sync_email() is 'Trigger: a confirmed change of address reaches the profile.';
create trigger sync_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.sync_email();

-- Deleted by whatever path (the product, the dashboard of the host), the outcome is the same.
create function private.erase_deleted_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  deletion uuid;
begin
  perform private.erase_person(old.id);
  return null;
exception
when lock_not_available or deadlock_detected or serialization_failure then
  raise;
when others then
  -- The account goes all the same; what is left of the person is removed by the clock.
  perform private.alarm_of_erasure(old.id, sqlstate);
  insert into public.account_deletions (person_id, due_at) values (old.id, now() + interval '1 hour')
  on conflict do nothing returning id into deletion;
  if deletion is not null then
    perform private.set_timer('account_deletion', deletion, 'erase', now() + interval '1 hour');
  end if;
  return null;
end $$;
comment on function private.erase_deleted_user() is
  'Trigger: with an auth user its person leaves the records, at once or, should that fail, by the clock.';
create trigger erase_person after delete on auth.users
  for each row execute function private.erase_deleted_user();

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.profiles
  for each row when (new.* is distinct from old.*) execute function private.count_version();

create function private.keep_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Profiles cannot be deleted. Deleting the account removes the personal data.';
end $$;
comment on function private.keep_profile() is
  'Trigger: profiles stay, since agreements and the ledger point at them.';
create trigger keep_profile before delete on public.profiles
  for each row execute function private.keep_profile();

-- The browser may upsert (id, email, user_type) when it finds no profile; it can never change them.
create function private.guard_profile_identity() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and (new.id, new.email, new.user_type) is distinct from (old.id, old.email, old.user_type) then
    raise exception 'The email and the type of an account cannot be changed here.' using errcode = '42501';
  end if;
  return new;
end $$;
comment on function private.guard_profile_identity() is
  'Trigger: API callers can never change id, email or user_type of a profile.';
create trigger guard_profile_identity before update on public.profiles
  for each row execute function private.guard_profile_identity();

-- A vendor account starts with a business. Its name comes from sign-up and is only ever displayed.
create function private.create_vendor_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb;
  signup_zip text;
begin
  select raw_user_meta_data into metadata from auth.users where id = new.id;
  select zip into signup_zip from public.zip_codes where zip = metadata ->> 'zip';
  insert into public.vendor_profiles (vendor_id, business_name, zip)
  values (
    new.id,
    coalesce(
      nullif(left(btrim(metadata ->> 'business_name'), 120), ''),
      split_part(new.email, '@', 1) || ' tree care'
    ),
    signup_zip
  )
  on conflict (vendor_id) do nothing;
  insert into public.token_accounts (vendor_id) values (new.id) on conflict do nothing;
  return new;
end $$;
comment on function private.create_vendor_profile() is 'Trigger: a vendor account starts with a business and a token account.';
create trigger create_vendor_profile after insert on public.profiles
  for each row when (new.user_type = 'vendor') execute function private.create_vendor_profile();

create function private.empty_outbox_of() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox o where o.person_id = new.id;
  return null;
end $$;
comment on function private.empty_outbox_of() is 'Trigger: nothing more is sent to a person who was erased, and no address of theirs is kept.';
create trigger empty_outbox_of after update of deleted_at on public.profiles
  for each row when (new.deleted_at is not null) execute function private.empty_outbox_of();

-- Who becomes an administrator, or is one no more: decided by two administrators or done with database
-- access, kept in the audit trail, and told to the person's open pages, which then leave the
-- administrators' area.
create function private.follow_user_type() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if 'admin' in (old.user_type, new.user_type) then
    perform private.audit(case new.user_type when 'admin' then 'admin.appoint' else 'admin.revoke' end,
      'profiles', new.id, jsonb_build_object('name', old.email, 'user_type', old.user_type),
      jsonb_build_object('name', new.email, 'user_type', new.user_type), coalesce((
        select c.reason from public.admin_changes c
        where c.person_id = new.id and c.decision = 'approve' and c.decided_at = now()
        order by c.created_at desc limit 1), 'Done with access to the database.'));
  end if;
  perform private.tell(new.id, 'profiles', null, null);
  return null;
end $$;
comment on function private.follow_user_type() is
  'Trigger: a person''s open pages hear that the account''s type changed; every change of who is an administrator is in the audit trail.';
create trigger follow_user_type after update of user_type on public.profiles
  for each row when (old.user_type is distinct from new.user_type) execute function private.follow_user_type();

create function private.notify_of_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  facts jsonb := jsonb_build_object('expires_at', new.due_at, 'time_zone', (private.settings_of(new.person_id)).time_zone);
begin
  select * into person from public.profiles p where p.id = new.person_id;
  if new.state = 'requested' then
    perform private.notify(person.id, person.user_type::text, 'account_deletion', facts, null, new.id,
      'account_deletion:' || new.id);
  elsif new.state = 'erased' then
    -- Before the person is taken out of the records, while there is an address to write to.
    perform private.send_mail(person.email, person.user_type::text, 'account_erased', facts, '/');
  end if;
  return null;
end $$;
comment on function private.notify_of_deletion() is
  'Trigger: who asked for an account to be deleted hears of it then, and once more when it is done.';
create trigger notify_of_deletion after insert or update of state on public.account_deletions
  for each row execute function private.notify_of_deletion();

-- 15_properties/triggers.sql

create trigger touch_updated_at before update on public.properties
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.properties
  for each row when (new.* is distinct from old.*) execute function private.count_version();

-- A pin belongs to an address; at another one it would mislead.
create function private.drop_stale_pin() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.pin_latitude := null;
  new.pin_longitude := null;
  return new;
end $$;
comment on function private.drop_stale_pin() is 'Takes the pin away from a property that gets another address.';
create trigger drop_stale_pin before update on public.properties
  for each row when ((old.address, old.zip) is distinct from (new.address, new.zip))
  execute function private.drop_stale_pin();

create function private.broadcast_property() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_properties(case when tg_op = 'DELETE' then old.owner_id else new.owner_id end);
  return null;
end $$;
comment on function private.broadcast_property() is 'Trigger: tells the owner''s open pages that a property changed.';
create trigger broadcast_property after insert or update or delete on public.properties
  for each row execute function private.broadcast_property();

create trigger touch_updated_at before update on public.property_trees
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.property_trees
  for each row when (new.* is distinct from old.*) execute function private.count_version();

create function private.record_tree_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := to_jsonb(new) - '{id,property_id,created_at,updated_at,version}'::text[];
begin
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(f.key, f.value), '{}') into facts
    from jsonb_each(facts) f where f.value is distinct from to_jsonb(old) -> f.key;
    if facts = '{}' then
      return null;
    end if;
  end if;
  insert into public.property_tree_events (tree_id, kind, facts)
  values (new.id, case
    when tg_op = 'INSERT' then 'added'
    when old.removed_at is null and new.removed_at is not null then 'removed'
    when old.removed_at is not null and new.removed_at is null then 'restored'
    else 'changed' end, facts);
  return null;
end $$;
comment on function private.record_tree_history() is 'Trigger: each change of a tree goes into its history.';
create trigger record_tree_history after insert or update on public.property_trees
  for each row execute function private.record_tree_history();

create function private.broadcast_property_tree() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_properties(p.owner_id) from public.properties p where p.id = new.property_id;
  return null;
end $$;
comment on function private.broadcast_property_tree() is 'Trigger: tells the owner''s open pages that a tree changed.';
create trigger broadcast_property_tree after insert or update on public.property_trees
  for each row execute function private.broadcast_property_tree();

-- Reminders of care: 17_care.
create trigger replan_care after update on public.property_trees
  for each row when (
    (old.species, old.label, old.removed_at is null) is distinct from (new.species, new.label, new.removed_at is null))
  execute function private.replan_care();
create trigger plan_care after insert on public.property_trees
  for each row execute function private.replan_care();

-- 20_vendors/triggers.sql

create trigger touch_updated_at before update on public.vendor_profiles
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after update of state, state_reason, business_name, zip, categories
  on public.vendor_profiles
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after insert or update on public.vendor_profiles
  for each row execute function private.keep_match_profile();
create trigger broadcast_business after update of about, quote_terms, service_radius_km, crew_size, founded_year
  on public.vendor_profiles
  for each row execute function private.broadcast_business();

create function private.place_vendor() returns trigger
language plpgsql set search_path = '' as $$
declare
  place public.zip_codes;
begin
  if new.zip is null then
    return new;
  end if;
  select * into place from public.zip_codes where zip = new.zip;
  if not found then
    raise exception 'We don''t recognize the ZIP code %.', new.zip;
  end if;
  new.city := place.city;
  new.region := place.state;
  new.latitude := place.latitude;
  new.longitude := place.longitude;
  new.time_zone := place.time_zone;
  return new;
end $$;
comment on function private.place_vendor() is 'Trigger: city, position and time zone of a Pro follow the ZIP code.';
create trigger place_vendor before insert or update of zip on public.vendor_profiles
  for each row execute function private.place_vendor();

-- Figures change all the time and are nothing anyone decides on, so they leave the version alone.
create function private.follow_business() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  if new.state <> 'paused' then
    new.paused_by := null;
    new.paused_until := null;
  end if;
  return new;
end $$;
comment on function private.follow_business() is
  'Trigger: a change of the business or of its state is a new version, and ends what belongs to a pause.';
create trigger follow_business before update of
  state, state_reason, business_name, about, quote_terms, zip, service_radius_km, categories, crew_size, founded_year
  on public.vendor_profiles for each row execute function private.follow_business();

create function private.stamp_state_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.state_since := now();
  return new;
end $$;
comment on function private.stamp_state_since() is 'Notes since when a business is in the state it has just entered.';
create trigger stamp_state_since before update of state on public.vendor_profiles
  for each row when (old.state is distinct from new.state) execute function private.stamp_state_since();

create function private.stamp_approved_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.approved_at := now();
  return new;
end $$;
comment on function private.stamp_approved_at() is 'Trigger: notes when a business was first approved.';
create trigger stamp_approved_at before insert or update of state on public.vendor_profiles
  for each row when (new.state = 'approved' and new.approved_at is null) execute function private.stamp_approved_at();

create trigger stop_dealing after update of state on public.vendor_profiles
  for each row when (new.state in ('paused', 'suspended', 'terminated') and old.state is distinct from new.state)
  execute function private.stop_dealing();

create trigger count_version before update on public.vendor_equipment
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger keep_match_profile after insert or update or delete on public.vendor_equipment
  for each row execute function private.keep_match_profile();
create trigger broadcast_business after insert or update or delete on public.vendor_equipment
  for each row execute function private.broadcast_business();

create trigger count_version before update on public.vendor_prices
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger limit_rows before insert on public.vendor_prices
  for each row execute function private.limit_rows('200', 'prices');
create trigger broadcast_business after insert or update or delete on public.vendor_prices
  for each row execute function private.broadcast_business();

create trigger count_version before update on public.vendor_crew
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger limit_rows before insert on public.vendor_crew
  for each row execute function private.limit_rows('200', 'people');
create trigger broadcast_business after insert or update or delete on public.vendor_crew
  for each row execute function private.broadcast_business();

create trigger count_version before update of caption on public.vendor_media
  for each row when (new.caption is distinct from old.caption) execute function private.count_version();
create trigger limit_rows before insert on public.vendor_media
  for each row execute function private.limit_rows('40', 'photos');
create trigger broadcast_business after insert or update or delete on public.vendor_media
  for each row execute function private.broadcast_business();

-- Half a pair is a photo like any other.
create function private.split_pair() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.vendor_media m set pair_id = null, moment = null where m.pair_id = old.pair_id and m.id <> old.id;
  return null;
end $$;
comment on function private.split_pair() is 'Trigger: what is left of a pair when one photo goes.';
create trigger split_pair after delete on public.vendor_media
  for each row when (old.pair_id is not null) execute function private.split_pair();

-- Owners read these before they have shared anything, and visitors at any time.
create trigger mask_words before insert or update of business_name, about, state_reason on public.vendor_profiles
  for each row execute function private.mask_columns('business_name 120', 'about 2000', 'state_reason 1000');
create trigger mask_words before insert or update of caption on public.vendor_media
  for each row execute function private.mask_columns('caption 200');

-- 22_credentials/triggers.sql

create trigger limit_rows before insert on public.vendor_credentials
  for each row execute function private.limit_rows('60', 'credentials');
create trigger keep_match_profile after insert or update or delete on public.vendor_credentials
  for each row execute function private.keep_match_profile();
create trigger broadcast_business after insert or update or delete on public.vendor_credentials
  for each row execute function private.broadcast_business();

create trigger mask_words before insert or update of issuer on public.vendor_credentials
  for each row execute function private.mask_columns('issuer 120');

-- 25_schedules/triggers.sql

create trigger broadcast_business after insert or update or delete on public.vendor_hours
  for each row execute function private.broadcast_business();

create trigger limit_rows before insert on public.vendor_special_days
  for each row execute function private.limit_rows('400', 'special days');
create trigger broadcast_business after insert or update or delete on public.vendor_special_days
  for each row execute function private.broadcast_business();

create trigger limit_rows before insert on public.vendor_blocks
  for each row execute function private.limit_rows('1000', 'blocked times');
create trigger broadcast_business after insert or update or delete on public.vendor_blocks
  for each row execute function private.broadcast_business();

create trigger broadcast_business after insert or update or delete on public.vendor_calendar_feeds
  for each row execute function private.broadcast_business();

-- 30_requests/triggers.sql

create trigger touch_updated_at before update on public.service_requests
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after update on public.service_requests
  for each row execute function private.broadcast_change();

-- Called off, lapsed, spam or closed for good: no one goes there any more.
create function private.end_contact_with_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.leads l set contact_shared_at = null
  where l.request_id = new.id and l.contact_shared_at is not null and not private.agreement_stands(l.id);
  return null;
end $$;
comment on function private.end_contact_with_request() is
  'Trigger: when a request ends, so does every Pro''s sight of its owner''s contact details.';
create trigger end_contact_with_request after update of state on public.service_requests
  for each row when (
    new.state in ('cancelled', 'expired', 'rejected_spam', 'closed') and old.state is distinct from new.state)
  execute function private.end_contact_with_request();

create trigger mask_words before insert or update of description, contact_name on public.service_requests
  for each row execute function private.mask_columns('description 4000', 'contact_name 80');
create trigger mask_words before insert or update of notes on public.request_access
  for each row execute function private.mask_columns('notes 2000');
create trigger mask_words before insert or update of species on public.request_trees
  for each row execute function private.mask_columns('species 80');

create trigger list_leads after update of contact_name, city, zip, number, category, timing, estimate_high_cents
  on public.service_requests for each row execute function private.list_leads_of_request();

-- 30_requests/triggers/drafts.sql

create trigger touch_updated_at before update on public.request_drafts
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.request_drafts
  for each row when (new.* is distinct from old.*) execute function private.count_version();

-- Named to fire after create_profile.
create function private.keep_draft_of_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  named text := new.raw_user_meta_data ->> 'request_draft';
begin
  if named ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    and private.signup_user_type(new.raw_user_meta_data) = 'owner' then
    -- A second sign-up with the right address takes the draft along from the mistyped one.
    update public.request_drafts d set owner_id = new.id
    where d.key = named::uuid and private.is_free(d);
  end if;
  if new.email_confirmed_at is not null then
    perform private.send_waiting_drafts(new.id);
  end if;
  return null;
end $$;
comment on function private.keep_draft_of_sign_up() is
  'Trigger: the request a visitor left for a sign-up belongs to the account it created.';
create trigger keep_draft_of_sign_up after insert on auth.users
  for each row execute function private.keep_draft_of_sign_up();

create function private.send_draft_when_confirmed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.send_waiting_drafts(new.id);
  return null;
end $$;
comment on function private.send_draft_when_confirmed() is
  'Trigger: what waited for the address to be confirmed is sent, on whichever device that happens.';
create trigger send_draft_when_confirmed after update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.send_draft_when_confirmed();

-- 50_leads/triggers.sql

create trigger touch_updated_at before update on public.leads
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update on public.leads
  for each row execute function private.broadcast_change();
create trigger count_answer after update of state on public.leads
  for each row when (old.state in ('offered', 'viewed') and new.state in ('accepted', 'declined', 'expired'))
  execute function private.count_answer();

-- A place that is taken or freed changes the number other Pros are deciding by.
create function private.tell_competitors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(l.vendor_id, 'leads', l.request_id, null)
  from public.leads l
  where l.request_id = new.request_id and l.id <> new.id and l.state in ('offered', 'viewed');
  return null;
end $$;
comment on function private.tell_competitors() is
  'Trigger: tells Pros who still decide about a request that the number of places taken has changed.';
create trigger tell_competitors after update of state on public.leads
  for each row when (
    (old.state in ('accepted', 'engaged', 'quoted', 'released'))
    is distinct from (new.state in ('accepted', 'engaged', 'quoted', 'released'))
  )
  execute function private.tell_competitors();

-- A lead credited by another way (its request was spam) answers the claim with it.
create function private.settle_claim_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.answer_claim(c.id, 'grant', 'system', 'The tokens of this lead were given back.')
  from public.lead_credit_claims c
  where c.lead_id = new.id and c.state in ('under_review', 'denied', 'appealed');
  return null;
end $$;
comment on function private.settle_claim_of_lead() is 'Trigger: a claim is granted when its lead is credited without it.';
create trigger settle_claim_of_lead after update of state on public.leads
  for each row when (new.state = 'credited' and old.state <> 'credited')
  execute function private.settle_claim_of_lead();

-- Accepting a quote shares contact too; then the Pro hears of that.
create function private.notify_of_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(new.vendor_id, 'vendor', 'contact_shared',
    jsonb_build_object('request_number', r.number, 'category', r.category, 'timing', r.timing, 'city', r.city,
      'customer', r.contact_name),
    new.request_id, new.id)
  from public.service_requests r where r.id = new.request_id;
  return null;
end $$;
comment on function private.notify_of_contact() is 'Trigger: a Pro hears that an owner has shared contact details.';
create trigger notify_of_contact after update of contact_shared_at on public.leads
  for each row when (old.contact_shared_at is null and new.contact_shared_at is not null and new.state <> 'won')
  execute function private.notify_of_contact();

-- Sharing belongs to the lead and ends with it.
create function private.end_contact_with_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.contact_shared_at := null;
  return new;
end $$;
comment on function private.end_contact_with_lead() is 'Trigger: with a lead the Pro''s sight of contact details ends.';
create trigger end_contact_with_lead before update of state on public.leads
  for each row when (
    new.state in ('lost', 'declined', 'expired', 'credited', 'withdrawn') and new.contact_shared_at is not null)
  execute function private.end_contact_with_lead();

create function private.forget_shared_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.contact_shared_at is not null and new.contact_shared_at is null then
    new.contact_ended_at := now();
    delete from private.shared_contacts s where s.lead_id = new.id;
  end if;
  return new;
end $$;
comment on function private.forget_shared_contact() is
  'Trigger: once sharing has ended, what was shared is forgotten and the moment kept.';
-- After the trigger above, by its name.
create trigger forget_shared_contact before update on public.leads
  for each row execute function private.forget_shared_contact();

create trigger mask_words before insert or update of decline_reason on public.leads
  for each row execute function private.mask_columns('decline_reason 500');

create trigger list_lead after insert or update of state, offered_at, offer_expires_at, distance_km, token_price
  on public.leads for each row execute function private.list_lead();

-- 55_messages/triggers.sql

-- What one has read on one device is read on the others.
create function private.broadcast_reading() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(case when new.owner_read_at is distinct from old.owner_read_at
    then new.owner_id else new.vendor_id end, 'conversations', new.request_id, new.id);
  return null;
end $$;
comment on function private.broadcast_reading() is 'Trigger: tells a reader''s own open pages that a conversation was read.';
create trigger broadcast_reading after update of owner_read_at, vendor_read_at on public.conversations
  for each row when (
    (new.owner_read_at, new.vendor_read_at) is distinct from (old.owner_read_at, old.vendor_read_at)
    and new.last_message_at is not distinct from old.last_message_at)
  execute function private.broadcast_reading();

create function private.read_message_notice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set read_at = now()
  where n.kind = 'message_received' and n.subject_id = new.id and n.read_at is null
    and n.person_id = any (array[
      case when new.owner_read_at >= new.last_message_at then new.owner_id end,
      case when new.vendor_read_at >= new.last_message_at then new.vendor_id end]);
  -- Those who want no notifications in the product may still get mail.
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Read in the product.'
  where o.kind = 'message_received' and o.subject_id = new.id and o.status = 'waiting'
    and o.person_id = any (array[
      case when new.owner_read_at >= new.last_message_at then new.owner_id end,
      case when new.vendor_read_at >= new.last_message_at then new.vendor_id end]);
  return null;
end $$;
comment on function private.read_message_notice() is
  'Trigger: who has read a conversation has read the notification about it, and gets no mail.';
create trigger read_message_notice after update of owner_read_at, vendor_read_at on public.conversations
  for each row when (
    new.owner_read_at is distinct from old.owner_read_at or new.vendor_read_at is distinct from old.vendor_read_at)
  execute function private.read_message_notice();

create trigger broadcast_change after insert on public.messages
  for each row execute function private.broadcast_change();

create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  conversation public.conversations;
  person uuid;
  side text;
  facts jsonb;
  path text;
  notification uuid;
  ready_at timestamptz;
begin
  select * into conversation from public.conversations c where c.id = new.conversation_id;
  side := case when new.sender_id = conversation.owner_id then 'vendor' else 'owner' end;
  person := case side when 'vendor' then conversation.vendor_id else conversation.owner_id end;
  select jsonb_build_object('request_number', r.number, 'category', r.category, 'timing', r.timing, 'city', r.city,
      'customer', r.contact_name, 'business', v.business_name, 'conversation_id', conversation.id,
      'excerpt', case when new.body = '' then 'I have sent you a file.' else left(new.body, 280) end)
    into facts
  from public.service_requests r, public.vendor_profiles v
  where r.id = conversation.request_id and v.vendor_id = conversation.vendor_id;
  path := '/messages?with=' || conversation.id;
  if private.wants(person, 'message_received', 'in_app') then
    insert into public.notifications (person_id, kind, data, link, subject_id)
    values (person, 'message_received', facts || '{"count": 1}', path, conversation.id)
    on conflict (person_id, subject_id) where kind = 'message_received' and read_at is null
    do update set created_at = now(),
      data = excluded.data || jsonb_build_object('count', (notifications.data ->> 'count')::int + 1)
    returning id into notification;
  end if;
  ready_at := private.next_message_mail(person, conversation.id);
  if ready_at is not null then
    perform private.enqueue(person, side, 'message_received', facts, path, notification, conversation.id,
      facts ->> 'timing' = 'emergency', ready_at, null);
  end if;
  return null;
end $$;
comment on function private.notify_of_message() is 'Trigger: the other side hears of a message.';
create trigger notify_of_message after insert on public.messages
  for each row execute function private.notify_of_message();

-- What became of a reported message shows on open pages at once: to who reported it, and to both sides
-- when the message was removed.
create function private.tell_of_resolution() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  talk public.conversations;
begin
  select c.* into talk from public.conversations c join public.messages m on m.conversation_id = c.id
  where m.id = new.message_id;
  perform private.tell(person, 'messages', talk.request_id, talk.id)
  from unnest(array[talk.owner_id, talk.vendor_id]) person
  where new.outcome = 'removed' or person = new.reporter_id;
  return null;
end $$;
comment on function private.tell_of_resolution() is
  'Trigger: tells whom it concerns that a reported message was decided about.';
create trigger tell_of_resolution after update of outcome on public.message_reports
  for each row when (old.outcome is null and new.outcome is not null)
  execute function private.tell_of_resolution();

-- 60_quotes/triggers.sql

create trigger touch_updated_at before update on public.quotes
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update on public.quotes
  for each row execute function private.broadcast_change();

-- What owners and Pros write around a deal carries no contact details before the owner shares them.
create function private.mask_deal_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.leads l where l.id = new.lead_id and private.contact_is_shared(l)) then
    return new;
  end if;
  new.message := left(private.mask_contact(new.message), 4000);
  new.terms := left(private.mask_contact(new.terms), 4000);
  new.owner_note := left(private.mask_contact(new.owner_note), 2000);
  return new;
end $$;
comment on function private.mask_deal_words() is 'Trigger: a quote''s words carry no contact details until they are shared.';
create trigger mask_words before insert or update of message, terms, owner_note on public.quotes
  for each row execute function private.mask_deal_words();

create function private.mask_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select 1 from public.quotes q join public.leads l on l.id = q.lead_id
    where q.id = new.quote_id and private.contact_is_shared(l)) then
    new.description := left(private.mask_contact(new.description), 300);
  end if;
  return new;
end $$;
comment on function private.mask_line() is 'Trigger: a line of a quote carries no contact details until they are shared.';
create trigger mask_words before insert or update of description on public.quote_line_items
  for each row execute function private.mask_line();

-- 70_jobs/triggers.sql

create trigger touch_updated_at before update on public.jobs
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.jobs
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger broadcast_change after insert or update on public.jobs
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after insert or delete on public.jobs
  for each row execute function private.keep_match_profile();
create trigger keep_match_profile_on_move after update of state on public.jobs
  for each row when (old.state is distinct from new.state) execute function private.keep_match_profile();

create function private.plan_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.scheduled_until := private.work_end(new.vendor_id, new.scheduled_for, new.planned_hours);
  return new;
end $$;
comment on function private.plan_job() is 'Trigger: a job with a start occupies the Pro for its planned hours.';
create trigger plan_job before insert or update of scheduled_for, planned_hours on public.jobs
  for each row when (new.scheduled_for is not null) execute function private.plan_job();

create function private.note_start() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.start_set_by := case auth.uid() when new.owner_id then 'owner' when new.vendor_id then 'vendor' end;
  new.start_set_at := case when new.scheduled_for is not null then now() end;
  new.start_confirmed_at := null;
  return new;
end $$;
comment on function private.note_start() is 'Trigger: keeps who set the start of a job and when; a confirmation is of one start alone.';
create trigger note_start before update of scheduled_for on public.jobs
  for each row when (new.scheduled_for is distinct from old.scheduled_for) execute function private.note_start();

create trigger broadcast_change after insert or update on public.job_change_orders
  for each row execute function private.broadcast_change();

-- 75_reviews/triggers.sql


create trigger mask_words before insert or update of body, reply on public.reviews
  for each row execute function private.mask_columns('body 4000', 'reply 2000');

-- 78_claims_and_disputes/triggers.sql

create trigger touch_updated_at before update on public.lead_credit_claims
  for each row execute function private.touch_updated_at();

create function private.tell_claimant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(new.vendor_id, 'lead_credit_claims', new.request_id, null);
  return null;
end $$;
comment on function private.tell_claimant() is 'Trigger: tells the Pro, and no one else, that a claim changed.';
create trigger tell_claimant after insert or update on public.lead_credit_claims
  for each row execute function private.tell_claimant();

create trigger touch_updated_at before update on public.job_disputes
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update on public.job_disputes
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after update of outcome, decided_at on public.job_disputes
  for each row execute function private.keep_match_profile();

-- 80_tokens/triggers.sql

create trigger broadcast_change after insert or update on public.token_accounts
  for each row execute function private.broadcast_change();

-- Told once each time the balance falls below ten.
create function private.notify_of_few_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(new.vendor_id, 'vendor', 'tokens_low', jsonb_build_object('tokens', new.available), null,
    new.vendor_id);
  return null;
end $$;
comment on function private.notify_of_few_tokens() is 'Trigger: a Pro hears when few tokens are left.';
create trigger notify_of_few_tokens after update on public.token_accounts
  for each row when (old.available >= 10 and new.available < 10)
  execute function private.notify_of_few_tokens();

create function private.keep_ledger() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The words about a person go when the person goes; every number stays.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
    and exists (select 1 from private.erasures e where e.transaction_id = pg_current_xact_id()::text::bigint) then
    return new;
  end if;
  raise exception 'Ledger entries can''t be changed. Add a reversing entry.'
    using errcode = '42501';
end $$;
comment on function private.keep_ledger() is
  'Trigger: entries are never changed or removed by anyone; only erasing a person may take their words out of a reason.';
create trigger keep_ledger before update or delete on public.token_ledger
  for each row execute function private.keep_ledger();
create trigger keep_ledger_whole before truncate on public.token_ledger
  for each statement execute function private.keep_ledger();

create function private.audit_token_package() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Migrations and seeds act in no one's name.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'token_package.add' else 'token_package.change' end, 'token_packages', new.id,
      case tg_op when 'UPDATE' then to_jsonb(old) end, to_jsonb(new), null);
  end if;
  return null;
end $$;
comment on function private.audit_token_package() is
  'Trigger: a package an administrator adds or changes leaves an audit row.';
create trigger audit_token_package after insert or update on public.token_packages
  for each row execute function private.audit_token_package();

-- 85_plans/triggers.sql

-- Plans are changed with a reason, like everything else an administrator does.
create function private.audit_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Migrations and seeds act in no one's name.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'plan.add' else 'plan.change' end, 'subscription_plans', new.id,
      case tg_op when 'UPDATE' then to_jsonb(old) end, to_jsonb(new),
      nullif(current_setting('tree_service.reason', true), ''));
  end if;
  return null;
end $$;
comment on function private.audit_plan() is
  'Trigger: a plan an administrator adds or changes leaves an audit row, with the reason save_plan was given.';
create trigger audit_plan after insert or update on public.subscription_plans
  for each row execute function private.audit_plan();

create function private.keep_plan_boosts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_match_profile(s.vendor_id)
  from public.vendor_subscriptions s where s.plan_id = new.id order by s.vendor_id;
  return null;
end $$;
comment on function private.keep_plan_boosts() is 'Trigger: a plan''s new boost reaches every Pro who has it.';
create trigger keep_plan_boosts after update of features on public.subscription_plans
  for each row when (old.features is distinct from new.features) execute function private.keep_plan_boosts();

create trigger broadcast_change after insert or update on public.vendor_subscriptions
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after insert or update or delete on public.vendor_subscriptions
  for each row execute function private.keep_match_profile();

-- 87_payments/triggers.sql

create trigger broadcast_change after insert or update on public.payments
  for each row execute function private.broadcast_change();

create function private.keep_money_ledger() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Entries of the ledger are never changed. Correct one with an entry that reverses it.'
    using errcode = '42501';
end $$;
comment on function private.keep_money_ledger() is 'Trigger: entries of the money ledger are never changed or removed, by nobody.';
create trigger keep_money_ledger before update or delete on public.money_ledger
  for each row execute function private.keep_money_ledger();
create trigger keep_money_ledger_whole before truncate on public.money_ledger
  for each statement execute function private.keep_money_ledger();

-- 90_notifications/triggers.sql

create function private.broadcast_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(new.person_id, 'notifications', null, null);
  return null;
end $$;
comment on function private.broadcast_notification() is 'Trigger: tells a person''s open pages of a notification.';
create trigger broadcast_notification after insert or update on public.notifications
  for each row execute function private.broadcast_notification();

-- Who has read it in the product needs no mail about it any more.
create function private.skip_what_was_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Read in the product.'
  where o.notification_id = new.id and o.status = 'waiting';
  return null;
end $$;
comment on function private.skip_what_was_read() is 'Trigger: a notification that was read is not mailed any more.';
create trigger skip_what_was_read after update of read_at on public.notifications
  for each row when (old.read_at is null and new.read_at is not null)
  execute function private.skip_what_was_read();

create trigger touch_updated_at before update on public.notification_settings
  for each row execute function private.touch_updated_at();

-- 95_admin/triggers.sql

create function private.limit_error_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.error_report_limits;
begin
  -- The server itself reports without limits.
  if auth.role() is null or auth.role() = 'service_role' then
    return new;
  end if;
  -- Answered like one that is saved: the person who reports can do nothing about it.
  if not private.is_flag_on('error_reporting', auth.uid(), now()) then
    return null;
  end if;
  select * into limits from private.error_report_limits;
  if private.caller_key() = 'visitors' then
    perform private.count_report('visitors', limits.all_visitors);
    perform private.count_report(
      'visitors:' || private.error_fingerprint(new.message, new.category, new.source), limits.visitors_per_kind);
  else
    perform private.count_report(private.caller_key(), limits.per_person);
  end if;
  new.stack_trace := left(new.stack_trace, limits.longest_stack);
  if random() < 0.01 then
    perform private.trim_error_reports();
  end if;
  return new;
end $$;
comment on function private.limit_error_reports() is
  'Trigger: refuses reports beyond what private.error_report_limits allows a minute, and drops all while error_reporting is off.';
create trigger limit_error_reports before insert on public.error_logs
  for each row execute function private.limit_error_reports();

create function private.group_error() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.error_groups as g
    (fingerprint, message, category, source, severity, occurrences, release, remote, remote_version,
      first_seen_at, last_seen_at)
  values (new.fingerprint, new.message, new.category, new.source, new.severity, 1,
    left(new.context ->> 'release', 100), left(new.context ->> 'remote', 100),
    left(new.context ->> 'remote_version', 100), new.created_at, new.created_at)
  on conflict (fingerprint) do update
  set message = excluded.message, severity = excluded.severity, occurrences = g.occurrences + 1,
    release = coalesce(excluded.release, g.release), remote = coalesce(excluded.remote, g.remote),
    remote_version = coalesce(excluded.remote_version, g.remote_version),
    last_seen_at = greatest(g.last_seen_at, excluded.last_seen_at),
    first_seen_at = least(g.first_seen_at, excluded.first_seen_at),
    reopened_at = case when g.resolved_at is not null then now() else g.reopened_at end,
    resolved_at = null, resolved_by = null;
  if new.user_id is not null then
    insert into private.error_group_people (fingerprint, user_id) values (new.fingerprint, new.user_id)
    on conflict do nothing;
    if found then
      update public.error_groups g set affected_users = g.affected_users + 1 where g.fingerprint = new.fingerprint;
    end if;
  end if;
  return null;
end $$;
comment on function private.group_error() is 'Trigger: counts a reported error in its group, and reopens a resolved one.';
create trigger group_error after insert on public.error_logs
  for each row execute function private.group_error();

-- Administrators who watch the error log hear of new reports at once, on the private channel admin:errors:
-- the event 'reported' with {latest, reports}, the number of the latest report and how many came with it,
-- never what they say; the reader fetches them under its own policies.
create function private.tell_error_tail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  news record;
begin
  -- Once a statement: reports that come in bulk are one piece of news.
  select max(r.id) as latest, count(*) as reports into news from reported r;
  if news.reports > 0 then
    perform realtime.send(
      jsonb_build_object('latest', news.latest, 'reports', news.reports), 'reported', 'admin:errors', true);
  end if;
  return null;
end $$;
comment on function private.tell_error_tail() is
  'Trigger: tells administrators who watch the error log that something was reported.';
create trigger tell_error_tail after insert on public.error_logs
  referencing new table as reported
  for each statement execute function private.tell_error_tail();

create function private.keep_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The words about a person go when the person goes; that it was done, by whom and when stays.
  if tg_op = 'UPDATE'
    and (new.id, new.admin_id, new.action, new.subject_table, new.subject_id, new.created_at)
      is not distinct from (old.id, old.admin_id, old.action, old.subject_table, old.subject_id, old.created_at)
    and exists (select 1 from private.erasures e where e.transaction_id = pg_current_xact_id()::text::bigint) then
    return new;
  end if;
  raise exception 'Audit log entries can''t be changed.' using errcode = '42501';
end $$;
comment on function private.keep_audit() is
  'Trigger: audit rows are never changed or removed; erasing a person alone may take their words out.';
create trigger keep_audit before update or delete on public.admin_audit
  for each row execute function private.keep_audit();
create trigger keep_audit_whole before truncate on public.admin_audit
  for each statement execute function private.keep_audit();

create trigger resume_matching after insert or update on public.feature_flags
  for each row when (new.name = 'vendor_matching') execute function private.resume_matching();

-- 95_admin/triggers/audit_chain.sql

create function private.chain_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.chain_audit_row(new.id);
  return null;
end $$;
comment on function private.chain_audit() is 'Trigger: chains what was written into the audit trail, or taken out of it by an erasure.';
-- At the end of the transaction: one waits for another only once nothing else is left to lock.
create constraint trigger chain_audit after insert or update on public.admin_audit
  deferrable initially deferred
  for each row execute function private.chain_audit();

-- 10_accounts/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('account_deletion', 'account_deletions', 'id', 'deletion');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('account_deletion', 'requested', 'cancel', 'cancelled', '{owner,vendor}'),
  ('account_deletion', 'requested', 'postpone', 'requested', '{timer}'),
  ('account_deletion', 'requested', 'erase', 'erased', '{timer}');
insert into private.timer_effects (machine, event, effect) values
  ('account_deletion', 'erase', 'private.account_deletion_erase_due');

insert into private.personal_tables (table_name, person_column) values
  ('vendor_credentials', 'vendor_id'),
  ('credential_documents', 'vendor_id'),
  ('credential_decisions', 'vendor_id'),
  ('credential_reminders', 'vendor_id'),
  ('vendor_crew', 'vendor_id'),
  ('vendor_equipment', 'vendor_id'),
  ('vendor_prices', 'vendor_id'),
  ('vendor_hours', 'vendor_id'),
  ('vendor_special_days', 'vendor_id'),
  ('vendor_blocks', 'vendor_id'),
  ('vendor_calendar_feeds', 'vendor_id'),
  ('vendor_media', 'vendor_id'),
  ('request_drafts', 'owner_id'),
  ('contact_messages', 'user_id'),
  ('notifications', 'person_id'),
  ('notification_settings', 'person_id'),
  ('notification_preferences', 'person_id'),
  ('push_tokens', 'person_id');

-- 15_properties/data.sql

insert into private.owner_limits default values;

-- 17_care/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('care_reminder', 'care_reminders', 'id', 'reminder');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('care_reminder', 'planned', 'remind', 'sent', '{timer}'),
  ('care_reminder', 'planned', 'drop', 'dropped', '{system,timer}'),
  ('care_reminder', 'dropped', 'plan', 'planned', '{system}');
insert into private.timer_effects (machine, event, effect) values
  ('care_reminder', 'remind', 'private.care_reminder_remind_due');

-- Fresh cuts let in oak wilt while the beetles that carry it fly; when that is, the states say.
insert into public.care_rules (code, species_pattern, regions, remind_month, title, advice, source) values
  ('oak_wilt_tx', '\yoaks?\y', '{TX}', 12, 'Prune oaks before February',
    'Cuts made from February through June can let in oak wilt. If this tree needs pruning, have it done before February or wait until July.',
    'Texas A&M Forest Service'),
  ('oak_wilt_wi', '\yoaks?\y', '{WI}', 1, 'Prune oaks before April',
    'Cuts made from April through July can let in oak wilt. If this tree needs pruning, have it done before April or wait until August.',
    'Wisconsin Department of Natural Resources'),
  ('oak_wilt_mi', '\yoaks?\y', '{MI}', 1, 'Prune oaks before mid-April',
    'Cuts made from April 15 to July 15 can let in oak wilt. If this tree needs pruning, have it done before April 15 or wait until after July 15.',
    'Michigan Department of Natural Resources');

-- 20_vendors/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('vendor', 'vendor_profiles', 'vendor_id', 'application');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('vendor', 'applied', 'start_documents', 'documents_pending', '{vendor}'),
  ('vendor', 'applied', 'submit', 'under_review', '{vendor}'),
  ('vendor', 'documents_pending', 'submit', 'under_review', '{vendor}'),
  ('vendor', 'under_review', 'approve', 'approved', '{admin}'),
  ('vendor', 'under_review', 'reject', 'rejected', '{admin}'),
  ('vendor', 'under_review', 'request_documents', 'documents_pending', '{admin}'),
  ('vendor', 'rejected', 'reapply', 'documents_pending', '{vendor}'),
  ('vendor', 'approved', 'pause', 'paused', '{vendor,timer,system}'),
  ('vendor', 'paused', 'resume', 'approved', '{vendor,admin,timer,system}'),
  ('vendor', 'approved', 'remind', 'approved', '{timer}'),
  ('vendor', 'paused', 'remind', 'paused', '{timer}'),
  ('vendor', 'approved', 'suspend', 'suspended', '{admin}'),
  ('vendor', 'paused', 'suspend', 'suspended', '{admin}'),
  ('vendor', 'suspended', 'reinstate', 'approved', '{admin}'),
  ('vendor', 'approved', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'paused', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'suspended', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'applied', 'close_account', 'terminated', '{system}'),
  ('vendor', 'documents_pending', 'close_account', 'terminated', '{system}'),
  ('vendor', 'under_review', 'close_account', 'terminated', '{system}'),
  ('vendor', 'approved', 'close_account', 'terminated', '{system}'),
  ('vendor', 'paused', 'close_account', 'terminated', '{system}'),
  ('vendor', 'suspended', 'close_account', 'terminated', '{system}'),
  ('vendor', 'rejected', 'close_account', 'terminated', '{system}');
insert into private.timer_effects (machine, event, effect) values
  ('vendor', 'remind', 'private.vendor_remind_due'),
  ('vendor', 'pause', 'private.vendor_pause_due'),
  ('vendor', 'resume', 'private.vendor_resume_due');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('vendor-media', 'vendor-media', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm'])
on conflict (id) do nothing;

-- 22_credentials/data.sql

-- Documents: photos and PDF files, in the Pro's own folder.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('vendor-documents', 'vendor-documents', false, 10485760,
  array['application/pdf', 'image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

-- 27_saved_pros/data.sql

insert into private.personal_tables (table_name, person_column) values ('saved_pros', 'owner_id');

-- 28_estimates/data.sql

-- Bands as US consumer cost guides publish them, up to their upper end: 30 feet is still "up to 30", 80 feet
-- not yet "over 80". Which guide printed which band was not recorded when they were gathered, so the rows name
-- us as the people who compiled them. Trunks under 6 inches and the minimum charges are our own decisions; the
-- published row "6 to 12 inches" starts above 5, so that it holds 6.
insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents, publisher, title, published_year)
select v.version, v.service, v.basis, v.from_value, v.low_cents, v.high_cents, 'Tree Service',
  case when v.basis = 'minimum' or (v.basis = 'diameter_in' and v.from_value = 0) then 'Prices we set ourselves'
    else 'Compiled from US consumer cost guides (titles not recorded)' end, 2026
from (values
  (1, 'removal', 'height_ft', 0, 15000, 45000),
  (1, 'removal', 'height_ft', 30, 45000, 120000),
  (1, 'removal', 'height_ft', 60, 80000, 150000),
  (1, 'removal', 'height_ft', 80, 100000, 200000),
  (1, 'removal', 'diameter_in', 0, 35000, 35000),
  (1, 'removal', 'diameter_in', 5, 55000, 55000),
  (1, 'removal', 'diameter_in', 12, 140000, 140000),
  (1, 'removal', 'diameter_in', 24, 180000, 180000),
  (1, 'removal', 'diameter_in', 36, 230000, 230000),
  (1, 'removal', 'diameter_in', 48, 270000, 270000),
  (1, 'removal', 'minimum', 0, 15000, 15000),
  (1, 'emergency', 'height_ft', 0, 30000, 80000),
  (1, 'emergency', 'height_ft', 30, 80000, 180000),
  (1, 'emergency', 'height_ft', 60, 150000, 300000),
  (1, 'emergency', 'height_ft', 80, 200000, 500000),
  (1, 'emergency', 'minimum', 0, 30000, 30000),
  (1, 'trimming', 'height_ft', 0, 8500, 40000),
  (1, 'trimming', 'height_ft', 30, 15000, 77500),
  (1, 'trimming', 'height_ft', 60, 32500, 170000),
  (1, 'trimming', 'minimum', 0, 8500, 8500),
  (1, 'stump', 'flat', 0, 10000, 35000),
  (1, 'stump', 'per_inch', 0, 200, 300),
  (1, 'stump', 'each_further', 0, 3000, 5000),
  (1, 'stump', 'minimum', 0, 15000, 15000),
  (1, 'arborist', 'flat', 0, 10000, 30000),
  (1, 'arborist', 'per_hour', 0, 10000, 25000),
  (1, 'arborist', 'report', 0, 15000, 45000),
  (1, 'arborist', 'minimum', 0, 10000, 10000),
  (1, 'crane', 'flat', 0, 50000, 50000)
) v (version, service, basis, from_value, low_cents, high_cents);

-- 30_requests/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('request', 'service_requests', 'id', 'request');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('request', 'draft', 'submit', 'submitted', '{owner}'),
  ('request', 'submitted', 'match', 'matching', '{system}'),
  ('request', 'matching', 'offer', 'open', '{system}'),
  ('request', 'open', 'award', 'awarded', '{owner}'),
  ('request', 'awarded', 'schedule', 'scheduled', '{vendor,owner}'),
  ('request', 'awarded', 'start', 'in_progress', '{vendor}'),
  ('request', 'scheduled', 'start', 'in_progress', '{vendor}'),
  ('request', 'in_progress', 'complete', 'completed', '{owner,system,timer}'),
  ('request', 'completed', 'close', 'closed', '{timer,system}'),
  ('request', 'awarded', 'withdraw', 'matching', '{vendor}'),
  ('request', 'scheduled', 'withdraw', 'matching', '{vendor}'),
  ('request', 'in_progress', 'withdraw', 'matching', '{vendor}'),
  ('request', 'awarded', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'scheduled', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'in_progress', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'draft', 'cancel', 'cancelled', '{owner}'),
  ('request', 'submitted', 'cancel', 'cancelled', '{owner,admin}'),
  ('request', 'matching', 'cancel', 'cancelled', '{owner,admin}'),
  ('request', 'open', 'cancel', 'cancelled', '{owner,admin}'),
  ('request', 'awarded', 'cancel', 'cancelled', '{owner,admin,system}'),
  ('request', 'scheduled', 'cancel', 'cancelled', '{owner,admin,system}'),
  ('request', 'in_progress', 'cancel', 'cancelled', '{admin,system}'),
  ('request', 'matching', 'remind', 'matching', '{timer}'),
  ('request', 'open', 'remind', 'open', '{timer}'),
  ('request', 'submitted', 'expire', 'expired', '{timer}'),
  ('request', 'matching', 'expire', 'expired', '{timer}'),
  ('request', 'open', 'expire', 'expired', '{timer}'),
  ('request', 'submitted', 'reject_spam', 'rejected_spam', '{admin}'),
  ('request', 'matching', 'reject_spam', 'rejected_spam', '{admin}'),
  ('request', 'open', 'reject_spam', 'rejected_spam', '{admin}');
insert into private.timer_effects (machine, event, effect) values
  ('request', 'remind', 'private.request_remind_due'),
  ('request', 'expire', 'private.request_expire_due'),
  ('request', 'close', 'private.request_close_due');

-- The private bucket of the product; job photos live in it too.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('tree-photos', 'tree-photos', false, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

-- 40_matching/data.sql

insert into public.matching_policy (
  version, weight_distance, weight_rating, weight_acceptance, weight_response, weight_availability,
  weight_credentials, weight_experience, rating_prior_mean, rating_prior_count,
  floor_rating, floor_reviews, floor_dispute_days, boost_at_most,
  offers_at_once, accepts_at_most, unboosted_places, newcomer_places, newcomer_days, newcomer_jobs,
  open_jobs_per_crew_member, crane_height_m, crane_height_poor_access_m,
  emergency_offer_minutes, offer_business_hours, business_day_start, business_day_end,
  release_after_hours, request_lifetime_days, request_reminder_days, cents_per_token, token_price_min, token_price_max)
values (
  1, 0.28, 0.27, 0.10, 0.10, 0.08, 0.10, 0.07, 4.2, 5,
  4, 2, 90, 1.5,
  5, 3, 1, 1, 90, 3,
  2, 30, 20,
  15, 4, '08:00', '18:00',
  48, 14, 2, 10000, 3, 25);

insert into private.rule_limits values
  ('weight_distance', 0, 100, false), ('weight_rating', 0, 100, false), ('weight_acceptance', 0, 100, false),
  ('weight_response', 0, 100, false), ('weight_availability', 0, 100, false),
  ('weight_credentials', 0, 100, false), ('weight_experience', 0, 100, false),
  ('rating_prior_mean', 1, 5, false), ('rating_prior_count', 0.1, 1000, false),
  ('floor_rating', 1, 5, false), ('floor_reviews', 1, 100, true), ('floor_dispute_days', 0, 3650, true),
  ('boost_at_most', 1, 3, false),
  ('offers_at_once', 1, 20, true), ('accepts_at_most', 1, 20, true),
  ('unboosted_places', 0, 10, true), ('newcomer_places', 0, 10, true),
  ('newcomer_days', 0, 3650, true), ('newcomer_jobs', 0, 100, true),
  ('open_jobs_per_crew_member', 0.1, 100, false),
  ('crane_height_m', 1, 120, false), ('crane_height_poor_access_m', 1, 120, false),
  ('emergency_offer_minutes', 1, 1440, true), ('offer_business_hours', 0.25, 100, false),
  ('release_after_hours', 1, 720, false), ('request_lifetime_days', 1, 365, false),
  ('request_reminder_days', 0.5, 30, false),
  ('cents_per_token', 100, 10000000, true), ('token_price_min', 1, 1000, true), ('token_price_max', 1, 1000, true);

-- 50_leads/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('lead', 'leads', 'id', 'lead');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('lead', 'offered', 'view', 'viewed', '{vendor}'),
  ('lead', 'offered', 'accept', 'accepted', '{vendor}'),
  ('lead', 'viewed', 'accept', 'accepted', '{vendor}'),
  ('lead', 'offered', 'decline', 'declined', '{vendor}'),
  ('lead', 'viewed', 'decline', 'declined', '{vendor}'),
  ('lead', 'offered', 'expire', 'expired', '{timer}'),
  ('lead', 'viewed', 'expire', 'expired', '{timer}'),
  ('lead', 'accepted', 'engage', 'engaged', '{owner}'),
  ('lead', 'quoted', 'engage', 'quoted', '{owner}'),
  ('lead', 'released', 'engage', 'engaged', '{owner}'),
  ('lead', 'accepted', 'release', 'released', '{timer}'),
  ('lead', 'quoted', 'release', 'quoted', '{timer}'),
  ('lead', 'accepted', 'quote', 'quoted', '{vendor}'),
  ('lead', 'engaged', 'quote', 'quoted', '{vendor}'),
  ('lead', 'released', 'quote', 'quoted', '{vendor}'),
  ('lead', 'quoted', 'win', 'won', '{owner}'),
  ('lead', 'offered', 'lose', 'lost', '{system}'),
  ('lead', 'viewed', 'lose', 'lost', '{system}'),
  ('lead', 'accepted', 'lose', 'lost', '{system}'),
  ('lead', 'engaged', 'lose', 'lost', '{system}'),
  ('lead', 'quoted', 'lose', 'lost', '{system}'),
  ('lead', 'released', 'lose', 'lost', '{system}'),
  ('lead', 'won', 'lose', 'lost', '{system}'),
  ('lead', 'lost', 'offer', 'offered', '{system}'),
  ('lead', 'accepted', 'credit', 'credited', '{admin,system}'),
  ('lead', 'engaged', 'credit', 'credited', '{admin,system}'),
  ('lead', 'quoted', 'credit', 'credited', '{admin,system}'),
  ('lead', 'won', 'credit', 'credited', '{admin,system}'),
  ('lead', 'lost', 'credit', 'credited', '{admin,system}'),
  ('lead', 'declined', 'credit', 'credited', '{admin,system}'),
  ('lead', 'expired', 'credit', 'credited', '{admin,system}'),
  ('lead', 'withdrawn', 'credit', 'credited', '{admin,system}'),
  ('lead', 'offered', 'retract', 'withdrawn', '{system}'),
  ('lead', 'viewed', 'retract', 'withdrawn', '{system}'),
  ('lead', 'accepted', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('lead', 'engaged', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('lead', 'quoted', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('lead', 'released', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('lead', 'won', 'withdraw', 'withdrawn', '{vendor}');
insert into private.timer_effects (machine, event, effect) values
  ('lead', 'expire', 'private.lead_expire_due'),
  ('lead', 'release', 'private.lead_release_due');

-- 55_messages/data.sql

-- Photos and PDFs that go with a message: objects of a private bucket, each below its sender's folder.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('message-attachments', 'message-attachments', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;

insert into private.messaging_limits default values;

-- 60_quotes/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('quote', 'quotes', 'id', 'quote');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('quote', 'draft', 'send', 'sent', '{vendor}'),
  ('quote', 'sent', 'view', 'viewed', '{owner}'),
  ('quote', 'sent', 'request_changes', 'changes_requested', '{owner}'),
  ('quote', 'viewed', 'request_changes', 'changes_requested', '{owner}'),
  ('quote', 'sent', 'accept', 'accepted', '{owner}'),
  ('quote', 'viewed', 'accept', 'accepted', '{owner}'),
  ('quote', 'sent', 'decline', 'declined', '{owner}'),
  ('quote', 'viewed', 'decline', 'declined', '{owner}'),
  ('quote', 'changes_requested', 'decline', 'declined', '{owner}'),
  ('quote', 'sent', 'expire', 'expired', '{timer}'),
  ('quote', 'viewed', 'expire', 'expired', '{timer}'),
  ('quote', 'changes_requested', 'expire', 'expired', '{timer}'),
  ('quote', 'draft', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'sent', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'viewed', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'changes_requested', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'accepted', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'sent', 'supersede', 'superseded', '{system}'),
  ('quote', 'viewed', 'supersede', 'superseded', '{system}'),
  ('quote', 'changes_requested', 'supersede', 'superseded', '{system}');

-- 65_request_shares/data.sql

insert into private.personal_tables (table_name, person_column) values ('request_shares', 'owner_id');

-- 70_jobs/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('job', 'jobs', 'id', 'job');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('job', 'scheduled', 'reschedule', 'scheduled', '{vendor,owner}'),
  ('job', 'scheduled', 'confirm_start', 'scheduled', '{vendor,owner}'),
  ('job', 'scheduled', 'depart', 'en_route', '{vendor}'),
  ('job', 'scheduled', 'start', 'in_progress', '{vendor}'),
  ('job', 'en_route', 'start', 'in_progress', '{vendor}'),
  ('job', 'in_progress', 'propose_change', 'change_order_pending', '{vendor}'),
  ('job', 'change_order_pending', 'approve_change', 'in_progress', '{owner}'),
  ('job', 'change_order_pending', 'decline_change', 'in_progress', '{owner,timer}'),
  ('job', 'change_order_pending', 'withdraw_change', 'in_progress', '{vendor}'),
  ('job', 'in_progress', 'deliver', 'delivered', '{vendor}'),
  ('job', 'delivered', 'remind', 'delivered', '{timer}'),
  ('job', 'delivered', 'reopen', 'in_progress', '{owner,system}'),
  ('job', 'delivered', 'accept', 'completed', '{owner,system,timer}'),
  ('job', 'scheduled', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'en_route', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'in_progress', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'weather_hold', 'reschedule', 'scheduled', '{vendor,owner}'),
  ('job', 'weather_hold', 'depart', 'en_route', '{vendor}'),
  ('job', 'weather_hold', 'start', 'in_progress', '{vendor}'),
  ('job', 'scheduled', 'cancel', 'cancelled', '{owner,vendor,admin,system}'),
  ('job', 'weather_hold', 'cancel', 'cancelled', '{owner,vendor,admin,system}'),
  ('job', 'en_route', 'cancel', 'cancelled', '{vendor,admin,system}'),
  ('job', 'in_progress', 'cancel', 'cancelled', '{admin,system}'),
  ('job', 'change_order_pending', 'cancel', 'cancelled', '{admin,system}'),
  ('job', 'delivered', 'cancel', 'cancelled', '{admin,system}'),
  ('job', 'scheduled', 'report_no_show', 'no_show', '{owner,vendor}'),
  ('job', 'en_route', 'report_no_show', 'no_show', '{owner,vendor}');
insert into private.timer_effects (machine, event, effect) values
  ('job', 'remind', 'private.job_remind_due'),
  ('job', 'accept', 'private.job_accept_due'),
  ('job', 'decline_change', 'private.job_decline_change_due');

-- 73_crew_days/data.sql

insert into private.personal_tables (table_name, person_column) values
  ('crew_links', 'vendor_id'),
  ('job_safety_checklists', 'vendor_id');

-- 75_reviews/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('review', 'reviews', 'id', 'review');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('review', 'submitted', 'publish', 'published', '{timer,system}'),
  ('review', 'published', 'remove', 'removed', '{admin}'),
  ('review', 'submitted', 'remove', 'removed', '{admin}');
insert into private.timer_effects (machine, event, effect) values
  ('review', 'publish', 'private.review_publish_due');

-- 78_claims_and_disputes/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('lead_credit_claim', 'lead_credit_claims', 'id', 'claim');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('lead_credit_claim', 'submitted', 'grant', 'granted', '{system}'),
  ('lead_credit_claim', 'submitted', 'deny', 'denied', '{system}'),
  ('lead_credit_claim', 'submitted', 'review', 'under_review', '{system}'),
  ('lead_credit_claim', 'under_review', 'grant', 'granted', '{admin,system}'),
  ('lead_credit_claim', 'under_review', 'deny', 'denied', '{admin}'),
  ('lead_credit_claim', 'under_review', 'overdue', 'under_review', '{timer}'),
  ('lead_credit_claim', 'under_review', 'withdraw', 'withdrawn', '{vendor}'),
  ('lead_credit_claim', 'denied', 'appeal', 'appealed', '{vendor}'),
  ('lead_credit_claim', 'denied', 'grant', 'granted', '{system}'),
  ('lead_credit_claim', 'denied', 'close', 'closed', '{timer}'),
  ('lead_credit_claim', 'appealed', 'grant', 'granted', '{admin,system}'),
  ('lead_credit_claim', 'appealed', 'deny', 'closed', '{admin}'),
  ('lead_credit_claim', 'appealed', 'overdue', 'appealed', '{timer}'),
  ('lead_credit_claim', 'appealed', 'withdraw', 'withdrawn', '{vendor}');
insert into private.timer_effects (machine, event, effect) values
  ('lead_credit_claim', 'overdue', 'private.lead_credit_claim_overdue_due'),
  ('lead_credit_claim', 'close', 'private.lead_credit_claim_close_due');

insert into private.machines (machine, table_name, key_column, noun) values
  ('job_dispute', 'job_disputes', 'id', 'dispute');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('job_dispute', 'submitted', 'answer', 'under_review', '{owner,vendor}'),
  ('job_dispute', 'submitted', 'review', 'under_review', '{timer}'),
  ('job_dispute', 'submitted', 'settle', 'closed', '{owner,vendor}'),
  ('job_dispute', 'under_review', 'settle', 'closed', '{owner,vendor}'),
  ('job_dispute', 'submitted', 'withdraw', 'withdrawn', '{owner,vendor}'),
  ('job_dispute', 'under_review', 'withdraw', 'withdrawn', '{owner,vendor}'),
  ('job_dispute', 'under_review', 'overdue', 'under_review', '{timer}'),
  ('job_dispute', 'under_review', 'decide', 'decided', '{admin}'),
  ('job_dispute', 'decided', 'appeal', 'appealed', '{owner,vendor}'),
  ('job_dispute', 'decided', 'close', 'closed', '{timer}'),
  ('job_dispute', 'appealed', 'overdue', 'appealed', '{timer}'),
  ('job_dispute', 'appealed', 'decide', 'closed', '{admin}');
insert into private.timer_effects (machine, event, effect) values
  ('job_dispute', 'review', 'private.job_dispute_review_due'),
  ('job_dispute', 'overdue', 'private.job_dispute_overdue_due'),
  ('job_dispute', 'close', 'private.job_dispute_close_due');

insert into public.resolution_policy (
  version, delivery_reminder_days, delivery_acceptance_days, change_answer_hours, no_show_after_minutes,
  no_show_notice_hours, review_days,
  claim_days, cancelled_within_hours, silent_after_days, duplicate_within_days, dispute_days, answer_business_hours,
  decision_business_hours, appeal_days)
values (1, 3, 5, 48, 30, 12, 7, 30, 72, 5, 30, 30, 30, 20, 7);

insert into private.rule_limits values
  ('delivery_reminder_days', 0.5, 60, false), ('delivery_acceptance_days', 1, 90, false),
  ('change_answer_hours', 1, 720, false), ('no_show_after_minutes', 0, 480, true),
  ('no_show_notice_hours', 0, 168, false),
  ('review_days', 1, 90, false), ('claim_days', 1, 365, false),
  ('cancelled_within_hours', 0, 720, false), ('silent_after_days', 0, 90, false),
  ('duplicate_within_days', 0, 365, false), ('dispute_days', 1, 365, false),
  ('answer_business_hours', 1, 200, false), ('decision_business_hours', 1, 200, false),
  ('appeal_days', 1, 90, false);

-- 80_tokens/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('token_adjustment', 'token_adjustments', 'id', 'adjustment');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('token_adjustment', 'pending', 'approve', 'approved', '{admin}'),
  ('token_adjustment', 'pending', 'refuse', 'refused', '{admin}'),
  ('token_adjustment', 'pending', 'withdraw', 'withdrawn', '{admin}');

insert into public.billing_policy (adjustment_limit, adjustment_window, choice_lasts, late_payment_lasts, renewal_lasts)
values (200, '24 hours', '14 days', '14 days', '3 hours');

insert into public.token_packages (tokens, price_cents) values (10, 3000), (25, 7000), (60, 15600), (150, 36000);

-- 85_plans/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('subscription', 'vendor_subscriptions', 'id', 'subscription');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('subscription', 'incomplete', 'activate', 'active', '{admin,system,timer}'),
  ('subscription', 'incomplete', 'cancel', 'canceled', '{vendor,admin,timer,system}'),
  ('subscription', 'active', 'schedule', 'active', '{vendor}'),
  ('subscription', 'active', 'renew', 'active', '{admin,system}'),
  ('subscription', 'active', 'miss_payment', 'past_due', '{timer,system}'),
  ('subscription', 'active', 'cancel', 'canceled', '{vendor,admin,timer,system}'),
  ('subscription', 'past_due', 'pay', 'active', '{system}'),
  ('subscription', 'past_due', 'give_up', 'unpaid', '{timer,system}'),
  ('subscription', 'past_due', 'cancel', 'canceled', '{vendor,admin,system}'),
  ('subscription', 'unpaid', 'cancel', 'canceled', '{vendor,admin,system}');
insert into private.timer_effects (machine, event, effect) values
  ('subscription', 'cancel', 'private.subscription_cancel_due'),
  ('subscription', 'give_up', 'private.subscription_give_up_due');

select private.add_default_plans();

-- 87_payments/data.sql

insert into private.machines (machine, table_name, key_column, noun) values
  ('payment_refund', 'payment_refunds', 'id', 'refund');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('payment_refund', 'pending', 'approve', 'approved', '{admin}'),
  ('payment_refund', 'pending', 'refuse', 'refused', '{admin}'),
  ('payment_refund', 'pending', 'withdraw', 'withdrawn', '{admin}'),
  -- The provider may return money that nobody has approved here, when it is asked there.
  ('payment_refund', 'pending', 'complete', 'completed', '{system}'),
  ('payment_refund', 'approved', 'complete', 'completed', '{system}');

-- 90_notifications/data.sql

insert into private.delivery_policy default values;

insert into private.unsubscribe_key default values;

insert into private.site (address) values ('http://localhost:3000');

insert into private.notification_kinds (kind, sides, in_app, email, push, is_urgent, link, subject, body, action) values
  ('lead_offered', '{vendor}', true, true, true, true, null,
    'New request #{request}: {service}',
    E'You have a new offer: {service} in {city}.\n\nAccepting costs {tokens}. If the owner does not respond, your tokens are refunded automatically.\n\nThe offer is open until {until}.',
    'View request'),
  ('lead_accepted', '{owner}', true, true, true, true, null,
    '{business} wants to quote for request #{request}',
    E'{business} accepted your request #{request} for {service}.\n\nSend a message, ask questions, or wait for the quote. Your phone number and street address stay hidden until you share them.',
    'View request'),
  ('contact_shared', '{vendor}', true, true, true, true, null,
    '{customer} shared contact details for request #{request}',
    E'{customer} shared their contact details for request #{request}. You can find the phone number, email and address on the request page.',
    'View contact details'),
  ('lead_engaged', '{vendor}', true, false, false, false, null,
    '{customer} replied about request #{request}',
    E'{customer} is interested in your offer for request #{request}.',
    'View request'),
  ('lead_lost', '{vendor}', true, true, false, false, null,
    'Request #{request} went to another Pro',
    E'Request #{request} for {service} is no longer open to you.\n\nAny tokens still held for it were refunded.',
    'View request'),
  ('lead_expired', '{vendor}', true, false, false, false, null,
    'Your offer for request #{request} expired',
    E'You did not respond to request #{request} in time, so we offered it to the next Pro.',
    'View your requests'),
  ('pro_withdrew', '{owner}', true, true, true, true, null,
    '{business} withdrew from request #{request}',
    E'{business} cannot do the work for request #{request}.\n\n“{note}”\n\nThe other Pros on your request are not affected, and we offer the open place to another Pro where we can.',
    'View request'),
  ('tokens_released', '{vendor}', true, true, false, false, '/vendor/tokens',
    'Your tokens for request #{request} were refunded',
    E'The owner of request #{request} did not respond within {waited}, so your tokens were refunded automatically.\n\nYou can still send a quote at no extra cost.',
    'View your tokens'),
  ('tokens_low', '{vendor}', true, true, false, false, '/vendor/tokens',
    'You have {tokens} left',
    E'Your balance is {tokens}. Accepting your next request may cost more than that.',
    'View your tokens'),
  ('message_received', '{owner,vendor}', true, true, true, true, '/messages',
    '{other} sent you a message about request #{request}',
    E'{other} wrote:\n\n“{excerpt}”\n\nPlease reply on Tree Service. We do not read replies to this email.',
    'Read and reply'),
  ('quote_received', '{owner}', true, true, true, true, null,
    '{business} sent you a quote for request #{request}: {amount}',
    E'{business} quoted {amount} for request #{request} ({service}).\n\nReview each item, compare the quote with the estimate, then accept it, decline it or request changes.',
    'View quote'),
  ('quote_changes_requested', '{vendor}', true, true, true, true, null,
    '{customer} requested changes to your quote for request #{request}',
    E'{customer} requested changes to your quote of {amount}:\n\n“{note}”',
    'Update quote'),
  ('quote_accepted', '{vendor}', true, true, true, true, null,
    '{customer} accepted your quote for request #{request}: {amount}',
    E'Congratulations, you won request #{request}. Contact details and the address are on the request page.\n\nNext, agree on a date with {customer}.',
    'Schedule job'),
  ('quote_declined', '{vendor}', true, true, false, false, null,
    'Your quote for request #{request} was declined',
    E'{customer} declined your quote of {amount}.\n\n“{note}”',
    'View request'),
  ('quote_expired', '{owner,vendor}', true, true, false, false, null,
    'The quote for request #{request} expired',
    E'The quote of {amount} for request #{request} expired. A new quote can be sent while the request is open.',
    'View request'),
  ('quote_withdrawn', '{owner}', true, true, false, false, null,
    '{business} withdrew the quote for request #{request}',
    E'{business} withdrew the quote of {amount}, so you can no longer accept it.',
    'View request'),
  ('job_scheduled', '{owner,vendor}', true, true, true, true, null,
    'Request #{request} is scheduled for {when}',
    E'{other} scheduled the work for {when}.\n\nIf that does not work for you, choose another date on the request page.',
    'View date'),
  ('job_on_the_way', '{owner}', true, false, true, true, null,
    '{business} is on the way for request #{request}',
    E'{business} is on the way for request #{request}.',
    'View request'),
  ('job_started', '{owner}', true, false, true, true, null,
    '{business} started the work for request #{request}',
    E'The work for request #{request} has started.',
    'View request'),
  ('job_on_hold', '{owner}', true, true, true, true, null,
    'Request #{request} is waiting for weather',
    E'{business} postponed the work:\n\n“{note}”\n\nThe new date is {when}.\n\nEither of you can choose another date on the request page.',
    'View request'),
  ('job_delivered', '{owner}', true, true, true, false, null,
    'The work for request #{request} is finished. Please review it',
    E'{business} finished the work and added photos.\n\nPlease accept it or tell us what is missing. If you do not respond, it will be accepted automatically after {allowed}.',
    'View photos'),
  ('delivery_reminder', '{owner}', true, true, true, false, null,
    'Please review the work for request #{request}',
    E'{business} finished the work {waited} ago. It will be accepted automatically in {left}.\n\nIf something is missing, please say so before then.',
    'Review work'),
  ('job_reopened', '{vendor}', true, true, true, false, null,
    '{customer} says something is missing from request #{request}',
    E'{customer} has not accepted the work yet:\n\n“{note}”',
    'View job'),
  ('job_completed', '{owner,vendor}', true, true, true, false, null,
    'Request #{request} is completed',
    E'The work for request #{request} was accepted.\n\nHow was your experience with {other}? Reviews are published when both of you have written one, or after {allowed}.',
    'Write a review'),
  ('job_cancelled', '{owner,vendor}', true, true, true, true, null,
    'The job for request #{request} was canceled',
    E'The job for request #{request} was canceled.\n\n“{note}”',
    'View request'),
  ('job_no_show', '{owner,vendor}', true, true, true, true, null,
    '{other} reported a no-show for request #{request}',
    E'{other} reported a no-show for request #{request}. If that is not what happened, please tell us on the request page.',
    'View request'),
  ('change_order_proposed', '{owner}', true, true, true, true, null,
    '{business} proposed a change to request #{request}',
    E'{business} found that the work differs from what you agreed on and proposed a change. The work is on hold until you respond.\n\n“{note}”',
    'View change'),
  ('change_order_answered', '{vendor}', true, true, true, true, null,
    '{customer} responded to your change to request #{request}',
    E'Your proposed change was {answer}. The agreed price is {amount}. You can continue the work.',
    'View job'),
  ('care_reminder', '{owner}', true, true, false, false, '/properties',
    '{title}: {tree} at {place}',
    E'{advice}\n\nSource: {source}.',
    'View your trees'),
  ('request_expiring', '{owner}', true, true, true, false, null,
    'Your request #{request} expires in {left}',
    E'You have not chosen a Pro for request #{request} yet. It expires in {left}.\n\nAccept a quote before then, or send the request again later.',
    'View request'),
  ('request_expired', '{owner}', true, true, false, false, null,
    'Your request #{request} expired',
    E'Request #{request} expired before you chose a Pro. You can send it again at any time, free of charge.',
    'View request'),
  ('request_removed', '{owner}', true, true, false, false, null,
    'Your request #{request} was removed',
    E'An administrator removed request #{request}.\n\n“{note}”\n\nIf you think this is a mistake, please contact us.',
    'View request'),
  ('review_published', '{owner,vendor}', true, true, true, false, null,
    'You have a new review for request #{request}: {rating}',
    E'{other} reviewed request #{request}: {rating}.',
    'Read review'),
  ('credential_expiring', '{vendor}', true, true, true, false, '/vendor/account',
    'One of your credentials expires soon',
    E'{note}\n\nPlease add the new one in time. Your business is paused automatically while it has no valid insurance.',
    'Add credential'),
  ('vendor_decision', '{vendor}', true, true, true, false, '/vendor/dashboard',
    'Your business is {decision}',
    E'Your business {business} is {decision}.\n\n“{note}”',
    'Open your dashboard'),
  ('claim_decided', '{vendor}', true, true, true, false, null,
    'Your refund claim for request #{request} was {answer}',
    E'You asked for a refund of your tokens for request #{request}. Your claim was {answer}.\n\n“{note}”',
    'View claim'),
  ('dispute_opened', '{owner,vendor}', true, true, true, false, null,
    '{other} opened a dispute about request #{request}',
    E'{other} is not satisfied with the job for request #{request}.\n\n“{note}”\n\nPlease tell us your side. If you cannot agree, an administrator decides.',
    'Respond'),
  ('dispute_decided', '{owner,vendor}', true, true, true, false, null,
    'The dispute about request #{request} was decided',
    E'An administrator decided the dispute about request #{request}.\n\n“{note}”',
    'Read decision'),
  ('application_received', '{admin}', true, false, false, false, '/admin/vendor-approval',
    '{business} applied',
    E'{business} applied to join as a Pro.',
    'Review application'),
  ('claim_to_decide', '{admin}', true, true, false, false, '/admin',
    'The refund claim for request #{request} needs a decision',
    E'{business} claimed a token refund for request #{request}.',
    'Review claim'),
  ('dispute_to_decide', '{admin}', true, true, false, false, '/admin',
    'The dispute about request #{request} needs a decision',
    E'{business} and {customer} disagree about request #{request}.',
    'Review dispute'),
  ('case_assigned', '{admin}', true, true, false, false, '/admin-utility/queue',
    '{case} was assigned to you',
    E'{who} assigned a case to you: {case}.\n\nPlease decide it by {until}.',
    'Open review queue'),
  ('cases_due', '{admin}', true, true, false, false, '/admin-utility/queue',
    '{cases} due soon or overdue',
    E'The first is due by {until}: {case}.\n\nWe send this about cases assigned to you and about those nobody has taken.',
    'Open review queue');

-- Confirms what a person just did, so the pages of the product need not repeat it.
insert into private.notification_kinds
  (kind, sides, in_app, email, push, is_urgent, is_receipt, link, subject, body, action) values
  ('request_received', '{owner}', false, true, false, true, true, null,
    'We have your request #{request}: {service} in {city}',
    E'You asked for {service} in {city}: {trees}, {wish}. Our estimate is {estimate}.\n\nWhat happens next: {next}. Pros who want the work send you a quote, and we''ll tell you when one arrives.\n\nYour phone number and street address stay hidden until you share them with a Pro or accept a quote.',
    'View request');

-- Nobody can turn these off.
insert into private.notification_kinds
  (kind, sides, in_app, email, push, is_urgent, is_required, link, subject, body, action) values
  ('account_deletion', '{owner,vendor}', true, true, false, false, true, '/account',
    'Your account will be deleted',
    E'You asked us to delete your Tree Service account. It will be deleted on {until}.\n\nUntil then you can cancel the deletion in your account settings. If you did not ask for this, please cancel it now and set a new password.',
    'Keep my account'),
  ('account_erased', '{owner,vendor}', false, true, false, false, true, '/',
    'Your account was deleted',
    E'We deleted your Tree Service account, as you asked.\n\nRecords the law requires us to keep no longer carry your name. Thank you for using Tree Service.',
    'Go to Tree Service');

insert into private.notification_rules (machine, event, side, kind, actors) values
  ('lead', 'offer', 'vendor', 'lead_offered', null),
  ('lead', 'accept', 'owner', 'lead_accepted', null),
  ('lead', 'engage', 'vendor', 'lead_engaged', null),
  ('lead', 'lose', 'vendor', 'lead_lost', null),
  ('lead', 'expire', 'vendor', 'lead_expired', null),
  ('lead', 'release', 'vendor', 'tokens_released', null),
  ('lead', 'withdraw', 'owner', 'pro_withdrew', null),
  ('quote', 'send', 'owner', 'quote_received', null),
  ('quote', 'request_changes', 'vendor', 'quote_changes_requested', null),
  ('quote', 'accept', 'vendor', 'quote_accepted', null),
  ('quote', 'decline', 'vendor', 'quote_declined', null),
  ('quote', 'expire', 'owner', 'quote_expired', null),
  ('quote', 'expire', 'vendor', 'quote_expired', null),
  ('quote', 'withdraw', 'owner', 'quote_withdrawn', '{vendor}'),
  ('job', 'reschedule', 'owner', 'job_scheduled', null),
  ('job', 'reschedule', 'vendor', 'job_scheduled', null),
  ('job', 'depart', 'owner', 'job_on_the_way', null),
  ('job', 'start', 'owner', 'job_started', null),
  ('job', 'hold_for_weather', 'owner', 'job_on_hold', null),
  ('job', 'deliver', 'owner', 'job_delivered', null),
  ('job', 'remind', 'owner', 'delivery_reminder', null),
  ('job', 'reopen', 'vendor', 'job_reopened', null),
  ('job', 'accept', 'owner', 'job_completed', null),
  ('job', 'accept', 'vendor', 'job_completed', null),
  ('job', 'cancel', 'owner', 'job_cancelled', null),
  ('job', 'cancel', 'vendor', 'job_cancelled', null),
  ('job', 'report_no_show', 'owner', 'job_no_show', null),
  ('job', 'report_no_show', 'vendor', 'job_no_show', null),
  ('job', 'propose_change', 'owner', 'change_order_proposed', null),
  ('job', 'approve_change', 'vendor', 'change_order_answered', null),
  ('job', 'decline_change', 'vendor', 'change_order_answered', null),
  ('request', 'submit', 'owner', 'request_received', null),
  ('request', 'remind', 'owner', 'request_expiring', null),
  ('request', 'expire', 'owner', 'request_expired', null),
  ('request', 'reject_spam', 'owner', 'request_removed', null),
  ('review', 'publish', 'other_side', 'review_published', null),
  ('vendor', 'submit', 'admin', 'application_received', null),
  ('vendor', 'remind', 'vendor', 'credential_expiring', null),
  ('vendor', 'approve', 'vendor', 'vendor_decision', null),
  ('vendor', 'reject', 'vendor', 'vendor_decision', null),
  ('vendor', 'request_documents', 'vendor', 'vendor_decision', null),
  ('vendor', 'pause', 'vendor', 'vendor_decision', null),
  ('vendor', 'resume', 'vendor', 'vendor_decision', null),
  ('vendor', 'suspend', 'vendor', 'vendor_decision', null),
  ('vendor', 'reinstate', 'vendor', 'vendor_decision', null),
  ('vendor', 'terminate', 'vendor', 'vendor_decision', null),
  ('lead_credit_claim', 'grant', 'vendor', 'claim_decided', null),
  ('lead_credit_claim', 'deny', 'vendor', 'claim_decided', null),
  ('lead_credit_claim', 'review', 'admin', 'claim_to_decide', null),
  ('lead_credit_claim', 'appeal', 'admin', 'claim_to_decide', null),
  ('job_dispute', 'open', 'owner', 'dispute_opened', null),
  ('job_dispute', 'open', 'vendor', 'dispute_opened', null),
  ('job_dispute', 'answer', 'admin', 'dispute_to_decide', null),
  ('job_dispute', 'review', 'admin', 'dispute_to_decide', null),
  ('job_dispute', 'appeal', 'admin', 'dispute_to_decide', null),
  ('job_dispute', 'decide', 'owner', 'dispute_decided', null),
  ('job_dispute', 'decide', 'vendor', 'dispute_decided', null);

-- 95_admin/data.sql

insert into public.feature_flags (name, enabled, description) values
  ('advanced_service_request', true, 'The step-by-step request form'),
  ('vendor_matching', true, 'Offering requests to matching Pros'),
  ('media_analysis', true, 'Checks of photos on the device'),
  ('messaging', true, 'Conversations between owners and Pros'),
  ('vendor_dashboard', true, 'The Pro''s dashboard'),
  ('vendor_priority', true, 'Priority plans for Pros'),
  ('performance_monitoring', true, 'How fast pages are for people'),
  ('error_reporting', true, 'Saving errors for administrators'),
  ('video_upload', false, 'Videos beside photos'),
  ('multi_tree_analysis', false, 'One plan of work for the trees of a request'),
  ('vendor_calendar', false, 'Busy times from a Pro''s own calendar'),
  ('payment_processing', false, 'Payments inside the product'),
  ('debug_tools', false, 'Pages for developers');

insert into private.error_report_limits default values;

insert into private.page_vital_limits default values;

insert into private.contact_limits default values;

insert into private.admin_pass_key default values;

insert into private.admin_security default values;

insert into private.case_alert_policy default values;

insert into private.case_queues (queue, noun, decide_within) values
  ('approvals', 'Application', '2 days'),
  ('claims', 'Refund claim', '2 days'),
  ('disputes', 'Dispute', '3 days'),
  ('reviews', 'Reported review', '1 day'),
  ('messageReports', 'Reported message', '1 day'),
  ('adjustments', 'Token adjustment', '1 day'),
  ('contact', 'Contact message', '1 day'),
  ('unmatched', 'Request without a Pro', '8 hours'),
  ('unverified', 'Credential to verify', '3 days'),
  ('errors', 'Critical error', '4 hours'),
  ('plans', 'Plan request', '2 days'),
  ('administrators', 'Change of administrators', '3 days');

insert into private.audit_chain_end default values;

-- 98_operations/data.sql

insert into private.scheduled_work (name, schedule, command, at_least_every) values
  ('timers', '* * * * *', 'select public.run_due_timers()', '10 minutes'),
  ('case-alerts', '*/10 * * * *', 'select private.alert_due_cases()', '2 hours'),
  ('outbox', '* * * * *', $$select private.call_edge_function('outbox')$$, '10 minutes'),
  ('erased-files', '17 * * * *', $$select private.call_edge_function('erased-files')$$, '3 hours'),
  ('payments', '* * * * *', $$select private.call_edge_function('payments')$$, '10 minutes'),
  ('reconciliation', '23 4 * * *', $$select private.call_edge_function('reconciliation')$$, '26 hours'),
  ('health', '5 12 * * *', $$select private.call_edge_function('health')$$, '26 hours'),
  ('cron-history', '41 3 * * *', $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$, '26 hours');

reset check_function_bodies;
