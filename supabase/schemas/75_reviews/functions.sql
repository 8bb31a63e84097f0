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

create function private.is_held_back(review uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.review_reports p
    where p.review_id = review and p.reason = 'doubtful_job' and p.resolution is null)
$$;
comment on function private.is_held_back(uuid) is
  'Whether a review waits for an administrator to look at its job.';

-- Photos of reviews. Their folder is known to both sides of the job alone until the review is published.
create function private.is_public_review(review public.reviews) returns boolean
language sql immutable set search_path = '' as $$
  select review.author_side = 'owner'
    and (review.state = 'published' or (review.state = 'removed' and review.published_at is not null))
$$;
comment on function private.is_public_review(public.reviews) is
  'Whether anyone may read a review; a removed one stays readable as such, with the reason.';

create function private.job_of_review_photo(photo text) returns public.jobs
language sql stable security definer set search_path = '' as $$
  select j.* from public.jobs j
  where j.review_folder = case when starts_with(photo, 'reviews/')
      and private.is_generated_name(substr(photo, length('reviews/') + 1), 'jpe?g|png|webp')
    then split_part(photo, '/', 2)::uuid end
$$;
comment on function private.job_of_review_photo(text) is
  'The job whose review a photo may belong to, by its folder; null for a name no photo of a review has.';

create function private.has_room_for_review_photos(photo text, coming int) returns boolean
language sql security definer set search_path = '' as $$
  -- Some room for those that are taken out again.
  select private.files_in('tree-photos', 'reviews/' || split_part(photo, '/', 2)) + coming <= 12
$$;
comment on function private.has_room_for_review_photos(text, int) is
  'Whether the folder of a review''s photo has room for so many more.';

