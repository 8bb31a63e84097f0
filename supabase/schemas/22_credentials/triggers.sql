create trigger limit_rows before insert on public.vendor_credentials
  for each row execute function private.limit_rows('60', 'credentials');
create trigger keep_match_profile after insert or update or delete on public.vendor_credentials
  for each row execute function private.keep_match_profile();
create trigger broadcast_business after insert or update or delete on public.vendor_credentials
  for each row execute function private.broadcast_business();

create trigger mask_words before insert or update of issuer on public.vendor_credentials
  for each row execute function private.mask_columns('issuer 120');
create trigger forget_written after delete on public.vendor_credentials
  for each row execute function private.forget_written();

create function private.require_insured() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.kind = 'liability_insurance' and current_user in ('anon', 'authenticated') then
    if new.insured_name is null then
      raise exception 'Enter the name of the insured, as the policy says.';
    elsif new.insured_cents is null then
      raise exception 'Enter the insured amount of the policy.';
    end if;
  end if;
  return new;
end $$;
comment on function private.require_insured() is
  'Trigger: liability insurance that a Pro adds says whom it insures and for how much.';
create trigger require_insured before insert on public.vendor_credentials
  for each row execute function private.require_insured();

create trigger limit_documents after insert on storage.objects
  for each row when (new.bucket_id = 'vendor-documents') execute function private.limit_files('has_room_for_documents');

create trigger as_one_line before insert or update of issuer, number, insured_name on public.vendor_credentials
  for each row execute function private.keep_one_line('issuer', 'number', 'insured_name');
