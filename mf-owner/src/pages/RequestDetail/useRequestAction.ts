import { useAction, type ActionSettings } from '@tree-service/design/hooks';
import { queryClient } from '@tree-service/kernel';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { sentReview } from '@tree-service/market/api/reviews';
import { showRows, withAdded } from '@tree-service/market/api/showRows';
import type { AcceptedQuote } from '../../api/quotes';

/** What an action of the owner on a request can change. */
const STALE = [['requests'], ['leads'], ['conversations'], ['jobs'], ['disputes']] as const;

type RequestActionSettings<Input, Result> = Omit<
  ActionSettings<Input, Result>,
  'failed' | 'refresh'
> &
  Partial<Pick<ActionSettings<Input, Result>, 'failed'>>;

/**
 * An action of the owner on a request; see `useAction`. Without `failed`, a refusal is shown by the dialog
 * or form it is sent from.
 */
export function useRequestAction<Input = void, Result = unknown>({
  failed = null,
  ...settings
}: RequestActionSettings<Input, Result>) {
  return useAction<Input, Result>({ ...settings, failed, refresh: STALE });
}

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

export type ReviewedJob = Pick<
  RequestDetail['jobs'][number],
  'id' | 'request_id' | 'vendor_id' | 'review_folder'
>;

/** Shows the owner's review of a job with its request. */
export function showOwnReview(
  job: ReviewedJob,
  review: { id: string; rating: number; body: string; photos: readonly string[] },
): void {
  queryClient.setQueryData(requestQuery(job.request_id).queryKey, (known) => {
    if (known === undefined) return undefined;
    const { photos, ...words } = review;
    const own = {
      ...words,
      job_id: job.id,
      vendor_id: job.vendor_id,
      author_side: 'owner' as const,
      author_name: known.contact_name,
    };
    return { ...known, reviews: withAdded(known.reviews, sentReview(own, photos)) };
  });
}
