create function private.replan_care() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('care_reminder', r.id, 'drop', 'system')
  from public.care_reminders r where r.tree_id = new.id and r.state = 'planned';
  perform private.plan_care(new, now());
  return null;
end $$;
comment on function private.replan_care() is
  'Trigger: what a tree is, and whether it stands, decides which reminders of care are planned.';
create trigger replan_care after update on public.property_trees
  for each row when (
    (old.species, old.label, old.removed_at is null) is distinct from (new.species, new.label, new.removed_at is null))
  execute function private.replan_care();
create trigger plan_care after insert on public.property_trees
  for each row execute function private.replan_care();
