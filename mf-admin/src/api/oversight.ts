import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { backend, expectDone, unwrap } from '@tree-service/kernel';
import type { RequestState } from '@tree-service/domain';
import { keysetList, readPage, ROWS_A_PAGE, type PageKey } from '@tree-service/market/api/keyset';

/** The columns of a request with its offers. */
export const OVERSEEN_REQUEST =
  'id, number, state, category, timing, city, region, created_at, leads(state, conversations(id))';

async function readRequests(state: RequestState | null, key: PageKey | null) {
  const client = await backend();
  let query = client.from('service_requests').select(OVERSEEN_REQUEST);
  if (state !== null) query = query.eq('state', state);
  return readPage(query, { by: 'created_at', order: 'desc', key });
}

/** The requests in a state, or in any (null), newest first, with their offers. */
export const overseenRequests = (state: RequestState | null) =>
  keysetList({
    queryKey: ['requests', 'all', 'by state', state],
    keyOf: (request) => ({ at: request.created_at, id: request.id }),
    read: (key: PageKey | null) => readRequests(state, key),
  });

/** A request with its offers; a lead with a conversation was accepted at some time. */
export type OverseenRequest = Awaited<ReturnType<typeof readRequests>>['rows'][number];

const CONVERSATION = `id, owner_id, vendor_id, request_id, created_at, last_message_at,
  service_requests(number, category, contact_name),
  vendor_profiles!conversations_vendor_id_fkey(business_name)` as const;

async function readConversations(key: PageKey | null) {
  const client = await backend();
  return readPage(client.from('conversations').select(CONVERSATION), {
    by: 'last_message_at',
    order: 'desc',
    key,
    nullsLast: true,
  });
}

/** All conversations, latest message first. */
export const overseenConversations = keysetList({
  queryKey: ['conversations', 'all'],
  keyOf: (conversation) => ({ at: conversation.last_message_at, id: conversation.id }),
  read: readConversations,
});

/** Query for a page of all conversations, latest message first, with the key the next page begins after. */
export const conversationPageQuery = (key: PageKey | null) =>
  queryOptions({
    queryKey: ['conversations', 'all', key],
    queryFn: async () => {
      const { rows } = await readConversations(key);
      const last = rows.at(-1);
      const next: PageKey | null =
        last === undefined || rows.length < ROWS_A_PAGE
          ? null
          : { at: last.last_message_at, id: last.id };
      return { rows, next };
    },
    placeholderData: keepPreviousData,
  });

/**
 * Query for up to 25 conversations of a request by its number, or of people or businesses whose name
 * begins with a text, latest message first. Each search leaves an audit row, so it is sent once.
 */
export const foundConversationsQuery = (words: string) =>
  queryOptions({
    queryKey: ['conversations', 'found', words],
    queryFn: async () => {
      const client = await backend();
      const rows = unwrap(
        await client.rpc('admin_find_conversations', { words }).select(CONVERSATION),
      );
      return { rows, next: null };
    },
    enabled: words !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

export const overseenConversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversations', 'overseen', conversationId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.from('conversations').select(CONVERSATION).eq('id', conversationId).single(),
      );
    },
  });

export type OverseenConversation = Awaited<ReturnType<typeof readConversations>>['rows'][number];

type WithLastMessage = Pick<OverseenConversation, 'id' | 'last_message_at'>;

/** Tells the last message of a conversation from its earlier ones. */
const lastMessageKey = ({ id, last_message_at: at }: WithLastMessage) => `${id} ${at}`;

/** How last messages begin, by conversation and time. */
type LastMessages = ReadonlyMap<string, string>;

async function readLastMessages(
  conversations: readonly WithLastMessage[],
  reason: string,
): Promise<[key: string, words: string][]> {
  if (conversations.length === 0) return [];
  const client = await backend();
  const rows = unwrap(
    await client.rpc('admin_last_messages', {
      conversation_ids: conversations.map(({ id }) => id),
      reason,
    }),
  );
  const words = new Map(rows.map((row) => [row.conversation_id, row.words]));
  return conversations.map((each) => [lastMessageKey(each), words.get(each.id) ?? '']);
}

const lastMessagesKey = (reason: string) => ['last_messages', reason];

/**
 * Query for how the last message of each conversation begins. Each reading leaves an audit row for each
 * conversation, so only messages that were not read for this reason are asked for.
 */
export const lastMessagesQuery = (conversations: readonly WithLastMessage[], reason: string) => {
  const written = conversations.filter(({ last_message_at: at }) => at !== null);
  return queryOptions({
    queryKey: [...lastMessagesKey(reason), written.map(lastMessageKey).sort()],
    queryFn: async ({ client: queries }): Promise<LastMessages> => {
      const read = queries
        .getQueriesData<LastMessages>({ queryKey: lastMessagesKey(reason) })
        .flatMap(([, messages]) => [...(messages ?? [])]);
      const known = new Map(read);
      const unread = written.filter((each) => !known.has(lastMessageKey(each)));
      return new Map([...known, ...(await readLastMessages(unread, reason))]);
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
};

/** How the last message of a conversation begins, if it has one that was read. */
export const lastMessageOf = (messages: LastMessages | undefined, conversation: WithLastMessage) =>
  messages?.get(lastMessageKey(conversation)) || undefined;

/** Says why a conversation is read; leaves an audit row. */
export async function sayWhyRead(conversationId: string, reason: string): Promise<void> {
  const client = await backend();
  expectDone(
    await client.rpc('admin_read_conversation', { conversation_id: conversationId, reason }),
  );
}
