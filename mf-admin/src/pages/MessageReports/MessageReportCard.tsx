import {
  resolveMessageReport,
  type OverseenMessageReport,
} from '@tree-service/market/api/messageReports';
import { notify } from '@tree-service/kernel';
import { Card, HStack, Text, VStack } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';
import { ReportedMessage } from './ReportedMessage';
import { sidesOf } from './sidesOf';

/** A reported message, to remove, or to dismiss the report. */
export function MessageReportCard({ report }: { readonly report: OverseenMessageReport }) {
  const { messages: message } = report;
  const refresh = useRefresh(['message_reports'], ['conversations']);
  const resolve = (outcome: 'removed' | 'dismissed', done: string) => async (why: string) => {
    await resolveMessageReport(report.id, outcome, why);
    notify.success(done);
    await refresh();
  };
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
            onDecide={resolve('dismissed', 'Report dismissed')}
          >
            <Text>The message stays visible.</Text>
          </DecideButton>
          <DecideButton
            label="Remove message"
            title="Remove the message"
            hint="Saved to the audit log with the original message."
            draft={`message-remove/${report.id}`}
            isDestructive
            onDecide={resolve('removed', 'Message removed')}
          >
            <Text>A note that it broke the rules replaces its text and files.</Text>
          </DecideButton>
        </HStack>
      </VStack>
    </Card>
  );
}
