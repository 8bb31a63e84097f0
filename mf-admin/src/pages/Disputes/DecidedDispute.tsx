import { QueryBoundary } from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { overseenDisputeQuery } from '@tree-service/market/api/disputes';
import { DisputeCase } from './DisputeCase';

interface DecidedDisputeProps {
  readonly disputeId: string;
  /** After an appeal somebody may decide here too. */
  readonly onDecided: () => void;
}

/** A dispute that was decided, with all it rested on. */
export function DecidedDispute({ disputeId, onDecided }: DecidedDisputeProps) {
  const query = useQuery(overseenDisputeQuery(disputeId));
  return (
    <QueryBoundary query={query} what="the dispute">
      {(dispute) => <DisputeCase dispute={dispute} onDecided={onDecided} />}
    </QueryBoundary>
  );
}
