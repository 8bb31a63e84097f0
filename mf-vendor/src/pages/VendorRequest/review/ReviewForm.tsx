import { sentReview, submitReview } from '@tree-service/market/api/reviews';
import { withAdded } from '@tree-service/market/api/showRows';
import { queryClient } from '@tree-service/kernel';
import { useAction } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { FieldFrame, RatingInput } from '@tree-service/design';
import * as v from 'valibot';
import { type LeadJob, leadOfRequestQuery } from '../../../api/leads';
import { useBusiness } from '../../../business/useBusiness';

const schema = v.object({
  rating: v.pipe(
    v.number(),
    v.minValue(1, 'Please choose 1 to 5 stars'),
    v.maxValue(5, 'Please choose 1 to 5 stars'),
  ),
  body: requiredText('Please write your review', 4000),
});

function StarsField({ label }: { label: string }) {
  const { id, field, error } = useField<v.InferInput<typeof schema>, v.InferOutput<typeof schema>>({
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

export function ReviewForm({ job, ownerName }: { job: LeadJob; ownerName: string }) {
  const { data: business } = useBusiness();
  const form = useSchemaForm(schema, { defaultValues: { rating: 0, body: '' } });
  const send = useAction({
    run: ({ rating, body }: v.InferOutput<typeof schema>) => submitReview(job.id, rating, body),
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
