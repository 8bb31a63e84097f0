-- The instant estimate: one stable function over the price book, open to visitors.
create function private.whole_dollars(cents float8) returns float8
language sql immutable set search_path = '' as $$ select round(cents / 100) * 100 $$;
comment on function private.whole_dollars(float8) is 'Cents rounded to whole dollars.';
grant execute on function private.whole_dollars(float8) to anon, authenticated;

create function private.estimate_line(code text, tree int, low float8, high float8, reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('code', code, 'tree', tree,
    'low_cents', private.whole_dollars(low)::bigint, 'high_cents', private.whole_dollars(high)::bigint, 'reason', reason)
$$;
comment on function private.estimate_line(text, int, float8, float8, text) is 'One line of an estimate, rounded to whole dollars.';
grant execute on function private.estimate_line(text, int, float8, float8, text) to anon, authenticated;

-- Price of taking one tree down: {low, high} in cents before access and condition.
-- Height alone gives the whole band; with a diameter, center = sqrt(sqrt(low * high) * price by diameter)
-- and the range is center / 1.4 to center * 1.4.
create function private.removal_range(book int, for_service text, height_ft float8, diameter_in float8)
returns float8[] language plpgsql stable set search_path = '' as $$
declare
  band record;
  by_trunk record;
  center float8;
begin
  select * into band from private.price_band(book, for_service, 'height_ft', height_ft);
  if diameter_in is null then
    return array[band.low, band.high];
  end if;
  select * into by_trunk from private.price_band(book, 'removal', 'diameter_in', diameter_in);
  center := sqrt(sqrt(band.low * band.high) * by_trunk.low);
  return array[center / 1.4, center * 1.4];
end $$;
comment on function private.removal_range(int, text, float8, float8) is
  'Low and high cents for removing one tree of a height (feet) and trunk diameter (inches, or null).';
grant execute on function private.removal_range(int, text, float8, float8) to anon, authenticated;

create function private.removal_lines(book int, urgent boolean, tree private.described_tree) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  height_ft constant float8 := tree.height_m / 0.3048;
  diameter_in constant float8 := tree.diameter_cm / 2.54;
  by_what constant text := case when diameter_in is null then 'height' else 'height and trunk' end;
  base float8[] := private.removal_range(book, 'removal', height_ft, diameter_in);
  access float8[] := base;
  worn float8[];
  emergency float8[];
  crane record;
  lines jsonb := '[]';
begin
  if tree.near_structure or tree.near_wires or tree.poor_access or tree.on_structure then
    access := array[base[1] * 1.25, base[2] * 1.5];
  end if;
  if urgent then
    -- The emergency band already holds the difficulty; it is never below the standard price.
    emergency := private.removal_range(book, 'emergency', height_ft, diameter_in);
    access := array[greatest(emergency[1], access[1]), greatest(emergency[2], access[2])];
  end if;
  worn := case when tree.condition in ('dead', 'hazardous')
    then array[access[1] * 1.1, access[2] * 1.3] else access end;
  -- Each line is the step from one rounded total to the next, so that the lines add up to the
  -- rounded price and no rounding can turn the order of two prices.
  base := array[private.whole_dollars(base[1] * tree.tree_count), private.whole_dollars(base[2] * tree.tree_count)];
  access := array[private.whole_dollars(access[1] * tree.tree_count), private.whole_dollars(access[2] * tree.tree_count)];
  worn := array[private.whole_dollars(worn[1] * tree.tree_count), private.whole_dollars(worn[2] * tree.tree_count)];
  if urgent then
    lines := lines || private.estimate_line('emergency_removal', tree."position", access[1], access[2],
      'Emergency removal by ' || by_what);
  else
    lines := lines || private.estimate_line('removal', tree."position", base[1], base[2], 'Removal by ' || by_what);
    if access <> base then
      lines := lines || private.estimate_line('access', tree."position",
        access[1] - base[1], access[2] - base[2], 'Close to a structure or wires, or hard to reach');
    end if;
  end if;
  if worn <> access then
    lines := lines || private.estimate_line('condition', tree."position",
      worn[1] - access[1], worn[2] - access[2], 'A dead or hazardous tree takes more care');
  end if;
  if tree.on_structure then
    select * into crane from private.price_band(book, 'crane', 'flat', 0);
    lines := lines || private.estimate_line('crane', tree."position",
      crane.low * tree.tree_count, crane.high * tree.tree_count, 'A crane, from this price');
  end if;
  return lines;
end $$;
comment on function private.removal_lines(int, boolean, private.described_tree) is
  'The lines for taking a tree down, planned or urgent: removal, access, condition, crane.';
grant execute on function private.removal_lines(int, boolean, private.described_tree) to anon, authenticated;

create function private.stump_line(book int, trees private.described_tree[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  first_one record;
  per_inch record;
  further record;
  widest constant float8 := (select coalesce(max(t.diameter_cm), 0) / 2.54 from unnest(trees) t);
  stumps constant int := (select coalesce(sum(t.tree_count), 0) from unnest(trees) t);
begin
  if stumps = 0 then
    return '[]';
  end if;
  select * into first_one from private.price_band(book, 'stump', 'flat', 0);
  select * into per_inch from private.price_band(book, 'stump', 'per_inch', 0);
  select * into further from private.price_band(book, 'stump', 'each_further', 0);
  return jsonb_build_array(private.estimate_line('stump', null,
    greatest(first_one.low, per_inch.low * widest) + further.low * (stumps - 1),
    greatest(first_one.high, per_inch.high * widest) + further.high * (stumps - 1),
    case when stumps > 1 then format('Grinding %s stumps', stumps) else 'Grinding one stump' end));
end $$;
comment on function private.stump_line(int, private.described_tree[]) is
  'The line for grinding stumps: the widest counts as the first, by the inch when that is more. Empty without stumps.';
grant execute on function private.stump_line(int, private.described_tree[]) to anon, authenticated;

-- Five equal trees cost about three and a third: each further tree adds 7/12 of its price.
create function private.trimming_line(book int, trees private.described_tree[]) returns jsonb
language sql stable set search_path = '' as $$
  select private.estimate_line('trimming', null,
    max(band.low) + (sum(band.low * t.tree_count) - max(band.low)) * 7 / 12,
    max(band.high) + (sum(band.high * t.tree_count) - max(band.high)) * 7 / 12,
    case when sum(t.tree_count) > 1 then 'Trimming, with the saving of one visit for several trees' else 'Trimming by height' end)
  from unnest(trees) t cross join private.price_band(book, 'trimming', 'height_ft', t.height_m / 0.3048) band
$$;
comment on function private.trimming_line(int, private.described_tree[]) is
  'The line for trimming trees by height, with the saving of one visit for several.';
grant execute on function private.trimming_line(int, private.described_tree[]) to anon, authenticated;

create function private.arborist_lines(book int, hours numeric, written_report boolean) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  band record;
  lines jsonb := '[]';
begin
  select * into band from private.price_band(book, 'arborist', 'flat', 0);
  lines := lines || private.estimate_line('arborist_visit', null, band.low, band.high, 'An arborist''s visit');
  if hours > 0 then
    select * into band from private.price_band(book, 'arborist', 'per_hour', 0);
    lines := lines || private.estimate_line('arborist_hours', null, band.low * hours, band.high * hours,
      format('Consulting for %s %s', trim_scale(hours), case when hours = 1 then 'hour' else 'hours' end));
  end if;
  if written_report then
    select * into band from private.price_band(book, 'arborist', 'report', 0);
    lines := lines || private.estimate_line('arborist_report', null, band.low, band.high, 'A written report');
  end if;
  return lines;
end $$;
comment on function private.arborist_lines(int, numeric, boolean) is
  'The lines for an arborist: the visit, further hours of consulting, a written report.';
grant execute on function private.arborist_lines(int, numeric, boolean) to anon, authenticated;

-- What makes a look on site necessary, tree by tree.
create function private.tree_warnings(tree private.described_tree) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[
    case when tree.near_wires then format('Tree %s is within 10 feet of wires. Only line-clearance qualified Pros can do this work, and the utility must be called first.', tree."position") end,
    case when tree.on_structure then format('Tree %s is on a structure, so a Pro needs to see it first.', tree."position") end,
    case when tree.height_m / 0.3048 > 100 then format('Tree %s is over 100 feet tall, so a Pro needs to see it first.', tree."position") end
  ], null)
$$;
comment on function private.tree_warnings(private.described_tree) is
  'Why a Pro has to see a tree before its price can be trusted; empty when nothing speaks against it.';
grant execute on function private.tree_warnings(private.described_tree) to anon, authenticated;

-- What the price was computed from, without what does not matter to it: enough to compute it again.
create function private.estimate_inputs(
  category public.service_category, trees private.described_tree[], hours numeric, written_report boolean
) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('category', category,
    'trees', (
      select jsonb_agg(jsonb_build_object('height_m', t.height_m, 'diameter_cm', t.diameter_cm, 'count', t.tree_count,
        'condition', t.condition, 'near_structure', t.near_structure, 'on_structure', t.on_structure,
        'near_wires', t.near_wires, 'poor_access', t.poor_access, 'stump', t.stump) order by t."position")
      from unnest(trees) t),
    'consulting_hours', hours, 'written_report', case when written_report then true end))
$$;
comment on function private.estimate_inputs(public.service_category, private.described_tree[], numeric, boolean) is
  'The facts an estimate was computed from, as they were understood.';
grant execute on function private.estimate_inputs(public.service_category, private.described_tree[], numeric, boolean) to anon, authenticated;

create function private.estimate_of(book int, input jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  category public.service_category;
  trees private.described_tree[];
  tree private.described_tree;
  hours numeric;
  written_report boolean;
  lines jsonb := '[]';
  reasons text[] := '{}';
  low_total bigint;
  high_total bigint;
  minimum_cents int;
  wide boolean;
begin
  if input is null or jsonb_typeof(input) <> 'object' or pg_column_size(input) > 65536 then
    raise exception 'Describe the work to estimate.';
  end if;
  category := private.parse_category(input ->> 'category');
  trees := array(select t from private.parse_trees(input -> 'trees') t);
  if category = 'arborist' then
    hours := private.json_number(input, 'consulting_hours', 'The hours of consulting', 0, 40);
    written_report := private.json_flag(input, 'written_report');
    lines := private.arborist_lines(book, hours, written_report);
  end if;
  foreach tree in array trees loop
    reasons := reasons || private.tree_warnings(tree);
    if category in ('tree_removal', 'emergency') then
      lines := lines || private.removal_lines(book, category = 'emergency', tree);
    end if;
  end loop;
  if category = 'maintenance' then
    lines := lines || private.trimming_line(book, trees);
  elsif category = 'stump_grinding' then
    lines := lines || private.stump_line(book, trees);
  elsif category in ('tree_removal', 'emergency') then
    lines := lines || private.stump_line(book, array(select t from unnest(trees) t where t.stump));
    lines := lines || private.estimate_line('haul', null, 0, 0, 'Hauling branches away is part of the range');
  end if;
  if category in ('tree_removal', 'emergency', 'maintenance') then
    lines := lines || private.estimate_line('permit', null, 0, 0, 'Permits: check required with your city or county');
  end if;

  select sum((line ->> 'low_cents')::bigint), sum((line ->> 'high_cents')::bigint)
  into low_total, high_total from jsonb_array_elements(lines) line;
  select low into minimum_cents from private.price_band(book, case category
    when 'tree_removal' then 'removal' when 'stump_grinding' then 'stump' when 'maintenance' then 'trimming'
    else category::text end, 'minimum', 0);
  if low_total < minimum_cents then
    -- The first line carries the charge that every visit costs at least.
    lines := jsonb_set(lines, '{0}', (lines -> 0) || jsonb_build_object(
      'low_cents', (lines -> 0 ->> 'low_cents')::bigint + minimum_cents - low_total,
      'high_cents', (lines -> 0 ->> 'high_cents')::bigint + greatest(minimum_cents - high_total, 0),
      'reason', (lines -> 0 ->> 'reason') || ', at least the minimum charge of a visit'));
    high_total := greatest(high_total, minimum_cents);
    low_total := minimum_cents;
  end if;
  wide := high_total > 3 * low_total;
  if wide then
    reasons := reasons || case
      when category in ('tree_removal', 'emergency') and exists (select 1 from unnest(trees) t where t.diameter_cm is null)
        then 'The range is wide. A trunk diameter narrows it, a visit settles it.'
      else 'The range is wide. A visit settles it.' end;
  end if;

  return jsonb_build_object('version', book, 'currency', 'USD', 'low_cents', low_total, 'high_cents', high_total,
    'lines', lines, 'reasons', to_jsonb(reasons), 'site_visit_needed', cardinality(reasons) > 0,
    'line_clearance_needed', exists (select 1 from unnest(trees) t where t.near_wires),
    'inputs', private.estimate_inputs(category, trees, hours, written_report));
end $$;
comment on function private.estimate_of(int, jsonb) is
  'The estimate by one version of the price book. The version and inputs stored with a request give its estimate again.';
grant execute on function private.estimate_of(int, jsonb) to anon, authenticated;

create function public.estimate_request(input jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.estimate_of((select max(version) from public.price_book_items), input)
$$;
comment on function public.estimate_request(jsonb) is
  'The instant estimate, for anyone. Input: category, trees (see private.parse_trees), consulting_hours, written_report. Returns version, inputs, low_cents, high_cents, lines (code, tree, low_cents, high_cents, reason), reasons, site_visit_needed, line_clearance_needed.';
grant execute on function public.estimate_request(jsonb) to anon, authenticated;
