-- Administrators look at the pages of a person as that person sees them, for a while and for a reason.
create table public.viewings (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  admin_id uuid not null references public.profiles (id) on delete restrict,
  reason text not null check (length(reason) between 1 and 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '30 minutes',
  ended_at timestamptz,
  check (ends_at > started_at and ends_at <= started_at + interval '30 minutes'),
  check (ended_at >= started_at)
);
comment on table public.viewings is
  'Who looked at whose pages, read-only, why and until when: at most 30 minutes. ended_at: ended before its time. People read who viewed them and why, without the name.';
create index viewings_person_idx on public.viewings (person_id, started_at desc);
create index viewings_admin_idx on public.viewings (admin_id);
alter table public.viewings enable row level security;
revoke all on public.viewings from anon, authenticated, service_role;
grant select (id, person_id, reason, started_at, ends_at, ended_at) on public.viewings to authenticated;
grant select on public.viewings to service_role;
