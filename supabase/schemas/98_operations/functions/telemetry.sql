-- Reports of browsers, on their way to the operator's own monitoring by OpenTelemetry. Who a person is stays here.

create function public.reports_to_forward(at_most int default 500)
returns table (kind text, id bigint, at timestamptz, severity text, text text, facts jsonb)
language sql stable security definer set search_path = '' as $$
  -- A report is numbered before it is there to be read: those of this moment wait for one with a lower number.
  (select 'error', e.id, e.created_at, e.severity, e.message, jsonb_strip_nulls(jsonb_build_object(
      'exception.message', e.message, 'exception.stacktrace', e.stack_trace,
      'category', e.category, 'source', e.source, 'fingerprint', e.fingerprint,
      'release', e.context ->> 'release', 'remote', e.context ->> 'remote',
      'remote_version', e.context ->> 'remote_version', 'request_id', e.context ->> 'request_id',
      'url.full', e.url, 'user_agent.original', e.user_agent))
    from public.error_logs e, private.forwarded_reports f
    where e.id > f.last_error and e.created_at between now() - interval '1 day' and now() - interval '5 seconds'
    order by e.id limit least(greatest(at_most, 1), 1000))
  union all
  (select 'vital', v.id, v.created_at, null, v.metric, jsonb_strip_nulls(jsonb_build_object(
      'browser.web_vital.name', lower(v.metric), 'browser.web_vital.value', v.value,
      'page', v.page, 'release', v.release, 'remote', v.remote,
      'remote_version', v.remote_version, 'device', v.device))
    from private.page_vitals v, private.forwarded_reports f
    where v.id > f.last_vital and v.created_at between now() - interval '1 day' and now() - interval '5 seconds'
    order by v.id limit least(greatest(at_most, 1), 1000))
$$;
comment on function public.reports_to_forward(int) is
  'Errors and page speeds of the last day that were not forwarded yet, up to 1000 of each, without the account they come from.';
grant execute on function public.reports_to_forward(int) to service_role;

create function public.note_forwarded_reports(last_error bigint, last_vital bigint) returns void
language sql security definer set search_path = '' as $$
  update private.forwarded_reports f
  set last_error = greatest(f.last_error, note_forwarded_reports.last_error),
    last_vital = greatest(f.last_vital, note_forwarded_reports.last_vital)
  where f.only_row
$$;
comment on function public.note_forwarded_reports(bigint, bigint) is
  'Reports up to these numbers have arrived at the endpoint; null where none of the kind were sent.';
grant execute on function public.note_forwarded_reports(bigint, bigint) to service_role;
