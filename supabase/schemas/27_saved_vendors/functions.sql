create function public.save_vendor(vendor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  at_most constant int := 100;
begin
  if not coalesce(private.is_visible_vendor(vendor_id), false) then
    raise exception 'This Pro is not listed at the moment.';
  end if;
  if (select count(*) from public.saved_vendors s where s.owner_id = caller and s.vendor_id <> vendor_id) >= at_most then
    raise exception 'You can save up to % Pros. Remove one first.', at_most;
  end if;
  insert into public.saved_vendors (owner_id, vendor_id) values (caller, vendor_id) on conflict do nothing;
end $$;
comment on function public.save_vendor(uuid) is
  'An owner saves a listed Pro, 100 at most. A repeat changes nothing.';
grant execute on function public.save_vendor(uuid) to authenticated;

create function public.unsave_vendor(vendor_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
begin
  delete from public.saved_vendors s where s.owner_id = caller and s.vendor_id = vendor_id;
end $$;
comment on function public.unsave_vendor(uuid) is 'An owner takes a Pro off the saved ones. A repeat changes nothing.';
grant execute on function public.unsave_vendor(uuid) to authenticated;

create function public.my_saved_vendors()
returns table (
  vendor_id uuid, business_name text, city text, region text, categories public.service_category[],
  rating numeric, rating_count int, jobs_completed int, is_demo boolean, is_listed boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_owner();
begin
  return query
    select v.vendor_id, v.business_name, l.city, l.region, l.categories,
      case when l.rating_count > 0 then round(l.rating_sum::numeric / l.rating_count, 2) end,
      l.rating_count, l.jobs_completed, v.is_demo, l.vendor_id is not null
    from public.saved_vendors s join public.vendor_profiles v on v.vendor_id = s.vendor_id
      left join public.vendor_profiles l on l.vendor_id = s.vendor_id and l.state = 'approved'
        and private.is_insured(l.vendor_id, now())
    where s.owner_id = caller
    order by s.created_at desc, v.vendor_id;
end $$;
comment on function public.my_saved_vendors() is
  'The Pros the calling owner saved, the latest first. is_listed: takes requests now; of the others the name alone, so that the owner knows whom to take off the list.';
grant execute on function public.my_saved_vendors() to authenticated;
