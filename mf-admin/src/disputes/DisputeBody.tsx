// In the chunk of case bodies, which the review queue loads when a case is opened.
import { waitingDisputeQuery } from './disputes.api';
import { OpenCaseBody, type CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { DisputeCase } from './DisputeCase';

/** A dispute in the review queue. */
export default function DisputeBody({ row }: CaseBodyProps) {
  return (
    <OpenCaseBody query={waitingDisputeQuery(row.id)}>
      {(disputes) => disputes.map((one) => <DisputeCase key={one.id} dispute={one} />)}
    </OpenCaseBody>
  );
}
