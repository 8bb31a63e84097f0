create trigger mask_words before insert on public.state_events
  for each row when (new.note is not null) execute function private.mask_columns('note 4000');
create trigger forget_written after delete on public.state_events
  for each row execute function private.forget_written();

create function private.notify_of_event() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_event(new);
  return null;
end $$;
comment on function private.notify_of_event() is 'Trigger: an event tells whom the rules name.';
-- At the end of the transaction, when what the event brought about is written too.
create constraint trigger notify_of_event after insert on public.state_events
  deferrable initially deferred for each row execute function private.notify_of_event();

-- An administrator may have been an owner before, whose deals are still there.
create function private.refuse_own_case() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_own_deal(new.request_id);
  return new;
end $$;
comment on function private.refuse_own_case() is
  'Trigger: refuses what an administrator decides about a claim, a dispute or a review of a deal of their own.';
create trigger refuse_own_case before insert on public.state_events
  for each row when (new.actor = 'admin' and new.machine in ('lead_credit_claim', 'job_dispute', 'review'))
  execute function private.refuse_own_case();

-- The administrator who decided a claim or a dispute does not decide the appeal.
create function private.require_second_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.state_events e
    where e.machine = new.machine and e.subject_id = new.subject_id and e.actor = 'admin'
      and e.actor_id = new.actor_id and e.to_state in ('denied', 'decided')
  ) then
    raise exception 'You made the first decision. Another administrator must decide the appeal.'
      using errcode = '42501', hint = 'second_reviewer';
  end if;
  return new;
end $$;
comment on function private.require_second_reviewer() is
  'Trigger: refuses the decision of an appeal by the administrator whose decision it is about.';
create trigger require_second_reviewer before insert on public.state_events
  for each row when (
    new.actor = 'admin' and new.from_state = 'appealed' and new.machine in ('lead_credit_claim', 'job_dispute'))
  execute function private.require_second_reviewer();
