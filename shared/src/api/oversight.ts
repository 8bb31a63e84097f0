import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { unwrap } from './backendError';

/**
 * Query for the latest 200 requests of the whole marketplace with their offers. A conversation opens
 * with every accepted offer, so a lead that has one was accepted at some time.
 */
export const allRequestsQuery = () =>
  queryOptions({
    queryKey: ['requests', 'all'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('service_requests')
          .select(
            'id, number, state, category, timing, city, region, created_at, leads(state, conversations(id))',
          )
          .order('created_at', { ascending: false })
          .limit(200),
      );
    },
  });

/** A request as an administrator's list shows it. */
export type OverseenRequest = Awaited<
  ReturnType<NonNullable<ReturnType<typeof allRequestsQuery>['queryFn']>>
>[number];

/** Query for requests nobody could be offered, longest waiting first. */
export const unmatchedRequestsQuery = () =>
  queryOptions({
    queryKey: ['requests', 'unmatched'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('service_requests')
          .select('id, number, category, city, region, submitted_at, created_at')
          .eq('state', 'matching')
          .order('created_at')
          .limit(100),
      );
    },
  });

/** Query for credentials of living Pros, not expired, that nobody has verified; longest waiting first. */
export const unverifiedCredentialsQuery = () =>
  queryOptions({
    queryKey: ['vendors', 'unverified_credentials'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('vendor_credentials')
          .select(
            'id, kind, created_at, vendor_id, vendor_profiles!vendor_credentials_vendor_id_fkey!inner(business_name, state)',
          )
          .is('verified_at', null)
          .gte('expires_on', new Date().toISOString().slice(0, 10))
          .in('vendor_profiles.state', ['under_review', 'approved', 'paused'])
          .order('created_at')
          .limit(100),
      );
    },
  });

const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** Query for verified credentials of working Pros that end within 30 days, the first to end on top. */
export const endingCredentialsQuery = () =>
  queryOptions({
    queryKey: ['vendors', 'ending_credentials'],
    queryFn: async () => {
      const client = await backend();
      const dayIn = (days: number) =>
        new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      return unwrap(
        await client
          .from('vendor_credentials')
          .select(
            'id, kind, expires_on, vendor_id, vendor_profiles!vendor_credentials_vendor_id_fkey!inner(business_name, state)',
          )
          .not('verified_at', 'is', null)
          .gte('expires_on', dayIn(0))
          .lte('expires_on', dayIn(SOON_DAYS))
          .in('vendor_profiles.state', ['approved', 'paused'])
          .order('expires_on')
          .limit(100),
      );
    },
  });

const CONVERSATION = `id, owner_id, vendor_id, request_id, created_at, last_message_at,
  service_requests(number, category, contact_name),
  vendor_profiles!conversations_vendor_id_fkey(business_name)` as const;

/** Query for the latest 100 conversations of all owners and Pros, latest message first. */
export const allConversationsQuery = () =>
  queryOptions({
    queryKey: ['conversations', 'all'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('conversations')
          .select(CONVERSATION)
          .order('last_message_at', { ascending: false, nullsFirst: false })
          .limit(100),
      );
    },
  });

/** Query for one conversation, for administrators, however long ago its last message was. */
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

/** A conversation as administrators read it. */
export type OverseenConversation = Awaited<
  ReturnType<NonNullable<ReturnType<typeof allConversationsQuery>['queryFn']>>
>[number];
