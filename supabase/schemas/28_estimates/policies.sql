create policy "Anyone reads the price book" on public.price_book_items
  for select to anon, authenticated using (true);

create policy "Anyone reads the surcharges of the price book" on public.price_book_surcharges
  for select to anon, authenticated using (true);
