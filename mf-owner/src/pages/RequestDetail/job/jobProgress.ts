import type { JobState } from '@tree-service/domain';

/** The stages of a job, as its owner follows them. */
export const JOB_STAGES = [
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'en_route', label: 'On the way' },
  { id: 'in_progress', label: 'Work in progress' },
  { id: 'delivered', label: 'Finished' },
  { id: 'completed', label: 'Accepted' },
] as const;

/** A stage of a job. */
export type JobStage = (typeof JOB_STAGES)[number]['id'];

const STAGE_OF: Readonly<Record<JobState, JobStage | null>> = {
  scheduled: 'scheduled',
  weather_hold: 'scheduled',
  en_route: 'en_route',
  in_progress: 'in_progress',
  change_order_pending: 'in_progress',
  delivered: 'delivered',
  completed: 'completed',
  cancelled: null,
  no_show: null,
};

/** The stage a job has reached; null when it came to nothing. */
export function jobStage(state: JobState): JobStage | null {
  return STAGE_OF[state];
}
