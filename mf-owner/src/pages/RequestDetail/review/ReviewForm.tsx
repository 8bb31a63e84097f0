import { submitReview } from '@tree-service/market/api/reviews';
import { Form, SubmitButton, TextAreaField, useSchemaForm } from '@tree-service/design/forms';
import { notify } from '@tree-service/kernel';
import { useRefreshRequest } from '../useRefreshRequest';
import { RatingField } from './RatingField';
import { reviewSchema, type ReviewValues } from './reviewSchema';

/** The owner's review of a completed job. */
export function ReviewForm({ jobId }: { jobId: string }) {
  const refresh = useRefreshRequest();
  const form = useSchemaForm<ReviewValues, ReviewValues>(reviewSchema, {
    defaultValues: { rating: 0, body: '' },
  });

  const send = async ({ rating, body }: ReviewValues) => {
    await submitReview(jobId, rating, body);
    notify.success('Thank you for your review');
    await refresh();
  };

  return (
    <Form form={form} onSubmit={send} label="Your review">
      <RatingField form={form} />
      <TextAreaField
        name="body"
        control={form.control}
        label="How was the work?"
        hint="Was it on time, tidy, and as agreed? Your first name is shown with your review."
        counterMax={4000}
        rows={5}
      />
      <div>
        <SubmitButton>Send review</SubmitButton>
      </div>
    </Form>
  );
}
