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

-- Trunks usual for a band of heights: from an inch for every five feet of its lower end to an inch for every
-- two feet of its upper end (100 feet for the last). That is our reading; the prices by trunk are the book's.
create function private.trunk_place(
  book int, for_service text, height_ft float8, diameter_in float8, out share float8, out beyond_cents float8
)
language plpgsql stable set search_path = '' as $$
declare
  edges record;
  price float8 := (private.price_band(book, 'removal', 'diameter_in', diameter_in)).low;
  least_price float8;
  most_price float8;
begin
  select coalesce(max(i.from_value) filter (where i.from_value < round(height_ft::numeric, 3)), 0) as starts,
    coalesce(min(i.from_value) filter (where i.from_value >= round(height_ft::numeric, 3) and i.from_value > 0), 100) as ends
  into edges
  from public.price_book_items i
  where i.version = book and i.service = for_service and i.basis = 'height_ft';
  least_price := (private.price_band(book, 'removal', 'diameter_in', edges.starts / 5.0)).low;
  most_price := (private.price_band(book, 'removal', 'diameter_in', edges.ends / 2.0)).low;
  share := case when most_price > least_price
    then least(greatest((price - least_price) / (most_price - least_price), 0), 1) else 0.5 end;
  beyond_cents := greatest(price - most_price, 0);
end $$;
comment on function private.trunk_place(int, text, float8, float8) is
  'Where a trunk (inches) stands among those usual for a height (feet), by their prices: share from 0 to 1, and by how many cents the trunk''s price is beyond the usual ones.';
grant execute on function private.trunk_place(int, text, float8, float8) to anon, authenticated;

-- The height gives the band. The trunk halves it: a smaller trunk means the lower part, a larger one the
-- upper part. A trunk too thick for the height lifts that half by half of what its own price is beyond.
create function private.removal_range(
  book int, for_service text, height_ft float8, diameter_in float8, tree_count int,
  out low float8, out high float8, out is_beyond boolean
)
language plpgsql stable set search_path = '' as $$
declare
  band record;
  place record;
begin
  select * into band from private.price_band(book, for_service, 'height_ft', height_ft);
  if diameter_in is null then
    low := private.whole_dollars(band.low * tree_count);
    high := private.whole_dollars(band.high * tree_count);
    is_beyond := false;
    return;
  end if;
  select * into place from private.trunk_place(book, for_service, height_ft, diameter_in);
  low := private.whole_dollars(tree_count * (band.low + place.share * (band.high - band.low) / 2
    + place.beyond_cents / 2
      * coalesce(band.high / nullif((private.price_band(book, 'removal', 'height_ft', height_ft)).high, 0), 1)));
  -- Rounded down, so that no rounding makes the half more than a half.
  high := low + floor(tree_count * (band.high - band.low) / 200) * 100;
  is_beyond := place.beyond_cents > 0;
end $$;
comment on function private.removal_range(int, text, float8, float8, int) is
  'Low and high cents, in whole dollars, for removing so many trees of a height (feet) and trunk diameter (inches, or null); is_beyond: the trunk is too thick for the height, so that the range may leave its band.';
grant execute on function private.removal_range(int, text, float8, float8, int) to anon, authenticated;

-- What makes work dearer moves the whole range and never widens it. The guides give a span, such as 25 to
-- 50 %: the move lies halfway between the least share of the high end and the most of the low end, so the
-- middle rises by a share within the span, and so do both ends when one is at most twice the other.
create function private.surcharge_line(
  book int, for_surcharge text, tree int, low float8, high float8, reason text
) returns jsonb
language sql stable set search_path = '' as $$
  select private.estimate_line(s.surcharge, tree, rise.cents, rise.cents,
    format('%s: %s to %s percent more', reason, s.least_percent, s.most_percent))
  from public.price_book_surcharges s
  cross join lateral (
    select private.whole_dollars((s.least_percent * high + s.most_percent * low) / 200) as cents
  ) rise
  where s.version = book and s.surcharge = for_surcharge
