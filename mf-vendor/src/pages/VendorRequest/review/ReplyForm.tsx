import { replyToReview } from '@tree-service/market/api/reviews';
import { useAction } from '@tree-service/design/hooks';
import {
  Form,
  requiredText,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';

const schema = v.object({ reply: requiredText('Please write your reply', 2000) });

/** The one reply a Pro may write to a published review. */
export function ReplyForm({ reviewId }: { reviewId: string }) {
  const form = useSchemaForm(schema, { defaultValues: { reply: '' } });
  const send = useAction({
    run: (reply: string) => replyToReview(reviewId, reply),
    done: 'Your reply is published.',
    failed: null,
    refresh: [['leads'], ['reviews']],
  });
  return (
    <Form
      form={form}
      label="Reply to the review"
      onSubmit={async ({ reply }) => void (await send.mutateAsync(reply))}
    >
      <TextAreaField
        control={form.control}
        name="reply"
        label="Your reply"
        hint="Everyone can read it, and it can be written once."
        counterMax={2000}
      />
      <div>
        <SubmitButton variant="secondary">Publish reply</SubmitButton>
      </div>
    </Form>
  );
}
