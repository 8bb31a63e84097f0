-- Whoever decided a claim or a dispute does not decide the appeal against that decision.

create function private.require_other_eyes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.state_events e
    where e.machine = new.machine and e.subject_id = new.subject_id and e.actor = 'admin'
      and e.actor_id = new.actor_id and e.to_state in ('denied', 'decided')
  ) then
    raise exception 'You took the first decision. Another administrator must decide the appeal.'
      using errcode = '42501', hint = 'other_eyes';
  end if;
  return new;
end $$;
comment on function private.require_other_eyes() is
  'Trigger: refuses the decision of an appeal by the administrator whose decision it is about.';
create trigger require_other_eyes before insert on public.state_events
  for each row when (
    new.actor = 'admin' and new.from_state = 'appealed' and new.machine in ('lead_credit_claim', 'job_dispute'))
  execute function private.require_other_eyes();
