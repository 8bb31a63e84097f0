-- A quote's lines say which of the owner's trees they are for, and a new version which one it replaces.

alter table public.quote_line_items
  add column tree_id uuid references public.request_trees (id) on delete set null;
comment on column public.quote_line_items.tree_id is
  'The tree of the request a line is for; null for what concerns the whole job. Quotes of several Pros are compared by it.';
create index quote_line_items_tree_idx on public.quote_line_items (tree_id);

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

drop function public.send_quote(uuid, jsonb, text, date, int, uuid);
create function public.send_quote(
  lead_id uuid, line_items jsonb, message text, earliest_start date, valid_days int, idempotency_key uuid,
  replaces_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.earlier_answer('send_quote', idempotency_key);
  lead public.leads;
  latest int;
  total bigint;
  quote public.quotes;
begin
  if answer is not null then
    return answer;
  end if;
  lead := private.own_lead(lead_id);
  -- A pause keeps what was accepted; a suspension ends everything that is not agreed yet.
  if (select v.state from public.vendor_profiles v where v.vendor_id = lead.vendor_id) not in ('approved', 'paused') then
    raise exception 'Your business is not approved at the moment.' using errcode = '42501';
  end if;
  if lead.state not in ('accepted', 'engaged', 'quoted', 'released') then
    raise exception 'A quote can be sent once you have accepted the request.';
  end if;
  if (select r.state from public.service_requests r where r.id = lead.request_id) <> 'open' then
    raise exception 'This request no longer takes quotes.';
  end if;
  if valid_days is null or valid_days not between 1 and 90 then
    raise exception 'A quote is valid for 1 to 90 days.';
  end if;
  if earliest_start < current_date - 1 then
    raise exception 'The earliest start cannot lie in the past.';
  end if;
  if earliest_start > current_date + 730 then
    raise exception 'The earliest start must lie within the next two years.';
  end if;
  select coalesce(max(q.version), 0) into latest from public.quotes q where q.lead_id = lead_id;
  if replaces_version <> latest then
    raise exception 'Version % was sent from elsewhere meanwhile. Look at it before you send another.', latest
      using hint = 'newer_version';
  end if;
  select sum(l.quantity * l.unit_price_cents) into total from private.parse_lines(line_items, 'A quote', 0) l;
  if total not between 100 and 100000000 then
    raise exception 'The total must be between $1 and $1,000,000.';
  end if;
  perform private.transition('quote', q.id, 'supersede', 'system', 'A new version was sent')
  from public.quotes q where q.lead_id = lead_id and q.state in ('sent', 'viewed', 'changes_requested');
  insert into public.quotes (lead_id, request_id, vendor_id, owner_id, version, total_cents, message, earliest_start, valid_until)
  values (lead_id, lead.request_id, lead.vendor_id, lead.owner_id, latest + 1, total,
    private.clean_text(message, 'The message', 4000), earliest_start, now() + make_interval(days => valid_days))
  returning * into quote;
  insert into public.quote_line_items (quote_id, position, description, quantity, unit_price_cents, tree_id)
  select quote.id, l."position", l.description, l.quantity, l.unit_price_cents,
    private.tree_of_line(line_items -> (l."position" - 1), lead.request_id)
  from private.parse_lines(line_items, 'A quote', 0) l;
  perform private.transition('quote', quote.id, 'send', 'vendor');
  perform private.set_timer('quote', quote.id, 'expire', quote.valid_until);
  if lead.state <> 'quoted' then
    perform private.transition('lead', lead.id, 'quote', 'vendor');
  end if;
  return private.record_answer('send_quote', idempotency_key, jsonb_build_object('id', quote.id, 'version', quote.version));
end $$;
comment on function public.send_quote(uuid, jsonb, text, date, int, uuid, int) is
  'A Pro sends a quote (a new version supersedes the last): line_items of {description, quantity, unit_price_cents, tree_id (a tree of the request, or absent)}. replaces_version: the latest version the Pro has seen (0: none); refused (hint newer_version) when another was sent meanwhile, null does not ask. Returns {id, version}.';
grant execute on function public.send_quote(uuid, jsonb, text, date, int, uuid, int) to authenticated;
