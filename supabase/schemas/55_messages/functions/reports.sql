create function public.report_message(message_id uuid, reason text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  why text := private.required_text(reason, 'A reason', 1000);
  report uuid;
begin
  if not exists (
    select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
    where m.id = message_id and caller in (c.owner_id, c.vendor_id)
  ) then
    raise exception 'This message does not exist.';
  end if;
  if exists (select 1 from public.messages m where m.id = message_id and m.sender_id = caller) then
    raise exception 'You can''t report your own message.';
  end if;
  if (select count(*) from public.message_reports r
      where r.reporter_id = caller and r.created_at > now() - interval '1 day')
    >= (select l.reports_a_day from private.messaging_limits l) then
    raise exception 'You have reported many messages today. Please try again tomorrow.' using hint = 'too_fast';
  end if;
  insert into public.message_reports (message_id, reporter_id, reason) values (message_id, caller, why)
  on conflict do nothing returning id into report;
  if report is null then
    raise exception 'You have already reported this message.';
  end if;
  return report;
end $$;
comment on function public.report_message(uuid, text) is
  'A participant reports a message of the other side, once. Returns the report''s id.';
grant execute on function public.report_message(uuid, text) to authenticated;

create function public.resolve_message_report(report_id uuid, outcome text, resolution text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words text := private.required_text(resolution, 'A reason', 1000);
  report public.message_reports;
  before_row jsonb;
  sender jsonb;
begin
  perform private.require_admin();
  if outcome is null or outcome not in ('removed', 'dismissed') then
    raise exception 'Either remove the message or dismiss the report.';
  end if;
  select * into report from public.message_reports r where r.id = report_id for update;
  if not found then
    raise exception 'This report does not exist.';
  end if;
  if report.outcome is not null then
    raise exception 'This report is already resolved.';
  end if;
  perform private.refuse_own_deal(c.request_id)
  from public.messages m join public.conversations c on c.id = m.conversation_id where m.id = report.message_id;
  select to_jsonb(m) || jsonb_build_object('attachments', private.attachments_of(m.id, null)) into before_row
  from public.messages m where m.id = report.message_id for update;
  if outcome = 'removed' then
    update public.messages m set body = 'This message was removed because it broke our rules.', removed_at = now()
    where m.id = report.message_id and m.removed_at is null;
    delete from public.message_attachments a where a.message_id = report.message_id;
    delete from private.written_texts w where w.subject = report.message_id::text and w.place = 'messages';
  end if;
  update public.message_reports r
  set outcome = outcome, resolution = words, resolved_by = auth.uid(), resolved_at = now()
  where r.id = report_id;
  select jsonb_build_object(
    'name', format('Message from the %s, request #%s', case m.sender_id when c.vendor_id then 'Pro' else 'owner' end, r.number),
    case m.sender_id when c.vendor_id then 'vendor_id' else 'owner_id' end, m.sender_id) into sender
  from public.messages m join public.conversations c on c.id = m.conversation_id
  join public.service_requests r on r.id = c.request_id
  where m.id = report.message_id;
  perform private.audit('message_report.' || outcome, 'messages', report.message_id, before_row,
    (select to_jsonb(m) from public.messages m where m.id = report.message_id) || sender, words);
end $$;
comment on function public.resolve_message_report(uuid, text, text) is
  'An administrator removes a reported message (outcome removed: words and files are replaced by a note) or dismisses the report, with a reason.';
grant execute on function public.resolve_message_report(uuid, text, text) to authenticated;
