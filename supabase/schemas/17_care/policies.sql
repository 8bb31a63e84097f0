create policy "Accounts read the rules of care" on public.care_rules
  for select to authenticated using (true);

create policy "Readers of a tree read when it needs care" on public.care_reminders
  for select to authenticated
  using (exists (select 1 from public.property_trees t where t.id = tree_id));
