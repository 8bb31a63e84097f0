-- Reading: pages of messages, read marks, and what is unread.
create function private.attachments_of(message uuid, reader uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'path', a.path,
    'name', private.words_for('message_attachments', a.id::text, 'name', a.name, reader),
    'mime_type', a.mime_type, 'size_bytes', a.size_bytes) order by a.position), '[]')
  from public.message_attachments a where a.message_id = message
$$;
comment on function private.attachments_of(uuid, uuid) is 'The files of a message as somebody reads them, in order.';

-- A case about the two is a reason on record. A reason an administrator gives is good for half a day.
create function private.is_read_for_a_reason(conversation_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.admin_audit a
    where a.subject_table = 'conversations' and a.subject_id = is_read_for_a_reason.conversation_id
      and a.action = 'conversation.read' and a.admin_id = auth.uid() and a.created_at > now() - interval '12 hours'
  ) or exists (
    select 1 from public.message_reports r join public.messages m on m.id = r.message_id
    where m.conversation_id = is_read_for_a_reason.conversation_id
  ) or exists (
    select 1 from public.conversations c join public.lead_credit_claims k on k.lead_id = c.lead_id
    where c.id = is_read_for_a_reason.conversation_id
  ) or exists (
    select 1 from public.conversations c
    join public.job_disputes d on d.request_id = c.request_id and d.vendor_id = c.vendor_id
    where c.id = is_read_for_a_reason.conversation_id
  )
$$;
comment on function private.is_read_for_a_reason(uuid) is
  'Whether there is a reason on record for an administrator to read a conversation: the one the caller gave for it within 12 hours, or a reported message, refund claim or dispute.';
grant execute on function private.is_read_for_a_reason(uuid) to authenticated;

create function public.conversation_messages(
  conversation_id uuid, before uuid default null, page_size int default 50
) returns table (
  id uuid, sender_id uuid, body text, masked boolean, removed boolean, created_at timestamptz, attachments jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  start public.messages;
  is_shared boolean := coalesce((
    select private.contact_is_shared(l) from public.conversations c join public.leads l on l.id = c.lead_id
    where c.id = conversation_messages.conversation_id), false);
begin
  if page_size is null or page_size not between 1 and 200 then
    raise exception 'A page holds between 1 and 200 messages.';
  end if;
  if not exists (
    select 1 from public.conversations c
    where c.id = conversation_messages.conversation_id
      and (caller in (c.owner_id, c.vendor_id)
        or (private.is_admin() and private.is_read_for_a_reason(c.id)))
  ) then
    raise exception 'This conversation does not exist.';
  end if;
  if before is not null then
    select * into start from public.messages m
    where m.id = before and m.conversation_id = conversation_messages.conversation_id;
    if not found then
      raise exception 'This message does not exist.';
    end if;
  end if;
  return query
    select m.id, m.sender_id, coalesce(w.words, m.body), m.masked and (w.words is null or not is_shared), m.removed_at is not null, m.created_at,
      private.attachments_of(m.id, caller)
    from public.messages m
    left join private.written_texts w on m.masked and w.subject = m.id::text and w.place = 'messages'
      and private.may_read_as_written(w, caller)
    where m.conversation_id = conversation_messages.conversation_id
      and (m.created_at, m.id) < (coalesce(start.created_at, 'infinity'), coalesce(start.id, m.id))
    order by m.created_at desc, m.id desc
    limit page_size;
end $$;
comment on function public.conversation_messages(uuid, uuid, int) is
  'A page of a conversation for its participants, and for administrators with a reason on record, latest first: the latest, or what was written before a message. Senders read what they wrote, the other side once contact is shared; masked: contact details are hidden from the other side.';
grant execute on function public.conversation_messages(uuid, uuid, int) to authenticated;

create function public.mark_conversation_read(conversation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  latest timestamptz;
begin
  -- What arrives while this runs has not been seen, so the mark is set to what is there now.
  select max(m.created_at) into latest from public.messages m where m.conversation_id = conversation_id;
  update public.conversations c
  set owner_read_at = case when caller = c.owner_id then greatest(c.owner_read_at, latest) else c.owner_read_at end,
    vendor_read_at = case when caller = c.vendor_id then greatest(c.vendor_read_at, latest) else c.vendor_read_at end
  where c.id = conversation_id and caller in (c.owner_id, c.vendor_id);
  if not found then
    raise exception 'This conversation does not exist.';
  end if;
end $$;
comment on function public.mark_conversation_read(uuid) is 'The caller has read a conversation up to now.';
grant execute on function public.mark_conversation_read(uuid) to authenticated;

create function private.unread_in(conversation public.conversations, reader uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.messages m
  where m.conversation_id = conversation.id and m.sender_id <> reader
    and m.created_at > case when conversation.owner_id = reader
      then conversation.owner_read_at else conversation.vendor_read_at end
$$;
comment on function private.unread_in(public.conversations, uuid) is
  'How many messages of the other side a participant has not read.';

create function public.unread_total() returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(private.unread_in(c, auth.uid())), 0)::int
  from (
    select o.* from public.conversations o where o.owner_id = auth.uid() and o.last_message_at > o.owner_read_at
    union all
    select v.* from public.conversations v where v.vendor_id = auth.uid() and v.last_message_at > v.vendor_read_at
  ) c
$$;
comment on function public.unread_total() is
  'How many messages the caller has not read, over all conversations. Reads only conversations that hold some.';
grant execute on function public.unread_total() to authenticated;

-- Conversations by the page, and those of one request or with something unread without reading them all.
-- Planned for what is asked each time, so that conditions nobody set cost nothing.
create function public.my_conversations(
  conversation uuid default null, about_request uuid default null, unread boolean default false,
  after uuid default null, page_size int default 30
) returns table (
  id uuid, lead_id uuid, request_id uuid, request_number bigint, category public.service_category,
  other_name text, last_message text, last_message_at timestamptz, unread_count int, contact_shared boolean,
  lead_state public.lead_state, is_open boolean, time_zone text, other_vendor_id uuid
)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
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
      raise exception 'The conversation to continue from does not exist.';
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
      (select case when m.body <> '' then private.words_for('messages', m.id::text, 'body', m.body, caller) else 'Sent a file' end
        from public.messages m
        where m.conversation_id = c.id order by m.created_at desc, m.id desc limit 1),
      c.last_message_at,
      case when c.last_message_at > case when c.owner_id = caller then c.owner_read_at else c.vendor_read_at end
        then private.unread_in(row(c.*)::public.conversations, caller) else 0 end,
      private.contact_is_shared(l), l.state, private.is_dealing(l), r.time_zone,
      case when c.owner_id = caller then c.vendor_id end
    from mine c
    join public.leads l on l.id = c.lead_id
    join public.service_requests r on r.id = c.request_id
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    order by coalesce(c.last_message_at, c.created_at) desc, c.id desc
    limit most;
end $$;
comment on function public.my_conversations(uuid, uuid, boolean, uuid, int) is
  'The caller''s conversations, latest first, with unread counts, the state of the lead, whether messages can still be written, the time zone of the property, and the Pro an owner writes with: all, this one, those about a request, or those with something unread; those after the given one. Up to 200 at a time.';
grant execute on function public.my_conversations(uuid, uuid, boolean, uuid, int) to authenticated;
