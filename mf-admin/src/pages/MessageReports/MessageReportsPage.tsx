import { useInfiniteQuery } from '@tanstack/react-query';
import { openMessageReports } from '@tree-service/market/api/messageReports';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, QueryBoundary, VStack } from '@tree-service/design';
import { adminPaths } from '../../paths';
import { WaitingOrDecided } from '../../decided/WaitingOrDecided';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { DecidedMessage } from './DecidedMessage';
import { MessageReportCard } from './MessageReportCard';

const REFETCH_MS = 60_000;

/** Messages one side reported about the other. */
export default function MessageReportsPage() {
  const query = useInfiniteQuery({ ...openMessageReports.pages, refetchInterval: REFETCH_MS });
  return (
    <AdminPage
      title="Reported messages"
      lead="Messages one side of a conversation objects to, the longest waiting first."
      back={toAdminTools}
    >
      <WaitingOrDecided
        to={adminPaths.messageReports()}
        kind="message_report."
        decided={(id) => <DecidedMessage messageId={id} />}
      >
        <QueryBoundary query={query} what="the reports">
          {(reports) =>
            reports.length === 0 ? (
              <EmptyState title="No message is reported">Reports appear here.</EmptyState>
            ) : (
              <VStack $gap={6}>
                {reports.map((report) => (
                  <MessageReportCard key={report.id} report={report} />
                ))}
                <NextPage pages={query} />
              </VStack>
            )
          }
        </QueryBoundary>
      </WaitingOrDecided>
    </AdminPage>
  );
}
