-- What administrators change about plans leaves an audit row, and they can see which buckets exist.

create function private.audit_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Migrations and seeds act in nobody's name.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'plan.add' else 'plan.change' end, 'subscription_plans', new.id,
      case tg_op when 'UPDATE' then to_jsonb(old) end, to_jsonb(new), null);
  end if;
  return null;
end $$;
comment on function private.audit_plan() is 'Trigger: a plan an administrator adds or changes leaves an audit row.';
create trigger audit_plan after insert or update on public.subscription_plans
  for each row execute function private.audit_plan();

create policy "Administrators see which buckets exist" on storage.buckets
  for select to authenticated using ((select private.is_admin()));
