-- Owners keep their properties and the trees on them.

create function private.own_property(property_id uuid) returns public.properties
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  found_property public.properties;
begin
  select * into found_property from public.properties p
  where p.id = property_id and p.owner_id = private.require_owner() and p.archived_at is null for update;
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
      and r.state not in ('draft', 'completed', 'closed', 'cancelled', 'expired', 'rejected_spam'))
$$;
comment on function private.has_open_request(uuid) is 'Whether work at a property is asked for or under way.';

create function public.update_property(property_id uuid, label text, address text, zip text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
  name text := private.required_text(label, 'The name of the property', 80);
  street text := private.required_text(address, 'The address', 200);
  place public.zip_codes;
begin
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
comment on function public.update_property(uuid, text, text, text) is
  'An owner renames or moves a property; the address stays as it is while a request for it is open.';
grant execute on function public.update_property(uuid, text, text, text) to authenticated;

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

create function public.save_property_tree(property_id uuid, facts jsonb, tree_id uuid default null) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
  tree public.property_trees;
  paths text[];
begin
  if facts is null or jsonb_typeof(facts) <> 'object' then
    raise exception 'Describe the tree by its facts.';
  end if;
  if tree_id is not null then
    select * into tree from public.property_trees t where t.id = tree_id and t.property_id = property.id for update;
    if not found then
      raise exception 'This tree does not exist.';
    end if;
  elsif (select count(*) from public.property_trees t where t.property_id = property.id)
    >= (select l.trees_at_most from private.owner_limits l) then
    raise exception 'A property can have at most % trees.', (select l.trees_at_most from private.owner_limits l);
  end if;
  paths := private.parse_photos(facts -> 'photos', 10);
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
  if tree_id is null then
    insert into public.property_trees
      (property_id, label, species, height_m, diameter_cm, count, condition, position_note, photos)
    values (property.id, tree.label, tree.species, tree.height_m, tree.diameter_cm, tree.count, tree.condition,
      tree.position_note, paths)
    returning id into tree.id;
  else
    update public.property_trees t
    set label = tree.label, species = tree.species, height_m = tree.height_m, diameter_cm = tree.diameter_cm,
      count = tree.count, condition = tree.condition, position_note = tree.position_note, photos = paths,
      removed_at = null, removal_reason = null
    where t.id = tree_id;
  end if;
  return tree.id;
end $$;
comment on function public.save_property_tree(uuid, jsonb, uuid) is
  'An owner adds a tree to a property (tree_id null) or changes it. facts: label, species, height_m, diameter_cm, count, condition, position_note, photos (paths already uploaded). Saving a removed tree puts it back. Returns its id.';
grant execute on function public.save_property_tree(uuid, jsonb, uuid) to authenticated;

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
  'An owner notes that a tree no longer stands, and why; its history stays.';
grant execute on function public.remove_property_tree(uuid, text) to authenticated;

create function public.repeat_request(request_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  request public.service_requests;
  property public.properties;
  person public.profiles;
begin
  select * into request from public.service_requests r where r.id = request_id and r.owner_id = caller;
  if not found then
    raise exception 'This request does not exist.';
  end if;
  select * into property from public.properties p where p.id = request.property_id;
  select * into person from public.profiles p where p.id = caller;
  return jsonb_build_object(
    'category', request.category, 'timing', request.timing, 'description', request.description,
    'access_notes', request.access_notes, 'photos', '[]'::jsonb,
    'property', case when property.archived_at is null then jsonb_build_object('id', property.id)
      else jsonb_build_object('address', property.address, 'zip', property.zip, 'label', property.label) end,
    'contact', jsonb_strip_nulls(jsonb_build_object(
      'first_name', person.first_name, 'last_name', person.last_name, 'phone', person.phone)),
    'trees', (
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'property_tree_id', kept.id, 'species', t.species, 'height_m', t.height_m, 'diameter_cm', t.diameter_cm,
        'count', t.count, 'condition', t.condition, 'near_structure', t.near_structure,
        'on_structure', t.on_structure, 'near_wires', t.near_wires, 'poor_access', t.poor_access,
        'stump', t.stump)) order by t.position), '[]')
      from public.request_trees t
      left join public.property_trees kept on kept.id = t.property_tree_id and kept.removed_at is null
      where t.request_id = request.id));
end $$;
comment on function public.repeat_request(uuid) is
  'What a new draft like an earlier request of the calling owner starts from: the input of submit_request, without photos.';
grant execute on function public.repeat_request(uuid) to authenticated;
