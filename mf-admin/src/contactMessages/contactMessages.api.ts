import { queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

const MESSAGE =
  'id, user_id, name, email, topic, body, waits_since, answered_at, answer_note, created_at';

type Choice = { readonly unansweredOnly: boolean };

async function readMessages({ unansweredOnly }: Choice, key: PageKey | null) {
  const client = await backend();
  let query = client.from('contact_messages').select(MESSAGE);
  if (unansweredOnly) query = query.is('answered_at', null);
  return readPage(
    query,
    unansweredOnly
      ? { by: 'waits_since', order: 'asc', key }
      : { by: 'created_at', order: 'desc', key },
  );
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

/** Query for one message to us; an empty list once it is answered. */
export const unansweredMessageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['contact_messages', 'unanswered', messageId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('contact_messages')
          .select(MESSAGE)
          .eq('id', messageId)
          .is('answered_at', null),
      );
    },
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
