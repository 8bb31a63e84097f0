-- Owners keep their properties and the trees on them.
create function private.own_property(property_id uuid) returns public.properties
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  found_property public.properties;
begin
  select * into found_property from public.properties p
  where p.id = property_id and p.owner_id = caller and p.archived_at is null for update;
  if not found then
    raise exception 'This property does not exist.';
  end if;
  return found_property;
end $$;
comment on function private.own_property(uuid) is 'A property of the calling owner, locked.';

create function private.has_open_request(property uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.service_requests r where r.property_id = property
      and r.state not in ('draft', 'completed', 'closed', 'canceled', 'expired', 'rejected_spam'))
$$;
comment on function private.has_open_request(uuid) is 'Whether work at a property is asked for or under way.';

create function public.update_property(
  property_id uuid, label text, address text, zip text, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
  name text := private.required_text(label, 'The name of the property', 80);
  street text := private.required_text(address, 'The address', 200);
  place public.zip_codes;
begin
  perform private.assert_version(property.version, expected_version, 'This property');
  if length(street) < 3 then
    raise exception 'The address is too short.';
  end if;
  select * into place from public.zip_codes z where z.zip = zip;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  if (street, place.zip) is distinct from (property.address, property.zip) then
    if private.has_open_request(property.id) then
      raise exception 'The address can be changed once no request for this property is open.';
    end if;
    if exists (
      select 1 from public.properties p
      where p.owner_id = property.owner_id and private.place_key(p.address) = private.place_key(street)
        and p.zip = place.zip and p.id <> property.id) then
      raise exception 'You already have a property at this address.';
    end if;
  end if;
  update public.properties p
  set label = name, address = street, zip = place.zip, city = place.city, state = place.state,
    latitude = place.latitude, longitude = place.longitude,
    time_zone = case when p.zone_by_owner and p.zip = place.zip then p.time_zone else place.time_zone end,
    zone_by_owner = p.zone_by_owner and p.zip = place.zip
  where p.id = property.id returning * into property;
  return to_jsonb(property);
end $$;
comment on function public.update_property(uuid, text, text, text, int) is
  'An owner renames or moves a property; the address stays as it is while a request for it is open. Refused with the hint version_conflict when expected_version is not the current one. Returns it as it is now.';
grant execute on function public.update_property(uuid, text, text, text, int) to authenticated;

create function public.remove_property(property_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
begin
  if private.has_open_request(property.id) then
    raise exception 'A request for this property is still open. Cancel or complete it first.';
  end if;
  if exists (select 1 from public.service_requests r where r.property_id = property.id) then
    update public.properties p set archived_at = now() where p.id = property.id;
  else
    delete from public.properties p where p.id = property.id;
  end if;
end $$;
comment on function public.remove_property(uuid) is
  'An owner takes a property off the list. One that requests were made for is archived, and comes back with its trees when the same address is added again.';
grant execute on function public.remove_property(uuid) to authenticated;

create function public.save_property_tree(
  property_id uuid, facts jsonb, tree_id uuid default null, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
  kept public.property_trees;
  tree public.property_trees;
begin
  if tree_id is null then
    tree_id := private.add_property_tree(property.id, private.described_tree(facts));
    return (select to_jsonb(t) from public.property_trees t where t.id = tree_id);
  end if;
  select * into kept from public.property_trees t where t.id = tree_id and t.property_id = property.id for update;
  if not found then
    raise exception 'This tree does not exist.';
  end if;
  perform private.assert_version(kept.version, expected_version, 'This tree');
  tree := private.described_tree(facts);
  update public.property_trees t
  set label = tree.label, species = tree.species, height_m = tree.height_m, diameter_cm = tree.diameter_cm,
    count = tree.count, condition = tree.condition, position_note = tree.position_note, photos = tree.photos,
    removed_at = null, removal_reason = null
  where t.id = tree_id returning * into tree;
  return to_jsonb(tree);
end $$;
comment on function public.save_property_tree(uuid, jsonb, uuid, int) is
  'An owner adds a tree to a property (tree_id null) or changes it. facts: label, species, height_m, diameter_cm, count, condition, position_note, photos (paths already uploaded). Saving a removed tree puts it back. Refused with the hint version_conflict when expected_version is not the current one. Returns it as it is now.';
grant execute on function public.save_property_tree(uuid, jsonb, uuid, int) to authenticated;

create function public.remove_property_tree(tree_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  why text := private.required_text(reason, 'A reason', 500);
begin
  update public.property_trees t set removed_at = now(), removal_reason = why
  from public.properties p
  where t.id = tree_id and t.removed_at is null and p.id = t.property_id and p.owner_id = caller;
  if not found then
    raise exception 'This tree does not exist.';
  end if;
end $$;
comment on function public.remove_property_tree(uuid, text) is
  'An owner notes that a tree is gone, and why; its history stays.';
grant execute on function public.remove_property_tree(uuid, text) to authenticated;

create function private.described_tree(facts jsonb) returns public.property_trees
language plpgsql stable security definer set search_path = '' as $$
declare
  tree public.property_trees;
begin
  if facts is null or jsonb_typeof(facts) <> 'object' then
    raise exception 'Describe the tree.';
  end if;
  tree.photos := private.parse_photos(facts -> 'photos', 10);
  tree.label := private.required_text(private.json_text(facts, 'label', 'The name of the tree', 80), 'The name of the tree', 80);
  tree.species := private.json_text(facts, 'species', 'The kind of tree', 80);
  tree.height_m := private.json_number(facts, 'height_m', 'The height in meters', 0.3, 120);
  tree.diameter_cm := private.json_number(facts, 'diameter_cm', 'The trunk diameter in centimeters', 1, 1000);
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
  -- Trees that are gone make room; ten times as many are kept with their history.
  if exists (
    select 1 from private.owner_limits l, public.property_trees t where t.property_id = property
    group by l.trees_at_most
    having count(*) filter (where t.removed_at is null) >= l.trees_at_most or count(*) >= 10 * l.trees_at_most) then
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
