import { useQuery } from '@tanstack/react-query';
import { remoteFailuresQuery, type Days, type RemoteFailure } from '../../../api/health';
import { QueryBoundary, Table, type TableColumn, Text } from '@tree-service/design';
import { Age } from '../../../layout/Age';

const columns: readonly TableColumn<RemoteFailure>[] = [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
  {
    key: 'release',
    header: 'Release',
    cell: ({ remote_version: release }) => release ?? 'None was found',
  },
  {
    key: 'failures',
    header: 'Failures',
    cell: ({ failures }) => failures.toLocaleString(),
    numeric: true,
  },
  {
    key: 'people',
    header: 'People signed in',
    cell: ({ people }) => people.toLocaleString(),
    numeric: true,
  },
  { key: 'last', header: 'Last', cell: ({ last_at: last }) => <Age since={last} /> },
];

/** Which parts of the site could not be loaded, how often, and of which release. */
export function RemoteFailures({ days }: { readonly days: Days }) {
  const query = useQuery(remoteFailuresQuery(days));
  return (
    <QueryBoundary query={query} what="failed loads">
      {(failures) =>
        failures.length === 0 ? (
          <Text tone="muted">Every part of the site was there whenever it was asked for.</Text>
        ) : (
          <Table
            caption="Parts of the site that could not be loaded"
            columns={columns}
            rows={failures}
            rowKey={({ remote, remote_version: release }) => `${remote} ${release}`}
          />
        )
      }
    </QueryBoundary>
  );
}
