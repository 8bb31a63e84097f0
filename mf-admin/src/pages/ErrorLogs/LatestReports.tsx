import { errorLogsQuery, readAllReports, type ReportedError } from '../../api/errorReports';
import { ErrorList, type ErrorViewProps } from './ErrorList';
import { ReportRow } from './ReportRow';

const cells = (report: ReportedError) => ({
  Message: report.message,
  Severity: report.severity,
  Category: report.category,
  Source: report.source,
  Page: report.url,
  Details: JSON.stringify(report.context),
  'Reported (UTC)': report.created_at,
});

/** Every report, newest first. */
export function LatestReports(props: ErrorViewProps) {
  return (
    <ErrorList
      {...props}
      of="reports"
      queryOf={errorLogsQuery}
      readAll={readAllReports}
      cells={cells}
      what="reports"
      emptyTitle="No reports"
      keyOf={({ id }) => id}
    >
      {(report, onOpen) => <ReportRow report={report} onOpen={onOpen} />}
    </ErrorList>
  );
}
