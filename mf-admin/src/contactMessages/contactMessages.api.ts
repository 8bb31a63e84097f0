import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

const MESSAGE =
  'id, user_id, name, email, topic, body, waits_since, answered_at, answer_note, created_at';

const saidSchema = v.array(
  v.object({
    id: v.string(),
    by: v.picklist(['sender', 'admin']),
    author: v.nullable(v.string()),
    body: v.string(),
    at: v.string(),
  }),
);

type Choice = { readonly unansweredOnly: boolean };

/** Adds to each message what else was said in its exchange, and the sender's account. */
async function withThreads<Row extends { readonly id: string }>(rows: readonly Row[]) {
  if (rows.length === 0) return [];
  const client = await backend();
  const threads = unwrap(
    await client.rpc('contact_threads', { message_ids: rows.map(({ id }) => id) }),
  );
  return rows.map((row) => {
    const thread = threads.find(({ message_id: id }) => id === row.id);
    return {
      ...row,
      account: thread?.account_id
        ? {
            id: thread.account_id,
            type: thread.account_type,
            business: thread.business_name,
            isSender: thread.is_sent_signed_in,
          }
        : null,
      said: v.parse(saidSchema, thread?.said ?? []),
    };
  });
}

async function readMessages({ unansweredOnly }: Choice, key: PageKey | null) {
  const client = await backend();
  let query = client.from('contact_messages').select(MESSAGE);
  if (unansweredOnly) query = query.is('answered_at', null);
  const page = await readPage(
    query,
    unansweredOnly
      ? { by: 'waits_since', order: 'asc', key }
      : { by: 'created_at', order: 'desc', key },
  );
  return { ...page, rows: await withThreads(page.rows) };
}

/**
 * Messages to us, for administrators: all, newest first, or the unanswered, longest waiting first;
 * Pros with priority support count as waiting a day longer.
 */
export const contactMessages = (choice: Choice) =>
  keysetList({
    queryKey: ['contact_messages', choice.unansweredOnly],
    keyOf: (message) => ({
      at: choice.unansweredOnly ? message.waits_since : message.created_at,
      id: message.id,
    }),
    read: (key: PageKey | null) => readMessages(choice, key),
  });

async function readMessage(messageId: string, unansweredOnly: boolean) {
  const client = await backend();
  const query = client.from('contact_messages').select(MESSAGE).eq('id', messageId);
  return withThreads(unwrap(await (unansweredOnly ? query.is('answered_at', null) : query)));
}

/** Query for one message to us; an empty list once it is answered. */
export const unansweredMessageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['contact_messages', 'unanswered', messageId],
    queryFn: () => readMessage(messageId, true),
  });

/** Query for one message to us, answered or not; an empty list when there is none. */
export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['contact_messages', 'message', messageId],
    queryFn: () => readMessage(messageId, false),
  });

/** Whether a message is of a Pro with priority support. */
export const hasPriority = (message: Pick<ContactMessage, 'created_at' | 'waits_since'>): boolean =>
  Date.parse(message.waits_since) < Date.parse(message.created_at);

export type ContactMessage = Awaited<ReturnType<typeof readMessages>>['rows'][number];

/** Notes that a message was answered, and how; leaves an audit row. */
export async function answerContactMessage(messageId: string, note: string) {
  const client = await backend();
  expectDone(await client.rpc('answer_contact_message', { message_id: messageId, note }));
}

/**
 * Answers a message, as the page shows it, by mail. Refused when a colleague answered since. Leaves an
 * audit row.
 */
export async function replyToMessage(
  message: Pick<ContactMessage, 'id' | 'answered_at'>,
  body: string,
  key: string,
) {
  const client = await backend();
  expectDone(
    await client.rpc('reply_to_contact_message', {
      message_id: message.id,
      body,
      idempotency_key: key,
      ...(message.answered_at !== null && { answered_seen: message.answered_at }),
    }),
  );
}
