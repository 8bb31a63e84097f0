import { useQuery } from '@tanstack/react-query';
import { overseenDisputeQuery } from '@tree-service/market/api/disputes';
import { QueryView } from '../../layout/QueryView';
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
    <QueryView query={query} what="the dispute" rows={6}>
      {(dispute) => <DisputeCase dispute={dispute} onDecided={onDecided} />}
    </QueryView>
  );
}
