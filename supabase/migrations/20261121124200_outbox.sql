-- The outbox: mails and push messages, written in the transaction of what they tell about and sent
-- later by a worker. On hosted Supabase an Edge Function called every minute by pg_cron is that worker:
-- it calls claim_outbox with the service role, hands each row to the mail provider with the row's id as
-- idempotency key, and reports with finish_outbox. Locally the server does the same into its mailbox.

create table public.push_tokens (
  token text primary key check (length(token) between 8 and 512),
  person_id uuid not null references public.profiles (id) on delete cascade,
  platform text not null check (platform in ('ios', 'android', 'web')),
  created_at timestamptz not null default now()
);
comment on table public.push_tokens is 'Devices that take push messages. A device belongs to whoever signed in on it last.';
create index push_tokens_person_idx on public.push_tokens (person_id, created_at desc);
alter table public.push_tokens enable row level security;
revoke all on public.push_tokens from anon, authenticated;
grant select, delete on public.push_tokens to authenticated;
grant all on public.push_tokens to service_role;
create policy "People read their own devices" on public.push_tokens
  for select to authenticated using (person_id = (select auth.uid()));
create policy "People remove their own devices" on public.push_tokens
  for delete to authenticated using (person_id = (select auth.uid()));

create function public.register_push_token(token text, platform text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  device text := private.required_text(token, 'The token of the device', 512);
begin
  if length(device) < 8 then
    raise exception 'The token of the device is too short.';
  end if;
  if platform is null or platform not in ('ios', 'android', 'web') then
    raise exception 'Push messages go to ios, android or web.';
  end if;
  if (select count(*) from public.push_tokens t where t.person_id = caller and t.token <> device) >= 20 then
    delete from public.push_tokens t where t.token = (
      select o.token from public.push_tokens o where o.person_id = caller and o.token <> device
      order by o.created_at limit 1);
  end if;
  insert into public.push_tokens (token, person_id, platform) values (device, caller, platform)
  on conflict on constraint push_tokens_pkey do update
  set person_id = excluded.person_id, platform = excluded.platform, created_at = now();
end $$;
comment on function public.register_push_token(text, text) is
  'The device the caller uses takes push messages for the caller alone from now on. Keeps the latest 20 devices.';
grant execute on function public.register_push_token(text, text) to authenticated;

create table private.delivery_policy (
  only_row boolean primary key default true check (only_row),
  lease interval not null default '2 minutes',
  first_pause interval not null default '30 seconds',
  longest_pause interval not null default '6 hours',
  attempts_at_most int not null default 6,
  message_wait interval not null default '1 minute',
  message_pause interval not null default '10 minutes'
);
comment on table private.delivery_policy is
  'How mail goes out: how long a worker may hold a row, the pauses between attempts (each four times the last), how often it is tried; how long a message may be read before a mail tells of it, and the pause between two such mails.';
insert into private.delivery_policy default values;

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('email', 'push')),
  person_id uuid references public.profiles (id) on delete cascade,
  notification_id uuid references public.notifications (id) on delete cascade,
  kind text not null,
  subject_id uuid,
  is_urgent boolean not null default false,
  recipient text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  link text not null,
  dedupe_key text,
  status text not null default 'waiting' check (status in ('waiting', 'claimed', 'sent', 'skipped', 'dead')),
  due_at timestamptz not null,
  claimed_until timestamptz,
  attempts int not null default 0,
  failure text,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  unique (channel, dedupe_key)
);
comment on table private.outbox is
  'Mails and push messages on their way. The id is the idempotency key a provider is given. failure: why the last attempt failed, or why it was skipped or given up (dead).';
create index outbox_due_idx on private.outbox (due_at) where status = 'waiting';
create index outbox_claimed_idx on private.outbox (claimed_until) where status = 'claimed';
create index outbox_person_idx on private.outbox (person_id, kind, subject_id, due_at desc);
create index outbox_finished_idx on private.outbox (finished_at) where finished_at is not null;
create index outbox_notification_idx on private.outbox (notification_id);

create function public.claim_outbox(at_most int default 20, now_at timestamptz default now()) returns table (
  id uuid, channel text, recipient text, push_tokens jsonb, subject text, body_text text, body_html text, link text,
  attempt int
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
  -- A mail holds an address and words; it is not kept longer than complaints about it may take.
  delete from private.outbox o where o.finished_at < now_at - interval '60 days';
  update private.outbox o set status = 'dead', finished_at = now_at,
    failure = coalesce(o.failure, 'No worker reported back.')
  where o.status = 'claimed' and o.claimed_until <= now_at and o.attempts >= policy.attempts_at_most;
  return query
    with due as (
      select o.id from private.outbox o
      where (o.status = 'waiting' and o.due_at <= now_at) or (o.status = 'claimed' and o.claimed_until <= now_at)
      order by o.due_at limit at_most for update skip locked
    )
    update private.outbox o
    set status = 'claimed', claimed_until = now_at + policy.lease, attempts = o.attempts + 1
    from due where o.id = due.id
    returning o.id, o.channel, o.recipient,
      (select coalesce(jsonb_agg(jsonb_build_object('token', t.token, 'platform', t.platform)), '[]')
        from public.push_tokens t where o.channel = 'push' and t.person_id = o.person_id),
      o.subject, o.body_text, o.body_html, o.link, o.attempts;
end $$;
comment on function public.claim_outbox(int, timestamptz) is
  'Gives a worker what is due, for the length of a lease; whatever a worker did not report back about is given out again. No two workers get the same row.';
grant execute on function public.claim_outbox(int, timestamptz) to service_role;

create function public.finish_outbox(id uuid, ok boolean, error text default null, now_at timestamptz default now())
returns void
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
    return;
  end if;
  if ok then
    update private.outbox o set status = 'sent', finished_at = now_at, failure = null where o.id = id;
  elsif item.status = 'waiting' then
    return;
  elsif item.attempts >= policy.attempts_at_most then
    update private.outbox o set status = 'dead', finished_at = now_at, failure = left(coalesce(error, 'Unknown'), 1000)
    where o.id = id;
  else
    pause := least(policy.first_pause * power(4, item.attempts - 1), policy.longest_pause);
    update private.outbox o
    set status = 'waiting', claimed_until = null, failure = left(coalesce(error, 'Unknown'), 1000),
      due_at = private.may_disturb_at(o.person_id, now_at + pause, o.is_urgent)
    where o.id = id;
  end if;
end $$;
comment on function public.finish_outbox(uuid, boolean, text, timestamptz) is
  'A worker reports: sent, or failed and why. What failed is tried again after a growing pause, outside quiet hours, until it is given up.';
grant execute on function public.finish_outbox(uuid, boolean, text, timestamptz) to service_role;

create function public.skip_outbox(id uuid, reason text) returns void
language sql security definer set search_path = '' as $$
  update private.outbox o set status = 'skipped', finished_at = now(), failure = left(reason, 1000)
  where o.id = skip_outbox.id and o.status in ('waiting', 'claimed')
$$;
comment on function public.skip_outbox(uuid, text) is
  'A worker says that something will not be sent, and why; it is not tried again.';
grant execute on function public.skip_outbox(uuid, text) to service_role;

-- Who has read it in the product needs no mail about it any more.
create function private.skip_what_was_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Read in the product.'
  where o.notification_id = new.id and o.status = 'waiting';
  return null;
end $$;
comment on function private.skip_what_was_read() is 'Trigger: a notification that was read is not mailed any more.';
create trigger skip_what_was_read after update of read_at on public.notifications
  for each row when (old.read_at is null and new.read_at is not null)
  execute function private.skip_what_was_read();
