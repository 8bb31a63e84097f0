create trigger touch_updated_at before update on public.leads
  for each row execute function private.touch_updated_at();
create trigger broadcast_change after insert or update on public.leads
  for each row execute function private.broadcast_change();
create trigger count_answer after update of state on public.leads
  for each row when (old.state in ('offered', 'viewed') and new.state in ('accepted', 'declined', 'expired'))
  execute function private.count_answer();
create trigger uncount_accept after update of state on public.leads
  for each row when (old.state in ('accepted', 'quoted') and new.state = 'withdrawn' and new.engaged_at is null)
  execute function private.uncount_accept();

-- A place that is taken or freed changes the number other Pros are deciding by.
create function private.tell_competitors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(l.vendor_id, 'leads', l.request_id, null)
  from public.leads l
  where l.request_id = new.request_id and l.id <> new.id and l.state in ('offered', 'viewed');
  return null;
end $$;
comment on function private.tell_competitors() is
  'Trigger: tells Pros who still decide about a request that the number of places taken has changed.';
create trigger tell_competitors after update of state on public.leads
  for each row when (
    (old.state in ('accepted', 'engaged', 'quoted', 'released'))
    is distinct from (new.state in ('accepted', 'engaged', 'quoted', 'released'))
  )
  execute function private.tell_competitors();

-- A lead credited by another way (its request was spam) answers the claim with it.
create function private.settle_claim_of_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.answer_claim(c.id, 'grant', 'system', 'The tokens of this lead were given back.')
  from public.lead_credit_claims c
  where c.lead_id = new.id and c.state in ('under_review', 'denied', 'appealed');
  return null;
end $$;
comment on function private.settle_claim_of_lead() is 'Trigger: a claim is granted when its lead is credited without it.';
create trigger settle_claim_of_lead after update of state on public.leads
  for each row when (new.state = 'credited' and old.state <> 'credited')
  execute function private.settle_claim_of_lead();

-- Accepting a quote shares contact too; then the Pro hears of that.
create function private.notify_of_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(new.vendor_id, 'vendor', 'contact_shared',
    jsonb_build_object('request_number', r.number, 'category', r.category, 'timing', r.timing, 'city', r.city,
      'customer', r.contact_name),
    new.request_id, new.id,
    -- Shared, taken back and shared again within the hour, it is the same news.
    format('contact:%s:%s', new.id, to_char(now() at time zone 'UTC', 'YYYY-MM-DD HH24')))
  from public.service_requests r where r.id = new.request_id;
  return null;
end $$;
comment on function private.notify_of_contact() is 'Trigger: a Pro hears that an owner has shared contact details.';
create trigger notify_of_contact after update of contact_shared_at on public.leads
  for each row when (old.contact_shared_at is null and new.contact_shared_at is not null and new.state <> 'won')
  execute function private.notify_of_contact();

-- Sharing belongs to the lead and ends with it.
create function private.end_contact_with_lead() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.contact_shared_at := null;
  return new;
end $$;
comment on function private.end_contact_with_lead() is 'Trigger: with a lead the Pro''s sight of contact details ends.';
create trigger end_contact_with_lead before update of state on public.leads
  for each row when (
    new.state in ('lost', 'declined', 'expired', 'credited', 'withdrawn') and new.contact_shared_at is not null)
  execute function private.end_contact_with_lead();

create function private.forget_shared_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.contact_shared_at is not null and new.contact_shared_at is null then
    new.contact_ended_at := now();
    delete from private.shared_contacts s where s.lead_id = new.id;
  end if;
  return new;
end $$;
comment on function private.forget_shared_contact() is
  'Trigger: once sharing has ended, what was shared is forgotten and the moment kept.';
-- After the trigger above, by its name.
create trigger forget_shared_contact before update on public.leads
  for each row execute function private.forget_shared_contact();

create trigger mask_words before insert or update of decline_reason on public.leads
  for each row execute function private.mask_columns('decline_reason 500');
create trigger forget_written after delete on public.leads
  for each row execute function private.forget_written();

create trigger list_lead after insert or update of state, offered_at, offer_expires_at, distance_km, token_price
  on public.leads for each row execute function private.list_lead();
