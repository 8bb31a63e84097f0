import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Card, EmptyState, QueryBoundary, Section, VStack } from '@tree-service/design';
import {
  openMessageReports,
  type OverseenMessageReport,
  reportsOfMessageQuery,
} from '../api/messageReports';
import { PagedList } from '../shared/layout/PagedList';
import { QueuePage } from '../shared/queue/QueuePage';
import { queuePages } from '../paths';
import { auditQuery } from '../api/audit';
import { AuditTrail } from '../shared/auditTrail/AuditTrail';
import { originalText } from '../shared/queue/originalText';
import { ListCsv } from '../shared/layout/ListCsv';
import { MessageReportCard, ReportedMessage, sidesOf } from './MessageReportCard';

const REFETCH_MS = 60_000;

const cells = (report: OverseenMessageReport) => ({
  Message: report.messages.body,
  Sender: sidesOf(report).nameOf(report.messages.sender_id),
  Request: report.messages.conversations.service_requests.number,
  Pro: sidesOf(report).business,
  Reason: report.reason,
  'Reported (UTC)': report.created_at,
});

/** A kept or removed message: its text, the reports, its conversation, the decisions. */
function DecidedMessage({ messageId }: { readonly messageId: string }) {
  const reports = useQuery(reportsOfMessageQuery(messageId));
  const decisions = useQuery(auditQuery(messageId));
  return (
    <VStack $gap={8}>
      <QueryBoundary query={reports} what="the message">
        {(about) =>
          about.length === 0 ? (
            <EmptyState title="No reports about this message">
              The link may be wrong, or the message was deleted with its author's account.
            </EmptyState>
          ) : (
            <QueryBoundary query={decisions} what="the decisions">
              {(rows) =>
                about.map((report) => (
                  <Card
                    key={report.id}
                    as="article"
                    aria-label={`Report by ${sidesOf(report).nameOf(report.reporter_id)}`}
                  >
                    <ReportedMessage
                      report={report}
                      words={originalText(rows)?.body ?? report.messages.body}
                    />
                  </Card>
                ))
              }
            </QueryBoundary>
          )
        }
      </QueryBoundary>
      <Section level={3} title="Decisions">
        <AuditTrail subjectIds={[messageId]} empty="No decisions yet." />
      </Section>
    </VStack>
  );
}

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
