import type { DisputeOutcome } from '@tree-service/market/api/disputes';
import type { JobState } from '@tree-service/domain';

const WORK_DONE: readonly JobState[] = ['delivered', 'completed'];
const OVER: readonly JobState[] = ['canceled', 'no_show'];

/** The outcomes the database accepts for a job, mildest first. */
export function possibleOutcomes(state: JobState): DisputeOutcome[] {
  const possible: ReadonlyArray<readonly [DisputeOutcome, boolean]> = [
    ['no_change', true],
    ['rework', WORK_DONE.includes(state)],
    ['price_reduced', !OVER.includes(state)],
    ['work_accepted', state === 'delivered'],
    ['job_canceled', !OVER.includes(state) && state !== 'completed'],
    ['no_show_cleared', state === 'no_show'],
  ];
  return possible.flatMap(([outcome, isPossible]) => (isPossible ? [outcome] : []));
}
