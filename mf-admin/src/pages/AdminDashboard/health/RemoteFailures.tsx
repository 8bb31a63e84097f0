import { useQuery } from '@tanstack/react-query';
import { remoteFailuresQuery, type Days, type RemoteFailure } from '../../../api/health';
import { QueryBoundary, type TableColumn, Text } from '@tree-service/design';
import { Age } from '../../../layout/Age';
import { ListTable } from '../../../listCsv/ListTable';

const columns: readonly TableColumn<RemoteFailure>[] = [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
  {
    key: 'release',
    header: 'Release',
    cell: ({ remote_version: release }) => release ?? 'Not found',
  },
  {
    key: 'failures',
    header: 'Failures',
    cell: ({ failures }) => failures.toLocaleString(),
    numeric: true,
  },
  {
    key: 'people',
    header: 'People affected',
    cell: ({ people }) => people.toLocaleString(),
    numeric: true,
  },
  { key: 'last', header: 'Last failure', cell: ({ last_at: last }) => <Age since={last} /> },
];

const cells = (row: RemoteFailure) => ({
  Remote: row.remote,
  Release: row.remote_version,
  Failures: row.failures,
  'People affected': row.people,
  'Last failure (UTC)': row.last_at,
});

export function RemoteFailures({ days }: { readonly days: Days }) {
  const query = useQuery(remoteFailuresQuery(days));
  return (
    <QueryBoundary query={query} what="failed remote loads">
      {(failures) =>
        failures.length === 0 ? (
          <Text tone="muted">No failed loads in this period.</Text>
        ) : (
          <ListTable
            name="failed-remote-loads"
            cells={cells}
            caption="Failed remote loads"
            columns={columns}
            rows={failures}
            rowKey={({ remote, remote_version: release }) => `${remote} ${release}`}
          />
        )
      }
    </QueryBoundary>
  );
}
