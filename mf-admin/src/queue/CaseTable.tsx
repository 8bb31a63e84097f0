import { Link, Table, Text, type TableColumn } from '@tree-service/design';
import { CASE_NAMES } from '../api/caseNames';
import type { QueueChoice, WaitingCase } from '../api/reviewQueue';
import { DecisionClock } from '../caseFile/DecisionClock';
import { Age } from '../layout/Age';
import { CASE_KINDS } from './caseKinds';
import { toCase } from './queueAddress';

const facts: readonly TableColumn<WaitingCase>[] = [
  { key: 'due', header: 'Due', cell: ({ due_at: dueAt }) => <DecisionClock dueAt={dueAt} /> },
  { key: 'since', header: 'Waiting since', cell: ({ since }) => <Age since={since} /> },
  {
    key: 'assigned',
    header: 'Assigned to',
    cell: ({ assigned_email: email }) => email ?? 'Unassigned',
  },
  {
    key: 'notes',
    header: 'Notes',
    cell: ({ notes }) => (notes === 0 ? '' : notes.toLocaleString()),
    numeric: true,
  },
];

interface CaseTableProps {
  readonly cases: readonly WaitingCase[];
  /** The list that the cases lead back to. */
  readonly choice: QueueChoice;
}

/** Cases with when they are due and who has taken them. */
export function CaseTable({ cases, choice }: CaseTableProps) {
  const title: TableColumn<WaitingCase> = {
    key: 'title',
    header: 'Case',
    cell: (row) => (
      <>
        <Link to={toCase(row, choice)}>{CASE_KINDS[row.queue].title(row)}</Link>
        <Text size="sm" tone="muted">
          {CASE_NAMES[row.queue].noun}
        </Text>
      </>
    ),
  };
  return (
    <Table
      caption="Cases"
      columns={[title, ...facts]}
      rows={cases}
      rowKey={({ queue, id }) => `${queue}:${id}`}
    />
  );
}
