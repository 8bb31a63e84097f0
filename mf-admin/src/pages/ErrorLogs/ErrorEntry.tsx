import type { ReportedError } from '@tree-service/shared/api/errorReports';
import { formatMoment } from '@tree-service/shared/domain';
import { ErrorDetails } from './ErrorDetails';
import { FoldedError } from './FoldedError';

/** One reported error; opens to show everything known about it. */
export function ErrorEntry({ report }: { readonly report: ReportedError }) {
  const { severity, category, source, message, created_at: when } = report;
  const facts = [category.replaceAll('_', ' '), source, formatMoment(when)].filter(Boolean);
  return (
    <FoldedError severity={severity} message={message} facts={facts.join(', ')} when={when}>
      <ErrorDetails report={report} />
    </FoldedError>
  );
}
