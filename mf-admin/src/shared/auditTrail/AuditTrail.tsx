import { useInfiniteQuery } from '@tanstack/react-query';
import { Card, HStack, VStack } from '@tree-service/design';
import { auditTrailQuery, readWholeTrail } from '../../api/audit';
import { PagedList } from '../layout/PagedList';
import { ListCsv } from '../layout/ListCsv';
import { AuditRows, auditCells } from './AuditTable';

interface AuditTrailProps {
  readonly subjectIds: readonly string[];
  readonly empty: string;
}

/** What administrators did to certain subjects, newest first. */
export function AuditTrail({ subjectIds, empty }: AuditTrailProps) {
  const query = useInfiniteQuery(auditTrailQuery(subjectIds));
  return (
    <Card>
      <PagedList query={query} what="the audit log" empty={empty} more="Show older entries">
        {(rows) => (
          <VStack>
            <AuditRows rows={rows} />
            <HStack $justify="end">
              <ListCsv
                name="audit-log"
                read={() => readWholeTrail(subjectIds)}
                cells={auditCells}
              />
            </HStack>
          </VStack>
        )}
      </PagedList>
    </Card>
  );
}
