import type { Queries } from '../../../local/database';

/** The age of the oldest notifications. */
const KEPT = '10 days';

/**
 * Creates the notifications of the last days, older ones read, and empties the outbox: nobody gets
 * mail about the past.
 */
export async function createNotifications(queries: Queries): Promise<void> {
  await queries.script(`
    select private.tell_of_event(e) from public.state_events e
    where e.created_at > now() - interval '${KEPT}' order by e.id;
    update public.notifications n
    set created_at = e.created_at,
      read_at = case when e.created_at < now() - interval '2 days' then e.created_at + interval '3 hours' end
    from public.state_events e
    where n.dedupe_key like 'event:%' and split_part(n.dedupe_key, ':', 2)::bigint = e.id;
    delete from public.notifications where kind = 'tokens_low';
    select private.alert_due_cases();
    select private.alert_of_errors();
    delete from public.notifications where kind in ('cases_due', 'errors_found');
    ${unread('owner', 'vendor')}
    ${unread('vendor', 'owner')}
    delete from private.outbox;`);
}

const unread = (side: string, other: string) => `
  insert into public.notifications (person_id, kind, data, link, subject_id, created_at)
  select c.${side}_id, 'message_received',
    jsonb_build_object('request_number', r.number, 'category', r.category, 'customer', r.contact_name,
      'business', v.business_name, 'conversation_id', c.id, 'excerpt', left(m.body, 280),
      'count', private.unread_in(c, c.${side}_id)),
    '/messages?with=' || c.id, c.id, c.last_message_at
  from public.conversations c
  join public.service_requests r on r.id = c.request_id
  join public.vendor_profiles v on v.vendor_id = c.vendor_id
  cross join lateral (
    select * from public.messages m where m.conversation_id = c.id and m.sender_id = c.${other}_id
    order by m.created_at desc, m.id desc limit 1
  ) m
  where c.last_message_at > c.${side}_read_at and private.unread_in(c, c.${side}_id) > 0;`;
