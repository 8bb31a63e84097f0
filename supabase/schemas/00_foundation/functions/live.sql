-- Live updates. Each person has one private channel, user:<id>, on which the database alone broadcasts.
-- Every message is the event 'changed' with {kind, request_id, conversation_id}: which of the person's
-- things changed, never what it says; the reader fetches it under its own policies. Kinds: messages,
-- conversations (read marks), leads, quotes, jobs, service_requests, vendor_profiles, token_accounts,
-- vendor_subscriptions, notifications. A reader that knows a kind not should read everything live again.
create function private.tell(person uuid, kind text, request uuid, conversation uuid) returns void
language sql security definer set search_path = '' as $$
  select realtime.send(
    jsonb_build_object('kind', kind, 'request_id', request, 'conversation_id', conversation),
    'changed', 'user:' || person, true)
  where person is not null
$$;
comment on function private.tell(uuid, text, uuid, uuid) is 'Tells one person''s open pages that something of a kind changed.';

create function private.broadcast_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(new);
  request uuid := case tg_table_name
    when 'service_requests' then (changed ->> 'id')::uuid else (changed ->> 'request_id')::uuid end;
  conversation uuid;
  person uuid;
begin
  if tg_table_name = 'messages' then
    conversation := (changed ->> 'conversation_id')::uuid;
    select c.request_id into request from public.conversations c where c.id = conversation;
    for person in
      select unnest(array[c.owner_id, c.vendor_id]) from public.conversations c where c.id = conversation
    loop
      perform private.tell(person, 'messages', request, conversation);
    end loop;
    return null;
  end if;
  perform private.tell((changed ->> 'owner_id')::uuid, tg_table_name::text, request, null);
  perform private.tell((changed ->> 'vendor_id')::uuid, tg_table_name::text, request, null);
  return null;
end $$;
comment on function private.broadcast_change() is 'Trigger: tells the people a row concerns that it changed.';

create function public.news_since(seconds float8) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  longest constant float8 := 120;
  -- What was being written when a page began to read may be older than that.
  unfinished constant float8 := 5;
  own_topic text := 'user:' || auth.uid();
begin
  if seconds is null or seconds not between 0 and longest then
    return null;
  end if;
  perform set_config('realtime.topic', own_topic, true);
  return (
    select coalesce(array_agg(distinct m.payload ->> 'kind'), '{}')
    from realtime.messages m
    where m.topic = own_topic and m.extension = 'broadcast'
      and m.inserted_at >= (now() at time zone 'utc') - make_interval(secs => seconds + unfinished));
end $$;
comment on function public.news_since(float8) is
  'The kinds of what the caller''s channel told in the last seconds (120 at most, else null), for a page that has just joined it: what came between its first reading and its joining. Read under the policies of the channel.';
grant execute on function public.news_since(float8) to authenticated;
