import { LOCALE } from '@tree-service/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Alert, Card, type TableColumn } from '@tree-service/design';
import { type Canary, messageOf } from '@tree-service/kernel';
import { type RemoteName, remoteNames } from '@tree-service/kernel/contract';
import { ListTable } from '../shared/layout/ListTable';
import { liveReleasesQuery } from './diagnostics.api';
import { type ComparedRelease, releaseComparisonQuery } from './releaseComparison.api';

/** A remote that has a canary, and its live release. */
interface CanaryPair {
  readonly remote: RemoteName;
  readonly canary: Canary;
  readonly live: string;
}

/** One release of a pair. */
interface ComparisonRow {
  readonly remote: RemoteName;
  readonly version: string;
  /** Percent of visitors. */
  readonly share: number;
  readonly loads: number;
  readonly errors: number;
  /** Null before the first load. */
  readonly errorsPerThousand: number | null;
  readonly people: number;
}

/** The canary and the live release of a remote, with what was counted of each. */
export function comparedReleases(
  { remote, canary, live }: CanaryPair,
  counted: readonly ComparedRelease[],
): ComparisonRow[] {
  const row = (version: string, share: number): ComparisonRow => {
    const found = counted.find((release) => release.version === version);
    const { loads = 0, errors = 0, people = 0 } = found ?? {};
    const errorsPerThousand = loads === 0 ? null : Math.round((errors / loads) * 10_000) / 10;
    return { remote, version, share, loads, errors, errorsPerThousand, people };
  };
  return [row(canary.version, canary.share), row(live, 100 - canary.share)];
}

const columns: readonly TableColumn<ComparisonRow>[] = [
  { key: 'remote', header: 'Remote', cell: ({ remote }) => remote },
  { key: 'version', header: 'Release', cell: ({ version }) => version },
  { key: 'share', header: 'Visitors', cell: ({ share }) => `${share} %` },
  { key: 'loads', header: 'Loads', cell: ({ loads }) => loads.toLocaleString(LOCALE) },
  { key: 'errors', header: 'Errors', cell: ({ errors }) => errors.toLocaleString(LOCALE) },
  {
    key: 'rate',
    header: 'Errors per 1,000 loads',
    cell: ({ errorsPerThousand }) => errorsPerThousand?.toLocaleString(LOCALE) ?? '–',
  },
  { key: 'people', header: 'People affected', cell: ({ people }) => people.toLocaleString(LOCALE) },
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
