import { useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import { Button, Heading, HStack, Link, Text, VStack } from '@tree-service/design';
import type { OverseenMessageReport } from '../api/messageReports';
import { adminPaths } from '../paths';
import { ConversationLog } from '../shared/caseFile/ConversationLog';
import { Statement } from '../shared/caseFile/Statement';
import { Age } from '../shared/layout/Age';
import { sidesOf } from './sidesOf';

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
