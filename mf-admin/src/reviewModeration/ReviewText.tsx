import { reviewPhotoPaths } from '@tree-service/market/api/reviews';
import type { ReviewReport } from './reviewModeration.api';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { REVIEW_REPORTS } from '@tree-service/domain';
import { Heading, HStack, Link, Rating, Text, VStack } from '@tree-service/design';
import { adminPaths } from '../paths';
import { Statement } from '../shared/caseFile/Statement';

interface ReviewWordsProps {
  readonly review: ReviewReport['reviews'];
  /** As written, even if it was removed since. */
  readonly body: string;
  readonly reply: string | null;
  readonly reports: readonly ReviewReport[];
}

export function ReviewText({ review, body, reply, reports }: ReviewWordsProps) {
  const business = review.vendor_profiles.business_name;
  return (
    <VStack $gap={5}>
      <div>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {`${review.author_name}'s review of`}{' '}
            {review.author_side === 'owner' ? (
              <Link to={adminPaths.vendor(review.vendor_id)}>{business}</Link>
            ) : (
              `an owner, by ${business}`
            )}
          </Heading>
          <Rating value={review.rating} />
        </HStack>
        <Text spaceAbove={2}>{body}</Text>
        <RequestPhotos paths={reviewPhotoPaths(review)} label="The reviewed work" />
        {reply !== null && <Text tone="muted">Reply: {reply}</Text>}
      </div>
      {reports.map((report) => (
        <Statement
          key={report.id}
          title={REVIEW_REPORTS[report.reason]}
          at={report.created_at}
          words={report.note ?? 'No details given.'}
        />
      ))}
    </VStack>
  );
}
