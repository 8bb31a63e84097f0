create trigger broadcast_business after insert or update or delete on public.vendor_hours
  for each row execute function private.broadcast_business();

create trigger limit_rows before insert on public.vendor_special_days
  for each row execute function private.limit_rows('400', 'special days');
create trigger broadcast_business after insert or update or delete on public.vendor_special_days
  for each row execute function private.broadcast_business();

create trigger limit_rows before insert on public.vendor_blocks
  for each row execute function private.limit_rows('1000', 'blocked times');
create trigger broadcast_business after insert or update or delete on public.vendor_blocks
  for each row execute function private.broadcast_business();

create trigger broadcast_business after insert or update or delete on public.vendor_calendar_feeds
  for each row execute function private.broadcast_business();
