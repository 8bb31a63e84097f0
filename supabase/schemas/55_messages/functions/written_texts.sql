-- What people wrote, beside the masked form that columns hold. Reading a column gives the masked form, so that
-- no list, search, mail or realtime message can leak the rest; functions put the words back for those who may read them.
create function private.subject_of(place text, facts jsonb) returns text
language sql immutable set search_path = '' as $$
  select coalesce(facts ->> 'id', facts ->> case place when 'vendor_profiles' then 'vendor_id' else 'request_id' end)
$$;
comment on function private.subject_of(text, jsonb) is 'The key by which private.written_texts knows a row.';

create function private.lead_about(place text, facts jsonb) returns public.leads
language sql stable security definer set search_path = '' as $$
  select l from public.leads l where l.id = case place
    when 'quotes' then (facts ->> 'lead_id')::uuid
    when 'quote_line_items' then (select q.lead_id from public.quotes q where q.id = (facts ->> 'quote_id')::uuid)
    when 'messages' then (select c.lead_id from public.conversations c where c.id = (facts ->> 'conversation_id')::uuid)
    when 'message_attachments' then (
      select c.lead_id from public.messages m join public.conversations c on c.id = m.conversation_id
      where m.id = (facts ->> 'message_id')::uuid)
  end
$$;
comment on function private.lead_about(text, jsonb) is
  'The lead that a message, a file of one, a quote or a line of one belongs to; null for other rows.';

create function private.keep_as_written(place text, facts jsonb, field text, written text, shown text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  subject text := private.subject_of(place, facts);
  writer uuid := (select p.id from public.profiles p where p.id = auth.uid());
  lead public.leads;
begin
  delete from private.written_texts w where (w.subject, w.place, w.field) = (subject, place, field);
  if written is distinct from shown and writer is not null and not private.is_erasing() then
    lead := private.lead_about(place, facts);
    insert into private.written_texts (place, subject, field, words, writer_id, request_id, vendor_id)
    values (place, subject, field, written, writer,
      case when place = 'service_requests' then subject::uuid
        else coalesce(lead.request_id, (facts ->> 'request_id')::uuid) end,
      coalesce(lead.vendor_id, (facts ->> 'vendor_id')::uuid));
  end if;
end $$;
comment on function private.keep_as_written(text, jsonb, text, text, text) is
  'Keeps what the caller wrote into a column whose row shows something else; forgets what was kept of it before.';

-- Texts come by the request they are about, while not every row about it is for both sides.
create function private.is_for_both_sides(kept private.written_texts) returns boolean
language sql stable security definer set search_path = '' as $$
  select case kept.place
    when 'reviews' then exists (
      select 1 from public.reviews v where v.id = kept.subject::uuid and v.published_at is not null)
    when 'state_events' then exists (
      select 1 from public.state_events e where e.id = kept.subject::bigint and e.machine <> 'lead_credit_claim')
    else true end
$$;
comment on function private.is_for_both_sides(private.written_texts) is
  'Whether the row of a text is one that the other side reads: not a review before it is published, nor what a Pro says in a claim.';

create function private.may_read_as_written(kept private.written_texts, reader uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select kept.writer_id = reader or exists (
    select 1 from public.leads l
    where ((l.owner_id = kept.writer_id and l.vendor_id = reader) or (l.vendor_id = kept.writer_id and l.owner_id = reader))
      and (kept.request_id is null or l.request_id = kept.request_id)
      and (kept.vendor_id is null or l.vendor_id = kept.vendor_id)
      and private.contact_is_shared(l)) and private.is_for_both_sides(kept)
$$;
comment on function private.may_read_as_written(private.written_texts, uuid) is
  'Whether somebody wrote a text or deals with its writer while contact is shared: about its request, or about any for what a Pro writes for the public. What is between an owner and one Pro is for no other Pro.';

create function private.as_written(place text, subject text, reader uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_object_agg(w.field, w.words) from private.written_texts w
    where w.subject = as_written.subject and w.place = as_written.place
      and private.may_read_as_written(w, reader)), '{}');
end $$;
comment on function private.as_written(text, text, uuid) is
  'The columns of a row that somebody reads as written although it holds something else, by name. Put it over the row: to_jsonb(row) || private.as_written(...).';

create function private.words_for(place text, subject text, field text, shown text, reader uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(private.as_written(place, subject, reader) ->> field, shown)
$$;
comment on function private.words_for(text, text, text, text, uuid) is
  'One column of a row for its reader: as written where the reader may see that, else as the row holds it.';

create function public.texts_as_written(request_id uuid default null) returns table (subject text, field text, words text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select w.subject, w.field, w.words from private.written_texts w
    where case when texts_as_written.request_id is null then w.writer_id = caller and w.request_id is null
        else w.request_id = texts_as_written.request_id and (private.may_read_as_written(w, caller)
          or private.has_opened_request(w.request_id)) end
      and w.place not in ('messages', 'message_attachments')
    order by w.subject, w.field;
end $$;
comment on function public.texts_as_written(uuid) is
  'Texts about a request that the caller reads as written, while the rows hold them with contact details taken out: the caller''s own, and those of the other side while contact is shared; all of them for an administrator who opened the request. Without a request, what the caller wrote for the public. subject is the key of the row: its id, or request_id for access notes. Messages are not among them; conversation_messages has them.';
grant execute on function public.texts_as_written(uuid) to authenticated;

create function private.mask_columns() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  facts jsonb := to_jsonb(new);
  earlier jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  masked jsonb := '{}';
  is_open boolean := tg_table_name in ('quotes', 'quote_line_items') and (private.is_erasing()
    or private.contact_is_shared(private.lead_about(tg_table_name, facts)));
  field text;
  longest int;
  written text;
  shown text;
begin
  for arg in 0 .. tg_nargs - 1 loop
    field := split_part(tg_argv[arg], ' ', 1);
    longest := split_part(tg_argv[arg], ' ', 2)::int;
    written := facts ->> field;
    -- An update of another column leaves what was kept of this one.
    continue when written is not distinct from (earlier ->> field);
    -- The two sides of a deal have each other's contact details once they are shared.
    shown := case when is_open then written else private.mask_contact(written) end;
    -- Hiding can make a text longer. One that was too long as written is for the table to refuse.
    shown := case when length(written) <= longest then left(shown, longest) else shown end;
    masked := masked || jsonb_build_object(field, shown);
    if tg_op = 'UPDATE' or shown is distinct from written then
      perform private.keep_as_written(tg_table_name, facts, field, written, shown);
    end if;
  end loop;
  return jsonb_populate_record(new, masked);
end $$;
comment on function private.mask_columns() is
  'Trigger ("column longest", ...): columns that the other side reads before anything is shared hold a form without contact details; what was written is kept in private.written_texts.';

create function private.forget_written() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.written_texts w
  where w.subject = private.subject_of(tg_table_name, to_jsonb(old)) and w.place = tg_table_name;
  return null;
end $$;
comment on function private.forget_written() is 'Trigger: what was written goes with its row.';
