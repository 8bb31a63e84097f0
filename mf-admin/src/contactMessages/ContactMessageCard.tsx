import type { ContactTopic } from '@tree-service/market/api/contact';
import { isKeyOf } from '@tree-service/domain';
import { showRows } from '@tree-service/market/api/showRows';
import { Badge, Card, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import { answerContactMessage, hasPriority, type ContactMessage } from './contactMessages.api';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { Statement } from '../shared/caseFile/Statement';
import { Age } from '../shared/layout/Age';
import { useDecision } from '../shared/layout/useDecision';

const TOPICS: Readonly<Record<ContactTopic, string>> = {
  question: 'Question',
  problem: 'Problem',
  account: 'Account',
  press: 'Press',
  other: 'Other',
};

/** A message from the contact form, to mark as answered. */
export function ContactMessageCard({ message }: { readonly message: ContactMessage }) {
  const { id, name, email, topic, body, answered_at: answeredAt, answer_note: note } = message;
  const answer = useDecision({
    run: (words: string) => answerContactMessage(id, words),
    closes: [id],
    refresh: [['contact_messages']],
    show: (_, words) =>
      showRows<ContactMessage>([{ id, answered_at: new Date().toISOString(), answer_note: words }]),
    done: 'Message marked as answered',
  });
  return (
    <Card as="article" aria-label={`Message from ${name}`}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {name}
          </Heading>
          <HStack $gap={3}>
            {hasPriority(message) && <Badge tone="accent">Priority support</Badge>}
            <Text as="span" size="sm" tone="muted">
              <Age since={message.created_at} />
            </Text>
          </HStack>
        </HStack>
        <Statement title={isKeyOf(TOPICS, topic) ? TOPICS[topic] : topic} words={body} />
        <Text size="sm">
          <Link href={`mailto:${encodeURIComponent(email)}`}>{email}</Link>
        </Text>
        {answeredAt === null ? (
          <div>
            <DecideButton
              label="Mark as answered"
              name={`Mark as answered: message from ${name}`}
              title={`Mark the message from ${name} as answered`}
              hint="A short note of your answer. Saved to the audit log."
              draft={`contact-answer/${id}`}
              onDecide={(words) => answer.mutateAsync(words)}
            >
              <Text>It moves out of the unanswered messages.</Text>
            </DecideButton>
          </div>
        ) : (
          <Statement title="Answered" at={answeredAt} words={note ?? ''} />
        )}
      </VStack>
    </Card>
  );
}
