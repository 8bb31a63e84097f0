import { useState } from 'react';
import {
  resolveMessageReport,
  type OpenMessageReport,
} from '@tree-service/shared/api/messageReports';
import { paths } from '@tree-service/shared/contract';
import { notify } from '@tree-service/shared/runtime';
import { Button, Card, Heading, HStack, Link, Text, VStack } from '@tree-service/shared/ui';
import { ConversationLog } from '../caseFile/ConversationLog';
import { DecideButton } from '../caseFile/DecideButton';
import { Statement } from '../caseFile/Statement';
import { Age } from '../layout/Age';
import { useRefresh } from '../layout/useRefresh';

/** A reported message in its conversation, and the decision to remove it or to dismiss the report. */
export function MessageReportCard({ report }: { readonly report: OpenMessageReport }) {
  const [isShown, setIsShown] = useState(false);
  const { messages: message, reason, reporter_id: reporterId } = report;
  const { conversations: conversation } = message;
  const { owner_id, vendor_id, service_requests: request } = conversation;
  const business = conversation.vendor_profiles.business_name;
  const nameOf = (id: string) => (id === owner_id ? request.contact_name : business);
  const refresh = useRefresh(['message_reports'], ['conversations']);
  const resolve = (outcome: 'removed' | 'dismissed', done: string) => async (why: string) => {
    await resolveMessageReport(report.id, outcome, why);
    notify.success(done);
    await refresh();
  };
  return (
    <Card as="article" aria-label={`Message of ${nameOf(message.sender_id)}`}>
      <VStack $gap={5}>
        <HStack $justify="space-between" $wrap>
          <Heading level={2} size="lg">
            {nameOf(reporterId)} reports {nameOf(message.sender_id)}
          </Heading>
          <Text as="span" size="sm" tone="muted">
            <Age since={report.created_at} />
          </Text>
        </HStack>
        <Text size="sm" tone="muted">
          Request no. {request.number}, <Link to={paths.adminVendor(vendor_id)}>{business}</Link>,{' '}
          <Link to={`${paths.messages()}?with=${message.conversation_id}`}>the conversation</Link>
        </Text>
        <Statement title="The message" at={message.created_at} words={message.body} />
        <Statement title="The objection" words={reason} />
        <div>
          <Button variant="link" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide the conversation' : 'Read the conversation'}
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
        <HStack $gap={3} $wrap>
          <DecideButton
            label="Dismiss"
            title="Dismiss the report"
            hint="Kept in the audit log."
            onDecide={resolve('dismissed', 'The report is dismissed')}
          >
            <Text>The message stays as it is.</Text>
          </DecideButton>
          <DecideButton
            label="Remove message"
            title="Remove the message"
            hint="Kept in the audit log, with what was written."
            isGrave
            onDecide={resolve('removed', 'The message is removed')}
          >
            <Text>Its words and files are replaced by a note that it broke the rules.</Text>
          </DecideButton>
        </HStack>
      </VStack>
    </Card>
  );
}
