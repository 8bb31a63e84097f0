-- The instant estimate: a versioned price book and one stable function over it.

create table public.price_book_items (
  version int not null,
  service text not null check (service in ('removal', 'emergency', 'trimming', 'stump', 'arborist', 'crane')),
  basis text not null check (basis in ('height_ft', 'diameter_in', 'flat', 'per_inch', 'each_further', 'minimum', 'report')),
  from_value int not null default 0,
  low_cents int not null check (low_cents >= 0),
  high_cents int not null check (high_cents >= low_cents),
  primary key (version, service, basis, from_value)
);
comment on table public.price_book_items is
  'Published US price bands by version. A band starts at from_value (feet or inches) and reaches to the next one.';
-- Bands as published by US cost guides; trunks under 6 inches and the minimum charges are our decisions.
insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents) values
  (1, 'removal', 'height_ft', 0, 15000, 45000),
  (1, 'removal', 'height_ft', 30, 45000, 120000),
  (1, 'removal', 'height_ft', 60, 80000, 150000),
  (1, 'removal', 'height_ft', 80, 100000, 200000),
  (1, 'removal', 'diameter_in', 0, 35000, 35000),
  (1, 'removal', 'diameter_in', 6, 55000, 55000),
  (1, 'removal', 'diameter_in', 12, 140000, 140000),
  (1, 'removal', 'diameter_in', 24, 180000, 180000),
  (1, 'removal', 'diameter_in', 36, 230000, 230000),
  (1, 'removal', 'diameter_in', 48, 270000, 270000),
  (1, 'removal', 'minimum', 0, 15000, 15000),
  (1, 'emergency', 'height_ft', 0, 30000, 80000),
  (1, 'emergency', 'height_ft', 30, 80000, 180000),
  (1, 'emergency', 'height_ft', 60, 150000, 300000),
  (1, 'emergency', 'height_ft', 80, 200000, 500000),
  (1, 'emergency', 'minimum', 0, 30000, 30000),
  (1, 'trimming', 'height_ft', 0, 8500, 40000),
  (1, 'trimming', 'height_ft', 30, 15000, 77500),
  (1, 'trimming', 'height_ft', 60, 32500, 170000),
  (1, 'trimming', 'minimum', 0, 8500, 8500),
  (1, 'stump', 'flat', 0, 10000, 35000),
  (1, 'stump', 'per_inch', 0, 200, 300),
  (1, 'stump', 'each_further', 0, 3000, 5000),
  (1, 'stump', 'minimum', 0, 15000, 15000),
  (1, 'arborist', 'flat', 0, 10000, 30000),
  (1, 'arborist', 'report', 0, 15000, 45000),
  (1, 'arborist', 'minimum', 0, 10000, 10000),
  (1, 'crane', 'flat', 0, 50000, 50000);
alter table public.price_book_items enable row level security;
revoke all on public.price_book_items from anon, authenticated;
grant select on public.price_book_items to anon, authenticated;
grant all on public.price_book_items to service_role;
create policy "Anyone reads the price book" on public.price_book_items
  for select to anon, authenticated using (true);

create function private.price_band(book int, for_service text, by_basis text, value float8, out low float8, out high float8)
language sql stable set search_path = '' as $$
  select i.low_cents, i.high_cents from public.price_book_items i
  where i.version = book and i.service = for_service and i.basis = by_basis and i.from_value <= value
  order by i.from_value desc limit 1
$$;
comment on function private.price_band(int, text, text, float8) is 'The band of a service that a value falls into, in cents.';

create function private.json_number(source jsonb, field text, label text, minimum numeric, maximum numeric)
returns numeric language plpgsql immutable set search_path = '' as $$
declare
  found_value jsonb := source -> field;
