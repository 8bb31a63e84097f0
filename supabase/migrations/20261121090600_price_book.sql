-- The price book: what tree work costs, by version.

create table public.price_book_items (
  version int not null,
  service text not null check (service in ('removal', 'emergency', 'trimming', 'stump', 'arborist', 'crane')),
  basis text not null check (basis in ('height_ft', 'diameter_in', 'flat', 'per_inch', 'per_hour', 'each_further', 'minimum', 'report')),
  from_value int not null default 0,
  low_cents int not null check (low_cents >= 0),
  high_cents int not null check (high_cents >= low_cents),
  primary key (version, service, basis, from_value)
);
comment on table public.price_book_items is
  'Published US price bands by version. A band holds what lies above from_value (feet or inches), up to and including where the next one starts. A version in use is never changed: a new price is a new version.';
-- Bands as published by US cost guides, up to their upper end: 30 feet is still "up to 30", 80 feet not yet
-- "over 80". Trunks under 6 inches and the minimum charges are our decisions; the published row "6 to 12
-- inches" starts above 5, so that it holds 6.
insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents) values
  (1, 'removal', 'height_ft', 0, 15000, 45000),
  (1, 'removal', 'height_ft', 30, 45000, 120000),
  (1, 'removal', 'height_ft', 60, 80000, 150000),
  (1, 'removal', 'height_ft', 80, 100000, 200000),
  (1, 'removal', 'diameter_in', 0, 35000, 35000),
  (1, 'removal', 'diameter_in', 5, 55000, 55000),
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
  (1, 'arborist', 'per_hour', 0, 10000, 25000),
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
  -- Heights and trunks arrive in metric: 30 feet may come as 30.0000000001.
  select i.low_cents, i.high_cents from public.price_book_items i
  where i.version = book and i.service = for_service and i.basis = by_basis
    and (i.from_value = 0 or i.from_value < round(value::numeric, 3))
  order by i.from_value desc limit 1
$$;
comment on function private.price_band(int, text, text, float8) is 'The band of a service that a value falls into, in cents.';
grant execute on function private.price_band(int, text, text, float8) to anon, authenticated;
