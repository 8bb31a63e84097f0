-- What nginx's secure_link checks: base64url(md5("EXPIRES SECRET")). The secret comes last, so that no one
-- can extend a pass they have seen.
create function private.admin_pass(expires bigint) returns text
language sql stable set search_path = '' as $$
  select translate(rtrim(encode(decode(md5(expires || ' ' || k.secret), 'hex'), 'base64'), '='), '+/', '-_')
    || '.' || expires
  from private.admin_pass_key k
$$;
comment on function private.admin_pass(bigint) is
  'A pass to the administrators'' bundle, "SIGNATURE.EXPIRES", with the end in seconds since 1970.';

create function public.issue_admin_pass() returns table (pass text, lasts_seconds int)
language plpgsql stable security definer set search_path = '' as $$
declare
  lasting constant int := 600;
begin
  perform private.require_admin();
  return query select private.admin_pass(extract(epoch from now())::bigint + lasting), lasting;
end $$;
comment on function public.issue_admin_pass() is
  'A pass with which the web server serves an administrator the files of their bundle for ten minutes. Refuses everyone else (42501).';
grant execute on function public.issue_admin_pass() to authenticated;
