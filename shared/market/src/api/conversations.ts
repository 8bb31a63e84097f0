import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

const CONVERSATIONS_A_PAGE = 30;

/** Which conversations to read; all of them where nothing is said. */
interface ConversationChoice {
  readonly conversation?: string;
  readonly about_request?: string;
  readonly unread?: boolean;
  readonly after?: string;
}

export async function readConversations(choice: ConversationChoice) {
  const client = await backend();
  return unwrap(
    await client.rpc('my_conversations', { ...choice, page_size: CONVERSATIONS_A_PAGE }),
  );
}

/** A conversation in the caller's list. */
export type ConversationSummary = Awaited<ReturnType<typeof readConversations>>[number];

/** Query for the caller's conversations, latest first, with unread counts; a page at a time. */
export const conversationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'of', userId, 'list'],
    queryFn: ({ pageParam }) => readConversations(pageParam === '' ? {} : { after: pageParam }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < CONVERSATIONS_A_PAGE ? undefined : page.at(-1)?.id),
    select: ({ pages }) => pages.flat(),
  });

/** Query for one of the caller's conversations; null when there is none of this id. */
export const conversationQuery = (userId: string, conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', 'of', userId, 'one', conversationId],
    queryFn: async () => (await readConversations({ conversation: conversationId }))[0] ?? null,
  });

const attachmentSchema = v.object({
  id: v.string(),
  path: v.string(),
  name: v.string(),
  mime_type: v.string(),
  size_bytes: v.number(),
});

/** A file of a message; path is where the attachments' bucket keeps it, size is in bytes. */
export type Attachment = v.InferOutput<typeof attachmentSchema>;

const messageSchema = v.object({
  id: v.string(),
  sender_id: v.string(),
  body: v.string(),
  created_at: v.string(),
  masked: v.optional(v.boolean()),
  removed: v.optional(v.boolean()),
  attachments: v.optional(v.array(attachmentSchema)),
});

/**
 * A message as stored; created_at is an ISO time. masked: contact details were taken out of it;
 * removed: an administrator has taken it down.
 */
export type Message = v.InferOutput<typeof messageSchema>;

/** How many messages are read at a time. */
const PAGE = 50;

/** A page of a conversation, oldest first: the latest, or what was written before a message. */
async function readMessages(conversationId: string, before: string): Promise<Message[]> {
  const client = await backend();
  const answer = await client.rpc('conversation_messages', {
    conversation_id: conversationId,
    page_size: PAGE,
    ...(before === '' ? {} : { before }),
  });
  return v.parse(v.array(messageSchema), unwrap(answer)).reverse();
}

/** Query for the messages of a conversation, oldest first: the latest 50, and by page those before. */
export const messagesQuery = (conversationId: string) =>
  infiniteQueryOptions({
    queryKey: ['conversations', conversationId, 'messages'],
    queryFn: ({ pageParam }) => readMessages(conversationId, pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page[0]?.id),
    select: ({ pages }) => [...pages].reverse().flat(),
  });

type MessagePages = InfiniteData<Message[], unknown>;

/** What is known of a conversation with a message that has just been sent; nothing while nothing is. */
export function withMessage(
  known: MessagePages | undefined,
  message: Message,
): MessagePages | undefined {
  const [latest, ...earlier] = known?.pages ?? [];
  if (known === undefined || latest === undefined) return undefined;
  if (latest.some(({ id }) => id === message.id)) return known;
  return { ...known, pages: [[...latest, message], ...earlier] };
}

/** Query for how many messages the caller has not read, over all conversations. */
export const unreadTotalQuery = (userId: string) =>
  queryOptions({
    queryKey: ['conversations', 'unread', userId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.rpc('unread_total'));
    },
  });

/**
 * Writes a message, with files that were uploaded before, and returns it as stored; a repeat with the
 * same key has no effect. `masked` of the answer says that contact details were hidden.
 */
export async function sendMessage(
  conversationId: string,
  body: string,
  key: string,
  attachments: readonly Pick<Attachment, 'path' | 'name'>[] = [],
): Promise<Message> {
  const client = await backend();
  const answer = await client.rpc('send_message', {
    conversation_id: conversationId,
    body,
    idempotency_key: key,
    attachments: attachments.map(({ path, name }) => ({ path, name })),
  });
  return v.parse(messageSchema, unwrap(answer));
}

/** Marks a conversation as read up to now. */
export async function markConversationRead(conversationId: string) {
  const client = await backend();
  expectDone(await client.rpc('mark_conversation_read', { conversation_id: conversationId }));
}
