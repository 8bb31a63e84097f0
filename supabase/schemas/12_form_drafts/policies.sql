create policy "People read what they typed and have not sent" on public.form_drafts
  for select to authenticated using (person_id = (select auth.uid()));
