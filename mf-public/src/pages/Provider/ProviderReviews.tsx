import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { NextPage } from '@tree-service/design/hooks';
import { ReportReview } from '@tree-service/market/features/reviews';
import { useAuth } from '@tree-service/kernel';
import { Link, QueryBoundary, Text, VStack } from '@tree-service/design';
import { myReviewsOfQuery, vendorReviewsQuery } from '../../api/reviews';
import { ReviewCard } from './ReviewCard';

/** Ids of the reader's own reviews of a Pro, which they can't report; undefined while loading. */
function useOwnReviews(readerId: string | null, vendorId: string) {
  const query = myReviewsOfQuery(readerId ?? '', vendorId);
  const { data } = useQuery({ ...query, queryFn: readerId === null ? skipToken : query.queryFn });
  return data;
}

/** The reviews of a Pro with replies, newest first; removed ones show the reason. */
export function ProviderReviews({ vendorId }: { vendorId: string }) {
  const readerId = useAuth(({ user }) => user?.id ?? null);
  const own = useOwnReviews(readerId, vendorId);
  const reviews = useInfiniteQuery(vendorReviewsQuery(vendorId));
  return (
    <QueryBoundary query={reviews} what="the reviews">
      {(written) =>
        written.length === 0 ? (
          <Text tone="muted">No reviews yet.</Text>
        ) : (
          <VStack>
            {written.map((review) => (
              <ReviewCard key={review.id} review={review}>
                {readerId !== null && own?.includes(review.id) === false && (
                  <ReportReview
                    readerId={readerId}
                    reviewId={review.id}
                    author={review.author_name}
                  />
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
        )
      }
    </QueryBoundary>
  );
}
