import type { ReportedError } from '../../api/errorReports';
import { formatMoment } from '@tree-service/domain';
import { ErrorDetails } from './ErrorDetails';
import { ErrorRow } from './ErrorRow';

interface ReportRowProps {
  readonly report: ReportedError;
  readonly onOpen?: () => void;
}

/** One reported error; opens to everything known about it. */
export function ReportRow({ report, onOpen }: ReportRowProps) {
  const { severity, category, source, message, created_at: when } = report;
  const facts = [category.replaceAll('_', ' '), source, formatMoment(when)].filter(Boolean);
  return (
    <ErrorRow
      severity={severity}
      message={message}
      facts={facts.join(', ')}
      when={when}
      onOpen={onOpen}
    >
      <ErrorDetails report={report} />
    </ErrorRow>
  );
}
