import type { RequestDetail } from '@tree-service/market/api/requests';
import { reviewPhotoPaths } from '@tree-service/market/api/reviews';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { ReportReview } from '@tree-service/market/features/reviews';
import { useAuth } from '@tree-service/kernel';
import { REVIEW_STATES } from '@tree-service/domain';
import { Card, Heading, HStack, Rating, StatusPill, Text, VStack } from '@tree-service/design';
import type { Ref } from 'react';

type Review = RequestDetail['reviews'][number];

interface WrittenReviewProps {
  review: Review;
  isOwn: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The owner's review with the Pro's reply. */
export function WrittenReview({ review, isOwn, ref }: WrittenReviewProps) {
  const { label, tone } = REVIEW_STATES[review.state];
  const title = isOwn ? 'Your review' : review.author_name;
  const readerId = useAuth(({ user }) => user?.id ?? '');
  return (
    <Card as="article" ref={ref} tabIndex={-1} aria-label={title}>
      <VStack $gap={3}>
        <HStack $justify="space-between" $wrap>
          <Heading level={3} size="md">
            {title}
          </Heading>
          <StatusPill tone={tone}>
            {review.removal_reason === null ? label : `${label}: ${review.removal_reason}`}
          </StatusPill>
        </HStack>
        <Rating value={review.rating} />
        <Text>{review.body}</Text>
        <RequestPhotos paths={reviewPhotoPaths(review)} label="The reviewed work" />
        {review.reply !== null && <Text tone="muted">Reply from the Pro: “{review.reply}”</Text>}
        {!isOwn && review.state === 'published' && (
          <ReportReview readerId={readerId} reviewId={review.id} author={review.author_name} />
        )}
      </VStack>
    </Card>
  );
}
