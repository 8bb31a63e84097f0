-- Pros: their business, credentials, equipment and prices.

create type public.vendor_state as enum (
  'applied', 'documents_pending', 'under_review', 'approved', 'paused', 'suspended', 'rejected', 'terminated'
);
create type public.service_category as enum (
  'tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency'
);
create type public.credential_kind as enum (
  'isa_certified_arborist', 'traq', 'liability_insurance', 'workers_compensation', 'licence', 'line_clearance'
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
  updated_at timestamptz not null default now()
);
comment on table public.vendor_profiles is
  'A Pro''s business as customers see it. Position follows the ZIP code; ratings and counts are kept by the database. version grows with every change an administrator decides on; paused_by says whose pause it is.';
create index vendor_profiles_reach_idx on public.vendor_profiles
  (grid_cell) include (latitude, longitude, service_radius_km, vendor_id) where state = 'approved';
create index vendor_profiles_state_idx on public.vendor_profiles (state, created_at);
create index vendor_profiles_zip_idx on public.vendor_profiles (zip);

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
    raise exception 'We do not know the ZIP code %.', new.zip;
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
create trigger touch_updated_at before update on public.vendor_profiles
  for each row execute function private.touch_updated_at();

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
  state, state_reason, business_name, about, zip, service_radius_km, categories, crew_size, founded_year
  on public.vendor_profiles for each row execute function private.follow_business();

create function private.vendor_zone(vendor uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select v.time_zone from public.vendor_profiles v where v.vendor_id = vendor), 'America/New_York')
$$;
comment on function private.vendor_zone(uuid) is
  'The time zone a Pro works in; Eastern time until the ZIP code is known.';

create function private.require_vendor() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.vendor_profiles v where v.vendor_id = private.require_user()) then
    raise exception 'Only Pros can do this.' using errcode = '42501';
  end if;
  return auth.uid();
end $$;
comment on function private.require_vendor() is 'The caller''s id. Refuses everybody who has no business (42501).';

-- The mean over the reviews and as many imagined ones of the usual rating, so that one review is no verdict.
create function private.bayesian_rating(
  rating_sum float8, rating_count float8, prior_mean float8, prior_count float8
) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select (prior_mean * prior_count + rating_sum) / (prior_count + rating_count)
$$;
comment on function private.bayesian_rating(float8, float8, float8, float8) is
  'The rating (1 to 5) that counts for a Pro: the mean with the prior of the matching policy.';

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

alter table public.vendor_profiles enable row level security;
revoke all on public.vendor_profiles from anon, authenticated;
grant select on public.vendor_profiles to anon, authenticated;
grant update (business_name, about, zip, service_radius_km, categories, crew_size, founded_year)
  on public.vendor_profiles to authenticated;
grant all on public.vendor_profiles to service_role;
create policy "Anyone reads approved Pros" on public.vendor_profiles
  for select to anon, authenticated using (state = 'approved');
create policy "Pros read their own business, administrators all" on public.vendor_profiles
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros change their own business" on public.vendor_profiles
  for update to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));

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
create trigger limit_rows before insert on public.vendor_credentials
  for each row execute function private.limit_rows('60', 'credentials');
create index vendor_credentials_verified_by_idx on public.vendor_credentials (verified_by);

create function private.is_visible_vendor(vendor uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.vendor_profiles where vendor_id = vendor and state = 'approved')
$$;
comment on function private.is_visible_vendor(uuid) is 'Whether anyone may see this Pro''s public facts.';
grant execute on function private.is_visible_vendor(uuid) to anon, authenticated;

-- A credential that was verified is a fact; changing it means adding a new one.
alter table public.vendor_credentials enable row level security;
revoke all on public.vendor_credentials from anon, authenticated;
grant select (id, vendor_id, kind, issuer, expires_on, verified_at, created_at)
  on public.vendor_credentials to anon;
grant select on public.vendor_credentials to authenticated;
grant insert (vendor_id, kind, issuer, number, expires_on), delete on public.vendor_credentials to authenticated;
grant all on public.vendor_credentials to service_role;
create policy "Anyone reads credentials of approved Pros" on public.vendor_credentials
  for select to anon, authenticated using (private.is_visible_vendor(vendor_id));
create policy "Pros read their own credentials, administrators all" on public.vendor_credentials
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros add their own credentials" on public.vendor_credentials
  for insert to authenticated with check (vendor_id = (select auth.uid()));

create table public.vendor_equipment (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  kind public.equipment_kind not null,
  quantity int not null default 1 check (quantity between 1 and 100),
  unique (vendor_id, kind)
);
comment on table public.vendor_equipment is 'What a Pro works with; some requests need certain kinds.';
alter table public.vendor_equipment enable row level security;
revoke all on public.vendor_equipment from anon, authenticated;
grant select on public.vendor_equipment to anon, authenticated;
grant insert (vendor_id, kind, quantity), update (quantity), delete on public.vendor_equipment to authenticated;
grant all on public.vendor_equipment to service_role;
create policy "Anyone reads equipment of approved Pros" on public.vendor_equipment
  for select to anon, authenticated using (private.is_visible_vendor(vendor_id));
create policy "Pros read their own equipment, administrators all" on public.vendor_equipment
  for select to authenticated
  using (vendor_id = (select auth.uid()) or (select private.is_admin()));
create policy "Pros add their own equipment" on public.vendor_equipment
  for insert to authenticated with check (vendor_id = (select auth.uid()));
create policy "Pros change their own equipment" on public.vendor_equipment
  for update to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));
create policy "Pros remove their own equipment" on public.vendor_equipment
  for delete to authenticated using (vendor_id = (select auth.uid()));

create table public.vendor_prices (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  label text not null check (length(label) between 2 and 120),
  unit text not null check (unit in ('each', 'hour', 'inch', 'load')),
  category public.service_category,
  price_cents int not null check (price_cents between 0 and 10000000),
  unique (vendor_id, label)
);
comment on table public.vendor_prices is
  'A Pro''s own price list, from which quotes start. category is null for what goes with any service. Seen by the Pro alone.';
create trigger limit_rows before insert on public.vendor_prices
  for each row execute function private.limit_rows('200', 'prices');
alter table public.vendor_prices enable row level security;
revoke all on public.vendor_prices from anon, authenticated;
grant select, delete on public.vendor_prices to authenticated;
grant insert (vendor_id, label, unit, category, price_cents), update (label, unit, category, price_cents)
  on public.vendor_prices to authenticated;
grant all on public.vendor_prices to service_role;
create policy "Pros keep their own price list" on public.vendor_prices
  for all to authenticated
  using (vendor_id = (select auth.uid())) with check (vendor_id = (select auth.uid()));
