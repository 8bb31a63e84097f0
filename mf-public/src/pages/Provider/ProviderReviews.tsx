import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { myReviewsOfQuery, vendorReviewsQuery } from '@tree-service/market/api/reviews';
import { paths } from '@tree-service/kernel/contract';
import { NextPage } from '@tree-service/design/hooks';
import { ReportReview } from '@tree-service/market/features/reviews';
import { messageOf, useAuth } from '@tree-service/kernel';
import { ErrorCard, Link, SkeletonText, Text, VStack } from '@tree-service/design';
import { ReviewCard } from './ReviewCard';

/** The ids of the reader's own reviews of a Pro, which nobody reports; undefined while unknown. */
function useOwnReviews(readerId: string | null, vendorId: string) {
  const query = myReviewsOfQuery(readerId ?? '', vendorId);
  const { data } = useQuery({ ...query, queryFn: readerId === null ? skipToken : query.queryFn });
  return data;
}

/** The reviews of a Pro, newest first, with replies and with why some were removed. */
export function ProviderReviews({ vendorId }: { vendorId: string }) {
  const readerId = useAuth(({ user }) => user?.id ?? null);
  const own = useOwnReviews(readerId, vendorId);
  const reviews = useInfiniteQuery(vendorReviewsQuery(vendorId));
  const { data, error, refetch } = reviews;
  if (data?.length === 0) return <Text tone="muted">No reviews yet.</Text>;
  if (data) {
    return (
      <VStack>
        {data.map((review) => (
          <ReviewCard key={review.id} review={review}>
            {readerId !== null && own?.includes(review.id) === false && (
              <ReportReview readerId={readerId} reviewId={review.id} author={review.author_name} />
            )}
          </ReviewCard>
        ))}
        <NextPage pages={reviews} label="Show more reviews" />
        {readerId === null && (
          <Text size="sm" tone="muted">
            Does a review break our rules?{' '}
            <Link to={paths.login()} state={{ returnTo: paths.provider(vendorId) }}>
              Sign in to report it
            </Link>
            .
          </Text>
        )}
      </VStack>
    );
  }
  if (error) return <ErrorCard description={messageOf(error)} onRetry={() => void refetch()} />;
  return <SkeletonText lines={4} label="Loading..." />;
}
