import { reviewPhotoPaths } from '@tree-service/market/api/reviews';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { formatAge } from '@tree-service/domain';
import { Card, HStack, Rating, Text, VStack } from '@tree-service/design';
import type { ReactNode } from 'react';
import type { PublicReview } from '../../api/reviews';

/** A review with its reply; a removed one shows only the reason. */
export function ReviewCard({ review, children }: { review: PublicReview; children?: ReactNode }) {
  const { state, author_name, rating, body, reply, removal_reason, published_at } = review;
  // The browser's clock continues after a page was drawn ahead.
  const when = published_at && (
    <time dateTime={published_at} suppressHydrationWarning>
      {formatAge(published_at)}
    </time>
  );
  if (state === 'removed') {
    return (
      <Card as="article" $tone="sunken">
        <HStack $justify="space-between" $wrap>
          <Text>A review was removed: {removal_reason ?? 'no reason given'}</Text>
          <Text as="span" size="sm" tone="muted">
            {when}
          </Text>
        </HStack>
      </Card>
    );
  }
  return (
    <Card as="article">
      <VStack $gap={2}>
        <HStack $justify="space-between" $wrap>
          <Rating value={rating} />
          <Text as="span" size="sm" tone="muted">
            {author_name}
            {when && <>, {when}</>}
          </Text>
        </HStack>
        <Text>{body}</Text>
        <RequestPhotos paths={reviewPhotoPaths(review)} label={`Work reviewed by ${author_name}`} />
        {reply && <Text tone="muted">Reply: {reply}</Text>}
        {children}
      </VStack>
    </Card>
  );
}
