create function private.vendor_zone(vendor uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select v.time_zone from public.vendor_profiles v where v.vendor_id = vendor), 'America/New_York');
end $$;
comment on function private.vendor_zone(uuid) is
  'The time zone a Pro works in; Eastern time until the ZIP code is known.';

create function private.own_business() returns uuid
language sql stable security definer set search_path = '' as $$
  select v.vendor_id from public.vendor_profiles v join public.profiles p on p.id = v.vendor_id
  where v.vendor_id = auth.uid() and p.deleted_at is null
$$;
comment on function private.own_business() is
  'Whose business the caller may change: the caller''s id. Null for who has none or whose account was deleted.';
grant execute on function private.own_business() to authenticated;

create function private.require_vendor() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if not exists (select 1 from public.vendor_profiles v where v.vendor_id = caller) then
    raise exception 'Only Pros can do this.' using errcode = '42501';
  end if;
  return caller;
end $$;
comment on function private.require_vendor() is 'The caller''s id. Refuses everyone who has no business (42501).';

-- The mean over the reviews and as many imagined ones of the usual rating, so that one review is no verdict.
create function private.bayesian_rating(
  rating_sum float8, rating_count float8, prior_mean float8, prior_count float8
) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select (prior_mean * prior_count + rating_sum) / (prior_count + rating_count)
$$;
comment on function private.bayesian_rating(float8, float8, float8, float8) is
  'The rating (1 to 5) that counts for a Pro: the mean with the prior of the matching policy.';

create function private.is_visible_vendor(vendor uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.vendor_profiles where vendor_id = vendor and state = 'approved')
$$;
comment on function private.is_visible_vendor(uuid) is 'Whether anyone may see this Pro''s public facts.';
grant execute on function private.is_visible_vendor(uuid) to anon, authenticated;

-- A list brings many changes in one transaction; the pages of its Pro need to hear of them once.
create function private.broadcast_business() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  vendor uuid := case when tg_op = 'DELETE' then old.vendor_id else new.vendor_id end;
begin
  if current_setting('tree_service.told_of_business', true) is distinct from vendor::text then
    perform set_config('tree_service.told_of_business', vendor::text, true);
    perform private.tell(vendor, 'vendor_profiles', null, null);
  end if;
  return null;
end $$;
comment on function private.broadcast_business() is
  'Trigger: tells a Pro''s open pages, once a transaction, that something of the business changed.';
