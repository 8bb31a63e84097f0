import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '../../api/audit';
import { reportsOfReviewQuery } from '../../api/reviewModeration';
import { Card, EmptyState, QueryBoundary, Section, VStack } from '@tree-service/design';
import { AuditTrail } from '../../auditTrail/AuditTrail';
import { originalText } from '../../queue/originalText';
import { ReviewText } from './ReviewText';

/** A kept or removed review: its text, the reports, the decisions. */
export function DecidedReview({ reviewId }: { readonly reviewId: string }) {
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
