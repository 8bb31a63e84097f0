create trigger touch_updated_at before update on public.service_requests
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after update on public.service_requests
  for each row execute function private.broadcast_change();
