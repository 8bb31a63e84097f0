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
  'Reference data: centre of each US ZIP code and its IANA time zone. Loaded by supabase/seed.';
alter table public.zip_codes enable row level security;
revoke all on public.zip_codes from anon, authenticated;
grant select on public.zip_codes to anon, authenticated;
grant all on public.zip_codes to service_role;
create policy "Anyone reads ZIP codes" on public.zip_codes
  for select to anon, authenticated using (true);

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
  unique (owner_id, address, zip)
);
comment on table public.properties is
  'Where trees stand. The exact address is the owner''s until shared with a Pro. archived_at: the owner removed it, but requests were made for it.';
create index properties_zip_idx on public.properties (zip);

create trigger touch_updated_at before update on public.properties
  for each row execute function private.touch_updated_at();

alter table public.properties enable row level security;
revoke all on public.properties from anon, authenticated;
grant select on public.properties to authenticated;
grant all on public.properties to service_role;
