import { useState } from 'react';
import { Button, Card, EmptyState, Text, VStack } from '@tree-service/design';
import { useIsNarrow } from '@tree-service/market/features/folding';
import type { QueueChoice, ReviewQueue } from '../../api/reviewQueue';
import { CaseTable } from '../../queue/CaseTable';

/** On a phone each case takes a card. */
const PAGE = { narrow: 10, wide: 20 } as const;

interface QueueListProps {
  readonly queue: ReviewQueue;
  readonly choice: QueueChoice;
}

/** The cases of a list, the earliest due first. */
export function QueueList({ queue: { cases, total }, choice }: QueueListProps) {
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
      {shown < cases.length && (
        <div>
          <Button variant="outline" onClick={() => setShown(shown + page)}>
            Show more cases
          </Button>
        </div>
      )}
      {shown >= cases.length && total > cases.length && (
        <Text size="sm" tone="muted">
          The {cases.length} due first of {total.toLocaleString()}. Choose a kind to see others.
        </Text>
      )}
    </VStack>
  );
}
