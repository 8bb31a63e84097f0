-- Notifications inside the product: one row a thing a person should know, with the facts it is told by.

create table private.notification_kinds (
  kind text primary key,
  sides text[] not null,
  in_app boolean not null default true,
  email boolean not null default true,
  push boolean not null default true,
  is_urgent boolean not null default false,
  is_required boolean not null default false,
  link text check (link ~ '^/[a-z/-]*$'),
  subject text not null,
  body text not null,
  action text not null
);
comment on table private.notification_kinds is
  'What people are notified of: which sides hear it, the channels it uses unless they say otherwise, whether it may be sent at night to those who asked for that, whether nobody can turn it off, a page of its own (else the request''s), and the words of its mail. Parts in braces are filled in; a paragraph with an unknown part is left out.';

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  link text not null check (link ~ '^/' and link !~ '^//'),
  subject_id uuid,
  dedupe_key text unique,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.notifications is
  'What a person was told: the kind, the facts it is told by, and the page it leads to. subject_id is what it is about; dedupe_key makes a repeat have no effect.';
create index notifications_person_idx on public.notifications (person_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (person_id, kind, subject_id) where read_at is null;
alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated;
grant select on public.notifications to authenticated;
grant all on public.notifications to service_role;
create policy "People read their own notifications" on public.notifications
  for select to authenticated using (person_id = (select auth.uid()));

create function public.my_notifications(before uuid default null, page_size int default 20) returns table (
  id uuid, kind text, data jsonb, link text, read_at timestamptz, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  start public.notifications;
begin
  if page_size is null or page_size not between 1 and 100 then
    raise exception 'A page holds between 1 and 100 notifications.';
  end if;
  if before is not null then
    select * into start from public.notifications n where n.id = before and n.person_id = caller;
    if not found then
      raise exception 'This notification does not exist.';
    end if;
  end if;
  return query
    select n.id, n.kind, n.data, n.link, n.read_at, n.created_at
    from public.notifications n
    where n.person_id = caller
      and (n.created_at, n.id) < (coalesce(start.created_at, 'infinity'), coalesce(start.id, n.id))
    order by n.created_at desc, n.id desc
    limit page_size;
end $$;
comment on function public.my_notifications(uuid, int) is
  'A page of the caller''s notifications, latest first: the latest, or those before one of them.';
grant execute on function public.my_notifications(uuid, int) to authenticated;

create function public.unread_notifications() returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from (
    select 1 from public.notifications n where n.person_id = auth.uid() and n.read_at is null limit 100
  ) unread
$$;
comment on function public.unread_notifications() is
  'How many notifications the caller has not read, counted up to 100.';
grant execute on function public.unread_notifications() to authenticated;

create function public.mark_notifications_read(ids uuid[] default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  changed int;
begin
  if cardinality(ids) > 200 then
    raise exception 'At most 200 notifications can be marked at once.';
  end if;
  update public.notifications n set read_at = now()
  where n.person_id = caller and n.read_at is null and (ids is null or n.id = any (ids));
  get diagnostics changed = row_count;
  return changed;
end $$;
comment on function public.mark_notifications_read(uuid[]) is
  'Marks notifications of the caller as read, all of them when none are named. Returns how many that changed.';
grant execute on function public.mark_notifications_read(uuid[]) to authenticated;

create function private.broadcast_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(new.person_id, 'notifications', null, null);
  return null;
end $$;
comment on function private.broadcast_notification() is 'Trigger: tells a person''s open pages of a notification.';
create trigger broadcast_notification after insert or update on public.notifications
  for each row execute function private.broadcast_notification();
