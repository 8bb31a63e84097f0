import { useInfiniteQuery } from '@tanstack/react-query';
import { openReviewReports } from '../../api/reviewModeration';
import { EmptyState, Section, VStack } from '@tree-service/design';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';
import { QueuePage } from '../../queue/QueuePage';
import { queuePages } from '../../paths';
import { DecidedReview } from './DecidedReview';
import { RemovedReviews } from './RemovedReviews';
import { reportedReviews } from './reportedReviews';
import { ReportedReviewCard } from './ReportedReviewCard';

const REFETCH_MS = 60_000;

type ReviewReport = Awaited<ReturnType<typeof openReviewReports.all>>[number];

const cells = ({ reviews: review, ...report }: ReviewReport) => ({
  Business: review.vendor_profiles.business_name,
  Author: review.author_name,
  Rating: review.rating,
  Review: review.body,
  Reason: report.reason,
  Note: report.note,
  'Reported (UTC)': report.created_at,
});

export default function ReviewModerationPage() {
  const query = useInfiniteQuery({ ...openReviewReports.pages, refetchInterval: REFETCH_MS });
  return (
    <QueuePage
      queue={queuePages.reviews}
      lead="Reviews that readers reported. A low rating alone is no reason to remove one. If you remove a review, your reason is public."
      kind="review."
      actions={<ListCsv name="review-reports" read={openReviewReports.all} cells={cells} />}
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
