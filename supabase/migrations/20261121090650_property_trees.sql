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
  updated_at timestamptz not null default now()
);
comment on table public.property_trees is
  'Trees of a property, or groups of like ones (count). Heights in metres, trunks in centimetres. photos are objects of the tree-photos bucket. removed_at: the tree no longer stands, its history stays.';
create index property_trees_property_idx on public.property_trees (property_id, created_at);
create trigger touch_updated_at before update on public.property_trees
  for each row execute function private.touch_updated_at();

create function private.owns_property(property uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.properties p where p.id = property and p.owner_id = auth.uid())
$$;
comment on function private.owns_property(uuid) is 'Whether a property is the caller''s.';
grant execute on function private.owns_property(uuid) to authenticated;

alter table public.property_trees enable row level security;
revoke all on public.property_trees from anon, authenticated;
grant select on public.property_trees to authenticated;
grant all on public.property_trees to service_role;
create policy "Owners and administrators read the trees of a property" on public.property_trees
  for select to authenticated
  using (private.owns_property(property_id) or (select private.is_admin()));

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
create policy "Whoever reads a tree reads its history" on public.property_tree_events
  for select to authenticated
  using (exists (select 1 from public.property_trees t where t.id = tree_id));

create function private.record_tree_history() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := to_jsonb(new) - '{id,property_id,created_at,updated_at}'::text[];
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
