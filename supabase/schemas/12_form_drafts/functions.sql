create function private.save_form_draft(person uuid, given jsonb)
returns table (key text, draft_id text, content jsonb, saved_at timestamptz, is_saved boolean)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  draft_key text := private.json_text(given, 'key', 'The key of a draft', 200);
  given_id text := coalesce(private.json_text(given, 'draft_id', 'The id of a draft', 40), '');
  typed jsonb := nullif(given -> 'content', 'null');
  age_ms numeric := private.json_number(given, 'age_ms', 'The age of a draft', 0, 1e12);
  known timestamptz := private.json_date(given, 'known', 'The time of the known draft');
begin
  if draft_key is null or draft_key !~ '^[A-Za-z0-9_/-]+$' then
    raise exception 'A draft is saved under the name of its form.';
  end if;
  if not given ? 'content' or jsonb_typeof(typed) <> 'object' then
    raise exception 'A draft holds the fields of a form.';
  end if;
  if octet_length(typed::text) > 20000 then
    raise exception 'This draft is too long to be saved.';
  end if;
  if typed is null and not exists (
    select 1 from public.form_drafts d where d.person_id = person and d.key = draft_key) then
    -- Sent before any other device could have it.
    return;
  end if;
  return query
    insert into public.form_drafts as d (person_id, key, draft_id, content, saved_at)
    values (person, draft_key, given_id, typed, now() - make_interval(secs => coalesce(age_ms, 0)::float8 / 1000))
    on conflict on constraint form_drafts_pkey do update
    set draft_id = excluded.draft_id, content = excluded.content,
      saved_at = greatest(excluded.saved_at, d.saved_at + interval '1 microsecond')
    where d.saved_at = known
      -- That another draft was sent says nothing about this one, and the other way around.
      or d.draft_id <> excluded.draft_id and d.content is null
      or d.saved_at < excluded.saved_at and (d.draft_id = excluded.draft_id or excluded.content is not null)
    returning d.key, d.draft_id, d.content, d.saved_at, true;
  if not found then
    return query
      select d.key, d.draft_id, d.content, d.saved_at, false from public.form_drafts d
      where d.person_id = person and d.key = draft_key;
  end if;
end $$;
comment on function private.save_form_draft(uuid, jsonb) is
  'Saves one draft of save_form_drafts, unless a newer one is kept. Returns the one that is kept now; none where none was and none is to be.';

create function public.save_form_drafts(drafts jsonb)
returns table (key text, draft_id text, content jsonb, saved_at timestamptz, is_saved boolean)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  at_once constant int := 20;
  kept_at_most constant int := 100;
  given jsonb;
begin
  if jsonb_typeof(drafts) is distinct from 'array' then
    raise exception 'There is nothing to save.';
  end if;
  if jsonb_array_length(drafts) > at_once then
    raise exception 'Up to % drafts can be saved at once.', at_once;
  end if;
  -- Two devices that save the same drafts in another order would wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('form_drafts' || caller, 0));
  for given in select * from jsonb_array_elements(drafts) loop
    return query select * from private.save_form_draft(caller, given);
  end loop;
  delete from public.form_drafts d using (
    select f.key, row_number() over (partition by f.content is null order by f.saved_at desc, f.key) as place
    from public.form_drafts f where f.person_id = caller
  ) ranked
  where d.person_id = caller and d.key = ranked.key and ranked.place > kept_at_most;
end $$;
comment on function public.save_form_drafts(jsonb) is
  'Keeps up to 20 drafts [{key, draft_id, content, age_ms, known}] of the caller for their other devices. draft_id: chosen where the draft was begun. content: the typed fields, up to 20 kB; null once this very draft was sent or discarded. age_ms: milliseconds since it was typed, so that no clock of a device counts. known: saved_at of the draft it goes on from, which it replaces; any other one only when it is older. Returns for each which draft is kept now, and whether it is the given one. The latest 100 drafts are kept.';
grant execute on function public.save_form_drafts(jsonb) to authenticated;
