-- Property managers bring their list: good rows are saved, bad ones come back with the reason.
create function public.import_properties(rows jsonb, idempotency_key uuid, is_preview boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  answer jsonb := private.idempotent_result('import_properties', idempotency_key);
  given jsonb;
  place bigint;
  added int := 0;
  known int := 0;
  renamed int := 0;
  refused jsonb := '[]';
  earlier text;
  now_there public.properties;
begin
  if answer is not null then
    return answer;
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'Send between 1 and 500 properties at a time.';
  end if;
  begin
    for given, place in select r.value, r.ordinality from jsonb_array_elements(rows) with ordinality r loop
      begin
        if jsonb_typeof(given) <> 'object' then
          raise exception 'A row needs a name, an address and a ZIP code.';
        end if;
        select p.label into earlier from public.properties p
        where p.owner_id = caller and private.place_key(p.address) = private.place_key(given ->> 'address') and p.zip = given ->> 'zip'
          and p.archived_at is null;
        now_there := private.find_or_add_property(caller, given - 'id');
        if earlier is null then
          added := added + 1;
        elsif earlier = now_there.label then
          known := known + 1;
        else
          renamed := renamed + 1;
        end if;
      exception when raise_exception then
        refused := refused || jsonb_build_object('row', place, 'reason', sqlerrm);
      end;
    end loop;
    if is_preview then
      raise exception using errcode = 'PREVW', message = 'Only a preview.';
    end if;
  exception when sqlstate 'PREVW' then
    null; -- Everything above is undone; the counts stay.
  end;
  answer := jsonb_build_object('added', added, 'known', known, 'renamed', renamed, 'refused', refused);
  if is_preview then
    return answer;
  end if;
  return private.save_idempotent_result('import_properties', idempotency_key, answer);
end $$;
comment on function public.import_properties(jsonb, uuid, boolean) is
  'An owner adds up to 500 properties from a list of {label, address, zip}. Returns {added, known, renamed, refused: [{row, reason}]}, rows counted from 1: good rows are saved, whatever becomes of the others. A place that is there already, however its address is written, gets the name of its row. With is_preview it answers the same and saves nothing.';
grant execute on function public.import_properties(jsonb, uuid, boolean) to authenticated;

-- Property managers bring their tree inventory as a list: good rows are saved, bad ones come back with
-- the reason.
create function private.property_named(caller uuid, given jsonb) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  name text := private.required_text(private.json_text(given, 'property', 'The property', 200), 'The property', 200);
  found_ids uuid[];
begin
  select array_agg(p.id) into found_ids from public.properties p
  where p.owner_id = caller and p.archived_at is null
    and (p.id::text = name or private.folded(p.label) = private.folded(name)
      or private.place_key(p.address) = private.place_key(name));
  if found_ids is null then
    raise exception 'You have no property called “%”.', name;
  end if;
  if cardinality(found_ids) > 1 then
    raise exception 'More than one property is called “%”. Use its address.', name;
  end if;
  return found_ids[1];
end $$;
comment on function private.property_named(uuid, jsonb) is
  'The owner''s property that a row of a list names in `property` by its name, address or id, without regard to accents, case or repeated blanks.';

create function public.import_property_trees(rows jsonb, idempotency_key uuid, is_preview boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  answer jsonb := private.idempotent_result('import_property_trees', idempotency_key);
  given jsonb;
  place bigint;
  property uuid;
  tree public.property_trees;
  added int := 0;
  known int := 0;
  refused jsonb := '[]';
begin
  if answer is not null then
    return answer;
  end if;
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) not between 1 and 500 then
    raise exception 'Send between 1 and 500 trees at a time.';
  end if;
  begin
    for given, place in select r.value, r.ordinality from jsonb_array_elements(rows) with ordinality r loop
      begin
        if jsonb_typeof(given) <> 'object' then
          raise exception 'A row needs a property and the name of the tree.';
        end if;
        property := private.property_named(caller, given);
        tree := private.described_tree(given - 'photos');
        if exists (
          select 1 from public.property_trees t
          where t.property_id = property and t.removed_at is null and lower(t.label) = lower(tree.label)) then
          known := known + 1;
        else
          perform private.add_property_tree(property, tree);
          added := added + 1;
        end if;
      exception when raise_exception then
        refused := refused || jsonb_build_object('row', place, 'reason', sqlerrm);
      end;
    end loop;
    if is_preview then
      raise exception using errcode = 'PREVW', message = 'Only a preview.';
    end if;
  exception when sqlstate 'PREVW' then
    null; -- Everything above is undone; the counts stay.
  end;
  answer := jsonb_build_object('added', added, 'known', known, 'refused', refused);
  if is_preview then
    return answer;
  end if;
  return private.save_idempotent_result('import_property_trees', idempotency_key, answer);
end $$;
comment on function public.import_property_trees(jsonb, uuid, boolean) is
  'An owner adds up to 500 trees from a list of {property (name, address or id), label, species, height_m, diameter_cm, count, condition, position_note}. A tree that stands under the same name already is left as it is. Returns {added, known, refused: [{row, reason}]}, rows counted from 1. With is_preview it answers the same and saves nothing.';
grant execute on function public.import_property_trees(jsonb, uuid, boolean) to authenticated;
