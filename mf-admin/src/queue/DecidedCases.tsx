import { useInfiniteQuery } from '@tanstack/react-query';
import { adminPaths } from '../paths';
import { decidedCasesQuery, type DecidedCase, type DecidedKind } from '../api/decidedCases';
import { Card, EmptyState, Link, Table, type TableColumn } from '@tree-service/design';
import { actorOf } from '../auditTrail/actorOf';
import { auditSubject } from '../auditTrail/auditSubject';
import { Age } from '../layout/Age';
import { PagedList } from '../layout/PagedList';
import { decisionText } from './decisionText';

const columns: readonly TableColumn<DecidedCase>[] = [
  {
    key: 'about',
    header: 'About',
    cell: ({ row, business }) =>
      business === null ? (
        auditSubject(row).name
      ) : (
        <Link to={adminPaths.vendor(business.vendorId)}>{business.name}</Link>
      ),
  },
  { key: 'who', header: 'By', cell: ({ row }) => actorOf(row) },
  { key: 'why', header: 'Reason', cell: ({ row }) => row.reason ?? 'No reason given' },
  { key: 'when', header: 'When', cell: ({ row }) => <Age since={row.created_at} /> },
];

interface DecidedCasesProps {
  readonly kind: DecidedKind;
  /** The address of a decided case, by the id of its subject. */
  readonly toCase?: (subjectId: string) => string;
}

/** What administrators decided about cases of a kind, newest first. */
export function DecidedCases({ kind, toCase }: DecidedCasesProps) {
  const decision: TableColumn<DecidedCase> = {
    key: 'what',
    header: 'Decision',
    cell: ({ row }) =>
      toCase && row.subject_id !== null ? (
        <Link to={toCase(row.subject_id)}>{decisionText(row)}</Link>
      ) : (
        decisionText(row)
      ),
  };
  return (
    <PagedList
      query={useInfiniteQuery(decidedCasesQuery(kind))}
      what="the decisions"
      empty={
        <EmptyState title="No decisions yet">Decisions and their reasons appear here.</EmptyState>
      }
      more="Show older decisions"
    >
      {(cases) => (
        <Card>
          <Table
            caption="Decisions"
            columns={[decision, ...columns]}
            rows={cases}
            rowKey={({ row }) => String(row.id)}
          />
        </Card>
      )}
    </PagedList>
  );
}
