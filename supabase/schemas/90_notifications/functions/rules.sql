-- The facts as they are, for the interface to word; amounts in cents, moments in UTC.
create function private.event_facts(e public.state_events) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'event', e.event, 'note', left(e.note, 500),
    'request_number', r.number, 'category', r.category, 'timing', r.timing, 'city', r.city,
    'customer', r.contact_name, 'business', v.business_name,
    'amount_cents', coalesce(q.total_cents, j.price_cents),
    'highest_cents', case when q.highest_cents > q.total_cents then q.highest_cents end, 'version', q.version,
    'scheduled_for', j.scheduled_for, 'time_zone', r.time_zone, 'late_minutes', j.late_minutes,
    'expected_at', case when j.scheduled_for is not null then private.expected_arrival(j) end,
    'trees', case when e.machine = 'request' and e.event = 'submit' then
      (select sum(t.count) from public.request_trees t where t.request_id = r.id) end,
    'estimate_low_cents', case when e.machine = 'request' and e.event = 'submit' then r.estimate_low_cents end,
    'estimate_high_cents', case when e.machine = 'request' and e.event = 'submit' then r.estimate_high_cents end,
    'asked', case when e.machine = 'request' and e.event = 'submit' then
      (select asked.business_name from public.vendor_profiles asked where asked.vendor_id = private.asked_vendor(r.id)) end,
    'tokens', l.token_price, 'expires_at', l.offer_expires_at, 'rating', w.rating,
    'hours_waited', case concat_ws('.', e.machine, e.event)
      when 'lead.release' then private.timer_hours('lead', e.subject_id, 'release')
      when 'quote.remind' then private.timer_hours('quote', e.subject_id, 'remind')
      when 'job.remind' then private.timer_hours('job', e.subject_id, 'remind') end,
    'hours_left', case concat_ws('.', e.machine, e.event)
      when 'job.remind' then
        private.hours_of(j.accept_by - (private.latest_timer('job', e.subject_id, 'remind')).due_at)
      when 'request.remind' then
        private.timer_hours('request', e.subject_id, 'expire') - private.timer_hours('request', e.subject_id, 'remind') end,
    'hours_allowed', case concat_ws('.', e.machine, e.event)
      when 'job.deliver' then 24 * (private.resolution_rules()).delivery_acceptance_days
      when 'job.accept' then 24 * (private.resolution_rules()).review_days end,
    'is_first', case when e.machine = 'lead' and e.event = 'offer' and not exists (
      select 1 from public.leads earlier
      where earlier.vendor_id = e.vendor_id and earlier.id <> e.subject_id) then true end,
    'vendors', case when e.machine = 'request' and e.event = 'find_vendor' then
      (select count(*) from public.leads f where f.request_id = r.id and f.state = 'offered') end,
    'review_time', case when e.machine = 'vendor' and e.event = 'submit' then private.review_time() end))
    || case when e.machine = 'request' then private.search_facts(r, e.id) else '{}' end
  from (select e.request_id, e.vendor_id) about
  left join public.service_requests r on r.id = about.request_id
  left join public.vendor_profiles v on v.vendor_id = about.vendor_id
  left join public.quotes q on e.machine = 'quote' and q.id = e.subject_id
  left join public.jobs j on e.machine = 'job' and j.id = e.subject_id
  left join public.leads l on e.machine = 'lead' and l.id = e.subject_id
  left join public.reviews w on e.machine = 'review' and w.id = e.subject_id
$$;
comment on function private.event_facts(public.state_events) is
  'The facts of a notification about an event: names, number, amount in cents, moments in UTC, hours as they were for this case. Never contact details.';

create function private.dollars_in_words(cents bigint) returns text
language sql immutable set search_path = '' as $$
  select '$' || to_char(round(cents / 100.0), 'FM999,999,990')
$$;
comment on function private.dollars_in_words(bigint) is 'An estimate as people read it: whole dollars.';

