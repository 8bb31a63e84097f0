create view private.fresh_lead_listings as
  select l.id as lead_id, l.vendor_id, l.state, l.offered_at, l.offer_expires_at, l.distance_km, l.token_price,
    r.estimate_high_cents, r.category, r.timing,
    array[private.folded(r.contact_name), private.folded(r.city), r.number::text, r.zip] as words
  from public.leads l join public.service_requests r on r.id = l.request_id;
comment on view private.fresh_lead_listings is 'What private.lead_listings is to hold, read from leads and requests.';

create function private.store_lead_listing(lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.lead_listings
  select * from private.fresh_lead_listings f where f.lead_id = lead
  on conflict (lead_id) do update set
    state = excluded.state, offered_at = excluded.offered_at, offer_expires_at = excluded.offer_expires_at,
    distance_km = excluded.distance_km, token_price = excluded.token_price,
    estimate_high_cents = excluded.estimate_high_cents, category = excluded.category, timing = excluded.timing,
    words = excluded.words;
end $$;
comment on function private.store_lead_listing(uuid) is 'Brings what the inbox keeps of a lead up to date.';

create function private.list_all_leads() returns void
language sql security definer set search_path = '' as $$
  delete from private.lead_listings where true;
  insert into private.lead_listings select * from private.fresh_lead_listings;
$$;
comment on function private.list_all_leads() is
  'Writes what the inbox keeps of all leads again, after rows were loaded past the triggers.';

create function private.list_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_lead_listing(new.id);
  return null;
end $$;
comment on function private.list_lead() is 'Trigger: the inbox finds a lead by what it is now.';

create function private.list_leads_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.store_lead_listing(l.id) from public.leads l where l.request_id = new.id;
  return null;
end $$;
comment on function private.list_leads_of_request() is 'Trigger: the inbox finds the leads of a request by what it says now.';
