import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DecidedKind } from '../api/decidedCases';
import { Button, LinkTabs, VStack } from '@tree-service/design';
import { DecidedCases } from './DecidedCases';
import { DECIDED, readDecidedCase, readList, toDecided } from './decidedList';

interface WaitingOrDecidedProps {
  /** The address of the page. */
  readonly to: string;
  readonly kind: DecidedKind;
  /** One decided case with all it rested on; without it the list alone is shown. */
  readonly decided?: (caseId: string) => ReactNode;
  /** What waits. */
  readonly children: ReactNode;
}

/** The cases that wait, or those that were decided, each with an address of its own. */
export function WaitingOrDecided({ to, kind, decided, children }: WaitingOrDecidedProps) {
  const [address] = useSearchParams();
  const list = readList(address);
  const caseId = readDecidedCase(address);
  const toCase = (id: string) => toDecided(to, id);

  function shown(): ReactNode {
    if (list !== DECIDED) return children;
    if (decided === undefined || caseId === null) {
      return <DecidedCases kind={kind} toCase={decided && toCase} />;
    }
    return (
      <VStack $gap={5}>
        <div>
          <Button asLink to={toDecided(to)} variant="link">
            <ArrowLeft size={18} aria-hidden />
            All decisions
          </Button>
        </div>
        {decided(caseId)}
      </VStack>
    );
  }
  return (
    <>
      <LinkTabs
        label="Cases"
        tabs={[
          { to, label: 'Waiting', isCurrent: list !== DECIDED },
          { to: toDecided(to), label: 'Decided', isCurrent: list === DECIDED },
        ]}
      />
      {shown()}
    </>
  );
}
