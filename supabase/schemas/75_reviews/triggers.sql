
create trigger mask_words before insert or update of body, reply on public.reviews
  for each row execute function private.mask_columns('body 4000', 'reply 2000');