create function private.may_add_review_photo(photo text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs := private.job_of_review_photo(photo);
begin
  return job.owner_id = auth.uid() and job.state = 'completed' and private.has_room_for_review_photos(photo, 1)
    and not exists (select 1 from public.profiles p where p.id = auth.uid() and p.deleted_at is not null);
end $$;
comment on function private.may_add_review_photo(text) is
  'Whether the caller may upload a photo under this name for the review of a completed job.';
grant execute on function private.may_add_review_photo(text) to authenticated;

create function private.can_read_review_photo(photo text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.review_photos p join public.reviews v on v.id = p.review_id
      where p.path = photo and private.is_public_review(v))
    -- Also one just uploaded.
    or coalesce((private.job_of_review_photo(photo)).owner_id = auth.uid(), false)
    or (select private.is_admin())
$$;
comment on function private.can_read_review_photo(text) is
  'Whether a photo of a review may be opened by the caller: by anyone once the review is public, by the owner and administrators always.';
grant execute on function private.can_read_review_photo(text) to anon, authenticated;

create function public.vendor_reviews(
  vendor_id uuid, after_at timestamptz default null, after_id uuid default null, page_size int default 20
) returns table (
  id uuid, state public.review_state, author_name text, rating int, body text, reply text, removal_reason text,
  published_at timestamptz, photos text[]
)
language sql stable security definer set search_path = '' as $$
  select v.id, v.state, v.author_name, v.rating,
    private.words_for('reviews', v.id::text, 'body', v.body, auth.uid()),
    private.words_for('reviews', v.id::text, 'reply', v.reply, auth.uid()), v.removal_reason, v.published_at,
    array(select p.path from public.review_photos p where p.review_id = v.id order by p.position)
  from public.reviews v
  where v.vendor_id = vendor_reviews.vendor_id and private.is_public_review(v)
    and (after_at is null or (v.published_at, v.id) < (after_at, after_id))
  order by v.published_at desc, v.id desc
  limit least(greatest(coalesce(page_size, 20), 1), 50)
$$;
comment on function public.vendor_reviews(uuid, timestamptz, uuid, int) is
  'The reviews of a Pro as anyone may read them, newest first, those after the given moment and id: published ones, and in the place of removed ones why they were removed. Says neither who wrote one nor about which job.';
grant execute on function public.vendor_reviews(uuid, timestamptz, uuid, int) to anon, authenticated;

create function public.submit_review(job_id uuid, rating int, body text, photos jsonb default '[]') returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
  words text := private.required_text(body, 'Your review', 4000);
  paths text[] := private.parse_photos(photos, 4, 'reviews/' || (mine.job).review_folder);
  review uuid;
begin
  perform private.refuse_suspended(auth.uid());
  if mine.side <> 'owner' and cardinality(paths) > 0 then
    raise exception 'Only the owner can add photos to a review.';
  end if;
  if rating is null or rating not between 1 and 5 then
    raise exception 'Choose between 1 and 5 stars.';
  end if;
  if (mine.job).state <> 'completed' then
    raise exception 'You can write a review once the job is completed.';
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
  insert into public.review_photos (review_id, path, position)
  select review, p.path, min(p.place) from unnest(paths) with ordinality p (path, place) group by p.path;
  perform private.record_first_event('review', review, 'submit', mine.side);
  -- The second appears with the first: neither side gains by writing soon, and two accounts of one person gain no time.
  perform private.set_timer('review', review, 'publish', coalesce(
    (select t.due_at from private.timers t join public.reviews v on v.id = t.subject_id
     where v.job_id = job_id and v.id <> review and t.machine = 'review' and t.event = 'publish' and t.fired_at is null
     order by t.due_at, t.id limit 1),
    now() + (private.resolution_rules()).review_days * interval '1 day'));
  insert into public.review_reports (review_id, reason, note)
  select review, 'doubtful_job', d.doubts from private.doubtful_jobs d where d.job_id = job_id and mine.side = 'owner';
  return review;
end $$;
comment on function public.submit_review(uuid, int, text, jsonb) is
  'Either side reviews a completed job, once; owners may add photos (up to 4 paths already uploaded). Published with the other side''s, the days of resolution_policy after the first of them; an owner''s review of a doubtful job (private.doubts_about) waits for an administrator as well. Returns the review''s id.';
grant execute on function public.submit_review(uuid, int, text, jsonb) to authenticated;

create function public.reply_to_review(review_id uuid, reply text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  words text := private.required_text(reply, 'Your reply', 2000);
begin
  update public.reviews v set reply = words, replied_at = now()
  where v.id = review_id and v.vendor_id = caller and v.author_side = 'owner'
    and v.state = 'published' and v.replied_at is null;
  if not found then
    raise exception 'You cannot reply to this review, or you already have.';
  end if;
end $$;
comment on function public.reply_to_review(uuid, text) is 'A Pro replies to a published review, once.';
grant execute on function public.reply_to_review(uuid, text) to authenticated;

create function private.review_publish_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_held_back(timer.subject_id) then
    return false;
  end if;
  perform private.publish_review(timer.subject_id, 'timer');
  return true;
end $$;
comment on function private.review_publish_due(private.timers, timestamptz) is
  'A review is published when its time has come, unless its job is still to be looked at.';

create function public.my_reviews_of(vendor_id uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select v.id from public.reviews v
  where v.vendor_id = my_reviews_of.vendor_id and v.author_id = (select auth.uid())
  order by v.created_at desc, v.id limit 100
$$;
comment on function public.my_reviews_of(uuid) is
  'The ids of the reviews the caller wrote about a Pro, the latest 100. Who wrote the others no one learns.';
grant execute on function public.my_reviews_of(uuid) to authenticated;

create function public.report_review(review_id uuid, reason text, note text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  words text := private.clean_text(note, 'The note', 1000);
  report uuid;
begin
  if reason is null or reason = 'doubtful_job' or reason <> all (enum_range(null::public.review_report_reason)::text[]) then
    raise exception 'Describe what is wrong with this review.';
  end if;
  perform 1 from public.reviews v
  where v.id = review_id and v.state = 'published' and v.author_id is distinct from caller
    and (v.author_side = 'owner'
      or exists (select 1 from public.jobs j where j.id = v.job_id and caller in (j.owner_id, j.vendor_id)));
  if not found then
    raise exception 'This review cannot be reported.';
  end if;
  if (select count(*) from public.review_reports r
      where r.reporter_id = caller and r.created_at > now() - interval '1 day') >= 20 then
    raise exception 'You have reported many reviews today. Please try again tomorrow.';
  end if;
  insert into public.review_reports (review_id, reporter_id, reason, note)
  values (review_id, caller, reason::public.review_report_reason, words)
  on conflict on constraint review_reports_review_id_reporter_id_key
  do update set reason = excluded.reason, note = excluded.note
  returning id into report;
  return report;
end $$;
comment on function public.report_review(uuid, text, text) is
  'A signed-in reader objects to a published review that is not their own; a second report by the same person replaces the first. Returns the report''s id.';
grant execute on function public.report_review(uuid, text, text) to authenticated;

create function public.remove_review(review_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  before_row public.reviews;
  shown text[];
begin
  perform private.require_admin();
  perform private.lock_request_of('review', review_id);
  select * into before_row from public.reviews v where v.id = review_id for update;
  shown := array(select p.path from public.review_photos p where p.review_id = remove_review.review_id order by p.position);
  perform private.transition('review', review_id, 'remove', 'admin', why);
  -- Words and photos go, the reason stays in public; the audit trail keeps what was written.
  update public.reviews v
  set removal_reason = why, body = 'Removed by an administrator.', reply = null, replied_at = null
  where v.id = review_id;
  if before_row.state = 'published' and before_row.author_side = 'owner' then
    update public.vendor_profiles v
    set rating_count = v.rating_count - 1, rating_sum = v.rating_sum - before_row.rating
    where v.vendor_id = before_row.vendor_id;
  end if;
  delete from public.review_photos p where p.review_id = remove_review.review_id;
  update public.review_reports r set resolution = 'removed', resolved_at = now()
  where r.review_id = review_id and r.resolution is null;
  perform private.audit('review.remove', 'reviews', review_id,
    to_jsonb(before_row) || jsonb_build_object('photos', to_jsonb(shown)),
    (select to_jsonb(v) from public.reviews v where v.id = review_id), why);
end $$;
comment on function public.remove_review(uuid, text) is
  'An administrator removes a review with a reason everyone can read; it no longer counts, and its reports are settled.';
grant execute on function public.remove_review(uuid, text) to authenticated;

create function public.keep_review(review_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  settled int;
  was_held boolean;
begin
  perform private.require_admin();
  perform private.refuse_own_deal(v.request_id) from public.reviews v where v.id = review_id;
  perform private.lock_request_of('review', review_id);
  was_held := private.is_held_back(review_id);
  update public.review_reports r set resolution = 'kept', resolved_at = now()
  where r.review_id = review_id and r.resolution is null;
  get diagnostics settled = row_count;
  if settled = 0 then
    raise exception 'No report about this review is open.';
  end if;
  if was_held then
    with settled as (
      delete from private.doubtful_jobs d using public.reviews v where v.id = review_id and d.job_id = v.job_id
      returning v.vendor_id
    )
    update public.vendor_profiles p set jobs_completed = p.jobs_completed + 1
    from settled s where p.vendor_id = s.vendor_id;
    if not exists (
      select 1 from private.timers t
      where t.machine = 'review' and t.subject_id = review_id and t.event = 'publish' and t.fired_at is null) then
      perform private.publish_review(review_id, 'system');
    end if;
  end if;
  perform private.audit('review.keep', 'reviews', review_id, null,
    jsonb_build_object('reports', settled, 'vendor_id', (select v.vendor_id from public.reviews v where v.id = review_id)), why);
  return settled;
end $$;
comment on function public.keep_review(uuid, text) is
  'An administrator has looked at the reports about a review and keeps it; one that was held back then counts, with its job, and is published as soon as its time has come. Returns how many reports that settles.';
grant execute on function public.keep_review(uuid, text) to authenticated;
