import { keepReview, removeReview } from '@tree-service/market/api/reviews';
import { notify } from '@tree-service/kernel';
import { Card, HStack, Text, VStack } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { Age } from '../../layout/Age';
import { useRefresh } from '../../layout/useRefresh';
import type { ReportedReview } from './reportedReviews';
import { ReviewWords } from './ReviewWords';

const LONGEST = 500;

/** A reported review, what readers object to, and the decision to remove or keep it. */
export function ReportedReviewCard({ reported }: { readonly reported: ReportedReview }) {
  const { review, reports } = reported;
  const business = review.vendor_profiles.business_name;
  const refresh = useRefresh(['reviews'], ['vendors']);
  return (
    <Card as="article" aria-label={`Review of ${business} by ${review.author_name}`}>
      <VStack $gap={5}>
        <ReviewWords review={review} body={review.body} reply={review.reply} reports={reports} />
        <Text size="sm" tone="muted">
          {reports.length === 1 ? '1 report' : `${reports.length} reports`}, the first{' '}
          {reports[0] && <Age since={reports[0].created_at} />}
        </Text>
        <HStack $gap={3} $wrap>
          <DecideButton
            label="Keep"
            title="Keep the review"
            hint="Kept in the audit log."
            longest={LONGEST}
            onDecide={async (reason) => {
              await keepReview(review.id, reason);
              notify.success('The review stays');
              await refresh();
            }}
          >
            <Text>The review stays as it is, and its reports are settled.</Text>
          </DecideButton>
          <DecideButton
            label="Remove"
            title="Remove the review"
            hint="Everybody can read this where the review stood."
            isGrave
            longest={LONGEST}
            onDecide={async (reason) => {
              await removeReview(review.id, reason);
              notify.success('The review is removed', {
                description: 'Your reason stands in public in its place.',
              });
              await refresh();
            }}
          >
            <Text>
              Its words go and it no longer counts. Your reason stands in public in its place; the
              audit log keeps what was written.
            </Text>
          </DecideButton>
        </HStack>
      </VStack>
    </Card>
  );
}
