import { QueryBoundary } from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { overseenClaimQuery } from '@tree-service/market/api/claims';
import { ClaimCase } from './ClaimCase';

interface DecidedClaimProps {
  readonly claimId: string;
  /** After an appeal somebody may decide here too. */
  readonly onDecided: () => void;
}

/** A claim that was decided, with all it rested on. */
export function DecidedClaim({ claimId, onDecided }: DecidedClaimProps) {
  const query = useQuery(overseenClaimQuery(claimId));
  return (
    <QueryBoundary query={query} what="the claim">
      {(claim) => <ClaimCase claim={claim} onDecided={onDecided} />}
    </QueryBoundary>
  );
}
