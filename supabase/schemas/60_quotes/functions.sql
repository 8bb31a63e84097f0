-- The lines of a quote or change order as typed rows, each field checked.
create function private.parse_lines(source jsonb, what text, lowest_cents bigint)
returns table (
  "position" int, description text, quantity numeric, unit public.price_unit, unit_price_cents bigint,
  amount_cents bigint, optional boolean, choice int, choice_option text
)
language plpgsql immutable set search_path = '' as $$
declare
  item jsonb;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) not between 1 and 50 then
    raise exception '% has between 1 and 50 lines.', what;
  end if;
  "position" := 0;
  for item in select * from jsonb_array_elements(source) loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Each line needs a description, a quantity and a price.';
    end if;
    "position" := "position" + 1;
    description := private.required_text(
      private.json_text(item, 'description', 'The description', 300), 'A description', 300);
    quantity := coalesce(private.json_number(item, 'quantity', 'The quantity', 0.01, 1000), 1);
    if quantity <> round(quantity, 2) then
      raise exception 'Round the quantity to two decimals.';
    end if;
    if item ->> 'unit' is not null and item ->> 'unit' <> all (enum_range(null::public.price_unit)::text[]) then
      raise exception 'Choose a unit from the list.';
    end if;
    unit := coalesce(item ->> 'unit', 'each')::public.price_unit;
    if unit = 'flat' and quantity <> 1 then
      raise exception 'A flat price can''t have a quantity.';
    end if;
    unit_price_cents := coalesce(private.json_whole(item, 'unit_price_cents', 'The price', lowest_cents, 100000000), 0);
    amount_cents := round(quantity * unit_price_cents);
    optional := private.json_flag(item, 'optional');
    choice := private.json_whole(item, 'choice', 'The choice', 1, 3);
    choice_option := case when choice is not null then private.required_text(
      private.json_text(item, 'choice_option', 'The name of an option', 40), 'The name of an option', 40) end;
    -- Options are told apart by their names, so hiding a part of one is no way out.
    if private.mask_contact(choice_option) <> choice_option then
      raise exception 'The name of an option can''t hold contact details.';
    end if;
    if optional and choice is not null then
      raise exception 'A line is either optional or part of a choice.';
    end if;
    if optional and unit_price_cents < 0 then
      raise exception 'A discount can''t be optional.';
    end if;
    return next;
  end loop;
end $$;
comment on function private.parse_lines(jsonb, text, bigint) is
  'Lines of {description, quantity (to two decimals), unit (each unless given), unit_price_cents, optional, choice and choice_option (the choice from 1 to 3 and the name of the option a line is part of)} from untrusted JSON, each with its amount in whole cents; what: how sentences call the whole.';

-- A line as far as the price depends on it.
create type private.price_part as (
  amount_cents bigint, optional boolean, choice int, choice_option text, chosen boolean
);

create function private.tax_of(net_cents bigint, tax_percent numeric) returns bigint
language sql immutable set search_path = '' as $$
  select round(net_cents * tax_percent / 100)::bigint
$$;
comment on function private.tax_of(bigint, numeric) is
  'Sales tax on a sum in cents, half a cent away from zero. As taxOf of shared/domain.';

create function private.price_of(parts private.price_part[], tax_percent numeric)
returns table (total_cents bigint, highest_cents bigint, with_optional_cents bigint)
language sql immutable set search_path = '' as $$
  with part as (select p.* from unnest(parts) p),
  choice_price as (
    select min(o.cents) as lowest, max(o.cents) as highest
    from (
      select p.choice, sum(p.amount_cents) as cents from part p
      where p.choice is not null and p.chosen is distinct from false
      group by p.choice, p.choice_option
    ) o
    group by o.choice
  ),
  fixed as (
    select coalesce(sum(p.amount_cents) filter (where not p.optional or p.chosen), 0) as cents,
      coalesce(sum(p.amount_cents) filter (where p.optional and p.chosen is null), 0) as optional_cents
    from part p where p.choice is null
  )
  select net.lowest + private.tax_of(net.lowest, tax_percent), net.highest + private.tax_of(net.highest, tax_percent),
    net.with_optional + private.tax_of(net.with_optional, tax_percent)
  from fixed f, (
    select coalesce(sum(lowest), 0) as lowest, coalesce(sum(highest), 0) as highest from choice_price) c,
    lateral (
      select (f.cents + c.lowest)::bigint as lowest, (f.cents + c.highest)::bigint as highest,
        (f.cents + c.highest + f.optional_cents)::bigint as with_optional) net
