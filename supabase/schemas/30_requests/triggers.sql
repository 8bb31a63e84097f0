create trigger touch_updated_at before update on public.service_requests
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after update on public.service_requests
  for each row execute function private.broadcast_change();

-- Called off, lapsed, spam or closed for good: no one goes there any more.
create function private.end_contact_with_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.leads l set contact_shared_at = null
  where l.request_id = new.id and l.contact_shared_at is not null and not private.agreement_stands(l.id);
  return null;
end $$;
comment on function private.end_contact_with_request() is
  'Trigger: when a request ends, so does every Pro''s sight of its owner''s contact details.';
create trigger end_contact_with_request after update of state on public.service_requests
  for each row when (
    new.state in ('canceled', 'expired', 'rejected_spam', 'closed') and old.state is distinct from new.state)
  execute function private.end_contact_with_request();

create trigger mask_words before insert or update of description, contact_name on public.service_requests
  for each row execute function private.mask_columns('description 4000', 'contact_name 80');
create trigger mask_words before insert or update of notes on public.request_access
  for each row execute function private.mask_columns('notes 2000');
create trigger mask_words before insert or update of species on public.request_trees
  for each row execute function private.mask_columns('species 80');
create trigger forget_written after delete on public.service_requests
  for each row execute function private.forget_written();
create trigger forget_written after delete on public.request_access
  for each row execute function private.forget_written();
create trigger forget_written after delete on public.request_trees
  for each row execute function private.forget_written();

create trigger list_leads after update of contact_name, city, zip, number, category, timing, estimate_high_cents
  on public.service_requests for each row execute function private.list_leads_of_request();

create trigger limit_photos after insert on storage.objects
  for each row when (new.bucket_id = 'tree-photos' and not starts_with(new.name, 'reviews/'))
  execute function private.limit_files('has_room_for_photos');

create trigger settle_ended_search after update of state on public.service_requests
  for each row when (new.state not in ('matching', 'open') and old.state in ('matching', 'open'))
  execute function private.settle_ended_search();

create trigger as_one_line before insert or update of contact_name on public.service_requests
  for each row execute function private.keep_one_line('contact_name');

create trigger as_one_line before insert or update of species on public.request_trees
  for each row execute function private.keep_one_line('species');
create trigger uncount_canceled after update of state on public.service_requests
  for each row when (new.state = 'canceled' and old.state <> 'canceled')
  execute function private.uncount_canceled();
