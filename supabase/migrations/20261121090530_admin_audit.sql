-- The audit trail of the administrators.

create table public.admin_audit (
  id bigint generated always as identity primary key,
  admin_id uuid references public.profiles (id) on delete set null,
  action text not null,
  subject_table text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now()
);
comment on table public.admin_audit is 'Append-only: who did what to whom, from what to what, and why.';
create index admin_audit_created_idx on public.admin_audit (created_at desc);
create index admin_audit_subject_idx on public.admin_audit (subject_table, subject_id);
create index admin_audit_admin_idx on public.admin_audit (admin_id);
alter table public.admin_audit enable row level security;
revoke all on public.admin_audit from anon, authenticated;
grant select on public.admin_audit to authenticated;
grant select, insert on public.admin_audit to service_role;
create policy "Administrators read the audit trail" on public.admin_audit
  for select to authenticated using ((select private.is_admin()));

create function private.audit(
  action_name text, on_table text, on_id uuid, before_row jsonb, after_row jsonb, why text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_audit (admin_id, action, subject_table, subject_id, before, after, reason)
  values (auth.uid(), action_name, on_table, on_id, before_row, after_row, why)
$$;
comment on function private.audit(text, text, uuid, jsonb, jsonb, text) is 'Leaves one row in the audit trail.';
