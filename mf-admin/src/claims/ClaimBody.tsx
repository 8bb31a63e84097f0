// In the chunk of case bodies, which the review queue loads when a case is opened.
import { waitingClaimQuery } from './claims.api';
import { OpenCaseBody, type CaseBodyProps } from '../shared/queue/OpenCaseBody';
import { ClaimCase } from './ClaimCase';

/** A refund claim in the review queue. */
export default function ClaimBody({ row }: CaseBodyProps) {
  return (
    <OpenCaseBody query={waitingClaimQuery(row.id)}>
      {(claims) => claims.map((one) => <ClaimCase key={one.id} claim={one} />)}
    </OpenCaseBody>
  );
}
