import { useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { Alert, Button, Link, Page, Section, Text, VStack } from '@tree-service/design';
import { ContactForm } from './ContactForm';

/** Writing to us, with or without an account. */
export default function ContactPage() {
  const [answerTo, setAnswerTo] = useState<string | null>(null);
  return (
    <Page
      title="Contact"
      description="Write to us: questions before you start, something that does not work, your account and data, press. A person reads every message."
      lead="A person reads every message and answers by email."
      width="narrow"
    >
      {answerTo === null ? (
        <>
          <Section title="Write to us">
            <ContactForm onSent={setAnswerTo} />
          </Section>
          <Section title="Quicker than we are">
            <VStack as="ul" $gap={2}>
              <Text as="li">
                Most answers stand in the <Link to={paths.helpCenter()}>help center</Link>.
              </Text>
              <Text as="li">
                About a job you already have: write to your Pro in{' '}
                <Link to={paths.messages()}>Messages</Link>.
              </Text>
              <Text as="li">
                A tree on a wire is for your utility, and for 911 when anybody is in danger. We are
                not an emergency line.
              </Text>
            </VStack>
          </Section>
        </>
      ) : (
        <VStack $gap={5} $align="start">
          <Alert tone="success" role="status" title="Thank you, we have your message.">
            We answer by email to {answerTo}.
          </Alert>
          <Button variant="outline" onClick={() => setAnswerTo(null)}>
            Write another message
          </Button>
        </VStack>
      )}
    </Page>
  );
}
