-- Reviews, double-blind: published by the clock alone, so that nobody is rewarded for a hurry.
create type public.review_state as enum ('submitted', 'published', 'removed');

create type public.review_side as enum ('owner', 'vendor');

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  request_id uuid not null references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  author_side public.review_side not null,
  author_name text not null,
  state public.review_state not null default 'submitted',
  rating int not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 4000),
  reply text check (length(reply) <= 2000),
  replied_at timestamptz,
  removal_reason text,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  unique (job_id, author_side)
);
comment on table public.reviews is
  'What each side says after a completed job. Owners'' published reviews are public, through vendor_reviews.';
create index reviews_vendor_idx on public.reviews (vendor_id, state, published_at desc);
create index reviews_latest_idx on public.reviews (published_at desc)
  where author_side = 'owner' and state = 'published';
create index reviews_author_idx on public.reviews (author_id);
create index reviews_request_idx on public.reviews (request_id);
alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
-- Who wrote a review is known by its name alone.
grant select (id, job_id, request_id, vendor_id, author_side, author_name, state, rating, body, reply, replied_at,
  removal_reason, published_at, created_at) on public.reviews to authenticated;
grant all on public.reviews to service_role;

create table public.review_photos (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  path text not null unique,
  position int not null,
  unique (review_id, position)
);
comment on table public.review_photos is
  'Photos an owner added to a review, at most 4: objects in the tree-photos bucket, below reviews/, readable by anyone who can read the review.';
alter table public.review_photos enable row level security;
revoke all on public.review_photos from anon, authenticated;
grant select on public.review_photos to authenticated;
grant all on public.review_photos to service_role;

-- Reviews that break the rules: reported by readers, removed in public.
create type public.review_report_reason as enum (
  'not_a_customer', 'personal_data', 'insult', 'advertising', 'wrong_business', 'other', 'doubtful_job'
);

create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  reporter_id uuid references public.profiles (id) on delete cascade,
  reason public.review_report_reason not null,
  note text check (length(note) <= 1000),
  resolution text check (resolution in ('removed', 'kept')),
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  unique (review_id, reporter_id),
  check ((resolution is null) = (resolved_at is null)),
  check ((reporter_id is null) = (reason = 'doubtful_job'))
);
comment on table public.review_reports is
  'What readers object to in a review, one report a person, and reviews of jobs that do not look like jobs (doubtful_job, by no person, with the doubts as the note), which wait unpublished. resolution is null until an administrator looked.';
create index review_reports_reporter_idx on public.review_reports (reporter_id, created_at desc);
create unique index review_reports_doubt_idx on public.review_reports (review_id) where reason = 'doubtful_job';
create index review_reports_open_idx on public.review_reports (created_at) where resolution is null;
alter table public.review_reports enable row level security;
revoke all on public.review_reports from anon, authenticated;
grant select on public.review_reports to authenticated;
grant all on public.review_reports to service_role;
