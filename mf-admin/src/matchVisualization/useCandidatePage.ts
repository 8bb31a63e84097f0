import { useDeferredValue, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  matchCandidatesQuery,
  readAllCandidates,
  type CandidateChoice,
  type CandidateSort,
} from './matchCandidates.api';

export const FIRST_CHOICE = { sort: 'offers', reason: null, name: '', skip: 0 } as const;

/**
 * A page of the candidates of a match with its filter. A new filter starts at the first page; the old
 * page stays until the next one is here.
 */
export function useCandidatePage(runId: string, part: CandidateChoice['part']) {
  const [choice, setChoice] = useState<Omit<CandidateChoice, 'part'>>(FIRST_CHOICE);
  const asked = useDeferredValue(choice);
  const query = useQuery({
    ...matchCandidatesQuery(runId, { part, ...asked, name: asked.name.trim() }),
    placeholderData: keepPreviousData,
  });
  const change = (changed: Partial<CandidateChoice>) =>
    setChoice((before) => ({ ...before, skip: 0, ...changed }));
  return {
    query,
    choice,
    readAll: () => readAllCandidates(runId, { part, ...choice, name: choice.name.trim() }),
    setName: (name: string) => change({ name }),
    setReason: (reason: string | null) => change({ reason }),
    setSort: (sort: CandidateSort) => change({ sort }),
    setSkip: (skip: number) => change({ skip }),
  };
}
