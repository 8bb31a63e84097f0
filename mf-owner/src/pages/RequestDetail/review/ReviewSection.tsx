import type { RuleWords } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { Card, VStack } from '@tree-service/design';
import { useState } from 'react';
import { FoldedSection } from '@tree-service/market/features/folding';
import type { ReviewedJob } from '../showChange';
import { REVIEW_FORM } from './goToReviewForm';
import { ReviewForm } from './ReviewForm';
import { WrittenReview } from './WrittenReview';

const blind = ({ review }: RuleWords) =>
  `Reviews are published together, ${review} after the first is written. Neither side can read the other's before.`;

/**
 * Brings a review that was just sent into view: the place the page was scrolled to went with the form. On
 * a phone its section is folded then, as it is found later.
 */
function takeFocus(review: HTMLElement | null): void {
  const fold = review?.closest('details');
  fold?.removeAttribute('open');
  (fold?.querySelector('summary') ?? review)?.focus();
}

interface ReviewSectionProps {
  request: Pick<RequestDetail, 'reviews'> & {
    jobs: readonly (ReviewedJob & Pick<RequestDetail['jobs'][number], 'state'>)[];
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

  return (
    <FoldedSection title="Reviews" description={blind(rules)}>
      <VStack>
        {own === undefined ? (
          <Card id={REVIEW_FORM} data-screen-only>
            <ReviewForm job={job} onSent={() => setSentHere(true)} />
          </Card>
        ) : (
          <WrittenReview ref={isSentHere ? takeFocus : undefined} review={own} isOwn />
        )}
        {others.map((review) => (
          <WrittenReview key={review.id} review={review} isOwn={false} />
        ))}
      </VStack>
    </FoldedSection>
  );
}
