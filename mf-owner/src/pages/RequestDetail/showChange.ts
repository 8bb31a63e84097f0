import { queryClient } from '@tree-service/kernel';
import type { AcceptedQuote } from '@tree-service/market/api/quotes';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';

/** Rows with what changed about some of them; what goes with a row stays. */
function withChanged<Row extends { id: string }>(
  rows: readonly Row[],
  changed: readonly (Partial<Row> & { id: string })[],
): Row[] {
  const byId = new Map(changed.map((row) => [row.id, row]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }));
}

type ChangedLead = Partial<RequestDetail['leads'][number]> & { id: string };

/** Shows a lead as an answer says it is now. */
export function showLead(requestId: string, lead: ChangedLead): void {
  queryClient.setQueryData(
    requestQuery(requestId).queryKey,
    (known) => known && { ...known, leads: withChanged(known.leads, [lead]) },
  );
}

/** Shows a request whose quote was accepted. */
export function showAcceptedQuote({ request, leads, quotes, job }: AcceptedQuote): void {
  queryClient.setQueryData(
    requestQuery(request.id).queryKey,
    (known) =>
      known && {
        ...known,
        ...request,
        leads: withChanged(known.leads, leads),
        quotes: withChanged(known.quotes, quotes),
        jobs: [{ ...job, job_photos: [], job_disputes: [] }, ...known.jobs],
      },
  );
}
