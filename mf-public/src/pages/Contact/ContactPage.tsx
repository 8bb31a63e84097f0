import { useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { Alert, Button, Link, Page, Section, Text, VStack } from '@tree-service/design';
import { ContactForm } from './ContactForm';

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
