-- What administrators' lists are ordered by, so that each can be read on from where it was left.

alter table public.vendor_profiles add column state_since timestamptz not null default now();
comment on column public.vendor_profiles.state_since is 'Since when the business is in its state.';

update public.vendor_profiles p
set state_since = coalesce(
  (select max(e.created_at) from public.state_events e
   where e.machine = 'vendor' and e.subject_id = p.vendor_id and e.to_state = p.state::text),
  p.created_at);

create function private.stamp_state_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.state_since := now();
  return new;
end $$;
comment on function private.stamp_state_since() is 'Notes since when a business is in the state it has just entered.';
create trigger stamp_state_since before update of state on public.vendor_profiles
  for each row when (old.state is distinct from new.state) execute function private.stamp_state_since();

create index vendor_profiles_state_since_idx on public.vendor_profiles (state, state_since, vendor_id);
create index conversations_latest_idx on public.conversations (last_message_at desc nulls last, id desc);
create index vendor_subscriptions_asked_idx on public.vendor_subscriptions (created_at, id) where state = 'incomplete';
