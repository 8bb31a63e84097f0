import { useQueries, useQuery } from '@tanstack/react-query';
import { Alert, Card, type TableColumn } from '@tree-service/design';
import { messageOf } from '@tree-service/kernel';
import { remoteNames } from '@tree-service/kernel/contract';
import { liveReleasesQuery } from '../../api/diagnostics';
import { releaseComparisonQuery } from '../../api/releaseComparison';
import { ListTable } from '../../listCsv/ListTable';
import { comparedReleases, type ComparisonRow } from './comparedReleases';

const columns: readonly TableColumn<ComparisonRow>[] = [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
  { key: 'version', header: 'Release', cell: ({ version }) => version },
  { key: 'share', header: 'Visitors', cell: ({ share }) => `${share} %` },
  { key: 'loads', header: 'Loads', cell: ({ loads }) => loads.toLocaleString() },
  { key: 'errors', header: 'Errors', cell: ({ errors }) => errors.toLocaleString() },
  {
    key: 'rate',
    header: 'Errors per 1,000 loads',
    cell: ({ errorsPerThousand }) => errorsPerThousand?.toLocaleString() ?? '–',
  },
  { key: 'people', header: 'People affected', cell: ({ people }) => people.toLocaleString() },
];

const cells = (row: ComparisonRow) => ({
  Remote: row.remote,
  Release: row.version,
  'Visitors (%)': row.share,
  Loads: row.loads,
  Errors: row.errors,
  'Errors per 1,000 loads': row.errorsPerThousand,
  'People affected': row.people,
});

/** Loads and errors of each canary beside those of the release that is live. */
export function CanaryTable() {
  const { data: live } = useQuery(liveReleasesQuery());
  const canaries = live?.canaries ?? {};
  const pairs = remoteNames.flatMap((remote) => {
    const canary = canaries[remote];
    const version = live?.remotes[remote];
    return canary && version !== undefined ? [{ remote, canary, live: version }] : [];
  });
  const answers = useQueries({
    queries: pairs.map(({ remote, canary, live: version }) =>
      releaseComparisonQuery(remote, [canary.version, version]),
    ),
  });
  if (pairs.length === 0) return <Alert>No canary is running.</Alert>;
  const failure = answers.find(({ error }) => error !== null)?.error;
  if (failure) {
    return (
      <Alert tone="warning" title="We couldn't load the comparison">
        {messageOf(failure)}
      </Alert>
    );
  }
  return (
    <Card>
      <ListTable
        name="canary-releases"
        cells={cells}
        caption="Canary releases"
        columns={columns}
        rows={pairs.flatMap((pair, place) => comparedReleases(pair, answers[place]?.data ?? []))}
        rowKey={({ remote, version }) => `${remote} ${version}`}
      />
    </Card>
  );
}
