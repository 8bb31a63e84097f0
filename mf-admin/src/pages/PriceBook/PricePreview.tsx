import { useQuery } from '@tanstack/react-query';
import { formatCentsRange, type Estimate } from '@tree-service/domain';
import { Card, QueryBoundary, Table, type TableColumn } from '@tree-service/design';
import { pricePreviewQuery, type PriceChange } from '../../api/priceBook';
import { changeInPercent } from './changeInPercent';
import { exampleJobs } from './exampleJobs';

interface Tried {
  readonly name: string;
  readonly before: Estimate;
  readonly after: Estimate;
}

const range = ({ low_cents, high_cents }: Estimate) => formatCentsRange(low_cents, high_cents);
const middle = ({ low_cents, high_cents }: Estimate) => Math.sqrt(low_cents * high_cents);

const columns: readonly TableColumn<Tried>[] = [
  { key: 'job', header: 'Example job', cell: ({ name }) => name },
  { key: 'before', header: 'Current', cell: ({ before }) => range(before), numeric: true },
  { key: 'after', header: 'New', cell: ({ after }) => range(after), numeric: true },
  {
    key: 'change',
    header: 'Change',
    cell: ({ before, after }) => changeInPercent(middle(after) / middle(before) - 1),
    numeric: true,
  },
];

/** Estimates of example jobs at current and new prices. Saves nothing. */
export function PricePreview({ changes }: { readonly changes: PriceChange[] }) {
  const query = useQuery(
    pricePreviewQuery(
      changes,
      exampleJobs.map(({ input }) => input),
    ),
  );
  return (
    <Card>
      <QueryBoundary query={query} what="the preview">
        {(answers) => (
          <Table
            caption="Example jobs"
            columns={columns}
            rows={answers.map((answer, place) => ({
              ...answer,
              name: exampleJobs[place]?.name ?? 'Example',
            }))}
            rowKey={({ name }) => name}
          />
        )}
      </QueryBoundary>
    </Card>
  );
}
