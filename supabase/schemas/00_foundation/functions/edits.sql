-- Whoever edits a row says which version they saw, so that two people never overwrite each other unseen.

create function private.count_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.count_version() is 'Trigger: a row that changed has a new version.';

create function private.refuse_unseen(kept_version int, seen_version int) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if seen_version is not null and seen_version <> kept_version then
    raise exception 'This was changed meanwhile, on another page or device. Nothing was overwritten.'
      using hint = 'changed_meanwhile';
  end if;
end $$;
comment on function private.refuse_unseen(int, int) is
  'Refuses an edit based on a version that is no longer the one kept; null asks for no check.';
