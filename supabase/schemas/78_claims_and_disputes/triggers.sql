create trigger touch_updated_at before update on public.lead_credit_claims
  for each row execute function private.touch_updated_at();

create function private.tell_claimant() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(new.vendor_id, 'lead_credit_claims', new.request_id, null);
  return null;
end $$;
comment on function private.tell_claimant() is 'Trigger: tells the Pro, and no one else, that a claim changed.';
create trigger tell_claimant after insert or update on public.lead_credit_claims
  for each row execute function private.tell_claimant();

create trigger touch_updated_at before update on public.job_disputes
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update on public.job_disputes
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after update of outcome, decided_at on public.job_disputes
  for each row execute function private.keep_match_profile();
