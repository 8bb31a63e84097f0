-- Everything an operator may tune, in one row a version.
create table public.matching_policy (
  version int primary key,
  weight_distance float8 not null,
  weight_rating float8 not null,
  weight_acceptance float8 not null,
  weight_response float8 not null,
  weight_availability float8 not null,
  weight_credentials float8 not null,
  weight_experience float8 not null,
  rating_prior_mean float8 not null,
  rating_prior_count float8 not null,
  floor_rating float8 not null,
  floor_reviews int not null check (floor_reviews >= 1),
  floor_dispute_days int not null,
  boost_at_most float8 not null,
  offers_at_once int not null,
  accepts_at_most int not null,
  unboosted_places int not null,
  newcomer_places int not null,
  newcomer_days int not null,
  newcomer_jobs int not null,
  open_jobs_per_crew_member float8 not null,
  crane_height_m float8 not null,
  crane_height_poor_access_m float8 not null,
  emergency_offer_minutes int not null,
  offer_business_hours float8 not null,
  business_day_start time not null,
  business_day_end time not null,
  release_after_hours float8 not null,
  request_lifetime_days float8 not null,
  request_reminder_days float8 not null,
  still_needed_hours float8 not null,
  still_needed_days float8 not null,
  cents_per_token bigint not null,
  token_price_min int not null,
  token_price_max int not null,
  created_at timestamptz not null default now(),
  check (unboosted_places + newcomer_places < offers_at_once)
);
comment on table public.matching_policy is
  'Weights, floors, caps, kept places and clocks of matching; the highest version is in force. The weights add up to 1. A plan lifts no one below floor_rating stars once there are floor_reviews, nor within floor_dispute_days of a lost dispute. A newcomer was approved at most newcomer_days ago or completed fewer than newcomer_jobs. Business days are Monday to Saturday. request_reminder_days: how long before a request expires its owner is reminded. still_needed_hours and still_needed_days: how old an emergency and any other request may be before its owner is asked whether it is still needed, ahead of the Pros.';
alter table public.matching_policy enable row level security;
revoke all on public.matching_policy from anon, authenticated;
grant select on public.matching_policy to anon, authenticated;
grant all on public.matching_policy to service_role;

create table public.match_runs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  reason text not null default 'sent' check (reason in ('sent', 'vendor_available', 'vendor_grew', 'credential_verified',
    'vendor_free', 'place_free', 'nightly', 'matching_on', 'confirmed', 'changed', 'asked_again', 'owner_asked', 'admin')),
  policy_version int not null references public.matching_policy (version),
  considered int not null default 0,
  ranked int not null default 0,
  left_out jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.match_runs is
  'One run of matching for a request: how many Pros it looked at, how many it ranked, and how many it left out by reason. reason: why it was made: sent (the first one); vendor_available, vendor_grew, credential_verified, vendor_free (a Pro was approved or resumed, offers or reaches more, has another verified credential, has room again); place_free (the stored order was used up); nightly; matching_on (offers were off before); confirmed, changed, asked_again, owner_asked (by the owner); admin.';
create index match_runs_request_idx on public.match_runs (request_id, created_at desc);
create index match_runs_policy_idx on public.match_runs (policy_version);
alter table public.match_runs enable row level security;
revoke all on public.match_runs from anon, authenticated;
grant select on public.match_runs to authenticated;
grant all on public.match_runs to service_role;

create type public.match_filter as enum (
  'own_request', 'declined', 'already_offered', 'insurance_missing', 'line_clearance_missing', 'arborist_missing',
  'stump_grinder_missing', 'crane_missing', 'fully_booked'
);

-- A dense area has thousands of candidates. One row of lists is written more than ten times faster than
-- a row for each of them and takes about a third of the space (npm run bench:db measures both).
create table public.match_candidates (
  run_id uuid primary key references public.match_runs (id) on delete cascade,
  vendor_ids uuid[] not null,
  distances_km real[] not null,
  left_out public.match_filter[] not null,
  distance real[] not null,
  rating real[] not null,
  acceptance real[] not null,
  response real[] not null,
  availability real[] not null,
  credentials real[] not null,
  experience real[] not null,
  plan_boosts real[] not null,
  stars real[] not null,
  reviews int[] not null,
  lost_dispute_days real[] not null,
  approved_days real[] not null,
  completed_jobs int[] not null,
  earlier_offers int[] not null,
  base_order int[] not null,
  offer_order int[] not null,
  kept_for_unboosted int[] not null,
  kept_for_newcomers int[] not null
);
comment on table public.match_candidates is
  'Every Pro a match looked at, one row a run: element n of the lists up to earlier_offers is about the same Pro. left_out says why a Pro was dropped, the signals are from 0 to 1. stars: the plain mean people see, 0 without reviews; lost_dispute_days and approved_days: days since then, infinity for never; earlier_offers: how often newcomers were asked before, 2147483647 for all others. The orders hold those numbers n: base_order by score, offer_order as offers are made, kept_for_* who holds a kept place.';
