import * as v from 'valibot';
import {
  Form,
  FormActions,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useIdempotencyKey } from '@tree-service/design/hooks';
import { FilterSelect } from '../shared/layout/FilterSelect';
import { useDecision } from '../shared/layout/useDecision';
import { replyToMessage, type ContactMessage } from './contactMessages.api';
import { REPLY_TEMPLATES, withTemplate } from './replyTemplates';

const MAX_LENGTH = 4000;
const EMPTY = { reply: '' };
const schema = v.object({ reply: requiredText('Enter a reply', MAX_LENGTH) });

/** Answers a message by mail. What is typed stays when a colleague answered meanwhile. */
export function ReplyForm({ message }: { readonly message: ContactMessage }) {
  const form = useSchemaForm(schema, { defaultValues: EMPTY });
  const keyFor = useIdempotencyKey();
  const send = useDecision({
    run: (reply: string) => replyToMessage(message, reply, keyFor([reply, message.answered_at])),
    closes: [message.id],
    refresh: [['contact_messages']],
    show: () => undefined,
    done: 'Reply sent',
    onDone: () => form.reset(EMPTY),
  });
  const insert = (title: string) => {
    const template = REPLY_TEMPLATES.find((one) => one.title === title);
    if (!template) return;
    form.setValue('reply', withTemplate(form.getValues('reply'), template.body), {
      shouldDirty: true,
    });
    form.setFocus('reply');
  };
  return (
    <Form
      form={form}
      draft={`contact-reply/${message.id}`}
      label={`Reply to ${message.name}`}
      onSubmit={async ({ reply }) => void (await send.mutateAsync(reply))}
    >
      <FilterSelect
        label="Add a template"
        value=""
        options={[
          { value: '', label: 'Choose one' },
          ...REPLY_TEMPLATES.map(({ title }) => ({ value: title, label: title })),
        ]}
        onChange={insert}
      />
      <TextAreaField
        name="reply"
        control={form.control}
        label="Your reply"
        hint={`Sent by email to ${message.email}, with the message below it`}
        rows={8}
        counterMax={MAX_LENGTH}
      />
      <FormActions submit="Send reply" />
    </Form>
  );
}
