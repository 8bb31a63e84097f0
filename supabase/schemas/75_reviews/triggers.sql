
create trigger mask_words before insert or update of body, reply on public.reviews
  for each row execute function private.mask_columns('body 4000', 'reply 2000');
create trigger forget_written after delete on public.reviews
  for each row execute function private.forget_written();

create function private.limit_review_photos() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_room_for_review_photos(new.name, 0) then
    raise exception 'You can''t store more files here.' using errcode = '42501';
  end if;
  return null;
end $$;
comment on function private.limit_review_photos() is
  'Trigger: as private.limit_files, for the folder of one review.';
create trigger limit_review_photos after insert on storage.objects
  for each row when (new.bucket_id = 'tree-photos' and starts_with(new.name, 'reviews/'))
  execute function private.limit_review_photos();
