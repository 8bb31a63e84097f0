-- Every state in the product changes through private.transition(), which looks the change up in one
-- table of allowed moves and leaves an append-only event behind.
create table private.state_transitions (
  machine text not null,
  from_state text not null,
  event text not null,
  to_state text not null,
  actors text[] not null,
  primary key (machine, from_state, event)
);
comment on table private.state_transitions is
  'The only allowed moves of each machine, and who may make them: owner, vendor, admin, timer or system.';

-- Which table and key each machine lives in.
create table private.machines (
  machine text primary key,
  table_name text not null,
  key_column text not null default 'id',
  noun text not null
);
comment on table private.machines is 'Where each machine keeps its rows, and the word people know it by.';

create table public.state_events (
  id bigint generated always as identity primary key,
  machine text not null references private.machines (machine),
  subject_id uuid not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  actor_id uuid,
  request_id uuid,
  vendor_id uuid,
  note text,
  created_at timestamptz not null default now()
);
comment on table public.state_events is
  'Append-only: every beginning and change of state, who made it and why. from_state is null where a row begins. request_id and vendor_id say whose timeline it belongs to.';
create index state_events_subject_idx on public.state_events (machine, subject_id, id);
create index state_events_request_idx on public.state_events (request_id, id);
create index state_events_vendor_idx on public.state_events (vendor_id, id);
-- For the pace of steps without a request.
create index state_events_actor_idx on public.state_events (actor_id, machine, event, created_at)
  where request_id is null;
alter table public.state_events enable row level security;
revoke all on public.state_events from anon, authenticated;
-- Not who acted: an administrator is known by the role alone, and of the sides each knows who the other is.
grant select (id, machine, subject_id, event, from_state, to_state, actor, request_id, vendor_id, note, created_at)
  on public.state_events to authenticated;
grant select, insert on public.state_events to service_role;

-- What happens automatically: timers, what each does, and the clock that fires them.
create table private.timers (
  id bigint generated always as identity primary key,
  machine text not null references private.machines (machine),
  subject_id uuid not null,
  event text not null,
  due_at timestamptz not null,
  set_at timestamptz not null default now(),
  fired_at timestamptz,
  failure text,
  reason text,
  unique (machine, subject_id, event, due_at)
);
comment on table private.timers is
  'What happens automatically: an event that falls due for a row of a machine. failure: why it could not take effect; reason: why it was set, where that matters.';
create index timers_due_idx on private.timers (due_at) where fired_at is null;

create table private.timer_effects (
  machine text not null references private.machines (machine),
  event text not null,
  effect text not null check (to_regproc(effect) is not null),
  gives_way boolean not null default false,
  primary key (machine, event)
);
comment on table private.timer_effects is
  'What a timer does beyond moving its row: a function of (timer private.timers, now_at timestamptz) that returns whether it took effect. gives_way: nobody was promised a moment, so deadlines that are due come first. Each is registered beside its machine.';
