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

/** A reported message in its conversation, and the decision to remove it or to dismiss the report. */
export function MessageReportCard({ report }: { readonly report: OverseenMessageReport }) {
  const { messages: message } = report;
  const refresh = useRefresh(['message_reports'], ['conversations']);
  const resolve = (outcome: 'removed' | 'dismissed', done: string) => async (why: string) => {
    await resolveMessageReport(report.id, outcome, why);
    notify.success(done);
    await refresh();
  };
  return (
    <Card as="article" aria-label={`Message of ${sidesOf(report).nameOf(message.sender_id)}`}>
      <VStack $gap={5}>
        <ReportedMessage report={report} words={message.body} />
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
