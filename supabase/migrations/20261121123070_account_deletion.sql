-- People delete their account, with seven days to think again.

create type public.account_deletion_state as enum ('requested', 'cancelled', 'erased');
create table public.account_deletions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  state public.account_deletion_state not null default 'requested',
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.account_deletions is 'Wishes to delete an account, and what became of them.';
create unique index account_deletions_one_idx on public.account_deletions (person_id) include (id) where state = 'requested';
create index account_deletions_person_idx on public.account_deletions (person_id, created_at desc);
alter table public.account_deletions enable row level security;
revoke all on public.account_deletions from anon, authenticated;
grant select on public.account_deletions to authenticated;
grant all on public.account_deletions to service_role;
create policy "People read their own wish to leave, administrators all" on public.account_deletions
  for select to authenticated
  using (person_id = (select auth.uid()) or (select private.is_admin()));

insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('account_deletion', 'requested', 'cancel', 'cancelled', '{owner,vendor}'),
  ('account_deletion', 'requested', 'postpone', 'requested', '{timer}'),
  ('account_deletion', 'requested', 'erase', 'erased', '{timer}'),
  ('vendor', 'applied', 'close_account', 'terminated', '{system}'),
  ('vendor', 'documents_pending', 'close_account', 'terminated', '{system}'),
  ('vendor', 'under_review', 'close_account', 'terminated', '{system}'),
  ('vendor', 'approved', 'close_account', 'terminated', '{system}'),
  ('vendor', 'paused', 'close_account', 'terminated', '{system}'),
  ('vendor', 'suspended', 'close_account', 'terminated', '{system}'),
  ('vendor', 'rejected', 'close_account', 'terminated', '{system}');
insert into private.machines (machine, table_name, noun) values
  ('account_deletion', 'account_deletions', 'deletion');

create function private.work_under_way(person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select r.number from public.jobs j join public.service_requests r on r.id = j.request_id
  where person in (j.owner_id, j.vendor_id)
    and j.state in ('en_route', 'in_progress', 'change_order_pending', 'delivered')
  order by r.number limit 1
$$;
comment on function private.work_under_way(uuid) is 'The number of a request whose work a person is in the middle of, or null.';

create function public.request_account_deletion(confirm_email text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  person public.profiles;
  deletion public.account_deletions;
  number bigint := private.work_under_way(caller);
begin
  select * into person from public.profiles p where p.id = caller for update;
  if person.user_type = 'admin' then
    raise exception 'The account of an administrator cannot be deleted here.' using errcode = '42501';
  end if;
  if confirm_email is null or lower(btrim(confirm_email)) <> lower(person.email) then
    raise exception 'Type the email address of this account to confirm.';
  end if;
  if number is not null then
    raise exception 'Work on request % is under way. Finish it first.', number using hint = 'work_under_way';
  end if;
  select * into deletion from public.account_deletions d where d.person_id = caller and d.state = 'requested';
  if not found then
    insert into public.account_deletions (person_id, due_at) values (caller, now() + interval '7 days')
    returning * into deletion;
    perform private.set_timer('account_deletion', deletion.id, 'erase', deletion.due_at);
  end if;
  return deletion.due_at;
end $$;
comment on function public.request_account_deletion(text) is
  'The caller asks for the account to be deleted, confirming with its email address. Returns when: after seven days, until which it can be taken back. A repeat changes nothing.';
grant execute on function public.request_account_deletion(text) to authenticated;

create function public.cancel_account_deletion() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  deletion uuid;
begin
  select d.id into deletion from public.account_deletions d where d.person_id = caller and d.state = 'requested' for update;
  if deletion is null then
    raise exception 'This account is not going to be deleted.';
  end if;
  perform private.transition('account_deletion', deletion, 'cancel',
    (select case p.user_type when 'vendor' then 'vendor' else 'owner' end from public.profiles p where p.id = caller));
end $$;
comment on function public.cancel_account_deletion() is 'The caller keeps the account after all.';
grant execute on function public.cancel_account_deletion() to authenticated;

create function private.account_deletion_erase_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  deletion public.account_deletions;
begin
  select * into deletion from public.account_deletions d where d.id = timer.subject_id for update;
  -- Work begun in the meantime is finished first.
  if private.work_under_way(deletion.person_id) is not null then
    perform private.transition('account_deletion', deletion.id, 'postpone', 'timer');
    update public.account_deletions d set due_at = now_at + interval '1 day' where d.id = deletion.id;
    perform private.set_timer('account_deletion', deletion.id, 'erase', now_at + interval '1 day');
    return true;
  end if;
  perform private.transition('account_deletion', deletion.id, 'erase', 'timer');
  perform private.erase_person(deletion.person_id);
  return true;
end $$;
comment on function private.account_deletion_erase_due(private.timers, timestamptz) is
  'The days to think again are over: the person is removed, unless work is under way; then a day later.';
insert into private.timer_effects (machine, event, effect) values
  ('account_deletion', 'erase', 'private.account_deletion_erase_due');