$$;
comment on function private.surcharge_line(int, text, int, float8, float8, text) is
  'The line by which a range moves up for a surcharge of the price book.';
grant execute on function private.surcharge_line(int, text, int, float8, float8, text) to anon, authenticated;

create function private.removal_lines(book int, urgent boolean, tree private.described_tree) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  diameter_in constant float8 := tree.diameter_cm / 2.54;
  by_what constant text := case when diameter_in is null then 'height' else 'height and trunk' end;
  price record;
  access jsonb;
  rise float8 := 0;
  crane record;
  lines jsonb;
begin
  select * into price from private.removal_range(book, case when urgent then 'emergency' else 'removal' end,
    tree.height_m / 0.3048, diameter_in, tree.tree_count);
  lines := jsonb_build_array(private.estimate_line(case when urgent then 'emergency_removal' else 'removal' end,
    tree."position", price.low, price.high,
    case when urgent then 'Emergency removal by ' else 'Removal by ' end || by_what));
  if price.is_beyond then
    lines := lines || private.estimate_line('trunk', tree."position", 0, 0,
      format('The trunk of tree %s is thick for its height, so it may cost more than usual for that height', tree."position"));
  end if;
  -- The emergency band already holds the difficulty.
  if not urgent and (tree.near_structure or tree.near_wires or tree.poor_access or tree.on_structure) then
    access := private.surcharge_line(book, 'access', tree."position", price.low, price.high,
      'Close to a structure or wires, or hard to reach');
    rise := (access ->> 'low_cents')::float8;
    lines := lines || access;
  end if;
  if tree.condition in ('dead', 'hazardous') then
    lines := lines || private.surcharge_line(book, 'condition', tree."position",
      price.low + rise, price.high + rise, 'A dead or hazardous tree takes more care');
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
  span_cents float8;
  least_cents float8;
  most_cents float8;
begin
  if stumps = 0 then
    return '[]';
  end if;
  select * into first_one from private.price_band(book, 'stump', 'flat', 0);
  select * into per_inch from private.price_band(book, 'stump', 'per_inch', 0);
  select * into further from private.price_band(book, 'stump', 'each_further', 0);
  span_cents := first_one.high - greatest(first_one.low, (private.price_band(book, 'stump', 'minimum', 0)).low);
  least_cents := private.whole_dollars(greatest(first_one.low, per_inch.low * widest));
  -- Knowing a width never makes the range wider than it is without, above the minimum charge: whole dollars
  -- before anything is added, at most that span, and no less while the width of a stump is not known.
  most_cents := least_cents + span_cents;
  if not exists (select 1 from unnest(trees) t where t.diameter_cm is null) then
    most_cents := least(greatest(first_one.high, per_inch.high * widest), most_cents);
  end if;
  return jsonb_build_array(private.estimate_line('stump', null,
    least_cents + further.low * (stumps - 1),
    greatest(most_cents, first_one.high) + further.high * (stumps - 1),
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
    case when sum(t.tree_count) > 1 then 'Trimming, discounted for several trees in one visit' else 'Trimming by height' end)
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
  category public.service_category, timing text, trees private.described_tree[], hours numeric,
  written_report boolean
) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('category', category,
    'timing', case when timing in ('emergency', 'this_week') then timing end,
    'trees', (
      select jsonb_agg(jsonb_build_object('height_m', t.height_m, 'diameter_cm', t.diameter_cm, 'count', t.tree_count,
        'condition', t.condition, 'near_structure', t.near_structure, 'on_structure', t.on_structure,
        'near_wires', t.near_wires, 'poor_access', t.poor_access, 'stump', t.stump) order by t."position")
      from unnest(trees) t),
    'consulting_hours', hours, 'written_report', case when written_report then true end))
$$;
comment on function private.estimate_inputs(public.service_category, text, private.described_tree[], numeric, boolean) is
  'The facts an estimate was computed from, as they were understood.';
