import { useRuleWords } from '@tree-service/market/features/rules';
import { reviewPhotoPaths, sentReview, submitReview } from '@tree-service/market/api/reviews';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { formatDay } from '@tree-service/domain';
import { ReportReview } from '@tree-service/market/features/reviews';
import {
  Card,
  FieldFrame,
  Rating,
  RatingInput,
  Section,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { showRows, withAdded } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import { queryClient } from '@tree-service/kernel';
import { type LeadDetail, type LeadJob, leadOfRequestQuery } from '../../../api/leads';
import { useVendorId } from '../../../area/vendorId';
import { replyToReview } from '../../../api/reviews';
import { useBusiness } from '../../../business/useBusiness';

type Review = LeadDetail['service_requests']['reviews'][number];

function ReviewView({ review, timeZone }: { review: Review; timeZone: string }) {
  return (
    <VStack $gap={2}>
      <Rating value={review.rating} />
      <WrittenText>{review.body}</WrittenText>
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
          <WrittenText>{review.reply}</WrittenText>
        </Card>
      )}
    </VStack>
  );
}

const schema = v.object({ reply: requiredText('Please write your reply', 2000) });

function ReplyForm({ reviewId }: { reviewId: string }) {
  const form = useSchemaForm(schema, { defaultValues: { reply: '' } });
  const send = useAction({
    run: (reply: string) => replyToReview(reviewId, reply),
    done: 'Your reply is published.',
    failed: null,
    refresh: [['leads'], ['reviews']],
    show: (_, reply) => showRows<{ id: string; reply: string }>([{ id: reviewId, reply }]),
  });
  return (
    <Form
      form={form}
      draft={`reply/${reviewId}`}
      label="Reply to the review"
      onSubmit={async ({ reply }) => void (await send.mutateAsync(reply))}
    >
      <TextAreaField
        control={form.control}
        name="reply"
        label="Your reply"
        hint="Your reply is public. You can only reply once."
        counterMax={2000}
      />
      <FormActions submit="Publish reply" />
    </Form>
  );
}

const reviewFormSchema = v.object({
  rating: v.pipe(
    v.number(),
    v.minValue(1, 'Please choose 1 to 5 stars'),
    v.maxValue(5, 'Please choose 1 to 5 stars'),
  ),
  body: requiredText('Please write your review', 4000),
});

function StarsField({ label }: { label: string }) {
  const { id, field, error } = useField<
    v.InferInput<typeof reviewFormSchema>,
    v.InferOutput<typeof reviewFormSchema>
  >({
    name: 'rating',
  });
  const value: unknown = field.value;
  return (
    <FieldFrame group id={id} label={label} error={error}>
      <RatingInput
        label={label}
        value={typeof value === 'number' ? value : 0}
        onChange={(stars: number) => field.onChange(stars)}
      />
    </FieldFrame>
  );
}

type OwnReview = Omit<Parameters<typeof sentReview>[0], 'author_side'>;

/** Shows the Pro's review with its request. */
function showOwnReview(requestId: string, review: OwnReview): void {
  queryClient.setQueryData(leadOfRequestQuery(review.vendor_id, requestId).queryKey, (lead) => {
    if (lead === undefined) return undefined;
    const { service_requests: request } = lead;
    const own = sentReview({ ...review, author_side: 'vendor' as const });
    return { ...lead, service_requests: { ...request, reviews: withAdded(request.reviews, own) } };
  });
}

function ReviewForm({ job, ownerName }: { job: LeadJob; ownerName: string }) {
  const { data: business } = useBusiness();
  const form = useSchemaForm(reviewFormSchema, { defaultValues: { rating: 0, body: '' } });
  const send = useAction({
    run: ({ rating, body }: v.InferOutput<typeof reviewFormSchema>) =>
      submitReview(job.id, rating, body),
    done: 'Review submitted. Thank you.',
    failed: null,
    refresh: [['leads'], ['reviews'], ['jobs']],
    show: (id, { rating, body }) =>
      showOwnReview(job.request_id, {
        id,
        job_id: job.id,
        vendor_id: job.vendor_id,
        author_name: business?.business_name ?? '',
        rating,
        body,
      }),
  });
  return (
    <Form
      form={form}
      draft={`review/${job.id}`}
      label={`Review ${ownerName}`}
      onSubmit={async (values) => void (await send.mutateAsync(values))}
    >
      <StarsField label={`How was working for ${ownerName}?`} />
      <TextAreaField control={form.control} name="body" label="Your review" counterMax={4000} />
      <FormActions submit="Submit review" />
    </Form>
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
