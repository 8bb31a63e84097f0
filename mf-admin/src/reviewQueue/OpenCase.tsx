import { LOCALE } from '@tree-service/domain';
import { Suspense, useEffect } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import {
  Button,
  Card,
  EmptyState,
  HStack,
  QueryBoundary,
  SkeletonText,
  Switch,
  Text,
  VStack,
} from '@tree-service/design';
import { useAction } from '@tree-service/design/hooks';
import { CASE_NAMES } from '../api/caseNames';
import {
  assignCase,
  type CaseKey,
  type QueueChoice,
  type ReviewQueue,
  showAssigned,
  type WaitingCase,
} from '../api/reviewQueue';
import { AdminPage } from '../shared/layout/AdminPage';
import { CASE_KINDS } from '../shared/queue/caseKinds';
import { nextCase, toCase, toQueue } from '../shared/queue/queueAddress';
import type { CaseBodyProps } from '../shared/queue/caseBodies';
import { administratorsQuery } from '../api/audit';
import { DecisionClock } from '../shared/caseFile/DecisionClock';
import { FilterSelect } from '../shared/layout/FilterSelect';
import { CaseNotes } from '../shared/caseFile/CaseNotes';
import { useCaseKeys, useHasKeys, KeyCap, useKey } from '../shared/caseFile/CaseKeys';

/** What a case is about, and where it is decided. */
function CaseBody({ row }: CaseBodyProps) {
  const kind = CASE_KINDS[row.queue];
  if ('body' in kind) {
    return (
      <Suspense fallback={<SkeletonText lines={6} label="Loading the case" />}>
        <kind.body row={row} />
      </Suspense>
    );
  }
  const { to, label } = kind.page(row);
  return (
    <Card>
      <VStack $align="start">
        <Text>This is decided on its own page.</Text>
        <Button asLink to={to}>
          {label}
        </Button>
      </VStack>
    </Card>
  );
}

interface CaseBarProps {
  readonly row: WaitingCase;
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly total: number;
}

/** When a case is due, who has taken it, and whether letters are keys. */
export function CaseBar({ row, place, total }: CaseBarProps) {
  const { data: administrators = [] } = useQuery(administratorsQuery());
  const keys = useCaseKeys();
  const { mutate: assign } = useAction({
    run: (adminId: string) => assignCase(row, adminId || null),
    done: (adminId) => (adminId ? 'Case assigned' : 'Case unassigned'),
    failed: "We couldn't assign the case",
    refresh: [['decisions'], ['audit']],
    show: (_, adminId) =>
      showAssigned(row, administrators.find(({ id }) => id === adminId) ?? null),
  });
  return (
    <Card>
      <HStack $gap={5} $align="end" $justify="space-between" $wrap>
        <HStack $gap={5} $align="end" $wrap>
          <FilterSelect
            label="Assigned to"
            value={row.assigned_to ?? ''}
            options={[
              { value: '', label: 'Unassigned' },
              ...administrators.map(({ id, email }) => ({ value: id, label: email })),
            ]}
            onChange={assign}
          />
          <HStack $gap={3}>
            <DecisionClock dueAt={row.due_at} />
            <Text as="span" size="sm" tone="muted" numeric>
              {place.toLocaleString(LOCALE)} of {total.toLocaleString(LOCALE)}
            </Text>
          </HStack>
        </HStack>
        {keys && (
          <Switch
            checked={keys.areOn}
            onChange={keys.turn}
            label="Single-letter keys"
            hint={
              // What is done about these takes a reason, and is not one of two.
              row.queue === 'unmatched'
                ? 'J opens the next case.'
                : 'A approves, R rejects, J opens the next case.'
            }
          />
        )}
      </HStack>
    </Card>
  );
}

interface OpenCaseProps {
  readonly open: CaseKey;
  /** The list it was opened from. */
  readonly choice: QueueChoice;
  readonly query: UseQueryResult<ReviewQueue>;
}

/** One case of the review queue, with the way to the next. */
export function OpenCase({ open, choice, query }: OpenCaseProps) {
  const navigate = useNavigate();
  const hasKeys = useHasKeys();
  const cases = query.data?.cases ?? [];
  const row = cases.find(({ queue, id }) => queue === open.queue && id === open.id);
  const next = nextCase(cases, open);
  const go = next && (() => void navigate(toCase(next, choice)));
  const { noun } = CASE_NAMES[open.queue];
  useKey('j', hasKeys ? go : null);
  // The next case has the address of this one but for what follows the question mark.
  useEffect(() => document.querySelector<HTMLElement>('[data-page-heading]')?.focus(), []);
  const nextButton = go && (
    <Button variant="outline" aria-keyshortcuts={hasKeys ? 'J' : undefined} onClick={go}>
      Next case {hasKeys && <KeyCap letter="j" />}
    </Button>
  );
  return (
    <AdminPage
      title={row ? `${noun}: ${CASE_KINDS[open.queue].title(row)}` : noun}
      back={{ to: toQueue(choice), label: 'Review queue' }}
      actions={row && nextButton}
    >
      <QueryBoundary query={query} what="the review queue">
        {() =>
          row === undefined ? (
            <EmptyState title="This case is closed" action={nextButton}>
              It was decided or withdrawn, or the link is wrong.
            </EmptyState>
          ) : (
            <VStack $gap={6}>
              <CaseBar row={row} place={cases.indexOf(row) + 1} total={query.data?.total ?? 0} />
              <CaseBody row={row} />
              <CaseNotes about={row} isOpen />
            </VStack>
          )
        }
      </QueryBoundary>
    </AdminPage>
  );
}
