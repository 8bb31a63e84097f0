import { useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { Alert, Button, Link, Page, Section, Text, VStack } from '@tree-service/design';
import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import type { ContactTopic } from '@tree-service/market/api/contact';
import { isKeyOf, keysOf } from '@tree-service/domain';
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
import { sendContactMessage } from '../../api/contact';

const CONTACT_TOPICS = {
  question: 'A question before I start',
  problem: "Something isn't working",
  account: 'My account or my data',
  press: 'Press',
  other: 'Something else',
} as const satisfies Record<ContactTopic, string>;

const MAX_CHARACTERS = 4000;

const topicNames = keysOf(CONTACT_TOPICS);

const contactSchema = v.object({
  name: requiredText('Please enter your name', 120),
  email,
  topic: v.picklist(topicNames, 'Please choose a topic'),
  body: requiredText('Please write your message', MAX_CHARACTERS),
});

/** The contact form; `onSent` gets the address for the answer. */
function ContactForm({ onSent }: { readonly onSent: (answerTo: string) => void }) {
  const [parameters] = useSearchParams();
  const topic = parameters.get('topic') ?? '';
  // The link of a reply we sent: what is written here goes on with that exchange.
  const answers = useLocation().hash.slice(1);
  const user = useAuth((auth) => auth.user);
  const form = useSchemaForm(contactSchema, {
    defaultValues: {
      name: user?.metadata.fullName ?? '',
      email: user?.email ?? '',
      topic: isKeyOf(CONTACT_TOPICS, topic) ? topic : answers === '' ? '' : 'other',
      body: '',
    },
  });
  return (
    <Form
      form={form}
      draft="contact"
      label="Send us a message"
      onSubmit={async (message) => {
        await sendContactMessage(answers === '' ? message : { ...message, answers });
        onSent(message.email);
      }}
    >
      {answers !== '' && <Text>Your message will be kept with what we wrote to each other.</Text>}
      <TextField name="name" control={form.control} label="Your name" autoComplete="name" />
      <EmailField name="email" control={form.control} hint="We'll reply to this address" />
      <SelectField
        name="topic"
        control={form.control}
        label="Topic"
        options={topicNames.map((value) => ({ value, label: CONTACT_TOPICS[value] }))}
      />
      <TextAreaField
        name="body"
        control={form.control}
        label="Your message"
        rows={7}
        counterMax={MAX_CHARACTERS}
        hint="Please don't include passwords or card numbers"
      />
      <SubmitButton size="mobileLg">Send message</SubmitButton>
    </Form>
  );
}

/** The contact page, for users and visitors. */
export default function ContactPage() {
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  return (
    <Page
      title="Contact"
      description="Contact us with questions before you start, problems, account and data requests, or press inquiries. We reply by email."
      lead="Your message goes to our support queue. We'll reply by email."
      width="narrow"
    >
      {answerTo === null ? (
        <>
          <Section title="Send us a message">
            <ContactForm onSent={setAnswerTo} />
          </Section>
          <Section title="Faster answers">
            <VStack as="ul" $gap={2}>
              <Text as="li">
                Most answers are in the <Link to={paths.helpCenter()}>help center</Link>.
              </Text>
              <Text as="li">
                For a job in progress, message your Pro in{' '}
                <Link to={paths.messages()}>Messages</Link>.
              </Text>
              <Text as="li">
                If a tree is on a wire, call your utility, or 911 if anyone is in danger. This form
                isn't for emergencies.
              </Text>
            </VStack>
          </Section>
        </>
      ) : (
        <VStack $gap={5} $align="start">
          <Alert tone="success" role="status" title="Thank you for your message.">
            We'll reply to {answerTo}.
          </Alert>
          <Button variant="outline" onClick={() => setAnswerTo(null)}>
            Send another message
          </Button>
        </VStack>
      )}
    </Page>
  );
}
