import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { QueryBoundary, VStack } from '@tree-service/design';
import { adminPages } from '../../adminPages';
import { CASE_NAMES } from '../../api/caseNames';
import { readReviewQueue, reviewQueueQuery, type WaitingCase } from '../../api/reviewQueue';
import { CaseKeys } from '../../keys/CaseKeys';
import { AdminPage } from '../../layout/AdminPage';
import { ListCsv } from '../../listCsv/ListCsv';
import { CASE_KINDS } from '../../queue/caseKinds';
import { readCase, readQueueChoice, toQueue } from '../../queue/queueAddress';
import { OpenCase } from './OpenCase';
import { QueueFilter } from './QueueFilter';
import { QueueList } from './QueueList';

const REFETCH_MS = 60_000;

const cells = (row: WaitingCase) => ({
  Case: CASE_KINDS[row.queue].title(row),
  Kind: CASE_NAMES[row.queue].noun,
  'Due (UTC)': row.due_at,
  'Waiting since (UTC)': row.since,
  'Assigned to': row.assigned_email,
  Notes: row.notes,
});

/** Everything that waits for an administrator, by due time; one case at a time. */
export default function ReviewQueuePage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const choice = readQueueChoice(address);
  const query = useQuery({ ...reviewQueueQuery(choice), refetchInterval: REFETCH_MS });
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
      lead="Everything waiting for a decision, earliest due first."
      actions={<ListCsv name="review-queue" read={() => readReviewQueue(choice)} cells={cells} />}
    >
      <VStack $gap={6}>
        <QueueFilter choice={choice} onChange={(next) => void navigate(toQueue(next))} />
        <QueryBoundary query={query} what="the review queue">
          {(queue) => <QueueList key={toQueue(choice)} queue={queue} choice={choice} />}
        </QueryBoundary>
      </VStack>
    </AdminPage>
  );
}
