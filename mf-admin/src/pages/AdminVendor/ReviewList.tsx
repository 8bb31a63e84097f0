import { useInfiniteQuery } from '@tanstack/react-query';
import { allVendorReviews } from '../../api/vendorWork';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  HStack,
  QueryBoundary,
  Rating,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { Age } from '../../layout/Age';

/** Labels of the states of reviews. */
export const REVIEW_STATES = {
  submitted: { label: 'Waiting for the other review', tone: 'warning' },
  published: { label: 'Published', tone: 'success' },
  removed: { label: 'Removed', tone: 'danger' },
} as const;

export function ReviewList({ vendorId }: { readonly vendorId: string }) {
  const query = useInfiniteQuery(allVendorReviews(vendorId).pages);
  return (
    <QueryBoundary query={query} what="the reviews">
      {(reviews) => (
        <VStack>
          {reviews.length === 0 && (
            <Card>
              <Text tone="muted">No reviews yet.</Text>
            </Card>
          )}
          {reviews.map((review) => (
            <Card key={review.id} as="article">
              <VStack $gap={2}>
                <HStack $justify="space-between" $wrap>
                  <Text as="span" weight="semibold">
                    {review.author_name}{' '}
                    <Text as="span" tone="muted">
                      {review.author_side === 'owner' ? 'about the Pro' : 'about the owner'}
                    </Text>
                  </Text>
                  <HStack $gap={3} $wrap>
                    <Text as="span" size="sm" tone="muted">
                      <Age since={review.created_at} />
                    </Text>
                    <StatusPill tone={REVIEW_STATES[review.state].tone}>
                      {REVIEW_STATES[review.state].label}
                    </StatusPill>
                  </HStack>
                </HStack>
                <Rating value={review.rating} />
                <Text>{review.body}</Text>
                {review.reply && <Text tone="muted">Reply: {review.reply}</Text>}
              </VStack>
            </Card>
          ))}
          <NextPage pages={query} label="Show older reviews" />
        </VStack>
      )}
    </QueryBoundary>
  );
}
