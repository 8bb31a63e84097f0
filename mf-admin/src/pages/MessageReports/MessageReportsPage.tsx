import { useInfiniteQuery } from '@tanstack/react-query';
import { openMessageReports } from '@tree-service/market/api/messageReports';
import { EmptyState, VStack } from '@tree-service/design';
import { PagedList } from '../../layout/PagedList';
import { QueuePage } from '../../queue/QueuePage';
import { queuePages } from '../../paths';
import { DecidedMessage } from './DecidedMessage';
import { MessageReportCard } from './MessageReportCard';

const REFETCH_MS = 60_000;

export default function MessageReportsPage() {
  const query = useInfiniteQuery({ ...openMessageReports.pages, refetchInterval: REFETCH_MS });
  return (
    <QueuePage
      queue={queuePages.messageReports}
      lead="Messages reported by the person who received them, oldest report first."
      kind="message_report."
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
