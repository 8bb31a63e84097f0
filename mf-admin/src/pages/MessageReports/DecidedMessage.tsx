import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '../../api/audit';
import { Card, EmptyState, QueryBoundary, Section, VStack } from '@tree-service/design';
import { reportsOfMessageQuery } from '../../api/messageReports';
import { AuditTrail } from '../../auditTrail/AuditTrail';
import { originalText } from '../../queue/originalText';
import { ReportedMessage } from './ReportedMessage';
import { sidesOf } from './sidesOf';

/** A kept or removed message: its text, the reports, its conversation, the decisions. */
export function DecidedMessage({ messageId }: { readonly messageId: string }) {
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
