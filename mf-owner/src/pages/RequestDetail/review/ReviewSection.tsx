import type { RequestDetail } from '@tree-service/market/api/requests';
import { Card, Section, VStack } from '@tree-service/design';
import { ReviewForm } from './ReviewForm';
import { WrittenReview } from './WrittenReview';

const BLIND =
  "Reviews are double-blind: neither side can read the other's until both are written or 7 days have passed.";

/** The reviews of a completed job, and the form for the owner's. */
export function ReviewSection({ request }: { request: RequestDetail }) {
  const job = request.jobs.find(({ state }) => state === 'completed');
  if (job === undefined) return null;
  const own = request.reviews.find(({ author_side }) => author_side === 'owner');
  const others = request.reviews.filter(({ author_side }) => author_side !== 'owner');

  return (
    <Section title="Reviews" description={BLIND}>
      <VStack>
        {own === undefined ? (
          <Card>
            <ReviewForm jobId={job.id} />
          </Card>
        ) : (
          <WrittenReview review={own} isOwn />
        )}
        {others.map((review) => (
          <WrittenReview key={review.id} review={review} isOwn={false} />
        ))}
      </VStack>
    </Section>
  );
}
