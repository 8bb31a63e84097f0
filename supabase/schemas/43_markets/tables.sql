-- Places the marketplace opens one after the other. Without any market it is open everywhere.
create table private.markets (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 80),
  status text not null default 'draft' check (status in ('draft', 'recruiting', 'open', 'paused')),
  version int not null default 1,
  opened_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table private.markets is
  'A place as an administrator opens it. draft: being prepared; recruiting: Pros are looked for; open: takes requests; paused: takes no new ones, and those it has go on. opened_at: when it last opened.';
create unique index markets_name_idx on private.markets (lower(name));

create table private.market_zips (
  zip text primary key references public.zip_codes (zip),
  market_id uuid not null references private.markets (id) on delete cascade
);
comment on table private.market_zips is 'The ZIP codes of markets; each belongs to one at most.';
create index market_zips_market_idx on private.market_zips (market_id, zip);

create table private.market_services (
  market_id uuid not null references private.markets (id) on delete cascade,
  category public.service_category not null,
  least_vendors int not null check (least_vendors between 0 and 20),
  primary key (market_id, category)
);
comment on table private.market_services is
  'How many insured Pros must cover each ZIP code of a market for a service before it opens; 0: it opens without.';

create table private.market_limits (
  only_row boolean primary key default true check (only_row),
  zips_at_most int not null default 1000,
  radius_miles_at_most int not null default 100,
  pace_days int not null default 90,
  pace_quotes_at_least int not null default 5,
  pace_requests_per_zip int not null default 50,
  waitlist_an_hour int not null default 5,
  waitlist_of_visitors_an_hour int not null default 200,
  waitlist_mails_a_day int not null default 3
);
comment on table private.market_limits is
  'How large a market can be, and how the time to a first quote is counted: over pace_days and the latest pace_requests_per_zip of each ZIP code, and not shown under pace_quotes_at_least requests with a quote. waitlist_an_hour: how often one caller may join a waitlist, and waitlist_of_visitors_an_hour all whose address is unknown; waitlist_mails_a_day: how many mails to confirm one address gets.';

create table private.waitlist (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254 and email = lower(email)),
  zip text not null references public.zip_codes (zip),
  token uuid not null unique default gen_random_uuid(),
  unconfirmed_since timestamptz default now(),
  created_at timestamptz not null default now(),
  unique (email, zip)
);
comment on table private.waitlist is
  'Who wants to hear when the marketplace opens at a ZIP code. The token stands in the mails alone and confirms or leaves. unconfirmed_since: when the address was last asked to confirm; null once it did. Rows go when the place opened and the mail about it is on its way.';
create index waitlist_zip_idx on private.waitlist (zip);
create index waitlist_unconfirmed_idx on private.waitlist (unconfirmed_since) where unconfirmed_since is not null;
