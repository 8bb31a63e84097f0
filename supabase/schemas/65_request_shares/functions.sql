create function public.share_request(request_id uuid, lead_id uuid default null, valid_days int default 30) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  at_most constant int := 10;
  longest constant int := 90;
  -- Two random UUIDs: 244 random bits.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  share public.request_shares;
begin
  perform private.refuse_suspended(caller);
  perform 1 from public.service_requests r
  where r.id = request_id and r.owner_id = caller and r.state not in ('draft', 'rejected_spam') for update;
  if not found then
    raise exception 'This request does not exist, or cannot be shared.';
  end if;
  if lead_id is not null and not exists (
    select 1 from public.quotes q where q.lead_id = lead_id and q.request_id = request_id and q.state <> 'draft') then
    raise exception 'This quote does not exist.';
  end if;
  if valid_days is null or valid_days not between 1 and longest then
    raise exception 'A link works for 1 to % days.', longest;
  end if;
  delete from public.request_shares s where s.expires_at < now();
  if (select count(*) from public.request_shares s where s.request_id = request_id) >= at_most then
    raise exception 'A request can have up to % links. Turn one off first.', at_most;
  end if;
  insert into public.request_shares (owner_id, request_id, lead_id, token_hash, expires_at)
  values (caller, request_id, lead_id, sha256(convert_to(token, 'UTF8')), now() + make_interval(days => valid_days))
  returning * into share;
  return jsonb_build_object('id', share.id, 'token', token, 'expires_at', share.expires_at);
end $$;
comment on function public.share_request(uuid, uuid, int) is
  'An owner makes a read-only link to a request, or to it with the quote of one Pro (lead_id), that works for some days. Returns {id, token, expires_at}; the token is shown this once. At most 10 links a request.';
grant execute on function public.share_request(uuid, uuid, int) to authenticated;

create function public.revoke_request_share(share_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
begin
  delete from public.request_shares s where s.id = share_id and s.owner_id = caller;
end $$;
comment on function public.revoke_request_share(uuid) is
  'An owner turns off a link; it then answers as one that never was. A repeat changes nothing.';
grant execute on function public.revoke_request_share(uuid) to authenticated;

-- The patterns are made once for all texts: making them between two texts has all patterns of private.mask_contact compiled
-- again for the next one, which takes a hundred times as long.
create function private.shared_text(body text, identifying text[]) returns text
language sql immutable security definer set search_path = '' as $$
  select private.redact_text(private.mask_contact(body), identifying)
$$;
comment on function private.shared_text(text, text[]) is
  'What someone wrote in a deal with an owner, without contact details and what private.identifying_patterns finds of the owner.';

create function private.shared_quotes(share public.request_shares, identifying text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'state', q.state, 'total_cents', q.total_cents, 'highest_cents', q.highest_cents, 'tax_percent', q.tax_percent, 'earliest_start', q.earliest_start,
    'valid_until', q.valid_until, 'message', private.shared_text(q.message, identifying),
    'terms', private.shared_text(q.terms, identifying),
    'business_name', v.business_name,
    'vendor_id', case when private.is_visible_vendor(v.vendor_id) then v.vendor_id end,
    'rating', case when v.rating_count > 0 then round(v.rating_sum::numeric / v.rating_count, 2) end,
    'rating_count', v.rating_count,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object('description', private.shared_text(i.description, identifying),
        'quantity', i.quantity, 'unit', i.unit, 'unit_price_cents', i.unit_price_cents, 'optional', i.optional,
        'choice', i.choice, 'choice_option', private.shared_text(i.choice_option, identifying),
        'chosen', i.chosen) order by i.position), '[]')
      from public.quote_line_items i where i.quote_id = q.id)
  ) order by q.total_cents, q.id), '[]')
  from public.quotes q join public.vendor_profiles v on v.vendor_id = q.vendor_id
  where q.request_id = share.request_id and (share.lead_id is null or q.lead_id = share.lead_id)
    and q.state in ('sent', 'viewed', 'changes_requested', 'accepted')
$$;
comment on function private.shared_quotes(public.request_shares, text[]) is
  'The quotes a link shows, cheapest first: those the owner can still accept, and the accepted one.';

create function public.shared_request(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  share public.request_shares;
  identifying text[];
begin
  perform private.count_report('shared ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 3000 else 60 end);
  select s.* into share from public.request_shares s
  where s.token_hash = sha256(convert_to(left(token, 200), 'UTF8')) and s.expires_at > now();
  select private.identifying_patterns(r.owner_id, r.property_id) into identifying
  from public.service_requests r where r.id = share.request_id;
  return (
    select jsonb_build_object(
      'number', r.number, 'category', r.category, 'state', r.state, 'timing', r.timing, 'city', r.city,
      'region', r.region, 'time_zone', r.time_zone, 'submitted_at', r.submitted_at, 'expires_at', share.expires_at,
      'description', private.shared_text(r.description, identifying),
      'estimate_low_cents', r.estimate_low_cents, 'estimate_high_cents', r.estimate_high_cents,
      'trees', (
        select coalesce(jsonb_agg(to_jsonb(t) - '{id,request_id,property_tree_id}'::text[]
          || jsonb_build_object('species', private.shared_text(t.species, identifying)) order by t.position), '[]')
        from public.request_trees t where t.request_id = r.id),
      'quotes', private.shared_quotes(share, identifying))
    from public.service_requests r
    where r.id = share.request_id and r.state <> 'rejected_spam' and not private.is_suspended(r.owner_id));
end $$;
comment on function public.shared_request(text) is
  'The request behind a link, for anyone with its token: the work, the estimate and the quotes, but no address, contact details, access notes, photos or messages. Null for an unknown, revoked or expired token alike, and while the owner is suspended. Rate-limited per caller.';
grant execute on function public.shared_request(text) to anon, authenticated;
