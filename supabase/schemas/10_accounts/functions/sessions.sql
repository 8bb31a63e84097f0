-- Where a person is signed in. The sessions are auth.sessions, which the accounts keep and refresh; people
-- see and end their own through these functions alone. Without its session a refresh token is worth
-- nothing, and the Data API refuses its access token at the next call; a device that listens hears of it at once
-- over the live channel.
create function public.my_sessions() returns table (
  id uuid, device text, started_at timestamptz, last_seen_at timestamptz, is_current boolean, total bigint)
language sql stable security definer set search_path = '' as $$
  select s.id, left(s.user_agent, 400), s.created_at,
    greatest(s.created_at, s.refreshed_at at time zone 'utc') as last_seen_at,
    coalesce(s.id::text = auth.jwt() ->> 'session_id', false) as is_current,
    count(*) over () as total
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
  order by is_current desc, last_seen_at desc, s.id
  limit 50
$$;
comment on function public.my_sessions() is
  'Where the caller is signed in, the session of the call first, then the latest seen; 50 at most, with how many there are. A device is the user agent it last named, if any.';
grant execute on function public.my_sessions() to authenticated;

create function public.end_sessions(session_ids uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  ended int;
begin
  if coalesce(cardinality(session_ids), 0) = 0 then
    raise exception 'Choose which sessions to end.';
  end if;
  if auth.jwt() ->> 'session_id' = any (session_ids::text[]) then
    raise exception 'This is the session you are using. Log out to end it.';
  end if;
  delete from auth.sessions s where s.id = any (session_ids) and s.user_id = auth.uid();
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.tell(auth.uid(), 'sessions', null, null);
  end if;
  return ended;
end $$;
comment on function public.end_sessions(uuid[]) is
  'Signs the caller out in other sessions, such as all of one device: they cannot be refreshed any more. Refuses the session of the call. Returns how many were still open.';
grant execute on function public.end_sessions(uuid[]) to authenticated;

create function public.end_other_sessions() returns int
language plpgsql security definer set search_path = '' as $$
declare
  ended int;
begin
  delete from auth.sessions s
  where s.user_id = auth.uid() and s.id::text is distinct from auth.jwt() ->> 'session_id';
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.tell(auth.uid(), 'sessions', null, null);
  end if;
  return ended;
end $$;
comment on function public.end_other_sessions() is
  'Signs the caller out everywhere but in the session of the call. Returns how many sessions that were.';
grant execute on function public.end_other_sessions() to authenticated;
