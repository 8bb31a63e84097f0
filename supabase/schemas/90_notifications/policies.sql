create policy "People read their own notifications" on public.notifications
  for select to authenticated using (person_id = (select auth.uid()));

create policy "People read their own settings" on public.notification_settings
  for select to authenticated using (person_id = (select auth.uid()));

create policy "People read their own preferences" on public.notification_preferences
  for select to authenticated using (person_id = (select auth.uid()));

create policy "People read their own devices" on public.push_tokens
  for select to authenticated using (person_id = (select auth.uid()));
create policy "People remove their own devices" on public.push_tokens
  for delete to authenticated using (person_id = (select auth.uid()));

create policy "People read their own consent to text messages" on public.text_consents
  for select to authenticated using (person_id = (select auth.uid()));
