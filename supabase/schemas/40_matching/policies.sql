create policy "Anyone reads the matching policy" on public.matching_policy
  for select to anon, authenticated using (true);

create policy "Administrators read matches" on public.match_runs
  for select to authenticated using ((select private.is_admin()));

create policy "Administrators read match candidates" on public.match_candidates
  for select to authenticated using ((select private.is_admin()));
