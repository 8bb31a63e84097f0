-- The price book: what tree work costs, by version.
create table public.price_book_items (
  version int not null,
  service text not null check (service in ('removal', 'emergency', 'trimming', 'stump', 'arborist', 'crane')),
  basis text not null check (basis in ('height_ft', 'diameter_in', 'flat', 'per_inch', 'per_hour', 'each_further', 'minimum', 'report')),
  from_value int not null default 0,
  low_cents int not null check (low_cents >= 0),
  high_cents int not null check (high_cents >= low_cents),
  publisher text not null check (length(publisher) between 2 and 120),
  title text not null check (length(title) between 2 and 200),
  published_year int check (published_year between 1990 and 2200),
  primary key (version, service, basis, from_value)
);
comment on table public.price_book_items is
  'US price bands by version, each with who published it, under what title and in which year (null: it has no date); what we decided ourselves says so. A band holds what lies above from_value (feet or inches), up to and including where the next one starts. A version in use is never changed: a new price is a new version.';
alter table public.price_book_items enable row level security;
revoke all on public.price_book_items from anon, authenticated;
grant select on public.price_book_items to anon, authenticated;
grant all on public.price_book_items to service_role;

-- What makes work dearer by a span of percent.
create table public.price_book_surcharges (
  version int not null,
  surcharge text not null check (surcharge in ('access', 'condition', 'urgency')),
  least_percent int not null check (least_percent > 0),
  most_percent int not null check (most_percent between least_percent and 500),
  publisher text not null check (length(publisher) between 2 and 120),
  title text not null check (length(title) between 2 and 200),
  published_year int check (published_year between 1990 and 2200),
  primary key (version, surcharge)
);
comment on table public.price_book_surcharges is
  'By how many percent each version of the price book raises a price: access (close to a structure or wires, or hard to reach), condition (a dead or hazardous tree), urgency (within a week); each with who published it. A new version takes them over. Changed with database access alone.';
alter table public.price_book_surcharges enable row level security;
revoke all on public.price_book_surcharges from anon, authenticated;
grant select on public.price_book_surcharges to anon, authenticated;
grant all on public.price_book_surcharges to service_role;

create type private.described_tree as (
  "position" int, species text, height_m numeric, diameter_cm numeric, tree_count int, condition text,
  near_structure boolean, on_structure boolean, near_wires boolean, poor_access boolean, stump boolean
);
comment on type private.described_tree is 'A tree, or several alike, as someone described them. Meters and centimeters.';
