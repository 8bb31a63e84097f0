-- What administrators put right about a business. It has a reason and an audit row.

create function public.admin_correct_business(
  vendor_id uuid, business_name text, about text, zip text, reason text, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  account public.profiles := private.account_of(vendor_id);
  why text := private.required_text(reason, 'A reason', 500);
  labels constant text[] := '{{business_name,business name},{about,description},{zip,starting ZIP code}}';
  corrected_name text := private.required_text(business_name, 'The business name', 120);
  corrected_about text := private.clean_text(about, 'The description', 2000);
  corrected_zip text := private.clean_text(zip, 'The ZIP code', 5);
  before_row jsonb;
  after_row jsonb;
  said text;
begin
  if length(corrected_name) < 2 then
    raise exception 'Use at least 2 characters for the business name.';
  end if;
  select to_jsonb(v) into before_row from public.vendor_profiles v where v.vendor_id = vendor_id for no key update;
  if before_row is null or account.deleted_at is not null then
    raise exception 'This business does not exist.';
  end if;
  perform private.assert_version((before_row ->> 'version')::int, expected_version, 'This business');
  if corrected_zip is null and before_row ->> 'zip' is not null then
    raise exception 'Enter the ZIP code the crew starts from.';
  end if;
  -- As stored: contact details are taken out of what was typed.
  update public.vendor_profiles v
  set business_name = corrected_name, about = corrected_about, zip = corrected_zip
  where v.vendor_id = vendor_id
  returning jsonb_build_object('business_name', v.business_name, 'about', v.about, 'zip', v.zip, 'city', v.city,
    'region', v.region, 'version', v.version) into after_row;
  said := private.audit_correction('vendor.correct', 'vendor_profiles', vendor_id, after_row ->> 'business_name', labels,
    before_row, after_row, why);
  perform private.notify(vendor_id, 'vendor', 'business_corrected',
    jsonb_build_object('what', said, 'note', why), null, null);
  return after_row;
end $$;
comment on function public.admin_correct_business(uuid, text, text, text, text, int) is
  'An administrator corrects the name, description and ZIP code of a business, with a reason; null takes the description away. Refused with the hint version_conflict when expected_version is not the current one. The Pro is notified. Audited with what was changed. Returns these details as they are stored, with their city, region and version.';
grant execute on function public.admin_correct_business(uuid, text, text, text, text, int) to authenticated;
