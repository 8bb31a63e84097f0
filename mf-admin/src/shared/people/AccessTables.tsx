import { deviceWords } from '@tree-service/market/features/account';
import { Card, type TableColumn, Text } from '@tree-service/design';
import type { AdminPerson } from '../../api/person';
import { Age } from '../layout/Age';
import { ListTable } from '../layout/ListTable';

type Session = AdminPerson['sessions'][number];

const sessionColumns: readonly TableColumn<Session>[] = [
  { key: 'device', header: 'Device', cell: ({ device }) => deviceWords(device).name },
  { key: 'started', header: 'Signed in', cell: ({ started_at }) => <Age since={started_at} /> },
  { key: 'seen', header: 'Last seen', cell: ({ last_seen_at }) => <Age since={last_seen_at} /> },
];

const cells = ({ device, started_at, last_seen_at }: Session) => ({
  Device: deviceWords(device).name,
  'Signed in (UTC)': started_at,
  'Last seen (UTC)': last_seen_at,
});

/** Where an account is signed in. */
export function SessionTable({ sessions }: { readonly sessions: readonly Session[] }) {
  return (
    <Card>
      {sessions.length === 0 ? (
        <Text tone="muted">Not signed in anywhere.</Text>
      ) : (
        <ListTable
          name="sessions"
          cells={cells}
          caption="Sessions"
          columns={sessionColumns}
          rows={sessions}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

type Viewing = AdminPerson['viewings'][number];

const viewingColumns: readonly TableColumn<Viewing>[] = [
  { key: 'admin', header: 'Administrator', cell: ({ admin }) => admin },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'started', header: 'Started', cell: ({ started_at }) => <Age since={started_at} /> },
];

const viewingCells = ({ admin, reason, started_at }: Viewing) => ({
  Administrator: admin,
  Reason: reason,
  'Started (UTC)': started_at,
});

/** Which administrators viewed the pages of an account. */
export function ViewingTable({ viewings }: { readonly viewings: readonly Viewing[] }) {
  return (
    <Card>
      {viewings.length === 0 ? (
        <Text tone="muted">No administrator has viewed this account&apos;s pages.</Text>
      ) : (
        <ListTable
          name="viewings"
          cells={viewingCells}
          caption="Viewings"
          columns={viewingColumns}
          rows={viewings}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
