import { useQuery } from '@tanstack/react-query';
import { liveReleasesQuery } from '../../api/diagnostics';
import { messageOf } from '@tree-service/kernel';
import { Alert, Card, StatusPill, Table, VStack, type TableColumn } from '@tree-service/design';
import type { Tone } from '@tree-service/domain';
import { askShell, SHELL_TOO_OLD } from './askShell';
import { bundleReleases, type BundleRelease, type BundleStanding } from './bundleReleases';

const STANDINGS: Readonly<Record<BundleStanding, { label: string; tone: Tone }>> = {
  current: { label: 'Current', tone: 'success' },
  outdated: { label: 'A newer one is live', tone: 'warning' },
  notLoaded: { label: 'Not loaded', tone: 'neutral' },
  unknown: { label: 'Not known', tone: 'neutral' },
};

const columns: readonly TableColumn<BundleRelease>[] = [
  { key: 'name', header: 'Bundle', cell: ({ name }) => name },
  { key: 'running', header: 'Runs in this page', cell: ({ running }) => running ?? 'none' },
  { key: 'live', header: 'Live', cell: ({ live }) => live ?? 'not known' },
  {
    key: 'standing',
    header: 'State',
    cell: ({ standing }) => (
      <StatusPill tone={STANDINGS[standing].tone}>{STANDINGS[standing].label}</StatusPill>
    ),
  },
];

/** The release of the shell and of every remote: what runs in this page, and what is live. */
export function ReleaseTable() {
  const { data: live, error } = useQuery(liveReleasesQuery());
  const running = askShell((host) => host.running());
  if (running.kind === 'tooOld') return <Alert tone="warning">{SHELL_TOO_OLD}</Alert>;
  if (running.kind === 'alone') {
    return <Alert>This area runs alone, without a shell and without releases.</Alert>;
  }
  return (
    <VStack>
      {error && (
        <Alert tone="warning" title="The live releases could not be read">
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
