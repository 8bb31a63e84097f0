create function private.derive_lead_listings(only_lead uuid, only_request uuid) returns setof private.lead_listings
language sql stable security definer set search_path = '' as $$
  select l.id, l.vendor_id, l.state, l.offered_at, l.offer_expires_at, l.distance_km, l.token_price,
    r.estimate_high_cents, r.category, r.timing,
    array[lower(r.contact_name), lower(r.city), r.number::text, r.zip]
  from public.leads l join public.service_requests r on r.id = l.request_id
  where (only_lead is null or l.id = only_lead) and (only_request is null or r.id = only_request)
$$;
comment on function private.derive_lead_listings(uuid, uuid) is
  'What the inbox keeps of one lead, of the leads of one request, or of all.';

create function private.store_lead_listings(only_lead uuid, only_request uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.lead_listings
  select * from private.derive_lead_listings(only_lead, only_request)
  on conflict (lead_id) do update set
    state = excluded.state, offered_at = excluded.offered_at, offer_expires_at = excluded.offer_expires_at,
    distance_km = excluded.distance_km, token_price = excluded.token_price,
    estimate_high_cents = excluded.estimate_high_cents, category = excluded.category, timing = excluded.timing,
    words = excluded.words
$$;
comment on function private.store_lead_listings(uuid, uuid) is
  'Brings what the inbox keeps of a lead, or of the leads of a request, up to date.';

create function private.list_leads_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_lead_listings(l.id, null) from public.leads l where l.request_id = new.id;
  return null;
end $$;
comment on function private.list_leads_of_request() is 'Trigger: the inbox finds the leads of a request by what it says now.';
