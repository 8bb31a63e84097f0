import { useRuleWords } from '@tree-service/market/features/rules';
import { reviewPhotoPaths } from '@tree-service/market/api/reviews';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { formatDay } from '@tree-service/domain';
import { ReportReview } from '@tree-service/market/features/reviews';
import { Card, Rating, Section, Text, VStack } from '@tree-service/design';
import type { LeadJob, LeadDetail } from '../../../api/leads';
import { Paragraphs } from '../../../area/Paragraphs';
import { useVendorId } from '../../../area/vendorId';
import { ReplyForm } from './ReplyForm';
import { ReviewForm } from './ReviewForm';

type Review = LeadDetail['service_requests']['reviews'][number];

function ReviewView({ review, timeZone }: { review: Review; timeZone: string }) {
  return (
    <VStack $gap={2}>
      <Rating value={review.rating} />
      <Paragraphs>{review.body}</Paragraphs>
      <RequestPhotos paths={reviewPhotoPaths(review)} label="The reviewed work" />
      <Text size="sm" tone="muted">
        {review.author_name}, {formatDay(review.published_at ?? review.created_at, timeZone)}
        {review.state === 'submitted' && ', not published yet'}
        {review.state === 'removed' && `, removed: ${review.removal_reason ?? 'no reason given'}`}
      </Text>
      {review.reply && (
        <Card $tone="sunken">
          <Text size="sm" weight="semibold">
            Your reply
          </Text>
          <Paragraphs>{review.reply}</Paragraphs>
        </Card>
      )}
    </VStack>
  );
}

/** Both reviews of a completed job: double-blind until they are published together. */
export function ReviewPanel({ lead, job }: { lead: LeadDetail; job: LeadJob }) {
  const vendorId = useVendorId();
  const { review } = useRuleWords();
  if (job.state !== 'completed') return null;
  const { reviews, contact_name: owner, time_zone: timeZone } = lead.service_requests;
  const mine = reviews.find(({ author_side: side }) => side === 'vendor');
  const theirs = reviews.find(({ author_side: side }) => side === 'owner');
  return (
    <Section
      title="Reviews"
      description={`Reviews are published together, ${review} after the first is written.`}
    >
      <VStack $gap={5}>
        <Card>
          {theirs ? (
            <VStack $gap={5}>
              <ReviewView review={theirs} timeZone={timeZone} />
              {theirs.state === 'published' && theirs.reply === null && (
                <ReplyForm reviewId={theirs.id} />
              )}
              {theirs.state === 'published' && (
                <ReportReview
                  readerId={vendorId}
                  reviewId={theirs.id}
                  author={theirs.author_name}
                />
              )}
            </VStack>
          ) : (
            <Text tone="muted">{owner}'s review hasn't been published yet.</Text>
          )}
        </Card>
        <Card>
          {mine ? (
            <ReviewView review={mine} timeZone={timeZone} />
          ) : (
            <ReviewForm job={job} ownerName={owner} />
          )}
        </Card>
      </VStack>
    </Section>
  );
}
