-- How far the search for a Pro has come, in one word, and in the sentences that follow from it.

-- The rule of searchOf in shared/domain, which is tested with the same cases.
create function private.search_case(
  request public.service_requests, states public.lead_state[], is_matching_on boolean
) returns text
language sql immutable set search_path = '' as $$
  select case
    when states && '{accepted,engaged,quoted,released}' or states && '{offered,viewed}' then 'asked'
    when request.still_needed_asked_at > coalesce(request.still_needed_at, '-infinity') then 'still_needed'
    when not is_matching_on then 'paused'
    when states = '{}' then 'none_found'
    else 'none_left' end
$$;
comment on function private.search_case(public.service_requests, public.lead_state[], boolean) is
  'The case of the search for a Pro, whatever the state of the request: asked (a Pro has or may take it), still_needed (its owner is asked first), paused (vendor_matching is off, or the owner is paused), none_found (nobody was asked) or none_left (everyone who was asked has passed).';

create function private.search_at(request public.service_requests, event bigint) returns text
language sql stable security definer set search_path = '' as $$
  select private.search_case(request, array(
      -- Leads that were closed because the request ended were alive until then.
      select case when l.state = 'lost' and exists (
          select 1 from public.state_events e
          where e.machine = 'lead' and e.subject_id = l.id and e.event = 'lose' and e.id > search_at.event)
        then 'accepted' else l.state end
      from public.leads l where l.request_id = request.id),
    private.is_flag_on('vendor_matching', request.owner_id, now()) and not private.is_paused(request.owner_id))
$$;
comment on function private.search_at(public.service_requests, bigint) is
  'The case of the search (private.search_case) at an event, whatever the request has become by it; null: now.';

create function private.search_of(request public.service_requests) returns text
language sql stable security definer set search_path = '' as $$
  select case when request.state in ('matching', 'open') then private.search_at(request, null) end
$$;
comment on function private.search_of(public.service_requests) is
  'The case of the search for a Pro (private.search_case); null for a request that does not look for one.';

create function private.passes_of(target uuid) returns table (reason text, count int)
language sql stable security definer set search_path = '' as $$
  select p.reason, count(*)::int
  from public.leads l
  join private.pass_reasons p on p.reason = case l.state
    when 'declined' then coalesce(
      (select known.reason from private.pass_reasons known where known.reason = l.decline_reason), 'other')
    when 'expired' then 'silent' when 'withdrawn' then 'left' else 'gone' end
  where l.request_id = target and l.state in ('declined', 'expired', 'withdrawn', 'lost', 'credited')
  group by p.reason, p.position order by p.position
$$;
comment on function private.passes_of(uuid) is 'Why the Pros who passed on a request did, by private.pass_reasons: reason and how many.';

create function private.passed_in_words(target uuid) returns text
language sql stable security definer set search_path = '' as $$
  select 'We asked ' || sum(p.count) || case sum(p.count) when 1 then ' Pro' else ' Pros' end || ': '
    || string_agg(p.count || ' ' || case p.count when 1 then r.one else r.many end, ', ' order by r.position) || '.'
  from private.passes_of(target) p join private.pass_reasons r on r.reason = p.reason
  having count(*) > 0
$$;
comment on function private.passed_in_words(uuid) is
  'Who passed on a request and why, in a sentence: "We asked 3 Pros: 1 is fully booked, 2 didn''t respond."; null when nobody passed.';

create function private.search_facts(request public.service_requests, event bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'search', private.search_at(request, event),
    'passed', private.passed_in_words(request.id),
    'open_until', (private.latest_timer('request', request.id, 'expire')).due_at,
    'most', (private.policy()).accepts_at_most))
$$;
comment on function private.search_facts(public.service_requests, bigint) is
  'What a notification about an event of a request needs to word the search for a Pro.';

create function private.search_words(part text, search text, parts jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select private.filled_in(case part when 'title' then t.title when 'words' then t.words when 'short' then t.short
      when 'expiring' then t.expiring when 'expired' then t.expired end,
    -- What is not known leaves no braces behind.
    jsonb_build_object('passed', 'They passed on it.') || jsonb_strip_nulls(parts))
  from private.search_texts t where t.search = search_words.search
$$;
comment on function private.search_words(text, text, jsonb) is
  'A sentence about the search for a Pro (title, words, short, expiring or expired) with its parts filled in; null for a case without one.';

create function private.settle_unmatched(target uuid) returns void
language sql security definer set search_path = '' as $$
  update public.notifications n set read_at = now()
  where n.kind = 'request_unmatched' and n.subject_id = target and n.read_at is null
$$;
comment on function private.settle_unmatched(uuid) is
  'Takes a request without a Pro off the bells of administrators: a Pro was asked, or the request is over.';

-- Only after a time without anyone: else a request that nobody answers would never end.
create function private.outlive_offer(request public.service_requests, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ending timestamptz := private.offer_deadline(request, at)
    + (private.policy()).request_reminder_days * interval '1 day';
begin
  if (private.latest_timer('request', request.id, 'expire')).due_at < ending then
    perform private.extend_lifetime(request.id, ending);
  end if;
end $$;
comment on function private.outlive_offer(public.service_requests, timestamptz) is
  'Keeps a request for which a Pro was found late open until that Pro has had time to answer, and its owner some days for the quote.';

create function private.settle_ended_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_unmatched(new.id);
  return null;
end $$;
comment on function private.settle_ended_search() is 'Trigger: nobody needs to look for a Pro for a request that is over.';
