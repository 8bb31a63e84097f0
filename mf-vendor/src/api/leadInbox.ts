import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, type Database, type Json, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { LeadState, RequestTiming, ServiceCategory } from '@tree-service/domain';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { Competition } from './leads';

const PAGE_SIZE = 20;

export const LEAD_SORTS = ['newest', 'ending', 'nearest', 'estimate', 'tokens'] as const;

/** Absent conditions match every lead. */
export interface LeadPageFilter {
  states: readonly LeadState[];
  category?: ServiceCategory;
  timing?: RequestTiming;
  within_km?: number;
  /** A request's number, a ZIP code, or the start of a first name or city. */
  search?: string;
  sort: (typeof LEAD_SORTS)[number];
}

type Tables = Database['public']['Tables'];

/** With its job, latest quote, request, trees, photos and competition. */
export type InboxLead = Tables['leads']['Row'] & {
  jobs:
    | (Pick<Tables['jobs']['Row'], 'state' | 'scheduled_for' | 'price_cents'> & {
        job_disputes: Pick<Tables['job_disputes']['Row'], 'state'>[];
      })
    | null;
  /** The latest of those that were sent. */
  quotes: Pick<Tables['quotes']['Row'], 'state'>[];
  service_requests: Tables['service_requests']['Row'] & {
    request_trees: Tables['request_trees']['Row'][];
    request_photos: Pick<Tables['request_photos']['Row'], 'path' | 'position'>[];
  };
  competition: Competition | null;
};

/** `next` is the cursor of the following page, null after the last one. */
export interface LeadPage {
  leads: InboxLead[];
  next: Json | null;
}

const pageSchema = v.object({
  leads: v.array(rowOf<InboxLead>()),
  next: v.custom<Json | null>((place) => place !== undefined),
});

async function readPage(
  filter: LeadPageFilter,
  after: Json | null,
  atMost = PAGE_SIZE,
): Promise<LeadPage> {
  const client = await backend();
  const answer = await client.rpc('my_lead_list', {
    filter: { ...filter, states: [...filter.states] },
    ...(after !== null && { after }),
    at_most: atMost,
  });
  return v.parse(pageSchema, unwrap(answer));
}

/** The inbox page by page, from a cursor or from the start. */
export const leadPagesQuery = (
  vendorId: string,
  filter: LeadPageFilter,
  from: Json | null = null,
) =>
  infiniteQueryOptions({
    queryKey: ['leads', 'of', vendorId, 'pages', filter, from],
    initialPageParam: from,
    queryFn: ({ pageParam }) => readPage(filter, pageParam),
    getNextPageParam: (page: LeadPage) => page.next,
  });

export const firstLeadsQuery = (vendorId: string, filter: LeadPageFilter, atMost: number) =>
  queryOptions({
    queryKey: ['leads', 'of', vendorId, 'first', filter, atMost],
    queryFn: async () => (await readPage(filter, null, atMost)).leads,
  });

/** How many leads the Pro has in each state. */
export const leadCountsQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['leads', 'of', vendorId, 'counts'],
    queryFn: async (): Promise<Partial<Record<LeadState, number>>> => {
      const client = await backend();
      const rows = unwrap(await client.rpc('my_lead_counts'));
      return Object.fromEntries(rows.map(({ state, leads }) => [state, leads]));
    },
  });
