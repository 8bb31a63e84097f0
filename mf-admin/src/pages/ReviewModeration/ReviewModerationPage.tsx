import { useInfiniteQuery } from '@tanstack/react-query';
import { openReviewReports } from '@tree-service/market/api/reviews';
import { EmptyState, Section, VStack } from '@tree-service/design';
import { PagedList } from '../../layout/PagedList';
import { QueuePage } from '../../queue/QueuePage';
import { queuePages } from '../../paths';
import { DecidedReview } from './DecidedReview';
import { RemovedReviews } from './RemovedReviews';
import { reportedReviews } from './reportedReviews';
import { ReportedReviewCard } from './ReportedReviewCard';

const REFETCH_MS = 60_000;

export default function ReviewModerationPage() {
  const query = useInfiniteQuery({ ...openReviewReports.pages, refetchInterval: REFETCH_MS });
  return (
    <QueuePage
      queue={queuePages.reviews}
      lead="Reviews that readers reported. A low rating alone is no reason to remove one. If you remove a review, your reason is public."
      kind="review."
      decided={(id) => <DecidedReview reviewId={id} />}
    >
      <Section title="Reported">
        <PagedList
          query={query}
          what="the reports"
          empty={
            <EmptyState level={3} title="No reported reviews">
              Reports appear here, oldest first.
            </EmptyState>
          }
          more="Show more reports"
        >
          {(reports) => (
            <VStack $gap={6}>
              {reportedReviews(reports).map((reported) => (
                <ReportedReviewCard key={reported.review.id} reported={reported} />
              ))}
            </VStack>
          )}
        </PagedList>
      </Section>
      <Section title="Removed" description="Newest first.">
        <RemovedReviews />
      </Section>
    </QueuePage>
  );
}
