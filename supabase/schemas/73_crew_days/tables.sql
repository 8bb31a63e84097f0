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
  action text not null check (action in ('open', 'run_late', 'start_travel', 'start', 'deliver', 'sign')),
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
