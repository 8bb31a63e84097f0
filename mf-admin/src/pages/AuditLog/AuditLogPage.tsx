import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { auditPagesQuery, type AuditRow } from '../../api/audit';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  EmptyState,
  QueryBoundary,
  Table,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import { auditActionText } from '../../auditTrail/auditActions';
import { AuditSubject } from '../../auditTrail/AuditSubject';
import { whoDid } from '../../auditTrail/whoDid';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { Age } from '../../layout/Age';
import { auditFilterOf, readAuditChoice, writeAuditChoice } from './auditFilter';
import { AuditFilterBar } from './AuditFilterBar';
import { ChangeDetails } from './ChangeDetails';
import { ExportAudit } from './ExportAudit';

const columns: readonly TableColumn<AuditRow>[] = [
  { key: 'what', header: 'What', cell: ({ action }) => auditActionText(action) },
  { key: 'whom', header: 'Whom', cell: (row) => <AuditSubject row={row} /> },
  { key: 'who', header: 'Who', cell: whoDid },
  { key: 'why', header: 'Why', cell: ({ reason }) => reason ?? 'No reason given' },
  { key: 'change', header: 'Changed', cell: (row) => <ChangeDetails row={row} /> },
  { key: 'when', header: 'When', cell: ({ created_at }) => <Age since={created_at} /> },
];

/** Everything administrators did: filtered, read, exported. None of it is ever changed. */
export default function AuditLogPage() {
  const [address, setAddress] = useSearchParams();
  const choice = readAuditChoice(address);
  const filter = auditFilterOf(choice);
  const query = useInfiniteQuery({
    ...auditPagesQuery(filter),
    select: ({ pages }) => pages.flat(),
  });
  return (
    <AdminPage
      title="Audit log"
      lead="What administrators did, and why. Rows are added and never changed."
      back={toAdminTools}
      actions={<ExportAudit filter={filter} />}
    >
      <VStack $gap={6}>
        <AuditFilterBar
          choice={choice}
          onChange={(next) => setAddress(writeAuditChoice(next), { replace: true })}
        />
        <Card>
          <QueryBoundary query={query} what="the audit log">
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState title="No row fits">Choose less, or other days.</EmptyState>
              ) : (
                <VStack>
                  <Table
                    caption="Audit log"
                    columns={columns}
                    rows={rows}
                    rowKey={({ id }) => String(id)}
                  />
                  <NextPage pages={query} label="Show older rows" />
                </VStack>
              )
            }
          </QueryBoundary>
        </Card>
      </VStack>
    </AdminPage>
  );
}
