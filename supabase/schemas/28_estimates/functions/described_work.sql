-- What is to be estimated: a category and trees, read from outside.
create function private.parse_category(value text) returns public.service_category
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or value not in ('tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency') then
    raise exception 'Choose one of the services.';
  end if;
  return value::public.service_category;
end $$;
comment on function private.parse_category(text) is 'A service category from untrusted text.';
grant execute on function private.parse_category(text) to anon, authenticated;

create function private.parse_trees(source jsonb) returns setof private.described_tree
language plpgsql immutable set search_path = '' as $$
declare
  facts jsonb;
  tree private.described_tree;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) not between 1 and 50 then
    raise exception 'Describe between 1 and 50 trees.';
  end if;
  for tree."position", facts in select e.place, e.value from jsonb_array_elements(source) with ordinality e (value, place) loop
    if jsonb_typeof(facts) <> 'object' then
      raise exception 'Describe each tree.';
    end if;
    tree.species := private.json_text(facts, 'species', 'The kind of tree', 80);
    tree.height_m := private.json_number(facts, 'height_m', 'The height in meters', 0.3, 120);
    tree.diameter_cm := private.json_number(facts, 'diameter_cm', 'The trunk diameter in centimeters', 1, 1000);
    tree.tree_count := coalesce(private.json_whole(facts, 'count', 'The number of trees', 1, 100), 1)::int;
    tree.condition := coalesce(private.json_text(facts, 'condition', 'The condition', 20), 'healthy');
    if tree.condition not in ('healthy', 'declining', 'dead', 'hazardous') then
      raise exception 'The condition must be healthy, declining, dead or hazardous.';
    end if;
    tree.near_structure := private.json_flag(facts, 'near_structure');
    tree.on_structure := private.json_flag(facts, 'on_structure');
    tree.near_wires := private.json_flag(facts, 'near_wires');
    tree.poor_access := private.json_flag(facts, 'poor_access');
    tree.stump := private.json_flag(facts, 'stump');
    if tree.height_m is null then
      raise exception 'Each tree needs a height.';
    end if;
    return next tree;
  end loop;
end $$;
comment on function private.parse_trees(jsonb) is
  'Trees from untrusted JSON: height_m (meters, required), diameter_cm, count, condition and hazards. Refuses nonsense with a sentence.';
grant execute on function private.parse_trees(jsonb) to anon, authenticated;
