import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { auditPagesQuery, type AuditRow } from '../../api/audit';
import { EmptyState, HStack, type TableColumn, VStack } from '@tree-service/design';
import { AuditTable } from '../../auditTrail/AuditTable';
import { AdminPage } from '../../layout/AdminPage';
import { auditFilterOf, readAuditChoice, writeAuditChoice } from './auditFilter';
import { AuditFilterBar } from './AuditFilterBar';
import { ChangeDetails } from './ChangeDetails';
import { ExportAudit } from './ExportAudit';
import { SavedFilters } from './SavedFilters';
import { useTrailCheck } from './useTrailCheck';

const changes: TableColumn<AuditRow> = {
  key: 'change',
  header: 'Changes',
  cell: (row) => <ChangeDetails row={row} />,
};

/** Everything administrators did: filtered, read, exported. Rows are never changed. */
export default function AuditLogPage() {
  const [address, setAddress] = useSearchParams();
  const choice = readAuditChoice(address);
  const filter = auditFilterOf(choice);
  const query = useInfiniteQuery(auditPagesQuery(filter));
  const trail = useTrailCheck();
  return (
    <AdminPage
      title="Audit log"
      lead="What administrators did, and why. Entries can't be changed or deleted."
      actions={
        <HStack $gap={3} $wrap>
          {trail.button}
          <ExportAudit filter={filter} />
        </HStack>
      }
    >
      <VStack $gap={6}>
        {trail.outcome}
        <SavedFilters choice={choice} />
        <AuditFilterBar
          choice={choice}
          onChange={(next) => setAddress(writeAuditChoice(next), { replace: true })}
        />
        <AuditTable
          query={query}
          empty={<EmptyState title="No matching entries">Try fewer filters.</EmptyState>}
          extra={changes}
        />
      </VStack>
    </AdminPage>
  );
}
