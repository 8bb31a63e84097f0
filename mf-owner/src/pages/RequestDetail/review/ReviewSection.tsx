import { REVIEW_STATES, type RuleWords } from '@tree-service/domain';
import { useRuleWords } from '@tree-service/market/features/rules';
import type { RequestDetail } from '@tree-service/market/api/requests';
import {
  Card,
  FieldFrame,
  fieldParts,
  Heading,
  HStack,
  Rating,
  RatingInput,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { type Ref, useState } from 'react';
import { FoldedSection } from '@tree-service/market/features/folding';
import {
  MAX_REVIEW_PHOTOS,
  reviewPhotoPaths,
  submitReview,
} from '@tree-service/market/api/reviews';
import { reviewFolder } from '@tree-service/market/api/photos';
import { KeptPhotoField, useKeptPhotos } from '@tree-service/market/features/keptFiles';
import { RequestPhotos } from '@tree-service/market/features/photos';
import { ReportReview } from '@tree-service/market/features/reviews';
import { useAuth } from '@tree-service/kernel';
import {
  Form,
  FormActions,
  requiredText,
  type SchemaForm,
  TextAreaField,
  useField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useRequestAction, type ReviewedJob, showOwnReview } from '../useRequestAction';
import { REVIEW_FORM } from '../moveFocus';

const blind = ({ review }: RuleWords) =>
  `Reviews are published together, ${review} after the first is written. Until then neither side can read the other's.`;

/**
 * Brings a review that was just sent into view: the place the page was scrolled to went with the form. On
 * a phone its section is folded then, as it is found later.
 */
function takeFocus(review: HTMLElement | null): void {
  const fold = review?.closest('details');
  fold?.removeAttribute('open');
  (fold?.querySelector('summary') ?? review)?.focus();
}

type Review = RequestDetail['reviews'][number];

interface WrittenReviewProps {
  review: Review;
  isOwn: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The owner's review with the Pro's reply. */
function WrittenReview({ review, isOwn, ref }: WrittenReviewProps) {
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

/** A review with 1 to 5 stars; 0 means none chosen. */
const reviewSchema = v.object({
  rating: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'Please choose 1 to 5 stars'),
    v.maxValue(5, 'Please choose 1 to 5 stars'),
  ),
  body: requiredText('Please write a sentence or two about the work', 4000),
  photos: v.pipe(
    v.array(v.blob()),
    v.maxLength(MAX_REVIEW_PHOTOS, `Add up to ${MAX_REVIEW_PHOTOS} photos`),
  ),
});

type ReviewValues = v.InferInput<typeof reviewSchema>;

/** From 1 to 5 stars. */
function RatingField({ form }: { form: SchemaForm<ReviewValues> }) {
  const { id, field, error, aria } = useField<ReviewValues, ReviewValues>({
    name: 'rating',
    control: form.control,
  });
  const stars = Number(field.value);
  return (
    <FieldFrame group id={id} label="Your rating" error={error}>
      <RatingInput
        id={id}
        name={field.name}
        ref={field.ref}
        labelledBy={fieldParts(id).label}
        describedBy={aria['aria-describedby']}
        invalid={error !== undefined}
        value={stars === 0 ? null : stars}
        onChange={field.onChange}
      />
    </FieldFrame>
  );
}

interface ReviewFormProps {
  job: ReviewedJob;
  /** Called before it shows as sent. */
  onSent: () => void;
}

/** The owner's review of a completed job. */
export function ReviewForm({ job, onSent }: ReviewFormProps) {
  const form = useSchemaForm<ReviewValues, ReviewValues>(reviewSchema, {
    defaultValues: { rating: 0, body: '', photos: [] },
  });

  const draft = `review/${job.id}`;
  const kept = useKeptPhotos({
    draft,
    folder: reviewFolder(job),
    value: useWatch({ control: form.control, name: 'photos' }),
    restore: (photos) => form.setValue('photos', photos),
  });

  const send = useRequestAction({
    run: async ({ rating, body, photos }: ReviewValues) => {
      const paths = await kept.finish(photos);
      return { id: await submitReview(job.id, rating, body, paths), rating, body, photos: paths };
    },
    show: (review) => {
      kept.sent();
      onSent();
      showOwnReview(job, review);
    },
    done: 'Thank you for your review',
  });

  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={async (values) => void (await send.mutateAsync(values))}
      label="Your review"
    >
      <RatingField form={form} />
      <TextAreaField
        name="body"
        control={form.control}
        label="How was the work?"
        hint="Was it on time, tidy, and as agreed? Your first name is shown with your review."
        counterMax={4000}
        rows={5}
      />
      <KeptPhotoField
        photos={kept}
        name="photos"
        control={form.control}
        label="Photos of the work"
        hint="Anyone can see them on the Pro's profile. Leave out people, house numbers and license plates."
        max={MAX_REVIEW_PHOTOS}
        optional
      />
      <FormActions submit="Send review" />
    </Form>
  );
}

interface ReviewSectionProps {
  request: Pick<RequestDetail, 'reviews'> & {
    jobs: readonly (ReviewedJob & Pick<RequestDetail['jobs'][number], 'state'>)[];
  };
}

/** The reviews of a completed job, and the form for the owner's. */
export function ReviewSection({ request }: ReviewSectionProps) {
  const rules = useRuleWords();
  const [isSentHere, setSentHere] = useState(false);
  const job = request.jobs.find(({ state }) => state === 'completed');
  if (job === undefined) return null;
  const own = request.reviews.find(({ author_side }) => author_side === 'owner');
  const others = request.reviews.filter(({ author_side }) => author_side !== 'owner');

  return (
    <FoldedSection title="Reviews" description={blind(rules)}>
      <VStack>
        {own === undefined ? (
          <Card id={REVIEW_FORM} data-screen-only>
            <ReviewForm job={job} onSent={() => setSentHere(true)} />
          </Card>
        ) : (
          <WrittenReview ref={isSentHere ? takeFocus : undefined} review={own} isOwn />
        )}
        {others.map((review) => (
          <WrittenReview key={review.id} review={review} isOwn={false} />
        ))}
      </VStack>
    </FoldedSection>
  );
}
