import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '@tree-service/kernel/contract';
import { NextPage } from '@tree-service/design/hooks';
import { ReportReview } from '@tree-service/market/features/reviews';
import { useAuth } from '@tree-service/kernel';
import { Card, HStack, Link, QueryBoundary, Rating, Text, VStack } from '@tree-service/design';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { formatAge } from '@tree-service/domain';
import type { ReactNode } from 'react';
import { myReviewsOfQuery, type PublicReview, vendorReviewsQuery } from '../../api/vendors';

/** Ids of the reader's own reviews of a Pro, which they can't report; undefined while loading. */
function useOwnReviews(readerId: string | null, vendorId: string) {
  const query = myReviewsOfQuery(readerId ?? '', vendorId);
  const { data } = useQuery({ ...query, queryFn: readerId === null ? skipToken : query.queryFn });
  return data;
}

/** A review with its reply; a removed one shows only the reason. */
function ReviewCard({ review, children }: { review: PublicReview; children?: ReactNode }) {
  const { state, author_name, rating, body, reply, removal_reason, published_at } = review;
  // A prerendered page was drawn earlier than the browser's clock says.
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
        <RequestPhotos paths={review.photos} label={`Work reviewed by ${author_name}`} />
        {reply && <Text tone="muted">Reply: {reply}</Text>}
        {children}
      </VStack>
    </Card>
  );
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
