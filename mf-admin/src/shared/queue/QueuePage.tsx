import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { LinkTabs, VStack } from '@tree-service/design';
import type { DecidedKind } from '../../api/decidedCases';
import { AdminPage } from '../layout/AdminPage';
import { BackLink } from '../layout/BackLink';
import type { QueuePageFacts } from '../../paths';
import { DecidedCases } from './DecidedCases';
import { isDecidedList, readDecidedCase, toDecided } from './decidedList';

interface QueuePageProps {
  readonly queue: QueuePageFacts;
  readonly lead: string;
  readonly kind: DecidedKind;
  /** A decided case with its evidence; without it decided cases are only listed. */
  readonly decided?: (caseId: string) => ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** The open cases. */
  readonly children: ReactNode;
}

/** The page of a review queue: open cases and decided ones, each list at its own address. */
export function QueuePage(props: QueuePageProps) {
  const { queue, lead, kind, decided, actions, children } = props;
  const [address] = useSearchParams();
  const isDecided = isDecidedList(address);
  const caseId = readDecidedCase(address);
  const to = queue.path();

  function shown(): ReactNode {
    if (!isDecided) return children;
    if (decided === undefined || caseId === null) {
      return <DecidedCases kind={kind} toCase={decided && ((id) => toDecided(to, id))} />;
    }
    return (
      <VStack $gap={5}>
        <BackLink to={toDecided(to)} label="All decisions" />
        {decided(caseId)}
      </VStack>
    );
  }
  return (
    <AdminPage title={queue.title} lead={lead} actions={!isDecided && actions}>
      <LinkTabs
        label="Cases"
        tabs={[
          { to, label: 'Open', isCurrent: !isDecided },
          { to: toDecided(to), label: 'Decided', isCurrent: isDecided },
        ]}
      />
      {shown()}
    </AdminPage>
  );
}
