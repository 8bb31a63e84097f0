import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { openReviewReports, removedReviewList, reportsOfReviewQuery } from './reviewModeration.api';
import { Card, EmptyState, Link, QueryBoundary, Section, VStack } from '@tree-service/design';
import { PagedList } from '../shared/layout/PagedList';
import { QueuePage } from '../shared/queue/QueuePage';
import { adminPaths, queuePages } from '../paths';
import { auditQuery } from '../api/audit';
import { AuditTrail } from '../shared/auditTrail/AuditTrail';
import { originalText } from '../shared/queue/originalText';
import { ListCsv } from '../shared/layout/ListCsv';
import { ListTable } from '../shared/layout/ListTable';
import { ReportedReviewCard, ReviewText, reportedReviews } from './ReportedReviewCard';

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

/** A kept or removed review: its text, the reports, the decisions. */
function DecidedReview({ reviewId }: { readonly reviewId: string }) {
  const reports = useQuery(reportsOfReviewQuery(reviewId));
  const decisions = useQuery(auditQuery(reviewId));
  return (
    <VStack $gap={8}>
      <QueryBoundary query={reports} what="the review">
        {(about) => {
          const review = about[0]?.reviews;
          if (review === undefined) {
            return (
              <EmptyState title="No reports about this review">
                The link may be wrong, or the review was deleted with its author's account.
              </EmptyState>
            );
          }
          return (
            <QueryBoundary query={decisions} what="the decisions">
              {(rows) => (
                <Card as="article" aria-label={`Review by ${review.author_name}`}>
                  <ReviewText review={review} reports={about} {...(originalText(rows) ?? review)} />
                </Card>
              )}
            </QueryBoundary>
          );
        }}
      </QueryBoundary>
      <Section level={3} title="Decisions">
        <AuditTrail subjectIds={[reviewId]} empty="No decisions yet." />
      </Section>
    </VStack>
  );
}

function RemovedReviews() {
  const query = useInfiniteQuery(removedReviewList.pages);
  return (
    <Card>
      <PagedList
        query={query}
        what="the removed reviews"
        empty="No removed reviews yet."
        more="Show older removals"
      >
        {(removed) => (
          <ListTable
            name="removed-reviews"
            read={removedReviewList.all}
            cells={(review) => ({
              Author: review.author_name,
              Business: review.vendor_profiles.business_name,
              'Public reason': review.removal_reason,
            })}
            caption="Removed reviews"
            rows={removed}
            rowKey={({ id }) => id}
            columns={[
              { key: 'author', header: 'Author', cell: ({ author_name }) => author_name },
              {
                key: 'business',
                header: 'Business',
                cell: ({ vendor_id, vendor_profiles: vendor }) => (
                  <Link to={adminPaths.vendor(vendor_id)}>{vendor.business_name}</Link>
                ),
              },
              {
                key: 'reason',
                header: 'Public reason',
                cell: ({ removal_reason }) => removal_reason ?? 'No reason given',
              },
            ]}
          />
        )}
      </PagedList>
    </Card>
  );
}

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
