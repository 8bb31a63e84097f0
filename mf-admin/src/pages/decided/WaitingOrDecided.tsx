import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { DecidedKind } from '@tree-service/shared/api/decidedCases';
import { LinkTabs } from '../layout/LinkTabs';
import { DecidedCases } from './DecidedCases';
import { DECIDED, readList, toDecided } from './decidedList';

interface WaitingOrDecidedProps {
  /** The address of the page. */
  readonly to: string;
  readonly kind: DecidedKind;
  /** What waits. */
  readonly children: ReactNode;
}

/** The cases that wait, or those that were decided, each with an address of its own. */
export function WaitingOrDecided({ to, kind, children }: WaitingOrDecidedProps) {
  const [address] = useSearchParams();
  const list = readList(address);
  return (
    <>
      <LinkTabs
        label="Cases"
        tabs={[
          { id: 'waiting', label: 'Waiting', to },
          { id: DECIDED, label: 'Decided', to: toDecided(to) },
        ]}
        currentId={list}
      />
      {list === DECIDED ? <DecidedCases kind={kind} /> : children}
    </>
  );
}
