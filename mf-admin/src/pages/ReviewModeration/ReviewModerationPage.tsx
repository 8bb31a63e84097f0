import { useInfiniteQuery } from '@tanstack/react-query';
import { openReviewReports } from '@tree-service/market/api/reviews';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, QueryBoundary, Section, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { WaitingOrDecided } from '../../decided/WaitingOrDecided';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { DecidedReview } from './DecidedReview';
import { RemovedReviews } from './RemovedReviews';
import { reportedReviews } from './reportedReviews';
import { ReportedReviewCard } from './ReportedReviewCard';

const REFETCH_MS = 60_000;

/** Reviews readers object to: kept, or removed with a reason everybody can read. */
export default function ReviewModerationPage() {
  const query = useInfiniteQuery({ ...openReviewReports.pages, refetchInterval: REFETCH_MS });
  return (
    <AdminPage
      title="Review moderation"
      lead="Reviews readers object to. A low rating is no reason; whoever removes one says why in public."
      back={toAdminTools}
    >
      <WaitingOrDecided
        to={adminPaths.reviews()}
        kind="review."
        decided={(id) => <DecidedReview reviewId={id} />}
      >
        <Section title="Reported">
          <QueryBoundary query={query} what="the reports">
            {(reports) =>
              reports.length === 0 ? (
                <EmptyState level={3} title="No review is reported">
                  Reports appear here, the longest waiting first.
                </EmptyState>
              ) : (
                <VStack $gap={6}>
                  {reportedReviews(reports).map((reported) => (
                    <ReportedReviewCard key={reported.review.id} reported={reported} />
                  ))}
                  <NextPage pages={query} label="Show more reports" />
                </VStack>
              )
            }
          </QueryBoundary>
        </Section>
        <Section title="Removed" description="The latest first.">
          <RemovedReviews />
        </Section>
      </WaitingOrDecided>
    </AdminPage>
  );
}
