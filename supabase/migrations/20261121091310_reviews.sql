-- Reviews, double-blind: published when both sides have written or after 7 days.
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
comment on table public.reviews is 'What each side says after a completed job. Owners'' published reviews are public.';
create index reviews_vendor_idx on public.reviews (vendor_id, state, published_at desc);
create index reviews_author_idx on public.reviews (author_id);
create index reviews_request_idx on public.reviews (request_id);
alter table public.reviews enable row level security;
revoke all on public.reviews from anon, authenticated;
grant select (id, job_id, request_id, vendor_id, author_side, author_name, state, rating, body, reply, replied_at,
  removal_reason, published_at, created_at) on public.reviews to anon;
grant select on public.reviews to authenticated;
grant all on public.reviews to service_role;
create policy "Anyone reads published reviews of Pros" on public.reviews
  for select to anon, authenticated using (state = 'published' and author_side = 'owner');
create policy "Authors read their review, both sides once it is published" on public.reviews
  for select to authenticated
  using (
    author_id = (select auth.uid())
    or (state = 'published' and exists (
      select 1 from public.jobs j where j.id = job_id and (select auth.uid()) in (j.owner_id, j.vendor_id)))
    or (select private.is_admin())
  );

create function private.publish_review(target uuid, actor text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  review public.reviews;
begin
  perform private.transition('review', target, 'publish', actor);
  update public.reviews set published_at = now() where id = target returning * into review;
  if review.author_side = 'owner' then
    update public.vendor_profiles
    set rating_count = rating_count + 1, rating_sum = rating_sum + review.rating
    where vendor_id = review.vendor_id;
  end if;
end $$;
comment on function private.publish_review(uuid, text) is 'Publishes a review and counts it.';

create function public.submit_review(job_id uuid, rating int, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
  words text := private.required_text(body, 'Your review', 4000);
  review uuid;
begin
  if rating is null or rating not between 1 and 5 then
    raise exception 'Give between 1 and 5 stars.';
  end if;
  if (mine.job).state <> 'completed' then
    raise exception 'A review can be written once the job is completed.';
  end if;
  if exists (select 1 from public.reviews v where v.job_id = job_id and v.author_side::text = mine.side) then
    raise exception 'You have already reviewed this job.';
  end if;
  insert into public.reviews (job_id, request_id, vendor_id, author_id, author_side, author_name, rating, body)
  select job_id, (mine.job).request_id, (mine.job).vendor_id, auth.uid(), mine.side::public.review_side,
    case mine.side when 'owner' then r.contact_name else v.business_name end, rating, words
  from public.service_requests r, public.vendor_profiles v
  where r.id = (mine.job).request_id and v.vendor_id = (mine.job).vendor_id
  returning id into review;
  perform private.begin_life('review', review, 'submit', mine.side);
  if (select count(*) from public.reviews v where v.job_id = job_id) = 2 then
    perform private.publish_review(v.id, 'system')
    from public.reviews v where v.job_id = job_id and v.state = 'submitted';
  else
    perform private.set_timer('review', review, 'publish', now() + interval '7 days');
  end if;
  return review;
end $$;
comment on function public.submit_review(uuid, int, text) is
  'Either side reviews a completed job, once. Published when both are in, or after 7 days. Returns the review''s id.';
grant execute on function public.submit_review(uuid, int, text) to authenticated;

create function public.reply_to_review(review_id uuid, reply text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words text := private.required_text(reply, 'Your reply', 2000);
begin
  update public.reviews v set reply = words, replied_at = now()
  where v.id = review_id and v.vendor_id = private.require_user() and v.author_side = 'owner'
    and v.state = 'published' and v.replied_at is null;
  if not found then
    raise exception 'This review cannot be replied to (again).';
  end if;
end $$;
comment on function public.reply_to_review(uuid, text) is 'A Pro replies to a published review, once.';
grant execute on function public.reply_to_review(uuid, text) to authenticated;

create function private.review_publish_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.publish_review(timer.subject_id, 'timer');
  return true;
end $$;
comment on function private.review_publish_due(private.timers, timestamptz) is
  'A review whose other side stayed silent for seven days is published.';
insert into private.timer_effects (machine, event, effect) values ('review', 'publish', 'private.review_publish_due');
