import { queryOptions } from '@tanstack/react-query';
import { canMove } from '@tree-service/domain';
import { backend, queryClient, unwrap, type Database } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';
import { REVIEW } from '@tree-service/market/api/reviews';
import { showRows } from '@tree-service/market/api/showRows';
import { readWrittenTexts, withWrittenTexts } from '@tree-service/market/api/writtenTexts';
import {
  tokenAccountQuery,
  withAvailable,
  type TokenAccountRow,
} from '@tree-service/market/api/tokens';
import type { SentQuote } from './quotes';

/** How many Pros have taken an active lead's request (the caller included), of how many it can take. */
export interface Competition {
  taken: number;
  at_most: number;
}

/** How contested the caller's active leads of those named are, by lead id. */
async function readCompetition(
  leadIds: readonly string[],
): Promise<Readonly<Partial<Record<string, Competition>>>> {
  const client = await backend();
  const rows = unwrap(await client.rpc('my_lead_competition', { lead_ids: [...leadIds] }));
  return Object.fromEntries(
    rows.map(({ lead_id, taken, at_most }) => [lead_id, { taken, at_most }]),
  );
}

/**
 * Query for a Pro's own lead of a request, with the request, its trees, photos, quotes and job. Nothing is
 * found once the lead ended so long ago that the Pro no longer reads the request.
 */
export const leadOfRequestQuery = (vendorId: string, requestId: string) =>
  queryOptions({
    queryKey: ['leads', vendorId, requestId],
    queryFn: async () => {
      const client = await backend();
      const [answer, texts] = await Promise.all([
        client
          .from('leads')
          .select(
            `*,
            service_requests!leads_request_id_fkey!inner(
              *, request_trees(*), request_photos(path, position), request_access(request_id, notes), reviews(${REVIEW})),
            conversations(id),
            quotes(*, quote_line_items(*), quote_photos(path, position)),
            jobs(*, job_photos(path), job_disputes(state, opened_by), paid_jobs(marked_at)),
            lead_credit_claims(*)`,
          )
          .eq('vendor_id', vendorId)
          .eq('request_id', requestId)
          .order('created_at', { referencedTable: 'quotes', ascending: false })
          .order('id', { referencedTable: 'quotes' })
          .single(),
        readWrittenTexts(requestId),
      ]);
      const lead = withWrittenTexts(unwrap(answer), texts);
      const competition = await readCompetition([lead.id]);
      return { ...lead, competition: competition[lead.id] ?? null };
    },
  });

/** A lead with everything its Pro works with. */
export type LeadDetail = Awaited<
  ReturnType<NonNullable<ReturnType<typeof leadOfRequestQuery>['queryFn']>>
>;

export type LeadQuote = LeadDetail['quotes'][number];

/** The job a won lead became. */
export type LeadJob = NonNullable<LeadDetail['jobs']>;

/** Tells the owner that the Pro has opened the lead. */
export async function viewLead(leadId: string) {
  const client = await backend();
  return unwrap(await client.rpc('view_lead', { lead_id: leadId }));
}

const leadRow = rowOf<Database['public']['Tables']['leads']['Row']>();

const acceptedSchema = v.object({
  state: v.string(),
  conversation_id: v.string(),
  lead: leadRow,
  account: v.pipe(rowOf<TokenAccountRow>(), v.transform(withAvailable)),
});

export type AcceptedLead = v.InferOutput<typeof acceptedSchema>;

/** Takes a lead: its tokens are held and a conversation opens. Refuses when tokens or places ran out. */
export async function acceptLead(leadId: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('accept_lead', { lead_id: leadId, idempotency_key: key });
  return v.parse(acceptedSchema, unwrap(answer));
}

/** Shows an accepted lead and the tokens left wherever they are shown. */
export function showAcceptedLead({ lead, account, conversation_id: id }: AcceptedLead): void {
  showRows<LeadDetail>([{ ...lead, conversations: { id } }]);
  queryClient.setQueryData(tokenAccountQuery(lead.vendor_id).queryKey, account);
}

const replaced = (quote: LeadQuote): LeadQuote =>
  canMove('quote', quote.state, 'supersede', 'system') ? { ...quote, state: 'superseded' } : quote;

/** Shows a quote just sent, in place of those before it, and what it makes of its lead. */
export function showSentQuote({ lead, quote }: SentQuote): void {
  queryClient.setQueryData(
    leadOfRequestQuery(lead.vendor_id, lead.request_id).queryKey,
    (known) =>
      known && {
        ...known,
        ...lead,
        quotes: [quote, ...known.quotes.filter(({ id }) => id !== quote.id).map(replaced)],
      },
  );
  showRows<LeadDetail>([lead]);
}

/** Passes on an offer, free of charge. */
export async function declineLead(leadId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('decline_lead', { lead_id: leadId, reason }));
}

/**
 * Steps back from a lead: held tokens come back, captured ones stay spent. After winning, the job is
 * canceled and the request is offered to others.
 */
export async function withdrawLead(leadId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_lead', { lead_id: leadId, reason }));
}

const explanationSchema = v.object({
  components: v.record(v.string(), v.number()),
  base_score: v.number(),
  boost: v.number(),
  base_rank: v.number(),
  offer_position: v.number(),
  reserved_for: v.nullable(v.string()),
  below_floor: v.nullable(v.picklist(['rating', 'dispute'])),
  candidates: v.number(),
});

/** Query for why the Pro ranked where they did: signals from 0 to 1, score, boost and rank. */
export const matchExplanationQuery = (leadId: string) =>
  queryOptions({
    // Not below 'leads': the rank of a lead never changes.
    queryKey: ['rankings', leadId],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('my_match_explanation', { lead_id: leadId });
      return v.parse(explanationSchema, unwrap(answer));
    },
    staleTime: Infinity,
  });

/** Why a Pro ranked where they did. */
export type MatchExplanation = v.InferOutput<typeof explanationSchema>;
