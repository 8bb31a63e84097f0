import { errorMetrics, type ErrorMetrics } from '@tree-service/kernel';
import { formatMoment } from '@tree-service/domain';
import { Card } from '@tree-service/design';
import { Facts } from '../../layout/Facts';

const listed = (counts: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'None';

/** The errors counted on a page, as facts. */
export function factsOfErrors({ total, bySeverity, byCategory, lastAt }: ErrorMetrics) {
  return [
    { term: 'Reported on this page', description: String(total) },
    { term: 'By severity', description: listed(bySeverity) },
    { term: 'By category', description: listed(byCategory) },
    { term: 'Latest', description: lastAt === null ? 'None' : formatMoment(lastAt) },
  ];
}

/** What this page has reported since it was opened. */
export function ErrorCounts() {
  return (
    <Card>
      <Facts facts={factsOfErrors(errorMetrics)} />
    </Card>
  );
}
