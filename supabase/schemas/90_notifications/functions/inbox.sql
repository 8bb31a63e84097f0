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
