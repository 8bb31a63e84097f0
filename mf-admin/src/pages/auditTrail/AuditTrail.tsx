import { useQuery } from '@tanstack/react-query';
import { auditQuery, type AuditRow } from '@tree-service/shared/api/audit';
import { Card, Table, Text, type TableColumn } from '@tree-service/shared/ui';
import { Age } from '../layout/Age';
import { QueryView } from '../layout/QueryView';
import { ShowMore } from '../layout/ShowMore';
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
  /** Ids of what the rows are about; null for everything. */
  readonly subjectIds: readonly string[] | null;
  /** Said when there is none. */
  readonly nothing: string;
}

/** What administrators did, newest first. Append-only: nothing here can be changed. */
export function AuditTrail({ subjectIds, nothing }: AuditTrailProps) {
  const query = useQuery(auditQuery(subjectIds));
  return (
    <Card>
      <QueryView query={query} what="the audit log" rows={5}>
        {(rows) =>
          rows.length === 0 ? (
            <Text tone="muted">{nothing}</Text>
          ) : (
            <ShowMore items={rows}>
              {(shown) => (
                <Table
                  caption="Audit log"
                  columns={columns}
                  rows={shown}
                  rowKey={({ id }) => String(id)}
                />
              )}
            </ShowMore>
          )
        }
      </QueryView>
    </Card>
  );
}
