import { QueryBoundary } from '@tree-service/design';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { matchCandidateQuery } from '../../api/matchCandidates';
import type { MatchRun } from '../../api/matches';
import { CandidateDetails } from './CandidateDetails';

interface SelectedCandidateProps {
  readonly run: MatchRun;
  readonly vendorId: string;
}

export function SelectedCandidate({ run, vendorId }: SelectedCandidateProps) {
  const query = useQuery({
    ...matchCandidateQuery(run.id, vendorId),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryBoundary query={query} what="the Pro">
      {(candidate) =>
        candidate && <CandidateDetails candidate={candidate} policy={run.matching_policy} />
      }
    </QueryBoundary>
  );
}
