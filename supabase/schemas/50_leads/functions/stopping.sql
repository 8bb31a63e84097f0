-- A Pro who stops working (paused, suspended, terminated) keeps what was agreed and nothing else.
-- Without this key, an offer made while its Pro is being stopped would survive the stop. Offers hold it shared and
-- never wait for it. Stopping a Pro takes it exclusively, before anything an offer waits for.
create function private.offering_key(vendor uuid) returns bigint
language sql immutable set search_path = '' as $$
  select hashtextextended('offering:' || vendor, 0)
$$;
comment on function private.offering_key(uuid) is 'The key under which offers to a Pro are held back while the Pro is stopped.';

create function private.lock_open_deals(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  requests uuid[];
begin
  perform pg_advisory_xact_lock(private.offering_key(vendor));
  requests := array(
    select l.request_id from public.leads l
    where l.vendor_id = vendor and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released'));
  -- All requests before all accounts, each in one order, as every other step locks one request and its own.
  perform 1 from public.service_requests r where r.id = any (requests) order by r.id for update;
  perform 1 from public.token_accounts a
  where a.vendor_id = vendor
    or a.vendor_id in (select l.vendor_id from public.leads l where l.request_id = any (requests))
  order by a.vendor_id for no key update;
end $$;
comment on function private.lock_open_deals(uuid) is
  'Keeps new offers from a Pro, and locks the requests in which the Pro has an open lead, and then the Pros of them.';

create function private.takes_offers(vendor uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- The state is read after the key is held, by a statement of its own.
  if not pg_try_advisory_xact_lock_shared(private.offering_key(vendor)) then
    return false;
  end if;
  return exists (select 1 from public.vendor_profiles v where v.vendor_id = vendor and v.state = 'approved');
end $$;
comment on function private.takes_offers(uuid) is
  'Whether a Pro is open for work, and stays so until this transaction ends; false while another one stops or admits the Pro.';

create function private.end_open_deals(vendor uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  perform private.lock_open_deals(vendor);
  for lead in
    select * from public.leads l
    where l.vendor_id = vendor and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
    order by l.request_id
  loop
    perform private.transition('quote', q.id, 'withdraw', 'system', why)
    from public.quotes q where q.lead_id = lead.id and q.state in ('draft', 'sent', 'viewed', 'changes_requested');
    perform private.transition('lead', lead.id,
      case when lead.state in ('offered', 'viewed') then 'retract' else 'withdraw' end, 'system', why);
    perform private.release_hold(lead, why);
    perform private.offer_again(lead.request_id);
  end loop;
  -- Jobs that are over need no one's address any more.
  update public.leads l set contact_shared_at = null
  where l.vendor_id = vendor and l.state = 'won' and l.contact_shared_at is not null
    and not private.agreement_stands(l.id);
end $$;
comment on function private.end_open_deals(uuid, text) is
  'Ends every lead and quote of a Pro that is not agreed: held tokens go back, captured ones stay spent, contact details are hidden again, and the places go to others.';

create function private.stop_dealing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_open_deals(new.vendor_id, 'This Pro isn''t taking work at the moment');
  return null;
end $$;
comment on function private.stop_dealing() is
  'Trigger: whichever way a business stops working, what is not agreed ends in the same transaction.';