begin
  if found_value is null or found_value = 'null'::jsonb then
    return null;
  end if;
  if jsonb_typeof(found_value) <> 'number' then
    raise exception '% must be a number.', label;
  end if;
  if (found_value #>> '{}')::numeric not between minimum and maximum then
    raise exception '% must be between % and %.', label, minimum, maximum;
  end if;
  return (found_value #>> '{}')::numeric;
end $$;
comment on function private.json_number(jsonb, text, text, numeric, numeric) is
  'A number from untrusted JSON, null when absent. Refuses other types and values out of range.';

create function private.json_whole(source jsonb, field text, label text, minimum numeric, maximum numeric)
returns bigint language plpgsql immutable set search_path = '' as $$
declare
  found_value numeric := private.json_number(source, field, label, minimum, maximum);
begin
  if found_value <> trunc(found_value) then
    raise exception '% must be a whole number.', label;
  end if;
  return found_value::bigint;
end $$;
comment on function private.json_whole(jsonb, text, text, numeric, numeric) is
  'As private.json_number, and refuses fractions.';

create function private.json_flag(source jsonb, field text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(source -> field = 'true'::jsonb, false) $$;
comment on function private.json_flag(jsonb, text) is 'Whether a field of untrusted JSON is exactly true.';

create function private.json_text(source jsonb, field text, label text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source -> field) not in ('string', 'null') then
    raise exception '% must be a text.', label;
  end if;
  return private.clean_text(source ->> field, label, max_length);
end $$;
comment on function private.json_text(jsonb, text, text, int) is
  'A trimmed text from untrusted JSON, null when absent or blank.';

create function private.parse_category(value text) returns public.service_category
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or value not in ('tree_removal', 'stump_grinding', 'arborist', 'maintenance', 'emergency') then
    raise exception 'Choose one of the services.';
  end if;
  return value::public.service_category;
end $$;
comment on function private.parse_category(text) is 'A service category from untrusted text.';

-- The trees of a request as typed rows, each field checked.
create function private.parse_trees(source jsonb)
returns table (
  "position" int, species text, height_m numeric, diameter_cm numeric, tree_count int, condition text,
  near_structure boolean, on_structure boolean, near_wires boolean, poor_access boolean, stump boolean
)
language plpgsql immutable set search_path = '' as $$
declare
  tree jsonb;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) not between 1 and 50 then
    raise exception 'Describe between 1 and 50 trees.';
  end if;
  "position" := 0;
  for tree in select * from jsonb_array_elements(source) loop
    if jsonb_typeof(tree) <> 'object' then
      raise exception 'Each tree must be described by its facts.';
    end if;
    "position" := "position" + 1;
    species := private.json_text(tree, 'species', 'The kind of tree', 80);
    height_m := private.json_number(tree, 'height_m', 'The height in metres', 0.3, 120);
    diameter_cm := private.json_number(tree, 'diameter_cm', 'The trunk diameter in centimetres', 1, 1000);
    tree_count := coalesce(private.json_whole(tree, 'count', 'The number of trees', 1, 100), 1)::int;
    condition := coalesce(private.json_text(tree, 'condition', 'The condition', 20), 'healthy');
    if condition not in ('healthy', 'declining', 'dead', 'hazardous') then
      raise exception 'The condition must be healthy, declining, dead or hazardous.';
    end if;
    near_structure := private.json_flag(tree, 'near_structure');
    on_structure := private.json_flag(tree, 'on_structure');
    near_wires := private.json_flag(tree, 'near_wires');
    poor_access := private.json_flag(tree, 'poor_access');
    stump := private.json_flag(tree, 'stump');
    if height_m is null then
      raise exception 'Each tree needs a height.';
    end if;
    return next;
  end loop;
end $$;
comment on function private.parse_trees(jsonb) is
  'Trees from untrusted JSON: height_m (metres, required), diameter_cm, count, condition and hazards. Refuses nonsense with a sentence.';

create function private.whole_dollars(cents float8) returns float8
language sql immutable set search_path = '' as $$ select round(cents / 100) * 100 $$;
comment on function private.whole_dollars(float8) is 'Cents rounded to whole dollars.';

create function private.estimate_line(code text, tree int, low float8, high float8, reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('code', code, 'tree', tree,
    'low_cents', private.whole_dollars(low)::bigint, 'high_cents', private.whole_dollars(high)::bigint, 'reason', reason)
$$;
comment on function private.estimate_line(text, int, float8, float8, text) is 'One line of an estimate, rounded to whole dollars.';

-- Price of taking one tree down: {low, high} in cents before access and condition.
-- Height alone gives the whole band; with a diameter, centre = sqrt(sqrt(low * high) * price by diameter)
-- and the range is centre / 1.4 to centre * 1.4.
create function private.removal_range(book int, for_service text, height_ft float8, diameter_in float8)
returns float8[] language plpgsql stable set search_path = '' as $$
declare
  band record;
  by_trunk record;
  centre float8;
begin
  select * into band from private.price_band(book, for_service, 'height_ft', height_ft);
  if diameter_in is null then
    return array[band.low, band.high];
  end if;
  select * into by_trunk from private.price_band(book, 'removal', 'diameter_in', diameter_in);
  centre := sqrt(sqrt(band.low * band.high) * by_trunk.low);
  return array[centre / 1.4, centre * 1.4];
end $$;
comment on function private.removal_range(int, text, float8, float8) is
  'Low and high cents for removing one tree of a height (feet) and trunk diameter (inches, or null).';

create function public.estimate_request(input jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  book constant int := (select max(version) from public.price_book_items);
  category public.service_category;
  tree record;
  lines jsonb := '[]';
  reasons text[] := '{}';
  base float8[];
  urgent float8[];
  access float8[];
  worn float8[];
  height_ft float8;
  diameter_in float8;
  stumps int := 0;
  stump_low float8 := 0;
  stump_high float8 := 0;
  trim_low float8[] := '{}';
  trim_high float8[] := '{}';
  band record;
  low_total bigint;
  high_total bigint;
  minimum_cents int;
  site_visit boolean := false;
  wires boolean := false;
  trunk_unknown boolean := false;
begin
  if input is null or jsonb_typeof(input) <> 'object' or pg_column_size(input) > 65536 then
    raise exception 'Describe the work to estimate.';
  end if;
  category := private.parse_category(input ->> 'category');

  if category = 'arborist' then
    select * into band from private.price_band(book, 'arborist', 'flat', 0);
    lines := lines || private.estimate_line('arborist_visit', null, band.low, band.high, 'An arborist''s visit');
    if private.json_flag(input, 'written_report') then
      select * into band from private.price_band(book, 'arborist', 'report', 0);
      lines := lines || private.estimate_line('arborist_report', null, band.low, band.high, 'A written report');
    end if;
  end if;

  for tree in select * from private.parse_trees(input -> 'trees') loop
    height_ft := tree.height_m / 0.3048;
    diameter_in := tree.diameter_cm / 2.54;
    wires := wires or tree.near_wires;
    trunk_unknown := trunk_unknown or diameter_in is null;
    if tree.near_wires then
      site_visit := true;
      reasons := reasons || format('Tree %s stands within 10 feet of wires: only line-clearance qualified Pros are asked, and the utility must be called first.', tree."position");
    end if;
    if tree.on_structure then
      site_visit := true;
      reasons := reasons || format('Tree %s lies on a structure: a Pro has to see it first.', tree."position");
    end if;
    if height_ft > 100 then
      site_visit := true;
      reasons := reasons || format('Tree %s is over 100 feet tall: a Pro has to see it first.', tree."position");
    end if;

    if category in ('tree_removal', 'emergency') then
      base := private.removal_range(book, 'removal', height_ft, diameter_in);
      access := base;
      if tree.near_structure or tree.near_wires or tree.poor_access or tree.on_structure then
        access := array[base[1] * 1.25, base[2] * 1.5];
      end if;
      if category = 'emergency' then
        urgent := private.removal_range(book, 'emergency', height_ft, diameter_in);
        -- The emergency band already holds the difficulty; it is never below the standard price.
        access := array[greatest(urgent[1], access[1]), greatest(urgent[2], access[2])];
      end if;
      worn := case when tree.condition in ('dead', 'hazardous')
        then array[access[1] * 1.1, access[2] * 1.3] else access end;
      -- Each line is the step from one rounded total to the next, so that the lines add up to the
      -- rounded price and no rounding can turn the order of two prices.
      base := array[private.whole_dollars(base[1] * tree.tree_count), private.whole_dollars(base[2] * tree.tree_count)];
      access := array[private.whole_dollars(access[1] * tree.tree_count), private.whole_dollars(access[2] * tree.tree_count)];
      worn := array[private.whole_dollars(worn[1] * tree.tree_count), private.whole_dollars(worn[2] * tree.tree_count)];
      if category = 'emergency' then
        lines := lines || private.estimate_line('emergency_removal', tree."position", access[1], access[2],
          format('Emergency removal by height%s', case when diameter_in is null then '' else ' and trunk' end));
      else
        lines := lines || private.estimate_line('removal', tree."position", base[1], base[2],
          format('Removal by height%s', case when diameter_in is null then '' else ' and trunk' end));
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
        select * into band from private.price_band(book, 'crane', 'flat', 0);
        lines := lines || private.estimate_line('crane', tree."position",
          band.low * tree.tree_count, band.high * tree.tree_count, 'A crane, from this price');
      end if;
    elsif category = 'maintenance' then
      select * into band from private.price_band(book, 'trimming', 'height_ft', height_ft);
      trim_low := trim_low || array_fill(band.low, array[tree.tree_count]);
      trim_high := trim_high || array_fill(band.high, array[tree.tree_count]);
    end if;

    if category = 'stump_grinding' or (tree.stump and category in ('tree_removal', 'emergency')) then
      select * into band from private.price_band(book, 'stump', 'per_inch', 0);
      stump_low := greatest(stump_low, band.low * coalesce(diameter_in, 0));
      stump_high := greatest(stump_high, band.high * coalesce(diameter_in, 0));
      stumps := stumps + tree.tree_count;
    end if;
  end loop;

  if category = 'maintenance' then
    -- Five equal trees cost about three and a third: each further tree adds 7/12 of its price.
    lines := lines || private.estimate_line('trimming', null,
      (select max(v) + (sum(v) - max(v)) * 7 / 12 from unnest(trim_low) v),
      (select max(v) + (sum(v) - max(v)) * 7 / 12 from unnest(trim_high) v),
      case when cardinality(trim_low) > 1 then 'Trimming, with the saving of one visit for several trees' else 'Trimming by height' end);
  end if;
  if stumps > 0 then
    select * into band from private.price_band(book, 'stump', 'flat', 0);
    stump_low := greatest(stump_low, band.low);
    stump_high := greatest(stump_high, band.high);
    select * into band from private.price_band(book, 'stump', 'each_further', 0);
    lines := lines || private.estimate_line('stump', null,
      stump_low + band.low * (stumps - 1), stump_high + band.high * (stumps - 1),
      case when stumps > 1 then format('Grinding %s stumps', stumps) else 'Grinding one stump' end);
  end if;
  if category in ('tree_removal', 'emergency') then
    lines := lines || private.estimate_line('haul', null, 0, 0, 'Hauling branches away is part of the range');
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
  if high_total > 3 * low_total then
    site_visit := true;
    reasons := reasons || case when trunk_unknown and category in ('tree_removal', 'emergency')
      then 'The range is wide. A trunk diameter narrows it, a visit settles it.'
      else 'The range is wide. A visit settles it.' end;
  end if;

  return jsonb_build_object('version', book, 'currency', 'USD', 'low_cents', low_total, 'high_cents', high_total,
    'lines', lines, 'reasons', to_jsonb(reasons), 'site_visit_needed', site_visit, 'line_clearance_needed', wires);
end $$;
comment on function public.estimate_request(jsonb) is
  'The instant estimate, for anyone. Input: category, trees (see private.parse_trees), written_report. Returns version, low_cents, high_cents, lines (code, tree, low_cents, high_cents, reason), reasons, site_visit_needed, line_clearance_needed.';
grant execute on function public.estimate_request(jsonb) to anon, authenticated;
grant execute on function
  private.price_band(int, text, text, float8), private.json_number(jsonb, text, text, numeric, numeric),
  private.json_whole(jsonb, text, text, numeric, numeric), private.whole_dollars(float8), private.json_flag(jsonb, text), private.json_text(jsonb, text, text, int), private.clean_text(text, text, int),
  private.parse_category(text), private.parse_trees(jsonb),
  private.estimate_line(text, int, float8, float8, text), private.removal_range(int, text, float8, float8)
  to anon, authenticated;
