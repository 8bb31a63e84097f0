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
create trigger replan_care after update of time_zone on public.properties
  for each row when (old.time_zone <> new.time_zone) execute function private.replan_care_of_property();
create trigger plan_care after insert on public.property_trees
  for each row execute function private.replan_care();

create trigger as_one_line before insert or update of label, address on public.properties
  for each row execute function private.keep_one_line('label', 'address');

create trigger as_one_line before insert or update of label, species on public.property_trees
  for each row execute function private.keep_one_line('label', 'species');
