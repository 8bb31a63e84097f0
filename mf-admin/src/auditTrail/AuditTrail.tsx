import { useInfiniteQuery } from '@tanstack/react-query';
import { auditTrailQuery, type AuditRow } from '../api/audit';
import { NextPage } from '@tree-service/design/hooks';
import { Card, QueryBoundary, Table, type TableColumn, Text, VStack } from '@tree-service/design';
import { Age } from '../layout/Age';
import { AuditSubject } from './AuditSubject';
import { auditActionText } from './auditActions';
import { whoDid } from './whoDid';

const columns: readonly TableColumn<AuditRow>[] = [
  { key: 'what', header: 'What', cell: ({ action }) => auditActionText(action) },
  { key: 'whom', header: 'Whom', cell: (row) => <AuditSubject row={row} /> },
  { key: 'who', header: 'Who', cell: whoDid },
  { key: 'why', header: 'Why', cell: ({ reason }) => reason ?? 'No reason given' },
  { key: 'when', header: 'When', cell: ({ created_at }) => <Age since={created_at} /> },
];

interface AuditTrailProps {
  /** Ids of what the rows are about. */
  readonly subjectIds: readonly string[];
  /** Said when there is none. */
  readonly nothing: string;
}

/** What administrators did, newest first. Append-only: nothing here can be changed. */
export function AuditTrail({ subjectIds, nothing }: AuditTrailProps) {
  const query = useInfiniteQuery(auditTrailQuery(subjectIds));
  return (
    <Card>
      <QueryBoundary query={query} what="the audit log">
        {(rows) =>
          rows.length === 0 ? (
            <Text tone="muted">{nothing}</Text>
          ) : (
            <VStack>
              <Table
                caption="Audit log"
                columns={columns}
                rows={rows}
                rowKey={({ id }) => String(id)}
              />
              <NextPage pages={query} label="Show older entries" />
            </VStack>
          )
        }
      </QueryBoundary>
    </Card>
  );
}
