import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { RequestState } from '@tree-service/domain';
import { keysetList, readPage, type Counting, type PageKey } from '@tree-service/market/api/keyset';

const OVERSEEN =
  'id, number, state, category, timing, city, region, created_at, leads(state, conversations(id))';

/**
 * Query for the latest 200 requests with their offers. Accepting an offer opens a conversation, so a
 * lead with one was accepted at some time.
 */
export const allRequestsQuery = () =>
  queryOptions({
    queryKey: ['requests', 'all'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('service_requests')
          .select(OVERSEEN)
          .order('created_at', { ascending: false })
          .limit(200),
      );
    },
  });

/** The requests in a state, or in any (null), newest first, with their offers. */
export const overseenRequests = (state: RequestState | null) =>
  keysetList({
    queryKey: ['requests', 'all', 'by state', state],
    keyOf: (request) => ({ at: request.created_at, id: request.id }),
    read: async (key: PageKey | null, counting: Counting) => {
      const client = await backend();
      let query = client.from('service_requests').select(OVERSEEN, counting);
      if (state !== null) query = query.eq('state', state);
      return readPage(query, { by: 'created_at', order: 'falling', key });
    },
  });

export type OverseenRequest = Awaited<
  ReturnType<NonNullable<ReturnType<typeof allRequestsQuery>['queryFn']>>
>[number];

/** Requests without a Pro to offer them to, oldest first. */
export const unmatchedRequests = keysetList({
  queryKey: ['requests', 'unmatched'],
  keyOf: (request) => ({ at: request.created_at, id: request.id }),
  read: async (key: PageKey | null, counting: Counting) => {
    const client = await backend();
    return readPage(
      client
        .from('service_requests')
        .select('id, number, category, city, region, submitted_at, created_at', counting)
        .eq('state', 'matching'),
      { by: 'created_at', order: 'rising', key },
    );
  },
});

const OF_WHOM = 'vendor_profiles!vendor_credentials_vendor_id_fkey!inner(business_name, state)';

/** Unverified valid credentials of active Pros, oldest first. */
export const unverifiedCredentials = keysetList({
  queryKey: ['vendors', 'unverified_credentials'],
  keyOf: (credential) => ({ at: credential.created_at, id: credential.id }),
  read: async (key: PageKey | null, counting: Counting) => {
    const client = await backend();
    return readPage(
      client
        .from('vendor_credentials')
        .select(`id, kind, created_at, vendor_id, ${OF_WHOM}`, counting)
        .is('verified_at', null)
        .gte('expires_on', new Date().toISOString().slice(0, 10))
        .in('vendor_profiles.state', ['under_review', 'approved', 'paused']),
      { by: 'created_at', order: 'rising', key },
    );
  },
});

const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Verified credentials of active Pros that expire within 30 days, the earliest first. */
export const endingCredentials = keysetList({
  queryKey: ['vendors', 'ending_credentials'],
  keyOf: (credential) => ({ at: credential.expires_on, id: credential.id }),
  read: async (key: PageKey | null, counting: Counting) => {
    const client = await backend();
    const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
    return readPage(
      client
        .from('vendor_credentials')
        .select(`id, kind, expires_on, vendor_id, ${OF_WHOM}`, counting)
        .not('verified_at', 'is', null)
        .gte('expires_on', dayIn(0))
        .lte('expires_on', dayIn(SOON_DAYS))
        .in('vendor_profiles.state', ['approved', 'paused']),
      { by: 'expires_on', order: 'rising', key },
    );
  },
});

/** Requested plans not activated yet, oldest first. */
export const requestedPlans = keysetList({
  queryKey: ['vendors', 'asked_plans'],
  keyOf: (subscription) => ({ at: subscription.created_at, id: subscription.id }),
  read: async (key: PageKey | null, counting: Counting) => {
    const client = await backend();
    return readPage(
      client
        .from('vendor_subscriptions')
        .select(
          `id, vendor_id, created_at, current_period_end, vendor_profiles(business_name),
        subscription_plans!vendor_subscriptions_plan_id_fkey(name)`,
          counting,
        )
        .eq('state', 'incomplete'),
      { by: 'created_at', order: 'rising', key },
    );
  },
});

const CONVERSATION = `id, owner_id, vendor_id, request_id, created_at, last_message_at,
  service_requests(number, category, contact_name),
  vendor_profiles!conversations_vendor_id_fkey(business_name)` as const;

async function readConversations(key: PageKey | null, counting: Counting) {
  const client = await backend();
  return readPage(client.from('conversations').select(CONVERSATION, counting), {
    by: 'last_message_at',
    order: 'falling',
    key,
    nullsLast: true,
  });
}

/** All conversations, latest message first. */
export const allConversations = keysetList({
  queryKey: ['conversations', 'all'],
  keyOf: (conversation) => ({ at: conversation.last_message_at, id: conversation.id }),
  read: readConversations,
});

/** Query for one conversation. */
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
