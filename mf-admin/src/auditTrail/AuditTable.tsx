import type { ReactNode } from 'react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Card, Link, Table, type TableColumn } from '@tree-service/design';
import type { AuditRow } from '../api/audit';
import { Age } from '../layout/Age';
import { PagedList } from '../layout/PagedList';
import { adminPaths } from '../paths';
import { actorOf } from './actorOf';
import { auditActionText } from './auditActions';
import { auditSubject } from './auditSubject';

function subjectOf(row: AuditRow): ReactNode {
  const { name, vendorId } = auditSubject(row);
  return vendorId === null ? name : <Link to={adminPaths.vendor(vendorId)}>{name}</Link>;
}

const when: TableColumn<AuditRow> = {
  key: 'when',
  header: 'When',
  cell: ({ created_at }) => <Age since={created_at} />,
};

const columns: readonly TableColumn<AuditRow>[] = [
  { key: 'what', header: 'Action', cell: ({ action }) => auditActionText(action) },
  { key: 'whom', header: 'Subject', cell: subjectOf },
  { key: 'who', header: 'By', cell: actorOf },
  { key: 'why', header: 'Reason', cell: ({ reason }) => reason ?? 'No reason given' },
];

interface AuditTableProps {
  readonly query: UseInfiniteQueryResult<AuditRow[]>;
  readonly empty: ReactNode;
  /** One more column, before the time. */
  readonly extra?: TableColumn<AuditRow>;
}

/** Rows of the audit log, page by page. */
export function AuditTable({ query, empty, extra }: AuditTableProps) {
  return (
    <Card>
      <PagedList query={query} what="the audit log" empty={empty} more="Show older entries">
        {(rows) => (
          <Table
            caption="Audit log"
            columns={[...columns, ...(extra ? [extra] : []), when]}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
        )}
      </PagedList>
    </Card>
  );
}
