import { useQuery, useQueryClient } from '@tanstack/react-query';
import { myReviewReportsQuery, reportReview } from '../../api/reviews';
import { REPORT_STANDINGS, ReportButton } from '@tree-service/design/hooks';
import { notify } from '@tree-service/kernel';
import { Dialog, Text } from '@tree-service/design';
import { useState } from 'react';
import { ReportReviewForm } from './ReportReviewForm';
import type { ReportOutput } from './reportSchema';

/** A published review of somebody else, and who reads it. */
export interface ReportReviewProps {
  readerId: string;
  reviewId: string;
  /** Who wrote it. */
  author: string;
}

/** The way to tell an administrator what is wrong with a review, or that this was done. */
export function ReportReview({ readerId, reviewId, author }: ReportReviewProps) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const query = myReviewReportsQuery(readerId);
  const { data: reports } = useQuery(query);
  // Before that is known, nobody is asked to report a second time.
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
    notify.success('The review is reported', { description: 'An administrator looks at it.' });
    setOpen(false);
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <div>
      <ReportButton label={`Report the review by ${author}`} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={`Report the review by ${author}`}
        description={`An administrator takes it down if it breaks our rules, and says in public why. That somebody sees it otherwise breaks none. ${author} is not told who reported it.`}
      >
        <ReportReviewForm onReport={report} onCancel={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
