import { showRows } from '@tree-service/market/api/showRows';
import { useAction } from '@tree-service/design/hooks';
import {
  FormActions,
  Form,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import { replyToReview } from '../../../api/reviews';

const schema = v.object({ reply: requiredText('Please write your reply', 2000) });

export function ReplyForm({ reviewId }: { reviewId: string }) {
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
