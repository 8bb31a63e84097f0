import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button, EmptyState, QueryBoundary, VStack } from '@tree-service/design';
import type { CaseKey, QueueChoice, ReviewQueue } from '../../api/reviewQueue';
import { CaseNotes } from '../../caseNotes/CaseNotes';
import { useHasKeys } from '../../keys/CaseKeys';
import { KeyCap } from '../../keys/KeyCap';
import { useKey } from '../../keys/useKey';
import { AdminPage } from '../../layout/AdminPage';
import { CASE_KINDS } from '../../queue/caseKinds';
import { nextCase, toCase, toQueue } from '../../queue/queueAddress';
import { CaseBar } from './CaseBar';
import { CaseBody } from './CaseBody';

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
  const { noun, title } = CASE_KINDS[open.queue];
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
      title={row ? `${noun}: ${title(row)}` : noun}
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
