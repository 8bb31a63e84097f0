create function private.chain_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.chain_audit_row(new.id);
  return null;
end $$;
comment on function private.chain_audit() is 'Trigger: chains what was written into the audit trail, or taken out of it by an erasure.';
-- At the end of the transaction: one waits for another only once nothing else is left to lock.
create constraint trigger chain_audit after insert or update on public.admin_audit
  deferrable initially deferred
  for each row execute function private.chain_audit();
