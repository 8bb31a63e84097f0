-- Reports are paged by their number, which a storm of reports in one moment does not share.

drop index public.error_logs_severity_idx;
drop index public.error_logs_category_idx;
drop index public.error_logs_fingerprint_idx;
create index error_logs_severity_idx on public.error_logs (severity, id desc);
create index error_logs_category_idx on public.error_logs (category, id desc);
create index error_logs_fingerprint_idx on public.error_logs (fingerprint, id desc);
