import { errorLogsQuery } from '../../api/errorReports';
import { ErrorList, type ErrorViewProps } from './ErrorList';
import { ReportRow } from './ReportRow';

/** Every report, newest first. */
export function LatestReports(props: ErrorViewProps) {
  return (
    <ErrorList
      {...props}
      of="reports"
      queryOf={errorLogsQuery}
      what="reports"
      emptyTitle="No reports"
      keyOf={({ id }) => id}
    >
      {(report, onOpen) => <ReportRow report={report} onOpen={onOpen} />}
    </ErrorList>
  );
}
