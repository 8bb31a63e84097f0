import { useInfiniteQuery } from '@tanstack/react-query';
import { adminPaths } from '../paths';
import { decidedCasesQuery, type DecidedCase, type DecidedKind } from '../api/decidedCases';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  EmptyState,
  Link,
  QueryBoundary,
  Table,
  type TableColumn,
  VStack,
} from '@tree-service/design';
import { auditSubject } from '../auditTrail/auditSubject';
import { whoDid } from '../auditTrail/whoDid';
import { Age } from '../layout/Age';
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
  { key: 'who', header: 'Who', cell: ({ row }) => whoDid(row) },
  { key: 'why', header: 'Why', cell: ({ row }) => row.reason ?? 'No reason given' },
  { key: 'when', header: 'When', cell: ({ row }) => <Age since={row.created_at} /> },
];

interface DecidedCasesProps {
  readonly kind: DecidedKind;
  /** Where a case is shown with all it rested on, by the id of what it is about. */
  readonly toCase?: (subjectId: string) => string;
}

/** What administrators decided about cases of a kind: who, when, why; latest first, more when asked for. */
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
  const query = useInfiniteQuery({
    ...decidedCasesQuery(kind),
    select: ({ pages }) => pages.flat(),
  });
  return (
    <QueryBoundary query={query} what="the decisions">
      {(cases) =>
        cases.length === 0 ? (
          <EmptyState title="Nothing was decided yet">
            Decisions of administrators appear here with their reasons.
          </EmptyState>
        ) : (
          <VStack>
            <Card>
              <Table
                caption="Decisions"
                columns={[decision, ...columns]}
                rows={cases}
                rowKey={({ row }) => String(row.id)}
              />
            </Card>
            <NextPage pages={query} label="Show older decisions" />
          </VStack>
        )
      }
    </QueryBoundary>
  );
}
