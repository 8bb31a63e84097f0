import { submitReview } from '@tree-service/market/api/reviews';
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

export function ReviewForm({ jobId, ownerName }: { jobId: string; ownerName: string }) {
  const form = useSchemaForm(schema, { defaultValues: { rating: 0, body: '' } });
  const send = useAction({
    run: ({ rating, body }: v.InferOutput<typeof schema>) => submitReview(jobId, rating, body),
    done: 'Review submitted. Thank you.',
    failed: null,
    refresh: [['leads'], ['reviews'], ['jobs']],
  });
  return (
    <Form
      form={form}
      draft={`review/${jobId}`}
      label={`Review ${ownerName}`}
      onSubmit={async (values) => void (await send.mutateAsync(values))}
    >
      <StarsField label={`How was working for ${ownerName}?`} />
      <TextAreaField control={form.control} name="body" label="Your review" counterMax={4000} />
      <FormActions submit="Submit review" />
    </Form>
  );
}
