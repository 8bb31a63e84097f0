import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, VStack } from '@tree-service/design';
import { openMessageReports, type OverseenMessageReport } from '../../api/messageReports';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';
import { QueuePage } from '../../queue/QueuePage';
import { queuePages } from '../../paths';
import { DecidedMessage } from './DecidedMessage';
import { MessageReportCard } from './MessageReportCard';
import { sidesOf } from './sidesOf';

const REFETCH_MS = 60_000;

const cells = (report: OverseenMessageReport) => ({
  Message: report.messages.body,
  Sender: sidesOf(report).nameOf(report.messages.sender_id),
  Request: report.messages.conversations.service_requests.number,
  Pro: sidesOf(report).business,
  Reason: report.reason,
  'Reported (UTC)': report.created_at,
});

export default function MessageReportsPage() {
  const query = useInfiniteQuery({ ...openMessageReports.pages, refetchInterval: REFETCH_MS });
  return (
    <QueuePage
      queue={queuePages.messageReports}
      lead="Messages reported by the person who received them, oldest report first."
      kind="message_report."
      actions={<ListCsv name="message-reports" read={openMessageReports.all} cells={cells} />}
      decided={(id) => <DecidedMessage messageId={id} />}
    >
      <PagedList
        query={query}
        what="the reports"
        empty={<EmptyState title="No reported messages">Reports appear here.</EmptyState>}
      >
        {(reports) => (
          <VStack $gap={6}>
            {reports.map((report) => (
              <MessageReportCard key={report.id} report={report} />
            ))}
          </VStack>
        )}
      </PagedList>
    </QueuePage>
  );
}