grant execute on function private.estimate_inputs(public.service_category, text, private.described_tree[], numeric, boolean) to anon, authenticated;

create function private.price_sources(book int, services text[], codes text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'publisher', s.publisher, 'title', s.title, 'year', s.published_year) order by s.publisher, s.title), '[]')
  from (
    select i.publisher, i.title, i.published_year from public.price_book_items i
    where i.version = book and i.service = any (services)
    union
    select r.publisher, r.title, r.published_year from public.price_book_surcharges r
    where r.version = book and r.surcharge = any (codes)
  ) s
$$;
comment on function private.price_sources(int, text[], text[]) is
  'Who published the prices of some services, and the surcharges among the codes of some lines: [{publisher, title, year}].';
grant execute on function private.price_sources(int, text[], text[]) to anon, authenticated;

create function private.estimate_of(book int, input jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  chosen public.service_category;
  category public.service_category;
  timing text := input ->> 'timing';
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
  urgency jsonb;
begin
  if input is null or jsonb_typeof(input) <> 'object' or pg_column_size(input) > 65536 then
    raise exception 'Describe the work to estimate.';
  end if;
  if timing not in ('emergency', 'this_week', 'this_month', 'flexible') then
    raise exception 'Choose when the work should be done.';
  end if;
  chosen := private.parse_category(input ->> 'category');
  -- Right away is emergency work, whatever the service.
  category := case when timing = 'emergency' then 'emergency' else chosen end;
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
    lines := lines || private.estimate_line('haul', null, 0, 0, 'Hauling branches away is included');
  end if;
  if category in ('tree_removal', 'emergency', 'maintenance') then
    lines := lines || private.estimate_line('permit', null, 0, 0, 'Permits: check with your city or county');
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
  if timing = 'this_week' then
    urgency := private.surcharge_line(book, 'urgency', null, low_total, high_total, 'Within a week');
    lines := lines || urgency;
    low_total := low_total + (urgency ->> 'low_cents')::bigint;
    high_total := high_total + (urgency ->> 'high_cents')::bigint;
  end if;
  wide := high_total > 3 * low_total;
  if wide then
    reasons := reasons || case
      when category in ('tree_removal', 'emergency') and exists (select 1 from unnest(trees) t where t.diameter_cm is null)
        then 'The range is wide. Add the trunk width to narrow it. A visit will settle it.'
      else 'The range is wide. A visit will narrow it.' end;
  end if;

  return jsonb_build_object('version', book, 'currency', 'USD', 'low_cents', low_total, 'high_cents', high_total,
    'lines', lines, 'reasons', to_jsonb(reasons), 'site_visit_needed', cardinality(reasons) > 0,
    'line_clearance_needed', exists (select 1 from unnest(trees) t where t.near_wires),
    'inputs', private.estimate_inputs(chosen, timing, trees, hours, written_report),
    'sources', private.price_sources(book, case category
      when 'tree_removal' then array['removal', 'crane', 'stump'] when 'emergency' then array['emergency', 'crane', 'stump']
      when 'maintenance' then array['trimming'] when 'stump_grinding' then array['stump'] else array['arborist'] end,
      array(select line ->> 'code' from jsonb_array_elements(lines) line)));
end $$;
comment on function private.estimate_of(int, jsonb) is
  'The estimate by one version of the price book. The version and inputs stored with a request give its estimate again.';
grant execute on function private.estimate_of(int, jsonb) to anon, authenticated;

create function public.estimate_request(input jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select private.estimate_of((select max(version) from public.price_book_items), input)
$$;
comment on function public.estimate_request(jsonb) is
  'The instant estimate, for anyone. Input: category, trees (see private.parse_trees; a height is enough), timing, consulting_hours, written_report. Returns version, inputs, low_cents, high_cents, lines (code, tree, low_cents, high_cents, reason), reasons, site_visit_needed, line_clearance_needed, sources (publisher, title, year).';
grant execute on function public.estimate_request(jsonb) to anon, authenticated;
