create function public.renew_calendar_feed() returns text
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  -- Two random UUIDs: 244 random bits.
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into public.vendor_calendar_feeds (vendor_id, secret_hash)
  values (caller, sha256(convert_to(secret, 'UTF8')))
  on conflict (vendor_id) do update set secret_hash = excluded.secret_hash, created_at = now();
  return secret;
end $$;
comment on function public.renew_calendar_feed() is
  'A Pro opens the calendar feed, or gives it a new secret so that the earlier one no longer works. The secret is shown this once.';
grant execute on function public.renew_calendar_feed() to authenticated;

-- Lines are at most 75 octets long; longer ones continue after a line break and a space (section 3.1),
-- never in the middle of a character.
create function private.ical_line(content text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  folded text := '';
  line text := '';
  room int := 75;
  letter text;
begin
  if octet_length(content) <= room then
    return content || E'\r\n';
  end if;
  foreach letter in array string_to_array(content, null) loop
    if octet_length(line) + octet_length(letter) > room then
      folded := folded || line || E'\r\n ';
      line := '';
      room := 74;
    end if;
    line := line || letter;
  end loop;
  return folded || line || E'\r\n';
end $$;
comment on function private.ical_line(text) is 'One content line of a calendar, folded and ended.';

create function private.ical_text(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    replace(replace(replace(replace(replace(
      value, '\', '\\'), ';', '\;'), ',', '\,'), E'\r\n', '\n'), E'\n', '\n'),
    '[\x01-\x08\x0b-\x1f\x7f]', '', 'g')
$$;
comment on function private.ical_text(text) is
  'A text as the value of a calendar property (section 3.3.11), without control characters.';

create function private.ical_time(moment timestamptz) returns text
language sql immutable set search_path = '' as $$
  select to_char(moment at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')
$$;
comment on function private.ical_time(timestamptz) is 'A moment in a calendar, in UTC (section 3.3.5).';

create function private.ical_event(
  uid text, changed timestamptz, starts timestamptz, ends timestamptz, summary text, description text, place text
) returns text
language sql immutable set search_path = '' as $$
  select string_agg(private.ical_line(l.content), '' order by l.position)
  from (values
    (1, 'BEGIN:VEVENT'),
    (2, 'UID:' || uid),
    (3, 'DTSTAMP:' || private.ical_time(changed)),
    (4, 'DTSTART:' || private.ical_time(starts)),
    (5, 'DTEND:' || private.ical_time(ends)),
    (6, 'SUMMARY:' || private.ical_text(summary)),
    (7, 'DESCRIPTION:' || private.ical_text(description)),
    (8, 'LOCATION:' || private.ical_text(place)),
    (9, 'END:VEVENT')
  ) l (position, content)
  where l.content is not null
$$;
comment on function private.ical_event(text, timestamptz, timestamptz, timestamptz, text, text, text) is
  'One event of a calendar; without description or place when these are null.';

create function private.service_name(category public.service_category) returns text
language sql immutable set search_path = '' as $$
  select case category
    when 'tree_removal' then 'Tree removal'
    when 'stump_grinding' then 'Stump grinding'
    when 'arborist' then 'Arborist visit'
    when 'maintenance' then 'Trimming and care'
    when 'emergency' then 'Emergency work'
  end
$$;
comment on function private.service_name(public.service_category) is 'A service as people read it.';

create function public.calendar_feed(secret text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  vendor uuid;
  business text;
  events text;
begin
  select f.vendor_id, v.business_name into vendor, business
  from public.vendor_calendar_feeds f join public.vendor_profiles v on v.vendor_id = f.vendor_id
  where f.secret_hash = sha256(convert_to(left(secret, 200), 'UTF8'));
  if not found then
    return null;
  end if;
  select string_agg(e.event, '' order by e.starts, e.event) into events
  from (
    (select j.scheduled_for as starts, private.ical_event(
      'job-' || j.id || '@tree-service', j.updated_at, j.scheduled_for, j.scheduled_until,
      private.service_name(r.category) || ', request #' || r.number,
      private.service_name(r.category) || ' for ' || r.contact_name
        || case when private.contact_is_shared(l) then coalesce(', ' || (s.facts ->> 'phone'), '') else '' end
        || E'\n' || private.job_status(j.state) || coalesce(E'\n' || private.agreed_work_in_words(j), ''),
      case when private.contact_is_shared(l) then (s.facts ->> 'address') || ', ' else '' end
        || r.city || ', ' || r.region || ' ' || r.zip) as event
    from public.jobs j
    join public.service_requests r on r.id = j.request_id
    join public.leads l on l.id = j.lead_id
    left join private.shared_contacts s on s.lead_id = l.id
    where j.vendor_id = vendor and j.scheduled_for > now() - interval '90 days'
      and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold', 'delivered', 'completed')
      -- It would send the crew there again.
      and not private.nobody_comes(j, date_trunc('day', j.scheduled_for, r.time_zone))
    order by j.scheduled_for desc, j.id limit 500)
    union all
    (select b.starts_at, private.ical_event(
      'block-' || b.id || '@tree-service', b.created_at, b.starts_at, b.ends_at,
      coalesce(b.note, 'Not available'), null, null)
    from public.vendor_blocks b
    where b.vendor_id = vendor and b.ends_at > now() - interval '90 days'
    order by b.starts_at desc, b.id limit 500)
  ) e;
  return private.ical_line('BEGIN:VCALENDAR') || private.ical_line('VERSION:2.0')
    || private.ical_line('PRODID:-//Tree Service//Schedule//EN') || private.ical_line('CALSCALE:GREGORIAN')
    || private.ical_line('METHOD:PUBLISH') || private.ical_line('X-WR-CALNAME:' || private.ical_text(business))
    || private.ical_line('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    -- A calendar has at least one component (section 3.6), before the first job as well.
    || coalesce(events, private.ical_line('BEGIN:VTIMEZONE') || private.ical_line('TZID:UTC')
      || private.ical_line('BEGIN:STANDARD') || private.ical_line('DTSTART:19700101T000000')
      || private.ical_line('TZOFFSETFROM:+0000') || private.ical_line('TZOFFSETTO:+0000')
      || private.ical_line('END:STANDARD') || private.ical_line('END:VTIMEZONE'))
    || private.ical_line('END:VCALENDAR');
end $$;
comment on function public.calendar_feed(text) is
  'The calendar of whichever Pro a secret belongs to, as RFC 5545 text: jobs, each with the agreed work but no prices, and blocked times from 90 days ago on. Null for any other text. Exact addresses and phone numbers only where the owner shared them; finished work has left the future, and the days it was done ahead of.';
grant execute on function public.calendar_feed(text) to anon, authenticated;
