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

-- Names that people take for the same: whatever the case, marks, legal form and look-alike letters.
create function private.name_key(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(nullif(regexp_replace(regexp_replace(
    replace(lower(normalize(private.plain_text(name), nfkd)), '&', ' and '),
    '\m(?:the|and|llc|l\.l\.c|inc|incorporated|ltd|limited|corp|corporation|co|company)\M', '', 'g'), '[^[:alnum:]]+', '', 'g'), ''),
    lower(btrim(name)))
$$;
comment on function private.name_key(text) is
  'A name by which businesses that read the same are found: without case, blanks, marks and legal form.';
grant execute on function private.name_key(text) to authenticated, service_role;

create table public.vendor_profiles (
  vendor_id uuid primary key references public.profiles (id) on delete cascade,
  business_name text not null check (length(business_name) between 2 and 120 and private.has_visible_text(business_name)),
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
  categories public.service_category[] not null default '{}' check (private.is_short_set(categories)),
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
create index vendor_profiles_name_idx on public.vendor_profiles (private.folded(business_name) text_pattern_ops);
create index vendor_profiles_name_key_idx on public.vendor_profiles (private.name_key(business_name));
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

-- What administrators checked belongs to the business it was checked for, so these wait for them to look again.
create table public.business_proposals (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  field text not null check (field in ('business_name', 'zip')),
  earlier text not null check (length(earlier) <= 120),
  proposed text not null check (length(proposed) between 2 and 120 and private.has_visible_text(proposed)),
  decision text check (decision in ('approve', 'refuse')),
  decision_reason text check (length(decision_reason) <= 500),
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((decision is null) = (decided_at is null))
);
comment on table public.business_proposals is
  'A new name, or a ZIP code in another state, of a business that was approved: earlier is shown until an administrator decides. decision is null while it waits.';
create unique index business_proposals_open_idx on public.business_proposals (vendor_id, field) include (id)
  where decision is null;
create index business_proposals_vendor_idx on public.business_proposals (vendor_id, created_at desc);
create index business_proposals_decided_by_idx on public.business_proposals (decided_by);
alter table public.business_proposals enable row level security;
revoke all on public.business_proposals from anon, authenticated;
-- Not which administrator decided.
grant select (id, vendor_id, field, earlier, proposed, decision, decision_reason, decided_at, created_at)
  on public.business_proposals to authenticated;
grant all on public.business_proposals to service_role;

-- Accounts that were stopped or erased are told apart from new ones by what they leave: never the words themselves.
create table private.trace_salt (
  only_row boolean primary key default true check (only_row),
  salt uuid not null default gen_random_uuid()
);
comment on table private.trace_salt is
  'One row: what traces are hashed with, so that a copy of them alone tells no phone number. 122 random bits.';

create table private.account_traces (
  account_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('name', 'policy', 'phone')),
  trace bytea not null,
  since timestamptz not null default now(),
  primary key (account_id, kind, trace)
);
comment on table private.account_traces is
  'Salted hashes of business names, numbers of verified policies and phone numbers: of accounts that are suspended or terminated, and of Pros and suspended owners who were erased. They tell administrators who comes back. A reinstated account leaves none.';
create index account_traces_trace_idx on private.account_traces (trace);

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
  label text not null check (length(label) between 2 and 120 and private.has_visible_text(label)),
  unit public.price_unit not null,
  category public.service_category,
  price_cents int not null check (price_cents between 0 and 10000000),
  version int not null default 1,
  unique (vendor_id, label)
);
comment on table public.vendor_prices is
  'A Pro''s own price list, from which quotes start. category is null for what goes with any service. Seen by the Pro and administrators.';
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
  label text not null check (length(label) between 1 and 80 and private.has_visible_text(label)),
  role text not null check (role in ('foreman', 'climber', 'ground_worker', 'arborist', 'driver', 'office')),
  qualifications public.crew_qualification[] not null default '{}' check (private.is_short_set(qualifications)),
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
