-- The Pros an owner wants to find again.
create table public.saved_vendors (
  owner_id uuid not null references public.profiles (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (owner_id, vendor_id)
);
comment on table public.saved_vendors is
  'Pros an owner saved to ask them later. Known to the owner alone: neither the Pro nor the ranking hears of it.';
create index saved_vendors_vendor_idx on public.saved_vendors (vendor_id);
alter table public.saved_vendors enable row level security;
revoke all on public.saved_vendors from anon, authenticated;
grant select on public.saved_vendors to authenticated;
grant all on public.saved_vendors to service_role;
