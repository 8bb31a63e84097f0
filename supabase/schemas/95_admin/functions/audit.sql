create function private.audit(
  action_name text, on_table text, on_id uuid, before_row jsonb, after_row jsonb, why text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_audit (admin_id, action, subject_table, subject_id, before, after, reason)
  values (auth.uid(), action_name, on_table, on_id, before_row, after_row, why)
$$;
comment on function private.audit(text, text, uuid, jsonb, jsonb, text) is 'Leaves one row in the audit trail.';
