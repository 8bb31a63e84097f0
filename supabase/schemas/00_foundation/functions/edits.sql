-- An edit names the version it is based on, so that two people never overwrite each other unseen.

create function private.count_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
comment on function private.count_version() is 'Trigger: a row that changed has a new version.';

create function private.assert_version(current_version int, expected_version int, what text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if expected_version <> current_version then
    raise exception '% was changed since you opened it. Nothing was overwritten.', what using hint = 'version_conflict';
  end if;
end $$;
comment on function private.assert_version(int, int, text) is
  'Refuses an edit based on another version than the current one; null skips the check. what names it: "This price".';