create function private.search_parts(facts jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('request', facts ->> 'request_number', 'passed', facts ->> 'passed', 'most', facts ->> 'most',
    'left', private.days_in_words((facts ->> 'hours_left')::float8 / 24),
    'until', private.day_in_words((facts ->> 'open_until')::timestamptz, coalesce(facts ->> 'time_zone', 'UTC')))
$$;
comment on function private.search_parts(jsonb) is 'The parts that fill the sentences of private.search_texts in a mail.';

create function private.mail_parts(side text, facts jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select facts || jsonb_strip_nulls(jsonb_build_object(
    'request', facts ->> 'request_number',
    'service', case facts ->> 'category' when 'arborist' then 'arborist visit' when 'maintenance' then 'trimming and care'
      when 'emergency' then 'emergency work' else replace(facts ->> 'category', '_', ' ') end,
    'other', case side when 'owner' then facts ->> 'business' else facts ->> 'customer' end,
    'first', case when (facts ->> 'is_first')::boolean then 'This is your first lead. Accept it to message the owner '
      'and send a quote. Declining costs nothing.' end,
    'trees', facts ->> 'trees' || case facts ->> 'category' when 'stump_grinding' then ' stump' else ' tree' end
      || case facts ->> 'trees' when '1' then '' else 's' end,
    'next', case facts ->> 'search' when 'asked' then 'What happens next: '
        || coalesce('we ask ' || (facts ->> 'asked') || ' first', 'we ask Pros near you')
        || '. Pros who want the work send you a quote, and we''ll tell you when one arrives.'
      else private.search_words('words', facts ->> 'search', private.search_parts(facts)) end,
    'words', private.search_words('words', facts ->> 'search', private.search_parts(facts)),
    'expiring', private.search_words('expiring', facts ->> 'search', private.search_parts(facts)),
    'expired', private.search_words('expired', facts ->> 'search', private.search_parts(facts)),
    'unmatched', private.search_words('title', facts ->> 'search', private.search_parts(facts)),
    'danger', case when facts ->> 'timing' = 'emergency' and facts ->> 'search' <> 'asked' then
      private.search_words('words', 'danger', '{}') end,
    'vendors', facts ->> 'vendors' || case facts ->> 'vendors' when '1' then ' Pro' else ' Pros' end,
    'wish', case facts ->> 'timing' when 'emergency' then 'right away' when 'this_week' then 'this week'
      when 'this_month' then 'this month' when 'flexible' then 'at a flexible time' end,
    'estimate', private.dollars_in_words((facts ->> 'estimate_low_cents')::bigint) || ' to '
      || private.dollars_in_words((facts ->> 'estimate_high_cents')::bigint),
    'amount', private.money_in_words((facts ->> 'amount_cents')::bigint)
      || coalesce(' to ' || private.money_in_words((facts ->> 'highest_cents')::bigint), ''),
    'tokens', facts ->> 'tokens' || case facts ->> 'tokens' when '1' then ' token' else ' tokens' end,
    'rating', facts ->> 'rating' || case facts ->> 'rating' when '1' then ' star' else ' stars' end,
    'when', private.moment_in_words((facts ->> 'scheduled_for')::timestamptz, coalesce(facts ->> 'time_zone', 'UTC')),
    'expected', private.moment_in_words((facts ->> 'expected_at')::timestamptz, coalesce(facts ->> 'time_zone', 'UTC')),
    'until', private.moment_in_words((facts ->> 'expires_at')::timestamptz, coalesce(facts ->> 'time_zone', 'UTC')),
    'waited', case facts ->> 'event' when 'release' then private.hours_in_words((facts ->> 'hours_waited')::float8)
      else private.days_in_words((facts ->> 'hours_waited')::float8 / 24) end,
    'left', private.days_in_words((facts ->> 'hours_left')::float8 / 24),
    'allowed', private.days_in_words((facts ->> 'hours_allowed')::float8 / 24),
    'change', case facts ->> 'field' when 'business_name' then 'business name' when 'zip' then 'starting ZIP code' end,
    'outcome', case when facts ->> 'field' is not null then
      'You asked for “' || (facts ->> 'proposed') || '”. ' || case facts ->> 'event'
        when 'approve' then 'Customers see it from now on.' else 'Your business stays as it was.' end end,
    'answer', case facts ->> 'event' when 'approve' then 'approved' when 'refuse' then 'not approved'
      when 'approve_change' then 'approved' when 'decline_change' then 'declined'
      when 'grant' then 'granted' when 'deny' then 'denied' end,
    'decision', case facts ->> 'event' when 'approve' then 'approved' when 'reject' then 'not approved'
      when 'request_documents' then 'missing documents' when 'pause' then 'paused' when 'resume' then 'active again'
      when 'suspend' then 'suspended' when 'reinstate' then 'active again' when 'terminate' then 'removed from the marketplace' end))
$$;
comment on function private.mail_parts(text, jsonb) is
  'The facts as a mail to one side words them: amounts and moments as the pages say them, on the clock of the property.';

create function private.enqueue(
  person uuid, side text, kind_name text, facts jsonb, path text, notification uuid, subject uuid, is_urgent boolean,
  ready_at timestamptz, key text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail record;
  unsubscribe_url text := private.unsubscribe_url(person, kind_name);
  address text := (select p.email from public.profiles p join auth.users u on u.id = p.id
    where p.id = person and u.email_confirmed_at is not null and private.mail_stop_of(p.email) is null);
  phone text := private.phone_for_texts(person);
  channels text[] := array(
    select c.channel from unnest(array['email', 'push', 'sms']) c (channel)
    where private.wants(person, kind_name, c.channel)
      and case c.channel when 'email' then address is not null when 'sms' then phone is not null
        else exists (select 1 from public.push_tokens t where t.person_id = person) end);
begin
  if channels = '{}' then
    return;
  end if;
  mail := private.render_mail(kind_name, private.mail_parts(side, facts), path, unsubscribe_url);
  insert into private.outbox (channel, person_id, notification_id, kind, subject_id, is_urgent, recipient,
    subject, body_text, body_html, link, unsubscribe_url, due_at, dedupe_key)
  select c.channel, person, notification, kind_name, subject, is_urgent,
    case c.channel when 'email' then address when 'sms' then phone end, mail.subject,
    case c.channel when 'sms' then private.text_message(mail.subject, path) else mail.body_text end,
    case c.channel when 'sms' then '' else mail.body_html end, path, unsubscribe_url,
    private.sendable_at(person, ready_at, kind_name, c.channel, is_urgent), key
  from unnest(channels) c (channel)
  on conflict (channel, dedupe_key) do nothing;
end $$;
comment on function private.enqueue(uuid, text, text, jsonb, text, uuid, uuid, boolean, timestamptz, text) is
  'Puts what a person wants to be sent of a kind into the outbox, due when it may disturb. Addresses and telephone numbers that were never confirmed get nothing, and neither do addresses whose mails were stopped.';

create function private.page_for(side text, kind_name text, request uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select k.link from private.notification_kinds k where k.kind = kind_name),
    case side when 'owner' then '/requests/' || request when 'vendor' then '/vendor/requests/' || request
      when 'admin' then '/admin-utility/requests/' || request end,
    '/dashboard')
$$;
comment on function private.page_for(text, text, uuid) is 'The page of the product where one side sees what a notification is about.';

create function private.notify(
  person uuid, side text, kind_name text, facts jsonb, request uuid, subject uuid, key text default null,
  ready_at timestamptz default now()
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  path text := private.page_for(side, kind_name, request);
  is_urgent boolean := (
    select k.is_urgent and (k.is_same_day or coalesce(facts ->> 'timing' = 'emergency', false))
    from private.notification_kinds k where k.kind = kind_name);
  notification uuid;
begin
  if not exists (select 1 from public.profiles p where p.id = person and p.deleted_at is null) then
    return;
  end if;
  if private.wants(person, kind_name, 'in_app') then
    insert into public.notifications (person_id, kind, data, link, subject_id, dedupe_key)
    values (person, kind_name, facts, path, subject, key)
    on conflict (dedupe_key) do nothing returning id into notification;
    if notification is null then
      return;
    end if;
  end if;
  perform private.enqueue(person, side, kind_name, facts, path, notification, subject, is_urgent, ready_at, key);
end $$;
comment on function private.notify(uuid, text, text, jsonb, uuid, uuid, text, timestamptz) is
  'Tells a person of a kind of thing: in the product, and through the outbox, from a moment on, as they wish. A key makes a repeat have no effect.';

create function private.listeners(e public.state_events, side_name text) returns table (person uuid, side text)
language sql stable security definer set search_path = '' as $$
  select r.owner_id, 'owner' from public.service_requests r where side_name = 'owner' and r.id = e.request_id
  union all
  select e.vendor_id, 'vendor' where side_name = 'vendor' and e.vendor_id is not null
  union all
  select p.id, 'admin' from public.profiles p where side_name = 'admin' and p.user_type = 'admin'
  union all
  select case w.author_side when 'owner' then w.vendor_id else r.owner_id end,
    case w.author_side when 'owner' then 'vendor' else 'owner' end
  from public.reviews w join public.service_requests r on r.id = w.request_id
  where side_name = 'other_side' and e.machine = 'review' and w.id = e.subject_id
$$;
comment on function private.listeners(public.state_events, text) is 'The people on a side of an event.';

create function private.tell_of_event(e public.state_events) returns void
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb;
  told record;
begin
  for told in
    select l.person, l.side, rule.kind
    from private.notification_rules rule
    join private.notification_kinds k on k.kind = rule.kind
    cross join lateral private.listeners(e, rule.side) l
    where rule.machine = e.machine and rule.event = e.event
      and (rule.actors is null or e.actor = any (rule.actors))
      and (k.is_receipt or l.person is distinct from e.actor_id)
  loop
    facts := coalesce(facts, private.event_facts(e));
    perform private.notify(told.person, told.side, told.kind, facts, e.request_id, e.subject_id,
      concat_ws(':', 'event', e.id, told.person, told.kind));
  end loop;
end $$;
comment on function private.tell_of_event(public.state_events) is
  'Tells whom the rules name of an event, each person once; of their own doings people hear in receipts alone.';

create function private.send_mail(address text, side text, kind_name text, facts jsonb, path text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mail record := private.render_mail(kind_name, private.mail_parts(side, facts), path, null);
begin
  insert into private.outbox (channel, kind, recipient, subject, body_text, body_html, link, due_at)
  select 'email', kind_name, address, mail.subject, mail.body_text, mail.body_html, path, now()
  where private.mail_stop_of(address) is null;
end $$;
comment on function private.send_mail(text, text, text, jsonb, text) is
  'A mail to an address whose account may be gone by the time it is sent.';

create function private.next_message_mail(person uuid, conversation uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  policy private.delivery_policy;
  is_on_its_way boolean;
  last_sent timestamptz;
begin
  select * into strict policy from private.delivery_policy;
  select coalesce(bool_or(o.status in ('waiting', 'claimed')), false),
    max(o.finished_at) filter (where o.status = 'sent')
    into is_on_its_way, last_sent
  from private.outbox o
  where o.person_id = person and o.kind = 'message_received' and o.subject_id = conversation
    and (o.status in ('waiting', 'claimed') or o.finished_at > now() - policy.message_pause);
  if is_on_its_way then
    return null;
  end if;
  return greatest(now() + policy.message_wait, last_sent + policy.message_pause);
end $$;
comment on function private.next_message_mail(uuid, uuid) is
  'When a person may get the next mail about a conversation; null while one is on its way that will do.';
