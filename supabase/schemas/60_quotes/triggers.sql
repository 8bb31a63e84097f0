create trigger touch_updated_at before update on public.quotes
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update on public.quotes
  for each row execute function private.broadcast_change();

-- What owners and Pros write around a deal shows no contact details before the owner shares them.
create trigger mask_words before insert or update of message, terms, owner_note on public.quotes
  for each row execute function private.mask_columns('message 4000', 'terms 4000', 'owner_note 2000');
create trigger forget_written after delete on public.quotes
  for each row execute function private.forget_written();
create trigger mask_words before insert or update of description on public.quote_line_items
  for each row execute function private.mask_columns('description 300');
create trigger forget_written after delete on public.quote_line_items
  for each row execute function private.forget_written();
