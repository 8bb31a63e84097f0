import { queryOptions } from '@tanstack/react-query';
import { REVIEW } from './reviews';
import { readWrittenTexts, withWrittenTexts } from './writtenTexts';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for one request with everything its owner or an administrator may see. */
export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId],
    queryFn: async () => {
      const client = await backend();
      const [answer, texts] = await Promise.all([
        client
          .from('service_requests')
          .select(
            `*,
            properties(label, address, city, state, zip, time_zone),
            request_trees(*),
            request_photos(path, position),
            request_access(request_id, notes),
            leads(*, vendor_profiles!leads_vendor_id_fkey(
              vendor_id, business_name, rating_count, rating_sum,
              vendor_credentials(kind, issuer, expires_on, insured_cents, verified_at)), conversations(id)),
            quotes(*, quote_line_items(*), quote_photos(path, position)),
            jobs(*, job_photos(path), job_disputes(state)),
            reviews(${REVIEW})`,
          )
          .eq('id', requestId)
          .order('position', { referencedTable: 'request_trees' })
          .order('position', { referencedTable: 'request_photos' })
          .order('offer_position', { referencedTable: 'leads' })
          .order('created_at', { referencedTable: 'quotes', ascending: false })
          .order('id', { referencedTable: 'quotes' })
          .single(),
        readWrittenTexts(requestId),
      ]);
      return withWrittenTexts(unwrap(answer), texts);
    },
  });

/** A request with everything its owner may see. */
export type RequestDetail = Awaited<
  ReturnType<NonNullable<ReturnType<typeof requestQuery>['queryFn']>>
>;

/** Maximum number of events in a timeline. */
export const TIMELINE_AT_MOST = 500;

/** Query for what happened to a request and its leads, quotes and job, oldest first; the latest TIMELINE_AT_MOST. */
export const requestTimelineQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId, 'timeline'],
    queryFn: async () => {
      const client = await backend();
      const [answer, texts] = await Promise.all([
        client
          .from('state_events')
          .select('id, machine, event, from_state, to_state, actor, vendor_id, note, created_at')
          .eq('request_id', requestId)
          .order('id', { ascending: false })
          .limit(TIMELINE_AT_MOST),
        readWrittenTexts(requestId),
      ]);
      return withWrittenTexts(unwrap(answer), texts).reverse();
    },
  });

/** Something that happened to a request, or to a lead, quote, job or review of it. */
export type RequestEvent = Awaited<
  ReturnType<NonNullable<ReturnType<typeof requestTimelineQuery>['queryFn']>>
>[number];
