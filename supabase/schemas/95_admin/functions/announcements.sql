create function public.announce(message text, severity text, shown_from timestamptz, shown_until timestamptz)
returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  notice public.announcements;
  words text;
begin
  perform private.require_admin();
  words := private.required_text(message, 'The notice', 500);
  if severity is null or severity not in ('info', 'warning', 'critical') then
    raise exception 'A notice is info, warning or critical.';
  end if;
  if shown_from is null or shown_until is null or shown_until <= shown_from or shown_until <= now()
    or shown_from > now() + interval '1 year' or shown_until > shown_from + interval '1 year' then
    raise exception 'Choose when the announcement starts and ends, at most a year apart.';
  end if;
  insert into public.announcements (message, severity, shown_from, shown_until, created_by)
  values (words, severity, shown_from, shown_until, auth.uid())
  returning * into notice;
  perform private.audit('announcement.add', 'announcements', notice.id, null, to_jsonb(notice), words);
  return notice.id;
end $$;
comment on function public.announce(text, text, timestamptz, timestamptz) is
  'An administrator shows a notice to everyone for a time. Returns its id. Audited.';
grant execute on function public.announce(text, text, timestamptz, timestamptz) to authenticated;

create function public.withdraw_announcement(announcement_id uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  why text;
begin
  perform private.require_admin();
  why := private.required_text(reason, 'A reason', 1000);
  select to_jsonb(a) into before_row from public.announcements a
  where a.id = announcement_id and a.withdrawn_at is null for update;
  if before_row is null then
    raise exception 'This notice does not exist.';
  end if;
  update public.announcements a set withdrawn_at = now() where a.id = announcement_id;
  perform private.audit('announcement.withdraw', 'announcements', announcement_id, before_row,
    (select to_jsonb(a) from public.announcements a where a.id = announcement_id), why);
end $$;
comment on function public.withdraw_announcement(uuid, text) is
  'An administrator takes a notice down before its time. Audited.';
grant execute on function public.withdraw_announcement(uuid, text) to authenticated;
