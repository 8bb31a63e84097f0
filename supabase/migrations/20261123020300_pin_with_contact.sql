-- Whom an owner shares the address with also sees the pin on the map: it is as exact as the address.

create or replace function public.lead_contact(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
begin
  return (
    select case when l.vendor_id = caller then
        jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'phone', p.phone,
          'email', p.email, 'address', place.address, 'city', place.city, 'state', place.state, 'zip', place.zip,
          'pin', case when place.pin_latitude is not null then
            jsonb_build_object('latitude', place.pin_latitude, 'longitude', place.pin_longitude) end)
      else
        jsonb_build_object('business_name', v.business_name, 'phone', vp.phone, 'email', vp.email)
      end
    from public.leads l
    join public.profiles p on p.id = l.owner_id
    join public.service_requests r on r.id = l.request_id
    join public.properties place on place.id = r.property_id
    join public.vendor_profiles v on v.vendor_id = l.vendor_id
    join public.profiles vp on vp.id = l.vendor_id
    where l.id = lead_id and l.contact_shared_at is not null and caller in (l.vendor_id, l.owner_id)
  );
end $$;
comment on function public.lead_contact(uuid) is
  'Contact details of the other side of a lead, null until the owner shared theirs. A Pro also gets the owner''s pin {latitude, longitude}, null without one.';
