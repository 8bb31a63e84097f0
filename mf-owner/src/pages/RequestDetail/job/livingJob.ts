import type { JobState } from '@tree-service/domain';

/** The job a request has now; undefined when there is none, or none any more. */
export function livingJob<Job extends { readonly state: JobState }>(
  jobs: readonly Job[],
): Job | undefined {
  return jobs.find(({ state }) => state !== 'cancelled' && state !== 'no_show');
}
