-- Contact details belong to one lead: shared by its owner, as they were then, until the lead ends or the
-- owner takes them back. The Pro who was hired keeps them for the job and for as long as it can be disputed.
create function private.agreement_stands(lead uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.jobs j
    where j.lead_id = lead and j.state not in ('canceled', 'no_show')
      and (j.state <> 'completed' or private.is_disputed(j.id)
        or j.completed_at > now() - (private.resolution_rules()).dispute_days * interval '1 day'))
$$;
comment on function private.agreement_stands(uuid) is
  'Whether the Pro of a lead was hired for a job that is not over: not called off, and not yet past the days in which it can be disputed.';

create function private.is_dealing(lead public.leads) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.takes_messages(lead.state) and (private.agreement_stands(lead.id) or (exists (
      select 1 from public.vendor_profiles v where v.vendor_id = lead.vendor_id and v.state = 'approved')
    and not private.is_suspended(lead.owner_id)))
    and not exists (select 1 from public.profiles p where p.id = lead.owner_id and p.deleted_at is not null)
$$;
comment on function private.is_dealing(public.leads) is
  'Whether the two sides of a lead can write to each other: the lead has not ended, the owner has not left, and the Pro was hired, or is open for work and the owner not suspended.';

-- Contact with a Pro who was hired and has done the work outlives the dispute window by hours at most.
create function private.contact_is_shared(lead public.leads) returns boolean
language sql stable security definer set search_path = '' as $$
  select lead.contact_shared_at is not null and (lead.state <> 'won' or private.agreement_stands(lead.id))
$$;
comment on function private.contact_is_shared(public.leads) is
  'Whether the Pro of a lead sees the owner''s contact details now.';

create function private.share_contact_of(lead uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.leads l set contact_shared_at = coalesce(l.contact_shared_at, now()) where l.id = lead;
  insert into private.shared_contacts (lead_id, facts)
  select lead, jsonb_build_object('first_name', p.first_name, 'last_name', p.last_name, 'phone', p.phone,
    'email', p.email, 'address', place.address, 'city', place.city, 'state', place.state, 'zip', place.zip,
    -- Whom an owner shares the address with also sees the pin on the map: it is as exact as the address.
    'pin', case when place.pin_latitude is not null then
      jsonb_build_object('latitude', place.pin_latitude, 'longitude', place.pin_longitude) end)
  from public.leads l
  join public.profiles p on p.id = l.owner_id
  join public.service_requests r on r.id = l.request_id
  join public.properties place on place.id = r.property_id
  where l.id = lead
  on conflict (lead_id) do nothing;
end $$;
comment on function private.share_contact_of(uuid) is
  'Keeps the owner''s contact details of now as what the Pro of a lead sees, unless some are shared already.';

create function public.share_contact(lead_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  lead public.leads := private.own_request_lead(lead_id);
begin
  if not private.takes_messages(lead.state) then
    raise exception 'You can share contact details once the Pro has accepted.';
  end if;
  if lead.state = 'won' and not private.agreement_stands(lead.id) then
    raise exception 'Your job with this Pro is over, so you can''t share contact details.';
  end if;
  if not private.is_dealing(lead) then
    raise exception 'This Pro isn''t taking work at the moment, so you can''t share contact details.';
  end if;
  -- Shared again, it is what the owner's account and property say now.
  delete from private.shared_contacts s where s.lead_id = lead_id;
  perform private.share_contact_of(lead.id);
  perform private.engage_lead(lead.id);
  perform private.charge_after_release(lead, 'The owner shared contact details after the refund');
  return (select to_jsonb(l) from public.leads l where l.id = lead.id);
end $$;
comment on function public.share_contact(uuid) is
  'An owner lets one Pro see name, phone, email and exact address as they are now. Calling it again shares what has changed since. Returns the lead as it is now.';
grant execute on function public.share_contact(uuid) to authenticated;

create function public.unshare_contact(lead_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  lead public.leads := private.own_request_lead(lead_id);
begin
  if lead.state = 'won' and private.agreement_stands(lead_id) then
    raise exception 'The Pro you hired needs your contact details for the job.';
  end if;
  update public.leads l set contact_shared_at = null where l.id = lead_id and l.contact_shared_at is not null;
end $$;
comment on function public.unshare_contact(uuid) is
  'An owner takes contact details back from a Pro who was not hired: the Pro no longer sees them, and messages hide them again. The tokens stay spent.';
grant execute on function public.unshare_contact(uuid) to authenticated;

create function public.lead_contact(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  lead public.leads;
  shared jsonb;
begin
  select l.* into lead from public.leads l where l.id = lead_id and caller in (l.vendor_id, l.owner_id);
  if lead.id is null or not private.contact_is_shared(lead) then
    return null;
  end if;
  select s.facts into shared from private.shared_contacts s where s.lead_id = lead_id;
  if lead.vendor_id = caller then
    return shared;
  end if;
  return (
    select jsonb_build_object('business_name', v.business_name, 'phone', p.phone, 'email', p.email,
      'shared', shared, 'can_take_back', not (lead.state = 'won' and private.agreement_stands(lead_id)))
    from public.vendor_profiles v join public.profiles p on p.id = v.vendor_id where v.vendor_id = lead.vendor_id
  );
end $$;
comment on function public.lead_contact(uuid) is
  'Contact details of the other side of a lead while the owner shares theirs, else null. A Pro gets the owner''s as they were when shared, with the pin {latitude, longitude} or null; the owner gets the Pro''s, what was shared, and whether it can be taken back.';
grant execute on function public.lead_contact(uuid) to authenticated;
