import {
  keepReview,
  openReviewReports,
  removeReview,
  WAITING_REPORTS,
} from './reviewModeration.api';
import { hideRows } from '@tree-service/market/api/showRows';
import { notify } from '@tree-service/kernel';
import { Card, HStack, Text, VStack } from '@tree-service/design';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import type { ReportedReview } from './reportedReviews';
import { ReviewText } from './ReviewText';

const MAX_LENGTH = 500;

/** A reported review with its reports, to keep or remove. */
export function ReportedReviewCard({ reported }: { readonly reported: ReportedReview }) {
  const { review, reports } = reported;
  const business = review.vendor_profiles.business_name;
  const closes = reports.map(({ id }) => id);
  const decision = {
    closes,
    refresh: [['reviews'], ['vendors']],
    // Only where they wait: the history of a review keeps its reports.
    show: () => hideRows([openReviewReports.pages.queryKey, WAITING_REPORTS], closes),
  };
  const keep = useDecision({
    ...decision,
    run: (reason: string) => keepReview(review.id, reason),
    done: 'Review kept',
  });
  const remove = useDecision({
    ...decision,
    run: (reason: string) => removeReview(review.id, reason),
    onDone: () =>
      notify.success('Review removed', {
        description: 'If it was public, your reason is shown in its place.',
      }),
  });
  return (
    <Card as="article" aria-label={`Review of ${business} by ${review.author_name}`}>
      <VStack $gap={5}>
        <ReviewText review={review} body={review.body} reply={review.reply} reports={reports} />
        <Text size="sm" tone="muted">
          {reports.length === 1 ? '1 report' : `${reports.length} reports`}, first{' '}
          {reports[0] && <Age since={reports[0].created_at} />}
        </Text>
        <HStack $gap={3} $wrap>
          <DecideButton
            label="Keep review"
            title="Keep the review"
            hint="Saved to the audit log."
            draft={`review-keep/${review.id}`}
            maxLength={MAX_LENGTH}
            onDecide={(reason) => keep.mutateAsync(reason)}
          >
            <Text>
              The review stays public, and its reports are closed. One that waited because of its
              job now counts, and is published when its time has come.
            </Text>
          </DecideButton>
          <DecideButton
            label="Remove review"
            title="Remove the review"
            hint="Shown publicly in place of a review that was public."
            draft={`review-remove/${review.id}`}
            isDestructive
            maxLength={MAX_LENGTH}
            onDecide={(reason) => remove.mutateAsync(reason)}
          >
            <Text>
              The review disappears and no longer counts toward the rating. If it was public, your
              reason is shown in its place. The audit log keeps the original text.
            </Text>
          </DecideButton>
        </HStack>
      </VStack>
    </Card>
  );
}
