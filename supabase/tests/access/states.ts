import { SIDES, uuid, type Aggregate } from './aggregate';

export const states: Aggregate = {
  tables: {
    'public.state_events': {
      target: (world) => `subject_id = ${uuid(world.scheduled.lead)}`,
      select: SIDES,
    },
  },
  functions: {
    run_due_timers: { allowed: 'nobody', given: () => ({}) },
    // The daily check's, which acts with the service role.
    health_findings: { allowed: 'nobody', given: () => ({}) },
  },
};
