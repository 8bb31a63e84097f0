import {
  keepReview,
  openReviewReports,
  removeReview,
  WAITING_REPORTS,
  type ReviewReport,
} from './reviewModeration.api';
import { hideRows } from '@tree-service/market/api/showRows';
import { notify } from '@tree-service/kernel';
import { Card, HStack, Text, VStack, Heading, Link, Rating } from '@tree-service/design';
import { reviewPhotoPaths } from '@tree-service/market/api/reviews';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { REVIEW_REPORTS } from '@tree-service/domain';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';
import { adminPaths } from '../paths';
import { Statement } from '../shared/caseFile/Statement';

interface ReportedReview {
  readonly review: ReviewReport['reviews'];
  /** Oldest first. */
  readonly reports: readonly ReviewReport[];
}

/** Reports grouped by review; the review reported first comes first. */
export function reportedReviews(reports: readonly ReviewReport[]): ReportedReview[] {
  const byReview = new Map<string, ReviewReport[]>();
  for (const report of reports) {
    byReview.set(report.reviews.id, [...(byReview.get(report.reviews.id) ?? []), report]);
  }
  return [...byReview.values()].flatMap((about) => {
    const [first] = about;
    return first ? [{ review: first.reviews, reports: about }] : [];
  });
}

interface ReviewWordsProps {
  readonly review: ReviewReport['reviews'];
  /** As written, even if it was removed since. */
  readonly body: string;
  readonly reply: string | null;
  readonly reports: readonly ReviewReport[];
}

export function ReviewText({ review, body, reply, reports }: ReviewWordsProps) {
  const business = review.vendor_profiles.business_name;
  return (
    <VStack $gap={5}>
      <div>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {`${review.author_name}'s review of`}{' '}
            {review.author_side === 'owner' ? (
              <Link to={adminPaths.vendor(review.vendor_id)}>{business}</Link>
            ) : (
              `an owner, by ${business}`
            )}
          </Heading>
          <Rating value={review.rating} />
        </HStack>
        <Text spaceAbove={2}>{body}</Text>
        <RequestPhotos paths={reviewPhotoPaths(review)} label="The reviewed work" />
        {reply !== null && <Text tone="muted">Reply: {reply}</Text>}
      </div>
      {reports.map((report) => (
        <Statement
          key={report.id}
          title={REVIEW_REPORTS[report.reason]}
          at={report.created_at}
          words={report.note ?? 'No details given.'}
        />
      ))}
    </VStack>
  );
}

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
