import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import {
  Button,
  Card,
  EmptyState,
  HStack,
  LinkTabs,
  QueryBoundary,
  Text,
  VStack,
} from '@tree-service/design';
import { useState } from 'react';
import { useIsNarrow } from '@tree-service/market/features/folding';
import { isKeyOf, LOCALE } from '@tree-service/domain';
import { adminPages } from '../adminPages';
import { CASE_NAMES } from '../api/caseNames';
import {
  QUEUE_PAGE,
  type QueueChoice,
  readReviewQueue,
  type ReviewQueue,
  reviewQueueQuery,
  type WaitingCase,
} from '../api/reviewQueue';
import { AdminPage } from '../shared/layout/AdminPage';
import { CASE_KINDS } from '../shared/queue/caseKinds';
import { readCase, readQueueChoice, toQueue } from '../shared/queue/queueAddress';
import { CaseTable } from '../shared/queue/CaseTable';
import { CASE_QUEUES, openDecisionsQuery, type CaseQueue } from '../api/decisions';
import { FilterSelect } from '../shared/layout/FilterSelect';
import { CaseKeys } from '../shared/caseFile/CaseKeys';
import { ListCsv } from '../shared/layout/ListCsv';
import { OpenCase } from './OpenCase';

const REFETCH_MS = 60_000;

const cells = (row: WaitingCase) => ({
  Case: CASE_KINDS[row.queue].title(row),
  Kind: CASE_NAMES[row.queue].noun,
  'Due (UTC)': row.due_at,
  'Waiting since (UTC)': row.since,
  'Assigned to': row.assigned_email,
  Notes: row.notes,
});

/** On a phone each case takes a card. */
const PAGE = { narrow: 10, wide: 20 } as const;

interface QueueListProps {
  readonly queue: ReviewQueue;
  readonly choice: QueueChoice;
  /** Reads more than there are. */
  readonly onReadMore: () => void;
}

/** The cases of a list, the earliest due first. */
function QueueList({ queue: { cases, total }, choice, onReadMore }: QueueListProps) {
  const page = useIsNarrow() ? PAGE.narrow : PAGE.wide;
  const [shown, setShown] = useState<number>(page);
  if (cases.length === 0) {
    return (
      <EmptyState title={choice.isMine ? 'No cases assigned to you' : 'Nothing to review'}>
        {choice.isMine
          ? 'Assign cases to yourself where you open them.'
          : 'Applications, claims, disputes, and reports appear here when they need a decision.'}
      </EmptyState>
    );
  }
  return (
    <VStack>
      <Card>
        <CaseTable cases={cases.slice(0, shown)} choice={choice} />
      </Card>
      {shown < Math.max(total, cases.length) && (
        <div>
          <Button
            variant="outline"
            onClick={() => {
              if (shown + page > cases.length) onReadMore();
              setShown(shown + page);
            }}
          >
            Show more cases
          </Button>
        </div>
      )}
    </VStack>
  );
}

interface QueueFilterProps {
  readonly choice: QueueChoice;
  readonly onChange: (choice: QueueChoice) => void;
}

/** Whose cases, and of which kind. Kinds without a case are named in one line. */
function QueueFilter({ choice, onChange }: QueueFilterProps) {
  const { data: lists } = useQuery(openDecisionsQuery());
  const countOf = (queue: CaseQueue) => lists?.[queue].total ?? 0;
  const some = CASE_QUEUES.filter((queue) => countOf(queue) > 0 || queue === choice.queue);
  const none = lists ? CASE_QUEUES.filter((queue) => countOf(queue) === 0) : [];
  return (
    <VStack $gap={3}>
      <HStack $justify="space-between" $align="end" $wrap>
        <LinkTabs
          label="Whose cases"
          tabs={[
            {
              to: toQueue({ ...choice, isMine: false }),
              label: 'Everyone',
              isCurrent: !choice.isMine,
            },
            {
              to: toQueue({ ...choice, isMine: true }),
              label: 'Assigned to me',
              isCurrent: choice.isMine,
            },
          ]}
        />
        <FilterSelect
          label="Kind"
          value={choice.queue ?? ''}
          options={[
            { value: '', label: 'All kinds' },
            ...some.map((queue) => ({
              value: queue,
              label: `${CASE_NAMES[queue].plural} (${countOf(queue).toLocaleString(LOCALE)})`,
            })),
          ]}
          onChange={(value) =>
            onChange({ ...choice, queue: isKeyOf(CASE_NAMES, value) ? value : null })
          }
        />
      </HStack>
      {none.length > 0 && (
        <Text size="sm" tone="muted">
          Nothing open: {none.map((queue) => CASE_NAMES[queue].plural.toLowerCase()).join(', ')}.
        </Text>
      )}
    </VStack>
  );
}

/** Everything that waits for an administrator, by due time; one case at a time. */
export default function ReviewQueuePage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const choice = readQueueChoice(address);
  const [more, setMore] = useState({ of: '', read: QUEUE_PAGE });
  const read = more.of === toQueue(choice) ? more.read : QUEUE_PAGE;
  const query = useQuery({
    ...reviewQueueQuery(choice, read),
    placeholderData: read > QUEUE_PAGE ? keepPreviousData : undefined,
    refetchInterval: REFETCH_MS,
  });
  const open = readCase(address);
  if (open !== null) {
    return (
      <CaseKeys>
        <OpenCase key={`${open.queue}:${open.id}`} open={open} choice={choice} query={query} />
      </CaseKeys>
    );
  }
  return (
    <AdminPage
      title={adminPages.queue.title}
      lead="Everything waiting for a decision, earliest due first. After ten of a kind, the others come before its next ten."
      actions={<ListCsv name="review-queue" read={() => readReviewQueue(choice)} cells={cells} />}
    >
      <VStack $gap={6}>
        <QueueFilter choice={choice} onChange={(next) => void navigate(toQueue(next))} />
        <QueryBoundary query={query} what="the review queue">
          {(queue) => (
            <QueueList
              key={toQueue(choice)}
              queue={queue}
              choice={choice}
              onReadMore={() => setMore({ of: toQueue(choice), read: read + QUEUE_PAGE })}
            />
          )}
        </QueryBoundary>
      </VStack>
    </AdminPage>
  );
}
