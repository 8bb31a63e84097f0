import { Card, HStack, Text, VStack } from '@tree-service/design';
import { resolveMessageReport, type OverseenMessageReport } from '../api/messageReports';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import { ReportedMessage } from './ReportedMessage';
import { sidesOf } from './sidesOf';

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