$$;
comment on function private.price_of(private.price_part[], numeric) is
  'The price of a quote''s lines in cents with sales tax on their sum: with the cheapest and with the most expensive option of each choice, both the agreed price once options are chosen; and the most it can be, with all optional lines.';

create function private.check_choices(parts private.price_part[]) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if exists (
    select 1 from unnest(parts) p where p.choice is not null
    group by p.choice having count(distinct p.choice_option) not between 2 and 3) then
    raise exception 'A choice needs two or three options with different names.';
  end if;
end $$;
comment on function private.check_choices(private.price_part[]) is 'Refuses a choice without two or three options.';

create function public.send_quote(
  lead_id uuid, line_items jsonb, message text, earliest_start date, valid_days int, idempotency_key uuid,
  expected_version int default null, photos jsonb default '[]', tax_percent numeric default 0
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('send_quote', idempotency_key);
  lead public.leads;
  latest int;
  parts private.price_part[];
  price record;
  pictures text[];
  quote public.quotes;
begin
  if answer is not null then
    return answer;
  end if;
  lead := private.lead_of_approved(lead_id);
  if lead.state not in ('accepted', 'engaged', 'quoted', 'released') then
    raise exception 'Accept the request before you send a quote.';
  end if;
  if (select r.state from public.service_requests r where r.id = lead.request_id) <> 'open' then
    raise exception 'This request no longer takes quotes.';
  end if;
  if exists (
    select 1 from public.lead_credit_claims c where c.lead_id = lead_id and c.state in ('under_review', 'appealed')
  ) then
    raise exception 'You asked for your tokens for this request back. Withdraw that claim before you send a quote.';
  end if;
  -- Before any line is read: a refused call holds the request, for which others wait, no longer than it must.
  perform private.check_step_pace(lead.request_id, 'quote', 'send');
  if valid_days is null or valid_days not between 1 and 90 then
    raise exception 'A quote is valid for 1 to 90 days.';
  end if;
  if earliest_start < current_date - 1 then
    raise exception 'The earliest start cannot be in the past.';
  end if;
  if earliest_start > current_date + 730 then
    raise exception 'The earliest start must be within the next two years.';
  end if;
  if tax_percent is null or tax_percent not between 0 and 25 or tax_percent <> round(tax_percent, 3) then
    raise exception 'Sales tax is from 0 to 25 percent, with up to three decimals.';
  end if;
  select coalesce(max(q.version), 0) into latest from public.quotes q where q.lead_id = lead_id;
  perform private.assert_version(latest, expected_version, 'This quote');
  select array_agg((l.amount_cents, l.optional, l.choice, l.choice_option, null)::private.price_part) into parts
  from private.parse_lines(line_items, 'A quote', -100000000) l;
  perform private.check_choices(parts);
  pictures := private.parse_photos(photos, 6);
  if (select count(distinct p) < count(p) from unnest(pictures) p) then
    raise exception 'A photo can be added once.';
  end if;
  select * into strict price from private.price_of(parts, tax_percent);
  if price.total_cents < 100 or price.with_optional_cents > 100000000 then
    raise exception 'The total must be between $1 and $1,000,000.';
  end if;
  perform private.transition('quote', q.id, 'supersede', 'system', 'A new version was sent')
  from public.quotes q where q.lead_id = lead_id and q.state in ('sent', 'viewed', 'changes_requested');
  insert into public.quotes (lead_id, request_id, vendor_id, owner_id, version, total_cents, highest_cents,
    tax_percent, message, terms, earliest_start, valid_until)
  values (lead_id, lead.request_id, lead.vendor_id, lead.owner_id, latest + 1, price.total_cents, price.highest_cents,
    tax_percent,
    private.clean_text(message, 'The message', 4000),
    (select nullif(btrim(v.quote_terms), '') from public.vendor_profiles v where v.vendor_id = lead.vendor_id),
    earliest_start, now() + make_interval(days => valid_days))
  returning * into quote;
  insert into public.quote_line_items
    (quote_id, position, description, quantity, unit, unit_price_cents, optional, choice, choice_option, tree_id)
  select quote.id, l."position", l.description, l.quantity, l.unit, l.unit_price_cents, l.optional,
    l.choice, l.choice_option,
    private.tree_of_line(line_items -> (l."position" - 1), lead.request_id)
  from private.parse_lines(line_items, 'A quote', -100000000) l;
  insert into public.quote_photos (quote_id, position, path)
  select quote.id, p.place, p.path
  from unnest(pictures) with ordinality p (path, place);
  perform private.transition('quote', quote.id, 'send', 'vendor');
  perform private.set_timer('quote', quote.id, 'expire', quote.valid_until);
  perform private.set_quote_reminder(quote);
  if lead.state <> 'quoted' then
    perform private.transition('lead', lead.id, 'quote', 'vendor');
  end if;
  return private.save_idempotent_result('send_quote', idempotency_key, jsonb_build_object(
    'id', quote.id, 'version', quote.version,
    'lead', (select to_jsonb(l) from public.leads l where l.id = lead_id),
    'quote', (
      select to_jsonb(q) || private.as_written('quotes', q.id::text, q.vendor_id) || jsonb_build_object(
        'quote_line_items', (
          select jsonb_agg(to_jsonb(i) || private.as_written('quote_line_items', i.id::text, q.vendor_id) order by i."position")
          from public.quote_line_items i where i.quote_id = q.id),
        'quote_photos', (
          select coalesce(jsonb_agg(jsonb_build_object('path', p.path, 'position', p."position") order by p."position"), '[]')
          from public.quote_photos p where p.quote_id = q.id))
      from public.quotes q where q.id = quote.id)));
end $$;
comment on function public.send_quote(uuid, jsonb, text, date, int, uuid, int, jsonb, numeric) is
  'A Pro sends a quote (a new version supersedes the last), with the terms of the business: line_items of {description, quantity, unit, unit_price_cents (below zero for a discount), optional, choice and choice_option (the choice from 1 to 3 and the option a line is part of, or absent), tree_id (a tree of the request, or absent)}; the total leaves optional lines out and takes the cheapest option of each choice until the owner chooses, and includes tax_percent of sales tax on the sum. photos are paths of up to 6 photos the Pro has uploaded. Refused with the hint version_conflict when expected_version is not the latest one (0: none; null skips the check). Returns {id, version, lead, quote}: the lead and the quote, with its quote_line_items and quote_photos, as they are now.';
grant execute on function public.send_quote(uuid, jsonb, text, date, int, uuid, int, jsonb, numeric) to authenticated;

create function private.own_quote(quote_id uuid) returns public.quotes
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  found_quote public.quotes;
begin
  perform private.lock_request_of('quote', quote_id);
  select * into found_quote from public.quotes q
  where q.id = quote_id and q.owner_id = caller and q.state <> 'draft' for update;
  if not found then
    raise exception 'This quote does not exist.';
  end if;
  return found_quote;
end $$;
comment on function private.own_quote(uuid) is 'A quote made to the calling owner, locked together with its request.';

create function public.view_quote(quote_id uuid) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
declare
  quote public.quotes := private.own_quote(quote_id);
begin
  if quote.state = 'sent' then
    return private.transition('quote', quote.id, 'view', 'owner')::public.quote_state;
  end if;
  return quote.state;
end $$;
comment on function public.view_quote(uuid) is 'An owner has opened a quote; the Pro sees it as viewed. Returns the state.';
grant execute on function public.view_quote(uuid) to authenticated;

create function public.decline_quote(quote_id uuid, reason text) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.required_text(reason, 'A reason', 2000);
  quote public.quotes := private.own_quote(quote_id);
begin
  perform private.transition('quote', quote.id, 'decline', 'owner', why);
  update public.quotes q set owner_note = why where q.id = quote.id;
  perform private.engage_lead(quote.lead_id);
  return 'declined';
end $$;
comment on function public.decline_quote(uuid, text) is 'An owner declines a quote with a reason the Pro sees.';
grant execute on function public.decline_quote(uuid, text) to authenticated;

create function public.request_quote_changes(quote_id uuid, note text) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
declare
  wish text := private.required_text(note, 'What should change', 2000);
  quote public.quotes := private.own_quote(quote_id);
begin
  perform private.transition('quote', quote.id, 'request_changes', 'owner', wish);
  update public.quotes q set owner_note = wish where q.id = quote.id;
  perform private.engage_lead(quote.lead_id);
  return 'changes_requested';
end $$;
comment on function public.request_quote_changes(uuid, text) is 'An owner asks the Pro for a changed quote.';
grant execute on function public.request_quote_changes(uuid, text) to authenticated;

create function private.choose_options(quote public.quotes, options uuid[]) returns bigint
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  price record;
begin
  if exists (
    select 1 from unnest(options) wanted where not exists (
      select 1 from public.quote_line_items i
      where i.id = wanted and i.quote_id = quote.id and (i.optional or i.choice is not null))) then
    raise exception 'That option isn''t part of this quote. Check the quote again.';
  end if;
  update public.quote_line_items i set chosen = coalesce(i.id = any (array_remove(options, null)), false)
  where i.quote_id = quote.id and (i.optional or i.choice is not null);
  -- One option of each choice, with all its lines.
  if exists (
    select 1 from (
      select i.choice, bool_or(i.chosen) as is_taken, bool_and(i.chosen) as is_whole
      from public.quote_line_items i where i.quote_id = quote.id and i.choice is not null
      group by i.choice, i.choice_option
    ) o
    group by o.choice
    having count(*) filter (where o.is_taken) <> 1 or count(*) filter (where o.is_whole) <> 1) then
    raise exception 'Choose exactly one option of each choice.';
  end if;
  select p.* into strict price from private.price_of(array(
    select (round(i.quantity * i.unit_price_cents), i.optional, i.choice, i.choice_option, i.chosen)::private.price_part
    from public.quote_line_items i where i.quote_id = quote.id), quote.tax_percent) p;
  update public.quotes q set total_cents = price.total_cents, highest_cents = price.total_cents
  where q.id = quote.id and (q.total_cents, q.highest_cents) <> (price.total_cents, price.total_cents);
  return price.total_cents;
end $$;
comment on function private.choose_options(public.quotes, uuid[]) is
  'Notes which optional lines and which option of each choice the owner of a quote takes (ids of their lines), and returns the price with them.';

create function public.accept_quote(quote_id uuid, idempotency_key uuid, options uuid[] default '{}') returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('accept_quote', idempotency_key);
  quote public.quotes;
  job uuid;
  price bigint;
begin
  if answer is not null then
    return answer;
  end if;
  quote := private.own_quote(quote_id);
  perform private.refuse_suspended(quote.owner_id);
  if quote.valid_until <= now() then
    raise exception 'This quote is no longer valid. Ask the Pro for a new one.';
  end if;
  -- The clock pauses a Pro whose insurance has ended, but up to a minute later.
  if (select v.state from public.vendor_profiles v where v.vendor_id = quote.vendor_id) <> 'approved'
    or not private.is_insured(quote.vendor_id, now()) then
    raise exception 'This Pro isn''t taking work at the moment. Choose another quote.';
  end if;
  perform private.transition('quote', quote.id, 'accept', 'owner');
  price := private.choose_options(quote, options);
  perform private.engage_lead(quote.lead_id);
  perform private.charge_after_release(l, 'The owner hired you after the refund')
  from public.leads l where l.id = quote.lead_id;
  perform private.transition('lead', quote.lead_id, 'win', 'owner');
  perform private.transition('request', quote.request_id, 'award', 'owner');
  -- The address is needed to do the work, so accepting shares it.
  perform private.share_contact_of(quote.lead_id);
  perform private.close_leads(quote.request_id, quote.lead_id);
  insert into public.jobs (request_id, quote_id, lead_id, owner_id, vendor_id, price_cents, tax_cents)
  values (quote.request_id, quote.id, quote.lead_id, quote.owner_id, quote.vendor_id, price,
    price - (
      select sum(round(i.quantity * i.unit_price_cents)) from public.quote_line_items i
      where i.quote_id = quote.id and (i.chosen or not i.optional and i.choice is null)))
  returning id into job;
  perform private.record_first_event('job', job, 'agree', 'owner');
  return private.save_idempotent_result('accept_quote', idempotency_key, jsonb_build_object(
    'job_id', job,
    'request', (
      select to_jsonb(r) || private.as_written('service_requests', r.id::text, quote.owner_id)
      from public.service_requests r where r.id = quote.request_id),
    'leads', (select jsonb_agg(to_jsonb(l)) from public.leads l where l.request_id = quote.request_id),
    'quotes', (
      select jsonb_agg(to_jsonb(q) || private.as_written('quotes', q.id::text, quote.owner_id))
      from public.quotes q where q.request_id = quote.request_id),
    'job', (select to_jsonb(j) from public.jobs j where j.id = job)));
end $$;
comment on function public.accept_quote(uuid, uuid, uuid[]) is
  'An owner accepts a quote, with the optional lines and one option of each choice (ids of their lines in options; none unless given), which make its total, and with its terms: the job begins, contact is shared, all other leads and quotes of the request close. Returns {job_id, request, leads, quotes, job} as they are now.';
grant execute on function public.accept_quote(uuid, uuid, uuid[]) to authenticated;

create function public.withdraw_quote(quote_id uuid, reason text) returns public.quote_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  caller uuid := private.require_user();
  quote public.quotes;
begin
  perform private.lock_request_of('quote', quote_id);
  select * into quote from public.quotes q where q.id = quote_id and q.vendor_id = caller for update;
  if not found then
    raise exception 'This quote does not exist.';
  end if;
  if quote.state = 'accepted' then
    raise exception 'This quote was accepted. Withdraw from the job instead.';
  end if;
  return private.transition('quote', quote.id, 'withdraw', 'vendor', why)::public.quote_state;
end $$;
comment on function public.withdraw_quote(uuid, text) is
  'A Pro takes back a quote no one has accepted, with a reason the owner sees; the lead stays, and a new quote can be sent.';
grant execute on function public.withdraw_quote(uuid, text) to authenticated;

-- A quote's lines say which of the owner's trees they are for, and a new version which one it replaces.
create function private.tree_of_line(line jsonb, request uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  tree uuid;
begin
  if line ->> 'tree_id' is null then
    return null;
  end if;
  select t.id into tree from public.request_trees t
  where t.request_id = request and t.id::text = line ->> 'tree_id';
  if tree is null then
    raise exception 'A line names a tree that is not part of this request.';
  end if;
  return tree;
end $$;
comment on function private.tree_of_line(jsonb, uuid) is
  'The tree of a request that an untrusted line of a quote names (tree_id), null when it names none.';
