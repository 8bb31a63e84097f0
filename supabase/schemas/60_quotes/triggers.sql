create trigger touch_updated_at before update on public.quotes
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update on public.quotes
  for each row execute function private.broadcast_change();

-- What owners and Pros write around a deal carries no contact details before the owner shares them.
create function private.mask_deal_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Erasing an owner takes the owner's words out; the Pro's contact details were shared.
  if private.is_erasing() or exists (select 1 from public.leads l where l.id = new.lead_id and private.contact_is_shared(l)) then
    return new;
  end if;
  new.message := left(private.mask_contact(new.message), 4000);
  new.terms := left(private.mask_contact(new.terms), 4000);
  new.owner_note := left(private.mask_contact(new.owner_note), 2000);
  return new;
end $$;
comment on function private.mask_deal_words() is 'Trigger: a quote''s words carry no contact details until they are shared.';
create trigger mask_words before insert or update of message, terms, owner_note on public.quotes
  for each row execute function private.mask_deal_words();

create function private.mask_line() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_erasing() and not exists (
    select 1 from public.quotes q join public.leads l on l.id = q.lead_id
    where q.id = new.quote_id and private.contact_is_shared(l)) then
    new.description := left(private.mask_contact(new.description), 300);
  end if;
  return new;
end $$;
comment on function private.mask_line() is 'Trigger: a line of a quote carries no contact details until they are shared.';
create trigger mask_words before insert or update of description on public.quote_line_items
  for each row execute function private.mask_line();
