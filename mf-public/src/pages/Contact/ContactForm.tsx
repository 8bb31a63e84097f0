import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { sendContactMessage } from '@tree-service/market/api/contact';
import { isKeyOf } from '@tree-service/domain';
import {
  email,
  EmailField,
  Form,
  requiredText,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { CONTACT_TOPICS } from './topics';

const LONGEST_MESSAGE = 4000;

const topicNames = Object.keys(CONTACT_TOPICS).filter((name) => isKeyOf(CONTACT_TOPICS, name));

const contactSchema = v.object({
  name: requiredText('Please enter your name', 120),
  email,
  topic: v.picklist(topicNames, 'Please choose what your message is about'),
  body: requiredText('Please write your message', LONGEST_MESSAGE),
});

/** A message to us; `onSent` learns the address the answer goes to. */
export function ContactForm({ onSent }: { readonly onSent: (answerTo: string) => void }) {
  const [parameters] = useSearchParams();
  const topic = parameters.get('topic') ?? '';
  const user = useAuth((auth) => auth.user);
  const form = useSchemaForm(contactSchema, {
    defaultValues: {
      name: user?.metadata.fullName ?? '',
      email: user?.email ?? '',
      topic: isKeyOf(CONTACT_TOPICS, topic) ? topic : '',
      body: '',
    },
  });
  return (
    <Form
      form={form}
      label="Write to us"
      onSubmit={async (message) => {
        await sendContactMessage(message);
        onSent(message.email);
      }}
    >
      <TextField name="name" control={form.control} label="Your name" autoComplete="name" />
      <EmailField name="email" control={form.control} hint="We answer to this address" />
      <SelectField
        name="topic"
        control={form.control}
        label="What is it about?"
        options={topicNames.map((value) => ({ value, label: CONTACT_TOPICS[value] }))}
      />
      <TextAreaField
        name="body"
        control={form.control}
        label="Your message"
        rows={7}
        counterMax={LONGEST_MESSAGE}
        hint="No passwords or card numbers, please"
      />
      <SubmitButton size="mobileLg">Send message</SubmitButton>
    </Form>
  );
}
