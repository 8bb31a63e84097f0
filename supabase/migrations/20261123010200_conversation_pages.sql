-- Conversations by the page, and those of one request or with something unread without reading them all.

drop function public.my_conversations();
create function public.my_conversations(
  conversation uuid default null, about_request uuid default null, unread boolean default false,
  after uuid default null, page_size int default 30
) returns table (
  id uuid, lead_id uuid, request_id uuid, request_number bigint, category public.service_category,
  other_name text, last_message text, last_message_at timestamptz, unread_count int, contact_shared boolean,
  lead_state public.lead_state, is_open boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most int := least(greatest(coalesce(page_size, 30), 1), 200);
  only_unread boolean := coalesce(unread, false);
  moment timestamptz;
begin
  if after is not null then
    select coalesce(c.last_message_at, c.created_at) into moment from public.conversations c
    where c.id = after and caller in (c.owner_id, c.vendor_id);
    if not found then
      raise exception 'The conversation to go on from does not exist.';
    end if;
  end if;
  return query
    with mine as (
      (select o.* from public.conversations o
       where o.owner_id = caller
         and (conversation is null or o.id = conversation)
         and (about_request is null or o.request_id = about_request)
         and (not only_unread or o.last_message_at > o.owner_read_at)
         and (moment is null or (coalesce(o.last_message_at, o.created_at), o.id) < (moment, after))
       order by coalesce(o.last_message_at, o.created_at) desc, o.id desc limit most)
      union all
      (select v.* from public.conversations v
       where v.vendor_id = caller
         and (conversation is null or v.id = conversation)
         and (about_request is null or v.request_id = about_request)
         and (not only_unread or v.last_message_at > v.vendor_read_at)
         and (moment is null or (coalesce(v.last_message_at, v.created_at), v.id) < (moment, after))
       order by coalesce(v.last_message_at, v.created_at) desc, v.id desc limit most)
    )
    select c.id, c.lead_id, c.request_id, r.number, r.category,
      case when c.owner_id = caller then v.business_name else r.contact_name end,
      (select case when m.body <> '' then m.body else 'Sent a file' end from public.messages m
        where m.conversation_id = c.id order by m.created_at desc, m.id desc limit 1),
      c.last_message_at,
      case when c.last_message_at > case when c.owner_id = caller then c.owner_read_at else c.vendor_read_at end
        then private.unread_in(row(c.*)::public.conversations, caller) else 0 end,
      l.contact_shared_at is not null, l.state, private.takes_messages(l.state)
    from mine c
    join public.leads l on l.id = c.lead_id
    join public.service_requests r on r.id = c.request_id
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    order by coalesce(c.last_message_at, c.created_at) desc, c.id desc
    limit most;
end $$;
comment on function public.my_conversations(uuid, uuid, boolean, uuid, int) is
  'The caller''s conversations, latest first, with unread counts, the state of the lead, and whether messages can still be written: all, this one, those about a request, or those with something unread; those after the given one. Up to 200 at a time.';
grant execute on function public.my_conversations(uuid, uuid, boolean, uuid, int) to authenticated;
