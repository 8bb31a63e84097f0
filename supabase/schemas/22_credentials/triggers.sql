create trigger limit_rows before insert on public.vendor_credentials
  for each row execute function private.limit_rows('60', 'credentials');
create trigger keep_match_profile after insert or update or delete on public.vendor_credentials
  for each row execute function private.keep_match_profile();
create trigger broadcast_business after insert or update or delete on public.vendor_credentials
  for each row execute function private.broadcast_business();

create trigger mask_words before insert or update of issuer on public.vendor_credentials
  for each row execute function private.mask_columns('issuer 120');
