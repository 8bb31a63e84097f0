-- The rule of the email schema in shared/design: what it lets through that names two mailboxes, or one in a comment, would
-- be mailed under any number of spellings.
create function private.mail_address(given text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  address text := lower(private.required_text(given, 'Your email address', 254));
begin
  if address !~ '^[a-z0-9.!#$%&''*+/=?^_`{|}~-]+@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$' then
    raise exception 'Please enter a valid email address.';
  end if;
  return address;
end $$;
comment on function private.mail_address(text) is
  'An email address somebody typed, trimmed and in lower case. Refuses what is not one plain address with a host name that has a dot.';

-- Mails to an address end when its mail server says that it does not exist, or its reader reports one as spam, until
-- the person of the account there asks for mails again.
create function private.address_hash(address text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(lower(btrim(address)), 'UTF8'))
$$;
comment on function private.address_hash(text) is 'An email address as private.mail_stops keeps it.';

create function private.mail_stop_of(address text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('reason', s.reason, 'since', s.stopped_at)
  from private.mail_stops s where s.address_hash = private.address_hash(address) and s.resumed_at is null
$$;
comment on function private.mail_stop_of(text) is
  'Why and since when an address gets no mails: {reason: bounce or complaint, since}; null where it gets them.';

create function private.stopped_mail_failure() returns text
language sql immutable set search_path = '' as $$
  select 'Emails to this address were stopped.'
$$;
comment on function private.stopped_mail_failure() is 'What the outbox says of a mail to an address that gets none.';

create function private.skip_stopped_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.mail_stop_of(new.recipient) is not null then
    new.status := 'skipped';
    new.finished_at := now();
    new.failure := private.stopped_mail_failure();
  end if;
  return new;
end $$;
comment on function private.skip_stopped_mail() is
  'Trigger: whoever writes a mail, it is not sent to an address that bounced or from which one was reported as spam.';

create function public.follow_mail_event(address text, reason text, happened_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  insert into private.mail_stops as s (address_hash, reason, stopped_at)
  values (private.address_hash(address), reason, happened_at)
  on conflict (address_hash) do update
  set reason = excluded.reason, stopped_at = excluded.stopped_at, resumed_at = null
  -- Told twice, or late: what happened before the person asked for mails again ends nothing.
  where s.resumed_at < excluded.stopped_at;
  update private.outbox o set status = 'skipped', finished_at = now(), failure = private.stopped_mail_failure()
  where o.channel = 'email' and lower(o.recipient) = lower(btrim(address)) and o.status = 'waiting'
    and private.mail_stop_of(address) is not null;
end $$;
comment on function public.follow_mail_event(text, text, timestamptz) is
  'A mail to an address bounced for good (reason: bounce) or was reported as spam (complaint). Mails to it end; the same event again changes nothing.';
grant execute on function public.follow_mail_event(text, text, timestamptz) to service_role;

create function public.resume_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  perform private.count_report('mails again ' || caller, 3, 'day');
  update private.mail_stops s set resumed_at = now()
  from public.profiles p
  where p.id = caller and s.address_hash = private.address_hash(p.email) and s.resumed_at is null;
end $$;
comment on function public.resume_mails() is
  'Mails go to the address of the caller again, which bounced or from which one was reported as spam; at most 3 times a day.';
grant execute on function public.resume_mails() to authenticated;
