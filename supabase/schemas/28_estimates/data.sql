-- Bands as US consumer cost guides publish them, up to their upper end: 30 feet is still "up to 30", 80 feet
-- not yet "over 80". Which guide printed which band was not recorded when they were gathered, so the rows name
-- us as the people who compiled them. Trunks under 6 inches and the minimum charges are our own decisions; the
-- published row "6 to 12 inches" starts above 5, so that it holds 6.
insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents, publisher, title, published_year)
select v.version, v.service, v.basis, v.from_value, v.low_cents, v.high_cents, 'Tree Service',
  case when v.basis = 'minimum' or (v.basis = 'diameter_in' and v.from_value = 0) then 'Prices we set ourselves'
    else 'Compiled from US consumer cost guides (titles not recorded)' end, 2026
from (values
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
  (1, 'crane', 'flat', 0, 50000, 50000)
) v (version, service, basis, from_value, low_cents, high_cents);

insert into public.price_book_surcharges (version, surcharge, least_percent, most_percent, publisher, title, published_year)
select 1, s.surcharge, s.least, s.most, 'Tree Service', 'Compiled from US consumer cost guides (titles not recorded)', 2026
from (values ('access', 25, 50), ('condition', 10, 30), ('urgency', 10, 20)) s (surcharge, least, most);
