// In the chunk of case bodies, which the review queue loads when a case is opened.
import { pendingAdjustmentQuery } from '../api/tokenAdjustments';
import { OpenCaseBody, type CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { AdjustmentCard } from './AdjustmentCard';

/** A token adjustment in the review queue. */
export default function AdjustmentBody({ row }: CaseBodyProps) {
  return (
    <OpenCaseBody query={pendingAdjustmentQuery(row.id)}>
      {(adjustments) => adjustments.map((one) => <AdjustmentCard key={one.id} adjustment={one} />)}
    </OpenCaseBody>
  );
}
