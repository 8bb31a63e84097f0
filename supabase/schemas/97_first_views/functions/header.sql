-- What the header of every page says to someone signed in, in one call; a page that opens takes the flags along.
create function public.my_header(with_flags boolean default false) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'unread_messages', public.unread_total(),
    'unread_notifications', public.unread_notifications(),
    'announcements', coalesce((
      select jsonb_agg(to_jsonb(shown) order by shown.shown_from desc, shown.id)
      from (
        select a.id, a.message, a.severity, a.shown_from, a.shown_until, a.withdrawn_at, a.created_at
        from public.announcements a
        where a.withdrawn_at is null and now() between a.shown_from and a.shown_until
        order by a.shown_from desc, a.id limit 5
      ) shown), '[]'),
    'flags', case when with_flags then
      coalesce((select jsonb_agg(to_jsonb(f) order by f.name) from public.feature_flags f), '[]') end)
$$;
comment on function public.my_header(boolean) is
  'For the header of every page: how many messages and notifications the caller has not read, and the announcements shown now, latest first; if asked for, every feature flag (else null).';
grant execute on function public.my_header(boolean) to authenticated;
