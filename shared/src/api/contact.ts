import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { expectDone, unwrap } from './backendError';

/** What a message to us can be about. */
export type ContactTopic = 'question' | 'problem' | 'account' | 'press' | 'other';

/** Writes to us, with or without an account; the same words twice are one message. Returns its id. */
export async function sendContactMessage(message: {
  name: string;
  email: string;
  topic: ContactTopic;
  body: string;
}) {
  const client = await backend();
  return unwrap(await client.rpc('send_contact_message', message));
}

/** Query for the latest 200 messages to us, for administrators, newest first. */
export const contactMessagesQuery = (choice: { readonly unansweredOnly: boolean }) =>
  queryOptions({
    queryKey: ['contact_messages', choice.unansweredOnly],
    queryFn: async () => {
      const client = await backend();
      let query = client
        .from('contact_messages')
        .select()
        .order('created_at', { ascending: false })
        .limit(200);
      if (choice.unansweredOnly) query = query.is('answered_at', null);
      return unwrap(await query);
    },
  });

/** A message of the contact form. */
export type ContactMessage = Awaited<
  ReturnType<NonNullable<ReturnType<typeof contactMessagesQuery>['queryFn']>>
>[number];

/** Notes that a message was answered, and how; leaves an audit row. */
export async function answerContactMessage(messageId: string, note: string) {
  const client = await backend();
  expectDone(await client.rpc('answer_contact_message', { message_id: messageId, note }));
}
