create function public.create_crew_link(day date, label text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  zone text := private.vendor_zone(caller);
  today date := (now() at time zone zone)::date;
  ahead constant int := 31;
  at_most constant int := 10;
  made_at_most constant int := 60;
  kept constant interval := interval '90 days';
  -- Two random UUIDs: 244 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  whose text := private.clean_text(label, 'The name', 60);
  link public.crew_links;
begin
  if day is null or day < today or day > today + ahead then
    raise exception 'Choose today or a day within the next % days.', ahead;
  end if;
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for no key update;
  delete from public.crew_links l where l.vendor_id = caller and l.day < today - kept;
  if (select count(*) from public.crew_links l
      where l.vendor_id = caller and l.day = day and l.revoked_at is null) >= at_most then
    raise exception 'A day can have up to % links. Turn one off first.', at_most;
  end if;
  -- Links that were turned off count too, so that making them has an end.
  if (select count(*) from public.crew_links l
      where l.vendor_id = caller and l.created_at > now() - interval '1 day') >= made_at_most then
    raise exception 'You''ve created % links in the past day. Try again tomorrow.', made_at_most using hint = 'too_fast';
  end if;
  insert into public.crew_links (vendor_id, day, label, token_hash)
  values (caller, day, whose, sha256(convert_to(token, 'UTF8')))
  returning * into link;
  return jsonb_build_object('id', link.id, 'token', token);
end $$;
comment on function public.create_crew_link(date, text) is
  'A Pro makes a link to the jobs of one day, for a crew. Returns {id, token}; the token is shown this once. At most 10 links a day work at the same time, and 60 can be made within a day.';
grant execute on function public.create_crew_link(date, text) to authenticated;

create function public.revoke_crew_link(link_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
begin
  update public.crew_links l set revoked_at = now()
  where l.id = link_id and l.vendor_id = caller and l.revoked_at is null;
end $$;
comment on function public.revoke_crew_link(uuid) is
  'A Pro turns off a crew''s link; it then answers as one that never was. A repeat changes nothing.';
grant execute on function public.revoke_crew_link(uuid) to authenticated;

create function private.crew_jobs(link public.crew_links) returns setof public.jobs
language sql stable security definer set search_path = '' as $$
  select j.* from public.jobs j join public.service_requests r on r.id = j.request_id
  where j.vendor_id = link.vendor_id and j.state not in ('canceled', 'no_show')
    and j.scheduled_for < (link.day + 1)::timestamp at time zone r.time_zone
    and j.scheduled_until > link.day::timestamp at time zone r.time_zone
    and now() < (link.day + 1)::timestamp at time zone r.time_zone
    -- What was finished on the day stays, even ahead of its hour: the crew sees all that it did.
    and not private.was_done_before(j, link.day::timestamp at time zone r.time_zone)
$$;
comment on function private.crew_jobs(public.crew_links) is
  'The jobs a link shows: those of its Pro that take place on its day and were not done before it, each until midnight at its property.';

create function private.crew_link() returns public.crew_links
language plpgsql stable security definer set search_path = '' as $$
declare
  token text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-crew-token';
  link public.crew_links;
begin
  select l.* into link from public.crew_links l
  where l.token_hash = sha256(convert_to(left(token, 200), 'UTF8')) and l.revoked_at is null;
  if now() < (link.day + 1)::timestamp at time zone private.vendor_zone(link.vendor_id)
    or exists (select 1 from private.crew_jobs(link)) then
    return link;
  end if;
  return null;
end $$;
comment on function private.crew_link() is
  'The link whose token came in the header x-crew-token, while it works: until midnight where the Pro is, and at every property of its jobs. Null for an unknown, revoked or ended one alike.';
