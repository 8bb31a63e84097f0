import type { JobState } from '@tree-service/domain';

/** The active or completed job of a request; undefined when there is none. */
export function activeJob<Job extends { readonly state: JobState }>(
  jobs: readonly Job[],
): Job | undefined {
  return jobs.find(({ state }) => state !== 'cancelled' && state !== 'no_show');
}
