import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { openDecisionsQuery, readEndingCredentials, type WaitingRow } from '../../api/decisions';
import { CREDENTIAL_KINDS, formatDay } from '@tree-service/domain';
import { Card, Link, QueryBoundary, Text, VStack, type TableColumn } from '@tree-service/design';
import { ListTable } from '../../listCsv/ListTable';

const nameOf = ({ kind }: WaitingRow) => (kind ? CREDENTIAL_KINDS[kind] : '');

const columns: readonly TableColumn<WaitingRow>[] = [
  {
    key: 'vendor',
    header: 'Pro',
    cell: ({ vendor_id, business }) => <Link to={adminPaths.vendor(vendor_id)}>{business}</Link>,
  },
  { key: 'credential', header: 'Credential', cell: nameOf },
  {
    key: 'expires',
    header: 'Expires',
    cell: ({ due_at: end }) => (end === null ? '' : formatDay(end, 'UTC')),
  },
];

const cells = (credential: WaitingRow) => ({
  Pro: credential.business,
  Credential: nameOf(credential),
  Expires: credential.due_at?.slice(0, 10) ?? null,
});

/** Verified credentials that expire within 30 days; the database then pauses what depends on them. */
export function EndingCredentials() {
  const query = useQuery({ ...openDecisionsQuery(), select: ({ ending }) => ending });
  return (
    <Card>
      <VStack $gap={3}>
        <QueryBoundary query={query} what="expiring credentials">
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Text tone="muted">None in the next 30 days.</Text>
            ) : (
              <>
                <Text tone="muted">{total} in the next 30 days. The Pros have been notified.</Text>
                <ListTable
                  name="expiring-credentials"
                  caption="Credentials expiring soon"
                  columns={columns}
                  rows={rows}
                  rowKey={({ id }) => id}
                  read={readEndingCredentials}
                  cells={cells}
                />
              </>
            )
          }
        </QueryBoundary>
      </VStack>
    </Card>
  );
}