-- Random numbers do not compress; trying would cost more than writing them.
alter table public.match_candidates
  alter column vendor_ids set storage external,
  alter column distances_km set storage external,
  alter column distance set storage external,
  alter column rating set storage external,
  alter column acceptance set storage external,
  alter column response set storage external,
  alter column availability set storage external,
  alter column credentials set storage external,
  alter column experience set storage external,
  alter column plan_boosts set storage external,
  alter column approved_days set storage external,
  alter column base_order set storage external,
  alter column offer_order set storage external;
alter table public.match_candidates enable row level security;
revoke all on public.match_candidates from anon, authenticated;
grant select on public.match_candidates to authenticated;
grant all on public.match_candidates to service_role;

create type private.work_needs as (line_clearance boolean, arborist boolean, equipment smallint);
comment on type private.work_needs is
  'What work asks of the Pro who does it; equipment holds the bits of private.enum_bit.';

create type private.match_order as (
  base_order int[], offer_order int[], kept_for_unboosted int[], kept_for_newcomers int[]
);
comment on type private.match_order is 'Numbers of candidates in the order of their score, and in the order of offers.';

create type private.first_offer as (
  place int, is_tried boolean, vendor_id uuid, distance_km real, is_boosted boolean, is_newcomer boolean,
  is_moved boolean
);
comment on type private.first_offer is
  'A Pro who is asked first: of the match with that number, as it was or as it would have been under settings that are tried.';

-- How an administrator changes the rules of the marketplace.
create table private.rule_limits (
  setting text primary key,
  lowest numeric not null,
  highest numeric not null,
  is_whole boolean not null
);
comment on table private.rule_limits is 'What each number of matching_policy and resolution_policy may be.';

-- What matching knows of each Pro, gathered into one narrow row that a covering index holds whole: a match
-- reads a few dozen runs of that index and touches no table.
create table private.match_profiles (
  vendor_id uuid primary key references public.vendor_profiles (vendor_id) on delete cascade,
  reach_cell int,
  x float8,
  y float8,
  z float8,
  reach float8 not null,
  categories smallint not null,
  equipment smallint not null,
  crew_size smallint not null,
  open_jobs int not null,
  jobs_completed int not null,
  rating_count int not null,
  rating_sum int not null,
  accepts_count int not null,
  answers_count int not null,
  lapses_count int not null,
  experience real not null,
  boost real not null,
  boost_until timestamptz not null,
  approved_at timestamptz not null,
  dispute_lost_at timestamptz not null,
  liability_until date not null,
  compensation_until date not null,
  license_until date not null,
  arborist_until date not null,
  traq_until date not null,
  line_clearance_until date not null
);
comment on table private.match_profiles is
  'A Pro as matching sees it, derived from the business by private.fresh_match_profiles. x, y, z: place on the unit sphere; reach: square of the chord to the edge of the service radius; boost counts before boost_until; dispute_lost_at: when the latest dispute was decided against the Pro; the other *_until: last day a verified credential is valid; reach_cell is null for who cannot be matched now.';
-- The index alone answers while the table is vacuumed often.
alter table private.match_profiles set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create index match_profiles_reach_idx on private.match_profiles (reach_cell) include (
  x, y, z, reach, categories, equipment, crew_size, open_jobs, jobs_completed, rating_count, rating_sum,
  accepts_count, answers_count, lapses_count, experience, boost, boost_until, approved_at, dispute_lost_at,
  liability_until, compensation_until, license_until, arborist_until, traq_until, line_clearance_until, vendor_id)
  where reach_cell is not null;

-- What is said of the search for a Pro, on pages and in mails: one sentence a case and place.
create table private.search_texts (
  search text primary key,
  title text not null,
  words text not null,
  short text,
  expiring text,
  expired text
);
comment on table private.search_texts is
  'What people read about the search for a Pro, by the cases of private.search_of; before_*: what is said before anything was sent; danger: whom to call. title is a heading, words what it means and what comes next, short a line in a list, expiring and expired what the mails about the end of the request say. Parts in braces are filled in: {until} (day), {left} (days left), {passed} (private.passed_in_words), {service}, {place}, {most} (how many Pros can take it). Pages read the generated shared/domain/src/searchTexts.ts.';

create table private.pass_reasons (
  reason text primary key,
  position int not null unique,
  one text not null,
  many text not null
);
comment on table private.pass_reasons is
  'Why Pros passed on a request, as its owner reads it: one Pro ..., several Pros .... What a Pro chose or wrote (leads.decline_reason), else other, silent (the offer lapsed), left (the Pro withdrew) or gone (the Pro or the offer ended otherwise).';
