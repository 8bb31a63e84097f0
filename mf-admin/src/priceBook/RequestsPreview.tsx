import { useQuery } from '@tanstack/react-query';
import { formatCentsRange, SERVICES, LOCALE } from '@tree-service/domain';
import { Card, QueryBoundary, Table, Text, VStack, type TableColumn } from '@tree-service/design';
import { pricesOnRequestsQuery, type PriceChange, type PricesOnRequests } from './priceBook.api';

const percent = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 1,
});

/** A change of a price, given as a share: "+12.5%". */
export const changeInPercent = (share: number): string => percent.format(share);

type Changed = PricesOnRequests['largest'][number];

const columns: readonly TableColumn<Changed>[] = [
  {
    key: 'request',
    header: 'Request',
    cell: ({ number, category }) => `#${number}, ${SERVICES[category].name}`,
  },
  {
    key: 'before',
    header: 'Current',
    cell: (row) => formatCentsRange(row.before_low_cents, row.before_high_cents),
    numeric: true,
  },
  {
    key: 'after',
    header: 'New',
    cell: (row) => formatCentsRange(row.after_low_cents, row.after_high_cents),
    numeric: true,
  },
  {
    key: 'change',
    header: 'Change',
    cell: ({ percent }) => (percent === null ? 'New' : changeInPercent(percent / 100)),
    numeric: true,
  },
];

function summary({
  requests,
  compared,
  changed,
  median_percent: median,
}: PricesOnRequests): string {
  const among = compared < requests ? `the latest ${compared} of ${requests}` : `${requests}`;
  const what = `Of ${among} ${requests === 1 ? 'request' : 'requests'} in the past month,`;
  if (changed === 0) return `${what} none would get a different estimate.`;
  const middle =
    median === null ? '' : `, with a median change of ${changeInPercent(median / 100)}`;
  return `${what} ${changed} would get a different estimate${middle}.`;
}

/** What changed prices would do to the estimates of the last 30 days. Saves nothing. */
export function RequestsPreview({ changes }: { readonly changes: PriceChange[] }) {
  const query = useQuery(pricesOnRequestsQuery(changes));
  return (
    <Card>
      <QueryBoundary query={query} what="the comparison with recent requests">
        {(answer) =>
          answer.requests === 0 ? (
            <Text tone="muted">No requests in the past month.</Text>
          ) : (
            <VStack $gap={3}>
              <Text>{summary(answer)}</Text>
              {answer.largest.length > 0 && (
                <Table
                  caption="Largest changes"
                  columns={columns}
                  rows={answer.largest}
                  rowKey={({ number }) => String(number)}
                />
              )}
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
