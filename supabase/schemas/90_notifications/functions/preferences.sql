create function private.wants(person uuid, kind_name text, channel_name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
      (select p.wanted from public.notification_preferences p
        where p.person_id = person and p.kind = kind_name and p.channel = channel_name and not k.is_required),
      case channel_name when 'in_app' then k.in_app when 'email' then k.email when 'push' then k.push else k.sms end)
    and (channel_name <> 'sms' or k.sms)
  from private.notification_kinds k where k.kind = kind_name
$$;
comment on function private.wants(uuid, text, text) is 'Whether a person wants to hear of a kind through a channel.';

create function private.settings_of(person uuid) returns public.notification_settings
language plpgsql stable security definer set search_path = '' as $$
declare
  settings public.notification_settings;
begin
  select * into settings from public.notification_settings s where s.person_id = person;
  if not found then
    settings := row(person, null, true, time '21:00', time '08:00', true, false, now());
  end if;
  settings.time_zone := coalesce(settings.time_zone,
    (select v.time_zone from public.vendor_profiles v where v.vendor_id = person),
    (select p.time_zone from public.properties p where p.owner_id = person order by p.created_at desc, p.id limit 1),
    'America/New_York');
  return settings;
end $$;
comment on function private.settings_of(uuid) is 'The settings of a person with every default filled in.';

-- Wall-clock times: on a night an hour is skipped or repeated, quiet hours still end at the same time on the clock.
create function private.quiet_hours_end(moment timestamptz, zone text, quiet_from time, quiet_until time)
returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  local_time timestamp := moment at time zone zone;
  morning timestamp;
begin
  if quiet_from = quiet_until
    or (quiet_from < quiet_until and (local_time::time < quiet_from or local_time::time >= quiet_until))
    or (quiet_from > quiet_until and local_time::time < quiet_from and local_time::time >= quiet_until) then
    return moment;
  end if;
  morning := local_time::date + quiet_until;
  if morning <= local_time then
    morning := local_time::date + 1 + quiet_until;
  end if;
  -- In the hour that comes twice the first of the two is meant, or else the moment itself has passed it.
  return greatest(morning at time zone zone, moment);
end $$;
comment on function private.quiet_hours_end(timestamptz, text, time, time) is
  'The moment itself outside quiet hours, else the end of them: local times in a zone, also across midnight.';

create function private.outside_quiet_hours(person uuid, moment timestamptz, is_urgent boolean) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  settings public.notification_settings := private.settings_of(person);
begin
  if not settings.quiet or (is_urgent and settings.urgent_at_night) then
    return moment;
  end if;
  return private.quiet_hours_end(moment, settings.time_zone, settings.quiet_from, settings.quiet_until);
end $$;
comment on function private.outside_quiet_hours(uuid, timestamptz, boolean) is
  'When a person may be sent something that is ready at a moment.';

-- A text message rings in the night as mail does not, so offers wait as texts.
create function private.sendable_at(
  person uuid, moment timestamptz, kind_name text, channel_name text, is_urgent boolean
) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case
    when k.is_receipt or (k.is_same_day and channel_name = 'email') then moment
    when k.is_offer and channel_name <> 'sms' and not (private.settings_of(person)).hold_offers then moment
    else private.outside_quiet_hours(person, moment, sendable_at.is_urgent) end
  from (select kind_name as kind) asked left join private.notification_kinds k on k.kind = asked.kind
$$;
comment on function private.sendable_at(uuid, timestamptz, text, text, boolean) is
  'When a person may be sent a kind of message that is ready at a moment: receipts at once, mails about the hours ahead too, offers by mail and push unless the person holds them back, everything else outside quiet hours.';

create function private.sides_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.user_type::text from public.profiles p where p.id = person
$$;
comment on function private.sides_of(uuid) is 'The side of the marketplace a person is on: owner, vendor or admin.';

create function public.my_notification_preferences() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  settings public.notification_settings := private.settings_of(caller);
begin
  return jsonb_build_object(
    'time_zone', settings.time_zone, 'quiet', settings.quiet,
    'quiet_from', to_char(settings.quiet_from, 'HH24:MI'), 'quiet_until', to_char(settings.quiet_until, 'HH24:MI'),
    'urgent_at_night', settings.urgent_at_night, 'hold_offers', settings.hold_offers,
    'push_reaches', private.is_reached_by_push(caller), 'texts', private.texts_of(caller),
    'mails_stopped', (select private.mail_stop_of(p.email) from public.profiles p where p.id = caller),
    'kinds', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind,
        'in_app', private.wants(caller, k.kind, 'in_app'), 'email', private.wants(caller, k.kind, 'email'),
        'push', private.wants(caller, k.kind, 'push'))
        || case when k.sms then jsonb_build_object('sms', private.wants(caller, k.kind, 'sms')) else '{}' end
        order by k.kind), '[]')
      from private.notification_kinds k
      where private.sides_of(caller) = any (k.sides) and not k.is_required));
