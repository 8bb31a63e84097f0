create function private.price_band(book int, for_service text, by_basis text, value float8, out low float8, out high float8)
language sql stable set search_path = '' as $$
  -- Heights and trunks arrive in metric: 30 feet may come as 30.0000000001.
  select i.low_cents, i.high_cents from public.price_book_items i
  where i.version = book and i.service = for_service and i.basis = by_basis
    and (i.from_value = 0 or i.from_value < round(value::numeric, 3))
  order by i.from_value desc limit 1
$$;
comment on function private.price_band(int, text, text, float8) is 'The band of a service that a value falls into, in cents.';
grant execute on function private.price_band(int, text, text, float8) to anon, authenticated;

-- How an administrator changes prices: every change is a new version, looked at before it is saved.
create function private.changed_prices(book int, changes jsonb) returns setof public.price_book_items
language plpgsql stable security definer set search_path = '' as $$
declare
  given jsonb;
  band public.price_book_items;
begin
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) not between 1 and 200 then
    raise exception 'Choose which prices to change.';
  end if;
  for given in select value from jsonb_array_elements(changes) loop
    if jsonb_typeof(given) <> 'object' then
      raise exception 'Each price must name its band.';
    end if;
    select * into band from public.price_book_items i
    where i.version = book and i.service = given ->> 'service' and i.basis = given ->> 'basis'
      and i.from_value = coalesce(private.json_whole(given, 'from_value', 'The start of a band', 0, 100000), 0);
    if not found then
      raise exception 'The price book has no such band.';
    end if;
    band.low_cents := coalesce(private.json_whole(given, 'low_cents', 'A low price in cents', 0, 100000000), band.low_cents);
    band.high_cents := coalesce(private.json_whole(given, 'high_cents', 'A high price in cents', 0, 100000000), band.high_cents);
    -- A price no one names a source for is the operator's own.
    band.publisher := coalesce(private.json_text(given, 'publisher', 'The publisher', 120), 'Tree Service');
    band.title := coalesce(private.json_text(given, 'title', 'The title', 200), 'Prices we set ourselves');
    band.published_year := coalesce(private.json_whole(given, 'published_year', 'The year', 1990, 2200),
      extract(year from now()))::int;
    if band.high_cents < band.low_cents then
      raise exception 'A high price must not be below its low price.';
    end if;
    return next band;
  end loop;
end $$;
comment on function private.changed_prices(int, jsonb) is
  'The bands of a version with their new prices, from untrusted JSON: service, basis, from_value, low_cents, high_cents; and publisher, title, published_year, without which the price counts as our own decision.';

create function private.add_price_book(book int, new_book int, changes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents, publisher, title, published_year)
  select new_book, i.service, i.basis, i.from_value, coalesce(c.low_cents, i.low_cents), coalesce(c.high_cents, i.high_cents),
    coalesce(c.publisher, i.publisher), coalesce(c.title, i.title), coalesce(c.published_year, i.published_year)
  from public.price_book_items i
  left join (
    select distinct on (p.service, p.basis, p.from_value) p.* from private.changed_prices(book, changes) p
  ) c on c.service = i.service and c.basis = i.basis and c.from_value = i.from_value
  where i.version = book;
  if not exists (
    select 1 from public.price_book_items n join public.price_book_items o
      on o.version = book and o.service = n.service and o.basis = n.basis and o.from_value = n.from_value
    where n.version = new_book and (n.low_cents, n.high_cents) <> (o.low_cents, o.high_cents)
  ) then
    raise exception 'Nothing was changed.';
  end if;
  insert into public.price_book_surcharges (version, surcharge, least_percent, most_percent, publisher, title, published_year)
  select new_book, s.surcharge, s.least_percent, s.most_percent, s.publisher, s.title, s.published_year
  from public.price_book_surcharges s where s.version = book;
end $$;
comment on function private.add_price_book(int, int, jsonb) is
  'Writes a version of the price book that differs from another by some prices, with the same surcharges.';

create function private.price_book_rows(book int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('service', i.service, 'basis', i.basis, 'from_value', i.from_value,
    'low_cents', i.low_cents, 'high_cents', i.high_cents, 'publisher', i.publisher, 'title', i.title,
    'published_year', i.published_year) order by i.service, i.basis, i.from_value)
  from public.price_book_items i where i.version = book
$$;
comment on function private.price_book_rows(int) is 'A version of the price book for the audit trail.';

-- What leads cost follows the estimate, so prices fall in the steps that private.refuse_cheap_leads allows.
create function private.refuse_cheap_prices(book int) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  limits public.billing_policy := private.billing_rules();
begin
  if exists (
    select 1 from public.price_book_items n join public.price_book_items o
      on o.service = n.service and o.basis = n.basis and o.from_value = n.from_value
    where n.version = book and o.version < book
      -- Those in force within the hours.
      and o.version >= coalesce((
        select max((a.after ->> 'version')::int) from public.admin_audit a
        where a.action = 'price_book.save' and a.created_at <= now() - make_interval(hours => limits.adjustment_hours)),
        book - 1 - (select count(*) from public.admin_audit a where a.action = 'price_book.save'))
      and n.low_cents + n.high_cents < (o.low_cents + o.high_cents) * (1 - limits.lead_discount)
  ) then
    raise exception 'Prices may become at most % %% lower within % hours, because leads cost by them. Change the rest later.',
      round(100 * limits.lead_discount), limits.adjustment_hours;
  end if;
end $$;
comment on function private.refuse_cheap_prices(int) is
  'Refuses a version of the price book in which a price is lower, by more than lead_discount of the billing policy, than in any version that was in force within its adjustment_hours.';

