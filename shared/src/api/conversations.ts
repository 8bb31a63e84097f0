import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import * as v from 'valibot';
import { expectDone, unwrap } from './backendError';

/** Query for the caller's conversations, latest first, with unread counts. */
export const myConversationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['conversations', 'of', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('my_conversations'));
    },
  });

/** Query for the latest 200 messages of a conversation, oldest first. */
export const messagesQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', conversationId, 'messages'],
    queryFn: async () => {
      const client = await backend();
      const latest = unwrap(
        await client
          .from('messages')
          .select('id, sender_id, body, created_at')
          .eq('conversation_id', conversationId)
          .order('created_at', { ascending: false })
          .limit(200),
      );
      return latest.reverse();
    },
  });

/** A conversation in the caller's list. */
export type ConversationSummary = Awaited<
  ReturnType<NonNullable<ReturnType<typeof myConversationsQuery>['queryFn']>>
>[number];

const messageSchema = v.object({
  id: v.string(),
  sender_id: v.string(),
  body: v.string(),
  created_at: v.string(),
});

/** A message as stored; created_at is an ISO time. */
export type Message = v.InferOutput<typeof messageSchema>;

/** Writes a message and returns it as stored; a repeat with the same key has no effect. */
export async function sendMessage(
  conversationId: string,
  body: string,
  key: string,
): Promise<Message> {
  const client = await backend();
  const answer = await client.rpc('send_message', {
    conversation_id: conversationId,
    body,
    idempotency_key: key,
  });
  return v.parse(messageSchema, unwrap(answer));
}

/** Marks a conversation as read up to now. */
export async function markConversationRead(conversationId: string) {
  const client = await backend();
  expectDone(await client.rpc('mark_conversation_read', { conversation_id: conversationId }));
}
