import { useState } from 'react';
import { Card, HStack, Text, VStack, Button, Heading, Link } from '@tree-service/design';
import { paths } from '@tree-service/kernel/contract';
import { resolveMessageReport, type OverseenMessageReport } from '../api/messageReports';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import { adminPaths } from '../paths';
import { ConversationLog } from '../shared/caseFile/ConversationLog';
import { Statement } from '../shared/caseFile/Statement';
import { Age } from '../shared/layout/Age';

/** The names of the two sides of a conversation with a reported message. */
export function sidesOf({ messages }: Pick<OverseenMessageReport, 'messages'>) {
  const { owner_id, service_requests: request, vendor_profiles: vendor } = messages.conversations;
  return {
    business: vendor.business_name,
    nameOf: (id: string) => (id === owner_id ? request.contact_name : vendor.business_name),
  };
}

interface ReportedMessageProps {
  readonly report: OverseenMessageReport;
  /** As written, even if it was removed since. */
  readonly words: string;
}

export function ReportedMessage({ report, words }: ReportedMessageProps) {
  const [isShown, setIsShown] = useState(false);
  const { messages: message, reason, reporter_id: reporterId } = report;
  const { owner_id, vendor_id, service_requests: request } = message.conversations;
  const { business, nameOf } = sidesOf(report);
  return (
    <VStack $gap={5}>
      <HStack $justify="space-between" $wrap>
        <Heading level={2} size="lg">
          {nameOf(reporterId)} reported {nameOf(message.sender_id)}
        </Heading>
        <Text as="span" size="sm" tone="muted">
          <Age since={report.created_at} />
        </Text>
      </HStack>
      <Text size="sm" tone="muted">
        Request #{request.number}, <Link to={adminPaths.vendor(vendor_id)}>{business}</Link>,{' '}
        <Link to={`${paths.messages()}?with=${message.conversation_id}`}>open conversation</Link>
      </Text>
      <Statement title="Message" at={message.created_at} words={words} />
      <Statement title="Reason for the report" words={reason} />
      <div>
        <Button variant="link" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide conversation' : 'Show conversation'}
        </Button>
      </div>
      {isShown && (
        <ConversationLog
          conversationId={message.conversation_id}
          ownerId={owner_id}
          ownerName={request.contact_name}
          businessName={business}
        />
      )}
    </VStack>
  );
}

const DONE = { removed: 'Message removed', dismissed: 'Report dismissed' } as const;

/** A reported message, to remove, or to dismiss the report. */
export function MessageReportCard({ report }: { readonly report: OverseenMessageReport }) {
  const { messages: message } = report;
  const { mutateAsync } = useDecision({
    run: ({ outcome, why }: { outcome: keyof typeof DONE; why: string }) =>
      resolveMessageReport(report.id, outcome, why),
    closes: [report.id],
    refresh: [['message_reports'], ['conversations']],
    done: ({ outcome }) => DONE[outcome],
  });
  return (
    <Card as="article" aria-label={`Message from ${sidesOf(report).nameOf(message.sender_id)}`}>
      <VStack $gap={5}>
        <ReportedMessage report={report} words={message.body} />
        <HStack $gap={3} $wrap>
          <DecideButton
            label="Dismiss report"
            title="Dismiss the report"
            hint="Saved to the audit log."
            draft={`message-dismiss/${report.id}`}
            onDecide={(why) => mutateAsync({ outcome: 'dismissed', why })}
          >
            <Text>The message stays visible.</Text>
          </DecideButton>
          <DecideButton
            label="Remove message"
            title="Remove the message"
            hint="Saved to the audit log with the original message."
            draft={`message-remove/${report.id}`}
            isDestructive
            onDecide={(why) => mutateAsync({ outcome: 'removed', why })}
          >
            <Text>A note that it broke the rules replaces its text and files.</Text>
          </DecideButton>
        </HStack>
      </VStack>
    </Card>
  );
}
