create function private.next_reminder(
  rule public.care_rules, tree uuid, zone text, after timestamptz
) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(due) from (
    select make_timestamp(year, rule.remind_month, 1, 9, 0, 0) at time zone zone as due
    from generate_series(extract(year from after)::int, extract(year from after)::int + 1) year
    union all
    select ((max(j.completed_at) at time zone zone + make_interval(months => rule.months_after))::date + time '09:00')
      at time zone zone
    from public.request_trees t
    join public.service_requests r on r.id = t.request_id and r.category::text = any (rule.services)
    join public.jobs j on j.request_id = r.id and j.state = 'completed'
    where t.property_tree_id = tree
  ) d where due > after
$$;
comment on function private.next_reminder(public.care_rules, uuid, text, timestamptz) is
  'When a rule is next due for a tree after a given time, at 9:00 at the property: the first of its month, or months_after months after the last completed job of its services. Null when it is not due.';

create function private.plan_care(tree public.property_trees, after timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wanted record;
  planned public.care_reminders;
begin
  if tree.removed_at is not null then
    return;
  end if;
  for wanted in
    select r.code, private.next_reminder(r, tree.id, p.time_zone, after) as due_at
    from public.properties p
    join public.care_rules r on (r.regions = '{}' or p.state = any (r.regions))
      and coalesce(tree.species, tree.label) ~* r.species_pattern
    where p.id = tree.property_id
  loop
    continue when wanted.due_at is null;
    insert into public.care_reminders (tree_id, rule, due_at) values (tree.id, wanted.code, wanted.due_at)
    on conflict on constraint care_reminders_tree_id_rule_due_at_key do nothing;
    select * into strict planned from public.care_reminders c
    where c.tree_id = tree.id and c.rule = wanted.code and c.due_at = wanted.due_at;
    -- Restores a dropped reminder that is due again.
    if planned.state = 'dropped' then
      perform private.transition('care_reminder', planned.id, 'plan', 'system');
    end if;
    if planned.state <> 'sent' then
      perform private.set_timer('care_reminder', planned.id, 'remind', planned.due_at);
    end if;
  end loop;
end $$;
comment on function private.plan_care(public.property_trees, timestamptz) is
  'Plans the next reminder of each rule that is about a standing tree.';

create function private.was_worked_on_since(tree uuid, since timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.request_trees rt
    join public.jobs j on j.request_id = rt.request_id and j.state = 'completed'
    where rt.property_tree_id = tree and j.completed_at > since)
$$;
comment on function private.was_worked_on_since(uuid, timestamptz) is 'Whether work on a tree was completed after a moment.';

create function private.care_reminder_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  reminder public.care_reminders;
  tree public.property_trees;
  place public.properties;
  rule public.care_rules;
  due int;
begin
  select * into strict reminder from public.care_reminders r where r.id = timer.subject_id;
  select * into strict tree from public.property_trees t where t.id = reminder.tree_id;
  select * into strict place from public.properties p where p.id = tree.property_id;
  select * into strict rule from public.care_rules r where r.code = reminder.rule;
  perform private.plan_care(tree, greatest(now_at, reminder.due_at));
  -- Skips trees that are gone, and seasonal reminders for trees worked on in the last year.
  if tree.removed_at is not null or place.archived_at is not null
    or rule.months_after is null and private.was_worked_on_since(tree.id, now_at - interval '1 year') then
    perform private.transition('care_reminder', reminder.id, 'drop', 'timer');
    return false;
  end if;
  perform private.transition('care_reminder', reminder.id, 'remind', 'timer');
  -- One reminder a property and season, however many trees it is about.
  select count(*) into due
  from public.care_reminders r join public.property_trees t on t.id = r.tree_id
  where t.property_id = place.id and t.removed_at is null and r.rule = rule.code and r.due_at = reminder.due_at
    and r.state <> 'dropped'
    and (rule.months_after is not null or not private.was_worked_on_since(t.id, now_at - interval '1 year'));
  perform private.notify(place.owner_id, 'owner', 'care_reminder',
    jsonb_build_object('title', rule.title, 'advice', rule.advice, 'source', rule.source, 'place', place.label,
      'tree', case when due = 1 then tree.label else format('%s trees', due) end),
    null, place.id, concat_ws(':', 'care', place.id, rule.code, reminder.due_at::date));
  return true;
end $$;
comment on function private.care_reminder_remind_due(private.timers, timestamptz) is
  'Reminds the owner of a tree of a rule of care, unless the tree is gone or was worked on lately, and plans the next year''s.';

create function private.replan_care_of(tree public.property_trees) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('care_reminder', r.id, 'drop', 'system')
  from public.care_reminders r where r.tree_id = tree.id and r.state = 'planned';
  perform private.plan_care(tree, now());
end $$;
comment on function private.replan_care_of(public.property_trees) is
  'Drops a tree''s planned reminders and plans them again.';

create function private.replan_care() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.replan_care_of(new);
  return null;
end $$;
comment on function private.replan_care() is
  'Trigger: what a tree is, and whether it stands, decides which reminders of care are planned.';

create function private.replan_care_of_property() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.replan_care_of(t) from public.property_trees t where t.property_id = new.id and t.removed_at is null;
  return null;
end $$;
comment on function private.replan_care_of_property() is
  'Trigger: reminders of care are due in the morning of the place, so they follow its time zone.';

create function private.replan_care_after_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  tree public.property_trees;
begin
  for tree in
    select t.* from public.property_trees t
    where t.id in (select rt.property_tree_id from public.request_trees rt where rt.request_id = new.request_id)
    order by t.id
  loop
    perform private.transition('care_reminder', r.id, 'drop', 'system')
    from public.care_reminders r join public.care_rules c on c.code = r.rule and c.months_after is not null
    where r.tree_id = tree.id and r.state = 'planned';
    perform private.plan_care(tree, now());
  end loop;
  return null;
end $$;
comment on function private.replan_care_after_work() is
  'Trigger: reminders counted from work on a tree begin when the job is completed.';
