create policy "Anyone reads the price book" on public.price_book_items
  for select to anon, authenticated using (true);
