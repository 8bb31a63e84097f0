-- Administrators who watch the error log hear of new reports at once, on the private channel admin:errors:
-- the event 'reported' with {latest, reports}, the number of the latest report and how many came with it,
-- never what they say; the reader fetches them under its own policies.
create function private.tell_error_tail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  news record;
begin
  -- Once a statement: reports that come in bulk are one piece of news.
  select max(r.id) as latest, count(*) as reports into news from reported r;
  if news.reports > 0 then
    perform realtime.send(
      jsonb_build_object('latest', news.latest, 'reports', news.reports), 'reported', 'admin:errors', true);
  end if;
  return null;
end $$;
comment on function private.tell_error_tail() is
  'Trigger: tells administrators who watch the error log that something was reported.';
create trigger tell_error_tail after insert on public.error_logs
  referencing new table as reported
  for each statement execute function private.tell_error_tail();

create policy "Administrators hear of reported errors" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) = 'admin:errors' and (select private.is_admin())
  );
