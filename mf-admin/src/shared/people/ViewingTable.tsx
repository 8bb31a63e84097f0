import { Card, type TableColumn, Text } from '@tree-service/design';
import type { AdminPerson } from '../../api/person';
import { Age } from '../layout/Age';
import { ListTable } from '../listCsv/ListTable';

type Viewing = AdminPerson['viewings'][number];

const columns: readonly TableColumn<Viewing>[] = [
  { key: 'admin', header: 'Administrator', cell: ({ admin }) => admin },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'started', header: 'Started', cell: ({ started_at }) => <Age since={started_at} /> },
];

const cells = ({ admin, reason, started_at }: Viewing) => ({
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
          cells={cells}
          caption="Viewings"
          columns={columns}
          rows={viewings}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
