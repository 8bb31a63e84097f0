import { errorMetrics, type ErrorMetrics } from '@tree-service/kernel';
import { formatMoment } from '@tree-service/domain';
import { Card } from '@tree-service/design';
import { Facts } from '../../layout/Facts';

const listed = (counts: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'None';

/** The errors counted on a page, as facts. */
function factsOfErrors({ total, bySeverity, byCategory, lastAt }: ErrorMetrics) {
  return [
    { name: 'Reported on this page', value: String(total) },
    { name: 'By severity', value: listed(bySeverity) },
    { name: 'By category', value: listed(byCategory) },
    { name: 'Latest', value: lastAt === null ? 'None' : formatMoment(lastAt) },
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
