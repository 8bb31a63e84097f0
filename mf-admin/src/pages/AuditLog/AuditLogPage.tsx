import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { auditPageQuery, type AuditRow } from '../../api/audit';
import {
  Card,
  EmptyState,
  HStack,
  QueryBoundary,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import { AuditRows } from '../../auditTrail/AuditTable';
import { AddressPages, pageStart } from '../../layout/AddressPages';
import { AdminPage } from '../../layout/AdminPage';
import { auditFilterOf, readAuditChoice, writeAuditChoice } from './auditFilter';
import { AboutAccount } from './AboutAccount';
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

/** The entry a page follows; null for the newest. */
function entryBefore(address: URLSearchParams): number | null {
  const start = pageStart(address);
  return start !== null && /^\d{1,15}$/.test(start) ? Number(start) : null;
}

/** Everything administrators did: filtered, read, exported. Rows are never changed. */
export default function AuditLogPage() {
  const [address, setAddress] = useSearchParams();
  const choice = readAuditChoice(address);
  const filter = auditFilterOf(choice);
  const query = useQuery(auditPageQuery(filter, entryBefore(address)));
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
        {choice.about !== '' && (
          <AboutAccount
            accountId={choice.about}
            onRemove={() => setAddress(writeAuditChoice({ ...choice, about: '' }))}
          />
        )}
        <QueryBoundary query={query} what="the audit log">
          {({ rows, next }) => (
            <>
              {rows.length === 0 ? (
                <EmptyState title="No matching entries">Try fewer filters.</EmptyState>
              ) : (
                <Card aria-busy={query.isPlaceholderData}>
                  <AuditRows rows={rows} extra={changes} />
                </Card>
              )}
              <AddressPages what="entries" next={next === null ? null : String(next)} />
            </>
          )}
        </QueryBoundary>
      </VStack>
    </AdminPage>
  );
}
