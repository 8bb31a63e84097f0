-- Reviews that break the rules: reported by readers, removed in public.

create type public.review_report_reason as enum (
  'not_a_customer', 'personal_data', 'insult', 'advertising', 'wrong_business', 'other'
);
create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references public.reviews (id) on delete cascade,
  reporter_id uuid not null references public.profiles (id) on delete cascade,
  reason public.review_report_reason not null,
  note text check (length(note) <= 1000),
  resolution text check (resolution in ('removed', 'kept')),
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  unique (review_id, reporter_id),
  check ((resolution is null) = (resolved_at is null))
);
comment on table public.review_reports is 'What readers object to in a review, one report a person; resolution is null until an administrator looked.';
create index review_reports_reporter_idx on public.review_reports (reporter_id, created_at desc);
create index review_reports_open_idx on public.review_reports (created_at) where resolution is null;
alter table public.review_reports enable row level security;
revoke all on public.review_reports from anon, authenticated;
grant select on public.review_reports to authenticated;
grant all on public.review_reports to service_role;
create policy "People read their own reports, administrators all" on public.review_reports
  for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_admin()));

create policy "Anyone reads that a published review was removed, and why" on public.reviews
  for select to anon, authenticated
  using (state = 'removed' and author_side = 'owner' and published_at is not null);

create function public.report_review(review_id uuid, reason text, note text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  words text := private.clean_text(note, 'The note', 1000);
  report uuid;
begin
  if reason is null or reason <> all (enum_range(null::public.review_report_reason)::text[]) then
    raise exception 'Say what is wrong with this review.';
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
    raise exception 'You have reported many reviews today. Please go on tomorrow.';
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
begin
  perform private.require_admin();
  perform private.lock_request_of('review', review_id);
  select * into before_row from public.reviews v where v.id = review_id for update;
  perform private.transition('review', review_id, 'remove', 'admin', why);
  -- The words go, the reason stays in public; the audit trail keeps what was written.
  update public.reviews v
  set removal_reason = why, body = 'Removed by an administrator.', reply = null, replied_at = null
  where v.id = review_id;
  if before_row.state = 'published' and before_row.author_side = 'owner' then
    update public.vendor_profiles v
    set rating_count = v.rating_count - 1, rating_sum = v.rating_sum - before_row.rating
    where v.vendor_id = before_row.vendor_id;
  end if;
  update public.review_reports r set resolution = 'removed', resolved_at = now()
  where r.review_id = review_id and r.resolution is null;
  perform private.audit('review.remove', 'reviews', review_id, to_jsonb(before_row),
    (select to_jsonb(v) from public.reviews v where v.id = review_id), why);
end $$;
comment on function public.remove_review(uuid, text) is
  'An administrator removes a review with a reason everybody can read; it no longer counts, and its reports are settled.';
grant execute on function public.remove_review(uuid, text) to authenticated;

create function public.keep_review(review_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  settled int;
begin
  perform private.require_admin();
  update public.review_reports r set resolution = 'kept', resolved_at = now()
  where r.review_id = review_id and r.resolution is null;
  get diagnostics settled = row_count;
  if settled = 0 then
    raise exception 'No report about this review is open.';
  end if;
  perform private.audit('review.keep', 'reviews', review_id, null, jsonb_build_object('reports', settled), why);
  return settled;
end $$;
comment on function public.keep_review(uuid, text) is
  'An administrator has looked at the reports about a review and keeps it. Returns how many reports that settles.';
grant execute on function public.keep_review(uuid, text) to authenticated;
