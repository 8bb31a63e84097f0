create trigger touch_updated_at before update on public.vendor_profiles
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after update of state, state_reason, business_name, zip, categories
  on public.vendor_profiles
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after insert or update on public.vendor_profiles
  for each row execute function private.keep_match_profile();
create trigger broadcast_business after update of about, quote_terms, service_radius_km, crew_size, founded_year
  on public.vendor_profiles
  for each row execute function private.broadcast_business();

create function private.place_vendor() returns trigger
language plpgsql set search_path = '' as $$
declare
  place public.zip_codes;
begin
  if new.zip is null then
    return new;
  end if;
  select * into place from public.zip_codes where zip = new.zip;
  if not found then
    raise exception 'We don''t recognize the ZIP code %.', new.zip;
  end if;
  new.city := place.city;
  new.region := place.state;
  new.latitude := place.latitude;
  new.longitude := place.longitude;
  new.time_zone := place.time_zone;
  return new;
end $$;
comment on function private.place_vendor() is 'Trigger: city, position and time zone of a Pro follow the ZIP code.';
create trigger place_vendor before insert or update of zip on public.vendor_profiles
  for each row execute function private.place_vendor();

-- A name is what everyone calls the business: it is taken as it is, or refused.
create function private.check_business_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.mask_contact(new.business_name) <> new.business_name then
    raise exception 'A business name can''t hold a phone number, an email address, a street address or a web address.'
      using hint = 'contact_in_name';
  end if;
  return new;
end $$;
comment on function private.check_business_name() is 'Trigger: refuses contact details in the name of a business.';
create trigger check_name before insert or update of business_name on public.vendor_profiles
  for each row execute function private.check_business_name();

-- After place_vendor and check_name, which come before it by name: what is proposed is what would be stored.
create function private.propose_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.business_name is distinct from old.business_name then
    perform private.propose_business(old, 'business_name', old.business_name, new.business_name);
    new.business_name := old.business_name;
  end if;
  if new.zip is null then
    raise exception 'Enter the ZIP code your crew starts from.';
  end if;
  if new.region is distinct from old.region then
    perform private.propose_business(old, 'zip', old.zip, new.zip);
    new.zip := old.zip;
    new.city := old.city;
    new.region := old.region;
    new.latitude := old.latitude;
    new.longitude := old.longitude;
    new.time_zone := old.time_zone;
  end if;
  return new;
end $$;
comment on function private.propose_identity() is
  'Trigger: a new name, or a ZIP code in another state, that a Pro gives an approved business waits for an administrator.';
create trigger propose_identity before update of business_name, zip on public.vendor_profiles
  for each row when (current_user in ('anon', 'authenticated') and old.approved_at is not null)
  execute function private.propose_identity();

-- Figures change all the time and are nothing anyone decides on, so they leave the version alone.
create function private.follow_business() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.version = old.version then
    new.version := old.version + 1;
  end if;
  if new.state <> 'paused' then
    new.paused_by := null;
    new.paused_until := null;
  end if;
  return new;
end $$;
comment on function private.follow_business() is
  'Trigger: a change of the business or of its state is a new version, and ends what belongs to a pause.';
create trigger follow_business before update of
  state, state_reason, business_name, about, quote_terms, zip, service_radius_km, categories, crew_size, founded_year
  on public.vendor_profiles for each row execute function private.follow_business();

create function private.stamp_state_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.state_since := now();
  return new;
end $$;
comment on function private.stamp_state_since() is 'Notes since when a business is in the state it has just entered.';
create trigger stamp_state_since before update of state on public.vendor_profiles
  for each row when (old.state is distinct from new.state) execute function private.stamp_state_since();

create function private.stamp_approved_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.approved_at := now();
  return new;
end $$;
comment on function private.stamp_approved_at() is 'Trigger: notes when a business was first approved.';
create trigger stamp_approved_at before insert or update of state on public.vendor_profiles
  for each row when (new.state = 'approved' and new.approved_at is null) execute function private.stamp_approved_at();

create trigger stop_dealing after update of state on public.vendor_profiles
  for each row when (new.state in ('paused', 'suspended', 'terminated') and old.state is distinct from new.state)
  execute function private.stop_dealing();

create function private.trace_stopped_business() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state in ('suspended', 'terminated') then
    perform private.keep_traces(new.vendor_id);
  else
    perform private.drop_traces(new.vendor_id);
  end if;
  return null;
end $$;
comment on function private.trace_stopped_business() is
  'Trigger: a suspended or terminated business leaves traces, one that is reinstated none.';
create trigger trace_stopped_business after update of state on public.vendor_profiles
  for each row when ((new.state in ('suspended', 'terminated')) <> (old.state in ('suspended', 'terminated')))
  execute function private.trace_stopped_business();

create trigger broadcast_business after insert or update or delete on public.business_proposals
  for each row execute function private.broadcast_business();

create trigger count_version before update on public.vendor_equipment
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger keep_match_profile after insert or update or delete on public.vendor_equipment
  for each row execute function private.keep_match_profile();
create trigger broadcast_business after insert or update or delete on public.vendor_equipment
  for each row execute function private.broadcast_business();

create trigger count_version before update on public.vendor_prices
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger limit_rows before insert on public.vendor_prices
  for each row execute function private.limit_rows('200', 'prices');
create trigger broadcast_business after insert or update or delete on public.vendor_prices
  for each row execute function private.broadcast_business();

create trigger count_version before update on public.vendor_crew
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger limit_rows before insert on public.vendor_crew
  for each row execute function private.limit_rows('200', 'people');
create trigger broadcast_business after insert or update or delete on public.vendor_crew
  for each row execute function private.broadcast_business();

create trigger count_version before update of caption on public.vendor_media
  for each row when (new.caption is distinct from old.caption) execute function private.count_version();
create trigger limit_rows before insert on public.vendor_media
  for each row execute function private.limit_rows('40', 'photos');
create trigger broadcast_business after insert or update or delete on public.vendor_media
  for each row execute function private.broadcast_business();

-- Half a pair is a photo like any other.
create function private.split_pair() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.vendor_media m set pair_id = null, moment = null where m.pair_id = old.pair_id and m.id <> old.id;
  return null;
end $$;
comment on function private.split_pair() is 'Trigger: what is left of a pair when one photo goes.';
create trigger split_pair after delete on public.vendor_media
  for each row when (old.pair_id is not null) execute function private.split_pair();

-- Owners read these before they have shared anything, and visitors at any time.
create trigger mask_words before insert or update of about, state_reason on public.vendor_profiles
  for each row execute function private.mask_columns('about 2000', 'state_reason 1000');
create trigger mask_words before insert or update of caption on public.vendor_media
  for each row execute function private.mask_columns('caption 200');
create trigger forget_written after delete on public.vendor_media
  for each row execute function private.forget_written();

create trigger limit_media after insert on storage.objects
  for each row when (new.bucket_id = 'vendor-media') execute function private.limit_files('has_room_for_media');

create trigger as_one_line before insert or update of business_name on public.vendor_profiles
  for each row execute function private.keep_one_line('business_name');

create trigger as_one_line before insert or update of label on public.vendor_crew
  for each row execute function private.keep_one_line('label');

create trigger as_one_line before insert or update of label on public.vendor_prices
  for each row execute function private.keep_one_line('label');
