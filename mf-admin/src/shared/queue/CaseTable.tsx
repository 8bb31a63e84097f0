import { LOCALE } from '@tree-service/domain';
import { Link, Table, Text, type TableColumn } from '@tree-service/design';
import { useIsNarrow } from '@tree-service/market/features/folding';
import { CASE_NAMES } from '../../api/caseNames';
import type { QueueChoice, WaitingCase } from '../../api/reviewQueue';
import { DecisionClock } from '../caseFile/DecisionClock';
import { Age } from '../layout/Age';
import { CASE_KINDS } from './caseKinds';
import { toCase } from './queueAddress';

type Column = TableColumn<WaitingCase>;

const due: Column = {
  key: 'due',
  header: 'Due',
  cell: ({ due_at: dueAt }) => <DecisionClock dueAt={dueAt} />,
};

const since: Column = {
  key: 'since',
  header: 'Waiting since',
  cell: (row) => <Age since={row.since} />,
};

const assignedTo = (nobody: string): Column => ({
  key: 'assigned',
  header: 'Assigned to',
  cell: ({ assigned_email: email }) => email ?? nobody,
});

const notes: Column = {
  key: 'notes',
  header: 'Notes',
  cell: (row) => (row.notes === 0 ? '' : row.notes.toLocaleString(LOCALE)),
  numeric: true,
};

const WIDE = [due, since, assignedTo('Unassigned'), notes];
// A line each on a phone: the age stands in the first, and nobody's case says nothing.
const NARROW = [due, assignedTo(''), notes];

interface CaseTableProps {
  readonly cases: readonly WaitingCase[];
  /** The list that the cases lead back to. */
  readonly choice: QueueChoice;
}

/** Cases with when they are due and who has taken them. */
export function CaseTable({ cases, choice }: CaseTableProps) {
  const isNarrow = useIsNarrow();
  const title: Column = {
    key: 'title',
    header: 'Case',
    cell: (row) => (
      <>
        <Link to={toCase(row, choice)}>{CASE_KINDS[row.queue].title(row)}</Link>
        <Text size="sm" tone="muted">
          {CASE_NAMES[row.queue].noun}
          {isNarrow && (
            <>
              , <Age since={row.since} />
            </>
          )}
        </Text>
      </>
    ),
  };
  return (
    <Table
      caption="Cases"
      columns={[title, ...(isNarrow ? NARROW : WIDE)]}
      rows={cases}
      rowKey={({ queue, id }) => `${queue}:${id}`}
    />
  );
}
