import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import * as v from 'valibot';
import type { RequestSubmission } from '../domain/estimate';
import { unwrap } from './backendError';

const submittedSchema = v.object({ id: v.string(), number: v.number() });

/**
 * Submits a request; it is priced, matched and offered in the same moment. Photos are paths already
 * uploaded. Returns its id and the number people know it by; a repeat with the same key has no effect.
 */
export async function submitRequest(submission: RequestSubmission, key: string) {
  const client = await backend();
  const answer = await client.rpc('submit_request', { input: submission, idempotency_key: key });
  return v.parse(submittedSchema, unwrap(answer));
}

/** Cancels a request that has not started. */
export async function cancelRequest(requestId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('cancel_request', { request_id: requestId, reason }));
}

/** Query for the caller's own requests with how each stands, newest first. */
export const myRequestsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['requests', 'of', ownerId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('service_requests')
          .select(
            `*,
            properties(label, address),
            leads(state, offer_expires_at),
            quotes(id, lead_id, version, state, total_cents),
            jobs(id, state, scheduled_for),
            reviews(author_side)`,
          )
          .eq('owner_id', ownerId)
          .order('created_at', { ascending: false })
          .limit(200),
      );
    },
  });

/** A request in a list of the caller's own. */
export type MyRequest = Awaited<
  ReturnType<NonNullable<ReturnType<typeof myRequestsQuery>['queryFn']>>
>[number];

/** Query for one request with everything its owner or an administrator may see. */
export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('service_requests')
          .select(
            `*,
            properties(label, address, city, state, zip, time_zone),
            request_trees(*),
            request_photos(path, position),
            leads(*, vendor_profiles!leads_vendor_id_fkey(*, vendor_credentials(*)), conversations(id)),
            quotes(*, quote_line_items(*)),
            jobs(*, job_photos(path)),
            reviews(*)`,
          )
          .eq('id', requestId)
          .order('position', { referencedTable: 'request_trees' })
          .order('position', { referencedTable: 'request_photos' })
          .order('offer_position', { referencedTable: 'leads' })
          .order('created_at', { referencedTable: 'quotes', ascending: false })
          .single(),
      );
    },
  });

/** A request with everything its owner may see. */
export type RequestDetail = Awaited<
  ReturnType<NonNullable<ReturnType<typeof requestQuery>['queryFn']>>
>;

/** Query for what happened to a request and its leads, quotes and job, oldest first. */
export const requestTimelineQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId, 'timeline'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('state_events')
          .select('id, machine, event, from_state, to_state, actor, vendor_id, note, created_at')
          .eq('request_id', requestId)
          .order('id')
          .limit(500),
      );
    },
  });

/** Something that happened to a request, or to a lead, quote, job or review of it. */
export type RequestEvent = Awaited<
  ReturnType<NonNullable<ReturnType<typeof requestTimelineQuery>['queryFn']>>
>[number];
