import { useQuery } from '@tanstack/react-query';
import { vendorReviewsQuery } from '@tree-service/shared/api/reviews';
import { formatAge } from '@tree-service/shared/domain';
import { messageOf } from '@tree-service/shared/runtime';
import {
  Card,
  ErrorCard,
  HStack,
  Rating,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/shared/ui';

/** The published reviews of a Pro, newest first, with replies. */
export function ProviderReviews({ vendorId }: { vendorId: string }) {
  const { data: reviews, error, refetch } = useQuery(vendorReviewsQuery(vendorId));
  if (error) return <ErrorCard description={messageOf(error)} onRetry={() => void refetch()} />;
  if (!reviews) return <SkeletonText lines={4} label="Loading..." />;
  if (reviews.length === 0) return <Text tone="muted">No reviews yet.</Text>;
  return (
    <VStack>
      {reviews.map(({ id, author_name, rating, body, reply, published_at }) => (
        <Card as="article" key={id}>
          <VStack $gap={2}>
            <HStack $justify="space-between" $wrap>
              <Rating value={rating} />
              <Text as="span" size="sm" tone="muted">
                {author_name}
                {published_at && `, ${formatAge(published_at)}`}
              </Text>
            </HStack>
            <Text>{body}</Text>
            {reply && <Text tone="muted">Reply: {reply}</Text>}
          </VStack>
        </Card>
      ))}
    </VStack>
  );
}
