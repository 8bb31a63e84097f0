insert into private.machines (machine, table_name, key_column, noun) values
  ('care_reminder', 'care_reminders', 'id', 'reminder');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('care_reminder', 'planned', 'remind', 'sent', '{timer}'),
  ('care_reminder', 'planned', 'drop', 'dropped', '{system,timer}'),
  ('care_reminder', 'dropped', 'plan', 'planned', '{system}');
insert into private.timer_effects (machine, event, effect) values
  ('care_reminder', 'remind', 'private.care_reminder_remind_due');

-- Fresh cuts let in oak wilt while the beetles that carry it fly; when that is, the states say.
insert into public.care_rules (code, species_pattern, regions, remind_month, title, advice, source) values
  ('oak_wilt_tx', '\yoaks?\y', '{TX}', 12, 'Prune oaks before February',
    'Cuts made from February through June can let in oak wilt. If this tree needs pruning, have it done before February or wait until July.',
    'Texas A&M Forest Service'),
  ('oak_wilt_wi', '\yoaks?\y', '{WI}', 1, 'Prune oaks before April',
    'Cuts made from April through July can let in oak wilt. If this tree needs pruning, have it done before April or wait until August.',
    'Wisconsin Department of Natural Resources'),
  ('oak_wilt_mi', '\yoaks?\y', '{MI}', 1, 'Prune oaks before mid-April',
    'Cuts made from April 15 to July 15 can let in oak wilt. If this tree needs pruning, have it done before April 15 or wait until after July 15.',
    'Michigan Department of Natural Resources'),
  ('oak_wilt_mn', '\yoaks?\y', '{MN}', 1, 'Prune oaks before April',
    'Cuts made from April through July can let in oak wilt. If this tree needs pruning, have it done in winter, before April.',
    'Minnesota Department of Natural Resources'),
  -- Wounded elm wood attracts the bark beetles that carry Dutch elm disease; pears, crabapples, hawthorns and
  -- mountain ashes can get fire blight through fresh cuts; buds of early bloomers form on the new growth.
  ('elm_dormant', '\yelms?\y', '{}', 11, 'Prune elms in winter',
    'Fresh cuts attract the beetles that carry Dutch elm disease. If this tree needs pruning, have it done in late fall or winter.',
    'USDA Forest Service, "How to Prune Trees"'),
  ('fire_blight', '\y(crab ?apples?|hawthorns?|pears?|mountain[ -]ash(es)?)\y', '{}', 12, 'Prune during dormancy',
    'Pruning can spread fire blight, a bacterial disease. If this tree needs pruning, have it done in winter.',
    'USDA Forest Service, "How to Prune Trees"'),
  ('spring_bloom', '\y(redbuds?|dogwoods?)\y', '{}', 3, 'Prune right after flowering',
    'Next year''s flowers form on the new growth. If this tree needs pruning, have it done right after it flowers.',
    'USDA Forest Service, "How to Prune Trees"');

insert into public.care_rules (code, species_pattern, regions, services, months_after, title, advice, source) values
  ('yearly_look', '', '{}', '{arborist,maintenance,emergency}', 12, 'Time for a tree inspection',
    'It has been a year since the last work here. Have mature trees inspected at least once a year to catch problems early.',
    'International Society of Arboriculture, "Mature Tree Care"');
