// In the chunk of case bodies, which the review queue loads when a case is opened.
import { waitingMessageReportQuery } from '../api/messageReports';
import { OpenCaseBody, type CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { MessageReportCard } from './MessageReportCard';

/** A reported message in the review queue. */
export default function MessageReportBody({ row }: CaseBodyProps) {
  return (
    <OpenCaseBody query={waitingMessageReportQuery(row.id)}>
      {(reports) => reports.map((one) => <MessageReportCard key={one.id} report={one} />)}
    </OpenCaseBody>
  );
}
