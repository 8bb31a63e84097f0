import { randomUUID } from 'node:crypto';
import { storeAttachment } from '../support/attachment';
import { mine, row, SIDES, SIGNED_IN, uuid, type Aggregate } from './aggregate';

/** The name in storage of a file that a message shows. */
const REPORT = randomUUID();

export const conversations: Aggregate = {
  tables: {
    'public.conversations': { target: mine('owner_id', 'owner'), select: SIDES },
    'public.messages': {
      target: (world) => `conversation_id = ${uuid(world.quoted.conversation)}`,
      select: SIDES,
    },
    // Nothing was reported, claimed or disputed here, and no administrator has said why.
    'public.messages without a case': {
      target: (world) => `id = ${uuid(row(world, 'quietMessage'))}`,
      select: 'owner vendor',
    },
    'public.message_attachments': {
      target: (world) => `message_id = ${uuid(row(world, 'messageWithFile'))}`,
      select: SIDES,
    },
    'public.message_reports': {
      target: (world) => `id = ${uuid(row(world, 'messageReport'))}`,
      select: 'owner admin',
    },
    'storage.objects in message-attachments': {
      target: (world) =>
        `bucket_id = 'message-attachments' and name = '${world.ids.vendor}/${REPORT}.pdf'`,
      select: SIDES,
      insert: {
        // Sides of an open conversation alone.
        allowed: 'owner vendor',
        values: (self) =>
          `(bucket_id, name) values ('message-attachments', '${self}/' || gen_random_uuid() || '.pdf')`,
      },
    },
  },
  functions: {
    send_message: {
      allowed: 'owner vendor',
      given: (world) => ({
        conversation_id: world.quoted.conversation,
        body: 'Hello',
        idempotency_key: randomUUID(),
        attachments: [],
      }),
    },
    conversation_messages: {
      allowed: SIDES,
      given: (world) => ({
        conversation_id: world.quoted.conversation,
        before: row(world, 'messageWithFile'),
        page_size: 20,
      }),
    },
    mark_conversation_read: {
      allowed: 'owner vendor',
      given: (world) => ({ conversation_id: world.quoted.conversation }),
    },
    report_message: {
      allowed: 'owner',
      given: (world) => ({ message_id: row(world, 'rudeMessage'), reason: 'This is rude.' }),
    },
    resolve_message_report: {
      allowed: 'admin',
      given: (world) => ({
        report_id: row(world, 'messageReport'),
        outcome: 'dismissed',
        resolution: 'Nothing wrong with it',
      }),
    },
    // These answer with the caller's own, which may be none.
    my_conversations: { allowed: SIGNED_IN, given: () => ({}) },
    texts_as_written: { allowed: SIGNED_IN, given: () => ({}) },
    unread_total: { allowed: SIGNED_IN, given: () => ({}) },
  },
  async prepare({ market, ids, quoted, scheduled }) {
    const path = `${ids.vendor}/${REPORT}.pdf`;
    await storeAttachment(market.database, path);
    const send = (body: string, attachments: object[], conversation_id = quoted.conversation) =>
      market.call<{ id: string }>(ids.vendor, 'send_message', {
        conversation_id,
        body,
        idempotency_key: randomUUID(),
        attachments,
      });
    const messageWithFile = (await send('', [{ path, name: 'Report.pdf' }])).id;
    const rudeMessage = (await send('You have no idea.', [])).id;
    const messageReport = await market.call<string>(ids.owner, 'report_message', {
      message_id: messageWithFile,
      reason: 'This is not a report.',
    });
    const quiet = await market.value<string>(
      'select id from public.conversations where lead_id = $1',
      [scheduled.lead],
    );
    const quietMessage = (await send('See you then.', [], quiet)).id;
    return { messageWithFile, rudeMessage, messageReport, quietMessage };
  },
};
