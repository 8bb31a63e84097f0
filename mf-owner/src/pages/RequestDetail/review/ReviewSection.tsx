import type { RuleWords } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { Card, Section, VStack } from '@tree-service/design';
import { useState } from 'react';
import { FoldedSection } from '../FoldedSection';
import { REVIEW_FORM } from './goToReviewForm';
import { ReviewForm } from './ReviewForm';
import { WrittenReview } from './WrittenReview';

const blind = ({ review }: RuleWords) =>
  `Neither side can read the other's review until both are written or ${review} have passed.`;

/** Brings a review that was just sent into view: the place the page was scrolled to went with the form. */
const takeFocus = (review: HTMLElement | null) => review?.focus();

interface ReviewSectionProps {
  request: Pick<RequestDetail, 'reviews'> & {
    jobs: readonly Pick<RequestDetail['jobs'][number], 'id' | 'state'>[];
  };
}

/** The reviews of a completed job, and the form for the owner's. */
export function ReviewSection({ request }: ReviewSectionProps) {
  const rules = useRuleWords();
  const [isSentHere, setSentHere] = useState(false);
  const job = request.jobs.find(({ state }) => state === 'completed');
  if (job === undefined) return null;
  const own = request.reviews.find(({ author_side }) => author_side === 'owner');
  const others = request.reviews.filter(({ author_side }) => author_side !== 'owner');

  const Frame = own !== undefined && isSentHere ? Section : FoldedSection;
  return (
    <Frame title="Reviews" description={blind(rules)}>
      <VStack>
        {own === undefined ? (
          <Card id={REVIEW_FORM} data-screen-only>
            <ReviewForm jobId={job.id} onSent={() => setSentHere(true)} />
          </Card>
        ) : (
          <WrittenReview ref={isSentHere ? takeFocus : undefined} review={own} isOwn />
        )}
        {others.map((review) => (
          <WrittenReview key={review.id} review={review} isOwn={false} />
        ))}
      </VStack>
    </Frame>
  );
}
