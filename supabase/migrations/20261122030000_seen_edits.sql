-- Whoever edits a property or a tree says which version they saw, so that two people never overwrite
-- each other unseen; open pages are told when a property or its trees change.

alter table public.properties add column version int not null default 1;
comment on column public.properties.version is 'Counts the changes; an edit names the version it is based on.';
alter table public.property_trees add column version int not null default 1;
comment on column public.property_trees.version is 'Counts the changes; an edit names the version it is based on.';

create function private.count_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.count_version() is 'Trigger: a row that changed has a new version.';
create trigger count_version before update on public.properties
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger count_version before update on public.property_trees
  for each row when (new.* is distinct from old.*) execute function private.count_version();

create or replace function private.record_tree_history() returns trigger
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

create function private.refuse_unseen(kept_version int, seen_version int) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if seen_version is not null and seen_version <> kept_version then
    raise exception 'This was changed meanwhile, on another page or device. Nothing was overwritten.'
      using hint = 'changed_meanwhile';
  end if;
end $$;
comment on function private.refuse_unseen(int, int) is
  'Refuses an edit based on a version that is no longer the one kept; null asks for no check.';

drop function public.update_property(uuid, text, text, text);
create function public.update_property(
  property_id uuid, label text, address text, zip text, seen_version int default null
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
  name text := private.required_text(label, 'The name of the property', 80);
  street text := private.required_text(address, 'The address', 200);
  place public.zip_codes;
begin
  perform private.refuse_unseen(property.version, seen_version);
  if length(street) < 3 then
    raise exception 'The address is too short.';
  end if;
  select * into place from public.zip_codes z where z.zip = zip;
  if not found then
    raise exception 'We do not know this ZIP code.';
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
  'An owner renames or moves a property; the address stays as it is while a request for it is open. Refused with the hint changed_meanwhile when the version kept is not the one seen.';
grant execute on function public.update_property(uuid, text, text, text, int) to authenticated;

create function private.described_tree(facts jsonb) returns public.property_trees
language plpgsql stable security definer set search_path = '' as $$
declare
  tree public.property_trees;
begin
  if facts is null or jsonb_typeof(facts) <> 'object' then
    raise exception 'Describe the tree by its facts.';
  end if;
  tree.photos := private.parse_photos(facts -> 'photos', 10);
  tree.label := private.required_text(private.json_text(facts, 'label', 'The name of the tree', 80), 'The name of the tree', 80);
  tree.species := private.json_text(facts, 'species', 'The kind of tree', 80);
  tree.height_m := private.json_number(facts, 'height_m', 'The height in metres', 0.3, 120);
  tree.diameter_cm := private.json_number(facts, 'diameter_cm', 'The trunk diameter in centimetres', 1, 1000);
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

drop function public.save_property_tree(uuid, jsonb, uuid);
create function public.save_property_tree(
  property_id uuid, facts jsonb, tree_id uuid default null, seen_version int default null
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
  perform private.refuse_unseen(kept.version, seen_version);
  tree := private.described_tree(facts);
  update public.property_trees t
  set label = tree.label, species = tree.species, height_m = tree.height_m, diameter_cm = tree.diameter_cm,
    count = tree.count, condition = tree.condition, position_note = tree.position_note, photos = tree.photos,
    removed_at = null, removal_reason = null
  where t.id = tree_id;
  return tree_id;
end $$;
comment on function public.save_property_tree(uuid, jsonb, uuid, int) is
  'An owner adds a tree to a property (tree_id null) or changes it. facts: label, species, height_m, diameter_cm, count, condition, position_note, photos (paths already uploaded). Saving a removed tree puts it back. Refused with the hint changed_meanwhile when the version kept is not the one seen. Returns its id.';
grant execute on function public.save_property_tree(uuid, jsonb, uuid, int) to authenticated;

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

create function private.broadcast_property() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_properties(case when tg_op = 'DELETE' then old.owner_id else new.owner_id end);
  return null;
end $$;
comment on function private.broadcast_property() is 'Trigger: tells the owner''s open pages that a property changed.';
create trigger broadcast_property after insert or update or delete on public.properties
  for each row execute function private.broadcast_property();

create function private.broadcast_property_tree() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_properties(p.owner_id) from public.properties p where p.id = new.property_id;
  return null;
end $$;
comment on function private.broadcast_property_tree() is 'Trigger: tells the owner''s open pages that a tree changed.';
create trigger broadcast_property_tree after insert or update on public.property_trees
  for each row execute function private.broadcast_property_tree();
