create function public.register_push_token(token text, platform text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  device text := private.required_text(token, 'The token of the device', 512);
begin
  if length(device) < 8 then
    raise exception 'The device token is too short.';
  end if;
  if platform is null or platform not in ('ios', 'android') then
    raise exception 'The platform must be ios or android.';
  end if;
  -- Apple's are bytes in hexadecimal digits; Google's are words of base64url with colons.
  if device !~ (case platform when 'ios' then '^[0-9A-Fa-f]{32,200}$' else '^[A-Za-z0-9_:-]+$' end) then
    raise exception 'This is not the token of a device.';
  end if;
  -- A device that changes hands goes to who signs in on it, so that it shows nothing of the account before. Nobody
  -- has many such devices, and whoever names tokens of others takes few.
  if exists (select 1 from public.push_tokens t where t.token = device and t.person_id <> caller) then
    perform private.count_report('taken device ' || caller, 3, 'hour');
  end if;
  if (select count(*) from public.push_tokens t where t.person_id = caller and t.token <> device) >= 20 then
    delete from public.push_tokens t where t.token = (
      select o.token from public.push_tokens o where o.person_id = caller and o.token <> device
      order by o.created_at, o.token limit 1);
  end if;
  insert into public.push_tokens (token, person_id, platform) values (device, caller, platform)
  on conflict on constraint push_tokens_pkey do update
  set person_id = excluded.person_id, platform = excluded.platform, created_at = now();
end $$;
comment on function public.register_push_token(text, text) is
  'The device the caller uses takes push messages for the caller alone from now on. Keeps the latest 20 devices, and takes over at most 3 an hour from other accounts.';
grant execute on function public.register_push_token(text, text) to authenticated;

create function public.claim_outbox(at_most int default 20, now_at timestamptz default now()) returns table (
  id uuid, channel text, recipient text, push_tokens jsonb, subject text, body_text text, body_html text, link text,
  unsubscribe_url text, attempt int, created_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  policy private.delivery_policy;
begin
  select * into strict policy from private.delivery_policy;
  if at_most is null or at_most not between 1 and 200 then
    raise exception 'Between 1 and 200 can be claimed at once.';
  end if;
  return query
    with due as (
      -- Its address may have been stopped since it was written, or while it was claimed before.
      select o.id, o.channel = 'email' and private.mail_stop_of(o.recipient) is not null as is_stopped
      from private.outbox o
      where (o.status = 'waiting' and o.due_at <= now_at)
        or (o.status = 'claimed' and o.claimed_until <= now_at and o.attempts < policy.attempts_at_most)
      order by o.due_at, o.id limit at_most for update skip locked
    ), skipped as (
      update private.outbox o set status = 'skipped', finished_at = now_at, failure = private.stopped_mail_failure()
      from due where o.id = due.id and due.is_stopped
    )
    update private.outbox o
    set status = 'claimed', claimed_until = now_at + policy.lease, attempts = o.attempts + 1
    from due where o.id = due.id and not due.is_stopped
    returning o.id, o.channel, o.recipient,
      (select coalesce(jsonb_agg(jsonb_build_object('token', t.token, 'platform', t.platform)), '[]')
        from public.push_tokens t where o.channel = 'push' and t.person_id = o.person_id),
      o.subject, o.body_text, o.body_html, o.link, o.unsubscribe_url, o.attempts, o.created_at;
end $$;
comment on function public.claim_outbox(int, timestamptz) is
  'Gives a worker what is due, for the length of a lease; whatever a worker did not report back about is given out again. No two workers get the same row. A mail to an address that was stopped is skipped instead.';
grant execute on function public.claim_outbox(int, timestamptz) to service_role;

create function public.give_up_outbox(now_at timestamptz default now()) returns table (id uuid, failure text)
language sql security definer set search_path = '' as $$
  update private.outbox o
  set status = 'dead', finished_at = now_at, failure = coalesce(o.failure, 'No worker reported back.')
  from private.delivery_policy d
  where o.status = 'claimed' and o.claimed_until <= now_at and o.attempts >= d.attempts_at_most
  returning o.id, o.failure
$$;
comment on function public.give_up_outbox(timestamptz) is
  'Ends what workers claimed as often as anything is tried and never reported back about. Returns it, so that the operator hears of it.';
grant execute on function public.give_up_outbox(timestamptz) to service_role;

create function public.hand_back_outbox(id uuid, attempt int) returns void
language sql security definer set search_path = '' as $$
  update private.outbox o set status = 'waiting', claimed_until = null, attempts = o.attempts - 1
  where o.id = hand_back_outbox.id and o.status = 'claimed' and o.attempts = attempt
$$;
comment on function public.hand_back_outbox(uuid, int) is
  'A worker gives back what it claimed and did not try, which then counts as no attempt. Changes nothing once the row was claimed again.';
grant execute on function public.hand_back_outbox(uuid, int) to service_role;

create function public.finish_outbox(id uuid, ok boolean, error text default null, now_at timestamptz default now())
returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  policy private.delivery_policy;
  item private.outbox;
  pause interval;
begin
  select * into strict policy from private.delivery_policy;
  select * into item from private.outbox o where o.id = id for update;
  if not found or ok is null then
    raise exception 'This is not in the outbox.';
  end if;
  if item.status not in ('claimed', 'waiting') then
    return item.status;
  end if;
  if ok then
    update private.outbox o set status = 'sent', finished_at = now_at, failure = null where o.id = id;
  elsif item.status = 'waiting' then
    return item.status;
  elsif item.attempts >= policy.attempts_at_most then
    update private.outbox o set status = 'dead', finished_at = now_at, failure = left(coalesce(error, 'Unknown'), 1000)
    where o.id = id;
  else
    pause := least(policy.first_pause * power(4, item.attempts - 1), policy.longest_pause);
    update private.outbox o
    set status = 'waiting', claimed_until = null, failure = left(coalesce(error, 'Unknown'), 1000),
      due_at = private.sendable_at(o.person_id, now_at + pause, o.kind, o.channel, o.is_urgent)
    where o.id = id;
  end if;
  return (select o.status from private.outbox o where o.id = id);
end $$;
comment on function public.finish_outbox(uuid, boolean, text, timestamptz) is
  'A worker reports: sent, or failed and why. What failed is tried again after a growing pause, outside quiet hours, until it is given up. Returns what became of it: sent, waiting, or dead.';
grant execute on function public.finish_outbox(uuid, boolean, text, timestamptz) to service_role;

create function public.skip_outbox(id uuid, reason text) returns void
language sql security definer set search_path = '' as $$
  update private.outbox o set status = 'skipped', finished_at = now(), failure = left(reason, 1000)
  where o.id = skip_outbox.id and o.status in ('waiting', 'claimed')
$$;
comment on function public.skip_outbox(uuid, text) is
  'A worker says that something will not be sent, and why; it is not tried again.';
grant execute on function public.skip_outbox(uuid, text) to service_role;

create function public.note_channels(push boolean, texts boolean) returns void
language sql security definer set search_path = '' as $$
  update private.delivery_policy d set sends_push = push, sends_texts = texts
  where (d.sends_push, d.sends_texts) is distinct from (push, texts)
$$;
comment on function public.note_channels(boolean, boolean) is
  'The worker says which services it has, so that people are offered nothing that would not be sent.';
grant execute on function public.note_channels(boolean, boolean) to service_role;

create function public.forget_push_token(token text) returns void
language sql security definer set search_path = '' as $$
  delete from public.push_tokens t where t.token = forget_push_token.token
$$;
comment on function public.forget_push_token(text) is 'A service says that the app is not on a device anymore.';
grant execute on function public.forget_push_token(text) to service_role;

create function private.is_reached_by_push(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select d.sends_push and exists (select 1 from public.push_tokens t where t.person_id = person)
  from private.delivery_policy d
$$;
comment on function private.is_reached_by_push(uuid) is
  'Whether push messages are sent, and a person has a device that takes them.';
