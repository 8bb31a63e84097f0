import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { matchCandidateQuery } from '../../api/matchCandidates';
import type { MatchRun } from '../../api/matches';
import { QueryView } from '../../layout/QueryView';
import { CandidateDetails } from './CandidateDetails';

interface SelectedCandidateProps {
  readonly run: MatchRun;
  readonly vendorId: string;
}

/** The Pro chosen on the map or in a table, with how the score came about. */
export function SelectedCandidate({ run, vendorId }: SelectedCandidateProps) {
  const query = useQuery({
    ...matchCandidateQuery(run.id, vendorId),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={query} what="the Pro" rows={8}>
      {(candidate) =>
        candidate && <CandidateDetails candidate={candidate} policy={run.matching_policy} />
      }
    </QueryView>
  );
}
