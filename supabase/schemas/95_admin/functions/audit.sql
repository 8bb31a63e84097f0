create function private.audit(
  action_name text, on_table text, on_id uuid, before_row jsonb, after_row jsonb, why text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_audit (admin_id, action, subject_table, subject_id, before, after, reason)
  values (auth.uid(), action_name, on_table, on_id, before_row, after_row, why)
$$;
comment on function private.audit(text, text, uuid, jsonb, jsonb, text) is 'Leaves one row in the audit trail.';

create function private.audit_correction(
  action_name text, on_table text, on_id uuid, subject_name text, labels text[],
  before_row jsonb, after_row jsonb, why text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  said text;
  before_details jsonb;
  after_details jsonb;
begin
  select string_agg(labels[n][2], ', ' order by n), jsonb_object_agg(labels[n][1], before_row -> labels[n][1]),
    jsonb_object_agg(labels[n][1], after_row -> labels[n][1])
  into said, before_details, after_details
  from generate_subscripts(labels, 1) n
  where before_row -> labels[n][1] is distinct from after_row -> labels[n][1];
  if said is null then
    raise exception 'Nothing was changed.';
  end if;
  perform private.audit(action_name, on_table, on_id, before_details,
    after_details || jsonb_build_object('name', subject_name), why);
  return said;
end $$;
comment on function private.audit_correction(text, text, uuid, text, text[], jsonb, jsonb, text) is
  'Audits in which of the labeled details, {{column, words}, ...} in the order people read them, a stored row differs from what it was. Refuses a correction that changed none. Returns the changed details in words.';