create function public.save_price_book(
  changes jsonb, reason text, idempotency_key uuid, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('save_price_book', idempotency_key);
  why text := private.required_text(reason, 'A reason', 1000);
  book int;
begin
  if answer is not null then
    return answer;
  end if;
  -- Two administrators take turns, so that neither overwrites what the other has just set.
  lock table public.price_book_items in share row exclusive mode;
  book := (select max(i.version) from public.price_book_items i);
  perform private.assert_version(book, expected_version, 'This price book');
  perform private.add_price_book(book, book + 1, changes);
  perform private.refuse_cheap_prices(book + 1);
  perform private.audit('price_book.save', 'price_book_items', null,
    jsonb_build_object('version', book, 'prices', private.price_book_rows(book)),
    jsonb_build_object('version', book + 1, 'prices', private.price_book_rows(book + 1)), why);
  return private.save_idempotent_result('save_price_book', idempotency_key, jsonb_build_object(
    'version', book + 1, 'items', (
      select jsonb_agg(to_jsonb(i) order by i.from_value) from public.price_book_items i where i.version = book + 1)));
end $$;
comment on function public.save_price_book(jsonb, text, uuid, int) is
  'An administrator changes prices ([{service, basis, from_value, low_cents, high_cents, and optionally publisher, title, published_year}]), with a reason. It becomes a new version; estimates stored with requests keep theirs. Audited. Refused with the hint version_conflict when expected_version is not the current one. Returns {version, items: its rows, by from_value}.';
grant execute on function public.save_price_book(jsonb, text, uuid, int) to authenticated;

create function public.preview_price_book(changes jsonb, examples jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  book int := (select max(i.version) from public.price_book_items i);
  tried constant int := -1;
  example jsonb;
  answer jsonb := '[]';
begin
  perform private.require_admin();
  if examples is null or jsonb_typeof(examples) <> 'array' or jsonb_array_length(examples) not between 1 and 20 then
    raise exception 'Enter between 1 and 20 example jobs.';
  end if;
  -- The prices are written, asked and taken out again: the estimate itself answers, and nothing stays.
  perform private.add_price_book(book, tried, changes);
  for example in select value from jsonb_array_elements(examples) loop
    answer := answer || jsonb_build_array(jsonb_build_object(
      'before', private.estimate_of(book, example), 'after', private.estimate_of(tried, example)));
  end loop;
  delete from public.price_book_items i where i.version = tried;
  delete from public.price_book_surcharges s where s.version = tried;
  return answer;
end $$;
comment on function public.preview_price_book(jsonb, jsonb) is
  'For administrators: what example jobs (see estimate_request) cost now and with changed prices (see save_price_book). Saves nothing. Returns [{before, after}], each an estimate.';
grant execute on function public.preview_price_book(jsonb, jsonb) to authenticated;

create function public.preview_price_book_on_requests(changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  book int := (select max(i.version) from public.price_book_items i);
  tried constant int := -1;
  at_most constant int := 2000;
  answer jsonb;
begin
  perform private.require_admin();
  -- As in preview_price_book: written, asked and taken out again.
  perform private.add_price_book(book, tried, changes);
  with recent as (
    select r.number, r.category, r.estimate -> 'inputs' as inputs, count(*) over () as total
    from public.service_requests r
    where r.submitted_at > now() - interval '30 days' and r.state <> 'rejected_spam'
    order by r.submitted_at desc, r.number desc limit at_most
  ),
  asked as materialized (
    select r.*, private.estimate_of(book, r.inputs) as before, private.estimate_of(tried, r.inputs) as after from recent r
  ),
  range as (
    select a.number, a.category, a.total,
      (a.before ->> 'low_cents')::bigint as before_low, (a.before ->> 'high_cents')::bigint as before_high,
      (a.after ->> 'low_cents')::bigint as after_low, (a.after ->> 'high_cents')::bigint as after_high
    from asked a
  ),
  compared as (
    select r.*, (r.before_low, r.before_high) <> (r.after_low, r.after_high) as is_changed,
      (100 * (sqrt(r.after_low::float8 * r.after_high)
        / nullif(sqrt(r.before_low::float8 * r.before_high), 0) - 1)) as percent
    from range r
  )
  select jsonb_build_object(
    'requests', coalesce(max(c.total), 0), 'compared', count(*), 'changed', count(*) filter (where c.is_changed),
    'median_percent', round((percentile_cont(0.5) within group (order by c.percent)
      filter (where c.is_changed))::numeric, 1),
    'largest', (
      select coalesce(jsonb_agg(jsonb_build_object('number', l.number, 'category', l.category,
        'before_low_cents', l.before_low, 'before_high_cents', l.before_high,
        'after_low_cents', l.after_low, 'after_high_cents', l.after_high,
        'percent', round(l.percent::numeric, 1)) order by abs(l.percent) desc, l.number desc), '[]')
      from (
        select * from compared l where l.is_changed
        order by abs(l.percent) desc nulls last, l.number desc limit 5
      ) l))
  into answer from compared c;
  delete from public.price_book_items i where i.version = tried;
  delete from public.price_book_surcharges s where s.version = tried;
  return answer;
end $$;
comment on function public.preview_price_book_on_requests(jsonb) is
  'For administrators: what changed prices (see save_price_book) would do to the estimates of the requests submitted in the last 30 days, spam aside, each estimated again from its stored inputs at current and at changed prices; at most the latest 2000 are compared. Saves nothing. Returns {requests, compared, changed, median_percent (of the changed ones, null without any; percentages compare the geometric mean of low and high), largest: the five largest changes [{number, category, before_low_cents, before_high_cents, after_low_cents, after_high_cents, percent}]}.';
grant execute on function public.preview_price_book_on_requests(jsonb) to authenticated;
