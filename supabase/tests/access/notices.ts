import { randomUUID } from 'node:crypto';
import { row, uuid, type Aggregate } from './aggregate';

export const notices: Aggregate = {
  tables: {
    'public.announcements': {
      target: (world) => `id = ${uuid(row(world, 'announcement'))}`,
      select: 'everyone',
    },
    'public.announcements no longer shown': {
      target: (world) => `id = ${uuid(row(world, 'oldAnnouncement'))}`,
      select: 'admin',
    },
    'public.contact_messages': {
      target: (world) => `id = ${uuid(row(world, 'contactMessage'))}`,
      select: 'owner admin',
    },
  },
  functions: {
    announce: {
      allowed: 'admin',
      given: () => ({
        message: 'We are moving house on Sunday.',
        severity: 'info',
        shown_from: new Date().toISOString(),
        shown_until: new Date(Date.now() + 86_400_000).toISOString(),
      }),
    },
    withdraw_announcement: {
      allowed: 'admin',
      given: (world) => ({ announcement_id: row(world, 'announcement'), reason: 'It is over' }),
    },
    send_contact_message: {
      allowed: 'everyone',
      given: () => ({
        name: 'Ada Byron',
        email: 'ada@example.com',
        topic: 'question',
        body: 'Do you work on Sundays?',
      }),
    },
    answer_contact_message: {
      allowed: 'admin',
      given: (world) => ({ message_id: row(world, 'contactMessage'), note: 'Answered by mail' }),
    },
    reply_to_contact_message: {
      allowed: 'admin',
      given: (world) => ({
        message_id: row(world, 'contactMessage'),
        body: 'It is on the page of the job.',
        answered_seen: null,
        idempotency_key: randomUUID(),
      }),
    },
    contact_threads: {
      allowed: 'admin',
      given: (world) => ({ message_ids: `{${row(world, 'contactMessage')}}` }),
    },
  },
  async prepare({ market, ids }) {
    const announcement = await market.call<string>(ids.admin, 'announce', {
      message: 'A storm is coming.',
      severity: 'warning',
      shown_from: new Date(Date.now() - 60_000).toISOString(),
      shown_until: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const oldAnnouncement = await market.value<string>('gen_random_uuid()');
    await market.database.query(
      `insert into public.announcements (id, message, severity, shown_from, shown_until)
       values ($1, 'The storm is over.', 'info', now() - interval '2 days', now() - interval '1 day')`,
      [oldAnnouncement],
    );
    const contactMessage = await market.call<string>(ids.owner, 'send_contact_message', {
      name: 'Ada Byron',
      email: 'owner@example.com',
      topic: 'problem',
      body: 'I cannot find my invoice.',
    });
    return { announcement, oldAnnouncement, contactMessage };
  },
};
