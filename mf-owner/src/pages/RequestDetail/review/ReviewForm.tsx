import { MAX_REVIEW_PHOTOS, submitReview } from '@tree-service/market/api/reviews';
import { useUploadPhotos } from '@tree-service/market/features/photos';
import {
  Form,
  FormActions,
  PhotoField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { showOwnReview, type ReviewedJob } from '../showChange';
import { useRequestAction } from '../useRequestAction';
import { RatingField } from './RatingField';
import { reviewSchema, type ReviewValues } from './reviewSchema';

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

  const upload = useUploadPhotos();

  const send = useRequestAction({
    run: async ({ rating, body, photos }: ReviewValues) => {
      const paths = await upload(photos);
      return { id: await submitReview(job.id, rating, body, paths), rating, body, photos: paths };
    },
    show: (review) => {
      onSent();
      showOwnReview(job, review);
    },
    done: 'Thank you for your review',
  });

  return (
    <Form
      form={form}
      draft={`review/${job.id}`}
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
      <PhotoField
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
