-- What administrators put right about a business. It has a reason and an audit row.

create function public.admin_correct_business(
  vendor_id uuid, business_name text, about text, zip text, reason text, expected_version int default null
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(vendor_id);
  why text := private.required_text(reason, 'A reason', 500);
  -- In the order people read them.
  names constant text[] := '{business_name,about,zip}';
  labels constant text[] := '{business name,description,ZIP code}';
  corrected jsonb := jsonb_build_object(
    'business_name', private.required_text(business_name, 'The business name', 120),
    'about', private.clean_text(about, 'The description', 2000),
    'zip', private.clean_text(zip, 'The ZIP code', 5));
  before_row jsonb;
  changed text[];
  said text;
begin
  select to_jsonb(v) into before_row from public.vendor_profiles v where v.vendor_id = vendor_id for no key update;
  if before_row is null or account.deleted_at is not null then
    raise exception 'This business does not exist.';
  end if;
  perform private.assert_version((before_row ->> 'version')::int, expected_version, 'This business');
  if corrected ->> 'zip' is null and before_row ->> 'zip' is not null then
    raise exception 'Enter the ZIP code the crew starts from.';
  end if;
  select array_agg(n.name order by n.place), string_agg(labels[n.place], ', ' order by n.place) into changed, said
  from unnest(names) with ordinality n (name, place)
  where before_row ->> n.name is distinct from corrected ->> n.name;
  if changed is null then
    raise exception 'Nothing was changed.';
  end if;
  update public.vendor_profiles v
  set business_name = corrected ->> 'business_name', about = corrected ->> 'about', zip = corrected ->> 'zip'
  where v.vendor_id = vendor_id;
  perform private.audit('vendor.correct', 'vendor_profiles', vendor_id,
    (select jsonb_object_agg(n.name, before_row -> n.name) from unnest(changed) n (name)),
    (select jsonb_object_agg(n.name, corrected -> n.name) from unnest(changed) n (name))
      || jsonb_build_object('name', corrected ->> 'business_name'), why);
  perform private.notify(vendor_id, 'vendor', 'account_corrected',
    jsonb_build_object('what', said, 'note', why), null, null);
  return said;
end $$;
comment on function public.admin_correct_business(uuid, text, text, text, text, int) is
  'An administrator corrects the name, description and ZIP code of a business, with a reason; null takes the description away. Refused with the hint version_conflict when expected_version is not the current one. The Pro is notified. Audited with what was changed. Returns the changed details in words.';
grant execute on function public.admin_correct_business(uuid, text, text, text, text, int) to authenticated;
