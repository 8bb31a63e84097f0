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

create function private.keep_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The words about a person go when the person goes; that it was done, by whom and when stays.
  if tg_op = 'UPDATE'
    and (new.id, new.admin_id, new.action, new.subject_table, new.subject_id, new.created_at)
      is not distinct from (old.id, old.admin_id, old.action, old.subject_table, old.subject_id, old.created_at)
    and exists (select 1 from private.erasures e where e.transaction_id = pg_current_xact_id()::text::bigint) then
    return new;
  end if;
  raise exception 'The audit trail is never changed.' using errcode = '42501';
end $$;
comment on function private.keep_audit() is
  'Trigger: audit rows are never changed or removed; erasing a person alone may take their words out.';
create trigger keep_audit before update or delete on public.admin_audit
  for each row execute function private.keep_audit();
create trigger keep_audit_whole before truncate on public.admin_audit
  for each statement execute function private.keep_audit();

create function private.audit(
  action_name text, on_table text, on_id uuid, before_row jsonb, after_row jsonb, why text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.admin_audit (admin_id, action, subject_table, subject_id, before, after, reason)
  values (auth.uid(), action_name, on_table, on_id, before_row, after_row, why)
$$;
comment on function private.audit(text, text, uuid, jsonb, jsonb, text) is 'Leaves one row in the audit trail.';
