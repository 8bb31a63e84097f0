-- Unsubscribe links, which need no sign-in: anyone holding a mail can stop its kind, or all mails.
create function private.unsubscribe_signature(person uuid, kind_name text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(key || sha256(key || convert_to(person || '.' || kind_name, 'UTF8'))), 'hex')
  from (select convert_to(k.secret::text, 'UTF8') as key from private.unsubscribe_key k) s
$$;
comment on function private.unsubscribe_signature(uuid, text) is
  'What proves that a link to stop mails of a kind was written by us: a keyed hash, nested so that no one can extend it.';

create function private.unsubscribe_url(person uuid, kind_name text) returns text
language sql stable security definer set search_path = '' as $$
  select s.address || '/unsubscribe/' || person || '.' || kind_name || '.'
    || private.unsubscribe_signature(person, kind_name)
  from private.site s, private.notification_kinds k
  where k.kind = kind_name and not k.is_required
$$;
comment on function private.unsubscribe_url(uuid, text) is
  'Where a person stops mails of a kind without signing in; null for mails no one can turn off.';

create function public.is_unsubscribe_token(token text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    case when token ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\.[a-z_]{1,60}\.[0-9a-f]{64}$' then
      private.unsubscribe_signature(split_part(token, '.', 1)::uuid, split_part(token, '.', 2)) = split_part(token, '.', 3)
    end, false)
$$;
comment on function public.is_unsubscribe_token(text) is 'Whether a link to stop mails was written by us.';
grant execute on function public.is_unsubscribe_token(text) to anon, authenticated;

create function public.unsubscribe(token text, everything boolean default false) returns int
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := string_to_array(token, '.');
  person uuid;
  stopped text[];
begin
  if not public.is_unsubscribe_token(token) then
    raise exception 'This link is not valid.';
  end if;
  person := parts[1]::uuid;
  select array_agg(k.kind) into stopped
  from private.notification_kinds k
  where not k.is_required and private.sides_of(person) = any (k.sides)
    and (k.kind = parts[2] or coalesce(everything, false));
  insert into public.notification_preferences (person_id, kind, channel, wanted)
  select person, kind, 'email', false from unnest(stopped) kind
  on conflict (person_id, kind, channel) do update set wanted = false;
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Unsubscribed.'
  where o.person_id = person and o.channel = 'email' and o.status = 'waiting' and o.kind = any (stopped);
  return coalesce(cardinality(stopped), 0);
end $$;
comment on function public.unsubscribe(text, boolean) is
  'Stops mails of the kind a signed link is about, or all mails that can be stopped, for the person it was written to. No account is needed. Returns how many kinds are stopped.';
grant execute on function public.unsubscribe(text, boolean) to anon, authenticated;
