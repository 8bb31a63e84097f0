import { queryClient } from '@tree-service/kernel';
import type { AcceptedQuote } from '@tree-service/market/api/quotes';
import { requestQuery } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';

/** Shows a request whose quote was accepted. */
export function showAcceptedQuote({ request, leads, quotes, job }: AcceptedQuote): void {
  queryClient.setQueryData(
    requestQuery(request.id).queryKey,
    (known) =>
      known && {
        ...known,
        jobs: [
          { ...job, job_photos: [], job_disputes: [] },
          ...known.jobs.filter(({ id }) => id !== job.id),
        ],
      },
  );
  showRows<{ id: string }>([request, ...leads, ...quotes]);
}
