import type { JobState } from '@tree-service/domain';

export const JOB_STAGES = [
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'en_route', label: 'On the way' },
  { id: 'in_progress', label: 'Work in progress' },
  { id: 'delivered', label: 'Delivered' },
  { id: 'completed', label: 'Completed' },
] as const;

export type JobStage = (typeof JOB_STAGES)[number]['id'];

const STAGE_OF: Readonly<Record<JobState, JobStage | null>> = {
  scheduled: 'scheduled',
  weather_hold: 'scheduled',
  en_route: 'en_route',
  in_progress: 'in_progress',
  change_order_pending: 'in_progress',
  delivered: 'delivered',
  completed: 'completed',
  canceled: null,
  no_show: null,
};

/** The stage a job has reached; null when it ended early. */
export function jobStage(state: JobState): JobStage | null {
  return STAGE_OF[state];
}
