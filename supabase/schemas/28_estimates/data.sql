-- Bands up to their upper end: 30 feet is still "up to 30", 80 feet not yet "over 80". Each row names the page
-- that printed these very prices; a page without a date has no year. Where the guide was not recorded when the
-- prices were gathered, and none with the same prices was found since, the row names us as the people who
-- compiled them. Trunks under 6 inches and the minimum charges are our own decisions; the published row
-- "6 to 12 inches" starts above 5, so that it holds 6.
with sources (source, publisher, title, year) as (values
  ('removal', 'This Old House', 'Average Tree Removal Costs', 2025),
  ('trunks', 'Local Pro Book', 'Tree Removal Cost Service In 2024', 2024),
  ('trimming', 'Biology Insights', 'How Much Does an Arborist Charge for Tree Services?', null),
  ('stumps', 'The Local Tree Expert', 'Stump Grinding Cost', null),
  ('visits', 'Biology Insights', 'How Much Does an Arborist Consultation Cost?', null),
  ('crane', 'HomeAdvisor', 'How Much Does It Cost to Remove a Tree?', 2022),
  ('compiled', 'Tree Service', 'Compiled from US consumer cost guides (titles not recorded)', 2026),
  ('ours', 'Tree Service', 'Prices we set ourselves', 2026)
)
insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents, publisher, title, published_year)
select 1, v.service, v.basis, v.from_value, v.low_cents, v.high_cents, s.publisher, s.title, s.year
from (values
  ('removal', 'height_ft', 0, 15000, 45000, 'removal'),
  ('removal', 'height_ft', 30, 45000, 120000, 'removal'),
  ('removal', 'height_ft', 60, 80000, 150000, 'removal'),
  ('removal', 'height_ft', 80, 100000, 200000, 'removal'),
  ('removal', 'diameter_in', 0, 35000, 35000, 'ours'),
  ('removal', 'diameter_in', 5, 55000, 55000, 'trunks'),
  ('removal', 'diameter_in', 12, 140000, 140000, 'trunks'),
  ('removal', 'diameter_in', 24, 180000, 180000, 'trunks'),
  ('removal', 'diameter_in', 36, 230000, 230000, 'trunks'),
  ('removal', 'diameter_in', 48, 270000, 270000, 'trunks'),
  ('removal', 'minimum', 0, 15000, 15000, 'ours'),
  ('emergency', 'height_ft', 0, 30000, 80000, 'compiled'),
  ('emergency', 'height_ft', 30, 80000, 180000, 'compiled'),
  ('emergency', 'height_ft', 60, 150000, 300000, 'compiled'),
  ('emergency', 'height_ft', 80, 200000, 500000, 'compiled'),
  ('emergency', 'minimum', 0, 30000, 30000, 'ours'),
  ('trimming', 'height_ft', 0, 8500, 40000, 'trimming'),
  ('trimming', 'height_ft', 30, 15000, 77500, 'compiled'),
  ('trimming', 'height_ft', 60, 32500, 170000, 'trimming'),
  ('trimming', 'minimum', 0, 8500, 8500, 'ours'),
  ('stump', 'flat', 0, 10000, 35000, 'stumps'),
  ('stump', 'per_inch', 0, 200, 300, 'stumps'),
  ('stump', 'each_further', 0, 3000, 5000, 'stumps'),
  ('stump', 'minimum', 0, 15000, 15000, 'ours'),
  ('arborist', 'flat', 0, 10000, 30000, 'visits'),
  ('arborist', 'per_hour', 0, 10000, 25000, 'visits'),
  ('arborist', 'report', 0, 15000, 45000, 'visits'),
  ('arborist', 'minimum', 0, 10000, 10000, 'ours'),
  ('crane', 'flat', 0, 50000, 50000, 'crane')
) v (service, basis, from_value, low_cents, high_cents, source)
join sources s using (source);

insert into public.price_book_surcharges (version, surcharge, least_percent, most_percent, publisher, title, published_year)
values
  (1, 'access', 25, 50, 'MyTips', 'How Much Will Tree Removal Really Cost You in 2025?', 2025),
  (1, 'condition', 10, 30, 'Tree Service', 'Compiled from US consumer cost guides (titles not recorded)', 2026),
  (1, 'urgency', 10, 20, 'Tree Service', 'Compiled from US consumer cost guides (titles not recorded)', 2026);
