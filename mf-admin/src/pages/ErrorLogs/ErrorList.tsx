import { CircleCheck } from 'lucide-react';
import type { ReportedError } from '@tree-service/shared/api/errorReports';
import { EmptyState, Text, VStack } from '@tree-service/shared/ui';
import { ShowMore } from '../layout/ShowMore';
import { ErrorEntry } from './ErrorEntry';
import { filterErrors, type ErrorFilter } from './errorFilter';

interface ErrorListProps {
  readonly reports: readonly ReportedError[];
  readonly filter: ErrorFilter;
}

/** The reported errors that fit a filter, newest first. */
export function ErrorList({ reports, filter }: ErrorListProps) {
  const shown = filterErrors(reports, filter);
  if (shown.length === 0) {
    const isFiltered = filter.severity !== null || filter.category !== null || filter.text !== '';
    return (
      <EmptyState
        icon={<CircleCheck size={28} />}
        title={isFiltered ? 'No error fits this choice' : 'No errors reported'}
      >
        {isFiltered
          ? 'Choose less, or search for fewer words.'
          : 'Failures of the interface appear here.'}
      </EmptyState>
    );
  }
  return (
    <VStack $gap={3}>
      <Text tone="muted" size="sm" role="status">
        {shown.length === 1 ? '1 error' : `${shown.length} errors`}, newest first
        {reports.length === 200 && ', among the latest 200 of this choice'}.
      </Text>
      <ShowMore items={shown} atATime={50}>
        {(listed) => (
          <VStack $gap={3}>
            {listed.map((report) => (
              <ErrorEntry key={report.id} report={report} />
            ))}
          </VStack>
        )}
      </ShowMore>
    </VStack>
  );
}
