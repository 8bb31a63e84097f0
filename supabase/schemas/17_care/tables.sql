-- A calendar of care: few rules, each with who published it, and a reminder for each tree a rule is about.
create table public.care_rules (
  code text primary key,
  species_pattern text not null,
  regions text[] not null,
  remind_month int check (remind_month between 1 and 12),
  services text[] not null default '{}',
  months_after int check (months_after between 1 and 120),
  title text not null,
  advice text not null,
  source text not null,
  check (num_nonnulls(remind_month, months_after) = 1),
  check ((months_after is null) = (services = '{}'))
);
comment on table public.care_rules is
  'When a kind of tree needs care: species_pattern is matched with its species (else its name), regions are states, none for all of them. Either the season matters: remind_month is the month before which owners hear the advice. Or work that was done: months_after counts from the completion of a job of one of services (service_category). source is who published it, with its title where it has one.';
alter table public.care_rules enable row level security;
revoke all on public.care_rules from anon, authenticated;
grant select on public.care_rules to authenticated;
grant all on public.care_rules to service_role;

create type public.care_reminder_state as enum ('planned', 'sent', 'dropped');

create table public.care_reminders (
  id uuid primary key default gen_random_uuid(),
  tree_id uuid not null references public.property_trees (id) on delete cascade,
  rule text not null references public.care_rules (code),
  state public.care_reminder_state not null default 'planned',
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (tree_id, rule, due_at)
);
comment on table public.care_reminders is
  'When the owner of a tree is reminded of a rule. dropped: the tree is gone, is another kind after all, or was worked on lately.';
create index care_reminders_rule_idx on public.care_reminders (rule);
alter table public.care_reminders enable row level security;
revoke all on public.care_reminders from anon, authenticated;
grant select on public.care_reminders to authenticated;
grant all on public.care_reminders to service_role;
