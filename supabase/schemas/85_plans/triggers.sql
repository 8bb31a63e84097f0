create trigger count_version before update on public.subscription_plans
  for each row when (new.* is distinct from old.*) execute function private.count_version();

-- Plans are changed with a reason, like everything else an administrator does.
create function private.audit_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Migrations and seeds act in no one's name.
  if auth.uid() is not null then
    perform private.audit(
      case tg_op when 'INSERT' then 'plan.add' else 'plan.change' end, 'subscription_plans', new.id,
      case tg_op when 'UPDATE' then to_jsonb(old) end, to_jsonb(new),
      nullif(current_setting('tree_service.reason', true), ''));
  end if;
  return null;
end $$;
comment on function private.audit_plan() is
  'Trigger: a plan an administrator adds or changes leaves an audit row, with the reason save_plan was given.';
create trigger audit_plan after insert or update on public.subscription_plans
  for each row execute function private.audit_plan();

create function private.keep_plan_boosts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_match_profile(s.vendor_id)
  from public.vendor_subscriptions s where s.plan_id = new.id order by s.vendor_id;
  return null;
end $$;
comment on function private.keep_plan_boosts() is 'Trigger: a plan''s new boost reaches every Pro who has it.';
create trigger keep_plan_boosts after update of features on public.subscription_plans
  for each row when (old.features is distinct from new.features) execute function private.keep_plan_boosts();

create trigger broadcast_change after insert or update on public.vendor_subscriptions
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after insert or update or delete on public.vendor_subscriptions
  for each row execute function private.keep_match_profile();
