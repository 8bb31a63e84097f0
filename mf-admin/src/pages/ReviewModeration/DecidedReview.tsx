import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '../../api/audit';
import { reportsOfReviewQuery } from '@tree-service/market/api/reviews';
import { Card, EmptyState, QueryBoundary, Section, VStack } from '@tree-service/design';
import { AuditTrail } from '../../auditTrail/AuditTrail';
import { wordsBefore } from '../../decided/wordsBefore';
import { ReviewWords } from './ReviewWords';

/** A review that was kept or removed: what was written, what readers objected to, and the decisions. */
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
              <EmptyState title="Nobody reports this review">
                The address may be wrong, or the review was erased with its author’s account.
              </EmptyState>
            );
          }
          return (
            <QueryBoundary query={decisions} what="the decisions">
              {(rows) => (
                <Card as="article" aria-label={`Review by ${review.author_name}`}>
                  <ReviewWords review={review} reports={about} {...(wordsBefore(rows) ?? review)} />
                </Card>
              )}
            </QueryBoundary>
          );
        }}
      </QueryBoundary>
      <Section level={3} title="Decisions">
        <AuditTrail
          subjectIds={[reviewId]}
          nothing="No administrator has decided anything about this yet."
        />
      </Section>
    </VStack>
  );
}
