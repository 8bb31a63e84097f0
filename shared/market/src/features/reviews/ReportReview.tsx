import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myReviewReportsQuery, reportReview } from '../../api/reviews';
import { REPORT_STANDINGS, ReportButton } from '@tree-service/design/hooks';
import { notify, readChangedLater } from '@tree-service/kernel';
import { OnceOpened, Text } from '@tree-service/design';
import { useState } from 'react';
import type { ReportOutput } from './reportSchema';

// Few readers report a review, and a form weighs more than the reviews.
const loadDialog = () => import('./ReportReviewDialog');

export interface ReportReviewProps {
  readerId: string;
  reviewId: string;
  /** Who wrote it. */
  author: string;
}

/** Reports a review to an administrator, or shows that it was reported. */
export function ReportReview({ readerId, reviewId, author }: ReportReviewProps) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const query = myReviewReportsQuery(readerId);
  const { data: reports } = useQuery(query);
  // Hidden until known, so that no one reports twice.
  if (reports === undefined) return null;
  const mine = reports.find(({ review_id }) => review_id === reviewId);
  if (mine !== undefined) {
    return (
      <Text size="sm" tone="muted">
        {REPORT_STANDINGS[mine.resolution === null ? 'waiting' : 'settled']}
      </Text>
    );
  }
  const report = async ({ reason, note }: ReportOutput) => {
    await reportReview(reviewId, reason, note);
    notify.success('Review reported', { description: 'An administrator will review it.' });
    setOpen(false);
    await readChangedLater([query.queryKey]);
    queryClient.setQueryData(
      query.queryKey,
      (known) => known && [{ review_id: reviewId, resolution: null }, ...known],
    );
  };
  return (
    <div>
      <ReportButton label={`Report the review by ${author}`} onClick={() => setOpen(true)} />
      <OnceOpened
        isOpen={isOpen}
        source="ReportReviewDialog"
        load={loadDialog}
        onFail={() => setOpen(false)}
      >
        {(ReportReviewDialog) => (
          <ReportReviewDialog
            reviewId={reviewId}
            author={author}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onReport={report}
          />
        )}
      </OnceOpened>
    </div>
  );
}
