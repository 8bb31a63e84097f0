import { useQuery } from '@tanstack/react-query';
import { liveReleasesQuery } from '../../api/diagnostics';
import { messageOf } from '@tree-service/kernel';
import { Alert, Card, StatusPill, Table, VStack, type TableColumn } from '@tree-service/design';
import type { Tone } from '@tree-service/domain';
import { askShell, SHELL_TOO_OLD } from './askShell';
import { bundleReleases, type BundleRelease, type BundleStatus } from './bundleReleases';

const STATUSES: Readonly<Record<BundleStatus, { label: string; tone: Tone }>> = {
  current: { label: 'Current', tone: 'success' },
  canary: { label: 'Canary', tone: 'info' },
  fallback: { label: 'Earlier release', tone: 'warning' },
  outdated: { label: 'Newer release live', tone: 'warning' },
  notLoaded: { label: 'Not loaded', tone: 'neutral' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

const columns: readonly TableColumn<BundleRelease>[] = [
  { key: 'name', header: 'Bundle', cell: ({ name }) => name },
  { key: 'running', header: 'On this page', cell: ({ running }) => running ?? 'none' },
  { key: 'live', header: 'Live', cell: ({ live }) => live ?? 'unknown' },
  {
    key: 'runnable',
    header: 'This shell runs',
    cell: ({ runnable }) => runnable ?? 'unknown',
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

export function ReleaseTable() {
  const { data: live, error } = useQuery(liveReleasesQuery());
  const running = askShell((host) => host.running());
  if (running.kind === 'tooOld') return <Alert tone="warning">{SHELL_TOO_OLD}</Alert>;
  if (running.kind === 'alone') {
    return <Alert>This remote runs standalone, without a shell or releases.</Alert>;
  }
  return (
    <VStack>
      {error && (
        <Alert tone="warning" title="We couldn't load the live releases">
          {messageOf(error)}
        </Alert>
      )}
      <Card>
        <Table
          caption="Releases"
          columns={columns}
          rows={bundleReleases(running.answer, live ?? null)}
          rowKey={({ name }) => name}
        />
      </Card>
    </VStack>
  );
}
