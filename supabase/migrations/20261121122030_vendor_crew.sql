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
  created_at timestamptz not null default now(),
  unique (vendor_id, label)
);
comment on table public.vendor_crew is
  'The people of a Pro by name or label, with role and qualifications as the Pro states them. Seen by the Pro and administrators.';
create trigger limit_rows before insert on public.vendor_crew
  for each row execute function private.limit_rows('200', 'people');
alter table public.vendor_crew enable row level security;
revoke all on public.vendor_crew from anon, authenticated;
grant select, delete on public.vendor_crew to authenticated;
grant insert (vendor_id, label, role, qualifications), update (label, role, qualifications)
  on public.vendor_crew to authenticated;
grant all on public.vendor_crew to service_role;
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
