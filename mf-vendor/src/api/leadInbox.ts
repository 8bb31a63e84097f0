import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, type Json, unwrap } from '@tree-service/kernel';
import type { LeadState, RequestTiming, ServiceCategory } from '@tree-service/domain';
import { readCompetition } from '@tree-service/market/api/leads';

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

async function readLeads(ids: readonly string[]) {
  const client = await backend();
  const [rows, competition] = await Promise.all([
    client
      .from('leads')
      .select(
        `*, jobs(state, scheduled_for, job_disputes(state)),
        service_requests!leads_request_id_fkey(*, request_trees(*), request_photos(path, position))`,
      )
      .in('id', ids),
    readCompetition(ids),
  ]);
  return unwrap(rows).map((lead) => ({ ...lead, competition: competition[lead.id] ?? null }));
}

/** With its request, trees, photos and competition. */
export type InboxLead = Awaited<ReturnType<typeof readLeads>>[number];

/** `next` is the cursor of the following page, null after the last one. */
export interface LeadPage {
  leads: InboxLead[];
  next: Json | null;
}

async function readPage(
  filter: LeadPageFilter,
  after: Json | null,
  atMost = PAGE_SIZE,
): Promise<LeadPage> {
  const client = await backend();
  const places = unwrap(
    await client.rpc('my_lead_page', {
      filter: { ...filter, states: [...filter.states] },
      ...(after !== null && { after }),
      at_most: atMost,
    }),
  );
  const ids = places.map((place) => place.lead_id);
  if (ids.length === 0) return { leads: [], next: null };
  const byId = new Map((await readLeads(ids)).map((lead) => [lead.id, lead]));
  return {
    // A lead can become unreadable between the two calls.
    leads: ids.flatMap((id) => byId.get(id) ?? []),
    next: places.length < atMost ? null : (places.at(-1)?.place ?? null),
  };
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
