import type { ReactNode } from 'react';
import type { ContactTopic } from '@tree-service/market/api/contact';
import { isKeyOf } from '@tree-service/domain';
import { showRows } from '@tree-service/market/api/showRows';
import {
  Badge,
  Button,
  Card,
  Heading,
  HStack,
  Link,
  Text,
  VStack,
  WrittenText,
} from '@tree-service/design';
import { answerContactMessage, hasPriority, type ContactMessage } from './contactMessages.api';
import { adminPaths, contactMessage } from '../paths';
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

/** Whose account a message came from, or has the address that was typed. */
function SenderAccount({ account }: Pick<ContactMessage, 'account'>) {
  if (account === null) return <Text tone="muted">No account has this email address.</Text>;
  const { id, type, business, isSender } = account;
  const name =
    business ?? (type === 'vendor' ? 'Pro' : type === 'admin' ? 'Administrator' : 'Owner');
  return (
    <Text size="sm">
      {isSender ? 'Sent while signed in: ' : 'Sent without signing in. Account with this address: '}
      <Link to={type === 'vendor' ? adminPaths.vendor(id) : adminPaths.person(id)}>{name}</Link>
    </Text>
  );
}

interface ContactMessageCardProps {
  readonly message: ContactMessage;
  /** The form to reply with, where the message has a page of its own; elsewhere the card leads there. */
  readonly children?: ReactNode;
}

/** A message from the contact form with its exchange, to answer by mail or mark as answered. */
export function ContactMessageCard({ message, children }: ContactMessageCardProps) {
  const { id, name, email, topic, body, said, answered_at: answeredAt } = message;
  const answer = useDecision({
    run: (words: string) => answerContactMessage(id, words),
    closes: [id],
    refresh: [['contact_messages']],
    show: (_, words) =>
      showRows<ContactMessage>([{ id, answered_at: new Date().toISOString(), answer_note: words }]),
    done: 'Message marked as answered',
  });
  const earlier = said.filter(({ at }) => at < message.created_at);
  const later = said.filter(({ at }) => at >= message.created_at);
  const statements = (list: typeof said) =>
    list.map((one) => (
      <Statement
        key={one.id}
        title={one.by === 'admin' ? `${one.author ?? 'An administrator'} replied` : name}
        at={one.at}
        words={one.body}
      />
    ));
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
        <div>
          <WrittenText>{email}</WrittenText>
          <SenderAccount account={message.account} />
        </div>
        {statements(earlier)}
        <Statement
          title={isKeyOf(TOPICS, topic) ? TOPICS[topic] : topic}
          at={earlier.length > 0 ? message.created_at : null}
          words={body}
        />
        {statements(later)}
        {message.answer_note !== null && answeredAt !== null && (
          <Statement title="Marked as answered" at={answeredAt} words={message.answer_note} />
        )}
        {children}
        {(children === undefined || answeredAt === null) && (
          <HStack $gap={3} $wrap>
            {children === undefined && (
              <Button asLink to={contactMessage(id)} aria-label={`Reply to ${name}`}>
                {answeredAt === null ? 'Reply' : 'Write again'}
              </Button>
            )}
            {answeredAt === null && (
              <DecideButton
                label="Mark as answered"
                name={`Mark as answered: message from ${name}`}
                title={`Mark the message from ${name} as answered`}
                hint="A short note of your answer. Saved to the audit log."
                draft={`contact-answer/${id}`}
                onDecide={(words) => answer.mutateAsync(words)}
              >
                <Text>
                  For messages that need no reply or were answered elsewhere. No email is sent.
                </Text>
              </DecideButton>
            )}
          </HStack>
        )}
      </VStack>
    </Card>
  );
}
