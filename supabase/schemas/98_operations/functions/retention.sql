create function private.remove_what_ended(reports boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept private.kept_data;
begin
  -- One is a table of Auth, which a project may be kept from changing; the health check says so.
  for kept in
    select * from private.kept_data k
    where k.is_report = reports and has_table_privilege(k.kept_in, 'delete') order by k.place
  loop
    execute format('delete from %s t where t.%I < now() - make_interval(days => $1)', kept.kept_in::regclass, kept.clock)
    using kept.kept_days;
  end loop;
end $$;
comment on function private.remove_what_ended(boolean) is
  'Forgets what private.kept_data says has ended: reports, or everything else.';

create function private.remove_old_data() returns void
language sql security definer set search_path = '' as $$
  select private.remove_what_ended(false)
$$;
comment on function private.remove_old_data() is
  'Forgets what is older than private.kept_data keeps it, but for reports. Run every night.';

-- Anyone may report, so what is kept has an end in time and in number. The five minutes between two
-- runs bound what a flood from many addresses adds.
create function private.remove_old_reports() returns void
language plpgsql security definer set search_path = '' as $$
declare
  errors private.error_report_limits;
  vitals private.page_vital_limits;
begin
  select * into errors from private.error_report_limits;
  select * into vitals from private.page_vital_limits;
  perform private.remove_what_ended(true);
  delete from public.error_logs e where e.id <= (select max(l.id) from public.error_logs l) - errors.kept_at_most;
  -- Errors that happen outlast invented ones.
  delete from public.error_groups g where g.fingerprint in (
    select k.fingerprint from public.error_groups k
    order by k.occurrences desc, k.last_seen_at desc, k.fingerprint offset errors.kinds_kept_at_most);
  delete from private.page_vitals v where v.id <= (select max(k.id) from private.page_vitals k) - vitals.kept_at_most;
  -- Releases that pages load outlast invented ones, too.
  delete from private.release_loads l where l.first_at < now() - vitals.releases_kept_for or (l.remote, l.version) in (
    select r.remote, r.version from private.release_loads r
    order by r.loads desc, r.first_at desc, r.remote, r.version offset vitals.releases_kept_at_most);
  -- They name addresses of callers. What is counted by the day, which begins at its midnight, names none and is still needed.
  delete from private.error_report_counts c where c.minute < now() - errors.counts_kept_for
    - case when c.minute = date_trunc('day', c.minute) then interval '1 day' else interval '0' end;
end $$;
comment on function private.remove_old_reports() is
  'Forgets errors, page speeds and loads of releases that are older or more than their limits keep, and who sent how many. Run every five minutes.';
