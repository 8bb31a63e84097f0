import { useQuery } from '@tanstack/react-query';
import { liveReleasesQuery } from './diagnostics.api';
import { releasesInUseQuery, type ReleaseInUse } from './releaseComparison.api';
import { messageOf, type SharedModule } from '@tree-service/kernel';
import { Alert, Card, StatusPill, VStack, type TableColumn } from '@tree-service/design';
import { formatAge, type Tone } from '@tree-service/domain';
import { ListTable } from '../shared/layout/ListTable';
import {
  bundleReleases,
  otherReleases,
  type BundleRelease,
  type BundleStatus,
  askShell,
  SHELL_TOO_OLD,
} from './bundleReleases';

const columns: readonly TableColumn<SharedModule>[] = [
  { key: 'name', header: 'Module', cell: ({ name }) => name },
  { key: 'version', header: 'Version', cell: ({ version }) => version },
  { key: 'from', header: 'Provided by', cell: ({ from }) => from },
  {
    key: 'users',
    header: 'Used by',
    cell: ({ usedBy }) => (usedBy.length === 0 ? 'none yet' : usedBy.join(', ')),
  },
  {
    key: 'loaded',
    header: 'Loaded',
    cell: ({ isLoaded }) => (
      <StatusPill tone={isLoaded ? 'success' : 'neutral'}>{isLoaded ? 'Yes' : 'No'}</StatusPill>
    ),
  },
];

const cells = ({ name, version, from, usedBy, isLoaded }: SharedModule) => ({
  Module: name,
  Version: version,
  'Provided by': from,
  'Used by': usedBy.join(' '),
  Loaded: isLoaded ? 'Yes' : 'No',
});

/** The modules bundles share; one with two loaded versions is a fault. */
export function SharedModuleTable() {
  const modules = askShell((host) => host.sharedModules());
  if (modules.kind === 'tooOld') return <Alert tone="warning">{SHELL_TOO_OLD}</Alert>;
  if (modules.kind === 'alone')
    return <Alert>This remote runs standalone and shares no modules.</Alert>;
  return (
    <Card>
      <ListTable
        name="shared-modules"
        cells={cells}
        caption="Shared modules"
        columns={columns}
        rows={modules.answer}
        rowKey={({ name, version }) => `${name} ${version}`}
      />
    </Card>
  );
}

const STATUSES: Readonly<Record<BundleStatus, { label: string; tone: Tone }>> = {
  current: { label: 'Current', tone: 'success' },
  canary: { label: 'Canary', tone: 'info' },
  fallback: { label: 'Earlier release', tone: 'warning' },
  outdated: { label: 'Newer release live', tone: 'warning' },
  notLoaded: { label: 'Not loaded', tone: 'neutral' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

const columnsWith = (
  inUse: readonly ReleaseInUse[] | undefined,
): readonly TableColumn<BundleRelease>[] => [
  { key: 'name', header: 'Bundle', cell: ({ name }) => name },
  { key: 'running', header: 'On this page', cell: ({ running }) => running ?? 'none' },
  { key: 'live', header: 'Live', cell: ({ live }) => live ?? 'unknown' },
  {
    key: 'runnable',
    header: 'This shell runs',
    cell: ({ runnable }) => runnable ?? 'unknown',
  },
  {
    key: 'elsewhere',
    header: 'Other releases in use',
    cell: (bundle) => {
      if (inUse === undefined) return 'unknown';
      const others = otherReleases(bundle, inUse);
      if (others.length === 0) return 'none';
      return (
        <VStack $gap={1}>
          {others.map(({ version, seen_at }) => (
            <span key={version}>
              {version}, {formatAge(seen_at)}
            </span>
          ))}
        </VStack>
      );
    },
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status, reason }) => (
      <VStack $gap={1}>
        <StatusPill tone={STATUSES[status].tone}>{STATUSES[status].label}</StatusPill>
        {reason !== null && <span>The live release {reason}.</span>}
      </VStack>
    ),
  },
];

const cellsWith = (inUse: readonly ReleaseInUse[] | undefined) => (bundle: BundleRelease) => ({
  Bundle: bundle.name,
  'On this page': bundle.running,
  Live: bundle.live,
  'This shell runs': bundle.runnable,
  'Other releases in use':
    inUse === undefined
      ? null
      : otherReleases(bundle, inUse)
          .map(({ version }) => version)
          .join(' '),
  Status: STATUSES[bundle.status].label,
  Reason: bundle.reason,
});

export function ReleaseTable() {
  const { data: live, error } = useQuery(liveReleasesQuery());
  const inUse = useQuery(releasesInUseQuery());
  const failure = error ?? inUse.error;
  const running = askShell((host) => host.running());
  if (running.kind === 'tooOld') return <Alert tone="warning">{SHELL_TOO_OLD}</Alert>;
  if (running.kind === 'alone') {
    return <Alert>This remote runs standalone, without a shell or releases.</Alert>;
  }
  return (
    <VStack>
      {failure && (
        <Alert tone="warning" title="Some releases couldn't be loaded">
          {messageOf(failure)}
        </Alert>
      )}
      <Card>
        <ListTable
          name="releases"
          cells={cellsWith(inUse.data)}
          caption="Releases"
          columns={columnsWith(inUse.data)}
          rows={bundleReleases(running.answer, live ?? null)}
          rowKey={({ name }) => name}
        />
      </Card>
    </VStack>
  );
}