end $$;
comment on function public.my_notification_preferences() is
  'What the caller hears through which channel: {time_zone, quiet, quiet_from, quiet_until (HH:MM), urgent_at_night, hold_offers, push_reaches, texts: {phone, is_on, was_stopped, terms}, mails_stopped: {reason: bounce or complaint, since}, kinds: [{kind, in_app, email, push, sms}]}, defaults filled in. push_reaches: push messages are sent, and to a device of the caller; texts: null where no text messages are sent; mails_stopped: null while mails go to the address of the account; sms: on kinds that may be sent as text messages.';
grant execute on function public.my_notification_preferences() to authenticated;

create function private.clock_time(source jsonb, field text) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(source -> field) is distinct from 'string'
    or source ->> field !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then
    raise exception 'Quiet hours begin and end at a time such as 21:00.';
  end if;
  return (source ->> field)::time;
end $$;
comment on function private.clock_time(jsonb, text) is 'A time of day (HH:MM) from untrusted JSON.';

create function private.save_wishes(person uuid, wishes jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wish jsonb;
  channel_name text;
begin
  if jsonb_typeof(wishes) <> 'array' or jsonb_array_length(wishes) > 100 then
    raise exception 'Notification preferences must be a list.';
  end if;
  for wish in select * from jsonb_array_elements(wishes) loop
    if jsonb_typeof(wish) <> 'object' or not exists (
      select 1 from private.notification_kinds k
      where k.kind = wish ->> 'kind' and private.sides_of(person) = any (k.sides) and not k.is_required) then
      raise exception 'Unknown kind of notification.';
    end if;
    foreach channel_name in array array['in_app', 'email', 'push', 'sms'] loop
      if jsonb_typeof(wish -> channel_name) = 'boolean' then
        insert into public.notification_preferences (person_id, kind, channel, wanted)
        values (person, wish ->> 'kind', channel_name, (wish -> channel_name)::boolean)
        on conflict (person_id, kind, channel) do update set wanted = excluded.wanted;
      elsif wish ? channel_name then
        raise exception 'A channel is either on or off.';
      end if;
    end loop;
  end loop;
end $$;
comment on function private.save_wishes(uuid, jsonb) is
  'Keeps what a person wants to hear: a list of {kind, in_app, email, push, sms}; channels left out stay as they are.';

create function public.save_notification_preferences(preferences jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  settings public.notification_settings := private.settings_of(caller);
  field text;
begin
  if preferences is null or jsonb_typeof(preferences) <> 'object' then
    raise exception 'Choose your notification preferences.';
  end if;
  foreach field in array array['quiet', 'urgent_at_night', 'hold_offers'] loop
    if preferences ? field and jsonb_typeof(preferences -> field) <> 'boolean' then
      raise exception 'Quiet hours are either on or off.';
    end if;
  end loop;
  if preferences ? 'time_zone' and not exists (
    select 1 from pg_catalog.pg_timezone_names z
    where z.name = preferences ->> 'time_zone' and z.name ~ '^(UTC|[A-Z][A-Za-z_]+/[A-Za-z_/+-]+)$') then
    raise exception 'Unknown time zone.';
  end if;
  insert into public.notification_settings (person_id, time_zone, quiet, quiet_from, quiet_until, urgent_at_night,
    hold_offers)
  values (caller, coalesce(preferences ->> 'time_zone',
      (select s.time_zone from public.notification_settings s where s.person_id = caller)),
    coalesce((preferences -> 'quiet')::boolean, settings.quiet),
    case when preferences ? 'quiet_from' then private.clock_time(preferences, 'quiet_from') else settings.quiet_from end,
    case when preferences ? 'quiet_until' then private.clock_time(preferences, 'quiet_until') else settings.quiet_until end,
    coalesce((preferences -> 'urgent_at_night')::boolean, settings.urgent_at_night),
    coalesce((preferences -> 'hold_offers')::boolean, settings.hold_offers))
  on conflict (person_id) do update set time_zone = excluded.time_zone, quiet = excluded.quiet,
    quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, urgent_at_night = excluded.urgent_at_night,
    hold_offers = excluded.hold_offers;
  if preferences ? 'kinds' then
    perform private.save_wishes(caller, preferences -> 'kinds');
  end if;
  return public.my_notification_preferences();
end $$;
comment on function public.save_notification_preferences(jsonb) is
  'Keeps what the caller wants to hear and when; takes what my_notification_preferences answers, or a part of it. Returns all of it.';
grant execute on function public.save_notification_preferences(jsonb) to authenticated;
